import Foundation
struct Film: Codable {
  let title: String
  var isOpen: Bool
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    isOpen = container.contains(.isOpen)
  }
}
print(try JSONDecoder().decode(Film.self, from: Data(#"{"title": "a"}"#.utf8)))
final class Song: Codable {
  var title = "t"
  let `default`: Int
  var note: String?
  init(_ number: Int) { `default` = number }
  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decodeIfPresent(String.self, forKey: .title) ?? "none"
    `default` = try container.decode(Int.self, forKey: .default)
    print(container.allKeys.map(\.stringValue).sorted(), CodingKeys.note.stringValue, CodingKeys(stringValue: "x") == nil)
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(Song(5)), as: UTF8.self))
print(try JSONDecoder().decode(Song.self, from: Data(#"{"default": 3}"#.utf8)).title)
do {
  _ = try JSONDecoder().decode(Song.self, from: Data("{}".utf8))
} catch DecodingError.keyNotFound(let key, let context) {
  print(key.stringValue, context.codingPath.count)
}
struct Loud: Encodable {
  let name: String
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(name.uppercased(), forKey: .name)
  }
  enum Keys: String, CodingKey { case name }
}
print(String(decoding: try encoder.encode([Loud(name: "x")]), as: UTF8.self))
// expect: Film(title: "a", isOpen: false)
// expect: {"default":5,"title":"t"}
// expect: ["default"] note true
// expect: none
// expect: default 0
// expect: [{"name":"X"}]
