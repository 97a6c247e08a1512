extension Catalogue {
  /// The sizes of values and their bytes.
  static let memory = #"""
    enum MemoryLayout<T> {
      static var size: Int { get }
      static var stride: Int { get }
      static var alignment: Int { get }
      static func size(ofValue value: T) -> Int { size }
      static func stride(ofValue value: T) -> Int { stride }
      static func alignment(ofValue value: T) -> Int { alignment }
      static func offset(of key: PartialKeyPath<T>) -> Int? { _fieldOffset(T.self, key) }
    }
    func _fieldOffset(_ type: Any.Type, _ key: AnyKeyPath) -> Int?
    struct UnsafeRawBufferPointer: RandomAccessCollection {
      typealias Element = UInt8
      typealias Index = Int
      typealias SubSequence = ArraySlice<UInt8>
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<UInt8>
      let _bytes: [UInt8]
      init(_bytes: [UInt8]) { self._bytes = _bytes }
      var startIndex: Int { 0 }
      var endIndex: Int { _bytes.count }
      var count: Int { _bytes.count }
      subscript(index: Int) -> UInt8 { _bytes[index] }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<UInt8> { _bytes._slice(start, end) }
      func makeIterator() -> _ArrayIterator<UInt8> { _bytes.makeIterator() }
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { loadUnaligned(fromByteOffset: offset, as: type) }
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
        if offset < 0 || offset + MemoryLayout<T>.size > _bytes.count { _trap("UnsafeRawBufferPointer.load out of bounds") }
        return _value(ofBytes: _bytes._copy(offset, offset + MemoryLayout<T>.size), type)
      }
    }
    func _memoryBytes<T>(_ value: T) -> [UInt8] { _bytes(of: value) }
    func withUnsafeBytes<T, R>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try body(UnsafeRawBufferPointer(_bytes: _bytes(of: value))) }
    @_symbol("withUnsafeBytes(inout)") func withUnsafeBytes<T, R>(of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try body(UnsafeRawBufferPointer(_bytes: _bytes(of: value))) }
    class UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
      typealias Element = UInt8
      typealias Index = Int
      typealias SubSequence = ArraySlice<UInt8>
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<UInt8>
      var _bytes: [UInt8]
      init(_bytes: [UInt8]) { self._bytes = _bytes }
      var startIndex: Int { 0 }
      var endIndex: Int { _bytes.count }
      var count: Int { _bytes.count }
      subscript(index: Int) -> UInt8 { get { _bytes[index] } set { _bytes[index] = newValue } }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<UInt8> { _bytes._slice(start, end) }
      func makeIterator() -> _ArrayIterator<UInt8> { _bytes.makeIterator() }
    }
    func withUnsafeMutableBytes<T, R>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
      let bytes = UnsafeMutableRawBufferPointer(_bytes: _bytes(of: value))
      defer { value = _value(ofBytes: bytes._bytes, T.self) }
      return try body(bytes)
    }
    func _bytes<T>(of value: T) -> [UInt8]
    func _discard<T>(_ value: T) -> Void
    func _value<T>(ofBytes bytes: [UInt8], _ type: T.Type) -> T
    """#
}
