@resultBuilder struct Lines {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ text: String) -> [String] { [text] }
}
@resultBuilder struct Optionals {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
}
let isLate = true
@Lines func first() -> [String] {
  "a"
  if isLate { "b" }
}
@Lines func second() -> [String] {
  if isLate { "a" } else { "b" }
}
@Optionals func third() -> [String] {
  if isLate { "a" }
  "b"
}
@Optionals func fourth() -> [String] {
  if isLate { "a" } else { "b" }
}
@Optionals func fifth() -> [String] {
  for index in 0..<2 { "\(index)" }
}
// expect error 13:3: closure containing control flow statement cannot be used with result builder 'Lines'
// expect error 16:3: closure containing control flow statement cannot be used with result builder 'Lines'
// expect error 23:3: closure containing control flow statement cannot be used with result builder 'Optionals'
// expect error 26:3: closure containing control flow statement cannot be used with result builder 'Optionals'
