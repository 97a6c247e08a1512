extension Catalogue {
  /// `Substring`.
  static let substrings = #"""
    struct Substring: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, StringProtocol, RangeReplaceableCollection, LosslessStringConvertible, CustomReflectable, TextOutputStreamable, Sendable {
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
      typealias Element = Character
      typealias SubSequence = Substring
      typealias Iterator = _ArrayIterator<Character>
      typealias StringLiteralType = String
      typealias Indices = DefaultIndices<Substring>
      typealias UTF8View = Slice<String.UTF8View>
      typealias UTF16View = Slice<String.UTF16View>
      typealias UnicodeScalarView = Slice<String.UnicodeScalarView>
      init() { self.init("") }
      init(_ text: String)
      @_symbol("Substring.init(scalars)") init(_ content: UnicodeScalarView) { self = content.base._text[content.startIndex..<content.endIndex] }
      init(stringLiteral value: String) { self.init(value) }
      static func == (a: Substring, b: Substring) -> Bool
      static func < (a: Substring, b: Substring) -> Bool
      var base: String { get }
      var description: String { String(self) }
      var customMirror: Mirror { Mirror(reflecting: String(self)) }
      var debugDescription: String { String(self).debugDescription }
      func hash(into hasher: inout Hasher) { hasher.combine(String(self)) }
      static func + (a: Substring, b: Substring) -> Substring { Substring(String(a) + String(b)) }
      mutating func append(_ character: Character) { replaceSubrange(endIndex..<endIndex, with: String(character)) }
      mutating func append<S: Sequence>(contentsOf characters: S) where S.Element == Character { self = Substring(String(self) + String(characters)) }
      @discardableResult mutating func removeFirst() -> Character {
        guard let c = first else { _trap("Can't remove first element from an empty collection") }
        self = dropFirst()
        return c
      }
      @discardableResult mutating func removeLast() -> Character {
        guard let c = last else { _trap("Can't remove last element from an empty collection") }
        self = dropLast()
        return c
      }
      mutating func removeFirst(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        self = dropFirst(k)
      }
      mutating func removeLast(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        self = dropLast(k)
      }
      mutating func replaceSubrange<C: Collection>(_ range: Range<String.Index>, with text: C) where C.Element == Character {
        var whole = base
        let start = startIndex
        let behind = whole.utf8.count - endIndex._offset
        whole._replace(range.lowerBound, range.upperBound, String(text))
        self = whole[start..<String.Index(_offset: whole.utf8.count - behind)]
      }
      @discardableResult mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
      @discardableResult mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
      func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { try String(self).filter(isIncluded) }
    }
    """#
}
