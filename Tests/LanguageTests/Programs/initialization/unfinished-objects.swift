struct E: Error {}
class C {
  let name: String
  var other: Int
  init(_ fail: Bool) throws { name = "c"; if fail { throw E() }; other = 1; print("done") }
  deinit { print("deinit") }
}
do { _ = try C(true) } catch { print("caught") }
do { _ = try C(false) } catch { print("caught") }
class D {
  let a: Int
  init?(_ n: Int) { if n < 0 { return nil }; a = n }
  deinit { print("D deinit") }
}
print(D(-1) == nil)
_ = D(1)
print("after")
class F {
  let a: Int
  init?(_ n: Int) { a = n; if n < 0 { return nil } }
  deinit { print("F deinit") }
}
print(F(-1) == nil)
class Base { init() throws { } ; deinit { print("Base deinit") } }
class Sub: Base {
  var t = Tracker("t")
  override init() throws { try super.init(); throw E() }
  deinit { print("Sub deinit") }
}
class Tracker { let n: String; init(_ n: String) { self.n = n }; deinit { print("tracker", n) } }
do { _ = try Sub() } catch { print("caught sub") }
class Sub2: Base {
  var t = Tracker("t2")
  init(x: Int) throws { if x > 0 { throw E() }; try super.init() }
  deinit { print("Sub2 deinit") }
}
do { _ = try Sub2(x: 1) } catch { print("caught sub2") }
// expect: caught
// expect: done
// expect: deinit
// expect: true
// expect: D deinit
// expect: after
// expect: F deinit
// expect: true
// expect: Sub deinit
// expect: Base deinit
// expect: tracker t
// expect: caught sub
// expect: tracker t2
// expect: caught sub2
