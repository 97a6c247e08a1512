extension Catalogue {
  /// Collections whose elements can be set.
  static let mutableCollections = #"""
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
    """#
}
