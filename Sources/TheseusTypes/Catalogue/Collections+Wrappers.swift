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
      var count: Int { _base.count }
      subscript(position: ReversedCollection<Base>.Index) -> Base.Element { _base[_base.index(before: position.base)] }
      func index(after i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index { ReversedCollection<Base>.Index(_base.index(before: i.base)) }
      func index(before i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index { ReversedCollection<Base>.Index(_base.index(after: i.base)) }
      func makeIterator() -> ReversedCollection<Base>.Iterator { ReversedCollection<Base>.Iterator(_base: _base, _position: _base.endIndex) }
      func reversed() -> Base { _base }
    }
    extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {
    }
    struct CollectionOfOne<Element>: RandomAccessCollection, CustomDebugStringConvertible {
      typealias Index = Int
      typealias SubSequence = Slice<CollectionOfOne<Element>>
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
      var _element: Element
      init(_ element: Element) { _element = element }
      var startIndex: Int { 0 }
      var endIndex: Int { 1 }
      subscript(position: Int) -> Element {
        if position != 0 { _trap("Index out of range") }
        return _element
      }
      func _subsequence(_ start: Int, _ end: Int) -> Slice<CollectionOfOne<Element>> { Slice(_base: self, _start: start, _end: end) }
      var debugDescription: String { "CollectionOfOne(" + String(reflecting: _element) + ")" }
    }
    struct EmptyCollection<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = EmptyCollection<Element>
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<EmptyCollection<Element>>
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
    struct AnyCollection<Element>: Collection {
      typealias Index = AnyIndex
      typealias SubSequence = Slice<AnyCollection<Element>>
      typealias Indices = DefaultIndices<AnyCollection<Element>>
      typealias Iterator = IndexingIterator<AnyCollection<Element>>
      var _array: [Element]
      init<C: Collection>(_ base: C) where C.Element == Element { _array = Array(base) }
      var startIndex: AnyIndex { AnyIndex(_position: 0) }
      var endIndex: AnyIndex { AnyIndex(_position: _array.count) }
      subscript(position: AnyIndex) -> Element { _array[position._position] }
      func index(after i: AnyIndex) -> AnyIndex { AnyIndex(_position: i._position + 1) }
      func index(before i: AnyIndex) -> AnyIndex { AnyIndex(_position: i._position - 1) }
    }
    struct AnyBidirectionalCollection<Element>: BidirectionalCollection {
      typealias Index = AnyIndex
      typealias SubSequence = Slice<AnyBidirectionalCollection<Element>>
      typealias Indices = DefaultIndices<AnyBidirectionalCollection<Element>>
      typealias Iterator = IndexingIterator<AnyBidirectionalCollection<Element>>
      var _array: [Element]
      init<C: Collection>(_ base: C) where C.Element == Element { _array = Array(base) }
      var startIndex: AnyIndex { AnyIndex(_position: 0) }
      var endIndex: AnyIndex { AnyIndex(_position: _array.count) }
      subscript(position: AnyIndex) -> Element { _array[position._position] }
      func index(after i: AnyIndex) -> AnyIndex { AnyIndex(_position: i._position + 1) }
      func index(before i: AnyIndex) -> AnyIndex { AnyIndex(_position: i._position - 1) }
    }
    struct AnyRandomAccessCollection<Element>: RandomAccessCollection {
      typealias Index = AnyIndex
      typealias SubSequence = Slice<AnyRandomAccessCollection<Element>>
      typealias Indices = DefaultIndices<AnyRandomAccessCollection<Element>>
      typealias Iterator = IndexingIterator<AnyRandomAccessCollection<Element>>
      var _array: [Element]
      init<C: Collection>(_ base: C) where C.Element == Element { _array = Array(base) }
      var startIndex: AnyIndex { AnyIndex(_position: 0) }
      var endIndex: AnyIndex { AnyIndex(_position: _array.count) }
      subscript(position: AnyIndex) -> Element { _array[position._position] }
      func index(after i: AnyIndex) -> AnyIndex { AnyIndex(_position: i._position + 1) }
      func index(before i: AnyIndex) -> AnyIndex { AnyIndex(_position: i._position - 1) }
    }
    """#

  /// What is different between two collections.
  static let collectionDifferences = #"""
    struct CollectionDifference<ChangeElement>: RandomAccessCollection {
      enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
        var _offset: Int {
          switch self {
          case .insert(let offset, _, _): return offset
          case .remove(let offset, _, _): return offset
          }
        }
        var _element: ChangeElement {
          switch self {
          case .insert(_, let element, _): return element
          case .remove(_, let element, _): return element
          }
        }
        var _inverse: CollectionDifference<ChangeElement>.Change {
          switch self {
          case .insert(let offset, let element, let associated): return .remove(offset: offset, element: element, associatedWith: associated)
          case .remove(let offset, let element, let associated): return .insert(offset: offset, element: element, associatedWith: associated)
          }
        }
      }
      typealias Element = CollectionDifference<ChangeElement>.Change
      typealias Index = Int
      typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<CollectionDifference<ChangeElement>.Change>
      var insertions: [CollectionDifference<ChangeElement>.Change]
      var removals: [CollectionDifference<ChangeElement>.Change]
      init(_removals: [CollectionDifference<ChangeElement>.Change], _insertions: [CollectionDifference<ChangeElement>.Change]) {
        removals = _removals
        insertions = _insertions
      }
      init(_from old: [ChangeElement], _to new: [ChangeElement], _ areEquivalent: (ChangeElement, ChangeElement) -> Bool) {
        removals = []
        insertions = []
        var table: [[Int]] = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in (0..<old.count).reversed() {
          for j in (0..<new.count).reversed() { table[i][j] = areEquivalent(old[i], new[j]) ? table[i + 1][j + 1] + 1 : _larger(table[i + 1][j], table[i][j + 1]) }
        }
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
          if i < old.count && j < new.count && areEquivalent(old[i], new[j]) {
            i += 1
            j += 1
          } else if j == new.count || (i < old.count && table[i + 1][j] >= table[i][j + 1]) {
            removals.append(.remove(offset: i, element: old[i], associatedWith: nil))
            i += 1
          } else {
            insertions.append(.insert(offset: j, element: new[j], associatedWith: nil))
            j += 1
          }
        }
      }
      func inverse() -> CollectionDifference<ChangeElement> {
        CollectionDifference(_removals: insertions.map { $0._inverse }, _insertions: removals.map { $0._inverse })
      }
      var _changes: [CollectionDifference<ChangeElement>.Change] { _reversedArray(removals) + insertions }
      var startIndex: Int { 0 }
      var endIndex: Int { removals.count + insertions.count }
      subscript(position: Int) -> CollectionDifference<ChangeElement>.Change { _changes[position] }
      func _subsequence(_ start: Int, _ end: Int) -> Slice<CollectionDifference<ChangeElement>> { Slice(_base: self, _start: start, _end: end) }
      func makeIterator() -> _ArrayIterator<CollectionDifference<ChangeElement>.Change> { _changes.makeIterator() }
    }
    extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {
    }
    extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {
    }
    extension CollectionDifference: Equatable where ChangeElement: Equatable {
    }
    extension CollectionDifference: Hashable where ChangeElement: Hashable {
    }
    extension CollectionDifference where ChangeElement: Hashable {
      func inferringMoves() -> CollectionDifference<ChangeElement> {
        CollectionDifference(_removals: removals.map { change in .remove(offset: change._offset, element: change._element, associatedWith: _partner(change._element, insertions, removals)) }, _insertions: insertions.map { change in .insert(offset: change._offset, element: change._element, associatedWith: _partner(change._element, removals, insertions)) })
      }
      func _partner(_ element: ChangeElement, _ others: [CollectionDifference<ChangeElement>.Change], _ own: [CollectionDifference<ChangeElement>.Change]) -> Int? {
        let found = others.filter { $0._element == element }
        return found.count == 1 && own.filter { $0._element == element }.count == 1 ? found[0]._offset : nil
      }
    }
    """#
}
