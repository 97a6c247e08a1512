struct V { let a = 1; var b = 2; var arr = [1]; let fixed = [1]; var c: Int { 3 }
  subscript(i: Int) -> Int { 1 }
  subscript(s: String) -> [Int] { get { [] } set {} }
  var cs: [Int] { [1] }
  func m() { b += 1; arr.append(2); arr[0] = 3; inc(&b); b = 2; self.b = 3 }
  mutating func n() { a += 1; fixed.append(3); c += 1; c = 3; inc(&c); cs.append(2); self[1] = 2; self[1] += 2; inc(&self[1]) } }
func inc(_ x: inout Int) {}
let v = V()
v.b += 1
v.arr.append(1)
v.arr[0] = 1
v.b = 2
inc(&v.b)
v["x"].append(1)
v["x"] = []
var w = V()
w.a += 1
w.a = 2
inc(&w.a)
w.fixed.append(2)
w.fixed[0] = 2
w.c = 1
w.c += 1
w[0] = 1
w[0] += 1
inc(&w[0])
func make() -> V { V() }
make().b = 1
make().b += 1
make().arr.append(1)
inc(&make().b)
func p(_ v: V, _ i: Int) { v.b = 1; v.b += 1; v.arr.append(1); inc(&i); inc(&v.b) }
for x in [V()] { x.b = 1 }
if let y = Optional(V()) { y.b += 1 }
let (q, r) = (1, 2)
q += r
let d = ["a": [1]]
d["a"]?.append(1)
d["b"] = [2]
d["a", default: []].append(2)
d["a"]! += [1]
let t = (1, 2)
t.0 = 1
t.0 += 1
class K { let z = 1; var y = [1] }
let k = K()
k.z = 2
k.z += 2
k.y.append(2)
"abc".append("d")
let cl = { v.b += 1 }
// expect error 5:16: left side of mutating operator isn't mutable: 'self' is immutable
// expect error 5:26: cannot use mutating member on immutable value: 'self' is immutable
// expect error 5:40: cannot assign through subscript: 'self' is immutable
// expect error 5:53: cannot pass immutable value as inout argument: 'self' is immutable
// expect error 5:58: cannot assign to property: 'self' is immutable
// expect error 5:70: cannot assign to property: 'self' is immutable
// expect error 6:25: left side of mutating operator isn't mutable: 'a' is a 'let' constant
// expect error 6:37: cannot use mutating member on immutable value: 'fixed' is a 'let' constant
// expect error 6:50: left side of mutating operator isn't mutable: 'c' is a get-only property
// expect error 6:56: cannot assign to property: 'c' is a get-only property
// expect error 6:67: cannot pass immutable value as inout argument: 'c' is a get-only property
// expect error 6:75: cannot use mutating member on immutable value: 'cs' is a get-only property
// expect error 6:90: cannot assign through subscript: subscript is get-only
// expect error 6:107: left side of mutating operator isn't mutable: subscript is get-only
// expect error 6:117: cannot pass immutable value as inout argument: subscript is get-only
// expect error 9:5: left side of mutating operator isn't mutable: 'v' is a 'let' constant
// expect error 10:7: cannot use mutating member on immutable value: 'v' is a 'let' constant
// expect error 11:6: cannot assign through subscript: 'v' is a 'let' constant
// expect error 12:3: cannot assign to property: 'v' is a 'let' constant
// expect error 13:5: cannot pass immutable value as inout argument: 'v' is a 'let' constant
// expect error 14:8: cannot use mutating member on immutable value: 'v' is a 'let' constant
// expect error 15:2: cannot assign through subscript: 'v' is a 'let' constant
// expect error 17:5: left side of mutating operator isn't mutable: 'a' is a 'let' constant
// expect error 18:3: cannot assign to property: 'a' is a 'let' constant
// expect error 19:5: cannot pass immutable value as inout argument: 'a' is a 'let' constant
// expect error 20:9: cannot use mutating member on immutable value: 'fixed' is a 'let' constant
// expect error 21:8: cannot assign through subscript: 'fixed' is a 'let' constant
// expect error 22:3: cannot assign to property: 'c' is a get-only property
// expect error 23:5: left side of mutating operator isn't mutable: 'c' is a get-only property
// expect error 24:2: cannot assign through subscript: subscript is get-only
// expect error 25:6: left side of mutating operator isn't mutable: subscript is get-only
// expect error 26:5: cannot pass immutable value as inout argument: subscript is get-only
// expect error 28:8: cannot assign to property: 'make' returns immutable value
// expect error 29:10: left side of mutating operator isn't mutable: 'make' returns immutable value
// expect error 30:12: cannot use mutating member on immutable value: 'make' returns immutable value
// expect error 31:5: cannot pass immutable value as inout argument: 'make' returns immutable value
// expect error 32:30: cannot assign to property: 'v' is a 'let' constant
// expect error 32:41: left side of mutating operator isn't mutable: 'v' is a 'let' constant
// expect error 32:53: cannot use mutating member on immutable value: 'v' is a 'let' constant
// expect error 32:68: cannot pass immutable value as inout argument: 'i' is a 'let' constant
// expect error 32:77: cannot pass immutable value as inout argument: 'v' is a 'let' constant
// expect error 33:20: cannot assign to property: 'x' is a 'let' constant
// expect error 34:32: left side of mutating operator isn't mutable: 'y' is a 'let' constant
// expect error 36:3: left side of mutating operator isn't mutable: 'q' is a 'let' constant
// expect error 38:9: cannot use mutating member on immutable value: 'd' is a 'let' constant
// expect error 39:2: cannot assign through subscript: 'd' is a 'let' constant
// expect error 40:21: cannot use mutating member on immutable value: 'd' is a 'let' constant
// expect error 41:9: left side of mutating operator isn't mutable: 'd' is a 'let' constant
// expect error 43:3: cannot assign to property: 't' is a 'let' constant
// expect error 44:5: left side of mutating operator isn't mutable: 't' is a 'let' constant
// expect error 47:3: cannot assign to property: 'z' is a 'let' constant
// expect error 48:5: left side of mutating operator isn't mutable: 'z' is a 'let' constant
// expect error 50:7: cannot use mutating member on immutable value: literals are not mutable
// expect error 51:16: left side of mutating operator isn't mutable: 'v' is a 'let' constant
