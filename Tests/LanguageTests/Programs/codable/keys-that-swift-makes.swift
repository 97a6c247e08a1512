import Foundation

struct Shop: Codable, Identifiable {
  let name: String
  let site: URL?
  var id: String { name }
}

// The encoding is Swift's, so there are keys, which the decoding uses.
extension Shop {
  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? "none"
    site = try? values.decodeIfPresent(URL.self, forKey: .site)
  }
}

struct Price: Codable {
  let cents: Int
  var `default`: Bool

  func encode(to encoder: Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(cents * 2, forKey: .cents)
    try values.encode(`default`, forKey: .default)
  }

  static var keys: [String] { [CodingKeys.cents, .default].map(\.stringValue) }
  static func key(_ name: String) -> String { CodingKeys(stringValue: name).map { "\($0)" } ?? "no key" }
}

class Visit: Codable {
  var count = 1
  var note: String?

  init() {}

  required init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    count = try values.decode(Int.self, forKey: .count) + 1
    note = try values.decodeIfPresent(String.self, forKey: .note)
    print(values.allKeys, values.contains(.note))
  }
}

extension KeyedDecodingContainer {
  func text(_ key: K) throws -> String { try decode(String.self, forKey: key) }
  func texts(_ key: Key) throws -> [String] { try decode([String].self, forKey: key) }
}

struct Page: Decodable {
  let title: String
  let words: [String]
  enum CodingKeys: CodingKey { case title, words }
  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    title = try values.text(.title)
    words = try values.texts(.words)
  }
}

func decode<T: Decodable>(_ type: T.Type, _ text: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

print(try decode(Shop.self, #"{"name": "Bakery", "site": "https://bakery.example"}"#))
print(try decode(Shop.self, "{}").id)
let data = try JSONEncoder().encode(Price(cents: 4, default: true))
print(try JSONDecoder().decode(Price.self, from: data))
print(Price.keys, Price.key("default"), Price.key("euros"))
let visit = try JSONDecoder().decode(Visit.self, from: JSONEncoder().encode(Visit()))
print(visit.count, visit.note ?? "-")
do {
  _ = try decode(Visit.self, "{}")
} catch {
  print(error)
}
print(try decode(Page.self, #"{"title": "a", "words": ["b", "c"]}"#))
// expect: Shop(name: "Bakery", site: Optional(https://bakery.example))
// expect: none
// expect: Price(cents: 8, default: true)
// expect: ["cents", "default"] CodingKeys(stringValue: "default", intValue: nil) no key
// expect: [CodingKeys(stringValue: "count", intValue: nil)] false
// expect: 2 -
// expect: DecodingError.keyNotFound: Key 'count' not found in keyed decoding container. Debug description: No value associated with key CodingKeys(stringValue: "count", intValue: nil) ("count").
// expect: Page(title: "a", words: ["b", "c"])
