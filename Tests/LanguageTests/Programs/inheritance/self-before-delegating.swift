class Base { 
  let n: Int
  required init(n: Int) { self.n = n; print("designated", Self.self, Self.start) }
  convenience init() { print(Self.self); self.init(n: Self.start) }
  class var start: Int { 1 }
}
class Sub: Base { override class var start: Int { 2 }
  let m: Int
  required init(n: Int) { m = Self.start; super.init(n: n) }
 }
print(Sub().n, Base().n)
class Old { let k: Int; init() { k = Self.v; log() }; class var v: Int { 1 }; func log() { print(Self.v, k) }; lazy var l = Self.v }
final class New: Old { override class var v: Int { 5 } }
print(New().k, New().l, Old().k)
// expect: Sub
// expect: designated Sub 2
// expect: Base
// expect: designated Base 1
// expect: 2 1
// expect: 5 5
// expect: 5 5
// expect: 1 1
// expect: 5 5 1
