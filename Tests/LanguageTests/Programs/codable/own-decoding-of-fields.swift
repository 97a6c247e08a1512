import Foundation

struct Count: Codable { var value: Int }

extension KeyedDecodingContainer {
  func decode(_: Count.Type, forKey key: Key) throws -> Count {
    try decodeIfPresent(Count.self, forKey: key) ?? Count(value: -1)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    if let text = try? decode(String.self, forKey: key) { return Int(text) ?? 0 }
    return try decodeIfPresent(Int.self, forKey: key) ?? 0
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    guard contains(key) else { return nil }
    if let text = try? decode(String.self, forKey: key) { return text == "yes" }
    return try? decode(Bool.self, forKey: key)
  }
}

extension KeyedEncodingContainer {
  mutating func encode(_ value: Double, forKey key: Key) throws { try encode("\(value) m", forKey: key) }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encode(value ?? "none", forKey: key) }
}

struct Row: Decodable {
  var count: Count
  var number: Int
  var isOn: Bool?
  let name: String?
}

class Base: Decodable { var size: Int }

enum Shape: Decodable {
  case box(side: Int, Count)
  case dot(isFilled: Bool?)
}

struct Pair<T: Decodable>: Decodable { var first: Int, second: T }

struct Path: Encodable { var length: Double, name: String?, steps: [Double] }

func read<T: Decodable>(_ type: T.Type, _ text: String) {
  do { print(try JSONDecoder().decode(type, from: Data(text.utf8))) } catch { print("no", type) }
}

read(Row.self, "{}")
read(Row.self, #"{"count": {"value": "7"}, "number": "5", "isOn": "yes", "name": "n"}"#)
read(Row.self, #"{"number": 3, "isOn": false}"#)
read(Row.self, #"{"number": [], "isOn": 1}"#)
print(try JSONDecoder().decode(Base.self, from: Data(#"{"size": "12"}"#.utf8)).size)
read(Shape.self, #"{"box": {"side": "4"}}"#)
read(Shape.self, #"{"dot": {"isFilled": "no"}}"#)
read(Pair<String>.self, #"{"first": "1", "second": "two"}"#)
read(Pair<Int>.self, #"{"first": "1", "second": "2"}"#)
read(Pair<Int>.self, #"{"first": "1", "second": 2}"#)
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(Path(length: 1.5, name: nil, steps: [2])), as: UTF8.self))
// expect: Row(count: main.Count(value: -1), number: 0, isOn: nil, name: nil)
// expect: Row(count: main.Count(value: 7), number: 5, isOn: Optional(true), name: Optional("n"))
// expect: Row(count: main.Count(value: -1), number: 3, isOn: Optional(false), name: nil)
// expect: no Row
// expect: 12
// expect: box(side: 4, main.Count(value: -1))
// expect: dot(isFilled: Optional(false))
// expect: Pair<String>(first: 1, second: "two")
// expect: no Pair<Int>
// expect: Pair<Int>(first: 1, second: 2)
// expect: {"length":"1.5 m","name":"none","steps":[2]}
