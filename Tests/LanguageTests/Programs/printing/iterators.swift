func show(_ value: Any) {
  print(value, type(of: value))
  debugPrint(value)
  dump(value)
}
var numbers = [1, 2, 3].makeIterator()
show(numbers)
_ = numbers.next()
show(numbers)
let same: IndexingIterator<[Int]> = [5].makeIterator()
print(same, [same], Optional(same) as Any)
show((1..<3).makeIterator())
show((1...).makeIterator() as Any is IndexingIterator<[Int]>)
show(Set([1]).makeIterator())
show([1: "a"].makeIterator())
show(zip([1, 2], [true]).makeIterator())
show([5, 6].enumerated().makeIterator())
show([5, 6].reversed().makeIterator())
show([5, 6].lazy.map { $0 }.makeIterator())
show([5, 6].lazy.filter { $0 > 5 }.makeIterator())
show(repeatElement("x", count: 2).makeIterator())
show([[1], [2]].joined().makeIterator())
show([1, 2, 3].drop { $0 < 2 })
show(AnyIterator([1].makeIterator()).drop { $0 < 2 }.map { $0 })
var letters = zip("ab", 1...)
print(letters.underestimatedCount, Array(letters).map { "\($0)\($1)" })
var pairs = zip([1, 2], [3]).makeIterator()
while let pair = pairs.next() { print(pair, terminator: " ") }
print(pairs.next() as Any)
struct Wrapped<Base: IteratorProtocol> { var base: Base }
print(Wrapped(base: [1.5].makeIterator()), type(of: Wrapped(base: (0..<2).makeIterator())))
var tables = ["k": 1].makeIterator()
while let (key, value) = tables.next() { print(key, value) }
var members = Set(["m"]).makeIterator()
print(members.next() ?? "none", members.next() ?? "none")
// expect: IndexingIterator<Array<Int>>(_elements: [1, 2, 3], _position: 0) IndexingIterator<Array<Int>>
// expect: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 0)
// expect: ▿ Swift.IndexingIterator<Swift.Array<Swift.Int>>
// expect: ▿ _elements: 3 elements
// expect: - 1
// expect: - 2
// expect: - 3
// expect: - _position: 0
// expect: IndexingIterator<Array<Int>>(_elements: [1, 2, 3], _position: 1) IndexingIterator<Array<Int>>
// expect: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2, 3], _position: 1)
// expect: ▿ Swift.IndexingIterator<Swift.Array<Swift.Int>>
// expect: ▿ _elements: 3 elements
// expect: - 1
// expect: - 2
// expect: - 3
// expect: - _position: 1
// expect: IndexingIterator<Array<Int>>(_elements: [5], _position: 0) [Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [5], _position: 0)] Optional(Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [5], _position: 0))
// expect: IndexingIterator<Range<Int>>(_elements: Range(1..<3), _position: 1) IndexingIterator<Range<Int>>
// expect: Swift.IndexingIterator<Swift.Range<Swift.Int>>(_elements: Range(1..<3), _position: 1)
// expect: ▿ Swift.IndexingIterator<Swift.Range<Swift.Int>>
// expect: ▿ _elements: Range(1..<3)
// expect: - lowerBound: 1
// expect: - upperBound: 3
// expect: - _position: 1
// expect: false Bool
// expect: false
// expect: - false
// expect: Swift.Set<Swift.Int>.Iterator Iterator
// expect: Swift.Set<Swift.Int>.Iterator
// expect: - Swift.Set<Swift.Int>.Iterator
// expect: Swift.Dictionary<Swift.Int, Swift.String>.Iterator Iterator
// expect: Swift.Dictionary<Swift.Int, Swift.String>.Iterator
// expect: - Swift.Dictionary<Swift.Int, Swift.String>.Iterator
// expect: Iterator(_baseStream1: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2], _position: 0), _baseStream2: Swift.IndexingIterator<Swift.Array<Swift.Bool>>(_elements: [true], _position: 0), _reachedEnd: false) Iterator
// expect: Swift.Zip2Sequence<Swift.Array<Swift.Int>, Swift.Array<Swift.Bool>>.Iterator(_baseStream1: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [1, 2], _position: 0), _baseStream2: Swift.IndexingIterator<Swift.Array<Swift.Bool>>(_elements: [true], _position: 0), _reachedEnd: false)
// expect: ▿ Swift.Zip2Sequence<Swift.Array<Swift.Int>, Swift.Array<Swift.Bool>>.Iterator
// expect: ▿ _baseStream1: Swift.IndexingIterator<Swift.Array<Swift.Int>>
// expect: ▿ _elements: 2 elements
// expect: - 1
// expect: - 2
// expect: - _position: 0
// expect: ▿ _baseStream2: Swift.IndexingIterator<Swift.Array<Swift.Bool>>
// expect: ▿ _elements: 1 element
// expect: - true
// expect: - _position: 0
// expect: - _reachedEnd: false
// expect: Iterator(_base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [5, 6], _position: 0), _count: 0) Iterator
// expect: Swift.EnumeratedSequence<Swift.Array<Swift.Int>>.Iterator(_base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [5, 6], _position: 0), _count: 0)
// expect: ▿ Swift.EnumeratedSequence<Swift.Array<Swift.Int>>.Iterator
// expect: ▿ _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>
// expect: ▿ _elements: 2 elements
// expect: - 5
// expect: - 6
// expect: - _position: 0
// expect: - _count: 0
// expect: Iterator(_base: [5, 6], _position: 2) Iterator
// expect: Swift.ReversedCollection<Swift.Array<Swift.Int>>.Iterator(_base: [5, 6], _position: 2)
// expect: ▿ Swift.ReversedCollection<Swift.Array<Swift.Int>>.Iterator
// expect: ▿ _base: 2 elements
// expect: - 5
// expect: - 6
// expect: - _position: 2
// expect: Iterator(_base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [5, 6], _position: 0), _transform: (Function)) Iterator
// expect: Swift.LazyMapSequence<Swift.Array<Swift.Int>, Swift.Int>.Iterator(_base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [5, 6], _position: 0), _transform: (Function))
// expect: ▿ Swift.LazyMapSequence<Swift.Array<Swift.Int>, Swift.Int>.Iterator
// expect: ▿ _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>
// expect: ▿ _elements: 2 elements
// expect: - 5
// expect: - 6
// expect: - _position: 0
// expect: - _transform: (Function)
// expect: Iterator(_base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [5, 6], _position: 0), _predicate: (Function)) Iterator
// expect: Swift.LazyFilterSequence<Swift.Array<Swift.Int>>.Iterator(_base: Swift.IndexingIterator<Swift.Array<Swift.Int>>(_elements: [5, 6], _position: 0), _predicate: (Function))
// expect: ▿ Swift.LazyFilterSequence<Swift.Array<Swift.Int>>.Iterator
// expect: ▿ _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>
// expect: ▿ _elements: 2 elements
// expect: - 5
// expect: - 6
// expect: - _position: 0
// expect: - _predicate: (Function)
// expect: IndexingIterator<Repeated<String>>(_elements: Swift.Repeated<Swift.String>(count: 2, repeatedValue: "x"), _position: 0) IndexingIterator<Repeated<String>>
// expect: Swift.IndexingIterator<Swift.Repeated<Swift.String>>(_elements: Swift.Repeated<Swift.String>(count: 2, repeatedValue: "x"), _position: 0)
// expect: ▿ Swift.IndexingIterator<Swift.Repeated<Swift.String>>
// expect: ▿ _elements: Swift.Repeated<Swift.String>
// expect: - count: 2
// expect: - repeatedValue: "x"
// expect: - _position: 0
// expect: Iterator(_base: Swift.IndexingIterator<Swift.Array<Swift.Array<Swift.Int>>>(_elements: [[1], [2]], _position: 0), _inner: nil) Iterator
// expect: Swift.FlattenSequence<Swift.Array<Swift.Array<Swift.Int>>>.Iterator(_base: Swift.IndexingIterator<Swift.Array<Swift.Array<Swift.Int>>>(_elements: [[1], [2]], _position: 0), _inner: nil)
// expect: ▿ Swift.FlattenSequence<Swift.Array<Swift.Array<Swift.Int>>>.Iterator
// expect: ▿ _base: Swift.IndexingIterator<Swift.Array<Swift.Array<Swift.Int>>>
// expect: ▿ _elements: 2 elements
// expect: ▿ 1 element
// expect: - 1
// expect: ▿ 1 element
// expect: - 2
// expect: - _position: 0
// expect: - _inner: nil
// expect: [2, 3] ArraySlice<Int>
// expect: ArraySlice([2, 3])
// expect: ▿ 2 elements
// expect: - 2
// expect: - 3
// expect: [] Array<Int>
// expect: []
// expect: - 0 elements
// expect: 0 ["a1", "b2"]
// expect: (1, 3) nil
// expect: Wrapped<IndexingIterator<Array<Double>>>(base: Swift.IndexingIterator<Swift.Array<Swift.Double>>(_elements: [1.5], _position: 0)) Wrapped<IndexingIterator<Range<Int>>>
// expect: k 1
// expect: m none
