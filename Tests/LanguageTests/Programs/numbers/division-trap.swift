func average(_ values: [Int]) -> Int { values.reduce(0, +) / values.count }
print(average([1, 2, 3]))
print(average([]))
// expect: 2
// expect trap: Division by zero
