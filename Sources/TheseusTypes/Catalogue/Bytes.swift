extension Catalogue {
  /// `Data`.
  static let bytes = #"""
    struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable, Sendable {
      typealias Element = UInt8
      typealias Index = Int
      typealias SubSequence = Data
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<UInt8>
      var _bytes: [UInt8]
      var startIndex: Int
      init() { _bytes = []; startIndex = 0 }
      init(_ bytes: [UInt8]) { _bytes = bytes; startIndex = 0 }
      init(_bytes: [UInt8], _start: Int) { self._bytes = _bytes; startIndex = _start }
      @_symbol("Data.init(sequence)") init<S: Sequence>(_ bytes: S) where S.Element == UInt8 { self.init(Array(bytes)) }
      init(bytes: [UInt8], count: Int) { self.init(Array(bytes.prefix(count))) }
      init(count: Int) { self.init(Array(repeating: 0, count: count)) }
      init(capacity: Int) { self.init() }
      init(repeating byte: UInt8, count: Int) { self.init(Array(repeating: byte, count: count)) }
      init?(base64Encoded text: String) {
        guard let bytes = _base64Bytes(text) else { return nil }
        self.init(bytes)
      }
      func base64EncodedString() -> String { _base64(_bytes) }
      func base64EncodedData() -> Data { Data(_base64(_bytes)._utf8) }
      var endIndex: Int { startIndex + _bytes.count }
      var count: Int {
        get { _bytes.count }
        set {
          if newValue < _bytes.count { _bytes.removeLast(_bytes.count - newValue) } else { _bytes += [UInt8](repeating: 0, count: newValue - _bytes.count) }
        }
      }
      var isEmpty: Bool { _bytes.isEmpty }
      func _place(_ index: Int) -> Int {
        if index < startIndex || index >= endIndex { _trap("Index out of range") }
        return index - startIndex
      }
      func _checked(_ range: Range<Int>) -> Range<Int> {
        if range.lowerBound < startIndex || range.upperBound > endIndex { _trap("Range out of bounds") }
        return Range(uncheckedBounds: (lower: range.lowerBound - startIndex, upper: range.upperBound - startIndex))
      }
      subscript(index: Int) -> UInt8 { get { _bytes[_place(index)] } set { _bytes[_place(index)] = newValue } }
      subscript(range: Range<Int>) -> Data { get { _subsequence(range.lowerBound, range.upperBound) } set { replaceSubrange(range, with: newValue) } }
      func _subsequence(_ start: Int, _ end: Int) -> Data {
        let part = _checked(Range(uncheckedBounds: (lower: start, upper: end)))
        return Data(_bytes: _bytes._copy(part.lowerBound, part.upperBound), _start: start)
      }
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try body(UnsafeRawBufferPointer(_bytes: _bytes)) }
      mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
        let bytes = UnsafeMutableRawBufferPointer(_bytes: _bytes)
        defer { _bytes = bytes._bytes }
        return try body(bytes)
      }
      init(_ bytes: UnsafeRawBufferPointer) { self.init(bytes._bytes) }
      func subdata(in range: Range<Int>) -> Data { Data(self[range]._bytes) }
      mutating func append(_ byte: UInt8) { _bytes.append(byte) }
      @_symbol("Data.append(data)") mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
      mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 { _bytes.append(contentsOf: elements) }
      mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == UInt8 { _bytes.replaceSubrange(_checked(range), with: elements) }
      @discardableResult mutating func removeFirst() -> UInt8 {
        if isEmpty { _trap("Can't remove items from an empty collection") }
        startIndex += 1
        return _bytes.removeFirst()
      }
      mutating func removeLast(_ k: Int) {
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        _bytes.removeLast(k)
      }
      func filter(_ isIncluded: (UInt8) throws -> Bool) rethrows -> Data { Data(try _bytes.filter(isIncluded)) }
      func firstRange(of data: Data) -> Range<Int>? {
        if data.count > count { return nil }
        for i in 0...(count - data.count) { if _bytes._copy(i, i + data.count) == data._bytes { return (startIndex + i)..<(startIndex + i + data.count) } }
        return nil
      }
      func range(of data: Data) -> Range<Int>? { firstRange(of: data) }
      func makeIterator() -> _ArrayIterator<UInt8> { _bytes.makeIterator() }
      static func == (a: Data, b: Data) -> Bool { a._bytes == b._bytes }
      func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
      var description: String { String(count) + " bytes" }
      var debugDescription: String { description }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(base64EncodedString()) }
      init(from decoder: any Decoder) throws {
        guard let bytes = _base64Bytes(try decoder.singleValueContainer().decode(String.self)) else { throw DecodingError._corrupted("Encountered Data is not valid Base64.", decoder.codingPath) }
        self.init(bytes)
      }
    }
    func _base64(_ bytes: [UInt8]) -> String
    func _base64Bytes(_ text: String) -> [UInt8]?
    """#
}
