let a = 1..<5, b = 1...5
print(a, b, a.count, b.count, a.contains(5), b.contains(5), a.lowerBound, b.upperBound, (3..<3).isEmpty)
print((1...3).map { $0 * $0 }, (0..<10).filter { $0 % 3 == 0 }, (1...4).reduce(1, *), Array(1...3), a.reversed().map { $0 })
print((...5).contains(3), (5...).contains(3), (..<5).contains(5), a.overlaps(4..<9), a.clamped(to: 3..<10), b.first!, b.last!)
print(stride(from: 0, to: 10, by: 3).map { $0 }, stride(from: 10, through: 0, by: -5).map { $0 }, stride(from: 0.0, through: 1.0, by: 0.25).map { $0 })
for i in stride(from: 3, to: 0, by: -1) { print(i, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
print()
print(("a"..."f").contains("c"), (0.0..<1.0).contains(0.5), 0..<3 == 0..<3, (1...3) ~= 2)
// expect: 1..<5 1...5 4 5 false true 1 5 true
// expect: [1, 4, 9] [0, 3, 6, 9] 24 [1, 2, 3] [4, 3, 2, 1]
// expect: true false false true 3..<5 1 5
// expect: [0, 3, 6, 9] [10, 5, 0] [0.0, 0.25, 0.5, 0.75, 1.0]
// expect: 3 2 1 3 2 1 
// expect: true true true true
