extension Catalogue {
  /// The kinds of ranges.
  static let ranges = #"""
    enum UnboundedRange_ {
      static postfix func ... (_: UnboundedRange_) -> () { }
    }
    typealias UnboundedRange = (UnboundedRange_) -> ()
    protocol RangeExpression<Bound> {
      associatedtype Bound: Comparable
      func contains(_ element: Bound) -> Bool
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
      func _relative(_ start: Bound, _ end: Bound, _ after: (Bound) -> Bound) -> Range<Bound>
    }
    extension RangeExpression {
      static func ~= (pattern: Self, value: Bound) -> Bool { pattern.contains(value) }
      func _relative(_ start: Bound, _ end: Bound, _ after: (Bound) -> Bound) -> Range<Bound> { relative(to: _Positions(startIndex: start, endIndex: end, _after: after)) }
    }
    struct _Positions<Index: Comparable>: Collection {
      typealias Element = Index
      typealias SubSequence = Slice<_Positions<Index>>
      typealias Indices = DefaultIndices<_Positions<Index>>
      typealias Iterator = IndexingIterator<_Positions<Index>>
      var startIndex: Index
      var endIndex: Index
      var _after: (Index) -> Index
      subscript(position: Index) -> Index { position }
      func index(after i: Index) -> Index { _after(i) }
    }
    struct Range<Bound: Comparable>: RangeExpression, CustomStringConvertible, CustomDebugStringConvertible {
      let lowerBound: Bound
      let upperBound: Bound
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        if !(bounds.lower <= bounds.upper) { _trap("Range requires lowerBound <= upperBound") }
        self.init(_uncheckedBounds: bounds)
      }
      init(_uncheckedBounds bounds: (lower: Bound, upper: Bound)) { lowerBound = bounds.lower; upperBound = bounds.upper }
      func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
      var isEmpty: Bool { lowerBound == upperBound }
      func overlaps(_ other: Range<Bound>) -> Bool { !isEmpty && !other.isEmpty && lowerBound < other.upperBound && other.lowerBound < upperBound }
      @_symbol("Range.overlaps(closed)") func overlaps(_ other: ClosedRange<Bound>) -> Bool { !isEmpty && lowerBound <= other.upperBound && other.lowerBound < upperBound }
      func contains(_ other: Range<Bound>) -> Bool { other.isEmpty || (lowerBound <= other.lowerBound && other.upperBound <= upperBound) }
      func clamped(to limits: Range<Bound>) -> Range<Bound> {
        let lower = limits.lowerBound > lowerBound ? limits.lowerBound : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
        let upper = limits.upperBound < upperBound ? limits.upperBound : (limits.lowerBound > upperBound ? limits.lowerBound : upperBound)
        return Range(_uncheckedBounds: (lower: lower, upper: upper))
      }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { _relative(collection.startIndex, collection.endIndex, { collection.index(after: $0) }) }
      func _relative(_ start: Bound, _ end: Bound, _ after: (Bound) -> Bound) -> Range<Bound> { self }
      var description: String { String(describing: lowerBound) + "..<" + String(describing: upperBound) }
      var debugDescription: String { "Range(" + String(reflecting: lowerBound) + "..<" + String(reflecting: upperBound) + ")" }
    }
    extension Range: Equatable {
      static func == (a: Range<Bound>, b: Range<Bound>) -> Bool { a.lowerBound == b.lowerBound && a.upperBound == b.upperBound }
    }
    extension Range: Hashable where Bound: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(lowerBound); hasher.combine(upperBound) }
    }
    extension Range: Sendable where Bound: Sendable {
    }
    extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
      init(_ other: ClosedRange<Bound>) { self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1))) }
    }
    extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      func _mapped<T, E: Error>(_ transform: (Bound) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias Element = Bound
      typealias Index = Bound
      typealias SubSequence = Range<Bound>
      typealias Indices = Range<Bound>
      typealias Iterator = _RangeIterator<Bound>
      func makeIterator() -> _RangeIterator<Bound> { _RangeIterator(_elements: self, _position: lowerBound) }
      @_disfavoredOverload @_symbol("Range.makeIterator(indexing)") func makeIterator() -> IndexingIterator<Range<Bound>> { IndexingIterator(_elements: self, _position: startIndex) }
      var startIndex: Bound { lowerBound }
      var endIndex: Bound { upperBound }
      var indices: Range<Bound> { self }
      @_extension("Collection") var count: Int { Int(truncatingIfNeeded: lowerBound.distance(to: upperBound)) }
      @_extension("Collection") var first: Element? { isEmpty ? nil : lowerBound }
      @_extension("BidirectionalCollection") var last: Element? { isEmpty ? nil : upperBound.advanced(by: -1) }
      @_extension("Sequence") func min() -> Element? { first }
      @_extension("Sequence") func max() -> Element? { last }
      func index(after i: Bound) -> Bound { i.advanced(by: 1) }
      func index(before i: Bound) -> Bound { i.advanced(by: -1) }
      func index(_ i: Bound, offsetBy distance: Int) -> Bound { i.advanced(by: Bound.Stride(distance)) }
      func distance(from start: Bound, to end: Bound) -> Int { Int(truncatingIfNeeded: start.distance(to: end)) }
      subscript(position: Bound) -> Bound {
        if !contains(position) { _trap("Index out of range") }
        return position
      }
      subscript(bounds: Range<Bound>) -> Range<Bound> { bounds }
      func _subsequence(_ start: Bound, _ end: Bound) -> Range<Bound> { Range(uncheckedBounds: (lower: start, upper: end)) }
      func _customContainsEquatableElement(_ element: Bound) -> Bool? { contains(element) }
    }
    struct _RangeIterator<Bound: Strideable>: IteratorProtocol, Sequence {
      typealias Element = Bound
      typealias Iterator = _RangeIterator<Bound>
      var _elements: Range<Bound>
      var _position: Bound
      mutating func next() -> Bound? {
        if _position == _elements.upperBound { return nil }
        let value = _position
        _position = value.advanced(by: 1)
        return value
      }
      func makeIterator() -> _RangeIterator<Bound> { self }
    }
    struct ClosedRange<Bound: Comparable>: RangeExpression, CustomStringConvertible, CustomDebugStringConvertible {
      let lowerBound: Bound
      let upperBound: Bound
      init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
        if !(bounds.lower <= bounds.upper) { _trap("ClosedRange requires lowerBound <= upperBound") }
        self.init(_uncheckedBounds: bounds)
      }
      init(_uncheckedBounds bounds: (lower: Bound, upper: Bound)) { lowerBound = bounds.lower; upperBound = bounds.upper }
      func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
      var isEmpty: Bool { false }
      func overlaps(_ other: ClosedRange<Bound>) -> Bool { lowerBound <= other.upperBound && other.lowerBound <= upperBound }
      @_symbol("ClosedRange.overlaps(range)") func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
      func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
        let lower = limits.lowerBound > lowerBound ? limits.lowerBound : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
        let upper = limits.upperBound < upperBound ? limits.upperBound : (limits.lowerBound > upperBound ? limits.lowerBound : upperBound)
        return ClosedRange(_uncheckedBounds: (lower: lower, upper: upper))
      }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { _relative(collection.startIndex, collection.endIndex, { collection.index(after: $0) }) }
      func _relative(_ start: Bound, _ end: Bound, _ after: (Bound) -> Bound) -> Range<Bound> { Range(uncheckedBounds: (lower: lowerBound, upper: after(upperBound))) }
      var description: String { String(describing: lowerBound) + "..." + String(describing: upperBound) }
      var debugDescription: String { "ClosedRange(" + String(reflecting: lowerBound) + "..." + String(reflecting: upperBound) + ")" }
    }
    extension ClosedRange: Equatable {
      static func == (a: ClosedRange<Bound>, b: ClosedRange<Bound>) -> Bool { a.lowerBound == b.lowerBound && a.upperBound == b.upperBound }
    }
    extension ClosedRange: Hashable where Bound: Hashable {
      func hash(into hasher: inout Hasher) { hasher.combine(lowerBound); hasher.combine(upperBound) }
    }
    extension ClosedRange: Sendable where Bound: Sendable {
    }
    extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
      init(_ other: Range<Bound>) {
        if other.isEmpty { _trap("Can't form an empty closed range") }
        self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
      }
    }
    extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
      func _mapped<T, E: Error>(_ transform: (Bound) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias Element = Bound
      typealias SubSequence = Slice<ClosedRange<Bound>>
      typealias Indices = DefaultIndices<ClosedRange<Bound>>
      enum Index: Comparable, Hashable {
        case pastEnd
        case inRange(Bound)
        init(_value: Bound?) { self = _value.map { ClosedRange<Bound>.Index.inRange($0) } ?? .pastEnd }
        var _value: Bound? { if case .inRange(let value) = self { value } else { nil } }
        static func == (a: ClosedRange<Bound>.Index, b: ClosedRange<Bound>.Index) -> Bool { a._value == b._value }
        static func < (a: ClosedRange<Bound>.Index, b: ClosedRange<Bound>.Index) -> Bool {
          guard let x = a._value else { return false }
          guard let y = b._value else { return true }
          return x < y
        }
        func hash(into hasher: inout Hasher) { hasher.combine(_value == nil) }
      }
      typealias Iterator = _ClosedRangeIterator<Bound>
      func makeIterator() -> _ClosedRangeIterator<Bound> { _ClosedRangeIterator(_elements: self, _next: lowerBound, _isDone: false) }
      @_disfavoredOverload @_symbol("ClosedRange.makeIterator(indexing)") func makeIterator() -> IndexingIterator<ClosedRange<Bound>> { IndexingIterator(_elements: self, _position: startIndex) }
      var startIndex: ClosedRange<Bound>.Index { ClosedRange<Bound>.Index(_value: lowerBound) }
      var endIndex: ClosedRange<Bound>.Index { ClosedRange<Bound>.Index(_value: nil) }
      func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
        guard let value = i._value else { _trap("Incrementing past end index") }
        return ClosedRange<Bound>.Index(_value: value == upperBound ? nil : value.advanced(by: 1))
      }
      func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
        guard let value = i._value else { return ClosedRange<Bound>.Index(_value: upperBound) }
        return ClosedRange<Bound>.Index(_value: value.advanced(by: -1))
      }
      subscript(position: ClosedRange<Bound>.Index) -> Bound {
        guard let value = position._value else { _trap("Index out of range") }
        return value
      }
      @_extension("Collection") var count: Int { Int(truncatingIfNeeded: lowerBound.distance(to: upperBound)) + 1 }
      @_extension("Collection") var first: Element? { lowerBound }
      @_extension("BidirectionalCollection") var last: Element? { upperBound }
      @_extension("Sequence") func min() -> Element? { lowerBound }
      @_extension("Sequence") func max() -> Element? { upperBound }
      func randomElement() -> Element? { lowerBound.advanced(by: Bound.Stride(Int.random(in: 0..<count))) }
    }
    struct _ClosedRangeIterator<Bound: Strideable>: IteratorProtocol, Sequence, CustomReflectable where Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = _ClosedRangeIterator<Bound>
      var _elements: ClosedRange<Bound>
      var _next: Bound
      var _isDone: Bool
      var customMirror: Mirror { Mirror(self, children: ["_elements": _elements, "_position": ClosedRange<Bound>.Index(_value: _isDone ? nil : _next)], displayStyle: .struct) }
      mutating func next() -> Bound? {
        if _isDone { return nil }
        let value = _next
        if value == _elements.upperBound { _isDone = true } else { _next = value.advanced(by: 1) }
        return value
      }
      func makeIterator() -> _ClosedRangeIterator<Bound> { self }
    }
    typealias CountableRange = Range
    typealias CountableClosedRange = ClosedRange
    typealias CountablePartialRangeFrom = PartialRangeFrom
    struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
      let lowerBound: Bound
      init(_ bound: Bound) { lowerBound = bound }
      func contains(_ element: Bound) -> Bool { lowerBound <= element }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { _relative(collection.startIndex, collection.endIndex, { collection.index(after: $0) }) }
      func _relative(_ start: Bound, _ end: Bound, _ after: (Bound) -> Bound) -> Range<Bound> { Range(uncheckedBounds: (lower: lowerBound, upper: end)) }
    }
    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      struct Iterator: IteratorProtocol {
        typealias Element = Bound
        var _current: Bound
        mutating func next() -> Bound? {
          let value = _current
          _current = value.advanced(by: 1)
          return value
        }
      }
      func makeIterator() -> PartialRangeFrom<Bound>.Iterator { PartialRangeFrom<Bound>.Iterator(_current: lowerBound) }
    }
    struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ bound: Bound) { upperBound = bound }
      func contains(_ element: Bound) -> Bool { element < upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { _relative(collection.startIndex, collection.endIndex, { collection.index(after: $0) }) }
      func _relative(_ start: Bound, _ end: Bound, _ after: (Bound) -> Bound) -> Range<Bound> { Range(uncheckedBounds: (lower: start, upper: upperBound)) }
    }
    struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ bound: Bound) { upperBound = bound }
      func contains(_ element: Bound) -> Bool { element <= upperBound }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { _relative(collection.startIndex, collection.endIndex, { collection.index(after: $0) }) }
      func _relative(_ start: Bound, _ end: Bound, _ after: (Bound) -> Bound) -> Range<Bound> { Range(uncheckedBounds: (lower: start, upper: after(upperBound))) }
    }
    extension Range: Encodable where Bound: Encodable {
      func encode(to encoder: any Encoder) throws { try _encodePair(lowerBound, upperBound, to: encoder) }
    }
    extension Range: Decodable where Bound: Decodable {
      init(from decoder: any Decoder) throws { self.init(uncheckedBounds: try _decodeBounds(Bound.self, of: Self.self, from: decoder)) }
    }
    extension ClosedRange: Encodable where Bound: Encodable {
      func encode(to encoder: any Encoder) throws { try _encodePair(lowerBound, upperBound, to: encoder) }
    }
    extension ClosedRange: Decodable where Bound: Decodable {
      init(from decoder: any Decoder) throws { self.init(uncheckedBounds: try _decodeBounds(Bound.self, of: Self.self, from: decoder)) }
    }
    """#
}
