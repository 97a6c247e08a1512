extension Catalogue {
  /// Collections that are made of others: slices, indices, reversed, erased ones.
  static let collectionWrappers = #"""
    struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
      typealias Element = Elements.Element
      typealias Iterator = IndexingIterator<Elements>
      var _elements: Elements
      var _position: Elements.Index
      init(_elements: Elements) { self._elements = _elements; _position = _elements.startIndex }
      init(_elements: Elements, _position: Elements.Index) { self._elements = _elements; self._position = _position }
      mutating func next() -> Elements.Element? {
        if _position == _elements.endIndex { return nil }
        let element = _elements[_position]
        _position = _elements.index(after: _position)
        return .some(element)
      }
      func makeIterator() -> IndexingIterator<Elements> { self }
    }
    struct Slice<Base: Collection>: Collection {
      typealias Element = Base.Element
      typealias Index = Base.Index
      typealias SubSequence = Slice<Base>
      typealias Indices = Base.Indices
      typealias Iterator = IndexingIterator<Slice<Base>>
      var _startIndex: Base.Index
      var _endIndex: Base.Index
      var _base: Base
      init(_base: Base, _start: Base.Index, _end: Base.Index) { _startIndex = _start; _endIndex = _end; self._base = _base }
      init(base: Base, bounds: Range<Base.Index>) { _startIndex = bounds.lowerBound; _endIndex = bounds.upperBound; _base = base }
      var startIndex: Base.Index { _startIndex }
      var endIndex: Base.Index { _endIndex }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      func _subsequence(_ start: Base.Index, _ end: Base.Index) -> Slice<Base> { Slice(_base: _base, _start: start, _end: end) }
      subscript(bounds: Range<Base.Index>) -> Slice<Base> { Slice(_base: _base, _start: bounds.lowerBound, _end: bounds.upperBound) }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      var base: Base { _base }
      var indices: Base.Indices { _base.indices._subsequence(_startIndex, _endIndex) as! Base.Indices }
    }
    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {
    }
    extension Slice: MutableCollection where Base: MutableCollection {
      subscript(position: Base.Index) -> Base.Element {
        get { _base[position] }
        set { _base[position] = newValue }
      }
    }
    extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
      init() {
        _base = Base()
        _startIndex = _base.startIndex
        _endIndex = _base.endIndex
      }
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Base.Index>, with newElements: C) where C.Element == Base.Element {
        let before = _base.distance(from: _base.startIndex, to: _startIndex)
        let count = _base.distance(from: _startIndex, to: subrange.lowerBound) + newElements.count + _base.distance(from: subrange.upperBound, to: _endIndex)
        _base.replaceSubrange(subrange, with: newElements)
        _startIndex = _base.index(_base.startIndex, offsetBy: before)
        _endIndex = _base.index(_startIndex, offsetBy: count)
      }
    }
    struct DefaultIndices<Elements: Collection>: Collection {
      typealias Element = Elements.Index
      typealias Index = Elements.Index
      typealias SubSequence = DefaultIndices<Elements>
      typealias Indices = DefaultIndices<Elements>
      typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
      var _elements: Elements
      var _startIndex: Elements.Index
      var _endIndex: Elements.Index
      var startIndex: Elements.Index { _startIndex }
      var endIndex: Elements.Index { _endIndex }
      var indices: DefaultIndices<Elements> { self }
      subscript(position: Elements.Index) -> Elements.Index { position }
      func _subsequence(_ start: Elements.Index, _ end: Elements.Index) -> DefaultIndices<Elements> { DefaultIndices(_elements: _elements, _startIndex: start, _endIndex: end) }
      subscript(bounds: Range<Elements.Index>) -> DefaultIndices<Elements> { DefaultIndices(_elements: _elements, _startIndex: bounds.lowerBound, _endIndex: bounds.upperBound) }
      func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
    }
    extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
      func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
    }
    extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {
    }
    struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      typealias Element = Base.Element
      typealias SubSequence = Slice<ReversedCollection<Base>>
      typealias Indices = DefaultIndices<ReversedCollection<Base>>
      struct Index: Comparable {
        let base: Base.Index
        init(_ base: Base.Index) { self.base = base }
        static func == (a: ReversedCollection<Base>.Index, b: ReversedCollection<Base>.Index) -> Bool { a.base == b.base }
        static func < (a: ReversedCollection<Base>.Index, b: ReversedCollection<Base>.Index) -> Bool { a.base > b.base }
      }
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        var _base: Base
        var _position: Base.Index
        mutating func next() -> Base.Element? {
          if _position == _base.startIndex { return nil }
          _position = _base.index(before: _position)
          return .some(_base[_position])
        }
      }
      var _base: Base
      var startIndex: ReversedCollection<Base>.Index { ReversedCollection<Base>.Index(_base.endIndex) }
      var endIndex: ReversedCollection<Base>.Index { ReversedCollection<Base>.Index(_base.startIndex) }
      func distance(from start: ReversedCollection<Base>.Index, to end: ReversedCollection<Base>.Index) -> Int { _base.distance(from: end.base, to: start.base) }
      subscript(position: ReversedCollection<Base>.Index) -> Base.Element { _base[_base.index(before: position.base)] }
      func index(after i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index { ReversedCollection<Base>.Index(_base.index(before: i.base)) }
      func index(before i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index { ReversedCollection<Base>.Index(_base.index(after: i.base)) }
      func makeIterator() -> ReversedCollection<Base>.Iterator { ReversedCollection<Base>.Iterator(_base: _base, _position: _base.endIndex) }
      func reversed() -> Base { _base }
    }
    extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {
    }
    struct CollectionOfOne<Element>: RandomAccessCollection, CustomDebugStringConvertible, CustomReflectable {
      typealias Index = Int
      typealias SubSequence = Slice<CollectionOfOne<Element>>
      typealias Indices = Range<Int>
      struct Iterator: IteratorProtocol {
        var _elements: Element?
        mutating func next() -> Element? {
          let element = _elements
          _elements = nil
          return element
        }
      }
      func makeIterator() -> CollectionOfOne<Element>.Iterator { CollectionOfOne<Element>.Iterator(_elements: .some(_element)) }
      var _element: Element
      init(_ element: Element) { _element = element }
      var startIndex: Int { 0 }
      var endIndex: Int { 1 }
      subscript(position: Int) -> Element {
        if position != 0 { _trap("Index out of range") }
        return _element
      }
      func _subsequence(_ start: Int, _ end: Int) -> Slice<CollectionOfOne<Element>> { Slice(_base: self, _start: start, _end: end) }
      var customMirror: Mirror { Mirror(self, children: ["element": _element]) }
      var debugDescription: String { "CollectionOfOne(" + String(reflecting: _element) + ")" }
    }
    struct EmptyCollection<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = EmptyCollection<Element>
      typealias Indices = Range<Int>
      struct Iterator: IteratorProtocol {
        init() { }
        mutating func next() -> Element? { nil }
      }
      func makeIterator() -> EmptyCollection<Element>.Iterator { EmptyCollection<Element>.Iterator() }
      init() { }
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> Element { _trap("Index out of range") }
      func _subsequence(_ start: Int, _ end: Int) -> EmptyCollection<Element> { self }
    }
    struct Repeated<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = Slice<Repeated<Element>>
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Repeated<Element>>
      let count: Int
      let repeatedValue: Element
      init(count: Int, repeatedValue: Element) {
        if count < 0 { _trap("Repetition count should be non-negative") }
        self.count = count
        self.repeatedValue = repeatedValue
      }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(position: Int) -> Element {
        if position < 0 || position >= count { _trap("Index out of range") }
        return repeatedValue
      }
      func _subsequence(_ start: Int, _ end: Int) -> Slice<Repeated<Element>> { Slice(_base: self, _start: start, _end: end) }
    }
    func repeatElement<T>(_ element: T, count: Int) -> Repeated<T> { Repeated(count: count, repeatedValue: element) }
    struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {
      typealias Element = Base.Element
      typealias Iterator = IteratorSequence<Base>
      var _base: Base
      init(_ base: Base) { _base = base }
      mutating func next() -> Base.Element? { _base.next() }
      func makeIterator() -> IteratorSequence<Base> { self }
    }
    struct AnyIndex: Comparable {
      var _position: Int
      static func == (a: AnyIndex, b: AnyIndex) -> Bool { a._position == b._position }
      static func < (a: AnyIndex, b: AnyIndex) -> Bool { a._position < b._position }
    }
    class _IndexBox<Base: Comparable>: CustomReflectable {
      let _base: Base
      init(_ base: Base) { _base = base }
      var customMirror: Mirror { Mirror(self, children: ["_base": _base]) }
    }
    class _AnyCollectionBox<Element>: _AnySequenceBox<Element> {
      let _startIndex: Any
      let _endIndex: Any
      init(_startIndex: Any, _endIndex: Any) { self._startIndex = _startIndex; self._endIndex = _endIndex }
    }
    class _AnyBidirectionalCollectionBox<Element>: _AnyCollectionBox<Element> {
    }
    class _AnyRandomAccessCollectionBox<Element>: _AnyBidirectionalCollectionBox<Element> {
    }
    class _CollectionBox<Base: Collection>: _AnyCollectionBox<Base.Element>, CustomReflectable {
      let _base: Base
      init(_ base: Base) { _base = base; super.init(_startIndex: _IndexBox(base.startIndex), _endIndex: _IndexBox(base.endIndex)) }
      var customMirror: Mirror { Mirror(self, children: ["_base": _base]) }
    }
    class _BidirectionalCollectionBox<Base: BidirectionalCollection>: _AnyBidirectionalCollectionBox<Base.Element>, CustomReflectable {
      let _base: Base
      init(_ base: Base) { _base = base; super.init(_startIndex: _IndexBox(base.startIndex), _endIndex: _IndexBox(base.endIndex)) }
      var customMirror: Mirror { Mirror(self, children: ["_base": _base]) }
    }
    class _RandomAccessCollectionBox<Base: RandomAccessCollection>: _AnyRandomAccessCollectionBox<Base.Element>, CustomReflectable {
      let _base: Base
      init(_ base: Base) { _base = base; super.init(_startIndex: _IndexBox(base.startIndex), _endIndex: _IndexBox(base.endIndex)) }
      var customMirror: Mirror { Mirror(self, children: ["_base": _base]) }
    }
    func _box<C: Collection>(_ base: C) -> _AnyCollectionBox<C.Element> { _CollectionBox(base) }
    @_symbol("_box(bidirectional)") func _box<C: BidirectionalCollection>(_ base: C) -> _AnyCollectionBox<C.Element> { _BidirectionalCollectionBox(base) }
    @_symbol("_box(randomAccess)") func _box<C: RandomAccessCollection>(_ base: C) -> _AnyCollectionBox<C.Element> { _RandomAccessCollectionBox(base) }
    \#(erased("Collection", from: ["Collection", "BidirectionalCollection", "RandomAccessCollection"]))
    \#(erased("BidirectionalCollection", from: ["BidirectionalCollection", "RandomAccessCollection"]))
    \#(erased("RandomAccessCollection", from: ["RandomAccessCollection"]))
    """#

  /// A collection whose type does not say what it is over: here the elements, with what Swift shows of it.
  /// - Parameters:
  ///   - name: Which collection it is.
  ///   - bases: Those that it can be made of: it shows what was known of them.
  private static func erased(_ name: String, from bases: [String]) -> String {
    let initializers = bases.map { base in
      #"@_symbol("Any\#(name).init(\#(base))") init<C: \#(base)>(_ base: C) where C.Element == Element { _array = Array(base); _box = Swift._box(base) }"#
    }
    return #"""
      struct Any\#(name)<Element>: \#(name), CustomReflectable {
        typealias Index = AnyIndex
        typealias SubSequence = Slice<Any\#(name)<Element>>
        typealias Indices = DefaultIndices<Any\#(name)<Element>>
        typealias Iterator = AnyIterator<Element>
        var _array: [Element]
        var _box: _AnyCollectionBox<Element>
        \#(initializers.joined(separator: "\n  "))
        var customMirror: Mirror { Mirror(self, children: ["_box": _box], displayStyle: .struct) }
        var startIndex: AnyIndex { AnyIndex(_position: 0) }
        var endIndex: AnyIndex { AnyIndex(_position: _array.count) }
        subscript(position: AnyIndex) -> Element { _array[position._position] }
        func index(after i: AnyIndex) -> AnyIndex { AnyIndex(_position: i._position + 1) }
        func index(before i: AnyIndex) -> AnyIndex { AnyIndex(_position: i._position - 1) }
        func makeIterator() -> AnyIterator<Element> { AnyIterator(_array.makeIterator()) }
      }
      """#
  }
}
