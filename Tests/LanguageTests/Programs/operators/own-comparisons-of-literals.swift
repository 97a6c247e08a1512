struct Sel: ExpressibleByStringLiteral { var s: String; init(stringLiteral v: String) { s = v }
  static func > (a: Sel, b: Sel) -> Sel { Sel(stringLiteral: a.s + ">" + b.s) }
  static func + (a: Sel, b: Sel) -> Sel { Sel(stringLiteral: a.s + "+" + b.s) }
  static func /= (a: inout Sel, b: String) { a.s += "/" + b }
  static func <= (a: Sel, b: String) -> Int { b.count } }
func css(_ s: Sel) -> String { s.s }
print(css("div" > "p"), css("a" + "b"), css("a" + "b" > "c"))
let t: Sel = "a" > "b"
let d: Sel = "x"
print(t.s, (d > "y").s, d <= "abc", 1 > 2)
var p: Sel = "usr"
p /= "x"
print(p.s)
let all: [Sel] = ["a" > "b", "c"]
print(all.map(\.s))
// expect: div>p a+b a+b>c
// expect: a>b x>y 3 false
// expect: usr/x
// expect: ["a>b", "c"]
