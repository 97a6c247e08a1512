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
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
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
      subscript(bounds: Range<Index>) -> Slice<Self> { _subsequence(bounds.lowerBound, bounds.upperBound) }
      func _subsequence(_ start: Index, _ end: Index) -> Slice<Self> {
        let (first, last) = (startIndex, endIndex)
        if start < first { _trap("Out of bounds: range begins before startIndex") }
        if last < end { _trap("Out of bounds: range ends after endIndex") }
        return Slice(_base: self, _start: start, _end: end)
      }
    }
    extension Collection where Indices == DefaultIndices<Self> {
      var indices: DefaultIndices<Self> { DefaultIndices(_elements: self, _startIndex: startIndex, _endIndex: endIndex) }
    }
    extension Collection {
      typealias IndexDistance = Int
      func _subsequence(_ start: Index, _ end: Index) -> SubSequence { self[Range(uncheckedBounds: (lower: start, upper: end))] }
      var isEmpty: Bool { startIndex == endIndex }
      var first: Element? {
        let start = startIndex
        return start == endIndex ? nil : .some(self[start])
      }
      var count: Int { distance(from: startIndex, to: endIndex) }
      var underestimatedCount: Int { count }
      var _isIndexed: Bool { true }
      var _indexedCount: Int { count }
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        let n = count
        if n == 0 { return [] }
        var result: [T] = []
        var i = startIndex
        for _ in 0..<n {
          result.append(try transform(self[i]))
          i = index(after: i)
        }
        if i != endIndex { _trap("Received an element count that is not the collection's") }
        return result
      }
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
      func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
        let moved = index(i, offsetBy: distance, limitedBy: limit)
        i = moved ?? limit
        return moved != nil
      }
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
      func prefix(upTo end: Index) -> SubSequence { _part(startIndex..<end) }
      func prefix(through position: Index) -> SubSequence { prefix(upTo: index(after: position)) }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var end = startIndex
        while end != endIndex, try predicate(self[end]) { end = index(after: end) }
        return _subsequence(startIndex, end)
      }
      func suffix(_ maxLength: Int) -> SubSequence {
        if maxLength < 0 { _trap("Can't take a suffix of negative length from a collection") }
        let amount = _atLeastZero(count - maxLength)
        return _subsequence(_index(startIndex, amount), endIndex)
      }
      func suffix(from start: Index) -> SubSequence { _part(start..<endIndex) }
      func dropFirst(_ k: Int = 1) -> SubSequence {
        if k < 0 { _trap("Can't drop a negative number of elements from a collection") }
        return _subsequence(_index(startIndex, k), endIndex)
      }
      func dropLast(_ k: Int = 1) -> SubSequence {
        if k < 0 { _trap("Can't drop a negative number of elements from a collection") }
        let amount = _atLeastZero(count - k)
        let end = _index(startIndex, amount)
        return _subsequence(startIndex, end)
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var start = startIndex
        while start != endIndex, try predicate(self[start]) { start = index(after: start) }
        return _subsequence(start, endIndex)
      }
      func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence { try drop(while: predicate) }
      func _index(_ i: Index, _ distance: Int) -> Index { index(i, offsetBy: distance, limitedBy: endIndex) ?? endIndex }
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence] {
        if maxSplits < 0 { _trap("Must take zero or more splits") }
        var result: [SubSequence] = []
        var start = startIndex
        if maxSplits == 0 || isEmpty {
          let end = endIndex
          return start == end && omittingEmptySubsequences ? [] : [_subsequence(start, end)]
        }
        var i = start
        let end = endIndex
        while i != end {
          if try isSeparator(self[i]) {
            let isKept = start != i || !omittingEmptySubsequences
            if isKept { result.append(_subsequence(start, i)) }
            i = index(after: i)
            start = i
            if isKept && result.count == maxSplits { break }
          } else {
            i = index(after: i)
          }
        }
        if start != end || !omittingEmptySubsequences { result.append(_subsequence(start, end)) }
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
      func index(of element: Element) -> Index? { firstIndex(of: element) }
      func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
        let wanted = Array(other)
        if wanted.isEmpty { return indices.map { $0..<$0 } + [endIndex..<endIndex] }
        var result: [Range<Index>] = []
        var i = startIndex
        while i != endIndex {
          if let end = _end(of: wanted, from: i) {
            result.append(i..<end)
            i = end
          } else {
            i = index(after: i)
          }
        }
        return result
      }
      func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
        let wanted = Array(other)
        var i = startIndex
        while true {
          if let end = _end(of: wanted, from: i) { return i..<end }
          if i == endIndex { return nil }
          i = index(after: i)
        }
      }
      @_disfavoredOverload @_symbol("Collection.split(collection)") func split<C: Collection>(separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] where C.Element == Element {
        var parts: [SubSequence] = []
        var start = startIndex
        for range in ranges(of: separator) {
          if parts.count == maxSplits { break }
          if start != range.lowerBound || !omittingEmptySubsequences { parts.append(_subsequence(start, range.lowerBound)) }
          start = range.upperBound
        }
        if start != endIndex || !omittingEmptySubsequences { parts.append(_subsequence(start, endIndex)) }
        return parts
      }
      func trimmingPrefix<S: Sequence>(_ prefix: S) -> SubSequence where S.Element == Element { _subsequence(_end(of: Array(prefix), from: startIndex) ?? startIndex, endIndex) }
      func _end(of wanted: [Element], from start: Index) -> Index? {
        var i = start
        for element in wanted {
          if i == endIndex || self[i] != element { return nil }
          i = index(after: i)
        }
        return i
      }
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence] { split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: { $0 == separator }) }
    }
    extension Collection where SubSequence == Self {
      @discardableResult mutating func removeFirst() -> Element {
        if isEmpty { _trap("Can't remove first element from an empty collection") }
        let element = self[startIndex]
        self = _subsequence(index(after: startIndex), endIndex)
        return element
      }
      mutating func removeFirst(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        guard let start = index(startIndex, offsetBy: k, limitedBy: endIndex) else { _trap("Can't remove more items from a collection than it contains") }
        self = _subsequence(start, endIndex)
      }
      mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
    }
    extension BidirectionalCollection where SubSequence == Self {
      @discardableResult mutating func removeLast() -> Element {
        if isEmpty { _trap("Can't remove last element from an empty collection") }
        let end = index(before: endIndex)
        let element = self[end]
        self = _subsequence(startIndex, end)
        return element
      }
      mutating func removeLast(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else { _trap("Can't remove more items from a collection than it contains") }
        self = _subsequence(startIndex, end)
      }
      mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    }
    protocol BidirectionalCollection<Element>: Collection where Indices: BidirectionalCollection, SubSequence: BidirectionalCollection {
      func index(before i: Index) -> Index
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
    }
    extension BidirectionalCollection {
      var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
      func formIndex(before i: inout Index) { i = index(before: i) }
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = i
        for _ in 0..<(distance < 0 ? -distance : distance) {
          if result == limit { return nil }
          result = distance < 0 ? index(before: result) : index(after: result)
        }
        return result
      }
      func index(_ i: Index, offsetBy distance: Int) -> Index {
        var result = i
        if distance >= 0 { for _ in 0..<distance { result = index(after: result) } } else { for _ in 0..<(-distance) { result = index(before: result) } }
        return result
      }
      func distance(from start: Index, to end: Index) -> Int {
        var position = Swift.min(start, end)
        let last = Swift.max(start, end)
        var count = 0
        while position != last {
          position = index(after: position)
          count += 1
        }
        return start <= end ? count : -count
      }
      func suffix(_ maxLength: Int) -> SubSequence {
        if maxLength < 0 { _trap("Can't take a suffix of negative length from a collection") }
        return _subsequence(index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex, endIndex)
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
      func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element> where C.Element == Element, Element: Equatable { CollectionDifference(_from: Array(other), _to: Array(self), { $0 == $1 }) }
      func difference<C: BidirectionalCollection>(from other: C, by areEquivalent: (Element, Element) -> Bool) -> CollectionDifference<Element> where C.Element == Element { CollectionDifference(_from: Array(other), _to: Array(self), areEquivalent) }
    }
    extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection where Indices: RandomAccessCollection, SubSequence: RandomAccessCollection {
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
    """#
}
