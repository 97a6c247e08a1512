extension Catalogue {
  /// Collections whose elements can be set.
  static let mutableCollections = #"""
    protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
      subscript(position: Index) -> Element { get set }
    }
    extension MutableCollection {
      @_disfavoredOverload @_symbol("MutableCollection.subscript(expression)") subscript<R: RangeExpression>(range: R) -> SubSequence where R.Bound == Index {
        get { _part(range._relative(startIndex, endIndex, { index(after: $0) })) }
        set { _replacePart(range._relative(startIndex, endIndex, { index(after: $0) }), newValue) }
      }
      @_symbol("MutableCollection.subscript(unbounded)") subscript(range: (UnboundedRange_) -> ()) -> SubSequence {
        get { _subsequence(startIndex, endIndex) }
        set { _replacePart(startIndex..<endIndex, newValue) }
      }
      @_symbol("MutableCollection.subscript(bounds)") subscript(bounds: Range<Index>) -> Slice<Self> {
        get { Slice(_base: self, _start: bounds.lowerBound, _end: bounds.upperBound) }
        set { _replacePart(bounds, newValue) }
      }
      mutating func _replacePart<S: Sequence>(_ range: Range<Index>, _ part: S) where S.Element == Element {
        var i = range.lowerBound
        for element in part {
          if i >= range.upperBound { _trap("Cannot replace a slice of a MutableCollection with a slice of a larger size") }
          self[i] = element
          i = index(after: i)
        }
        if i < range.upperBound { _trap("Cannot replace a slice of a MutableCollection with a slice of a smaller size") }
      }
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
      mutating func shuffle() where Self: RandomAccessCollection {
        var remaining = count
        var i = startIndex
        while remaining > 1 {
          let offset = Int.random(in: 0..<remaining)
          swapAt(i, index(i, offsetBy: offset))
          remaining -= 1
          i = index(after: i)
        }
      }
      mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) where Self: RandomAccessCollection {
        var remaining = count
        var i = startIndex
        while remaining > 1 {
          let offset = Int.random(in: 0..<remaining, using: &generator)
          swapAt(i, index(i, offsetBy: offset))
          remaining -= 1
          i = index(after: i)
        }
      }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows where Self: RandomAccessCollection {
        var i = startIndex
        for element in try sorted(by: areInIncreasingOrder) {
          self[i] = element
          i = index(after: i)
        }
      }
      @_symbol("MutableCollection.sort(comparators)") mutating func sort<S: Sequence, C: SortComparator>(using comparators: S) where S.Element == C, C.Compared == Element, Self: RandomAccessCollection {
        let all = Array(comparators)
        sort { _comesFirst($0, $1, all) }
      }
      mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element, Self: RandomAccessCollection { sort { comparator.compare($0, $1) == .orderedAscending } }
      mutating func reverse() where Self: BidirectionalCollection {
        if isEmpty { return }
        var first = startIndex
        var last = index(before: endIndex)
        while first < last {
          swapAt(first, last)
          first = index(after: first)
          last = index(before: last)
        }
      }
    }
    extension MutableCollection where Element: Comparable {
      mutating func sort() where Self: RandomAccessCollection { sort(by: { $0 < $1 }) }
    }
    """#
}
