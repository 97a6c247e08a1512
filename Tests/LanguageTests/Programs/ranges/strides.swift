print(Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 0, through: 9, by: 3)), Array(stride(from: 5, to: 0, by: -2)), Array(stride(from: 0, to: -1, by: 1)))
print(stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }, stride(from: 1.0, to: 0.0, by: -0.4).map { $0 })
print(stride(from: 1, to: 100, by: 10).contains(31), stride(from: 0, to: 10, by: 2).reversed().first!, stride(from: 0, to: 10, by: 2).reduce(0, +))
for (i, x) in stride(from: 10, to: 40, by: 10).enumerated() { print(i, x, terminator: "; ") }
print()
for c in stride(from: 97, through: 105, by: 4).map({ Character(UnicodeScalar($0)!) }) { print(c, terminator: "") }
print()
print(zip(stride(from: 0, to: 6, by: 2), "abc").map { "\($0)\($1)" }, stride(from: 3, to: 3, by: 1).map { $0 }.isEmpty, Array(stride(from: 2, through: 2, by: 1)))
print(stride(from: 0.1, to: 0.5, by: 0.1).map { $0 }, Array(stride(from: Float(0), to: 1, by: 0.5)))
let evens = stride(from: 0, to: Int.max, by: 2).lazy.filter { $0 % 6 == 0 }.prefix(3); print(Array(evens))
print((0...100).striding(by: 25))
extension ClosedRange where Bound == Int { func striding(by n: Int) -> [Int] { Array(Swift.stride(from: lowerBound, through: upperBound, by: n)) } }
// expect: [0, 3, 6, 9] [0, 3, 6, 9] [5, 3, 1] []
// expect: [0.0, 0.25, 0.5, 0.75, 1.0] [1.0, 0.6, 0.19999999999999996]
// expect: true 8 20
// expect: 0 10; 1 20; 2 30; 
// expect: aei
// expect: ["0a", "2b", "4c"] true [2]
// expect: [0.1, 0.2, 0.30000000000000004, 0.4] [0.0, 0.5]
// expect: [0, 6, 12]
// expect: [0, 25, 50, 75, 100]
