// A decoder of the program's own, which reads dictionaries and arrays.
struct TreeDecoder: Decoder {
  let value: Any
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  func problem(_ text: String) -> DecodingError.Context { .init(codingPath: codingPath, debugDescription: text) }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let table = value as? [String: Any] else { throw DecodingError.typeMismatch([String: Any].self, problem("no table")) }
    return KeyedDecodingContainer(Fields<Key>(table: table, decoder: self))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let list = value as? [Any] else { throw DecodingError.typeMismatch([Any].self, problem("no list")) }
    return Items(list: list, codingPath: codingPath)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { Leaf(decoder: self) }
}
struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let table: [String: Any]
  let decoder: TreeDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { table.keys.sorted().compactMap { Key(stringValue: $0) } }
  func contains(_ key: Key) -> Bool { table[key.stringValue] != nil }
  func inner(_ key: Key) throws -> TreeDecoder {
    guard let value = table[key.stringValue] else { throw DecodingError.keyNotFound(key, decoder.problem("missing")) }
    return TreeDecoder(value: value, codingPath: codingPath + [key])
  }
  func decodeNil(forKey key: Key) throws -> Bool { try inner(key).value is Void }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try Leaf(decoder: inner(key)).decode(Int.self) }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try T(from: inner(key)) }
  func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) throws -> KeyedDecodingContainer<N> {
    try inner(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try inner(key).unkeyedContainer() }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try inner(key) }
}
struct Items: UnkeyedDecodingContainer {
  let list: [Any]
  var codingPath: [any CodingKey]
  var currentIndex = 0
  var count: Int? { list.count }
  var isAtEnd: Bool { currentIndex == list.count }
  mutating func next() -> TreeDecoder {
    defer { currentIndex += 1 }
    return TreeDecoder(value: list[currentIndex], codingPath: codingPath)
  }
  mutating func decodeNil() throws -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: next()) }
  mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) throws -> KeyedDecodingContainer<N> {
    try next().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { next() }
}
struct Leaf: SingleValueDecodingContainer {
  let decoder: TreeDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  func decodeNil() -> Bool { false }
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let value = decoder.value as? T else { throw DecodingError.typeMismatch(type, decoder.problem("no \(type)")) }
    return value
  }
}

struct Address: Codable { var street: String; var zip: Int }
enum Mood: String, Codable { case good, bad }
struct Person: Codable { var name: String; var age: Int; var tags: [String]; var home: Address?; var mood: Mood; var nick: String? }
let ann = try Person(from: TreeDecoder(value: [
  "name": "Ann", "age": 3, "tags": ["a", "b"], "home": ["street": "Main", "zip": 12] as [String: Any], "mood": "good",
] as [String: Any]))
print(ann.name, ann.age, ann.tags, ann.home?.zip ?? 0, ann.mood, ann.nick ?? "-")
do { _ = try Address(from: TreeDecoder(value: ["street": "x"])) } catch DecodingError.keyNotFound(let key, let context) {
  print(key.stringValue, context.debugDescription)
}
do { _ = try Address(from: TreeDecoder(value: ["street": "x", "zip": "y"])) } catch DecodingError.typeMismatch(let type, let context) {
  print(type, context.debugDescription, context.codingPath.map(\.stringValue))
}
print(try [Int](from: TreeDecoder(value: [1, 2, 3])), try [String: Int](from: TreeDecoder(value: ["a": 1])))

struct Sum: Decodable {
  var total = 0
  enum Keys: String, CodingKey { case first, rest }
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Keys.self)
    total = try fields.decode(Int.self, forKey: .first)
    var rest = try fields.nestedUnkeyedContainer(forKey: .rest)
    print(fields.allKeys.map(\.stringValue), fields.contains(.rest), rest.count ?? 0)
    while !rest.isAtEnd { total += try rest.decode(Int.self) }
  }
}
print(try Sum(from: TreeDecoder(value: ["first": 10, "rest": [1, 2]] as [String: Any])).total)
// expect: Ann 3 ["a", "b"] 12 good -
// expect: zip missing
// expect: Int no Int ["zip"]
// expect: [1, 2, 3] ["a": 1]
// expect: ["first", "rest"] true 2
// expect: 13
