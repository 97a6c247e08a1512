@resultBuilder struct Steps {
  static func buildExpression(_ n: Int) -> [Int] { [n] }
  static func buildExpression(_ list: [Int]) -> [Int] { list }
  static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
  static func buildEither(first: [Int]) -> [Int] { first }
  static func buildEither(second: [Int]) -> [Int] { second.reversed() }
  static func buildOptional(_ part: [Int]?) -> [Int] { part ?? [] }
}
func steps(@Steps _ make: (Int) -> [Int]) -> [Int] { make(3) }
print(steps { n in n; n + 1; [n * 2, 0] })
print(steps { n in if n == 3 { 1; 2 } else { 3 }; if let m = Optional(n), m > 5 { m } })
print(steps { if $0 > 5 { 1 } else { 2; 3 } })
struct Plan { @Steps var all: [Int] { 1; if Bool(true) { 2 }; [3, 4] } }
print(Plan().all)
// expect: [3, 4, 6, 0]
// expect: [1, 2]
// expect: [3, 2]
// expect: [1, 2, 3, 4]
