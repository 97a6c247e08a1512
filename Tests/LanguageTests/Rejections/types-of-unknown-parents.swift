struct A: Drawabl { var x = 1; func draw() { self.y; foo() } }
let a = A(); a.draw(); a.paint(); let b: Int = a.x + "a"
print(E.a.rawValue, E.c)
class V: UIViewController { override func viewDidLoad() { super.viewDidLoad(); view.x = 1; title = "a" } }
class W: Bse { init(q: Int) { super.init(); nme = 1 } ; func m() { self.foo(); super.bar() } ; override var p: Int { 1 } }
let w = W(q: "a"); w.m(); w.zz()
protocol P: Unk { func f() }
struct Q: P { }
extension Q: Unk2 { func g() { h() } }
actor Ac: Unk3 { func g() { h() } }
gen(1)
// expect error 1:11: cannot find type 'Drawabl' in scope
// expect error 1:51: value of type 'A' has no member 'y'
// expect error 1:54: cannot find 'foo' in scope
// expect error 2:26: value of type 'A' has no member 'paint'
// expect error 2:54: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 3:7: cannot find 'E' in scope
// expect error 3:21: cannot find 'E' in scope
// expect error 4:10: cannot find type 'UIViewController' in scope
// expect error 4:43: method does not override any method from its superclass
// expect error 4:59: 'super' cannot be used in class 'V' because it has no superclass
// expect error 4:80: cannot find 'view' in scope
// expect error 4:92: cannot find 'title' in scope
// expect error 5:10: cannot find type 'Bse' in scope
// expect error 5:31: 'super' cannot be used in class 'W' because it has no superclass
// expect error 5:45: cannot find 'nme' in scope
// expect error 5:73: value of type 'W' has no member 'foo'
// expect error 5:80: 'super' cannot be used in class 'W' because it has no superclass
// expect error 5:109: property does not override any property from its superclass
// expect error 6:14: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 7:13: cannot find type 'Unk' in scope
// expect error 8:8: type 'Q' does not conform to protocol 'P'
// expect error 9:14: cannot find type 'Unk2' in scope
// expect error 9:32: cannot find 'h' in scope
// expect error 10:11: cannot find type 'Unk3' in scope
// expect error 10:29: cannot find 'h' in scope
// expect error 11:1: cannot find 'gen' in scope
