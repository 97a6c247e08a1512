struct Internal {}
fileprivate struct Hidden {}
public protocol PI {}
protocol QI {}
public enum E { case a(Internal), b(Int), c(x: [Internal]) }
fileprivate enum E2 { case a(Internal), b(Hidden) }
enum E3 { case a(Hidden) }
public protocol P { func f() -> Internal; func g(_ x: [Internal]); var p: Internal { get }; init(i: Internal); subscript(i: Internal) -> Int { get }; associatedtype A = Internal; associatedtype B: QI; func ok() -> Int; func h() -> any QI }
protocol P2 { func f(_ h: Hidden); var x: Hidden { get set } }
private protocol P3 { func f(_ h: Hidden); }
public extension Int { var i: Internal { Internal() }; func f() -> Internal { Internal() } ; public func g() -> Internal { Internal() }; internal func h() -> Internal { Internal() } }
extension Int { public func k() -> Internal { Internal() } ; func l() -> Hidden { Hidden() } }
fileprivate extension Int { func m() -> Hidden { Hidden() } }
public struct S { public var a: Internal; public func f(_ q: any QI) {} }
extension S { public func g() -> Internal { a } }
public extension S { func h() -> Internal { a } }
public struct G<T: QI> {}
public func gen<T: QI>(_ t: T) {}
public struct H: QI { }
public class K: L {}
class L {}
public typealias X = Internal
// expect error 5:22: enum case in a public enum uses an internal type
// expect error 5:43: enum case in a public enum uses an internal type
// expect error 7:16: enum case in an internal enum uses a fileprivate type
// expect error 8:26: method cannot be declared public because its result uses an internal type
// expect error 8:48: method cannot be declared public because its parameter uses an internal type
// expect error 8:72: property cannot be declared public because its type uses an internal type
// expect error 8:93: initializer cannot be declared public because its parameter uses an internal type
// expect error 8:112: subscript cannot be declared public because its index uses an internal type
// expect error 8:166: associated type in a public protocol uses an internal type in its default definition
// expect error 8:195: associated type in a public protocol uses an internal type in its requirement
// expect error 8:225: method cannot be declared public because its result uses an internal type
// expect error 9:20: method cannot be declared internal because its parameter uses a fileprivate type
// expect error 9:40: property cannot be declared internal because its type uses a fileprivate type
// expect error 11:28: property must be declared internal because its type uses an internal type
// expect error 11:61: method must be declared internal because its result uses an internal type
// expect error 11:106: method cannot be declared public because its result uses an internal type
// expect error 12:29: method cannot be declared public because its result uses an internal type
// expect error 12:67: method must be declared fileprivate because its result uses a fileprivate type
// expect error 14:30: property cannot be declared public because its type uses an internal type
// expect error 14:55: method cannot be declared public because its parameter uses an internal type
// expect error 15:27: method cannot be declared public because its result uses an internal type
// expect error 16:27: method must be declared internal because its result uses an internal type
// expect error 17:15: generic struct cannot be declared public because its generic parameter uses an internal type
// expect error 18:13: global function cannot be declared public because its generic parameter uses an internal type
// expect error 20:14: class cannot be declared public because its superclass is internal
// expect error 22:18: type alias cannot be declared public because its underlying type uses an internal type
