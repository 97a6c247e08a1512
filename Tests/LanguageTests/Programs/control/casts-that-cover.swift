class Foo {}
final class Bar: Foo {}
final class Baz: Foo {}
func k(_ f: Foo) -> Int { switch f { case is Bar: return 0; case is Foo: return 2 } }
print(k(Bar()), k(Foo()))
func n(_ f: Bar) -> Int { switch f { case let b as Foo: _ = b; return 1 } }
print(n(Bar()))
protocol P {}
extension Int: P {}
func p(_ x: Int, _ f: Foo) -> String { switch (x, f) { case (is P, is Bar): return "b"; case (let y as P, let g as Foo): return "\(y) \(g is Baz)" } }
print(p(1, Bar()), p(2, Baz()))
func q(_ a: Any) -> Int { switch a { case let a as Any: _ = a; return 1 } }
print(q(3))
func r(_ a: Foo?) -> Int { switch a { case is Bar: return 1; case let b?: _ = b; return 2; case nil: return 3 } }
print(r(Bar()), r(Baz()), r(nil))
// expect: 0 2
// expect: 1
// expect: b 2 true
// expect: 1
// expect: 1 2 3
