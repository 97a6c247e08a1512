import Foundation

struct Err: Error {}
class N0: NSObject {
  let k: Int
  init(k: Int) { self.k = k }
  override init() {
    k = 1
    super.init()
  }
}
print(N0(k: 3).k, N0().k)
class B0 {
  var a: Int
  init(a: Int = 4) { self.a = a }
  convenience init(s: String) { self.init(a: Int(s)!) }
}
class B1: B0 {
  var b: Int
  init(b: Int) { self.b = b }
  init(x: Int) {
    b = x
    super.init(a: x)
    a += 1
  }
  convenience init() { self.init(b: 9) }
}
print(B1(b: 2).a, B1(x: 3).a, B1().b)
class G0<T> {
  var t: T?
  init() {}
}
class G1: G0<Int> {
  var z = 1
  init(z: Int) { self.z = z }
  override init() {
    super.init()
    t = 5
  }
}
print(G1(z: 3).z, G1().t!)
class R0 { required init() {} }
class R1: R0 {
  let n: Int
  init(n: Int) {
    self.n = n
    super.init()
  }
  required init() { n = 0 }
}
print(R1(n: 4).n, R1().n)
class F0 {
  let v: Int
  init?(v: Int) {
    if v < 0 { return nil }
    self.v = v
  }
}
class F1: F0 {
  init?(w: Int) {
    guard w != 3 else { return nil }
    super.init(v: w)
  }
  override init?(v: Int) {
    if v == 1 { return nil }
    super.init(v: v * 2)
  }
}
print(F1(w: 3) == nil, F1(w: -1) == nil, F1(v: 4)!.v)
class T0: Error {
  let m: String
  init(m: String) throws {
    if m.isEmpty { throw Err() }
    self.m = m
  }
}
class T1: T0 {
  let extra = 1
  init(n: Int) throws {
    if n == 0 { throw Err() }
    try super.init(m: "\(n)")
  }
}
print((try? T1(n: 0)) == nil, try T1(n: 4).m)
class D0 {
  init() {}
  init(x: Int) {}
}
class D1: D0 {
  override init() { super.init() }
  init(y: Int) { if y > 0 { super.init(x: y) } else { super.init() } }
  init(sw: Int) {
    switch sw {
    case 0: super.init()
    default: super.init(x: sw)
    }
  }
}
print(D1(y: 1) is D0, D1(sw: 0) is D0)
class E0: D0 {}
print(E0(x: 3) is D0)
// expect: 3 1
// expect: 4 4 9
// expect: 3 5
// expect: 4 0
// expect: true true 8
// expect: true 4
// expect: true true
// expect: true
