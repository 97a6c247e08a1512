func show(_ value: Any) {
  print(value, type(of: value))
  debugPrint(value)
  dump(value)
}
func showEach<S: IteratorProtocol>(_ iterator: S, steps: Int) {
  var iterator = iterator
  for _ in 0..<steps { _ = iterator.next() }
  print(iterator)
}
show((0...3).makeIterator())
for steps in 1...6 { showEach((0...3).makeIterator(), steps: steps) }
showEach((Int8.max...Int8.max).makeIterator(), steps: 2)
show(stride(from: 0, to: 3, by: 2).makeIterator())
for steps in 1...4 { showEach(stride(from: 0, to: 3, by: 2).makeIterator(), steps: steps) }
show(stride(from: 0.0, through: 1, by: 0.5).makeIterator())
for steps in 1...5 { showEach(stride(from: 0.0, through: 1, by: 0.5).makeIterator(), steps: steps) }
for steps in 1...5 { showEach(stride(from: 0.0, through: 1.2, by: 0.5).makeIterator(), steps: steps) }
for steps in 0...3 { showEach(stride(from: 3, through: 1, by: -1).makeIterator(), steps: steps) }
showEach(stride(from: Float(1), to: 0, by: -0.25).makeIterator(), steps: 2)
show([1, 2, 3][1...].makeIterator())
showEach([1, 2, 3][1...].makeIterator(), steps: 2)
show(ContiguousArray(["a"]).makeIterator())
let utf8 = "ab".utf8.makeIterator()
print(utf8, type(of: utf8))
showEach(utf8, steps: 1)
print("ab".dropFirst().makeIterator())
print("abc".dropFirst().utf8.makeIterator())
var one = CollectionOfOne(1).makeIterator()
show(one)
_ = one.next()
show(one)
show(EmptyCollection<Int>().makeIterator())
var none = EmptyCollection<Int>().makeIterator()
print(none.next() as Any)
show(1.words)
print(Array((-1).words), UInt8(7).words.count, Int128(-2).words.map { $0 }, 5.words.makeIterator())
print(["a": 1].keys.makeIterator(), ["a": 1].values.makeIterator())
show(["a": 1].keys.makeIterator())
for lazy in [[1, 2, 3].lazy.prefix { $0 < 2 }] {
  for steps in 0...3 { showEach(lazy.makeIterator(), steps: steps) }
}
for steps in 0...3 { showEach([1, 2, 3].lazy.drop { $0 < 2 }.makeIterator(), steps: steps) }
// expect: IndexingIterator<ClosedRange<Int>>(_elements: ClosedRange(0...3), _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(0)) IndexingIterator<ClosedRange<Int>>
// expect: Swift.IndexingIterator<Swift.ClosedRange<Swift.Int>>(_elements: ClosedRange(0...3), _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(0))
// expect: ▿ Swift.IndexingIterator<Swift.ClosedRange<Swift.Int>>
// expect: ▿ _elements: ClosedRange(0...3)
// expect: - lowerBound: 0
// expect: - upperBound: 3
// expect: ▿ _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange
// expect: - inRange: 0
// expect: IndexingIterator<ClosedRange<Int>>(_elements: ClosedRange(0...3), _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(1))
// expect: IndexingIterator<ClosedRange<Int>>(_elements: ClosedRange(0...3), _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(2))
// expect: IndexingIterator<ClosedRange<Int>>(_elements: ClosedRange(0...3), _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.inRange(3))
// expect: IndexingIterator<ClosedRange<Int>>(_elements: ClosedRange(0...3), _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.pastEnd)
// expect: IndexingIterator<ClosedRange<Int>>(_elements: ClosedRange(0...3), _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.pastEnd)
// expect: IndexingIterator<ClosedRange<Int>>(_elements: ClosedRange(0...3), _position: (extension in Swift):Swift.ClosedRange<Swift.Int>.Index.pastEnd)
// expect: IndexingIterator<ClosedRange<Int8>>(_elements: ClosedRange(127...127), _position: (extension in Swift):Swift.ClosedRange<Swift.Int8>.Index.pastEnd)
// expect: StrideToIterator<Int>(_start: 0, _end: 3, _stride: 2, _current: (index: Optional(0), value: 0)) StrideToIterator<Int>
// expect: Swift.StrideToIterator<Swift.Int>(_start: 0, _end: 3, _stride: 2, _current: (index: Optional(0), value: 0))
// expect: ▿ Swift.StrideToIterator<Swift.Int>
// expect: - _start: 0
// expect: - _end: 3
// expect: - _stride: 2
// expect: ▿ _current: (2 elements)
// expect: ▿ index: Optional(0)
// expect: - some: 0
// expect: - value: 0
// expect: StrideToIterator<Int>(_start: 0, _end: 3, _stride: 2, _current: (index: nil, value: 2))
// expect: StrideToIterator<Int>(_start: 0, _end: 3, _stride: 2, _current: (index: nil, value: 4))
// expect: StrideToIterator<Int>(_start: 0, _end: 3, _stride: 2, _current: (index: nil, value: 4))
// expect: StrideToIterator<Int>(_start: 0, _end: 3, _stride: 2, _current: (index: nil, value: 4))
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.0, _stride: 0.5, _current: (index: Optional(0), value: 0.0), _didReturnEnd: false) StrideThroughIterator<Double>
// expect: Swift.StrideThroughIterator<Swift.Double>(_start: 0.0, _end: 1.0, _stride: 0.5, _current: (index: Optional(0), value: 0.0), _didReturnEnd: false)
// expect: ▿ Swift.StrideThroughIterator<Swift.Double>
// expect: - _start: 0.0
// expect: - _end: 1.0
// expect: - _stride: 0.5
// expect: ▿ _current: (2 elements)
// expect: ▿ index: Optional(0)
// expect: - some: 0
// expect: - value: 0.0
// expect: - _didReturnEnd: false
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.0, _stride: 0.5, _current: (index: Optional(1), value: 0.5), _didReturnEnd: false)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.0, _stride: 0.5, _current: (index: Optional(2), value: 1.0), _didReturnEnd: false)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.0, _stride: 0.5, _current: (index: Optional(2), value: 1.0), _didReturnEnd: true)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.0, _stride: 0.5, _current: (index: Optional(2), value: 1.0), _didReturnEnd: true)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.0, _stride: 0.5, _current: (index: Optional(2), value: 1.0), _didReturnEnd: true)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.2, _stride: 0.5, _current: (index: Optional(1), value: 0.5), _didReturnEnd: false)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.2, _stride: 0.5, _current: (index: Optional(2), value: 1.0), _didReturnEnd: false)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.2, _stride: 0.5, _current: (index: Optional(3), value: 1.5), _didReturnEnd: false)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.2, _stride: 0.5, _current: (index: Optional(3), value: 1.5), _didReturnEnd: false)
// expect: StrideThroughIterator<Double>(_start: 0.0, _end: 1.2, _stride: 0.5, _current: (index: Optional(3), value: 1.5), _didReturnEnd: false)
// expect: StrideThroughIterator<Int>(_start: 3, _end: 1, _stride: -1, _current: (index: Optional(0), value: 3), _didReturnEnd: false)
// expect: StrideThroughIterator<Int>(_start: 3, _end: 1, _stride: -1, _current: (index: nil, value: 2), _didReturnEnd: false)
// expect: StrideThroughIterator<Int>(_start: 3, _end: 1, _stride: -1, _current: (index: nil, value: 1), _didReturnEnd: false)
// expect: StrideThroughIterator<Int>(_start: 3, _end: 1, _stride: -1, _current: (index: nil, value: 1), _didReturnEnd: true)
// expect: StrideToIterator<Float>(_start: 1.0, _end: 0.0, _stride: -0.25, _current: (index: Optional(2), value: 0.5))
// expect: IndexingIterator<ArraySlice<Int>>(_elements: ArraySlice([2, 3]), _position: 1) IndexingIterator<ArraySlice<Int>>
// expect: Swift.IndexingIterator<Swift.ArraySlice<Swift.Int>>(_elements: ArraySlice([2, 3]), _position: 1)
// expect: ▿ Swift.IndexingIterator<Swift.ArraySlice<Swift.Int>>
// expect: ▿ _elements: 2 elements
// expect: - 2
// expect: - 3
// expect: - _position: 1
// expect: IndexingIterator<ArraySlice<Int>>(_elements: ArraySlice([2, 3]), _position: 3)
// expect: IndexingIterator<ContiguousArray<String>>(_elements: ContiguousArray(["a"]), _position: 0) IndexingIterator<ContiguousArray<String>>
// expect: Swift.IndexingIterator<Swift.ContiguousArray<Swift.String>>(_elements: ContiguousArray(["a"]), _position: 0)
// expect: ▿ Swift.IndexingIterator<Swift.ContiguousArray<Swift.String>>
// expect: ▿ _elements: 1 element
// expect: - "a"
// expect: - _position: 0
// expect: IndexingIterator<UTF8View>(_elements: UTF8View("ab"), _position: 0[any]) IndexingIterator<UTF8View>
// expect: IndexingIterator<UTF8View>(_elements: UTF8View("ab"), _position: 1[utf8])
// expect: IndexingIterator<Substring>(_elements: "b", _position: 1[utf8])
// expect: IndexingIterator<UTF8View>(_elements: Swift.Substring.UTF8View(_slice: Swift.Slice<Swift.String.UTF8View>(_startIndex: 1[utf8], _endIndex: 3[utf8], _base: UTF8View("abc"))), _position: 1[utf8])
// expect: Iterator(_elements: Optional(1)) Iterator
// expect: Swift.CollectionOfOne<Swift.Int>.Iterator(_elements: Optional(1))
// expect: ▿ Swift.CollectionOfOne<Swift.Int>.Iterator
// expect: ▿ _elements: Optional(1)
// expect: - some: 1
// expect: Iterator(_elements: nil) Iterator
// expect: Swift.CollectionOfOne<Swift.Int>.Iterator(_elements: nil)
// expect: ▿ Swift.CollectionOfOne<Swift.Int>.Iterator
// expect: - _elements: nil
// expect: Iterator() Iterator
// expect: Swift.EmptyCollection<Swift.Int>.Iterator()
// expect: - Swift.EmptyCollection<Swift.Int>.Iterator
// expect: nil
// expect: Words(_value: 1) Words
// expect: Swift.Int.Words(_value: 1)
// expect: ▿ Swift.Int.Words
// expect: - _value: 1
// expect: [18446744073709551615] 1 [18446744073709551614, 18446744073709551615] IndexingIterator<Words>(_elements: Swift.Int.Words(_value: 5), _position: 0)
// expect: Iterator(_base: Swift.Dictionary<Swift.String, Swift.Int>.Iterator) Iterator(_base: Swift.Dictionary<Swift.String, Swift.Int>.Iterator)
// expect: Iterator(_base: Swift.Dictionary<Swift.String, Swift.Int>.Iterator) Iterator
// expect: Swift.Dictionary<Swift.String, Swift.Int>.Keys.Iterator(_base: Swift.Dictionary<Swift.String, Swift.Int>.Iterator)
// expect: ▿ Swift.Dictionary<Swift.String, Swift.Int>.Keys.Iterator
// expect: - _base: Swift.Dictionary<Swift.String, Swift.Int>.Iterator
// expect: Iterator(_predicateHasFailed: false, _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 0), _predicate: (Function))
// expect: Iterator(_predicateHasFailed: false, _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 1), _predicate: (Function))
// expect: Iterator(_predicateHasFailed: true, _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 2), _predicate: (Function))
// expect: Iterator(_predicateHasFailed: true, _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 2), _predicate: (Function))
// expect: Iterator(_predicateHasFailed: false, _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 0), _predicate: (Function))
// expect: Iterator(_predicateHasFailed: true, _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 2), _predicate: (Function))
// expect: Iterator(_predicateHasFailed: true, _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 3), _predicate: (Function))
// expect: Iterator(_predicateHasFailed: true, _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 3), _predicate: (Function))
