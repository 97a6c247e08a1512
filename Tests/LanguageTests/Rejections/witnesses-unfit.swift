// Members of the names that a protocol requires, which do not do what it asks: they cannot be set, change the value when they are read,
// fail, or take, give and stand for other types. Beside each stand members that do.
struct X {}
protocol G { var a: Int { get set } }
struct A1: G { var a: Int { 1 } }
class A2: G { var a: Int { 1 } }
struct A3: G { private(set) var a = 1 }
struct A4: G { fileprivate(set) var a = 1 }
struct A6: G { lazy var a = 1 }
final class A7: G { lazy var a = 1 }
protocol R { var a: Int { get } }
struct B1: R { lazy var a = 1 }
final class B2: R { lazy var a = 1 }
struct B3: R { var a: Int { get throws { 1 } } }
struct B4: R { var a: Int { get async { 1 } } }
struct B5: R { var a: Int { mutating get { 1 } } }
protocol RT { var a: Int { get throws } }
struct B6: RT { var a: Int { get throws { 1 } } }
struct B7: RT { var a: Int { get async { 1 } } }
protocol RA { var a: Int { get async throws } }
struct B8: RA { var a: Int { get async { 1 } } }
struct B9: RA { let a = 1 }
protocol RM { var a: Int { mutating get } }
struct B10: RM { lazy var a = 1 }
extension G { var a: Int { 2 } }
struct A8: G {}
struct A11: G { private var a = 1 }
protocol SG { static var a: Int { get set } }
struct A13: SG { static let a = 1 }
struct A14: SG { static var a: Int { 1 } }
struct A15: SG { private(set) static var a = 1 }
class A16 { var a: Int { 1 } }
class A17: A16, G {}
protocol F { func f(x: Int) -> String }
struct L1: F { func f(x: inout Int) -> String { "" } }
protocol FI { func f(x: inout Int) -> String }
struct L2: FI { func f(x: Int) -> String { "" } }
struct L2b: FI { func f(x: inout Int) -> String { "" } }
protocol I { init(a: Int) }
struct L3: I { init(a: String) {} }
final class L4: I { init(a: String) {} }
struct L5: I { init(a: Int?) {} }
struct L6: I { init(a: Any) {} }
struct L7: I { init<T>(a: T) {} }
struct L8: I { let a: Int }
struct L9: I { let a: String }
struct L10: I { init(a: String) {}; init(a: Int) {} }
class L11: I { init(a: String) {} }
class L12: I { init(a: String) {}; required init(a: Int) {} }
protocol SU { subscript(i: Int) -> Int { get } }
struct S1: SU { subscript(i: Int) -> String { "" } }
struct S2: SU { subscript(i: Int) -> Int? { nil } }
struct S3: SU { subscript(i: Int) -> Int { 1 } }
struct S4: SU { subscript<T>(i: T) -> Int { 1 } }
struct S5: SU { subscript<T>(i: Int) -> T { fatalError() } }
struct S7: SU { subscript(i: Int) -> Int { get throws { 1 } } }
protocol ST { static var a: Int { get } }
enum E1: ST { case a }
enum E2: ST { case a; static var b: Int { 1 } }
protocol SF { static func a(_ x: Int) -> Self }
enum E3: SF { case a(Int) }
enum E4: SF { case a(String) }
enum E5: SF { case a }
protocol SS { static var a: Self { get } }
enum E7: SS { case a }
enum E8: SS { case a(Int) }
protocol SA { associatedtype T; static var a: T { get } }
enum E9: SA { case a }
protocol As { associatedtype T; func f(_ t: T) }
struct T2: As { typealias T = Int; func f<X>(_ t: X) {} }
struct T4: As { func f(_ t: Int) {} }
protocol Eq { associatedtype T: Equatable; var t: T { get } }
struct Q1: Eq { var t = X() }
struct Q2: Eq { let t: [X] = [] }
struct Q3: Eq { let t: [Int] = [] }
struct Q4: Eq { typealias T = Int; let t = X() }
struct Q5<U>: Eq { let t: U }
struct Q6<U: Equatable>: Eq { let t: U }
struct Q7: Eq { let t: X? }
struct Q8: Eq { let t: (Int, Int) }
struct Q9: Eq { let t: () -> Void }
struct Q10: Eq { let t: any Equatable }
struct Q11: Eq { typealias T = X; let t = X() }
protocol TA { associatedtype T; var t: T { get } }
protocol TC { associatedtype V: TA; var v: V { get } }
struct D3: TA { let t: X }
struct D4: TC { let v: X }
struct D5: TC { let v: [D3] }
struct D6<U>: TC { let v: U }
struct D7<U> { let v: U }
extension D7: TC where U: TA {}
struct D8<U> { let v: U }
extension D8: TC {}
protocol TE { associatedtype T: Error; var t: T { get } }
struct D9: TE { let t: any Error }
struct D10: TE { let t: Never }
protocol TG { associatedtype T: Equatable; func f(_ t: T) }
struct D11: TG { func f(_ t: X) {}; func f(_ t: Int) {} }
struct Z<U>: F {}
// expect error 5:8: type 'A1' does not conform to protocol 'G'
// expect error 6:7: type 'A2' does not conform to protocol 'G'
// expect error 7:33: setter for property 'a' must be declared internal because it matches a requirement in internal protocol 'G'
// expect error 8:37: setter for property 'a' must be declared internal because it matches a requirement in internal protocol 'G'
// expect error 9:8: type 'A6' does not conform to protocol 'G'
// expect error 12:8: type 'B1' does not conform to protocol 'R'
// expect error 14:8: type 'B3' does not conform to protocol 'R'
// expect error 15:8: type 'B4' does not conform to protocol 'R'
// expect error 16:8: type 'B5' does not conform to protocol 'R'
// expect error 19:8: type 'B7' does not conform to protocol 'RT'
// expect error 26:8: type 'A8' does not conform to protocol 'G'
// expect error 27:29: property 'a' must be declared internal because it matches a requirement in internal protocol 'G'
// expect error 29:8: type 'A13' does not conform to protocol 'SG'
// expect error 30:8: type 'A14' does not conform to protocol 'SG'
// expect error 31:42: setter for property 'a' must be declared internal because it matches a requirement in internal protocol 'SG'
// expect error 33:7: type 'A17' does not conform to protocol 'G'
// expect error 35:8: type 'L1' does not conform to protocol 'F'
// expect error 37:8: type 'L2' does not conform to protocol 'FI'
// expect error 40:8: type 'L3' does not conform to protocol 'I'
// expect error 41:13: type 'L4' does not conform to protocol 'I'
// expect error 42:8: type 'L5' does not conform to protocol 'I'
// expect error 43:8: type 'L6' does not conform to protocol 'I'
// expect error 46:8: type 'L9' does not conform to protocol 'I'
// expect error 48:7: type 'L11' does not conform to protocol 'I'
// expect error 51:8: type 'S1' does not conform to protocol 'SU'
// expect error 52:8: type 'S2' does not conform to protocol 'SU'
// expect error 56:8: type 'S7' does not conform to protocol 'SU'
// expect error 58:6: type 'E1' does not conform to protocol 'ST'
// expect error 59:6: type 'E2' does not conform to protocol 'ST'
// expect error 62:6: type 'E4' does not conform to protocol 'SF'
// expect error 63:6: type 'E5' does not conform to protocol 'SF'
// expect error 66:6: type 'E8' does not conform to protocol 'SS'
// expect error 73:8: type 'Q1' does not conform to protocol 'Eq'
// expect error 74:8: type 'Q2' does not conform to protocol 'Eq'
// expect error 76:8: type 'Q4' does not conform to protocol 'Eq'
// expect error 77:8: type 'Q5<U>' does not conform to protocol 'Eq'
// expect error 79:8: type 'Q7' does not conform to protocol 'Eq'
// expect error 80:8: type 'Q8' does not conform to protocol 'Eq'
// expect error 81:8: type 'Q9' does not conform to protocol 'Eq'
// expect error 82:8: type 'Q10' does not conform to protocol 'Eq'
// expect error 83:8: type 'Q11' does not conform to protocol 'Eq'
// expect error 87:8: type 'D4' does not conform to protocol 'TC'
// expect error 88:8: type 'D5' does not conform to protocol 'TC'
// expect error 89:8: type 'D6<U>' does not conform to protocol 'TC'
// expect error 93:1: type 'D8<U>' does not conform to protocol 'TC'
// expect error 99:8: type 'Z<U>' does not conform to protocol 'F'
