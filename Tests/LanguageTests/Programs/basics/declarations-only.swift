func made(_ name: String) -> String {
  print("made \(name)")
  return name
}
struct Item { var name = made("field") }
let first = made("first")
var second = { made("closure") }()
let (third, fourth) = (made("third"), made("fourth"))
let item = Item()
var computed: String { made("computed") }
// expect: made first
// expect: made closure
// expect: made third
// expect: made fourth
// expect: made field
