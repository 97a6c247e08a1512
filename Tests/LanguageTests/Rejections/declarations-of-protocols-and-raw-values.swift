// Protocols that refine themselves or give default arguments, raw values said twice or by no literal, and `any` before no protocol.
protocol P: P {}
protocol P1: Q1 {}
protocol Q1: P1 {}
protocol Q2: Q3 {}
protocol Q3: Q4 {}
protocol Q4: Q2 {}
protocol P2 { func f(a: Int = 1); subscript(i: Int = 1) -> Int { get } }
protocol P3 { init(a: Int = 2) }
enum E1: String { case a = "b", b }
enum E2: Int { case a = 1 + 1 }
enum E3: Int { case a, b = 0, c }
enum E4: Double { case a = 1, b, c = 2.0 }
enum E5: Int { case a = -1, b, c = 1 }
enum E6: String { case a = "x\(1)" }
typealias Count = Int
func f1(_ a: any Int, b: [any [Int]]) {}
func f2(_ a: any Count, b: any P2, c: any Any) {}
func count<T>(_ a: T) -> Int where T: Collection { a.count }
func g2<T>(_ a: T) where T.Element == Int, T: Sequence {}
// expect error 2:10: protocol 'P' refines itself
// expect error 4:10: protocol 'Q1' refines itself
// expect error 6:10: protocol 'Q3' refines itself
// expect error 8:15: default argument not permitted in a protocol method
// expect error 8:35: default argument not permitted in a protocol subscript
// expect error 9:15: default argument not permitted in a protocol initializer
// expect error 10:33: raw value for enum case is not unique
// expect error 11:25: raw value for enum case must be a literal
// expect error 12:28: raw value for enum case is not unique
// expect error 13:38: raw value for enum case is not unique
// expect error 15:28: raw value for enum case must be a literal
// expect error 17:14: 'any' has no effect on concrete type 'Int'
// expect error 17:27: 'any' has no effect on concrete type '[Int]'
// expect error 18:14: 'any' has no effect on concrete type 'Count' (aka 'Int')
