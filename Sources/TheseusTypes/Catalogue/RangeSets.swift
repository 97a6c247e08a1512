extension Catalogue {
  /// Sets of ranges, and what collections do with the elements at them.
  static let rangeSets = #"""
    struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible, Sendable {
      struct Ranges: RandomAccessCollection, Equatable, CustomStringConvertible, Sendable {
        typealias Element = Range<Bound>
        typealias Index = Int
        typealias SubSequence = Slice<RangeSet<Bound>.Ranges>
        typealias Indices = Range<Int>
        typealias Iterator = IndexingIterator<RangeSet<Bound>.Ranges>
        var _all: [Range<Bound>]
        var startIndex: Int { 0 }
        var endIndex: Int { _all.count }
        var description: String { _all.description }
        subscript(position: Int) -> Range<Bound> { _all[position] }
        static func == (a: RangeSet<Bound>.Ranges, b: RangeSet<Bound>.Ranges) -> Bool { a._all == b._all }
      }
      var _all: [Range<Bound>]
      init() { _all = [] }
      init(_ range: Range<Bound>) { _all = range.isEmpty ? [] : [range] }
      init<S: Sequence>(_ ranges: S) where S.Element == Range<Bound> {
        _all = []
        for range in ranges { insert(contentsOf: range) }
      }
      init<S: Sequence, C: Collection>(_ indices: S, within collection: C) where S.Element == Bound, C.Index == Bound {
        _all = []
        for index in indices { insert(index, within: collection) }
      }
      var ranges: RangeSet<Bound>.Ranges { RangeSet<Bound>.Ranges(_all: _all) }
      var isEmpty: Bool { _all.isEmpty }
      var description: String { _all.description }
      func contains(_ value: Bound) -> Bool { _all.contains { $0.contains(value) } }
      mutating func insert(contentsOf range: Range<Bound>) {
        if range.isEmpty { return }
        var lower = range.lowerBound
        var upper = range.upperBound
        var before: [Range<Bound>] = []
        var after: [Range<Bound>] = []
        for other in _all {
          if other.upperBound < lower { before.append(other) } else if upper < other.lowerBound { after.append(other) } else {
            if other.lowerBound < lower { lower = other.lowerBound }
            if upper < other.upperBound { upper = other.upperBound }
          }
        }
        _all = before + [lower..<upper] + after
      }
      mutating func remove(contentsOf range: Range<Bound>) {
        if range.isEmpty { return }
        var kept: [Range<Bound>] = []
        for other in _all {
          if other.upperBound <= range.lowerBound || range.upperBound <= other.lowerBound { kept.append(other) } else {
            if other.lowerBound < range.lowerBound { kept.append(other.lowerBound..<range.lowerBound) }
            if range.upperBound < other.upperBound { kept.append(range.upperBound..<other.upperBound) }
          }
        }
        _all = kept
      }
      @discardableResult mutating func insert<C: Collection>(_ index: Bound, within collection: C) -> Bool where C.Index == Bound {
        if contains(index) { return false }
        insert(contentsOf: index..<collection.index(after: index))
        return true
      }
      mutating func remove<C: Collection>(_ index: Bound, within collection: C) where C.Index == Bound { remove(contentsOf: index..<collection.index(after: index)) }
      mutating func formUnion(_ other: RangeSet<Bound>) { for range in other._all { insert(contentsOf: range) } }
      mutating func subtract(_ other: RangeSet<Bound>) { for range in other._all { remove(contentsOf: range) } }
      mutating func formIntersection(_ other: RangeSet<Bound>) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: RangeSet<Bound>) { self = symmetricDifference(other) }
      func union(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        result.formUnion(other)
        return result
      }
      func subtracting(_ other: RangeSet<Bound>) -> RangeSet<Bound> {
        var result = self
        result.subtract(other)
        return result
      }
      func intersection(_ other: RangeSet<Bound>) -> RangeSet<Bound> { subtracting(subtracting(other)) }
      func symmetricDifference(_ other: RangeSet<Bound>) -> RangeSet<Bound> { union(other).subtracting(intersection(other)) }
      func isSubset(of other: RangeSet<Bound>) -> Bool { subtracting(other).isEmpty }
      func isSuperset(of other: RangeSet<Bound>) -> Bool { other.isSubset(of: self) }
      func isStrictSubset(of other: RangeSet<Bound>) -> Bool { self != other && isSubset(of: other) }
      func isStrictSuperset(of other: RangeSet<Bound>) -> Bool { other.isStrictSubset(of: self) }
      func isDisjoint(_ other: RangeSet<Bound>) -> Bool { intersection(other).isEmpty }
      static func == (a: RangeSet<Bound>, b: RangeSet<Bound>) -> Bool { a._all == b._all }
    }
    extension RangeSet.Ranges: Hashable where Bound: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(_all) }
    }
    extension RangeSet: Hashable where Bound: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(_all) }
    }
    struct DiscontiguousSlice<Base: Collection>: Collection, CustomStringConvertible {
      struct Index: Comparable {
        let base: Base.Index
        let _range: Int
        static func == (a: DiscontiguousSlice<Base>.Index, b: DiscontiguousSlice<Base>.Index) -> Bool { a._range == b._range && a.base == b.base }
        static func < (a: DiscontiguousSlice<Base>.Index, b: DiscontiguousSlice<Base>.Index) -> Bool { a._range == b._range ? a.base < b.base : a._range < b._range }
      }
      typealias Element = Base.Element
      typealias SubSequence = Slice<DiscontiguousSlice<Base>>
      typealias Indices = DefaultIndices<DiscontiguousSlice<Base>>
      typealias Iterator = IndexingIterator<DiscontiguousSlice<Base>>
      let base: Base
      let subranges: RangeSet<Base.Index>
      var description: String { Array(self).description }
      var startIndex: DiscontiguousSlice<Base>.Index { DiscontiguousSlice<Base>.Index(base: subranges._all.first?.lowerBound ?? base.endIndex, _range: 0) }
      var endIndex: DiscontiguousSlice<Base>.Index { DiscontiguousSlice<Base>.Index(base: base.endIndex, _range: subranges._all.count) }
      subscript(position: DiscontiguousSlice<Base>.Index) -> Base.Element { base[position.base] }
      func index(after i: DiscontiguousSlice<Base>.Index) -> DiscontiguousSlice<Base>.Index {
        let next = base.index(after: i.base)
        if next < subranges._all[i._range].upperBound { return DiscontiguousSlice<Base>.Index(base: next, _range: i._range) }
        if i._range + 1 == subranges._all.count { return endIndex }
        return DiscontiguousSlice<Base>.Index(base: subranges._all[i._range + 1].lowerBound, _range: i._range + 1)
      }
    }
    extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before i: DiscontiguousSlice<Base>.Index) -> DiscontiguousSlice<Base>.Index {
        if i._range < subranges._all.count, subranges._all[i._range].lowerBound < i.base { return DiscontiguousSlice<Base>.Index(base: base.index(before: i.base), _range: i._range) }
        return DiscontiguousSlice<Base>.Index(base: base.index(before: subranges._all[i._range - 1].upperBound), _range: i._range - 1)
      }
    }
    extension DiscontiguousSlice: Equatable where Base.Element: Equatable {
      static func == (a: DiscontiguousSlice<Base>, b: DiscontiguousSlice<Base>) -> Bool { a.elementsEqual(b) }
    }
    extension Collection {
      func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index> {
        var result = RangeSet<Index>()
        var i = startIndex
        while i != endIndex {
          let next = index(after: i)
          if try predicate(self[i]) { result.insert(contentsOf: i..<next) }
          i = next
        }
        return result
      }
      subscript(subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> { DiscontiguousSlice(base: self, subranges: subranges) }
      func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self> { DiscontiguousSlice(base: self, subranges: RangeSet(startIndex..<endIndex).subtracting(subranges)) }
    }
    extension Collection where Element: Equatable {
      func indices(of element: Element) -> RangeSet<Index> { indices { $0 == element } }
    }
    extension RangeReplaceableCollection {
      mutating func removeSubranges(_ indices: RangeSet<Index>) { replaceSubrange(startIndex..<endIndex, with: Array(removingSubranges(indices))) }
    }
    extension MutableCollection {
      @discardableResult mutating func moveSubranges(_ indices: RangeSet<Index>, to insertionPoint: Index) -> Range<Index> {
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        var i = startIndex
        while i != endIndex {
          if indices.contains(i) { moved.append(self[i]) } else if i < insertionPoint { before.append(self[i]) } else { after.append(self[i]) }
          i = index(after: i)
        }
        i = startIndex
        for element in before + moved + after {
          self[i] = element
          i = index(after: i)
        }
        let start = index(startIndex, offsetBy: before.count)
        return start..<index(start, offsetBy: moved.count)
      }
    }
    """#
}
