extension Catalogue {
  /// `Data`.
  static let bytes = #"""
    #module(FoundationEssentials)
    struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Codable, Sendable {
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias Element = UInt8
      typealias Index = Int
      typealias SubSequence = Data
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<UInt8>
      var _bytes: [UInt8]
      var startIndex: Int
      init() { _bytes = []; startIndex = 0 }
      // Swift shows a pointer to the bytes too: an address, which is another one in each run.
      var customMirror: Mirror {
        var children: [(label: String?, value: Any)] = [(label: "count", value: count)]
        if count < 64 { children.append((label: "bytes", value: Array(self))) }
        return Mirror(self, children: children, displayStyle: .struct)
      }
      init(_ bytes: [UInt8]) { _bytes = bytes; startIndex = 0 }
      init(_bytes: [UInt8], _start: Int) { self._bytes = _bytes; startIndex = _start }
      @_symbol("Data.init(sequence)") init<S: Sequence>(_ bytes: S) where S.Element == UInt8 { self.init(Array(bytes)) }
      @_symbol("Data.init(bytes)") init(bytes: [UInt8]) { self.init(bytes) }
      init(bytes: [UInt8], count: Int) { self.init(Array(bytes.prefix(count))) }
      @_symbol("Data.init(bytes:count:)@value") init<T>(bytes: inout T, count: Int) { self.init(Array(_memoryBytes(bytes).prefix(count))) }
      @_symbol("Data.init(bytes:count:)@values") init<T>(bytes: inout [T], count: Int) { self.init(Array(bytes.flatMap { _memoryBytes($0) }.prefix(count))) }
      init(count: Int) { self.init(Array(repeating: 0, count: count)) }
      init(capacity: Int) { self.init() }
      init(repeating byte: UInt8, count: Int) { self.init(Array(repeating: byte, count: count)) }
      struct Base64DecodingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let ignoreUnknownCharacters: Data.Base64DecodingOptions = Data.Base64DecodingOptions(rawValue: 1)
      }
      struct Base64EncodingOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let lineLength64Characters: Data.Base64EncodingOptions = Data.Base64EncodingOptions(rawValue: 1)
        static let lineLength76Characters: Data.Base64EncodingOptions = Data.Base64EncodingOptions(rawValue: 2)
        static let endLineWithCarriageReturn: Data.Base64EncodingOptions = Data.Base64EncodingOptions(rawValue: 16)
        static let endLineWithLineFeed: Data.Base64EncodingOptions = Data.Base64EncodingOptions(rawValue: 32)
      }
      struct SearchOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt) { self.rawValue = rawValue }
        static let backwards: Data.SearchOptions = Data.SearchOptions(rawValue: 1)
        static let anchored: Data.SearchOptions = Data.SearchOptions(rawValue: 2)
      }
      init?(base64Encoded text: String, options: Data.Base64DecodingOptions = []) {
        guard let bytes = _base64Bytes(text, options.rawValue) else { return nil }
        self.init(bytes)
      }
      @_symbol("Data.init(base64Data)") init?(base64Encoded data: Data, options: Data.Base64DecodingOptions = []) { self.init(base64Encoded: String(decoding: data, as: UTF8.self), options: options) }
      func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String { _base64(_bytes, options.rawValue) }
      func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data { Data(base64EncodedString(options: options)._utf8) }
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
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R? { try _bytes.withUnsafeBufferPointer(body) }
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
      @_symbol("Data.append(pointer)") mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) { for i in 0..<count { _bytes.append(bytes[i]) } }
      @_symbol("Data.append(buffer)") mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { _bytes.append(contentsOf: bytes) }
      mutating func resetBytes(in range: some RangeExpression<Int>) {
        let bounds = range.relative(to: self)
        if bounds.upperBound > endIndex { count = bounds.upperBound - startIndex }
        for i in bounds { self[i] = 0 }
      }
      func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) { for i in 0..<Swift.min(count, self.count) { pointer[i] = _bytes[i] } }
      @_symbol("Data.copyBytes(from)") func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<Int>) {
        let part = _checked(range)
        for i in part { pointer[i - part.lowerBound] = _bytes[i] }
      }
      func enumerateBytes(_ block: (UnsafeBufferPointer<UInt8>, Int, inout Bool) -> Void) {
        var stop = false
        _bytes.withUnsafeBufferPointer { block($0, 0, &stop) }
      }
      mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 { _bytes.append(contentsOf: elements) }
      mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == UInt8 { _bytes.replaceSubrange(_checked(range), with: elements) }
      @_symbol("Data.replaceSubrange(expression)") mutating func replaceSubrange<R: RangeExpression, C: Collection>(_ range: R, with elements: C) where R.Bound == Int, C.Element == UInt8 { replaceSubrange(range.relative(to: self), with: elements) }
      @_symbol("Data.removeSubrange(expression)") mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Int { replaceSubrange(range.relative(to: self), with: []) }
      @discardableResult mutating func removeFirst() -> UInt8 {
        if isEmpty { _trap("Can't remove items from an empty collection") }
        startIndex += 1
        return _bytes.removeFirst()
      }
      mutating func removeFirst(_ k: Int) {
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        startIndex += k
        _bytes.removeFirst(k)
      }
      mutating func removeLast(_ k: Int) {
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        _bytes.removeLast(k)
      }
      func filter(_ isIncluded: (UInt8) throws -> Bool) rethrows -> Data { Data(try _bytes.filter(isIncluded)) }
      func firstRange(of other: some Collection<UInt8>) -> Range<Int>? { _place(of: other, startIndex, endIndex, false) }
      func lastRange(of other: some Collection<UInt8>) -> Range<Int>? { _place(of: other, startIndex, endIndex, true) }
      @_symbol("Data.firstRange(in)") func firstRange(of other: some Collection<UInt8>, in range: some RangeExpression<Int>) -> Range<Int>? {
        let bounds = range.relative(to: self)
        return _place(of: other, bounds.lowerBound, bounds.upperBound, false)
      }
      @_symbol("Data.lastRange(in)") func lastRange(of other: some Collection<UInt8>, in range: some RangeExpression<Int>) -> Range<Int>? {
        let bounds = range.relative(to: self)
        return _place(of: other, bounds.lowerBound, bounds.upperBound, true)
      }
      func range(of other: Data, options: Data.SearchOptions = [], in range: Range<Int>? = nil) -> Range<Int>? {
        let isBackwards = options.contains(.backwards)
        var start = range?.lowerBound ?? startIndex
        var end = range?.upperBound ?? endIndex
        if options.contains(.anchored) {
          if isBackwards { start = Swift.max(start, end - other.count) } else { end = Swift.min(end, start + other.count) }
        }
        return _place(of: other, start, end, isBackwards)
      }
      func _place(of other: some Collection<UInt8>, _ start: Int, _ end: Int, _ isBackwards: Bool) -> Range<Int>? {
        let bytes = Array(other)
        let last = end - bytes.count
        if bytes.isEmpty || last < start { return nil }
        let part = _checked(Range(uncheckedBounds: (lower: start, upper: end)))
        guard let offset = _offset(of: bytes, in: _bytes._copy(part.lowerBound, part.upperBound), isBackwards) else { return nil }
        return (start + offset)..<(start + offset + bytes.count)
      }
      func advanced(by amount: Int) -> Data { Data(self[(startIndex + amount)...]._bytes) }
      func makeIterator() -> _ArrayIterator<UInt8> { _bytes.makeIterator() }
      static func == (a: Data, b: Data) -> Bool { a._bytes == b._bytes }
      func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
      var description: String { String(count) + " bytes" }
      var debugDescription: String { description }
      func encode(to encoder: any Encoder) throws { var container = encoder.singleValueContainer(); try container.encode(base64EncodedString()) }
      init(from decoder: any Decoder) throws {
        guard let bytes = _base64Bytes(try decoder.singleValueContainer().decode(String.self), 0) else { throw DecodingError._corrupted("Encountered Data is not valid Base64.", decoder.codingPath) }
        self.init(bytes)
      }
    }
    func _base64(_ bytes: [UInt8], _ options: UInt) -> String
    func _base64Bytes(_ text: String, _ options: UInt) -> [UInt8]?
    func _offset(of bytes: [UInt8], in other: [UInt8], _ isBackwards: Bool) -> Int?
    """#
}
