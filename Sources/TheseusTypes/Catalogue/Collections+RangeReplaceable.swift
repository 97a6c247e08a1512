extension Catalogue {
  /// Collections whose elements can be added and taken away.
  static let rangeReplaceableCollections = #"""
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
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
        var result = Self()
        for element in self where try isIncluded(element) { result.append(element) }
        return result
      }
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
      mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index { removeSubrange(bounds.relative(to: self)) }
      mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C) where C.Element == Element, R.Bound == Index { replaceSubrange(subrange.relative(to: self), with: newElements) }
      mutating func removeAll(keepingCapacity: Bool = false) { if keepingCapacity { replaceSubrange(startIndex..<endIndex, with: []) } else { self = Self() } }
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows { self = try filter { !(try shouldBeRemoved($0)) } }
      mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
        removeSubrange(startIndex..<(try firstIndex { !(try predicate($0)) } ?? endIndex))
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
      @_disfavoredOverload @_symbol("RangeReplaceableCollection.+(before)") static func + <S: Sequence>(a: S, b: Self) -> Self where S.Element == Element {
        var result = Self()
        result.append(contentsOf: a)
        result.append(contentsOf: b)
        return result
      }
      static func += <S: Sequence>(a: inout Self, b: S) where S.Element == Element { a.append(contentsOf: b) }
    }
    extension RangeReplaceableCollection where Element: Equatable {
      mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
        if let end = _end(of: Array(prefix), from: startIndex) { removeSubrange(startIndex..<end) }
      }
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
    extension RangeReplaceableCollection where Element: Equatable {
      @_disfavoredOverload func replacing<C: Collection, R: Collection>(_ other: C, with replacement: R, maxReplacements: Int = Int.max) -> Self where C.Element == Element, R.Element == Element { replacing(other, with: replacement, subrange: startIndex..<endIndex, maxReplacements: maxReplacements) }
      @_disfavoredOverload func replacing<C: Collection, R: Collection>(_ other: C, with replacement: R, subrange: Range<Index>, maxReplacements: Int = Int.max) -> Self where C.Element == Element, R.Element == Element {
        var result = Self()
        result.append(contentsOf: self[startIndex..<subrange.lowerBound])
        var start = subrange.lowerBound
        for range in self[subrange].ranges(of: other).prefix(maxReplacements) {
          result.append(contentsOf: self[start..<range.lowerBound])
          result.append(contentsOf: replacement)
          start = range.upperBound
        }
        result.append(contentsOf: self[start..<endIndex])
        return result
      }
      @_disfavoredOverload mutating func replace<C: Collection, R: Collection>(_ other: C, with replacement: R, maxReplacements: Int = Int.max) where C.Element == Element, R.Element == Element { self = replacing(other, with: replacement, maxReplacements: maxReplacements) }
    }
    extension RangeReplaceableCollection where Self: MutableCollection {
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        guard var end = try firstIndex(where: shouldBeRemoved) else { return replaceSubrange(endIndex..<endIndex, with: []) }
        var i = index(after: end)
        while i != endIndex {
          if !(try shouldBeRemoved(self[i])) {
            swapAt(end, i)
            end = index(after: end)
          }
          i = index(after: i)
        }
        replaceSubrange(end..<endIndex, with: [])
      }
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      @discardableResult mutating func removeLast() -> Element {
        if isEmpty { _trap("Can't remove last element from an empty collection") }
        return remove(at: index(before: endIndex))
      }
      mutating func removeLast(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        guard let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else { _trap("Can't remove more items from a collection than it contains") }
        replaceSubrange(start..<endIndex, with: [])
      }
      mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
    }
    """#
}
