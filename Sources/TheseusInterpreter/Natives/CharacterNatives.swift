import TheseusTypes

extension NativeTable {
  /// `Character`.
  mutating func addCharacters() {
    func query(_ member: String, _ body: @escaping (Character) -> Value) {
      native("Character.\(member).get") { body(try $0.character(0)) }
    }
    func flag(_ member: String, _ body: @escaping (Character) -> Bool) { query(member) { .bool(body($0)) } }
    native("Character.==(_:_:)") { .bool(try $0.character(0) == $0.character(1)) }
    native("Character.!=(_:_:)") { .bool(try $0.character(0) != $0.character(1)) }
    native("Character.<(_:_:)") { .bool(try $0.character(0) < $0.character(1)) }
    native("Character.init(_:)") { arguments in
      let text = arguments.text(arguments.count - 1)
      guard let first = text.first else { throw arguments.trap("Can't form a Character from an empty String") }
      guard text.count == 1 else {
        throw arguments.trap("Can't form a Character from a String containing more than one extended grapheme cluster")
      }
      return .character(first)
    }
    native("Character.hash(into:)") { try $0.feedHasher() }
    native("Character.uppercased()") { .string(try $0.character(0).uppercased()) }
    native("Character.lowercased()") { .string(try $0.character(0).lowercased()) }
    query("description") { .string(String($0)) }
    flag("isLetter") { $0.isLetter }
    flag("isNumber") { $0.isNumber }
    flag("isWhitespace") { $0.isWhitespace }
    flag("isNewline") { $0.isNewline }
    flag("isPunctuation") { $0.isPunctuation }
    flag("isSymbol") { $0.isSymbol }
    flag("isUppercase") { $0.isUppercase }
    flag("isLowercase") { $0.isLowercase }
    flag("isCased") { $0.isCased }
    flag("isASCII") { $0.isASCII }
    flag("isHexDigit") { $0.isHexDigit }
    flag("isWholeNumber") { $0.isWholeNumber }
    flag("isCurrencySymbol") { $0.isCurrencySymbol }
    flag("isMathSymbol") { $0.isMathSymbol }
    query("wholeNumberValue") { $0.wholeNumberValue.map { .int($0) } ?? .none }
    query("hexDigitValue") { $0.hexDigitValue.map { .int($0) } ?? .none }
    query("asciiValue") { $0.asciiValue.map { .integer(FixedInteger($0, kind: .uint8)) } ?? .none }
  }
}
