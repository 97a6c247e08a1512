// What an integer literal becomes where overloads could make it something else.
infix operator **: MultiplicationPrecedence
func ** (base: Double, power: Double) -> Double { (0..<Int(power)).reduce(1) { result, _ in result * base } }
func ** <T: BinaryInteger>(base: T, power: T) -> T { (0..<Int(power)).reduce(1) { result, _ in result * base } }

print([1, 2].map { $0 ** 2 }, [1, 2].map { 2 ** $0 }, [1, 2, 3].map { $0 ** $0 })
print([1, 2].map { $0 ** 2 + 1 }, [1, 2].map { 1 + $0 ** 2 }, [1, 2].map { ($0 ** 2) * $0 })
print([1, 2].filter { $0 ** 2 > 1 }, [1, 2].filter { $0 ** 2 > $0 }, [1, 2].reduce(0) { $0 + $1 ** 2 })
print([1, 2].map { $0 > 1 ? $0 ** 2 : 0 }, [1, 2].map { "\($0 ** 2)" }, [1, 2].map { ($0 ** 2, $0) })
print([1, 2].map { n -> Int in n ** 2 }, [1, 2].map { n -> Double in n ** 2 }, [1, 2].map { (n: Int) in n ** 2 })
print((1...3).map { $0 ** 2 }, zip([1, 2], [3, 4]).map { $0 ** $1 }, [1, 2].enumerated().map { $1 ** 2 })
print([1, 2].map { let square = $0 ** 2; return square })
let wanted: [Double] = [1, 2].map { $0 ** 2 }
let counted = [1, 2]
print(wanted, counted.map { $0 ** 2 }, 2 ** 3, ["a": 2].mapValues { $0 ** 2 })

func half(_ x: Double) -> Double { x / 2 }
func half(_ x: Int) -> Int { x / 2 }
print([1, 2, 3].map(half), [1, 2.5].map(half), [1, 2, 3].map { half($0) })

func name(_ x: Double) -> String { "Double" }
func name<T: BinaryInteger>(_ x: T) -> String { "integer" }
print([1, 2].map(name), [1, 2.0].map(name), name(3))

extension Array where Element == Double { func kind() -> String { "of Double" } }
extension Array where Element: BinaryInteger { func kind() -> String { "of integers" } }
print([1, 2].kind(), [1, 2.0].kind())
// expect: [1.0, 4.0] [2.0, 4.0] [1.0, 4.0, 27.0]
// expect: [2, 5] [2, 5] [1.0, 8.0]
// expect: [2] [2.0] 5.0
// expect: [0, 4] ["1", "4"] [(1.0, 1.0), (4.0, 2.0)]
// expect: [1, 4] [1.0, 4.0] [1, 4]
// expect: [1, 4, 9] [1, 16] [1, 4]
// expect: [1, 4]
// expect: [1.0, 4.0] [1, 4] 8.0 ["a": 4.0]
// expect: [0, 1, 1] [0.5, 1.25] [0, 1, 1]
// expect: ["integer", "integer"] ["Double", "Double"] integer
// expect: of integers of Double
