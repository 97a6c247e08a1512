@resultBuilder struct HTML {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
}
func div(@HTML _ content: () -> String) -> String { content() }
let a = div {
  "a"
  1
}
let b = div {
  let n = 3
  n
}
@HTML func text() -> String {
  print(1)
  "a"
}
let c = div { nil }
let d = div {
  2.5
  "a"
  3
}
@HTML let constant: String { "a" }
func local() { @HTML let inner: String { "a" } }
let e = div { return "a" }
let f = div { return 3 }
let g = div {
  if a == "b" { return "b" }
  return 4
}
// expect error 7:3: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 11:3: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 14:3: cannot convert value of type '()' to expected argument type 'String'
// expect error 17:15: 'nil' requires a contextual type
// expect error 19:3: cannot convert value of type 'Double' to expected argument type 'String'
// expect error 21:3: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 23:28: 'let' declarations cannot be computed properties
// expect error 24:40: 'let' declarations cannot be computed properties
// expect error 26:15: cannot use explicit 'return' statement in the body of result builder 'HTML'
// expect error 28:17: cannot use explicit 'return' statement in the body of result builder 'HTML'
