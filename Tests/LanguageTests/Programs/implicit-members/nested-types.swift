class Base { init() {}
  class Derived: Base { let x: Int; init(x: Int) { self.x = x } }
  typealias Ident = Base }
let a: Base = .Derived(x: 12), b: Base = .Ident()
print(type(of: a), type(of: b))
enum Shape { struct Circle { let r: Int }; case c(Circle) }
let s: Shape = .c(.init(r: 1)); print(s)
protocol P { typealias Impl1 = C }
struct C: P { var v = 1 }
extension P { typealias Impl2 = C }
let d: C = .Impl1(), e: C = .Impl2(); print(d, e)
func take(_ b: Base) { print(type(of: b)) }
take(.Derived(x: 1))
// expect: Derived Base
// expect: c(main.Shape.Circle(r: 1))
// expect: C(v: 1) C(v: 1)
// expect: Derived
