class A { init?(x: Int) { if x < 0 { return nil } }; init!(z: Int) { return nil }; convenience init?(w: Int) { self.init(x: w) } }
class B: A {
  init(y: Int) { super.init(x: y) }
  init(q: Int) { super.init(z: q) }
  init(r: Int) { super.init(x: r)! }
  override init?(x: Int) { super.init(x: x) }
  init!(e: Int) { super.init(x: e) }
}
class C { init?(n: Int) { return nil }; convenience init(s: String) { self.init(n: 3) }; convenience init(t: String) { self.init(n: 3)! } }
struct S { init?(n: Int) { return nil }; init(s: String) { self.init(n: 3) }; init(u: Int) { if u > 3 { self.init(n: u) } else { self.init(n: 1)! } } }
enum E: String { case a; init(u: Int) { self.init(rawValue: "a") }; init(v: Int) { self.init(rawValue: "a")! } ; init(w: Int) throws { try self.init(rawValue: "b") } }
extension Int { init(zz: String) { self.init(zz) } }
struct T { init?(n: Int) throws { return nil }; init(s: String) throws { try self.init(n: 3) }; init() { try! self.init(n: 3)! } }
class KA { init?(x: Int) { if x < 0 { return nil } } }
class KB: KA { init(y: Int) { super.init(x: y) } }
class KC { init?(n: Int) { return nil }; convenience init(s: String) { self.init(n: 3) } }
struct KS { init?(n: Int) { return nil }; init(s: String) { self.init(n: 3) } }
// expect error 3:24: a non-failable initializer cannot chain to failable initializer 'init(x:)' written with 'init?'
// expect error 9:76: a non-failable initializer cannot delegate to failable initializer 'init(n:)' written with 'init?'
// expect error 10:65: a non-failable initializer cannot delegate to failable initializer 'init(n:)' written with 'init?'
// expect error 10:110: a non-failable initializer cannot delegate to failable initializer 'init(n:)' written with 'init?'
// expect error 11:46: a non-failable initializer cannot delegate to failable initializer 'init(rawValue:)' written with 'init?'
// expect error 11:145: a non-failable initializer cannot delegate to failable initializer 'init(rawValue:)' written with 'init?'
// expect error 12:41: a non-failable initializer cannot delegate to failable initializer 'init(_:)' written with 'init?'
// expect error 13:83: a non-failable initializer cannot delegate to failable initializer 'init(n:)' written with 'init?'
// expect error 15:37: a non-failable initializer cannot chain to failable initializer 'init(x:)' written with 'init?'
// expect error 16:77: a non-failable initializer cannot delegate to failable initializer 'init(n:)' written with 'init?'
// expect error 17:66: a non-failable initializer cannot delegate to failable initializer 'init(n:)' written with 'init?'
