extension Catalogue {
  /// `ContiguousArray`: what an `Array` does natively is done with it in the same way, for it differs by its type alone.
  static let contiguousArrays = #"""
    func _contiguous<Element>(_ elements: [Element]) -> ContiguousArray<Element>
    struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias Index = Int
      typealias Iterator = _CollectionIterator<ContiguousArray<Element>>
      typealias Indices = Range<Int>
      typealias ArrayLiteralElement = Element
      init() { self = _contiguous([]) }
      init(arrayLiteral elements: Element...) { self = _contiguous(elements) }
      init<S: Sequence>(_ elements: S) where S.Element == Element { self = _contiguous(Array(elements)) }
      init(repeating element: Element, count: Int) { self = _contiguous(Array(repeating: element, count: count)) }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { try _elements.filter(isIncluded) }
      var _elements: [Element] { get }
      @_symbol("Array.count") var count: Int { get }
      @_symbol("Array.capacity") var capacity: Int { get }
      @_extension("Collection") @_symbol("Array.isEmpty") var isEmpty: Bool { get }
      @_extension("Collection") @_symbol("Array.first") var first: Element? { get }
      @_extension("BidirectionalCollection") @_symbol("Array.last") var last: Element? { get }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Int> { Range(uncheckedBounds: (lower: 0, upper: count)) }
      var description: String { _elements.description }
      var debugDescription: String { "ContiguousArray(" + _elements.description + ")" }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func distance(from start: Int, to end: Int) -> Int { end - start }
      @_symbol("Array.subscript(_:)") subscript(index: Int) -> Element { get set }
      subscript(range: Range<Int>) -> ArraySlice<Element> { get { _elements._part(range) } set { _replacePart(range, Array(newValue)) } }
      @_disfavoredOverload subscript<R: RangeExpression>(range: R) -> ArraySlice<Element> where R.Bound == Int { get { _elements._part(range._relative(0, count, { $0 + 1 })) } set { _replacePart(range._relative(0, count, { $0 + 1 }), Array(newValue)) } }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Element> { _elements._slice(start, end) }
      mutating func _replacePart(_ range: Range<Int>, _ elements: [Element]) {
        if range.lowerBound < 0 { _trap("ContiguousArray replace: subrange start is negative") }
        if range.upperBound > count { _trap("ContiguousArray replace: subrange extends past the end") }
        _replace(range.lowerBound, range.upperBound, elements)
      }
      @_symbol("Array.append(_:)") mutating func append(_ element: Element)
      @_symbol("ContiguousArray.append(sequence)") mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element { for element in elements { append(element) } }
      @_symbol("Array.remove(at:)") @discardableResult mutating func remove(at index: Int) -> Element
      @_symbol("Array.removeLast()") @discardableResult mutating func removeLast() -> Element
      @_symbol("Array.removeFirst()") @discardableResult mutating func removeFirst() -> Element
      mutating func popLast() -> Element? { isEmpty ? nil : .some(removeLast()) }
      @_symbol("Array.removeAll(keepingCapacity:)") mutating func removeAll(keepingCapacity: Bool = false)
      @_symbol("Array.insert(_:at:)") mutating func insert(_ element: Element, at index: Int)
      mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element { _replacePart(range, Array(elements)) }
      @_symbol("Array._replace(_:_:_:)") mutating func _replace(_ start: Int, _ end: Int, _ elements: [Element])
      @_symbol("Array.reserveCapacity(_:)") mutating func reserveCapacity(_ n: Int)
      @_symbol("Array.swapAt(_:_:)") mutating func swapAt(_ i: Int, _ j: Int)
      mutating func reverse() { self = _contiguous(_reversedArray(_elements)) }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { self = _contiguous(try _sorted(_elements, areInIncreasingOrder)) }
      func makeIterator() -> _CollectionIterator<ContiguousArray<Element>> { _iterate(_elements, in: self) }
      mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R {
        var elements = _elements
        defer { self = _contiguous(elements) }
        return try elements.withUnsafeMutableBufferPointer(body)
      }
      func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { try _elements.withUnsafeBufferPointer(body) }
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? { try withUnsafeBufferPointer(body) }
    }
    extension ContiguousArray: Equatable where Element: Equatable {
      @_symbol("Array.==(_:_:)") static func == (a: ContiguousArray<Element>, b: ContiguousArray<Element>) -> Bool
    }
    extension ContiguousArray: Hashable where Element: Hashable {
      @_symbol("Array.hash(into:)") func hash(into hasher: inout Hasher)
    }
    extension ContiguousArray: Sendable where Element: Sendable {
    }
    extension ContiguousArray: Encodable where Element: Encodable {
      func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
    }
    extension ContiguousArray: Decodable where Element: Decodable {
      init(from decoder: any Decoder) throws { self = _contiguous(try [Element](from: decoder)) }
    }
    """#
}
