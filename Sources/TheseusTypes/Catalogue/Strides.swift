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
      func makeIterator() -> StrideToIterator<Element> { StrideToIterator(_start: _start, _end: _end, _stride: _stride, _count: 0) }
      var underestimatedCount: Int { Array(self).count }
    }
    struct StrideToIterator<Element: Strideable>: IteratorProtocol, CustomReflectable {
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      var _count: Int
      var customMirror: Mirror { Mirror(self, children: ["_start": _start, "_end": _end, "_stride": _stride, "_current": _strideState(_start, _stride, _count)], displayStyle: .struct) }
      mutating func next() -> Element? {
        let value = _strideValue(_start, _stride, _count)
        if _stride > 0 ? value >= _end : value <= _end { return nil }
        _count += 1
        return value
      }
    }
    struct StrideThrough<Element: Strideable>: Sequence, CustomReflectable {
      typealias Iterator = StrideThroughIterator<Element>
      var customMirror: Mirror { Mirror(self, children: ["from": _start, "through": _end, "by": _stride]) }
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      func makeIterator() -> StrideThroughIterator<Element> { StrideThroughIterator(_start: _start, _end: _end, _stride: _stride, _count: 0) }
      var underestimatedCount: Int { Array(self).count }
    }
    struct StrideThroughIterator<Element: Strideable>: IteratorProtocol, CustomReflectable {
      var _start: Element
      var _end: Element
      var _stride: Element.Stride
      var _count: Int
      var _didReturnEnd: Bool { _count > 0 && _strideValue(_start, _stride, _count - 1) == _end }
      var customMirror: Mirror { Mirror(self, children: ["_start": _start, "_end": _end, "_stride": _stride, "_current": _strideState(_start, _stride, _didReturnEnd ? _count - 1 : _count), "_didReturnEnd": _didReturnEnd], displayStyle: .struct) }
      mutating func next() -> Element? {
        let value = _strideValue(_start, _stride, _count)
        if _stride > 0 ? value > _end : value < _end { return nil }
        _count += 1
        return value
      }
    }
    @_disfavoredOverload @_symbol("stride(to:double)") func stride(from start: Double, to end: Double, by step: Double) -> StrideTo<Double> { StrideTo(_start: start, _end: end, _stride: step) }
    @_disfavoredOverload @_symbol("stride(through:double)") func stride(from start: Double, through end: Double, by step: Double) -> StrideThrough<Double> { StrideThrough(_start: start, _end: end, _stride: step) }
    func _strideState<T: Strideable>(_ start: T, _ step: T.Stride, _ count: Int) -> (index: Int?, value: T) { (index: count == 0 ? 0 : start is any FloatingPoint ? count : nil, value: _strideValue(start, step, count)) }
    func _strideValue<T: Strideable>(_ start: T, _ step: T.Stride, _ count: Int) -> T
    """#
}
