class B { var a: Int; let b: Int; var e: (() -> Int)?
  init(d: Int) { a = 1; e = { [weak self] in self!.a }; b = 2 } }
class B2 { var f: B2; init(b: Int) { f = self } }
class B3 { var a: Int; weak var d: B3?; init(b: Int) { d = self; a = 1 } ; init(c: Int) { print(self); a = 1 } ; init(e: Int) { let x = self; a = 1; x.a = 2 } }
class P { var a: Int; init(a: Int) { self.a = a } }
class D: P { let k: Int; var l = 3
  init(x: Int) { super.init(a: x); k = x } }
class D2: P { var k: Int
  init(x: Int) { super.init(a: x); k = x } }
class C { init() { } }
class D3: C { let b: Int ; override init() { } }
class E: C { var n: Int ; init(x: Int) { print(x) } }
class F: P { init(z: Int) { print(z) } }
// expect error 2:37: variable 'self.b' used before being initialized
// expect error 3:40: variable 'self.f' used before being initialized
// expect error 4:60: variable 'self.a' used before being initialized
// expect error 4:97: variable 'self.a' used before being initialized
// expect error 4:137: variable 'self.a' used before being initialized
// expect error 7:24: property 'self.k' not initialized at super.init call
// expect error 7:38: immutable value 'self.k' may only be initialized once
// expect error 9:24: property 'self.k' not initialized at super.init call
// expect error 11:37: property 'self.b' not initialized at implicitly generated super.init call
// expect error 12:27: property 'self.n' not initialized at implicitly generated super.init call
// expect error 13:38: 'super.init' isn't called on all paths before returning from initializer
