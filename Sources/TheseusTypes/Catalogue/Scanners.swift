extension Catalogue {
  /// `Scanner`: numbers and words taken from a text one after the other.
  static let scanners = #"""
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
      func _number(_ hasFraction: Bool) -> (text: String, end: String.Index)? {
        let start = _afterSkipping()
        var index = start
        if index < string.endIndex, string[index] == "-" || string[index] == "+" { index = string.index(after: index) }
        let digits = index
        index = _end(from: digits) { $0.isASCII && $0.isNumber }
        var count = string.distance(from: digits, to: index)
        if hasFraction, index < string.endIndex, string[index] == "." {
          let end = _end(from: string.index(after: index)) { $0.isASCII && $0.isNumber }
          count += string.distance(from: index, to: end) - 1
          if count > 0 { index = end }
        }
        if count == 0 { return nil }
        if hasFraction, index < string.endIndex, string[index] == "e" || string[index] == "E" {
          var exponent = string.index(after: index)
          if exponent < string.endIndex, string[exponent] == "-" || string[exponent] == "+" { exponent = string.index(after: exponent) }
          let end = _end(from: exponent) { $0.isASCII && $0.isNumber }
          if end > exponent { index = end }
        }
        return (String(string[start..<index]), index)
      }
      func scanInt() -> Int? {
        guard let (text, end) = _number(false) else { return nil }
        currentIndex = end
        return Int(text) ?? (text.hasPrefix("-") ? Int.min : Int.max)
      }
      func scanDouble() -> Double? {
        guard let (text, end) = _number(true) else { return nil }
        currentIndex = end
        return Double(text.hasSuffix(".") ? text + "0" : text)
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
    """#
}
