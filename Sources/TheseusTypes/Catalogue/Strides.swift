extension Catalogue {
  /// Steps from one value to another.
  static let strides = #"""
    func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> StrideTo<T> {
      if step == 0 { _trap("Stride size must not be zero") }
      return StrideTo(_start: start, _end: end, _stride: step)
    }
    func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> StrideThrough<T> {
      if step == 0 { _trap("Stride size must not be zero") }
      return StrideThrough(_start: start, _end: end, _stride: step)
    }
    struct StrideTo<Element: Strideable>: Sequence, CustomReflectable {
      typealias Iterator = StrideToIterator<Element>
      var customMirror: Mirror { Mirror(self, children: ["from": _start, "to": _end, "by": _stride]) }
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      func makeIterator() -> StrideToIterator<Element> { StrideToIterator(_start: _start, _end: _end, _stride: _stride, _count: 0, _value: .some(_start)) }
      var underestimatedCount: Int { Array(self).count }
      var _foreseenCount: Int { 0 }
    }
    struct StrideToIterator<Element: Strideable>: IteratorProtocol, CustomReflectable {
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      var _count: Int
      // Nothing where the type has no room for the next one.
      var _value: Element?
      var customMirror: Mirror { Mirror(self, children: ["_start": _start, "_end": _end, "_stride": _stride, "_current": _strideState(_value ?? _end, _count)], displayStyle: .struct) }
      mutating func next() -> Element? {
        guard let value = _value else { return nil }
        if _stride > 0 ? value >= _end : value <= _end { return nil }
        _count += 1
        _value = _strideStep(value, _start, _stride, _count)
        return .some(value)
      }
    }
    struct StrideThrough<Element: Strideable>: Sequence, CustomReflectable {
      typealias Iterator = StrideThroughIterator<Element>
      var customMirror: Mirror { Mirror(self, children: ["from": _start, "through": _end, "by": _stride]) }
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      func makeIterator() -> StrideThroughIterator<Element> { StrideThroughIterator(_start: _start, _end: _end, _stride: _stride, _count: 0, _value: .some(_start), _didReturnEnd: false) }
      var underestimatedCount: Int { Array(self).count }
      var _foreseenCount: Int { 0 }
    }
    struct StrideThroughIterator<Element: Strideable>: IteratorProtocol, CustomReflectable {
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      var _count: Int
      var _value: Element?
      var _didReturnEnd: Bool
      var customMirror: Mirror { Mirror(self, children: ["_start": _start, "_end": _end, "_stride": _stride, "_current": _strideState(_value ?? _end, _count), "_didReturnEnd": _didReturnEnd], displayStyle: .struct) }
      mutating func next() -> Element? {
        guard let value = _value else { return nil }
        if _stride > 0 ? value >= _end : value <= _end {
          // Behind the end there may be no further one.
          if _didReturnEnd || value != _end { return nil }
          _didReturnEnd = true
          return .some(value)
        }
        _count += 1
        _value = _strideStep(value, _start, _stride, _count)
        return .some(value)
      }
    }
    @_disfavoredOverload @_symbol("stride(to:double)") func stride(from start: Double, to end: Double, by step: Double) -> StrideTo<Double> { StrideTo(_start: start, _end: end, _stride: step) }
    @_disfavoredOverload @_symbol("stride(through:double)") func stride(from start: Double, through end: Double, by step: Double) -> StrideThrough<Double> { StrideThrough(_start: start, _end: end, _stride: step) }
    func _strideState<T: Strideable>(_ value: T, _ count: Int) -> (index: Int?, value: T) { (index: count == 0 ? 0 : value is any FloatingPoint ? count : nil, value: value) }
    func _strideStep<T: Strideable>(_ value: T, _ start: T, _ step: T.Stride, _ count: Int) -> T?
    """#
}
