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
    }
    extension Sequence where Self: IteratorProtocol, Iterator == Self {
      func makeIterator() -> Self { self }
    }
    extension Sequence {
      var underestimatedCount: Int { 0 }
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        for element in self where try isIncluded(element) { result.append(element) }
        return result
      }
      func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
        var result: [T] = []
        for element in self { if let value = try transform(element) { result.append(value) } }
        return result
      }
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
      func dropFirst(_ k: Int = 1) -> [Element] {
        if k < 0 { _trap("Can't drop a negative number of elements from a sequence") }
        let all: [Element] = Array(self)
        return all._copy(all.count - _atLeastZero(all.count - k), all.count)
      }
      func dropLast(_ k: Int = 1) -> [Element] {
        if k < 0 { _trap("Can't drop a negative number of elements from a sequence") }
        let all: [Element] = Array(self)
        return all._copy(0, _atLeastZero(all.count - k))
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
        var result: [Element] = []
        var isDropping = true
        for element in self {
          if isDropping { isDropping = try predicate(element) }
          if !isDropping { result.append(element) }
        }
        return result
      }
      func prefix(_ maxLength: Int) -> PrefixSequence<Self> { PrefixSequence(_base: self, _maxLength: maxLength) }
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
          let a = left.next()
          let b = right.next()
          guard let x = a else { return b == nil }
          guard let y = b else { return false }
          if !(try areEquivalent(x, y)) { return false }
        }
      }
      func starts<S: Sequence>(with prefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
        var iterator = makeIterator()
        for expected in prefix {
          guard let element = iterator.next() else { return false }
          if !(try areEquivalent(element, expected)) { return false }
        }
        return true
      }
      var lazy: LazySequence<Self> { LazySequence(_base: self) }
    }
    extension Sequence where Element: Equatable {
      func contains(_ element: Element) -> Bool {
        for candidate in self { if candidate == element { return true } }
        return false
      }
      func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element { Array(self) == Array(other) }
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
    extension Sequence where Element == String {
      func joined(separator: String = "") -> String { _joined(Array(self), separator) }
    }
    extension Sequence where Element == Substring {
      func joined(separator: String = "") -> String { _joined(map { String($0) }, separator) }
    }
    extension Sequence where Element: Sequence {
      @_disfavoredOverload func joined() -> [Element.Element] {
        var result: [Element.Element] = []
        for element in self { result.append(contentsOf: element) }
        return result
      }
      @_disfavoredOverload func joined<S: Sequence>(separator: S) -> [Element.Element] where S.Element == Element.Element {
        var result: [Element.Element] = []
        var isFirst = true
        for element in self {
          if !isFirst { result.append(contentsOf: separator) }
          isFirst = false
          result.append(contentsOf: element)
        }
        return result
      }
    }
    func _joined(_ texts: [String], _ separator: String) -> String
    func _reversedArray<T>(_ elements: [T]) -> [T]
    func _sorted<T>(_ elements: [T], _ areInIncreasingOrder: (T, T) throws -> Bool) rethrows -> [T]
    func zip<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Zip2Sequence<A, B> { Zip2Sequence(_sequence1: a, _sequence2: b) }
    struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
      struct Iterator: IteratorProtocol {
        typealias Element = (Sequence1.Element, Sequence2.Element)
        var _a: Sequence1.Iterator
        var _b: Sequence2.Iterator
        mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
          guard let a = _a.next() else { return nil }
          guard let b = _b.next() else { return nil }
          return (a, b)
        }
      }
      var _sequence1: Sequence1
      var _sequence2: Sequence2
      func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator { Zip2Sequence<Sequence1, Sequence2>.Iterator(_a: _sequence1.makeIterator(), _b: _sequence2.makeIterator()) }
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
    extension EnumeratedSequence: Collection, BidirectionalCollection, RandomAccessCollection where Base: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = ArraySlice<(offset: Int, element: Base.Element)>
      typealias Indices = Range<Int>
      var startIndex: Int { 0 }
      var endIndex: Int { _base.count }
      var count: Int { _base.count }
      var indices: Range<Int> { 0..<_base.count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> (offset: Int, element: Base.Element) { (offset: position, element: _base[_base.index(_base.startIndex, offsetBy: position)]) }
      subscript(range: Range<Int>) -> ArraySlice<(offset: Int, element: Base.Element)> { Array(self)._part(range) }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<(offset: Int, element: Base.Element)> { Array(self)._slice(start, end) }
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
    struct AnyIterator<Element>: IteratorProtocol, Sequence {
      typealias Iterator = AnyIterator<Element>
      var _next: () -> Element?
      init(_ body: @escaping () -> Element?) { _next = body }
      @_symbol("AnyIterator.init(iterator)") init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
        var iterator = base
        _next = { iterator.next() }
      }
      mutating func next() -> Element? { _next() }
      func makeIterator() -> AnyIterator<Element> { self }
    }
    struct AnySequence<Element>: Sequence {
      typealias Iterator = AnyIterator<Element>
      var _make: () -> AnyIterator<Element>
      init<S: Sequence>(_ base: S) where S.Element == Element { _make = { AnyIterator(base.makeIterator()) } }
      @_symbol("AnySequence.init(make)") init<I: IteratorProtocol>(_ make: @escaping () -> I) where I.Element == Element { _make = { AnyIterator(make()) } }
      func makeIterator() -> AnyIterator<Element> { _make() }
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
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      typealias Iterator = UnfoldSequence<Element, State>
      var _state: State
      var _next: (inout State) -> Element?
      var _isDone: Bool
      init(_state: State, _next: @escaping (inout State) -> Element?) {
        self._state = _state
        self._next = _next
        _isDone = false
      }
      mutating func next() -> Element? {
        if _isDone { return nil }
        let body = _next
        if let element = body(&_state) { return .some(element) }
        _isDone = true
        return nil
      }
      func makeIterator() -> UnfoldSequence<Element, State> { self }
    }
    func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> StrideTo<T> {
      if step == 0 { _trap("Stride size must not be zero") }
      return StrideTo(_start: start, _end: end, _stride: step)
    }
    func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> StrideThrough<T> {
      if step == 0 { _trap("Stride size must not be zero") }
      return StrideThrough(_start: start, _end: end, _stride: step)
    }
    struct StrideTo<Element: Strideable>: Sequence {
      struct Iterator: IteratorProtocol {
        var _start: Element
        var _end: Element
        var _stride: Element.Stride
        var _count: Int
        mutating func next() -> Element? {
          let value = _strideValue(_start, _stride, _count)
          if _stride > 0 ? value >= _end : value <= _end { return nil }
          _count += 1
          return value
        }
      }
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      func makeIterator() -> StrideTo<Element>.Iterator { StrideTo<Element>.Iterator(_start: _start, _end: _end, _stride: _stride, _count: 0) }
      var underestimatedCount: Int { Array(self).count }
    }
    struct StrideThrough<Element: Strideable>: Sequence {
      struct Iterator: IteratorProtocol {
        var _start: Element
        var _end: Element
        var _stride: Element.Stride
        var _count: Int
        mutating func next() -> Element? {
          let value = _strideValue(_start, _stride, _count)
          if _stride > 0 ? value > _end : value < _end { return nil }
          _count += 1
          return value
        }
      }
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      func makeIterator() -> StrideThrough<Element>.Iterator { StrideThrough<Element>.Iterator(_start: _start, _end: _end, _stride: _stride, _count: 0) }
      var underestimatedCount: Int { Array(self).count }
    }
    func _strideValue<T: Strideable>(_ start: T, _ step: T.Stride, _ count: Int) -> T
    struct Repeated<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = ArraySlice<Element>
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Repeated<Element>>
      let count: Int
      let repeatedValue: Element
      init(count: Int, repeatedValue: Element) { self.count = count; self.repeatedValue = repeatedValue }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      subscript(position: Int) -> Element { repeatedValue }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Element> { Array(repeating: repeatedValue, count: count)._slice(start, end) }
    }
    func repeatElement<T>(_ element: T, count: Int) -> Repeated<T> { Repeated(count: count, repeatedValue: element) }
    protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ a: Compared, _ b: Compared) -> ComparisonResult
    }
    struct KeyPathComparator<Compared>: SortComparator {
      var keyPath: PartialKeyPath<Compared>
      var order: SortOrder
      var _compare: (Compared, Compared) -> Int
      init<V: Comparable>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _compare = { a, b in
          let x = a[keyPath: keyPath]
          let y = b[keyPath: keyPath]
          return x < y ? -1 : (y < x ? 1 : 0)
        }
      }
      func compare(_ a: Compared, _ b: Compared) -> ComparisonResult { ComparisonResult(_order: order == .forward ? _compare(a, b) : -_compare(a, b)) }
      static func == (a: KeyPathComparator<Compared>, b: KeyPathComparator<Compared>) -> Bool { a.keyPath == b.keyPath && a.order == b.order }
      func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
    }
    """#

  /// Lazy sequences.
  static let lazySequences = #"""
    struct LazySequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
      var _base: Base
      func makeIterator() -> Base.Iterator { _base.makeIterator() }
      func map<T>(_ transform: @escaping (Base.Element) -> T) -> LazyMapSequence<Base, T> { LazyMapSequence(_base: _base, _transform: transform) }
      func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> { LazyFilterSequence(_base: _base, _predicate: isIncluded) }
      func compactMap<T>(_ transform: @escaping (Base.Element) -> T?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Base, T?>>, T> { map(transform).filter { $0 != nil }.map { $0! } }
      func prefix(while predicate: @escaping (Base.Element) -> Bool) -> LazyPrefixWhileSequence<Base> { LazyPrefixWhileSequence(_base: _base, _predicate: predicate) }
      func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<Base>> { LazySequence<PrefixSequence<Base>>(_base: PrefixSequence(_base: _base, _maxLength: maxLength)) }
      var lazy: LazySequence<Base> { self }
    }
    extension LazySequence: Collection where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = Slice<LazySequence<Base>>
      typealias Indices = DefaultIndices<LazySequence<Base>>
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
    }
    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {
    }
    struct LazyMapSequence<Base: Sequence, Element>: Sequence {
      struct Iterator: IteratorProtocol {
        var _base: Base.Iterator
        var _transform: (Base.Element) -> Element
        mutating func next() -> Element? {
          guard let element = _base.next() else { return nil }
          return .some(_transform(element))
        }
      }
      var _base: Base
      var _transform: (Base.Element) -> Element
      func makeIterator() -> LazyMapSequence<Base, Element>.Iterator { LazyMapSequence<Base, Element>.Iterator(_base: _base.makeIterator(), _transform: _transform) }
      func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<LazyMapSequence<Base, Element>, T> { LazyMapSequence<LazyMapSequence<Base, Element>, T>(_base: self, _transform: transform) }
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<LazyMapSequence<Base, Element>> { LazyFilterSequence(_base: self, _predicate: isIncluded) }
      func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<LazyMapSequence<Base, Element>>> { LazySequence(_base: PrefixSequence(_base: self, _maxLength: maxLength)) }
      func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<LazyMapSequence<Base, Element>> { LazyPrefixWhileSequence(_base: self, _predicate: predicate) }
      func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<LazyMapSequence<Base, Element>, T?>>, T> { map(transform).filter { $0 != nil }.map { $0! } }
    }
    extension LazyMapSequence: Collection where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = Slice<LazyMapSequence<Base, Element>>
      typealias Indices = DefaultIndices<LazyMapSequence<Base, Element>>
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      subscript(position: Base.Index) -> Element { _transform(_base[position]) }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
    }
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {
    }
    struct LazyFilterSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        var _base: Base.Iterator
        var _predicate: (Base.Element) -> Bool
        mutating func next() -> Base.Element? {
          while let element = _base.next() { if _predicate(element) { return element } }
          return nil
        }
      }
      var _base: Base
      var _predicate: (Base.Element) -> Bool
      func makeIterator() -> LazyFilterSequence<Base>.Iterator { LazyFilterSequence<Base>.Iterator(_base: _base.makeIterator(), _predicate: _predicate) }
      func map<T>(_ transform: @escaping (Base.Element) -> T) -> LazyMapSequence<LazyFilterSequence<Base>, T> { LazyMapSequence<LazyFilterSequence<Base>, T>(_base: self, _transform: transform) }
      func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<LazyFilterSequence<Base>> { LazyFilterSequence<LazyFilterSequence<Base>>(_base: self, _predicate: isIncluded) }
      func prefix(_ maxLength: Int) -> LazySequence<PrefixSequence<LazyFilterSequence<Base>>> { LazySequence(_base: PrefixSequence(_base: self, _maxLength: maxLength)) }
      func prefix(while predicate: @escaping (Base.Element) -> Bool) -> LazyPrefixWhileSequence<LazyFilterSequence<Base>> { LazyPrefixWhileSequence(_base: self, _predicate: predicate) }
      func compactMap<T>(_ transform: @escaping (Base.Element) -> T?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<LazyFilterSequence<Base>, T?>>, T> { map(transform).filter { $0 != nil }.map { $0! } }
    }
    extension LazyFilterSequence: Collection where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = Slice<LazyFilterSequence<Base>>
      typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
      func _next(_ i: Base.Index) -> Base.Index {
        var i = i
        while i != _base.endIndex, !_predicate(_base[i]) { i = _base.index(after: i) }
        return i
      }
      var startIndex: Base.Index { _next(_base.startIndex) }
      var endIndex: Base.Index { _base.endIndex }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      func index(after i: Base.Index) -> Base.Index { _next(_base.index(after: i)) }
    }
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index {
        var i = _base.index(before: i)
        while !_predicate(_base[i]) { i = _base.index(before: i) }
        return i
      }
    }
    struct LazyPrefixWhileSequence<Base: Sequence>: Sequence {
      typealias Element = Base.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        var _base: Base.Iterator
        var _predicate: (Base.Element) -> Bool
        var _isDone: Bool
        mutating func next() -> Base.Element? {
          if _isDone { return nil }
          if let element = _base.next(), _predicate(element) { return element }
          _isDone = true
          return nil
        }
      }
      var _base: Base
      var _predicate: (Base.Element) -> Bool
      func makeIterator() -> LazyPrefixWhileSequence<Base>.Iterator { LazyPrefixWhileSequence<Base>.Iterator(_base: _base.makeIterator(), _predicate: _predicate, _isDone: false) }
    }
    """#
}
