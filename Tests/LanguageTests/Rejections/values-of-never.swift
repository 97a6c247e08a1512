func die() -> Never { fatalError() }
func f(_ x: Int) {}
let a: Int = die()
f(die())
let b: [Int] = [die()]
var c = 1
c = die()
let d = true ? 1 : die()
let e = Int("1") ?? die()
func g() -> Int { return die() }
func h() -> Int { die() }
let i: () -> Int = { die() }
let j: () -> Int = { return die() }
let k: Int = if true { 1 } else { die() }
let l = switch 3 { case 1: 2; default: die() }
func m() -> Int { print(1); return die() }
let n: Int? = die()
let o: Any = die()
let p = [1].map { _ in die() }
let q: [Int] = [1].map { _ in die() }
func pick3(_ n: Int) -> Int { n > 0 ? n : die() }
let j2: (Int) -> Int = { x in print(1); return die() }
let j4 = { (x: Int) -> Int in print(x); return die() }
func h(_ x: Int?) -> Int { x ?? fatalError("none") }
func h2(_ x: Int?) -> Int { let y = x ?? die(); return y }
func h3(_ x: Int?) -> Int { return x ?? fatalError() }
// expect error 3:14: cannot convert value of type 'Never' to specified type 'Int'
// expect error 4:3: cannot convert value of type 'Never' to expected argument type 'Int'
// expect error 5:17: cannot convert value of type 'Never' to expected element type 'Int'
// expect error 7:5: cannot assign value of type 'Never' to type 'Int'
// expect error 8:16: result values in '? :' expression have mismatching types 'Int' and 'Never'
// expect error 9:18: binary operator '??' cannot be applied to operands of type 'Int?' and 'Never'
// expect error 10:26: cannot convert return expression of type 'Never' to return type 'Int'
// expect error 16:36: cannot convert return expression of type 'Never' to return type 'Int'
// expect error 17:15: cannot convert value of type 'Never' to specified type 'Int'
// expect error 21:37: cannot convert return expression of type 'Never' to return type 'Int'
// expect error 22:48: cannot convert value of type 'Never' to closure result type 'Int'
// expect error 23:48: cannot convert value of type 'Never' to closure result type 'Int'
// expect error 24:33: cannot convert value of type 'Never' to expected argument type 'Int'
// expect error 25:39: binary operator '??' cannot be applied to operands of type 'Int?' and 'Never'
// expect error 26:41: cannot convert value of type 'Never' to expected argument type 'Int'
