// Members that would meet a requirement but for their labels, or because they may fail, and what is missing besides.
protocol I { init(a: Int) }
struct C1: I { init?(a: Int) {} }
final class C2: I { init?(a: Int) {} }
struct C3: I { init!(a: Int) {} }
struct C4: I { init(b: Int) {} }
struct C5: I { init(b: Int) {}; init(c: Int) {} }
struct C6: I { init(b: String) {} }
struct C7: I { init(_ b: Int) {} }
final class C8: I { convenience init(b: Int) { self.init() }; init() {} }
protocol I2 { init?(a: Int) }
struct C10: I2 { init(a: Int) {} }
struct C11: I2 { init(b: Int) {} }
protocol I3 { init(_ a: Int) }
struct C12: I3 { init(b: Int) {} }
protocol SA { subscript(a i: Int) -> Int { get } }
struct S3: SA { subscript(i: Int) -> Int { 1 } }
struct S4: SA { static subscript(i: Int) -> Int { 1 } }
struct S5: SA { subscript(b i: Int) -> String { "" } }
protocol SU { subscript(i: Int) -> Int { get } }
struct S6: SU { subscript(x i: Int) -> Int { 1 } }
protocol Two { init(a: Int); func f(x: Int) }
struct T6: Two { init(b: Int) {}; func f(y: Int) {} }
struct T7: Two { init?(a: Int) {}; func f(y: Int) {} }
struct T8: Two { init?(a: Int) {}; func f(x: Int) {} }
struct T9: Two { init(a: Int) {}; func f(y: String) {} }
protocol As { associatedtype T; func f(_ t: T) }
struct A3: As { func f(t: Int) {} }
struct A5: As { typealias T = Int; func f(t: Int) {} }
class R1: I { init(a: String) {}; required init(a: Int) {} }
class R2: I { init(a: String) {} }
// expect error 3:16: non-failable initializer requirement 'init(a:)' cannot be satisfied by a failable initializer ('init?')
// expect error 4:21: non-failable initializer requirement 'init(a:)' cannot be satisfied by a failable initializer ('init?')
// expect error 6:16: initializer 'init(b:)' has different argument labels from those required by protocol 'I' ('init(a:)')
// expect error 7:8: type 'C5' does not conform to protocol 'I'
// expect error 8:8: type 'C6' does not conform to protocol 'I'
// expect error 9:16: initializer 'init(_:)' has different argument labels from those required by protocol 'I' ('init(a:)')
// expect error 10:33: initializer 'init(b:)' has different argument labels from those required by protocol 'I' ('init(a:)')
// expect error 13:18: initializer 'init(b:)' has different argument labels from those required by protocol 'I2' ('init(a:)')
// expect error 15:18: initializer 'init(b:)' has different argument labels from those required by protocol 'I3' ('init(_:)')
// expect error 17:17: subscript 'subscript(_:)' has different argument labels from those required by protocol 'SA' ('subscript(a:)')
// expect error 18:8: type 'S4' does not conform to protocol 'SA'
// expect error 19:8: type 'S5' does not conform to protocol 'SA'
// expect error 21:17: subscript 'subscript(x:)' has different argument labels from those required by protocol 'SU' ('subscript(_:)')
// expect error 23:18: initializer 'init(b:)' has different argument labels from those required by protocol 'Two' ('init(a:)')
// expect error 23:40: instance method 'f(y:)' has different argument labels from those required by protocol 'Two' ('f(x:)')
// expect error 24:18: non-failable initializer requirement 'init(a:)' cannot be satisfied by a failable initializer ('init?')
// expect error 24:41: instance method 'f(y:)' has different argument labels from those required by protocol 'Two' ('f(x:)')
// expect error 25:18: non-failable initializer requirement 'init(a:)' cannot be satisfied by a failable initializer ('init?')
// expect error 26:8: type 'T9' does not conform to protocol 'Two'
// expect error 28:8: type 'A3' does not conform to protocol 'As'
// expect error 29:41: instance method 'f(t:)' has different argument labels from those required by protocol 'As' ('f')
// expect error 31:7: type 'R2' does not conform to protocol 'I'
