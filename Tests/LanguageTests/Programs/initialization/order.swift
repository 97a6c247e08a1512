func log(_ s: String, _ n: Int) -> Int { print(s); return n }
class A { var x = log("A.x", 1); init() { print("A.init", x) } }
class B: A { var y = log("B.y", 2); override init() { y = 3; super.init(); print("B.init", x, y) } }
_ = B()
struct S { var a = log("S.a", 1); var b: Int; init(b: Int) { self.b = b + a } }
print(S(b: 4).b)
let g = log("global", 5)
print(g)
struct T { static let shared = log("T.shared", 9); static var count = 0 }
print("before shared")
print(T.shared, T.shared)
class F { let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n } }
print(F(-1) == nil, F(3)!.n)
enum Dir { case up, down; init(_ s: String) { self = s == "u" ? .up : .down } }
print(Dir("u"), Dir("x"))
@propertyWrapper struct Clamped { private var v: Int; let max: Int
  var wrappedValue: Int { get { v } set { v = Swift.min(newValue, max) } }
  var projectedValue: String { "max \(max)" }
  init(wrappedValue: Int, max: Int) { self.max = max; v = Swift.min(wrappedValue, max) } }
struct W { @Clamped(max: 10) var n = 50; var other = 1 }
var w = W()
print(w.n, w.$n)
w.n = 3
print(w.n)
w.n = 99
print(w.n)
// expect: B.y
// expect: A.x
// expect: A.init 1
// expect: B.init 1 3
// expect: S.a
// expect: 5
// expect: global
// expect: 5
// expect: before shared
// expect: T.shared
// expect: 9 9
// expect: true 3
// expect: up down
// expect: 10 max 10
// expect: 3
// expect: 10
