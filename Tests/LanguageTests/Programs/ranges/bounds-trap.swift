let xs = [Int]()
print(xs.count)
for i in 0...xs.count - 1 { print(i) }
print("unreachable")
// expect: 0
// expect trap: Range requires lowerBound <= upperBound
