import Foundation

class Note: Codable {
  var text: String
  var tags: [String]
}

struct Card: Codable {
  var name: String
  var count = 1
  var note: String?
  lazy var title = name.uppercased()
  enum CodingKeys: String, CodingKey { case name }
}

struct Column: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { return nil }
}

struct Level: OptionSet {
  var rawValue: UInt8
  static let low = Level(rawValue: 1)
  static let high = Level(rawValue: 2)
}

struct Line: MutableCollection {
  var values = [3, 1, 2]
  var startIndex: Int { 0 }
  var endIndex: Int { values.count }
  subscript(i: Int) -> Int {
    get { values[i] }
    set { values[i] = newValue }
  }
  func index(after i: Int) -> Int { i + 1 }
}

do {
  let note = try JSONDecoder().decode(Note.self, from: Data(#"{"text": "a", "tags": ["b"]}"#.utf8))
  print(note.text, note.tags)
  print(Column("a").stringValue, Column(stringValue: "b")?.stringValue ?? "none")
  print([Level.low, .high].contains(.high), Level([.low, .high]).rawValue)
  var line = Line()
  line.swapAt(0, 2)
  line[1] = 9
  print(line.map { $0 })
} catch {
  print("failed")
}
// expect: a ["b"]
// expect: a b
// expect: true 3
// expect: [2, 9, 3]
