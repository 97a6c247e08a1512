extension Catalogue {
  /// Sets of whole numbers, in order.
  static let indexSets = #"""
    #module(Foundation)
    struct IndexSet: BidirectionalCollection, SetAlgebra, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {
      typealias Element = Int
      typealias Index = Int
      typealias ArrayLiteralElement = Int
      typealias SubSequence = Slice<IndexSet>
      typealias Indices = DefaultIndices<IndexSet>
      typealias Iterator = _ArrayIterator<Int>
      var _sorted: [Int]
      init() { _sorted = [] }
      var customMirror: Mirror { Mirror(self, children: ["ranges": Array(rangeView)], displayStyle: .struct) }
      init(integer: Int) { _sorted = [integer] }
      init(integersIn range: Range<Int>) { _sorted = Array(range) }
      @_symbol("IndexSet.init(closedRange)") init(integersIn range: ClosedRange<Int>) { _sorted = Array(range) }
      init(arrayLiteral elements: Int...) { _sorted = Array(Set(elements)).sorted() }
      init<S: Sequence>(_ elements: S) where S.Element == Int { _sorted = Array(Set(elements)).sorted() }
      var startIndex: Int { 0 }
      var endIndex: Int { _sorted.count }
      var count: Int { _sorted.count }
      var isEmpty: Bool { _sorted.isEmpty }
      var first: Int? { _sorted.first }
      var last: Int? { _sorted.last }
      subscript(position: Int) -> Int { _sorted[position] }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func makeIterator() -> _ArrayIterator<Int> { _sorted.makeIterator() }
      func _place(of integer: Int) -> Int {
        var low = 0
        var high = _sorted.count
        while low < high {
          let middle = (low + high) / 2
          if _sorted[middle] < integer { low = middle + 1 } else { high = middle }
        }
        return low
      }
      func _places(in range: Range<Int>) -> Range<Int> { range.isEmpty ? 0..<0 : _place(of: range.lowerBound)..<_place(of: range.upperBound) }
      func _bounds<R: RangeExpression>(_ range: R) -> Range<Int> where R.Bound == Int { range._relative(_sorted.first ?? 0, (_sorted.last ?? -1) + 1, { $0 + 1 }) }
      func contains(_ integer: Int) -> Bool {
        let place = _place(of: integer)
        return place < _sorted.count && _sorted[place] == integer
      }
      func contains(integersIn range: Range<Int>) -> Bool { !range.isEmpty && _places(in: range).count == range.count }
      @_symbol("IndexSet.contains(expression)") func contains<R: RangeExpression>(integersIn range: R) -> Bool where R.Bound == Int { contains(integersIn: _bounds(range)) }
      @_symbol("IndexSet.contains(set)") func contains(integersIn other: IndexSet) -> Bool { other.isSubset(of: self) }
      func intersects(integersIn range: Range<Int>) -> Bool { !_places(in: range).isEmpty }
      @_symbol("IndexSet.intersects(expression)") func intersects<R: RangeExpression>(integersIn range: R) -> Bool where R.Bound == Int { intersects(integersIn: _bounds(range)) }
      func count(in range: Range<Int>) -> Int { _places(in: range).count }
      @_symbol("IndexSet.count(expression)") func count<R: RangeExpression>(in range: R) -> Int where R.Bound == Int { count(in: _bounds(range)) }
      func indexRange(in range: Range<Int>) -> Range<Int> { _places(in: range) }
      @_symbol("IndexSet.indexRange(expression)") func indexRange<R: RangeExpression>(in range: R) -> Range<Int> where R.Bound == Int { indexRange(in: _bounds(range)) }
      func integerGreaterThan(_ integer: Int) -> Int? { integerGreaterThanOrEqualTo(integer + 1) }
      func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? {
        let place = _place(of: integer)
        return place < _sorted.count ? _sorted[place] : nil
      }
      func integerLessThan(_ integer: Int) -> Int? {
        let place = _place(of: integer)
        return place > 0 ? _sorted[place - 1] : nil
      }
      func integerLessThanOrEqualTo(_ integer: Int) -> Int? { integerLessThan(integer + 1) }
      // As in Foundation of swift.org, which says of every number that it was not there.
      @discardableResult mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        let place = _place(of: integer)
        if place == _sorted.count || _sorted[place] != integer { _sorted.insert(integer, at: place) }
        return (inserted: true, memberAfterInsert: integer)
      }
      @discardableResult mutating func update(with integer: Int) -> Int? {
        insert(integer)
        return integer
      }
      mutating func insert(integersIn range: Range<Int>) { formUnion(IndexSet(integersIn: range)) }
      @_symbol("IndexSet.insert(expression)") mutating func insert<R: RangeExpression>(integersIn range: R) where R.Bound == Int { insert(integersIn: _bounds(range)) }
      @discardableResult mutating func remove(_ integer: Int) -> Int? {
        let place = _place(of: integer)
        if place == _sorted.count || _sorted[place] != integer { return nil }
        return _sorted.remove(at: place)
      }
      mutating func remove(integersIn range: Range<Int>) { _sorted.removeSubrange(_places(in: range)) }
      @_symbol("IndexSet.remove(expression)") mutating func remove<R: RangeExpression>(integersIn range: R) where R.Bound == Int { remove(integersIn: _bounds(range)) }
      mutating func removeAll() { _sorted = [] }
      mutating func shift(startingAt integer: Int, by delta: Int) {
        if delta < 0 { remove(integersIn: (integer + delta)..<integer) }
        _sorted = _sorted.map { $0 < integer ? $0 : $0 + delta }
      }
      func union(_ other: IndexSet) -> IndexSet { IndexSet(_sorted + other._sorted) }
      func intersection(_ other: IndexSet) -> IndexSet { _filtered { other.contains($0) } }
      func subtracting(_ other: IndexSet) -> IndexSet { _filtered { !other.contains($0) } }
      func symmetricDifference(_ other: IndexSet) -> IndexSet { subtracting(other).union(other.subtracting(self)) }
      mutating func formUnion(_ other: IndexSet) { self = union(other) }
      mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
      mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
      func isSubset(of other: IndexSet) -> Bool { _sorted.allSatisfy { other.contains($0) } }
      func isSuperset(of other: IndexSet) -> Bool { other.isSubset(of: self) }
      func isStrictSubset(of other: IndexSet) -> Bool { self != other && isSubset(of: other) }
      func isStrictSuperset(of other: IndexSet) -> Bool { other.isStrictSubset(of: self) }
      func isDisjoint(with other: IndexSet) -> Bool { !_sorted.contains { other.contains($0) } }
      func _filtered(_ isIncluded: (Int) throws -> Bool) rethrows -> IndexSet {
        var result = IndexSet()
        result._sorted = try _sorted.filter(isIncluded)
        return result
      }
      func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet { try _filtered(includeInteger) }
      func filteredIndexSet(in range: Range<Int>, includeInteger: (Int) throws -> Bool) rethrows -> IndexSet { try _filtered { try range.contains($0) && includeInteger($0) } }
      @_symbol("IndexSet.filteredIndexSet(closedRange)") func filteredIndexSet(in range: ClosedRange<Int>, includeInteger: (Int) throws -> Bool) rethrows -> IndexSet { try _filtered { try range.contains($0) && includeInteger($0) } }
      struct RangeView: BidirectionalCollection, Equatable {
        typealias Element = Range<Int>
        typealias Index = Int
        typealias SubSequence = Slice<IndexSet.RangeView>
        typealias Indices = DefaultIndices<IndexSet.RangeView>
        typealias Iterator = _ArrayIterator<Range<Int>>
        var _ranges: [Range<Int>]
        init(_ sorted: [Int]) {
          _ranges = []
          for index in sorted {
            if let last = _ranges.last, last.upperBound == index { _ranges[_ranges.count - 1] = last.lowerBound..<(index + 1) } else { _ranges.append(index..<(index + 1)) }
          }
        }
        var startIndex: Int { 0 }
        var endIndex: Int { _ranges.count }
        subscript(position: Int) -> Range<Int> { _ranges[position] }
        func index(after i: Int) -> Int { i + 1 }
        func index(before i: Int) -> Int { i - 1 }
        func makeIterator() -> _ArrayIterator<Range<Int>> { _ranges.makeIterator() }
      }
      var rangeView: IndexSet.RangeView { IndexSet.RangeView(_sorted) }
      func rangeView(of range: Range<Int>) -> IndexSet.RangeView { IndexSet.RangeView(Array(_sorted[_places(in: range)])) }
      @_symbol("IndexSet.rangeView(expression)") func rangeView<R: RangeExpression>(of range: R) -> IndexSet.RangeView where R.Bound == Int { rangeView(of: _bounds(range)) }
      static func == (a: IndexSet, b: IndexSet) -> Bool { a._sorted == b._sorted }
      func hash(into hasher: inout Hasher) { hasher.combine(_sorted) }
      var description: String { String(count) + " indexes" }
      var debugDescription: String { description }
    }
    extension IndexSet: Codable {
      enum _Key: String, CodingKey {
        case indexes
      }
      func encode(to encoder: any Encoder) throws {
        let runs = rangeView._ranges
        var container = encoder.container(keyedBy: _Key.self)
        try container.encode(runs.map { ["location": $0.lowerBound, "length": $0.count] }, forKey: .indexes)
      }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: _Key.self)
        let runs = try container.decode([[String: Int]].self, forKey: .indexes)
        self.init(runs.flatMap { (run: [String: Int]) -> [Int] in Array(0..<(run["length"] ?? 0)).map { $0 + (run["location"] ?? 0) } })
      }
    }
    """#
}
