extension Catalogue {
  /// `Sequence` with its algorithms.
  static let sequences = #"""
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
      var underestimatedCount: Int { get }
      // What `map` does, and how many elements are reckoned with before they are copied: a collection is counted first.
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T]
      var _foreseenCount: Int { get }
      // Whether it is a collection, and how many elements it has then.
      var _isIndexed: Bool { get }
      var _indexedCount: Int { get }
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
    }
    extension Sequence where Self: IteratorProtocol, Iterator == Self {
      func makeIterator() -> Self { self }
    }
    extension Sequence {
      var underestimatedCount: Int { 0 }
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? { nil }
      var _foreseenCount: Int { underestimatedCount }
      var _isIndexed: Bool { false }
      var _indexedCount: Int { 0 }
      @_extension("Collection") func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] { try _mapped(transform) }
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
      }
      func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult] {
        var result: [ElementOfResult] = []
        for element in self { if let value = try transform(element) { result.append(value) } }
        return result
      }
      @_symbol("Sequence.flatMap(optional)") @_disfavoredOverload func flatMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] { try compactMap(transform) }
      func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
        var result: [S.Element] = []
        for element in self { result.append(contentsOf: try transform(element)) }
        return result
      }
      func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
      func reduce<Result>(_ initial: Result, _ next: (Result, Element) throws -> Result) rethrows -> Result {
        var result = initial
        for element in self { result = try next(result, element) }
        return result
      }
      func reduce<Result>(into initial: Result, _ update: (inout Result, Element) throws -> ()) rethrows -> Result {
        var result = initial
        for element in self { try update(&result, element) }
        return result
      }
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        for element in self { if try predicate(element) { return element } }
        return nil
      }
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if try predicate(element) { return true } }
        return false
      }
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
        for element in self { if !(try predicate(element)) { return false } }
        return true
      }
      func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
        var count = 0
        for element in self { if try predicate(element) { count += 1 } }
        return count
      }
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element? = nil
        for element in self {
          if let least = result { if try areInIncreasingOrder(element, least) { result = element } } else { result = element }
        }
        return result
      }
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        var result: Element? = nil
        for element in self {
          if let greatest = result { if try areInIncreasingOrder(greatest, element) { result = element } } else { result = element }
        }
        return result
      }
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] { try _sorted(Array(self), areInIncreasingOrder) }
      func sorted<C: SortComparator>(using comparator: C) -> [Element] where C.Compared == Element { sorted { comparator.compare($0, $1) == .orderedAscending } }
      @_symbol("Sequence.sorted(comparators)") func sorted<S: Sequence, C: SortComparator>(using comparators: S) -> [Element] where S.Element == C, C.Compared == Element {
        let all = Array(comparators)
        return sorted { _comesFirst($0, $1, all) }
      }
      func reversed() -> [Element] { _reversedArray(Array(self)) }
      func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
      func shuffled() -> [Element] {
        var result = Array(self)
        result.shuffle()
        return result
      }
      func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
        var result = Array(self)
        result.shuffle(using: &generator)
        return result
      }
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
        if k < 0 { _trap("Can't drop a negative number of elements from a sequence") }
        return DropFirstSequence(_base: self, _limit: k)
      }
      func dropLast(_ k: Int = 1) -> [Element] {
        if k < 0 { _trap("Can't drop a negative number of elements from a sequence") }
        let all: [Element] = Array(self)
        return all._copy(0, _atLeastZero(all.count - k))
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
        var iterator = makeIterator()
        var next = iterator.next()
        while let element = next, try predicate(element) { next = iterator.next() }
        return DropWhileSequence(_iterator: iterator, _nextElement: next)
      }
      func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
        if maxLength < 0 { _trap("Can't take a prefix of negative length") }
        return PrefixSequence(_base: self, _maxLength: maxLength)
      }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self {
          if !(try predicate(element)) { break }
          result.append(element)
        }
        return result
      }
      func suffix(_ maxLength: Int) -> [Element] {
        if maxLength < 0 { _trap("Can't take a suffix of negative length from a sequence") }
        let all: [Element] = Array(self)
        return all._copy(_atLeastZero(all.count - maxLength), all.count)
      }
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>] { try Array(self).split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator) }
      func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
        var left = makeIterator()
        var right = other.makeIterator()
        while true {
          let (a, b) = (left.next(), right.next())
          guard let x = a else { return b == nil }
          guard let y = b else { return false }
          if !(try areEquivalent(x, y)) { return false }
        }
      }
      func starts<S: Sequence>(with prefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
        var expected = prefix.makeIterator()
        for element in self {
          guard let other = expected.next() else { return true }
          if !(try areEquivalent(element, other)) { return false }
        }
        return expected.next() == nil
      }
      var lazy: LazySequence<Self> { LazySequence(_base: self) }
    }
    extension Sequence where Element: Equatable {
      func contains(_ element: Element) -> Bool {
        for candidate in self { if candidate == element { return true } }
        return false
      }
      @_disfavoredOverload @_symbol("Collection.contains(collection)") func contains<C: Collection>(_ other: C) -> Bool where Self: Collection, C.Element == Element { Array(self).firstRange(of: other) != nil }
      func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element { elementsEqual(other, by: { $0 == $1 }) }
      func starts<S: Sequence>(with prefix: S) -> Bool where S.Element == Element { starts(with: prefix, by: { $0 == $1 }) }
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] { split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator }) }
    }
    extension Sequence where Element: Comparable {
      func min() -> Element? {
        var result: Element? = nil
        for element in self {
          if let least = result { if element < least { result = element } } else { result = element }
        }
        return result
      }
      func max() -> Element? {
        var result: Element? = nil
        for element in self {
          if let greatest = result { if greatest < element { result = element } } else { result = element }
        }
        return result
      }
      func sorted() -> [Element] { _sorted(Array(self), { $0 < $1 }) }
      func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
        var left = makeIterator()
        var right = other.makeIterator()
        while true {
          guard let b = right.next() else { return false }
          guard let a = left.next() else { return true }
          if a < b { return true }
          if b < a { return false }
        }
      }
    }
    extension Sequence {
      func lexicographicallyPrecedes<S: Sequence>(_ other: S, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool where S.Element == Element {
        var left = makeIterator()
        var right = other.makeIterator()
        while true {
          guard let b = right.next() else { return false }
          guard let a = left.next() else { return true }
          if try areInIncreasingOrder(a, b) { return true }
          if try areInIncreasingOrder(b, a) { return false }
        }
      }
    }
    extension Sequence where Element == String {
      @_extension("BidirectionalCollection") func joined(separator: String = "") -> String { _joined(Array(self), separator) }
    }
    extension Sequence where Element: StringProtocol {
      func joined(separator: String = "") -> String { _joined(map { String($0) }, separator) }
    }
    extension Sequence where Element: Sequence {
      @_disfavoredOverload func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
      @_disfavoredOverload func joined<S: Sequence>(separator: S) -> JoinedSequence<Self> where S.Element == Element.Element { JoinedSequence(_base: self, _separator: ContiguousArray(separator)) }
    }
    func _joined(_ texts: [String], _ separator: String) -> String
    func _array<S: Sequence>(_ elements: S) -> [S.Element]?
    func _reversedArray<T>(_ elements: [T]) -> [T]
    func _sorted<T>(_ elements: [T], _ areInIncreasingOrder: (T, T) throws -> Bool) rethrows -> [T]
    func zip<Sequence1: Sequence, Sequence2: Sequence>(_ a: Sequence1, _ b: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> { Zip2Sequence(_sequence1: a, _sequence2: b) }
    struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
      struct Iterator: IteratorProtocol {
        typealias Element = (Sequence1.Element, Sequence2.Element)
        var _baseStream1: Sequence1.Iterator
        var _baseStream2: Sequence2.Iterator
        var _reachedEnd: Bool
        mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
          if _reachedEnd { return nil }
          if let a = _baseStream1.next(), let b = _baseStream2.next() { return (a, b) }
          _reachedEnd = true
          return nil
        }
      }
      var _sequence1: Sequence1
      var _sequence2: Sequence2
      var underestimatedCount: Int { Swift.min(_sequence1.underestimatedCount, _sequence2.underestimatedCount) }
      func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator { Zip2Sequence<Sequence1, Sequence2>.Iterator(_baseStream1: _sequence1.makeIterator(), _baseStream2: _sequence2.makeIterator(), _reachedEnd: false) }
    }
    struct EnumeratedSequence<Base: Sequence>: Sequence {
      typealias Element = (offset: Int, element: Base.Element)
      struct Iterator: IteratorProtocol {
        typealias Element = (offset: Int, element: Base.Element)
        var _base: Base.Iterator
        var _count: Int
        mutating func next() -> (offset: Int, element: Base.Element)? {
          guard let element = _base.next() else { return nil }
          _count += 1
          return (offset: _count - 1, element: element)
        }
      }
      var _base: Base
      func makeIterator() -> EnumeratedSequence<Base>.Iterator { EnumeratedSequence<Base>.Iterator(_base: _base.makeIterator(), _count: 0) }
    }
    extension EnumeratedSequence: Collection where Base: Collection {
      typealias Index = Int
      typealias SubSequence = Slice<EnumeratedSequence<Base>>
      typealias Indices = Range<Int>
      var startIndex: Int { 0 }
      var endIndex: Int { _base.count }
      var count: Int { _base.count }
      var indices: Range<Int> { 0..<_base.count }
      func index(after i: Int) -> Int { i + 1 }
      func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
      func distance(from start: Int, to end: Int) -> Int { end - start }
      subscript(position: Int) -> (offset: Int, element: Base.Element) { (offset: position, element: _base[_base.index(_base.startIndex, offsetBy: position)]) }
      func _subsequence(_ start: Int, _ end: Int) -> Slice<EnumeratedSequence<Base>> { Slice(_base: self, _start: start, _end: end) }
    }
    extension EnumeratedSequence: BidirectionalCollection, RandomAccessCollection where Base: RandomAccessCollection {
      func index(before i: Int) -> Int { i - 1 }
    }
    struct PrefixSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        var _base: Base.Iterator
        var _remaining: Int
        mutating func next() -> Base.Element? {
          if _remaining <= 0 { return nil }
          _remaining -= 1
          return _base.next()
        }
      }
      var _base: Base
      var _maxLength: Int
      func makeIterator() -> PrefixSequence<Base>.Iterator { PrefixSequence<Base>.Iterator(_base: _base.makeIterator(), _remaining: _maxLength) }
    }
    struct DropFirstSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
      var _base: Base
      var _limit: Int
      func makeIterator() -> Base.Iterator {
        var iterator = _base.makeIterator()
        var dropped = 0
        while dropped < _limit, iterator.next() != nil { dropped += 1 }
        return iterator
      }
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Base> {
        if k < 0 { _trap("Can't drop a negative number of elements from a sequence") }
        return DropFirstSequence(_base: _base, _limit: _limit + k)
      }
    }
    struct DropWhileSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        var _iterator: Base.Iterator
        var _nextElement: Base.Element?
        mutating func next() -> Base.Element? {
          guard let element = _nextElement else { return nil }
          _nextElement = _iterator.next()
          return .some(element)
        }
      }
      var _iterator: Base.Iterator
      var _nextElement: Base.Element?
      func makeIterator() -> DropWhileSequence<Base>.Iterator { DropWhileSequence<Base>.Iterator(_iterator: _iterator, _nextElement: _nextElement) }
    }
    struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      var _foreseenCount: Int { 0 }
      typealias Element = Base.Element.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element.Element
        var _base: Base.Iterator
        var _inner: Base.Element.Iterator?
        mutating func next() -> Base.Element.Element? {
          while true {
            if let element = _inner?.next() { return .some(element) }
            guard let sequence = _base.next() else { return nil }
            _inner = sequence.makeIterator()
          }
        }
      }
      var _base: Base
      func makeIterator() -> FlattenSequence<Base>.Iterator { FlattenSequence<Base>.Iterator(_base: _base.makeIterator(), _inner: nil) }
    }
    struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
      typealias Element = Base.Element.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element.Element
        var _base: Base.Iterator
        var _inner: Base.Element.Iterator?
        var _separator: [Base.Element.Element]
        var _separating: [Base.Element.Element]
        mutating func next() -> Base.Element.Element? {
          while true {
            if !_separating.isEmpty { return .some(_separating.removeFirst()) }
            if let element = _inner?.next() { return .some(element) }
            guard let sequence = _base.next() else { return nil }
            if _inner != nil { _separating = _separator }
            _inner = sequence.makeIterator()
          }
        }
      }
      var _base: Base
      var _separator: ContiguousArray<Base.Element.Element>
      init(base: Base, separator: [Base.Element.Element]) { _base = base; _separator = ContiguousArray(separator) }
      init(_base: Base, _separator: ContiguousArray<Base.Element.Element>) { self._base = _base; self._separator = _separator }
      func makeIterator() -> JoinedSequence<Base>.Iterator { JoinedSequence<Base>.Iterator(_base: _base.makeIterator(), _inner: nil, _separator: _separator._elements, _separating: []) }
    }
    extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
      typealias SubSequence = Slice<FlattenSequence<Base>>
      typealias Indices = DefaultIndices<FlattenSequence<Base>>
      struct Index: Comparable {
        var _outer: Base.Index
        var _inner: Base.Element.Index?
        static func == (a: FlattenSequence<Base>.Index, b: FlattenSequence<Base>.Index) -> Bool { a._outer == b._outer && a._inner == b._inner }
        static func < (a: FlattenSequence<Base>.Index, b: FlattenSequence<Base>.Index) -> Bool {
          if a._outer != b._outer { return a._outer < b._outer }
          guard let x = a._inner, let y = b._inner else { return false }
          return x < y
        }
      }
      func _start(_ outer: Base.Index) -> FlattenSequence<Base>.Index {
        var outer = outer
        while outer != _base.endIndex {
          let inner = _base[outer]
          if !inner.isEmpty { return FlattenSequence<Base>.Index(_outer: outer, _inner: inner.startIndex) }
          outer = _base.index(after: outer)
        }
        return endIndex
      }
      var startIndex: FlattenSequence<Base>.Index { _start(_base.startIndex) }
      var endIndex: FlattenSequence<Base>.Index { FlattenSequence<Base>.Index(_outer: _base.endIndex, _inner: nil) }
      subscript(position: FlattenSequence<Base>.Index) -> Base.Element.Element { _base[position._outer][position._inner!] }
      func index(after i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index {
        let inner = _base[i._outer]
        let next = inner.index(after: i._inner!)
        return next == inner.endIndex ? _start(_base.index(after: i._outer)) : FlattenSequence<Base>.Index(_outer: i._outer, _inner: next)
      }
    }
    extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
      func index(before i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index {
        var outer = i._outer
        if let position = i._inner, position != _base[outer].startIndex { return FlattenSequence<Base>.Index(_outer: outer, _inner: _base[outer].index(before: position)) }
        outer = _base.index(before: outer)
        while _base[outer].isEmpty { outer = _base.index(before: outer) }
        return FlattenSequence<Base>.Index(_outer: outer, _inner: _base[outer].index(before: _base[outer].endIndex))
      }
    }
    class _AnyIteratorBoxBase<Element> {
      func next() -> Element? { nil }
    }
    class _IteratorBox<Base: IteratorProtocol>: _AnyIteratorBoxBase<Base.Element>, CustomReflectable {
      var _base: Base
      init(_ base: Base) { _base = base }
      var customMirror: Mirror { Mirror(self, children: ["_base": _base]) }
      override func next() -> Base.Element? { _base.next() }
    }
    struct _ClosureBasedIterator<Element>: IteratorProtocol {
      let _body: () -> Element?
      init(_ body: @escaping () -> Element?) { _body = body }
      func next() -> Element? { _body() }
    }
    struct AnyIterator<Element>: IteratorProtocol, Sequence {
      typealias Iterator = AnyIterator<Element>
      let _box: _AnyIteratorBoxBase<Element>
      init(_ body: @escaping () -> Element?) { _box = _IteratorBox(_ClosureBasedIterator(body)) }
      @_symbol("AnyIterator.init(iterator)") init<I: IteratorProtocol>(_ base: I) where I.Element == Element { _box = _IteratorBox(base) }
      func next() -> Element? { _box.next() }
      func makeIterator() -> AnyIterator<Element> { self }
    }
    class _AnySequenceBox<Element> {
      func _iterator() -> AnyIterator<Element> { AnyIterator { nil } }
      var _underestimatedCount: Int { 0 }
    }
    class _SequenceBox<Base: Sequence>: _AnySequenceBox<Base.Element>, CustomReflectable {
      let _base: Base
      init(_ base: Base) { _base = base }
      var customMirror: Mirror { Mirror(self, children: ["_base": _base]) }
      override func _iterator() -> AnyIterator<Base.Element> { AnyIterator(_base.makeIterator()) }
      override var _underestimatedCount: Int { _base.underestimatedCount }
    }
    struct _ClosureBasedSequence<Base: IteratorProtocol>: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base
      let _makeUnderlyingIterator: () -> Base
      init(_ make: @escaping () -> Base) { _makeUnderlyingIterator = make }
      func makeIterator() -> Base { _makeUnderlyingIterator() }
    }
    struct AnySequence<Element>: Sequence {
      typealias Iterator = AnyIterator<Element>
      let _box: _AnySequenceBox<Element>
      init<S: Sequence>(_ base: S) where S.Element == Element { _box = _SequenceBox(base) }
      @_symbol("AnySequence.init(make)") init<I: IteratorProtocol>(_ make: @escaping () -> I) where I.Element == Element { _box = _SequenceBox(_ClosureBasedSequence(make)) }
      func makeIterator() -> AnyIterator<Element> { _box._iterator() }
      var underestimatedCount: Int { _box._underestimatedCount }
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
    }
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)> {
      UnfoldSequence(_state: (first, true), _next: { (state: inout (T?, Bool)) -> T? in
        if state.1 {
          state.1 = false
          return state.0
        }
        guard let current = state.0 else { return nil }
        state.0 = next(current)
        return state.0
      })
    }
    func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> { UnfoldSequence(_state: state, _next: next) }
    typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      typealias Iterator = UnfoldSequence<Element, State>
      var _state: State
      var _next: (inout State) -> Element?
      var _done: Bool
      init(_state: State, _next: @escaping (inout State) -> Element?) {
        self._state = _state
        self._next = _next
        _done = false
      }
      mutating func next() -> Element? {
        if _done { return nil }
        let body = _next
        if let element = body(&_state) { return .some(element) }
        _done = true
        return nil
      }
      func makeIterator() -> UnfoldSequence<Element, State> { self }
    }
    """#
}
