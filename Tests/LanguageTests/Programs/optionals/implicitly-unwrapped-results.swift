struct S { var m: Int = 1
  var n: Int! { get { m } set { m = newValue } }
  var o: Int! = 5 { willSet { print("will", newValue as Any) } didSet { m = oldValue } }
  func fn() -> Int! { m }
  static func sfn() -> Int! { 0 }
  subscript(i: Int) -> Int! { get { i } set { m = newValue } } }
func forced() -> Int! { 7 }
let a: Int = forced()
func g() -> Int { forced() }
func h(s: S) -> Int { s.fn() + S.sfn() }
var s: S! = S()
s.n = 3; s.o = 9; s[4] = 8
let b: Int = s[2], c: Int = s.n
print(a, g(), h(s: s), b, c, s.m, forced() + 1)
var arr: [(String, Int)]! = [("a", 1)]
for (k, v) in arr { print(k, v) }
func seq() -> [Int]! { [1, 2] }
for x in seq() { print(x) }
for x: Int in seq() { print(x) }
func ovl() -> S! { S() }
func ovl() -> String! { "s" }
let t: S = ovl(); print(t.m); let u: String = ovl(); print(u, u.count)
var tup: (Int, Int)! = (0, 0); tup.0 = 42; print(tup.0)
if forced() > 3 { print("big") }
let dict: [String: Int]! = ["x": 1]; print(dict["x"]!, dict.count)
// expect: will Optional(9)
// expect: 7 7 8 2 8 8 8
// expect: a 1
// expect: 1
// expect: 2
// expect: 1
// expect: 2
// expect: 1
// expect: s 1
// expect: 42
// expect: big
// expect: 1 1
