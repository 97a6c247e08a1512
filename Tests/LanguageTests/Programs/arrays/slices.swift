let a = [10, 20, 30, 40, 50]
let s = a[1..<4]
print(s, s.startIndex, s.endIndex, s[2], s.count, Array(s), s.first!, s.last!)
print(a[...1], a[3...], a.prefix(2), a.suffix(2), a.dropFirst(), a.dropLast(2), a.prefix(while: { $0 < 30 }), a.drop { $0 < 30 })
var b = a
b[1...2] = [7, 8, 9]
print(b)
b.replaceSubrange(0..<2, with: [])
b.removeSubrange(1...)
print(b, b.indices, a.indices)
print(s.map { $0 / 10 }, s.reversed(), s.sorted(by: >), type(of: s))
// expect: [20, 30, 40] 1 4 30 3 [20, 30, 40] 20 40
// expect: [10, 20] [40, 50] [10, 20] [40, 50] [20, 30, 40, 50] [10, 20, 30] [10, 20] [30, 40, 50]
// expect: [10, 7, 8, 9, 40, 50]
// expect: [8] 0..<1 0..<5
// expect: [2, 3, 4] ReversedCollection<ArraySlice<Int>>(_base: ArraySlice([20, 30, 40])) [40, 30, 20] ArraySlice<Int>
