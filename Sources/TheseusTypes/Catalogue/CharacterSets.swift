extension Catalogue {
  /// Foundation's sets of scalars, which the host keeps.
  static let characterSets =
    #"""
    #module(Foundation)
    struct CharacterSet: SetAlgebra, Hashable, Sendable {
      typealias Element = Unicode.Scalar
      typealias ArrayLiteralElement = Unicode.Scalar
      init() { self = _characterSet("") }
      init(charactersIn text: String) { self = _characterSet(text: text) }
      @_symbol("CharacterSet.init(range)") init(charactersIn range: ClosedRange<Unicode.Scalar>) { self = _characterSet(scalars: Array(range.lowerBound.value...range.upperBound.value)) }
      @_symbol("CharacterSet.init(halfOpen)") init(charactersIn range: Range<Unicode.Scalar>) { self = _characterSet(scalars: Array(range.lowerBound.value..<range.upperBound.value)) }
      init(arrayLiteral elements: Unicode.Scalar...) { self = _characterSet(scalars: elements.map { $0.value }) }
      init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar { self = _characterSet(scalars: elements.map { $0.value }) }
      func contains(_ scalar: Unicode.Scalar) -> Bool { _has(scalar.value) }
      func _has(_ scalar: UInt32) -> Bool
      var inverted: CharacterSet { get }
      mutating func invert() { self = inverted }
      func union(_ other: CharacterSet) -> CharacterSet
      func intersection(_ other: CharacterSet) -> CharacterSet
      func subtracting(_ other: CharacterSet) -> CharacterSet
      func symmetricDifference(_ other: CharacterSet) -> CharacterSet
      func isSuperset(of other: CharacterSet) -> Bool
      func isSubset(of other: CharacterSet) -> Bool { other.isSuperset(of: self) }
      func isDisjoint(with other: CharacterSet) -> Bool { intersection(other) == CharacterSet() }
      func isStrictSubset(of other: CharacterSet) -> Bool { self != other && isSubset(of: other) }
      func isStrictSuperset(of other: CharacterSet) -> Bool { other.isStrictSubset(of: self) }
      var isEmpty: Bool { self == CharacterSet() }
      func hasMember(inPlane plane: UInt8) -> Bool { _hasMember(Int(plane)) }
      func _hasMember(_ plane: Int) -> Bool
      func _bitmap() -> [UInt8]
      var bitmapRepresentation: Data { Data(_bitmap()) }
      init(bitmapRepresentation data: Data) { self = _characterSet(bitmap: data._bytes) }
      mutating func formUnion(_ other: CharacterSet) { self = union(other) }
      mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }
      mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
      mutating func insert(charactersIn text: String) { self = union(CharacterSet(charactersIn: text)) }
      @_symbol("CharacterSet.insert(range)") mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) { self = union(CharacterSet(charactersIn: range)) }
      @_symbol("CharacterSet.insert(halfOpen)") mutating func insert(charactersIn range: Range<Unicode.Scalar>) { self = union(CharacterSet(charactersIn: range)) }
      @_symbol("CharacterSet.remove(range)") mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) { self = subtracting(CharacterSet(charactersIn: range)) }
      @_symbol("CharacterSet.remove(halfOpen)") mutating func remove(charactersIn range: Range<Unicode.Scalar>) { self = subtracting(CharacterSet(charactersIn: range)) }
      mutating func remove(charactersIn text: String) { self = subtracting(CharacterSet(charactersIn: text)) }
      // As in Foundation of swift.org, which says of every scalar that it was not there.
      @discardableResult mutating func insert(_ scalar: Unicode.Scalar) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) {
        self = union([scalar])
        return (inserted: true, memberAfterInsert: scalar)
      }
      @discardableResult mutating func update(with scalar: Unicode.Scalar) -> Unicode.Scalar? {
        insert(scalar)
        return scalar
      }
      @discardableResult mutating func remove(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        let isMember = contains(scalar)
        self = subtracting([scalar])
        return isMember ? scalar : nil
      }
      static func == (a: CharacterSet, b: CharacterSet) -> Bool { _isEqual(a, b) }
      func hash(into hasher: inout Hasher) { _hash(self, into: &hasher) }
    }
    extension CharacterSet: Codable {
      enum _Key: String, CodingKey {
        case bitmap
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: _Key.self)
        try container.encode(bitmapRepresentation, forKey: .bitmap)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        self.init(bitmapRepresentation: try container.decode(Data.self, forKey: .bitmap))
      }
    }
    func _characterSet(_ name: String) -> CharacterSet
    @_symbol("_characterSet(scalars)") func _characterSet(scalars: [UInt32]) -> CharacterSet
    @_symbol("_characterSet(text)") func _characterSet(text: String) -> CharacterSet
    @_symbol("_characterSet(bitmap)") func _characterSet(bitmap: [UInt8]) -> CharacterSet
    extension CharacterSet {

    """#
    + [
      "whitespaces", "whitespacesAndNewlines", "newlines", "letters", "decimalDigits", "alphanumerics",
      "punctuationCharacters", "symbols", "uppercaseLetters", "lowercaseLetters", "capitalizedLetters",
      "controlCharacters", "nonBaseCharacters", "decomposables", "illegalCharacters", "urlUserAllowed",
      "urlPasswordAllowed", "urlHostAllowed", "urlPathAllowed", "urlQueryAllowed", "urlFragmentAllowed",
    ]
    .map { "  static var \($0): CharacterSet { _characterSet(\"\($0)\") }\n" }.joined() + "}"
}
