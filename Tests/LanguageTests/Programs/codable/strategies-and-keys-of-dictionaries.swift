// A strategy leaves the keys of dictionaries by strings alone, and changes those by what stands for strings.
import Foundation

enum Part: String, Codable, CodingKeyRepresentable { case leftSide, rightSide }
struct Page: Codable {
  var userName: [String: Int]
  var theParts: [Part: [String: Int]]
}
struct Direct: Encodable {
  var counts: [String: Int]
  func encode(to encoder: any Encoder) throws { try counts.encode(to: encoder) }
}
struct Held: Encodable {
  var counts: [String: Int]
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(counts)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func show(_ value: some Encodable) throws { print(String(decoding: try encoder.encode(value), as: UTF8.self)) }
let page = Page(userName: ["someKey": 1], theParts: [.leftSide: ["innerKey": 2]])
encoder.keyEncodingStrategy = .convertToSnakeCase
try show(page)
try show(["topKey": ["aB": 1]])
try show([Part.rightSide: 1])
try show(Direct(counts: ["oneKey": 1]))
try show(Held(counts: ["oneKey": 1]))
struct Key: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
encoder.keyEncodingStrategy = .custom { Key(stringValue: $0.map(\.stringValue).joined(separator: ".")) }
try show(page)
try show([1: "a"])
let decoder = JSONDecoder()
decoder.keyDecodingStrategy = .convertFromSnakeCase
let text = #"{"user_name": {"some_key": 1}, "the_parts": {"left_side": {"inner_key": 2}}}"#
print(try decoder.decode(Page.self, from: Data(text.utf8)))
print(try decoder.decode([String: Int].self, from: Data(#"{"some_key": 1}"#.utf8)))
print(try decoder.decode([Part: Int].self, from: Data(#"{"right_side": 1}"#.utf8)))
// expect: {"the_parts":{"left_side":{"innerKey":2}},"user_name":{"someKey":1}}
// expect: {"topKey":{"aB":1}}
// expect: {"right_side":1}
// expect: {"one_key":1}
// expect: {"oneKey":1}
// expect: {"theParts":{"theParts.leftSide":{"innerKey":2}},"userName":{"someKey":1}}
// expect: {"1":"a"}
// expect: Page(userName: ["some_key": 1], theParts: [main.Part.leftSide: ["inner_key": 2]])
// expect: ["some_key": 1]
// expect: [main.Part.rightSide: 1]
