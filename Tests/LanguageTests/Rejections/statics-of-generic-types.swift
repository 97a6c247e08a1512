// Static properties that would have to be stored for every form of a type, and property wrappers of what stores nothing.
struct B<T> {
  static var a = 1
  static let b: Int = 2
  static var c: Int { 3 }
  static var d = 4 { didSet {} }
  static let e = 5, f = 6
  static let (g, h) = (7, 8)
  struct Inner { static let a = 1 ; static var b: Int { 2 } }
  enum Keys { static let name = "name" }
  protocol None {}
}
extension B { static let i = 9 ; static var j: Int { 10 } }
extension B where T == Int { static let k = 11 }
extension B where T: Equatable { static let l = 12 }
class C<T> { class var a = 1 ; static let b = 2 ; class var c: Int { 3 } ; func f() { let value = 1 ; print(value) } }
enum E<T> { static let a = 1 ; case one(T) }
extension Array { static let a = 1 }
extension [Int] { static let b = 2 }
extension Optional { static var c: Int { 3 } }
protocol P { static var a: Int { get } }
extension P { static var a: Int { 1 } ; static let b = 2 }
struct D { static let a = 1 ; struct Inner { static let b = 2 } ; func f<T>(_ t: T) { print(t) } }
@propertyWrapper struct W<T> {
  var wrappedValue: T
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct S {
  @W var a: Int { 1 }
  @W
  var b: Int { get { 1 } set {} }
  @W var c = 1 { didSet {} }
}
extension S { @W var d: Int { 1 } }
enum F { @W var a: Int { 1 } }
func f() { @W var a: Int { 1 } ; @W var b = 1 ; b = 2 }
// expect error 3:14: static stored properties not supported in generic types
// expect error 4:14: static stored properties not supported in generic types
// expect error 6:14: static stored properties not supported in generic types
// expect error 7:14: static stored properties not supported in generic types
// expect error 7:21: static stored properties not supported in generic types
// expect error 8:15: static stored properties not supported in generic types
// expect error 8:18: static stored properties not supported in generic types
// expect error 9:29: static stored properties not supported in generic types
// expect error 10:26: static stored properties not supported in generic types
// expect error 11:12: protocol 'None' cannot be nested in a generic context
// expect error 13:26: static stored properties not supported in generic types
// expect error 15:45: static stored properties not supported in generic types
// expect error 16:24: class stored properties not supported in generic types
// expect error 16:43: static stored properties not supported in generic types
// expect error 17:24: static stored properties not supported in generic types
// expect error 18:30: static stored properties not supported in generic types
// expect error 22:52: static stored properties not supported in protocol extensions
// expect error 29:3: property wrapper cannot be applied to a computed property
// expect error 30:3: property wrapper cannot be applied to a computed property
// expect error 34:22: non-static property 'd' declared inside an extension cannot have a wrapper
// expect error 35:17: non-static property 'a' declared inside an enum cannot have a wrapper
// expect error 36:12: property wrapper cannot be applied to a computed property
