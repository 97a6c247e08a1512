func f() { var z: Int { 1 }; z = 3; z += 1 }
func g() { var list: [Int] { [1] }; list.append(2); list[0] = 3; list.sort() }
func h() { var s: String { get { "a" } }; s = "b"; s += "c"; s.append("d") }
struct P { var x = 1; mutating func move() {} }
func i() { var p: P { P() }; p.x = 2; p.move(); let q = p.x }
func take(_ n: inout Int) {}
func j() { var z: Int { 1 }; take(&z); let w = { z = 2 } }
func k() { var z: Int { get { 1 } set { print(newValue) } }; z = 3; z += 1; take(&z) }
// expect error 1:30: cannot assign to value: 'z' is a get-only property
// expect error 1:39: left side of mutating operator isn't mutable: 'z' is a get-only property
// expect error 2:42: cannot use mutating member on immutable value: 'list' is a get-only property
// expect error 2:57: cannot assign through subscript: 'list' is a get-only property
// expect error 2:71: cannot use mutating member on immutable value: 'list' is a get-only property
// expect error 3:43: cannot assign to value: 's' is a get-only property
// expect error 3:54: left side of mutating operator isn't mutable: 's' is a get-only property
// expect error 3:64: cannot use mutating member on immutable value: 's' is a get-only property
// expect error 5:32: cannot assign to property: 'p' is a get-only property
// expect error 5:41: cannot use mutating member on immutable value: 'p' is a get-only property
// expect error 7:35: cannot pass immutable value as inout argument: 'z' is a get-only property
// expect error 7:50: cannot assign to value: 'z' is a get-only property
