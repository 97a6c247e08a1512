import Foundation
struct Person: Codable { var name = "a" }
do {
  _ = try JSONDecoder().decode(Person.self, from: Data(#"{"name":1}"#.utf8))
} catch DecodingError.typeMismatch(let type, let context) {
  print(type, context.codingPath, Swift.type(of: context.codingPath[0]))
}
// expect: String [CodingKeys(stringValue: "name", intValue: nil)] CodingKeys
