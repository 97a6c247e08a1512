struct P {}
struct Q {}
struct R: Equatable {}
let p: [P] = [], q: [Q] = [], r: [R] = [], i: [Int] = [], s: [String] = []
let a1 = p == q
let a2 = p == r
let a3 = i == s
let a4 = i == p
if p == q {}
if p == r {}
if r == p {}
if i == s {}
if i == p {}
if p == i {}
print(p == q)
print(p == r)
print(r == p)
print(i == s)
print(i == p)
print(p == i)
func t1() -> Bool { p == q }
func t2() -> Bool { p == r }
func t3() -> Bool { i == s }
func t4() -> Bool { i == p }
func t5() -> Bool { p == i }
let a5: Bool = i == s
func f<V: Equatable, W>(_ a: V?, _ b: W?) { if a == b {} ; print(a == b); let c = a == b }
func n1() -> Bool { p != q }
func n2() -> Bool { p != r }
func n3() -> Bool { r != p }
func n4() -> Bool { i != p }
func n5() -> Bool { p != i }
func n6<V: Equatable, W>(_ a: [V], _ b: [W]) -> Bool { a != b }
func n7<V: Equatable, W>(_ a: [V], _ b: [W]) -> Bool { a == b }
func n8<V: Equatable, W>(_ a: [V], _ b: [W]) -> Bool { b == a }
func n9<V, W>(_ a: [V], _ b: [W]) -> Bool { b != a }
// expect error 5:12: operator function '==' requires that 'P' conform to 'Equatable'
// expect error 6:10: cannot convert value of type '[P]' to expected argument type '[R]'
// expect error 7:12: binary operator '==' cannot be applied to operands of type '[Int]' and '[String]'
// expect error 8:15: cannot convert value of type '[P]' to expected argument type 'Array<Int>'
// expect error 9:6: operator function '==' requires that 'P' conform to 'Equatable'
// expect error 10:4: cannot convert value of type '[P]' to expected argument type '[R]'
// expect error 11:9: cannot convert value of type '[P]' to expected argument type 'Array<R>'
// expect error 12:6: binary operator '==' cannot be applied to operands of type '[Int]' and '[String]'
// expect error 13:9: cannot convert value of type '[P]' to expected argument type 'Array<Int>'
// expect error 14:4: cannot convert value of type '[P]' to expected argument type '[Int]'
// expect error 15:9: operator function '==' requires that 'P' conform to 'Equatable'
// expect error 16:7: cannot convert value of type '[P]' to expected argument type '[R]'
// expect error 17:12: cannot convert value of type '[P]' to expected argument type 'Array<R>'
// expect error 18:9: binary operator '==' cannot be applied to operands of type '[Int]' and '[String]'
// expect error 19:12: cannot convert value of type '[P]' to expected argument type 'Array<Int>'
// expect error 20:7: cannot convert value of type '[P]' to expected argument type '[Int]'
// expect error 21:23: operator function '==' requires that 'P' conform to 'Equatable'
// expect error 22:21: cannot convert value of type '[P]' to expected argument type '[R]'
// expect error 23:23: binary operator '==' cannot be applied to operands of type '[Int]' and '[String]'
// expect error 24:26: cannot convert value of type '[P]' to expected argument type 'Array<Int>'
// expect error 25:21: cannot convert value of type '[P]' to expected argument type '[Int]'
// expect error 26:18: binary operator '==' cannot be applied to operands of type '[Int]' and '[String]'
// expect error 27:53: cannot convert value of type 'W?' to expected argument type 'V?'
// expect error 27:71: cannot convert value of type 'W?' to expected argument type 'V?'
// expect error 27:88: cannot convert value of type 'W?' to expected argument type 'V?'
// expect error 28:23: operator function '!=' requires that 'P' conform to 'Equatable'
// expect error 29:21: cannot convert value of type '[P]' to expected argument type '[R]'
// expect error 30:26: cannot convert value of type '[P]' to expected argument type '[R]'
// expect error 31:26: cannot convert value of type '[P]' to expected argument type '[Int]'
// expect error 32:21: cannot convert value of type '[P]' to expected argument type '[Int]'
// expect error 33:61: cannot convert value of type '[W]' to expected argument type '[V]'
// expect error 34:61: cannot convert value of type '[W]' to expected argument type 'Array<V>'
// expect error 35:56: cannot convert value of type '[W]' to expected argument type '[V]'
// expect error 36:47: operator function '!=' requires that 'W' conform to 'Equatable'
