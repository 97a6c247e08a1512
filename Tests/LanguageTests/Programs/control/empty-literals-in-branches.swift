let isOn = [1].count == 1
var names = if isOn { ["a"] } else { [] }
names.append("b")
print(names, type(of: names))
let counts = switch isOn {
case true: ["a": 1]
case false: [:]
}
print(counts, type(of: counts))
let mixed = if isOn { [1] } else if names.isEmpty { [2.5] } else { [] }
print(mixed, type(of: mixed))
let said: [Int] = if isOn { [1] } else { [] }
print(said, type(of: said))
func numbers() -> [Int] { if isOn { [2] } else { [] } }
print(numbers(), type(of: isOn ? [1] : []))
// expect: ["a", "b"] Array<Any>
// expect: [AnyHashable("a"): 1] Dictionary<AnyHashable, Any>
// expect: [1] Array<Any>
// expect: [1] Array<Int>
// expect: [2] Array<Int>
