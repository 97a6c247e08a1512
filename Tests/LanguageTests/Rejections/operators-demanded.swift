struct V { var x = 1 }
struct B2<T> { var v: T }
enum N { case a(Int), b }
class K {}
protocol P1 {}
func maxOf<T>(_ a: T, _ b: T) -> T { return a > b ? a : b }
func m2<T>(_ a: T, _ b: T) -> T { if a > b { return a }; return b }
func m3<T>(_ a: T, _ b: T) -> T { a + b }
func m4<T>(_ a: [T]) -> T { a[0] + a[1] }
func m5<T>(_ a: [T], _ b: T) -> Bool { a.contains { $0 == b } }
func m6<T>(_ a: [T], _ b: T) -> [T] { a.filter { $0 != b } }
func m7<T>(_ a: [T]) -> [T] { a.sorted { $0 < $1 } }
func m8<T>(_ a: [T], _ k: T) -> Int? { for (i, x) in a.enumerated() { if x == k { return i } }; return nil }
func m9<T>(_ a: [T], _ k: T) -> Int { var i = 0; while i < a.count && a[i] != k { i += 1 }; return i }
func m10<T>(_ a: [T]) -> T { var m = a[0]; for x in a where x > m { m = x }; return m }
func m11<T>(_ a: [T]) -> T { a.reduce(a[0]) { $0 > $1 ? $0 : $1 } }
func m12<T>(_ a: T, _ b: T) -> Bool { a == b }
func m13<T>(_ a: T, _ b: T) -> Bool { return a == b && b == a }
func m14<T>(_ a: T, _ b: T) -> (Bool, Int) { (a == b, 1) }
func m15<T>(_ a: T, _ b: T) -> String { "\(a == b)" }
func m16<T>(_ a: T, _ b: T) { print(a == b, 1); print(a == b) }
func m17<T>(_ a: T, _ b: T) -> T { a * b }
func m19<T>(_ a: T, _ b: T) { let c = a + b; print(c) }
func m20<T>(_ a: [T]) -> [T] { a.map { $0 + $0 } }
func m21<T>(_ a: [T]) -> [T] { a.map { x in let y = x; return y + x } }
func m22<T: Hashable>(_ a: T, _ b: T) -> T { a < b ? a : b }
func m23(_ a: V, _ b: V) -> V { a < b ? a : b }
func m24(_ a: V, _ b: V) -> Bool { a != b ? true : false }
func m25(_ a: [V], _ b: V) -> Int? { a.firstIndex { $0 == b } }
func m26(_ a: [V], _ b: V) -> [V] { a.sorted { $0 > $1 } }
func m27(_ a: N, _ b: N) -> [N] { [a].filter { $0 == b } }
func m28(_ a: K, _ b: K) -> Int { a == b ? 1 : 2 }
func m31(_ a: V?, _ b: V) -> Bool { a == b }
func m32(_ a: V, _ b: V) -> Bool { guard a == b else { return false }; return !(a == b) }
func m33(_ a: B2<Int>, _ b: B2<Int>) -> Int { a == b ? 1 : 2 }
func m34(_ a: [V]) { for i in 0..<a.count { for j in 0..<(a.count - 1) { if a[i] > a[j] { print(1) } } } }
func m35(_ a: [K]) -> [K] { a.sorted { (x, y) -> Bool in x < y } }
func m36(_ a: [K]) -> [K] { a.sorted { (x, y) in return x < y } }
func m37<T>(_ a: T, _ b: T) -> Bool { (a <= b) }
func m38<T>(_ a: T, _ b: T) -> Int { if a < b { return -1 } else if a > b { return 1 } else { return 0 } }
func m39<T>(_ a: T) -> T { -a }
func m40<T>(_ a: inout T, _ b: T) { a += b }
func m41<T>(_ a: [T]) -> T { var s = a[0]; for x in a { s = s + x }; return s }
func m43<T>(_ a: [T]) -> T? { a.max() }
func m44<T>(_ a: [T]) -> [T] { a.sorted() }
func m45<T>(_ a: [T], _ b: T) -> Bool { a.contains(b) }
// expect error 6:47: referencing operator function '>' on 'Comparable' requires that 'T' conform to 'Comparable'
// expect error 7:40: binary operator '>' cannot be applied to two 'T' operands
// expect error 8:37: binary operator '+' cannot be applied to two 'T' operands
// expect error 9:34: referencing operator function '+' on 'FloatingPoint' requires that 'T' conform to 'FloatingPoint'
// expect error 10:56: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
// expect error 11:53: referencing operator function '!=' on 'BinaryInteger' requires that 'T' conform to 'BinaryInteger'
// expect error 12:45: referencing operator function '<' on 'Comparable' requires that 'T' conform to 'Comparable'
// expect error 13:76: binary operator '==' cannot be applied to two 'T' operands
// expect error 14:76: referencing operator function '!=' on 'BinaryInteger' requires that 'T' conform to 'BinaryInteger'
// expect error 15:63: binary operator '>' cannot be applied to two 'T' operands
// expect error 16:50: referencing operator function '>' on 'Comparable' requires that 'T' conform to 'Comparable'
// expect error 17:41: binary operator '==' cannot be applied to two 'T' operands
// expect error 18:48: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
// expect error 18:58: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
// expect error 19:49: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
// expect error 20:46: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
// expect error 21:39: referencing operator function '==' on 'Equatable' requires that 'T' conform to 'Equatable'
// expect error 21:57: binary operator '==' cannot be applied to two 'T' operands
// expect error 22:38: binary operator '*' cannot be applied to two 'T' operands
// expect error 23:41: binary operator '+' cannot be applied to two 'T' operands
// expect error 24:43: referencing operator function '+' on 'FloatingPoint' requires that 'T' conform to 'FloatingPoint'
// expect error 25:65: referencing operator function '+' on 'FloatingPoint' requires that 'T' conform to 'FloatingPoint'
// expect error 26:48: referencing operator function '<' on 'Comparable' requires that 'T' conform to 'Comparable'
// expect error 27:35: referencing operator function '<' on 'Comparable' requires that 'V' conform to 'Comparable'
// expect error 28:38: referencing operator function '!=' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
// expect error 29:56: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 30:51: referencing operator function '>' on 'Comparable' requires that 'V' conform to 'Comparable'
// expect error 31:51: referencing operator function '==' on 'Equatable' requires that 'N' conform to 'Equatable'
// expect error 32:37: referencing operator function '==' on 'Equatable' requires that 'K' conform to 'Equatable'
// expect error 33:39: operator function '==' requires that 'V' conform to 'Equatable'
// expect error 34:44: binary operator '==' cannot be applied to two 'V' operands
// expect error 34:83: binary operator '==' cannot be applied to two 'V' operands
// expect error 35:49: referencing operator function '==' on 'Equatable' requires that 'B2<Int>' conform to 'Equatable'
// expect error 36:82: referencing operator function '>' on 'Comparable' requires that 'V' conform to 'Comparable'
// expect error 37:60: binary operator '<' cannot be applied to two 'K' operands
// expect error 38:59: referencing operator function '<' on 'Comparable' requires that 'K' conform to 'Comparable'
// expect error 39:42: binary operator '<=' cannot be applied to two 'T' operands
// expect error 40:43: binary operator '<' cannot be applied to two 'T' operands
// expect error 40:71: binary operator '>' cannot be applied to two 'T' operands
// expect error 41:28: unary operator '-' cannot be applied to an operand of type 'T'
// expect error 42:39: binary operator '+=' cannot be applied to two 'T' operands
// expect error 43:63: binary operator '+' cannot be applied to two 'T' operands
// expect error 44:33: referencing instance method 'max()' on 'Sequence' requires that 'T' conform to 'Comparable'
// expect error 45:34: referencing instance method 'sorted()' on 'Sequence' requires that 'T' conform to 'Comparable'
// expect error 46:52: cannot convert value of type 'T' to expected argument type '(T) throws -> Bool'
// expect error 46:52: missing argument label 'where:' in call
