let n = 3
print(Array(0..<n))
print(Array(0..<(n - 5)))
// expect: [0, 1, 2]
// expect trap: Range requires lowerBound <= upperBound
