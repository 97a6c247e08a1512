for x in stride(from: 0, to: 1, by: 0.25) { print(x) }
print(Array(stride(from: 1, through: 2, by: 0.5)), stride(from: 0, to: 1, by: 0.5).map { $0 * 2 })
print(Array(stride(from: 10, to: 0, by: -3)), Array(stride(from: 0.0, to: 1, by: 0.5)))
// expect: 0.0
// expect: 0.25
// expect: 0.5
// expect: 0.75
// expect: [1.0, 1.5, 2.0] [0.0, 1.0]
// expect: [10, 7, 4, 1] [0.0, 0.5]
