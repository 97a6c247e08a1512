extension Catalogue {
  /// `Array` and its slices.
  static let arrays = #"""
    struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias Index = Int
      typealias Iterator = _ArrayIterator<Element>
      typealias Indices = Range<Int>
      typealias ArrayLiteralElement = Element
      init()
      init(arrayLiteral elements: Element...) { self = elements }
      @_symbol("Array.init(sequence)") init<S: Sequence>(_ elements: S) where S.Element == Element {
        _ = elements._foreseenCount
        var result: [Element] = []
        for element in elements { result.append(element) }
        self = result
      }
      @_symbol("Array.init(array)") init(_ elements: [Element]) { self = elements }
      init(repeating element: Element, count: Int)
      @_extension("RangeReplaceableCollection") func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
      }
      var count: Int { get }
      var capacity: Int { get }
      @_extension("Collection") var isEmpty: Bool { get }
      @_extension("Collection") var first: Element? { get }
      @_extension("BidirectionalCollection") var last: Element? { get }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var indices: Range<Index> { Range(uncheckedBounds: (lower: 0, upper: count)) }
      var description: String { get }
      var debugDescription: String { description }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func distance(from start: Int, to end: Int) -> Int { end - start }
      subscript(index: Int) -> Element { get set }
      @_symbol("Array.subscript(range)") subscript(range: Range<Int>) -> ArraySlice<Element> { get { _slice(range.lowerBound, range.upperBound) } set { _replacePart(range, Array(newValue)) } }
      @_disfavoredOverload @_symbol("Array.subscript(expression)") subscript<R: RangeExpression>(range: R) -> ArraySlice<Element> where R.Bound == Int { get { _part(range._relative(0, count, { $0 + 1 })) } set { _replacePart(range._relative(0, count, { $0 + 1 }), Array(newValue)) } }
      func _part(_ range: Range<Int>) -> ArraySlice<Element> { _slice(range.lowerBound, range.upperBound) }
      mutating func _replacePart(_ range: Range<Int>, _ elements: [Element]) {
        if range.lowerBound < 0 { _trap("Array replace: subrange start is negative") }
        if range.upperBound > count { _trap("Array replace: subrange extends past the end") }
        _replace(range.lowerBound, range.upperBound, elements)
      }
      @_symbol("Array.subscript(unbounded)") subscript(range: (UnboundedRange_) -> ()) -> ArraySlice<Element> { get { _slice(0, count) } set { _replacePart(0..<count, Array(newValue)) } }
      func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> {
        if start < 0 || end > count { _trap(end > count ? "Array index is out of range" : "Negative Array index is out of range") }
        return ArraySlice(_elements: _copy(start, end), _start: start)
      }
      func _copy(_ start: Int, _ end: Int) -> [Element]
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Element> { _slice(start, end) }
      mutating func append(_ element: Element)
      @_symbol("Array.append(array)") mutating func append(contentsOf elements: [Element])
      @_symbol("Array.append(sequence)") mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
        if let array = _array(elements) { append(contentsOf: array) } else {
          _ = elements._foreseenCount
          for element in elements { append(element) }
        }
      }
      @discardableResult mutating func remove(at index: Int) -> Element
      @discardableResult mutating func removeLast() -> Element
      @discardableResult mutating func removeFirst() -> Element
      @_extension("RangeReplaceableCollection") mutating func removeLast(_ k: Int) {
        if k < 0 { _trap("Can't remove a negative number of elements from a collection") }
        if k > count { _trap("Can't remove more items from a collection than it contains") }
        _replace(count - k, count, [])
      }
      @_extension("RangeReplaceableCollection") mutating func removeFirst(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        if k > count { _trap("Can't remove more items from a collection than it has") }
        _replace(0, k, [])
      }
      @_extension("RangeReplaceableCollection") mutating func popLast() -> Element? { isEmpty ? nil : .some(removeLast()) }
      mutating func removeAll(keepingCapacity: Bool = false)
      @_extension("RangeReplaceableCollection") mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows { self = try filter { !(try shouldBeRemoved($0)) } }
      @_extension("RangeReplaceableCollection") mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: []) }
      @_extension("RangeReplaceableCollection") mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Int { _replacePart(range._relative(0, count, { $0 + 1 }), []) }
      mutating func insert(_ element: Element, at index: Int)
      mutating func insert<C: Collection>(contentsOf elements: C, at index: Int) where C.Element == Element {
        if index < 0 || index > count { _trap("Array index is out of range") }
        _replace(index, index, Array(elements))
      }
      mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element { _replacePart(range, Array(elements)) }
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ range: R, with elements: C) where C.Element == Element, R.Bound == Int { _replacePart(range._relative(0, count, { $0 + 1 }), Array(elements)) }
      mutating func _replace(_ start: Int, _ end: Int, _ elements: [Element])
      mutating func reserveCapacity(_ n: Int)
      mutating func swapAt(_ i: Int, _ j: Int)
      mutating func reverse() { self = _reversedArray(self) }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { self = try _sorted(self, areInIncreasingOrder) }
      func makeIterator() -> _ArrayIterator<Element>
      static func + (a: [Element], b: [Element]) -> [Element] {
        var result = a
        result.append(contentsOf: b)
        return result
      }
      static func += (a: inout [Element], b: [Element]) { a.append(contentsOf: b) }
      @_symbol("Array.+(sequence)") static func + <S: Sequence>(a: [Element], b: S) -> [Element] where S.Element == Element { a + Array(b) }
      @_symbol("Array.+=(sequence)") static func += <S: Sequence>(a: inout [Element], b: S) where S.Element == Element { a.append(contentsOf: b) }
      mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R {
        let memory = _PointerMemory<Element>(self)
        self = []
        var buffer = UnsafeMutableBufferPointer<Element>(start: UnsafeMutablePointer<Element>(_memory: memory, _offset: 0), count: memory.cells.count)
        defer { self = memory.cells }
        return try body(&buffer)
      }
      @_disfavoredOverload @_symbol("Array.makeIterator(indexing)") func makeIterator() -> IndexingIterator<[Element]> { IndexingIterator(_elements: self, _position: 0) }
      func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { try body(UnsafeBufferPointer(_elements: self)) }
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? { try withUnsafeBufferPointer(body) }
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try body(UnsafeRawBufferPointer(_bytes: flatMap { _bytes(of: $0) })) }
    }
    extension Array: Equatable where Element: Equatable {
      static func == (a: [Element], b: [Element]) -> Bool
    }
    extension Array: Hashable where Element: Hashable {
      func hash(into hasher: inout Hasher)
    }
    extension Array: Sendable where Element: Sendable {
    }
    extension Array: Encodable where Element: Encodable {
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in self { try container.encode(element) }
      }
    }
    extension Array: Decodable where Element: Decodable {
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var result: [Element] = []
        while !container.isAtEnd { result.append(try container.decode(Element.self)) }
        self = result
      }
    }
    func _iterate<Element, I>(_ elements: [Element]) -> I
    func _iterate<Element, I, Elements>(_ elements: [Element], in collection: Elements) -> I
    struct _ArrayIterator<Element>: IteratorProtocol, Sequence, CustomReflectable {
      typealias Iterator = _ArrayIterator<Element>
      @_symbol("_CollectionIterator._elements") var _elements: [Element] { get }
      @_symbol("_CollectionIterator._distance") var _position: Int { get }
      var customMirror: Mirror { Mirror(self, children: ["_elements": _elements, "_position": _position], displayStyle: .struct) }
      mutating func next() -> Element?
      func makeIterator() -> _ArrayIterator<Element> { self }
    }
    struct _CollectionIterator<Elements: Collection>: IteratorProtocol, Sequence, CustomReflectable {
      typealias Element = Elements.Element
      typealias Iterator = _CollectionIterator<Elements>
      var _elements: Elements { get }
      var _distance: Int { get }
      var customMirror: Mirror { Mirror(self, children: ["_elements": _elements, "_position": _distance == 0 ? _elements.startIndex : _elements.index(_elements.startIndex, offsetBy: _distance)], displayStyle: .struct) }
      @_symbol("_ArrayIterator.next()") mutating func next() -> Elements.Element?
      func makeIterator() -> _CollectionIterator<Elements> { self }
    }
    struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias Index = Int
      typealias Iterator = _CollectionIterator<ArraySlice<Element>>
      typealias Indices = Range<Int>
      typealias ArrayLiteralElement = Element
      var _elements: [Element]
      var _start: Int
      init(_elements: [Element], _start: Int) { self._elements = _elements; self._start = _start }
      var customMirror: Mirror { Mirror(self, unlabeledChildren: _elements, displayStyle: .collection) }
      init() { _elements = []; _start = 0 }
      init(arrayLiteral elements: Element...) { _elements = elements; _start = 0 }
      func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R { try _elements.withUnsafeBufferPointer(body) }
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? { try withUnsafeBufferPointer(body) }
      mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R { try _elements.withUnsafeMutableBufferPointer(body) }
      init<S: Sequence>(_ elements: S) where S.Element == Element { _elements = Array(elements); _start = 0 }
      var startIndex: Int { _start }
      var endIndex: Int { _start + _elements.count }
      var indices: Range<Index> { Range(uncheckedBounds: (lower: startIndex, upper: endIndex)) }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { try _elements.filter(isIncluded) }
      var count: Int { _elements.count }
      var capacity: Int { _elements.capacity }
      @_extension("Collection") var isEmpty: Bool { _elements.isEmpty }
      @_extension("Collection") var first: Element? { _elements.first }
      @_extension("BidirectionalCollection") var last: Element? { _elements.last }
      var description: String { _elements.description }
      var debugDescription: String { "ArraySlice(" + _elements.debugDescription + ")" }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func _check(_ index: Int) { if index < _start || index >= endIndex { _trap("Index out of bounds") } }
      subscript(index: Int) -> Element { get { _check(index); return _elements[index - _start] } set { _check(index); _elements[index - _start] = newValue } }
      subscript(range: Range<Int>) -> ArraySlice<Element> { get { _part(range) } set { _replacePart(range, Array(newValue)) } }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Element> { _part(Range(uncheckedBounds: (lower: start, upper: end))) }
      @_disfavoredOverload subscript<R: RangeExpression>(range: R) -> ArraySlice<Element> where R.Bound == Int { get { _part(range._relative(startIndex, endIndex, { $0 + 1 })) } set { _replacePart(range._relative(startIndex, endIndex, { $0 + 1 }), Array(newValue)) } }
      mutating func _replacePart(_ range: Range<Int>, _ elements: [Element]) { _elements._replacePart((range.lowerBound - _start)..<(range.upperBound - _start), elements) }
      func _part(_ range: Range<Int>) -> ArraySlice<Element> {
        if range.lowerBound < _start || range.upperBound > endIndex { _trap("ArraySlice index is out of range") }
        return ArraySlice(_elements: _elements._copy(range.lowerBound - _start, range.upperBound - _start), _start: range.lowerBound)
      }
      mutating func append(_ element: Element) { _elements.append(element) }
      mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element { _elements.append(contentsOf: elements) }
      mutating func insert(_ element: Element, at index: Int) {
        if index < _start || index > endIndex { _trap("ArraySlice index is out of range") }
        _elements.insert(element, at: index - _start)
      }
      @discardableResult mutating func remove(at index: Int) -> Element { _check(index); return _elements.remove(at: index - _start) }
      @discardableResult mutating func removeFirst() -> Element {
        let element = _elements.removeFirst()
        _start += 1
        return element
      }
      mutating func removeFirst(_ k: Int) { _elements.removeFirst(k); _start += k }
      @discardableResult mutating func removeLast() -> Element { _elements.removeLast() }
      mutating func popFirst() -> Element? { isEmpty ? nil : .some(removeFirst()) }
      mutating func popLast() -> Element? { _elements.popLast() }
      mutating func removeAll(keepingCapacity: Bool = false) {
        _elements.removeAll()
        if !keepingCapacity { _start = 0 }
      }
      mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element { _elements.replaceSubrange((range.lowerBound - _start)..<(range.upperBound - _start), with: elements) }
      func makeIterator() -> _CollectionIterator<ArraySlice<Element>> { _iterate(_elements, in: self) }
      @_disfavoredOverload @_symbol("ArraySlice.makeIterator(indexing)") func makeIterator() -> IndexingIterator<ArraySlice<Element>> { IndexingIterator(_elements: self, _position: startIndex) }
      static func + (a: ArraySlice<Element>, b: ArraySlice<Element>) -> ArraySlice<Element> { ArraySlice(a._elements + b._elements) }
    }
    extension ArraySlice: Equatable where Element: Equatable {
      static func == (a: ArraySlice<Element>, b: ArraySlice<Element>) -> Bool { a._elements == b._elements }
    }
    extension ArraySlice: Hashable where Element: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
    }
    extension ArraySlice: Sendable where Element: Sendable {
    }
    """#
}
