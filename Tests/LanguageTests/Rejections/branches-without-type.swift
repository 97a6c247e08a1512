let flag = true
let a = flag ? 1 : "a"
struct Circle {}
struct Square {}
let b = flag ? Circle() : Square()
func show<T>(_ value: T) {}
show(flag ? 1 : "a")
let n = 3
let c = if n == 1 { 1 } else { "a" }
let d = switch n {
case 0: "none"
case 1: 1
default: "many"
}
let e = if n == 1 {
  1
} else if n == 2 {
  "a"
} else {
  2.5
}
let f = if n == 1 { 2.5 } else { 1 }
let g = if n == 1 { nil } else { 2 }
// expect error 2:16: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 5:16: result values in '? :' expression have mismatching types 'Circle' and 'Square'
// expect error 7:13: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 9:21: branches have mismatching types 'Int' and 'String'
// expect error 11:9: branches have mismatching types 'String' and 'Int'
// expect error 16:3: branches have mismatching types 'Int' and 'Double'
// expect error 18:3: branches have mismatching types 'String' and 'Double'
// expect error 22:21: branches have mismatching types 'Double' and 'Int'
// expect error 23:21: 'nil' requires a contextual type
