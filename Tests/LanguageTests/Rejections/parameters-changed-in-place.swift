func change(_ action: (inout Int) -> Void) {}
func use(_ action: (Int) -> Void) {}
func plain(_ n: Int) {}
func double(_ n: inout Int) { n *= 2 }
let f: (inout Int) -> Void = { (n: Int) in print(n) }
let g: (inout Int) -> Void = plain
let h: (Int) -> Void = { (n: inout Int) in n += 1 }
change { (n: Int) in }
change { (n: Int) in print(n) }
change(plain)
use { (n: inout Int) in n += 1 }
use(double)
change(double)
change { $0 += 1 }
change { n in n += 1 }
change { (n: inout Int) in n += 1 }
var k: (inout Int, Int) -> Void = { a, b in a += b }
k = { (a: Int, b: Int) in print(a, b) }
k = { $0 += $1 }
k = (+=)
_ = [1].forEach { (n: inout Int) in n += 1 }
_ = sequence(state: 1) { (state: Int) -> Int? in nil }
// expect error 5:30: cannot convert value of type '(Int) -> Void' to specified type '(inout Int) -> Void'
// expect error 6:30: cannot convert value of type '(Int) -> ()' to specified type '(inout Int) -> Void'
// expect error 7:24: cannot convert value of type '(inout Int) -> Void' to specified type '(Int) -> Void'
// expect error 8:8: cannot convert value of type '(Int) -> ()' to expected argument type '(inout Int) -> Void'
// expect error 9:8: cannot convert value of type '(Int) -> ()' to expected argument type '(inout Int) -> Void'
// expect error 10:8: cannot convert value of type '(Int) -> ()' to expected argument type '(inout Int) -> Void'
// expect error 11:5: cannot convert value of type '(inout Int) -> ()' to expected argument type '(Int) -> Void'
// expect error 12:5: cannot convert value of type '(inout Int) -> ()' to expected argument type '(Int) -> Void'
// expect error 18:3: cannot assign value of type '(Int, Int) -> ()' to type '(inout Int, Int) -> Void'
// expect error 21:17: cannot convert value of type '(inout Int) -> ()' to expected argument type '(Int) throws -> Void'
// expect error 22:24: cannot convert value of type '(Int) -> Int?' to expected argument type '(inout Int) -> Int?'
