struct V { var x = 1; var next: W? ; func me() -> V { self } ; static func make() -> V { V(next: nil) } }
struct W { var x = 1 }
func f<T>(_ t: T) -> T { t }
func g(_ v: V) -> V { v }
func a1(_ a: V, _ b: V) -> Bool { g(a) == g(b) }
func a2(_ a: V, _ b: V) -> Bool { f(a) == f(b) }
func a3(_ a: [V], _ b: [V]) -> Bool { a.first! == b.first! }
func a4(_ a: [V], _ b: V) -> Bool { a.first == b }
func a5(_ a: V, _ b: V) -> Bool { a.next! == b.next! }
func a6(_ a: V, _ b: V) -> Bool { a.me() == b.me() }
func a7(_ a: V, _ b: V) -> Bool { V.make() == b }
func a8(_ a: V, _ b: V) -> Bool { V(next: nil) == b }
func a9(_ a: V, _ b: V) -> Bool { a == V(next: nil) }
func a10(_ a: [V], _ b: V) -> [V] { a.map { $0 - $0 } }
func a11(_ a: [V], _ b: V) -> [V] { a.map { $0 * $0 } }
func a12(_ a: [V], _ b: V) -> [V] { a.map { $0 / $0 } }
func a13(_ a: [V], _ b: V) -> [V] { a.map { $0 % $0 } }
func a14(_ a: [V], _ b: V) -> [Bool] { a.map { $0 <= $0 } }
func a15(_ a: [V], _ b: V) -> [Bool] { a.map { $0 >= $0 } }
func a16(_ a: [V], _ b: V) -> V { a[0] - a[1] }
func a17(_ a: [V], _ b: V) -> V { a[0] * a[1] }
func a18(_ a: [V], _ b: V) -> V { a[0] / a[1] }
func a19(_ a: [V], _ b: V) -> Bool { a[0] <= a[1] }
func a20(_ a: [V], _ b: V) -> Bool { a[0] != a[1] }
func a21(_ a: [V], _ b: V) -> Bool { a[0] >= b }
func a22(_ a: V, _ b: V) -> V { true ? a + b : a }
func a23(_ a: V, _ b: V) -> V { true ? a * b : a }
func a24(_ a: V, _ b: V) -> Bool { !(a == b) }
func a25(_ a: V, _ b: V) -> Bool { a == b && true }
func a26(_ a: V, _ b: V) -> Bool { let c = (a == b); return c }
func a27(_ a: V, _ b: V) -> Bool { let c: Bool = a < b; return c }
func a28(_ a: V, _ b: V) -> Bool { return (a != b) }
func a29(_ a: V, _ b: V) -> Bool { return a == b ? true : a != b }
func a30(_ a: [String: V], _ b: V) -> Bool { return a["x"]! == b }
func a31(_ a: [V], _ b: V) -> Bool { for x in a { if x == b { return true } }; return false }
func a32(_ a: [[V]], _ b: V) -> Bool { a[0][1] == b }
func a33(_ a: [V], _ b: V) -> V { a[0] % a[1] }
func a34(_ a: [V], _ b: V) -> Bool { a.contains(where: { x in x == b }) }
func a35(_ a: [V], _ b: V) -> Bool { a.contains(where: { x -> Bool in x == b }) }
func a36(_ a: [V], _ b: V) -> Bool { a.contains { x in print(x); return x == b } }
func a37(_ a: [V], _ b: V) -> Int { a.filter { $0 == b }.count }
func a38(_ a: [V], _ b: V) -> Int { a.filter { $0.x == 1 && $0 == b }.count }
func a39(_ a: [V], _ b: V) { assert(a[0] == b); precondition(b == b, "x"); print([b == b]) }
func a41(_ a: V, _ b: V) { switch a == b { case true: break; default: break }; while a == b { }; repeat {} while a != b; guard a == b, a != b else { return } }
func a42(_ a: V, _ b: V) { if a == b, a != b {} else if a != b {}; if (a == b) == true {} }
// expect error 5:40: binary operator '==' cannot be applied to two 'V' operands
// expect error 6:40: binary operator '==' cannot be applied to two 'V' operands
// expect error 7:48: binary operator '==' cannot be applied to two 'V' operands
// expect error 8:45: operator function '==' requires that 'V' conform to 'Equatable'
// expect error 9:43: binary operator '==' cannot be applied to two 'W' operands
// expect error 10:42: binary operator '==' cannot be applied to two 'V' operands
// expect error 11:44: binary operator '==' cannot be applied to two 'V' operands
// expect error 12:48: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 13:37: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 14:48: referencing operator function '-' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
// expect error 15:48: referencing operator function '*' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
// expect error 16:48: referencing operator function '/' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
// expect error 17:48: referencing operator function '%' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
// expect error 18:51: referencing operator function '<=' on 'Comparable' requires that 'V' conform to 'Comparable'
// expect error 19:51: referencing operator function '>=' on 'Comparable' requires that 'V' conform to 'Comparable'
// expect error 20:40: referencing operator function '-' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
// expect error 21:40: referencing operator function '*' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
// expect error 22:40: referencing operator function '/' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
// expect error 23:43: referencing operator function '<=' on 'Comparable' requires that 'V' conform to 'Comparable'
// expect error 24:43: referencing operator function '!=' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
// expect error 25:43: referencing operator function '>=' on 'Comparable' requires that 'V' conform to 'Comparable'
// expect error 26:42: referencing operator function '+' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
// expect error 27:42: referencing operator function '*' on 'FloatingPoint' requires that 'V' conform to 'FloatingPoint'
// expect error 28:40: binary operator '==' cannot be applied to two 'V' operands
// expect error 29:38: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 30:47: binary operator '==' cannot be applied to two 'V' operands
// expect error 31:52: binary operator '<' cannot be applied to two 'V' operands
// expect error 32:46: binary operator '!=' cannot be applied to two 'V' operands
// expect error 33:45: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 33:61: referencing operator function '!=' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
// expect error 34:61: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 35:56: binary operator '==' cannot be applied to two 'V' operands
// expect error 36:48: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 37:40: referencing operator function '%' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
// expect error 38:65: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 39:73: binary operator '==' cannot be applied to two 'V' operands
// expect error 40:75: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 41:51: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 42:64: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 43:42: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 43:64: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 43:85: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 44:37: binary operator '==' cannot be applied to two 'V' operands
// expect error 44:88: binary operator '==' cannot be applied to two 'V' operands
// expect error 44:116: binary operator '!=' cannot be applied to two 'V' operands
// expect error 44:130: binary operator '==' cannot be applied to two 'V' operands
// expect error 44:138: binary operator '!=' cannot be applied to two 'V' operands
// expect error 45:33: binary operator '==' cannot be applied to two 'V' operands
// expect error 45:41: binary operator '!=' cannot be applied to two 'V' operands
// expect error 45:59: binary operator '!=' cannot be applied to two 'V' operands
// expect error 45:74: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
