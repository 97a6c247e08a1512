protocol Mk { init(n: Int) }
class A: Mk { var n = 1; required init(n: Int) { self.n = n } }
final class B: A {}
func mk<T: Mk>(_ t: T.Type) -> T { t.init(n: 2) }
func mk2<T: A>(_ t: T.Type) -> T { t.init(n: 2) }
func mk3<T: Mk>(_ t: T.Type) -> T { T(n: 2) }
let t: A.Type = B.self
print(mk(t), mk2(t), mk3(t), t.init(n: 3))
let u: any Mk.Type = B.self
print(u.init(n: 1), mk(u))
// expect: main.B main.B main.A main.B
// expect: main.B main.B
