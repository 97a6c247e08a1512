extension String {
  /// Whether a name needs no backticks, unless it is a word of the language.
  public var isIdentifier: Bool {
    func mayStand(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
      default: byte >= 0x80
      }
    }
    guard let first = utf8.first, mayStand(first) || first == UInt8(ascii: "$") else { return false }
    return utf8.dropFirst().allSatisfy { mayStand($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// A raw identifier as it is known and printed: in backticks, with spaces at which no line is broken.
  ///
  /// Source: SE-0451.
  public var asRawIdentifier: String { "`" + replacing(" ", with: "\u{A0}") + "`" }

  /// Source text with raw identifiers as they are written.
  public var withPlainRawIdentifiers: String { contains("`") ? replacing("\u{A0}", with: " ") : self }

  /// A name with what stands between the backticks of raw identifiers alone, as `#function`, raw values and messages give it.
  public var withoutBackticks: String {
    contains("`") ? replacing("`", with: "").replacing("\u{A0}", with: " ") : self
  }
}
