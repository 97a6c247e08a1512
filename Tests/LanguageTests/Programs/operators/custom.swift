infix operator <>: AdditionPrecedence
infix operator |>: Pipe
precedencegroup Pipe { associativity: left lowerThan: AdditionPrecedence higherThan: AssignmentPrecedence }
infix operator ^^: Power
precedencegroup Power { associativity: right higherThan: MultiplicationPrecedence }
postfix operator %%
infix operator =~: ComparisonPrecedence
infix operator ?=: AssignmentPrecedence
func <> (a: [Int], b: [Int]) -> [Int] { zip(a, b).flatMap { [$0, $1] } }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func ^^ (a: Int, b: Int) -> Int { (0..<b).reduce(1) { x, _ in x * a } }
postfix func %% (x: Double) -> Double { x / 100 }
func =~ (text: String, part: String) -> Bool { text.contains(part) }
func ?= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
print([1, 2] <> [3, 4], 5 |> { $0 * 2 }, 2 ^^ 3 ^^ 2, 1 + 2 ^^ 3 * 2)
print(50%%, "hello" =~ "ell" && !("a" =~ "b"))
var maybe: Int?
maybe ?= 4
maybe ?= { print("never"); return 5 }()
print(maybe!)
struct Vector: Equatable { var x, y: Double
  static func + (a: Self, b: Self) -> Self { .init(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Self, b: Self) -> Self { .init(x: a.x - b.x, y: a.y - b.y) }
  static prefix func - (a: Self) -> Self { .init(x: -a.x, y: -a.y) }
  static func * (a: Self, k: Double) -> Self { .init(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Self) -> Self { a * k }
  static func * (a: Self, b: Self) -> Double { a.x * b.x + a.y * b.y }
  static func += (a: inout Self, b: Self) { a = a + b }
  static func ~= (r: Double, a: Self) -> Bool { a * a <= r * r } }
var v = Vector(x: 1, y: 2)
v += Vector(x: 1, y: 1) * 2
print(v, -v, 2 * v - v * 0.5, v * v, v == Vector(x: 3, y: 4))
switch v { case 4.0: print("near"); case 5.0: print("five"); default: print("far") }
let add: (Vector, Vector) -> Vector = (+)
print([v, v].reduce(Vector(x: 0, y: 0), add), [3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *))
extension Array { static func + (a: Self, b: Element) -> Self { a + [b] } }
print([1] + 2 + 3)
// expect: [1, 3, 2, 4] 10 512 17
// expect: 0.5 true
// expect: 4
// expect: Vector(x: 3.0, y: 4.0) Vector(x: -3.0, y: -4.0) Vector(x: 4.5, y: 6.0) 25.0 true
// expect: five
// expect: Vector(x: 6.0, y: 8.0) [3, 2, 1] 6
// expect: [1, 2, 3]
