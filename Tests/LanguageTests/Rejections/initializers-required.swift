class A { let x: Int; required init(x: Int) { self.x = x } 
  convenience init() { self.init(x: 1) } }
class B: A {
  var y: Int
  init(y: Int) { self.y = y; super.init(x: 1) }
}
class C: B { }
class D: B { var k = 2
  override init(y: Int) { super.init(y: y) } }
class E: A { var q = 1 }
class F: A { convenience init(z: Int) { self.init(x: z) } }
class G: A { override init(x: Int) { super.init(x: x) } }
class H: A { init(x: Int) { super.init(x: x) } }
class I: A { required init(x: Int) { super.init(x: x) }
  init(s: String) { super.init(x: 1) } }
protocol P { init(a: Int); init(b: String) }
class J: P { init(a: Int) {}
  required init(b: String) {} }
final class K: P { init(a: Int) {}
  init(b: String) {} }
class L: J { }
class M: J { init() { super.init(a: 1) } }
struct N: P { init(a: Int) {}; init(b: String) {} }
class O: A {
  required init(s: String) { super.init(x: 1) }

}
// expect error 6:1: 'required' initializer 'init(x:)' must be provided by subclass of 'A'
// expect error 12:23: use the 'required' modifier to override a required initializer
// expect error 13:14: 'required' modifier must be present on all overrides of a required initializer
// expect error 17:14: initializer requirement 'init(a:)' can only be satisfied by a 'required' initializer in non-final class 'J'
// expect error 23:1: 'required' initializer 'init(b:)' must be provided by subclass of 'J'
// expect error 26:1: 'required' initializer 'init(x:)' must be provided by subclass of 'A'
