// Where `Any` is wanted, each operand of a ternary is what it is by itself; elsewhere a literal becomes what the other one is.
let d = 2.5, no = false, yes = true, i = 3
let few = [1.5], set: Set<Double> = [1.5], table = ["a": 1.5], letter: Character = "c", part = "abc".prefix(2)
let f: Float = 1.5, small: UInt8 = 3, pair = (1.5, 2), maybe: Double? = 1.5
func any(_ value: Any) { print(value, type(of: value)) }
print(no ? d : 0, yes ? 1 : d, no ? f : 0, yes ? 1 : 2.5, maybe ?? 0, table["z"] ?? 0, table["z", default: 0])
any(no ? d * 2 : 0)
any(yes ? 1 / 3 : d)
any(no ? few : [0])
any(no ? set : [0])
any(no ? table : ["a": 0])
any(no ? letter : "x")
any(no ? part : "x")
any(no ? f : 0.5)
any(no ? small : 0)
any(no ? pair : (0, 1))
any(no ? few : [])
any(no ? i : 0.5)
any(no ? few.first! : 0)
any(no ? d.magnitude : -1)
any(yes ? (no ? 1.5 : 2) : 3)
print(yes ? 0 : no ? d : 1, no ? d : yes ? 1 : 2.5)
// An optional takes in the other operand.
any(no ? maybe : 0)
any(no ? d : nil)
any(yes ? 1 : nil)
// Any other context decides for both.
let decided = no ? d : 0
print(decided, "\(no ? d : 0)", [no ? d : 0], (no ? d : 0, 1), String(describing: no ? d : 0), (no ? d : 0).description)
func generic<T>(_ value: T) { print(value, T.self) }
generic(no ? d : 0)
generic(yes ? 1 : 2.5)
var values: [Any] = [no ? d : 0]
values.append(yes ? 1 : d)
var named: [String: Any] = ["a": no ? d : 0]
named["a"] = yes ? 1 : d
let described: any CustomStringConvertible = no ? d : 0
func made() -> Any { no ? d : 0 }
print(values, named, described, made(), (no ? d : 0) as Any, (no ? d : 0) as Double)
enum Shade { case light, dark }
let shade = Shade.light
any(no ? shade : .dark)
class Animal {}
class Cat: Animal {}
class Dog: Animal {}
print(type(of: yes ? Cat() : Dog()), type(of: no ? Cat() : Animal()))
// expect: 0 1 0 1 1.5 0.0 0.0
// expect: 0 Int
// expect: 0 Int
// expect: [0] Array<Int>
// expect: [0] Array<Int>
// expect: ["a": 0] Dictionary<String, Int>
// expect: x String
// expect: x String
// expect: 0.5 Double
// expect: 0 Int
// expect: (0, 1) (Int, Int)
// expect: [] Array<Double>
// expect: 0.5 Double
// expect: 0 Int
// expect: -1 Int
// expect: 2 Int
// expect: 0 1
// expect: Optional(0.0) Optional<Double>
// expect: nil Optional<Double>
// expect: Optional(1) Optional<Int>
// expect: 0.0 0.0 [0.0] (0.0, 1) 0.0 0.0
// expect: 0.0 Double
// expect: 1.0 Double
// expect: [0, 1] ["a": 1] 0 0 0 0.0
// expect: dark Shade
// expect: Cat Animal
