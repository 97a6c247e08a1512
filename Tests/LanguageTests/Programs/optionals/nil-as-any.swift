// An `Any` that holds nil is not nil itself, and a list of things that have nothing in common takes optionals as they are.
let absent: Int? = nil
let held = absent as Any
print(held as Any? == nil, (absent as Any?) == nil, absent == nil)
let list: Any = [1, "a", 2.5, absent, (1, 2)] as [Any]
print(list)
let mixed: Any = [1, "a", absent]
print(mixed)
let literal: Any = [1, "a", nil]
print(literal)
for item in mixed as! [Any] {
  switch item {
  case let number as Int: print("number", number)
  case let text as String: print("text", text)
  default: print("other")
  }
}
// expect: false true true
// expect: [1, "a", 2.5, nil, (1, 2)]
// expect: [1, "a", nil]
// expect: [Optional(1), Optional("a"), nil]
// expect: number 1
// expect: text a
// expect: other
