// The types that literals have where nothing says another one, by their own names.
struct Mark: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  var text: String
  init(stringLiteral value: StringLiteralType) { text = "s" + value }
  init(integerLiteral value: IntegerLiteralType) { text = "i\(value)" }
  init(floatLiteral value: FloatLiteralType) { text = "f\(value)" }
  init(booleanLiteral value: BooleanLiteralType) { text = "b\(value)" }
}
let marks: [Mark] = ["a", 1, 2.5, true]
print(marks.map(\.text))
let count: IntegerLiteralType = 3
print(type(of: count), count)
// expect: ["sa", "i1", "f2.5", "btrue"]
// expect: Int 3
