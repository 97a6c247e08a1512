/// A text with places marked by `1️⃣`, `2️⃣` and so on: the text without the marks, and where they stood.
public struct MarkedText: Sendable {
  /// The text without marks.
  public private(set) var text = ""
  /// The UTF-8 offset of each mark, by its number.
  public private(set) var offsets: [Int: Int] = [:]

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    for character in marked {
      if let number = Self.number(character) {
        offsets[number] = text.utf8.count
      } else {
        text.append(character)
      }
    }
  }

  /// The number of the mark at an offset.
  public func mark(at offset: Int) -> Int? { offsets.first { $0.value == offset }?.key }

  /// A digit followed by the enclosing keycap.
  private static func number(_ character: Character) -> Int? {
    guard character.unicodeScalars.contains("\u{20E3}"), let first = character.unicodeScalars.first else { return nil }
    return Int(String(first))
  }
}
