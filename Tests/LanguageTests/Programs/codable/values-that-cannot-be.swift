// `Never` is codable, which no value of it ever is.
import Foundation
struct Box<Item: Codable>: Codable { var items: [Item] = [] }
print(String(data: try JSONEncoder().encode(Box<Never>()), encoding: .utf8)!)
do {
  print(try JSONDecoder().decode(Box<Never>.self, from: Data(#"{"items":[1]}"#.utf8)))
} catch DecodingError.typeMismatch(let type, let context) {
  print(type, context.codingPath.count, context.debugDescription)
}
print(try JSONDecoder().decode(Box<Never>.self, from: Data(#"{"items":[]}"#.utf8)))
// expect: {"items":[]}
// expect: Never 2 Unable to decode an instance of Never.
// expect: Box<Never>(items: [])
