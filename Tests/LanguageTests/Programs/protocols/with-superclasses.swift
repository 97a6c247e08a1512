class View { var name: String; init(name: String) { self.name = name }; func draw() -> String { "draw " + name } }
protocol Named: View { var title: String { get } }
extension Named { func show() -> String { title + ":" + draw() + ":" + name } }
class Button: View, Named { var title: String { "B" } }
let n: any Named = Button(name: "x")
print(n.show(), n.draw(), n.name)
let v: View = n; print(v.draw())
func g<T: Named>(_ t: T) -> String { let v: View = t; t.name = "changed"; return v.draw() + t.title }
print(g(Button(name: "y")))
protocol P2 where Self: View { func extra() -> Int }
extension P2 { func more() -> String { "\(extra()) " + draw() } }
extension Button: P2 { func extra() -> Int { 9 } }
let p2: P2 = Button(name: "z"); print(p2.more(), p2.name, (p2 as View).draw())
func h<T: P2>(_ t: T) -> String { t.draw() + t.more() }
print(h(Button(name: "w")))
protocol P3: P2 { }
extension P3 { func third() -> String { name } }
extension Button: P3 {}
print((Button(name: "k") as P3).third(), (Button(name: "k") as P3 as P2).extra())
weak var weakN: (any Named)? = n; print(weakN?.title ?? "-"); print(n === v)
let vn: View & Named = Button(name: "both"); let nn: Named = vn; print(nn.title, vn.name)
// expect: B:draw x:x draw x x
// expect: draw x
// expect: draw changedB
// expect: 9 draw z z draw z
// expect: draw w9 draw w
// expect: k 9
// expect: B
// expect: true
// expect: B both
