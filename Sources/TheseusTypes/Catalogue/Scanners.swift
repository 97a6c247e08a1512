extension Catalogue {
  /// `Scanner`: numbers and words taken from a text one after the other.
  static let scanners = #"""
    #module(Foundation)
    class Scanner {
      let string: String
      var currentIndex: String.Index
      var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
      var caseSensitive: Bool = false
      init(string: String) { self.string = string; currentIndex = string.startIndex }
      func _holds(_ set: CharacterSet?, _ character: Character) -> Bool { set.map { set in character.unicodeScalars.allSatisfy { set.contains($0) } } ?? false }
      func _afterSkipping() -> String.Index {
        var index = currentIndex
        while index < string.endIndex, _holds(charactersToBeSkipped, string[index]) { index = string.index(after: index) }
        return index
      }
      func _end(from start: String.Index, _ isPart: (Character) -> Bool) -> String.Index {
        var index = start
        while index < string.endIndex, isPart(string[index]) { index = string.index(after: index) }
        return index
      }
      func _taken(_ start: String.Index, _ end: String.Index) -> String? {
        if start == end { return nil }
        currentIndex = end
        return String(string[start..<end])
      }
      var isAtEnd: Bool { _afterSkipping() == string.endIndex }
      enum NumberRepresentation: String, Sendable {
        case decimal, hexadecimal
      }
      func _number(_ kind: String, _ representation: Scanner.NumberRepresentation = .decimal) -> String? {
        let start = _afterSkipping()
        let found = _scanNumber(String(string[start...].prefix(1000)), kind, representation == .hexadecimal)
        if found.isEmpty { return nil }
        currentIndex = string.index(start, offsetBy: Int(found[1]) ?? 0)
        return found[0]
      }
      func scanInt(representation: Scanner.NumberRepresentation = .decimal) -> Int? { _number("int", representation).flatMap { Int($0) } }
      func scanInt32(representation: Scanner.NumberRepresentation = .decimal) -> Int32? { _number("int32", representation).flatMap { Int32($0) } }
      func scanInt64(representation: Scanner.NumberRepresentation = .decimal) -> Int64? { _number("int64", representation).flatMap { Int64($0) } }
      func scanUInt64(representation: Scanner.NumberRepresentation = .decimal) -> UInt64? { _number("uint64", representation).flatMap { UInt64($0) } }
      @discardableResult func scanHexInt64(_ result: inout UInt64) -> Bool {
        let number = scanUInt64(representation: .hexadecimal)
        result = number ?? 0
        return number != nil
      }
      @discardableResult func scanHexInt32(_ result: inout UInt32) -> Bool {
        let number = scanUInt64(representation: .hexadecimal)
        result = UInt32(clamping: number ?? 0)
        return number != nil
      }
      func scanDouble(representation: Scanner.NumberRepresentation = .decimal) -> Double? { _number("double", representation).flatMap { Double($0) } }
      func scanFloat(representation: Scanner.NumberRepresentation = .decimal) -> Float? { _number("float", representation).flatMap { Float($0) } }
      func scanDecimal() -> Decimal? { _number("decimal").map { Decimal(_text: $0) } }
      var scanLocation: Int { get { currentIndex.utf16Offset(in: string) } set { currentIndex = String.Index(utf16Offset: newValue, in: string) } }
      var locale: Any? = nil
      static func localizedScanner(with text: String) -> Any {
        let scanner = Scanner(string: text)
        scanner.locale = Locale.current
        return scanner
      }
      func scanCharacter() -> Character? {
        let start = _afterSkipping()
        if start == string.endIndex { return nil }
        currentIndex = string.index(after: start)
        return string[start]
      }
      func _matches(_ word: String, at start: String.Index) -> String.Index? {
        guard let end = string.index(start, offsetBy: word.count, limitedBy: string.endIndex) else { return nil }
        let text = String(string[start..<end])
        return text == word || !caseSensitive && text.lowercased() == word.lowercased() ? end : nil
      }
      func scanString(_ word: String) -> String? {
        let start = _afterSkipping()
        guard let end = _matches(word, at: start) else { return nil }
        return _taken(start, end)
      }
      func scanUpToString(_ word: String) -> String? {
        let start = _afterSkipping()
        var index = start
        while index < string.endIndex, _matches(word, at: index) == nil { index = string.index(after: index) }
        return _taken(start, index)
      }
      func scanCharacters(from set: CharacterSet) -> String? {
        let start = _afterSkipping()
        return _taken(start, _end(from: start) { _holds(set, $0) })
      }
      func scanUpToCharacters(from set: CharacterSet) -> String? {
        let start = _afterSkipping()
        return _taken(start, _end(from: start) { !_holds(set, $0) })
      }
    }
    func _scanNumber(_ text: String, _ kind: String, _ isHexadecimal: Bool) -> [String]
    """#
}
