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
// expect error 5: left side of mutating operator isn't mutable: 'self' is immutable
// expect error 5: cannot use mutating member on immutable value: 'self' is immutable
// expect error 5: cannot assign through subscript: 'self' is immutable
// expect error 5: cannot pass immutable value as inout argument: 'self' is immutable
// expect error 5: cannot assign to property: 'self' is immutable
// expect error 5: cannot assign to property: 'self' is immutable
// expect error 6: left side of mutating operator isn't mutable: 'a' is a 'let' constant
// expect error 6: cannot use mutating member on immutable value: 'fixed' is a 'let' constant
// expect error 6: left side of mutating operator isn't mutable: 'c' is a get-only property
// expect error 6: cannot assign to property: 'c' is a get-only property
// expect error 6: cannot pass immutable value as inout argument: 'c' is a get-only property
// expect error 6: cannot use mutating member on immutable value: 'cs' is a get-only property
// expect error 6: cannot assign through subscript: subscript is get-only
// expect error 6: left side of mutating operator isn't mutable: subscript is get-only
// expect error 6: cannot pass immutable value as inout argument: subscript is get-only
// expect error 9: left side of mutating operator isn't mutable: 'v' is a 'let' constant
// expect error 10: cannot use mutating member on immutable value: 'v' is a 'let' constant
// expect error 11: cannot assign through subscript: 'v' is a 'let' constant
// expect error 12: cannot assign to property: 'v' is a 'let' constant
// expect error 13: cannot pass immutable value as inout argument: 'v' is a 'let' constant
// expect error 14: cannot use mutating member on immutable value: 'v' is a 'let' constant
// expect error 15: cannot assign through subscript: 'v' is a 'let' constant
// expect error 17: left side of mutating operator isn't mutable: 'a' is a 'let' constant
// expect error 18: cannot assign to property: 'a' is a 'let' constant
// expect error 19: cannot pass immutable value as inout argument: 'a' is a 'let' constant
// expect error 20: cannot use mutating member on immutable value: 'fixed' is a 'let' constant
// expect error 21: cannot assign through subscript: 'fixed' is a 'let' constant
// expect error 22: cannot assign to property: 'c' is a get-only property
// expect error 23: left side of mutating operator isn't mutable: 'c' is a get-only property
// expect error 24: cannot assign through subscript: subscript is get-only
// expect error 25: left side of mutating operator isn't mutable: subscript is get-only
// expect error 26: cannot pass immutable value as inout argument: subscript is get-only
// expect error 28: cannot assign to property: 'make' returns immutable value
// expect error 29: left side of mutating operator isn't mutable: 'make' returns immutable value
// expect error 30: cannot use mutating member on immutable value: 'make' returns immutable value
// expect error 31: cannot pass immutable value as inout argument: 'make' returns immutable value
// expect error 32: cannot assign to property: 'v' is a 'let' constant
// expect error 32: left side of mutating operator isn't mutable: 'v' is a 'let' constant
// expect error 32: cannot use mutating member on immutable value: 'v' is a 'let' constant
// expect error 32: cannot pass immutable value as inout argument: 'i' is a 'let' constant
// expect error 32: cannot pass immutable value as inout argument: 'v' is a 'let' constant
// expect error 33: cannot assign to property: 'x' is a 'let' constant
// expect error 34: left side of mutating operator isn't mutable: 'y' is a 'let' constant
// expect error 36: left side of mutating operator isn't mutable: 'q' is a 'let' constant
// expect error 38: cannot use mutating member on immutable value: 'd' is a 'let' constant
// expect error 39: cannot assign through subscript: 'd' is a 'let' constant
// expect error 40: cannot use mutating member on immutable value: 'd' is a 'let' constant
// expect error 41: left side of mutating operator isn't mutable: 'd' is a 'let' constant
// expect error 43: cannot assign to property: 't' is a 'let' constant
// expect error 44: left side of mutating operator isn't mutable: 't' is a 'let' constant
// expect error 47: cannot assign to property: 'z' is a 'let' constant
// expect error 48: left side of mutating operator isn't mutable: 'z' is a 'let' constant
// expect error 50: cannot use mutating member on immutable value: literals are not mutable
// expect error 51: left side of mutating operator isn't mutable: 'v' is a 'let' constant
