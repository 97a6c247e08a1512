extension Catalogue {
  /// Lazy sequences and collections.
  static let lazySequences = #"""
    protocol LazySequenceProtocol: Sequence {
      associatedtype Elements: Sequence = Self where Elements.Element == Element
      var elements: Elements { get }
    }
    extension LazySequenceProtocol where Elements == Self {
      var elements: Self { self }
    }
    extension LazySequenceProtocol {
      var _indexedCount: Int {
        var count = 0
        for _ in self { count += 1 }
        return count
      }
      // A collection counts its elements before it takes them.
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        if _isIndexed, _indexedCount == 0 { return [] }
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Elements, T> { LazyMapSequence(_base: elements, _transform: transform) }
      func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> { LazyFilterSequence(_base: elements, _predicate: isIncluded) }
      func compactMap<T>(_ transform: @escaping (Element) -> T?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, T?>>, T> { map(transform).filter { $0 != nil }.map { $0! } }
      func flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, S>>> { LazySequence(_base: FlattenSequence(_base: map(transform))) }
      func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> { LazyPrefixWhileSequence(_base: elements, _predicate: predicate) }
      func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> { LazyDropWhileSequence(_base: elements, _predicate: predicate) }
    }
    extension LazySequenceProtocol where Element: Sequence {
      func joined() -> LazySequence<FlattenSequence<Elements>> { LazySequence(_base: FlattenSequence(_base: elements)) }
    }
    protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {
    }
    extension LazyCollectionProtocol {
      func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> { LazyPrefixWhileSequence(_base: elements, _predicate: predicate) }
      func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> { LazyDropWhileSequence(_base: elements, _predicate: predicate) }
    }
    struct LazySequence<Base: Sequence>: LazySequenceProtocol {
      var _isIndexed: Bool { _base._isIndexed }
      var _indexedCount: Int { _base._indexedCount }
      var _foreseenCount: Int { _base._foreseenCount }
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
      typealias Elements = Base
      var _base: Base
      var elements: Base { _base }
      func makeIterator() -> Base.Iterator { _base.makeIterator() }
      var lazy: LazySequence<Base> { self }
    }
    extension LazySequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = Slice<LazySequence<Base>>
      typealias Indices = Base.Indices
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      var indices: Base.Indices { _base.indices }
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
    struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol {
      var _isIndexed: Bool { _base._isIndexed }
      var _indexedCount: Int { _base._indexedCount }
      var _foreseenCount: Int { _base._foreseenCount }
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
      func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Base, T> {
        let first = _transform
        return LazyMapSequence<Base, T>(_base: _base, _transform: { transform(first($0)) })
      }
    }
    extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
      typealias Indices = Base.Indices
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      var indices: Base.Indices { _base.indices }
      subscript(position: Base.Index) -> Element { _transform(_base[position]) }
      subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> { _subsequence(bounds.lowerBound, bounds.upperBound) }
      func _subsequence(_ start: Base.Index, _ end: Base.Index) -> LazyMapSequence<Base.SubSequence, Element> { LazyMapSequence<Base.SubSequence, Element>(_base: _base._subsequence(start, end), _transform: _transform) }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
    }
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {
    }
    struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
      var _isIndexed: Bool { _base._isIndexed }
      var _foreseenCount: Int { 0 }
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
      func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
        let first = _predicate
        return LazyFilterSequence<Base>(_base: _base, _predicate: { first($0) && isIncluded($0) })
      }
    }
    extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = LazyFilterSequence<Base.SubSequence>
      typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
      func _next(_ i: Base.Index) -> Base.Index {
        var i = i
        while i != _base.endIndex, !_predicate(_base[i]) { i = _base.index(after: i) }
        return i
      }
      var startIndex: Base.Index { _next(_base.startIndex) }
      var endIndex: Base.Index { _base.endIndex }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> { _subsequence(bounds.lowerBound, bounds.upperBound) }
      func _subsequence(_ start: Base.Index, _ end: Base.Index) -> LazyFilterSequence<Base.SubSequence> { LazyFilterSequence<Base.SubSequence>(_base: _base._subsequence(start, end), _predicate: _predicate) }
      func index(after i: Base.Index) -> Base.Index { _next(_base.index(after: i)) }
    }
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index {
        var i = _base.index(before: i)
        while !_predicate(_base[i]) { i = _base.index(before: i) }
        return i
      }
    }
    struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
      var _isIndexed: Bool { _base._isIndexed }
      var _foreseenCount: Int { 0 }
      typealias Element = Base.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        var _predicateHasFailed: Bool
        var _base: Base.Iterator
        var _predicate: (Base.Element) -> Bool
        mutating func next() -> Base.Element? {
          if _predicateHasFailed { return nil }
          guard let element = _base.next() else { return nil }
          if _predicate(element) { return .some(element) }
          _predicateHasFailed = true
          return nil
        }
      }
      var _base: Base
      var _predicate: (Base.Element) -> Bool
      func makeIterator() -> LazyPrefixWhileSequence<Base>.Iterator { LazyPrefixWhileSequence<Base>.Iterator(_predicateHasFailed: false, _base: _base.makeIterator(), _predicate: _predicate) }
    }
    extension LazyPrefixWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
      struct Index: Comparable {
        let _base: Base.Index?
        static func == (a: LazyPrefixWhileSequence<Base>.Index, b: LazyPrefixWhileSequence<Base>.Index) -> Bool { a._base == b._base }
        static func < (a: LazyPrefixWhileSequence<Base>.Index, b: LazyPrefixWhileSequence<Base>.Index) -> Bool {
          guard let first = a._base else { return false }
          guard let second = b._base else { return true }
          return first < second
        }
      }
      typealias SubSequence = Slice<LazyPrefixWhileSequence<Base>>
      typealias Indices = DefaultIndices<LazyPrefixWhileSequence<Base>>
      func _index(_ i: Base.Index) -> LazyPrefixWhileSequence<Base>.Index {
        LazyPrefixWhileSequence<Base>.Index(_base: i != _base.endIndex && _predicate(_base[i]) ? .some(i) : nil)
      }
      var startIndex: LazyPrefixWhileSequence<Base>.Index { _index(_base.startIndex) }
      var endIndex: LazyPrefixWhileSequence<Base>.Index { LazyPrefixWhileSequence<Base>.Index(_base: nil) }
      subscript(position: LazyPrefixWhileSequence<Base>.Index) -> Base.Element { _base[position._base!] }
      func index(after i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index { _index(_base.index(after: i._base!)) }
    }
    extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index {
        if let position = i._base { return LazyPrefixWhileSequence<Base>.Index(_base: .some(_base.index(before: position))) }
        var last = _base.startIndex
        var next = last
        while next != _base.endIndex, _predicate(_base[next]) {
          last = next
          next = _base.index(after: next)
        }
        return LazyPrefixWhileSequence<Base>.Index(_base: .some(last))
      }
    }
    struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
      var _isIndexed: Bool { _base._isIndexed }
      var _foreseenCount: Int { 0 }
      typealias Element = Base.Element
      struct Iterator: IteratorProtocol {
        typealias Element = Base.Element
        var _predicateHasFailed: Bool
        var _base: Base.Iterator
        var _predicate: (Base.Element) -> Bool
        mutating func next() -> Base.Element? {
          if _predicateHasFailed { return _base.next() }
          while let element = _base.next() {
            if _predicate(element) { continue }
            _predicateHasFailed = true
            return .some(element)
          }
          return nil
        }
      }
      var _base: Base
      var _predicate: (Base.Element) -> Bool
      func makeIterator() -> LazyDropWhileSequence<Base>.Iterator { LazyDropWhileSequence<Base>.Iterator(_predicateHasFailed: false, _base: _base.makeIterator(), _predicate: _predicate) }
    }
    extension LazyDropWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
      typealias Index = Base.Index
      typealias SubSequence = Slice<LazyDropWhileSequence<Base>>
      typealias Indices = DefaultIndices<LazyDropWhileSequence<Base>>
      var startIndex: Base.Index {
        var i = _base.startIndex
        while i != _base.endIndex, _predicate(_base[i]) { i = _base.index(after: i) }
        return i
      }
      var endIndex: Base.Index { _base.endIndex }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
    }
    extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
    }
    extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
      typealias Elements = Slice<Base>
    }
    extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {
      typealias Elements = ReversedCollection<Base>
    }
    """#
}
