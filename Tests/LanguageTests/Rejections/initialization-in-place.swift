class A { let a: Int; var b: Int; init?(x: Int) { if x > 1 { return nil }; b = 1 } ; init?(y: Int) { b = 1; a = 2; if y > 1 { return nil } } }
class B { var l: [Int]; var d: [String: Int]; let k: Int; init() { l.append(1); d["a"] = 1; l = []; d = [:]; k = l.count; print(k) } }
struct S { var l: [Int]; var d: [String: Int]; let k: Int; init() { l.append(1); d["a"] = 1; l = []; d = [:]; k = l.count }
  init(a: Int) { l = []; let f = { a + 1 }; d = ["a": f()]; k = 1 }
  init(b: Int) { l = []; d = [:]; k = 1; let f = { self.k }; print(f()) }
  init(c: Int) { l = [1].map { $0 + c }; d = [:]; k = l[0]; l[0] = 3; l += [k] }
  init(d: Int) { self.init(c: d); l.append(2) }
  init(e: Int) { l.append(2); self.init(c: e) } }
enum E { case a, b; init(x: Int) { if x > 1 { self = .a } } ; init(y: Int) { print(self); self = .b } ; init(z: Int) { let f = { self }; self = .a; print(f()) } }
class C { var x = 1; let y: Int; init(q: Int) { let f = { self.x }; y = f() } ; init(r: Int) { [1].forEach { x += $0 }; y = 2 } ; init(s: Int) { y = x; [1].forEach { x += $0 } } }
class D: C { var z: Int; override init(q: Int) { z = 1; super.init(q: q); z = x } ; override init(r: Int) { super.init(r: r); z = 2 }; override init(s: Int) { print(x); z = 1; super.init(s: s) } }
// expect error 1:82: variable 'self.a' used before being initialized
// expect error 2:70: variable 'self.l' used before being initialized
// expect error 2:88: variable 'self.d' used before being initialized
// expect error 3:71: variable 'self.l' used before being initialized
// expect error 3:89: variable 'self.d' used before being initialized
// expect error 5:50: escaping closure captures mutating 'self' parameter
// expect error 8:18: 'self' used before 'self.init' call or assignment to 'self'
// expect error 9:59: 'self.init' isn't called on all paths before returning from initializer
// expect error 9:84: 'self' used before 'self.init' call or assignment to 'self'
// expect error 9:128: 'self' used before 'self.init' call or assignment to 'self'
// expect error 9:128: escaping closure captures mutating 'self' parameter
// expect error 10:57: 'self' captured by a closure before all members were initialized
// expect error 10:108: 'self' captured by a closure before all members were initialized
// expect error 11:115: property 'self.z' not initialized at super.init call
// expect error 11:166: 'self' used in property access 'x' before 'super.init' call
