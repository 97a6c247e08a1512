// An encoder of the program's own, which writes lines of paths and values.
final class Lines { var lines: [String] = [] }
struct LineEncoder: Encoder {
  var output = Lines()
  var path = ""
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Fields<Key>(encoder: self))
  }
  func unkeyedContainer() -> any UnkeyedEncodingContainer { Items(encoder: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { Leaf(encoder: self) }
  func inside(_ name: String) -> LineEncoder { LineEncoder(output: output, path: path + "/" + name) }
}
struct Fields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: LineEncoder
  var codingPath: [any CodingKey] { [] }
  mutating func encodeNil(forKey key: Key) throws { encoder.inside(key.stringValue).output.lines.append("nil") }
  mutating func encode(_ value: Bool, forKey key: Key) throws {
    encoder.output.lines.append("\(encoder.path)/\(key.stringValue) is \(value ? "on" : "off")")
  }
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try value.encode(to: encoder.inside(key.stringValue)) }
  mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type, forKey key: Key) -> KeyedEncodingContainer<N> {
    encoder.inside(key.stringValue).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.inside(key.stringValue).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { encoder.inside("super") }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.inside(key.stringValue) }
}
struct Items: UnkeyedEncodingContainer {
  let encoder: LineEncoder
  var codingPath: [any CodingKey] { [] }
  var count = 0
  init(encoder: LineEncoder) { self.encoder = encoder }
  mutating func next() -> LineEncoder {
    defer { count += 1 }
    return encoder.inside("\(count)")
  }
  mutating func encodeNil() throws { next().output.lines.append("nil") }
  mutating func encode<T: Encodable>(_ value: T) throws { try value.encode(to: next()) }
  mutating func nestedContainer<N: CodingKey>(keyedBy type: N.Type) -> KeyedEncodingContainer<N> { next().container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
  mutating func superEncoder() -> any Encoder { next() }
}
struct Leaf: SingleValueEncodingContainer {
  let encoder: LineEncoder
  var codingPath: [any CodingKey] { [] }
  mutating func encodeNil() throws { encoder.output.lines.append("\(encoder.path) nil") }
  mutating func encode(_ value: Int) throws { encoder.output.lines.append("\(encoder.path) #\(value)") }
  mutating func encode<T: Encodable>(_ value: T) throws { encoder.output.lines.append("\(encoder.path) \(value)") }
}

struct Address: Codable { var street: String; var zip: Int }
enum Mood: String, Codable { case good, bad }
class Animal: Codable {
  var legs = 4
  init() {}
}
final class Dog: Animal {
  var name = "Rex"
  enum Keys: String, CodingKey { case name }
  override func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Keys.self)
    try fields.encode(name, forKey: .name)
    try super.encode(to: fields.superEncoder())
  }
}
struct Person: Encodable {
  var name = "Ann", age = 3, tags = ["a", "b"], isIn = true, mood = Mood.bad, pet = Dog()
  var home: Address? = Address(street: "Main", zip: 12)
  var nick: String?
  var scores: [String: Double] = ["chess": 1.5]
}
let encoder = LineEncoder()
try Person().encode(to: encoder)
try [1, 2].encode(to: encoder.inside("numbers"))
try Mood.good.encode(to: encoder.inside("mood"))
for line in encoder.output.lines { print(line) }
// expect: /name Ann
// expect: /age #3
// expect: /tags/0 a
// expect: /tags/1 b
// expect: /isIn is on
// expect: /mood bad
// expect: /pet/name Rex
// expect: /pet/super/legs #4
// expect: /home/street Main
// expect: /home/zip #12
// expect: /scores/chess 1.5
// expect: /numbers/0 #1
// expect: /numbers/1 #2
// expect: /mood good
