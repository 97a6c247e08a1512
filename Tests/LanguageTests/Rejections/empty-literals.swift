struct P { var x = 1 }
class C {}
enum En { case a }
let z: Int = []
let z1: Int = [1]
let z2: String = []
let z3: String? = ["a"]
let z5: C = [:]
let z6: En = ["a": 1]
let z7: (Int) -> Void = []
let z8: (Int, Int) = [1, 2]
let z9: Double = [:]
func h(_ x: String, _ y: Int) {}
h([], 1)
h("a", [:])
let opt: Int? = [:]
var v = 1
v = []
v += []
if v == [] {}
let y7: (Int) -> Void = 3
func kk(_ f: (Int) -> Void) {}
kk(3)
var f: (Int) -> Void = { _ in }
f = 3
func r() -> (Int) -> Void { 3 }
let oo: ((Int) -> Void)? = 3
let arr: [() -> Void] = [3]
let d: [String: () -> Void] = ["a": 3]
let s: [() -> Void] = 3
let right: [Int] = []
let set: Set<Int> = []
let table: [String: Int] = [:]
let optional: [Int]? = []
let nested: [[Int]] = [[], [1]]
let any: Any = [] as [Int]
func some(_ x: some Sequence) {}
some([] as [Int])
print(right + [], right == [], [] == right, table == [:], optional == [])
// expect error 4:14: cannot convert value of type '[Any]' to specified type 'Int'
// expect error 5:15: cannot convert value of type '[Int]' to specified type 'Int'
// expect error 6:18: cannot convert value of type '[Any]' to specified type 'String'
// expect error 7:19: cannot convert value of type '[String]' to specified type 'String'
// expect error 8:13: cannot convert value of type '[AnyHashable : Any]' to specified type 'C'
// expect error 9:14: cannot convert value of type '[String : Int]' to specified type 'En'
// expect error 10:25: cannot convert value of type '[Any]' to specified type '(Int) -> Void'
// expect error 11:22: cannot convert value of type '[Int]' to specified type '(Int, Int)'
// expect error 12:18: cannot convert value of type '[AnyHashable : Any]' to specified type 'Double'
// expect error 14:3: cannot convert value of type '[Any]' to expected argument type 'String'
// expect error 15:8: cannot convert value of type '[AnyHashable : Any]' to expected argument type 'Int'
// expect error 16:17: cannot convert value of type '[AnyHashable : Any]' to specified type 'Int'
// expect error 18:5: cannot assign value of type '[Any]' to type 'Int'
// expect error 19:6: cannot convert value of type '[Any]' to expected argument type 'Int'
// expect error 20:6: binary operator '==' cannot be applied to operands of type 'Int' and '[Any]'
// expect error 21:25: cannot convert value of type 'Int' to specified type '(Int) -> Void'
// expect error 23:4: cannot convert value of type 'Int' to expected argument type '(Int) -> Void'
// expect error 25:5: cannot assign value of type 'Int' to type '(Int) -> Void'
// expect error 26:29: cannot convert return expression of type 'Int' to return type '(Int) -> Void'
// expect error 27:28: cannot convert value of type 'Int' to specified type '(Int) -> Void'
// expect error 28:26: cannot convert value of type 'Int' to expected element type '() -> Void'
// expect error 29:37: cannot convert value of type 'Int' to expected dictionary value type '() -> Void'
// expect error 30:23: cannot convert value of type 'Int' to specified type '[() -> Void]'
