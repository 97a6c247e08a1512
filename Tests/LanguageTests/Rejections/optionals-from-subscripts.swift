let a: Int? = 1, b: Int? = 2, s: String? = "a"
let list: [Int?] = [1], table = ["a": 1]
struct Point { var n: Int?; func g() -> Int? { 1 } }
let p = Point()
let c1 = a + b
let c2 = list[0] + list[0]
let c3 = table["a"] + table["b"]
let c4 = p.n + p.n
let c5 = p.g() + p.g()
let c6 = list[0] + a
let c7 = list[0] * list[0]
let c8 = list[0] < list[0]
let c9 = table["a"] == table["b"]
print(table["a"] + table["b"])
func f() -> Int { return table["a"] + table["b"] }
let d1 = Int("1") + Int("2")
if !s?.isEmpty { }
if !s?.hasPrefix("a") { }
let d2 = !s?.isEmpty
// expect error 5:12: binary operator '+' cannot be applied to two 'Int?' operands
// expect error 6:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 6:24: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 7:15: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 7:28: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 8:14: binary operator '+' cannot be applied to two 'Int?' operands
// expect error 9:16: binary operator '+' cannot be applied to two 'Int?' operands
// expect error 10:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 10:20: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 11:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 11:24: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 12:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 12:24: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 14:12: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 14:25: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 15:31: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 15:44: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 16:10: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 16:21: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 17:8: optional type 'Bool?' cannot be used as a boolean; test for '== nil' instead
// expect error 18:8: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 19:14: optional type 'Bool?' cannot be used as a boolean; test for '== nil' instead
