// An alias that says the generic arguments lets an extension of it store statics.
typealias StatusCodes = Range<Int>
extension StatusCodes {
  static let success = 200..<300
  nonisolated(unsafe) static var seen = 0
}
struct Box<Value> {
  var value: Value
}
typealias Name = Box<String>
extension Name { static let anonymous = Name(value: "?") }
StatusCodes.seen += StatusCodes.success.contains(204) ? 1 : 0
print(StatusCodes.success, Range.seen, Name.anonymous, Box.anonymous.value)
// expect: 200..<300 1 Box<String>(value: "?") ?
