extension Catalogue {
  /// `Collection` and what refines it, with their algorithms.
  static let collections = #"""
    protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype SubSequence: Collection = Slice<Self> where SubSequence.Element == Element, SubSequence.Index == Index
      associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index
      associatedtype Iterator = IndexingIterator<Self>
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      @_symbol("Collection.subscript(bounds)") subscript(bounds: Range<Index>) -> SubSequence { get }
      func _subsequence(_ start: Index, _ end: Index) -> SubSequence
      func index(after i: Index) -> Index
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func distance(from start: Index, to end: Index) -> Int
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      var indices: Indices { get }
    }
    extension Collection where Iterator == IndexingIterator<Self> {
      func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self, _position: startIndex) }
    }
    extension Collection where SubSequence == Slice<Self> {
      subscript(bounds: Range<Index>) -> Slice<Self> { Slice(_base: self, _start: bounds.lowerBound, _end: bounds.upperBound) }
    }
    extension Collection where Indices == DefaultIndices<Self> {
      var indices: DefaultIndices<Self> { DefaultIndices(_elements: self, _startIndex: startIndex, _endIndex: endIndex) }
    }
    extension Collection {
      func _subsequence(_ start: Index, _ end: Index) -> Slice<Self> { Slice(_base: self, _start: start, _end: end) }
      var isEmpty: Bool { startIndex == endIndex }
      var first: Element? {
        let start = startIndex
        return start == endIndex ? nil : .some(self[start])
      }
      var count: Int { distance(from: startIndex, to: endIndex) }
      var underestimatedCount: Int { count }
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        for _ in 0..<distance { result = index(after: result) }
        return result
      }
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = i
        for _ in 0..<distance {
          if result == limit { return nil }
          result = index(after: result)
        }
        return result
      }
      func distance(from start: Index, to end: Index) -> Int {
        var count = 0
        var position = start
        while position < end {
          position = index(after: position)
          count += 1
        }
        return count
      }
      func formIndex(after i: inout Index) { i = index(after: i) }
      func formIndex(_ i: inout Index, offsetBy distance: Int) { i = index(i, offsetBy: distance) }
      @_disfavoredOverload subscript<R: RangeExpression>(range: R) -> SubSequence where R.Bound == Index { _part(range._relative(startIndex, endIndex, { index(after: $0) })) }
      func _part(_ range: Range<Index>) -> SubSequence { _subsequence(range.lowerBound, range.upperBound) }
      subscript(range: (UnboundedRange_) -> ()) -> SubSequence { _subsequence(startIndex, endIndex) }
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = startIndex
        while i != endIndex {
          if try predicate(self[i]) { return i }
          i = index(after: i)
        }
        return nil
      }
      func index(where predicate: (Element) throws -> Bool) rethrows -> Index? { try firstIndex(where: predicate) }
      func prefix(_ maxLength: Int) -> SubSequence {
        if maxLength < 0 { _trap("Can't take a prefix of negative length from a collection") }
        let end = _index(startIndex, maxLength)
        return _subsequence(startIndex, end)
      }
      func prefix(upTo end: Index) -> SubSequence { _subsequence(startIndex, end) }
      func prefix(through position: Index) -> SubSequence { _subsequence(startIndex, index(after: position)) }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var end = startIndex
        while end != endIndex, try predicate(self[end]) { end = index(after: end) }
        return _subsequence(startIndex, end)
      }
      func suffix(_ maxLength: Int) -> SubSequence {
        if maxLength < 0 { _trap("Can't take a suffix of negative length from a collection") }
        return _subsequence(_index(startIndex, _atLeastZero(count - maxLength)), endIndex)
      }
      func suffix(from start: Index) -> SubSequence { _subsequence(start, endIndex) }
      func dropFirst(_ k: Int = 1) -> SubSequence {
        if k < 0 { _trap("Can't drop a negative number of elements from a collection") }
        return _subsequence(_index(startIndex, k), endIndex)
      }
      func dropLast(_ k: Int = 1) -> SubSequence {
        if k < 0 { _trap("Can't drop a negative number of elements from a collection") }
        let end = _index(startIndex, _atLeastZero(count - k))
        return _subsequence(startIndex, end)
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var start = startIndex
        while start != endIndex, try predicate(self[start]) { start = index(after: start) }
        return _subsequence(start, endIndex)
      }
      func _index(_ i: Index, _ distance: Int) -> Index { index(i, offsetBy: distance, limitedBy: endIndex) ?? endIndex }
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence] {
        if maxSplits < 0 { _trap("Must take zero or more splits") }
        var result: [SubSequence] = []
        var start = startIndex
        var i = startIndex
        while i != endIndex {
          if result.count < maxSplits, try isSeparator(self[i]) {
            if start != i || !omittingEmptySubsequences { result.append(_subsequence(start, i)) }
            start = index(after: i)
          }
          i = index(after: i)
        }
        if start != endIndex || !omittingEmptySubsequences { result.append(_subsequence(start, endIndex)) }
        return result
      }
      func randomElement() -> Element? { isEmpty ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count))] }
      func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? { isEmpty ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))] }
    }
    extension Collection where Element: Equatable {
      func firstIndex(of element: Element) -> Index? {
        var i = startIndex
        while i != endIndex {
          if self[i] == element { return i }
          i = index(after: i)
        }
        return nil
      }
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] { split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator }) }
    }
    extension Collection where SubSequence == Self {
      mutating func removeFirst() -> Element {
        if isEmpty { _trap("Can't remove first element from an empty collection") }
        let element = self[startIndex]
        self = _subsequence(index(after: startIndex), endIndex)
        return element
      }
      mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    }
    protocol BidirectionalCollection<Element>: Collection {
      func index(before i: Index) -> Index
    }
    extension BidirectionalCollection {
      var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
      func formIndex(before i: inout Index) { i = index(before: i) }
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        if distance >= 0 { for _ in 0..<distance { result = index(after: result) } } else { for _ in 0..<(-distance) { result = index(before: result) } }
        return result
      }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        guard let i = try lastIndex(where: predicate) else { return nil }
        return self[i]
      }
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var i = endIndex
        while i != startIndex {
          i = index(before: i)
          if try predicate(self[i]) { return i }
        }
        return nil
      }
      func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
      func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element> where C.Element == Element, Element: Equatable { CollectionDifference(_from: Array(other), _to: Array(self)) }
    }
    extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {
    }
    extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
      func index(after i: Index) -> Index { i.advanced(by: 1) }
      func index(before i: Index) -> Index { i.advanced(by: -1) }
      func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        let room = i.distance(to: limit)
        if distance > 0 ? (room >= 0 && room < distance) : (room <= 0 && distance < room) { return nil }
        return i.advanced(by: distance)
      }
      func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
    }
    extension RandomAccessCollection where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
      var indices: Range<Index> { startIndex..<endIndex }
    }
    protocol MutableCollection<Element>: Collection {
      subscript(position: Index) -> Element { get set }
    }
    extension MutableCollection {
      mutating func swapAt(_ i: Index, _ j: Index) {
        let a = self[i]
        self[i] = self[j]
        self[j] = a
      }
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
        var pivot = startIndex
        var i = startIndex
        while i != endIndex {
          if !(try belongsInSecondPartition(self[i])) {
            if i != pivot { swapAt(i, pivot) }
            pivot = index(after: pivot)
          }
          i = index(after: i)
        }
        return pivot
      }
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index where Self: BidirectionalCollection {
        var low = startIndex
        var high = endIndex
        while true {
          while low != high, !(try belongsInSecondPartition(self[low])) { low = index(after: low) }
          if low == high { return low }
          high = index(before: high)
          while low != high, try belongsInSecondPartition(self[high]) { high = index(before: high) }
          if low == high { return low }
          swapAt(low, high)
          low = index(after: low)
        }
      }
      mutating func shuffle() {
        var remaining = count
        var i = startIndex
        while remaining > 1 {
          let offset = Int.random(in: 0..<remaining)
          swapAt(i, index(i, offsetBy: offset))
          remaining -= 1
          i = index(after: i)
        }
      }
      mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
        var remaining = count
        var i = startIndex
        while remaining > 1 {
          let offset = Int.random(in: 0..<remaining, using: &generator)
          swapAt(i, index(i, offsetBy: offset))
          remaining -= 1
          i = index(after: i)
        }
      }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        var i = startIndex
        for element in try sorted(by: areInIncreasingOrder) {
          self[i] = element
          i = index(after: i)
        }
      }
      @_symbol("MutableCollection.sort(comparators)") mutating func sort<S: Sequence, C: SortComparator>(using comparators: S) where S.Element == C, C.Compared == Element {
        let all = Array(comparators)
        sort { _comesFirst($0, $1, all) }
      }
      mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element { sort { comparator.compare($0, $1) == .orderedAscending } }
      mutating func reverse() {
        var i = startIndex
        for element in Array(self).reversed() as [Element] {
          self[i] = element
          i = index(after: i)
        }
      }
    }
    extension MutableCollection where Element: Comparable {
      mutating func sort() { sort(by: { $0 < $1 }) }
    }
    protocol RangeReplaceableCollection<Element>: Collection {
      init()
      mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C) where C.Element == Element
      mutating func append(_ newElement: Element)
      mutating func reserveCapacity(_ n: Int)
    }
    extension RangeReplaceableCollection {
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        for element in elements { append(element) }
      }
      init(repeating element: Element, count: Int) {
        self.init()
        for _ in 0..<count { append(element) }
      }
      mutating func reserveCapacity(_ n: Int) { }
      mutating func append(_ newElement: Element) { replaceSubrange(endIndex..<endIndex, with: [newElement]) }
      mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element { for element in newElements { append(element) } }
      mutating func insert(_ newElement: Element, at i: Index) { replaceSubrange(i..<i, with: [newElement]) }
      mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element { replaceSubrange(i..<i, with: newElements) }
      @discardableResult mutating func remove(at i: Index) -> Element {
        let element = self[i]
        replaceSubrange(i..<index(after: i), with: [])
        return element
      }
      @discardableResult mutating func removeFirst() -> Element {
        if isEmpty { _trap("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
      }
      mutating func removeFirst(_ k: Int) { replaceSubrange(startIndex..<index(startIndex, offsetBy: k), with: []) }
      mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: []) }
      mutating func removeAll(keepingCapacity: Bool = false) { replaceSubrange(startIndex..<endIndex, with: []) }
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        var kept: [Element] = []
        for element in self { if !(try shouldBeRemoved(element)) { kept.append(element) } }
        replaceSubrange(startIndex..<endIndex, with: kept)
      }
      mutating func remove(atOffsets offsets: IndexSet) {
        var kept: [Element] = []
        var position = 0
        for element in self {
          if !offsets.contains(position) { kept.append(element) }
          position += 1
        }
        replaceSubrange(startIndex..<endIndex, with: kept)
      }
      mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var moved: [Element] = []
        var before: [Element] = []
        var after: [Element] = []
        var position = 0
        for element in self {
          if source.contains(position) { moved.append(element) } else if position < destination { before.append(element) } else { after.append(element) }
          position += 1
        }
        replaceSubrange(startIndex..<endIndex, with: before + moved + after)
      }
      static func + <S: Sequence>(a: Self, b: S) -> Self where S.Element == Element {
        var result = a
        result.append(contentsOf: b)
        return result
      }
      static func += <S: Sequence>(a: inout Self, b: S) where S.Element == Element { a.append(contentsOf: b) }
    }
    extension RangeReplaceableCollection where Element: Equatable {
      func applying(_ difference: CollectionDifference<Element>) -> Self? {
        var elements: [Element] = Array(self)
        for change in difference {
          switch change {
          case .remove(let offset, _, _):
            if offset >= elements.count { return nil }
            elements.remove(at: offset)
          case .insert(let offset, let element, _):
            if offset > elements.count { return nil }
            elements.insert(element, at: offset)
          }
        }
        return Self(elements)
      }
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      @discardableResult mutating func removeLast() -> Element {
        if isEmpty { _trap("Can't remove last element from an empty collection") }
        return remove(at: index(before: endIndex))
      }
      mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    }
    struct IndexingIterator<Elements: Collection>: IteratorProtocol, Sequence {
      typealias Element = Elements.Element
      typealias Iterator = IndexingIterator<Elements>
      var _elements: Elements
      var _position: Elements.Index
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
      typealias Indices = DefaultIndices<Slice<Base>>
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
    }
    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {
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
    struct CollectionOfOne<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = ArraySlice<Element>
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
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Element> { Array(self)._slice(start, end) }
    }
    struct EmptyCollection<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = ArraySlice<Element>
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<EmptyCollection<Element>>
      init() { }
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> Element { _trap("Index out of range") }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Element> { [] }
    }
    struct CollectionDifference<ChangeElement: Equatable>: RandomAccessCollection {
      enum Change {
        case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
        case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
      }
      typealias Element = CollectionDifference<ChangeElement>.Change
      typealias Index = Int
      typealias SubSequence = ArraySlice<CollectionDifference<ChangeElement>.Change>
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<CollectionDifference<ChangeElement>.Change>
      var removals: [CollectionDifference<ChangeElement>.Change]
      var insertions: [CollectionDifference<ChangeElement>.Change]
      init(_from old: [ChangeElement], _to new: [ChangeElement]) {
        removals = []
        insertions = []
        var table: [[Int]] = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in (0..<old.count).reversed() {
          for j in (0..<new.count).reversed() { table[i][j] = old[i] == new[j] ? table[i + 1][j + 1] + 1 : _larger(table[i + 1][j], table[i][j + 1]) }
        }
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
          if i < old.count && j < new.count && old[i] == new[j] {
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
      var _changes: [CollectionDifference<ChangeElement>.Change] { _reversedArray(removals) + insertions }
      var startIndex: Int { 0 }
      var endIndex: Int { removals.count + insertions.count }
      subscript(position: Int) -> CollectionDifference<ChangeElement>.Change { _changes[position] }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<CollectionDifference<ChangeElement>.Change> { _changes._slice(start, end) }
      func makeIterator() -> _ArrayIterator<CollectionDifference<ChangeElement>.Change> { _changes.makeIterator() }
    }
    """#
}
