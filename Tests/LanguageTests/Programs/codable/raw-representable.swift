import Foundation

// A struct with a raw value is coded as that value, as an enum is.
struct Options: OptionSet, Codable {
  let rawValue: Int
  static let bold = Options(rawValue: 1)
  static let italic = Options(rawValue: 2)
}
struct Tag: RawRepresentable, Codable, Hashable {
  let rawValue: String
}
struct Ratio: RawRepresentable, Codable {
  var rawValue: Double
  init?(rawValue: Double) {
    if rawValue < 0 { return nil }
    self.rawValue = rawValue
  }
}
struct Level: RawRepresentable, Codable {
  static let low = Level(rawValue: 10)
  var isLow: Bool
  var rawValue: Int { isLow ? 10 : 20 }
  init?(rawValue: Int) {
    guard rawValue == 10 || rawValue == 20 else { return nil }
    isLow = rawValue == 10
  }
}
struct Path: RawRepresentable, Codable { var rawValue: [Int] }
struct Own: RawRepresentable, Codable {
  var rawValue: Int
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("own \(rawValue)")
  }
}
struct Style: Codable {
  var options: Options
  var tag: Tag?
  var level = Level.low
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func show<T: Codable>(_ value: T, _ wrong: String) {
  do {
    let data = try encoder.encode(value)
    print(String(decoding: data, as: UTF8.self))
    print(try JSONDecoder().decode(T.self, from: data))
    print(try JSONDecoder().decode(T.self, from: Data(wrong.utf8)))
  } catch {
    print(error)
  }
}
show([Options.bold, [.bold, .italic]], "[\"x\"]")
show([Tag(rawValue: "x")], "[1]")
show(Ratio(rawValue: 2.5), "-1")
show(Level.low, "30")
show(Path(rawValue: [1, 2]), "1")
show(["a": Tag(rawValue: "b")], "{}")
show(Style(options: [.italic], tag: Tag(rawValue: "t")), "{\"options\":1,\"level\":30}")
show(Style(options: []), "{\"options\":1,\"level\":20}")
print(String(decoding: try encoder.encode(Own(rawValue: 3)), as: UTF8.self))
print(try JSONDecoder().decode(Own.self, from: Data("4".utf8)))
// expect: [1,3]
// expect: [main.Options(rawValue: 1), main.Options(rawValue: 3)]
// expect: DecodingError.typeMismatch: expected value of type Int. Path: [0]. Debug description: Expected to decode Int but found a string instead.
// expect: ["x"]
// expect: [main.Tag(rawValue: "x")]
// expect: DecodingError.typeMismatch: expected value of type String. Path: [0]. Debug description: Expected to decode String but found number instead.
// expect: 2.5
// expect: Optional(main.Ratio(rawValue: 2.5))
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Cannot initialize Ratio from invalid Double value -1.0
// expect: 10
// expect: Optional(main.Level(isLow: true))
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: Cannot initialize Level from invalid Int value 30
// expect: {"rawValue":[1,2]}
// expect: Path(rawValue: [1, 2])
// expect: DecodingError.typeMismatch: expected value of type Dictionary<String, Any>. Debug description: Expected to decode Dictionary<String, Any> but found number instead.
// expect: {"a":"b"}
// expect: ["a": main.Tag(rawValue: "b")]
// expect: [:]
// expect: {"level":10,"options":2,"tag":"t"}
// expect: Style(options: main.Options(rawValue: 2), tag: Optional(main.Tag(rawValue: "t")), level: Optional(main.Level(isLow: true)))
// expect: DecodingError.dataCorrupted: Data was corrupted. Path: level. Debug description: Cannot initialize Level from invalid Int value 30
// expect: {"level":10,"options":0}
// expect: Style(options: main.Options(rawValue: 0), tag: nil, level: Optional(main.Level(isLow: true)))
// expect: Style(options: main.Options(rawValue: 1), tag: nil, level: Optional(main.Level(isLow: false)))
// expect: "own 3"
// expect: Own(rawValue: 4)
