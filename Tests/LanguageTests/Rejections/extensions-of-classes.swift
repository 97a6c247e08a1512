// Initializers and ends of objects that only a class itself can declare, and extensions that inherit from classes.
class C {}
extension C { init(a: Int) {} }
extension C { init?(b: Int) { nil } }
extension C { init(c: Int) { self.init() } }
extension C { convenience init(d: Int) { self.init() } }
extension C { required init(e: Int) {} }
extension C { required convenience init(f: Int) { self.init() } }
extension C { deinit {} }
typealias Alias = C
extension Alias { init(g: Int) {} }
class Outer { class Inner { var a: Int; init() { a = 1 } } }
extension Outer.Inner { init(x: Int) { a = x } }
extension Outer { class Other { init(x: Int) {} ; deinit {} } }
class G<T> {}
extension G { init(t: T) {} }
extension G where T == Int { convenience init(i: Int) { self.init() } }
struct S {}
extension S { init(a: Int) {} ; deinit {} }
extension Int { deinit {} }
protocol P {}
extension P { deinit {} }
extension S: C {}
actor A {}
extension A { init(a: Int) { self.init() } }
// expect error 3:15: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 4:15: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 5:15: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 7:24: 'required' initializer must be declared directly in class 'C' (not in an extension)
// expect error 7:24: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 8:36: 'required' initializer must be declared directly in class 'C' (not in an extension)
// expect error 9:15: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 11:19: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 13:25: designated initializer cannot be declared in an extension of 'Inner'; did you mean this to be a convenience initializer?
// expect error 16:15: designated initializer cannot be declared in an extension of 'G'; did you mean this to be a convenience initializer?
// expect error 19:33: deinitializer cannot be declared in struct 'S' that conforms to 'Copyable'
// expect error 19:33: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 20:17: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 22:15: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 23:1: inheritance from non-protocol type 'C'
