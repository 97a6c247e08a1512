let number: Int? = 1
let name: String? = nil
let flag: Bool? = true
if let text: String = number { print(text) }
if let same: Int = number { print(same) }
if let whole: Any = number { print(whole) }
func unwrap() {
  guard let text: String = number else { return }
  print(text)
}
let nested: Int?? = 1
if let inner: Int = nested { print(inner) }
if let inner: Int? = nested { print(inner as Any) }
let label: String = number ?? "none"
let fine: String = name ?? "none"
func title() -> String { number ?? "none" }
if !number {}
if !flag {}
print(!nil)
print(-number)
let list: [Int] = [number]
let table: [String: Int] = ["a": number]
let set: Set<Int> = [number]
let filled: [Int?] = [number, nil]
let wrong: [Int?] = ["a"]
let both = number + number
let less = name < name
let ordered = number == number
func isSet() -> Bool { flag }
if flag {}
if true && flag {}
if flag && true {}
let word: String = name.map { $0 + "!" } ?? "none"
// expect error 4:23: cannot assign value of type 'Int?' to type 'String?'
// expect error 8:28: cannot assign value of type 'Int?' to type 'String?'
// expect error 12:21: value of optional type 'Int??' must be unwrapped to a value of type 'Int?'
// expect error 14:21: cannot convert value of type 'Int?' to expected argument type 'String?'
// expect error 16:26: cannot convert value of type 'Int?' to expected argument type 'String?'
// expect error 17:5: optional type 'Int?' cannot be used as a boolean; test for '== nil' instead
// expect error 18:5: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 19:8: 'nil' is not compatible with expected argument type 'Bool'
// expect error 20:8: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 21:20: cannot convert value of type 'Int?' to expected element type 'Int'
// expect error 22:34: cannot convert value of type 'Int?' to expected dictionary value type 'Int'
// expect error 23:22: cannot convert value of type 'Int?' to expected element type 'Int'
// expect error 25:22: cannot convert value of type 'String' to expected element type 'Int?'
// expect error 26:19: binary operator '+' cannot be applied to two 'Int?' operands
// expect error 27:17: binary operator '<' cannot be applied to two 'String?' operands
// expect error 29:24: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 30:4: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
// expect error 31:12: optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead
// expect error 32:4: value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'
