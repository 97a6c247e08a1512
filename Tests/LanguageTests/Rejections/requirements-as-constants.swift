protocol Sized {
  let width: Int
  var height = 2
  var depth: Int = 2
  var size: Int
}
enum Name: String {
  case first = 1
  case second = 2
}
enum Number: Int {
  case one = "x"
}
// expect error 2:7: protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier
// expect error 3:7: property in protocol must have explicit { get } or { get set } specifier
// expect error 3:7: type annotation missing in pattern
// expect error 3:14: initial value is not allowed here
// expect error 4:7: property in protocol must have explicit { get } or { get set } specifier
// expect error 4:18: initial value is not allowed here
// expect error 5:7: property in protocol must have explicit { get } or { get set } specifier
// expect error 7:12: 'Name' declares raw type 'String', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 8:16: cannot convert value of type 'Int' to raw type 'String'
// expect error 9:17: cannot convert value of type 'Int' to raw type 'String'
// expect error 11:14: 'Number' declares raw type 'Int', but does not conform to RawRepresentable and conformance could not be synthesized
// expect error 12:14: cannot convert value of type 'String' to raw type 'Int'
