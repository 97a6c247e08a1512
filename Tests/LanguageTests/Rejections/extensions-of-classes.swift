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
// expect error 3: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 4: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 5: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 7: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 7: 'required' initializer must be declared directly in class 'C' (not in an extension)
// expect error 8: 'required' initializer must be declared directly in class 'C' (not in an extension)
// expect error 9: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 11: designated initializer cannot be declared in an extension of 'C'; did you mean this to be a convenience initializer?
// expect error 13: designated initializer cannot be declared in an extension of 'Inner'; did you mean this to be a convenience initializer?
// expect error 16: designated initializer cannot be declared in an extension of 'G'; did you mean this to be a convenience initializer?
// expect error 19: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 19: deinitializer cannot be declared in struct 'S' that conforms to 'Copyable'
// expect error 20: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 22: deinitializers may only be declared within a class, actor, or noncopyable type
// expect error 23: inheritance from non-protocol type 'C'
