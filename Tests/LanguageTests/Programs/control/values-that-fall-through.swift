enum Choice { case required, preferred, other(String) }
extension String {
  var choice: Choice? {
    switch lowercased() {
    case "required": .required
    case "other": .other(self)
    case "preferred": fallthrough
    default: .preferred
    }
  }
}
print("REQUIRED".choice as Any, "preferred".choice as Any, "other".choice as Any)
func size(_ number: Int) -> Int {
  let value = switch number {
  case 1: 10
  case 2:
    print("two")
    fallthrough
  default: 30
  }
  return value
}
print(size(1), size(2), size(3))
let closure = { (number: Int) -> String in
  switch number {
  case 0: fallthrough
  case 1: "few"
  default: "many"
  }
}
print(closure(0), closure(5))
// expect: Optional(main.Choice.required) Optional(main.Choice.preferred) Optional(main.Choice.other("other"))
// expect: two
// expect: 10 30 30
// expect: few many
