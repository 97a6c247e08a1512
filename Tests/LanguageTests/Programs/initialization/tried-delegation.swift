class A { deinit { print("deinit") }
  init(side: Int) throws { }
  init?(f: Int) { if f > 3 { return nil } }
  convenience init(_ s: Int) { try! self.init(side: s) }
  convenience init(q s: Int) throws { try self.init(side: s) }
  convenience init(r s: Int) { self.init(f: s)! }
  convenience init?(s: Int) { self.init(f: s) }
  convenience init?(t: Int) { try? self.init(side: t) }
}
class B: A { override init(side: Int) { try! super.init(side: side) } ; deinit { print("b") } }
do { let s = A(3); print(type(of: s)) }
do { let s = try A(q: 3); print(type(of: s)) }
do { let s = A(r: 3); print(type(of: s)) }
do { let s = A(s: 3); print(type(of: s)) }
do { let s = A(t: 3); print(type(of: s)) }
do { let s = B(side: 3); print(type(of: s)) }
print("end")
// expect: A
// expect: deinit
// expect: A
// expect: deinit
// expect: A
// expect: deinit
// expect: Optional<A>
// expect: deinit
// expect: Optional<A>
// expect: deinit
// expect: B
// expect: b
// expect: deinit
// expect: end
