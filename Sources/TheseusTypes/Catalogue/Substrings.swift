extension Catalogue {
  /// `Substring`.
  static let substrings = #"""
    struct Substring: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, StringProtocol, RangeReplaceableCollection, LosslessStringConvertible, CustomReflectable, TextOutputStreamable, Sendable {
      func _mapped<T, E: Error>(_ transform: (Character) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
      typealias Element = Character
      typealias SubSequence = Substring
      typealias Iterator = _CollectionIterator<Substring>
      func makeIterator() -> _CollectionIterator<Substring> { _iterate(_characters, in: self) }
      typealias StringLiteralType = String
      typealias Indices = DefaultIndices<Substring>
      var utf8: Substring.UTF8View { base.utf8._subsequence(startIndex, endIndex) }
      var utf16: Substring.UTF16View { base.utf16._subsequence(startIndex, endIndex) }
      var unicodeScalars: Substring.UnicodeScalarView { base.unicodeScalars._subsequence(startIndex, endIndex) }
      init() { self.init("") }
      init(_ text: String)
      @_symbol("Substring.init(scalars)") init(_ content: UnicodeScalarView) { self = content._text }
      @_symbol("Substring.init(utf8)") init(_ content: UTF8View) { self = content._slice.base._text[content.startIndex..<content.endIndex] }
      @_symbol("Substring.init(utf16)") init(_ content: UTF16View) { self = content._text }
      init(stringLiteral value: String) { self.init(value) }
      var isContiguousUTF8: Bool { true }
      mutating func makeContiguousUTF8() { }
      mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R { try body(UnsafeBufferPointer(_elements: _utf8)) }
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
      @discardableResult mutating func removeFirst() -> Element {
        guard let c = first else { _trap("Can't remove first element from an empty collection") }
        self = dropFirst()
        return c
      }
      @discardableResult mutating func removeLast() -> Element {
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
      @_symbol("Substring.replaceSubrange(expression)") mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ range: R, with text: C) where R.Bound == String.Index, C.Element == Character { replaceSubrange(range._relative(startIndex, endIndex, { index(after: $0) }), with: text) }
      mutating func removeSubrange(_ range: Range<String.Index>) { replaceSubrange(range, with: "") }
      @_symbol("Substring.removeSubrange(expression)") mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == String.Index { replaceSubrange(range, with: "") }
      @discardableResult mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
      @discardableResult mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> String { try String(self).filter(isIncluded) }
    }
    \#(view("UTF8View", of: "UInt8", elements: "_utf8Units(_slice.base._text, startIndex, endIndex)"))
    \#(view("UTF16View", of: "UInt16", elements: "_utf16Units(_slice.base._text, startIndex, endIndex)"))
    \#(view("UnicodeScalarView", of: "Unicode.Scalar", elements: "String.UnicodeScalarView(_text: _text)._elements", refines: "RangeReplaceableCollection, Sendable", members: scalarMembers))
    """#

  /// A view of a substring: a slice of the whole string's view of the same name.
  /// - Parameters:
  ///   - element: What it is a collection of.
  ///   - elements: The expression of its elements in an array.
  ///   - refined: What it conforms to besides.
  ///   - members: Its members for that.
  private static func view(
    _ name: String, of element: String, elements: String, refines refined: String = "Sendable",
    members: [String] = []
  ) -> String {
    #"""
    extension Substring {
      struct \#(name): BidirectionalCollection, \#(refined) {
        typealias Element = \#(element)
        typealias Index = String.Index
        typealias SubSequence = Substring.\#(name)
        typealias Indices = DefaultIndices<Substring.\#(name)>
        typealias Iterator = _CollectionIterator<Substring.\#(name)>
        var _slice: Slice<String.\#(name)>
        init(_slice: Slice<String.\#(name)>) { self._slice = _slice }
        var startIndex: String.Index { _slice.startIndex }
        var endIndex: String.Index { _slice.endIndex }
        var _text: Substring { _slice.base._text[startIndex..<endIndex] }
        subscript(position: String.Index) -> \#(element) { _slice[position] }
        func _subsequence(_ start: String.Index, _ end: String.Index) -> Substring.\#(name) { Substring.\#(name)(_slice: _slice._subsequence(start, end)) }
        func index(after i: String.Index) -> String.Index { _slice.index(after: i) }
        func index(before i: String.Index) -> String.Index { _slice.index(before: i) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _slice.base.index(i, offsetBy: distance) }
        func distance(from start: String.Index, to end: String.Index) -> Int { _slice.base.distance(from: start, to: end) }
        func makeIterator() -> _CollectionIterator<Substring.\#(name)> { _iterate(\#(elements), in: self) }
        \#(members.joined(separator: "\n    "))
      }
    }
    """#
  }
  /// What a substring's view of Unicode scalars can do besides being looked at.
  private static let scalarMembers = [
    "init() { _slice = Slice<String.UnicodeScalarView>() }",
    "mutating func replaceSubrange<C: Collection>(_ range: Range<String.Index>, with scalars: C) where C.Element == Unicode.Scalar "
      + "{ _slice.replaceSubrange(range, with: scalars) }",
  ]
}
