@propertyWrapper struct W<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct X<T> { var wrappedValue: T; init(wrappedValue: T, _ n: Int = 0) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Y { var wrappedValue: Int }
struct S { @W var s: String = 0; @W var t: Int = "a"; @X var u: String = 1; @X(2) var v: String = 3; @Y var w: Int = "a"; @W var x: [Int] = ["a"]; @W var y: Int? = "a"; @W var q: Bool = nil }
protocol Ob: AnyObject {}
class M {}
@propertyWrapper struct Obs<T: Ob> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct V { @Obs var m = M(); @Obs var n: M = M(); @Obs var o: M }
// expect error 4:31: cannot convert value of type 'Int' to specified type 'String'
// expect error 4:50: cannot convert value of type 'String' to specified type 'Int'
// expect error 4:74: cannot convert value of type 'Int' to specified type 'String'
// expect error 4:99: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 4:118: cannot convert value of type 'String' to specified type 'Int'
// expect error 4:142: cannot convert value of type 'String' to expected element type 'Int'
// expect error 4:165: cannot convert value of type 'String' to specified type 'Int'
// expect error 4:187: 'nil' is not compatible with expected argument type 'Bool'
// expect error 8:13: generic struct 'Obs' requires that 'M' conform to 'Ob'
// expect error 8:31: generic struct 'Obs' requires that 'M' conform to 'Ob'
// expect error 8:52: generic struct 'Obs' requires that 'M' conform to 'Ob'
