let slice = [1, 2, 3, 4][1...2]
print(slice.withUnsafeBufferPointer { $0.reduce(0, +) })
var s = [5, 6, 7, 8][1...]
s.withUnsafeMutableBufferPointer { $0[0] = 60 }
print(s, s.startIndex)
print(zip([1, 2, 3], ["a", "b"]).underestimatedCount, zip(1...3, "abcd").underestimatedCount)
// expect: 5
// expect: [60, 7, 8] 1
// expect: 2 3
