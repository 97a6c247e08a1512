precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
infix operator **: PowerPrecedence
prefix operator √
postfix operator ‰
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { n, _ in n * base } }
prefix func √ (x: Double) -> Double { x * 0.5 }
postfix func ‰ (x: Double) -> Double { x / 1000 }
infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
infix operator <+>
func <+> (a: [Int], b: [Int]) -> [Int] { zip(a, b).map(+) }
print(2 ** 3 ** 2, 2 * 3 ** 2, √16 + 1, 5.0‰)
print(3 |> { $0 + 1 }, [1, 2] <+> [10, 20])
struct V: Equatable { var x, y: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }; static func += (a: inout V, b: V) { a = a + b }; static func * (a: V, n: Int) -> V { V(x: a.x * n, y: a.y * n) } }
var v = V(x: 1, y: 2)
v += V(x: 1, y: 1) * 3
print(v, -v, v == V(x: 4, y: 5), v != -v)
// expect: 512 18 9.0 0.005
// expect: 4 [11, 22]
// expect: V(x: 4, y: 5) V(x: -4, y: -5) true true
