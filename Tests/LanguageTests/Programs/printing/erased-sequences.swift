func show(_ value: Any) {
  print(value, type(of: value))
  debugPrint(value)
  dump(value)
}
show(AnySequence([1]))
show(AnySequence([1]).makeIterator())
show(AnyIterator([1].makeIterator()))
show(AnyIterator { 1 })
show(AnySequence { [1].makeIterator() })
show(AnyCollection([1]))
show(AnyCollection(CollectionOfOne(2)))
print(AnyCollection("ab"), AnyCollection(Set([1])), AnyBidirectionalCollection("ab"))
show(AnyRandomAccessCollection([1]))
print(AnyBidirectionalCollection([1, 2]), AnyCollection([1: 2]), AnySequence(1...2), AnySequence("ab".utf8))
let erased = AnyCollection([3, 4])
print(erased.count, erased.first!, Array(erased), erased.map { $0 * 2 }, erased[erased.index(after: erased.startIndex)])
for number in AnySequence(stride(from: 0, to: 6, by: 3)) { print(number) }
var iterator = AnyIterator([1, 2].makeIterator())
let same = iterator
print(iterator.next()!, same.next()!, iterator.next() as Any)
var count = 0
let counting = AnyIterator { () -> Int? in
  count += 1
  return count < 3 ? count : nil
}
print(Array(counting), AnySequence(AnySequence([1])))
// expect: AnySequence<Int>(_box: Swift._SequenceBox<Swift.Array<Swift.Int>>) AnySequence<Int>
// expect: Swift.AnySequence<Swift.Int>(_box: Swift._SequenceBox<Swift.Array<Swift.Int>>)
// expect: ▿ Swift.AnySequence<Swift.Int>
// expect: ▿ _box: Swift._SequenceBox<Swift.Array<Swift.Int>> #0
// expect: - super: Swift._AnySequenceBox<Swift.Int>
// expect: ▿ _base: 1 element
// expect: - 1
// expect: AnyIterator<Int>(_box: Swift._IteratorBox<Swift.IndexingIterator<Swift.Array<Swift.Int>>>) AnyIterator<Int>
// expect: Swift.AnyIterator<Swift.Int>(_box: Swift._IteratorBox<Swift.IndexingIterator<Swift.Array<Swift.Int>>>)
// expect: ▿ Swift.AnyIterator<Swift.Int>
// expect: ▿ _box: Swift._IteratorBox<Swift.IndexingIterator<Swift.Array<Swift.Int>>> #0
// expect: - super: Swift._AnyIteratorBoxBase<Swift.Int>
// expect: ▿ _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>
// expect: ▿ _elements: 1 element
// expect: - 1
// expect: - _position: 0
// expect: AnyIterator<Int>(_box: Swift._IteratorBox<Swift.IndexingIterator<Swift.Array<Swift.Int>>>) AnyIterator<Int>
// expect: Swift.AnyIterator<Swift.Int>(_box: Swift._IteratorBox<Swift.IndexingIterator<Swift.Array<Swift.Int>>>)
// expect: ▿ Swift.AnyIterator<Swift.Int>
// expect: ▿ _box: Swift._IteratorBox<Swift.IndexingIterator<Swift.Array<Swift.Int>>> #0
// expect: - super: Swift._AnyIteratorBoxBase<Swift.Int>
// expect: ▿ _base: Swift.IndexingIterator<Swift.Array<Swift.Int>>
// expect: ▿ _elements: 1 element
// expect: - 1
// expect: - _position: 0
// expect: AnyIterator<Int>(_box: Swift._IteratorBox<Swift._ClosureBasedIterator<Swift.Int>>) AnyIterator<Int>
// expect: Swift.AnyIterator<Swift.Int>(_box: Swift._IteratorBox<Swift._ClosureBasedIterator<Swift.Int>>)
// expect: ▿ Swift.AnyIterator<Swift.Int>
// expect: ▿ _box: Swift._IteratorBox<Swift._ClosureBasedIterator<Swift.Int>> #0
// expect: - super: Swift._AnyIteratorBoxBase<Swift.Int>
// expect: ▿ _base: Swift._ClosureBasedIterator<Swift.Int>
// expect: - _body: (Function)
// expect: AnySequence<Int>(_box: Swift._SequenceBox<Swift._ClosureBasedSequence<Swift.IndexingIterator<Swift.Array<Swift.Int>>>>) AnySequence<Int>
// expect: Swift.AnySequence<Swift.Int>(_box: Swift._SequenceBox<Swift._ClosureBasedSequence<Swift.IndexingIterator<Swift.Array<Swift.Int>>>>)
// expect: ▿ Swift.AnySequence<Swift.Int>
// expect: ▿ _box: Swift._SequenceBox<Swift._ClosureBasedSequence<Swift.IndexingIterator<Swift.Array<Swift.Int>>>> #0
// expect: - super: Swift._AnySequenceBox<Swift.Int>
// expect: ▿ _base: Swift._ClosureBasedSequence<Swift.IndexingIterator<Swift.Array<Swift.Int>>>
// expect: - _makeUnderlyingIterator: (Function)
// expect: AnyCollection<Int>(_box: Swift._RandomAccessCollectionBox<Swift.Array<Swift.Int>>) AnyCollection<Int>
// expect: Swift.AnyCollection<Swift.Int>(_box: Swift._RandomAccessCollectionBox<Swift.Array<Swift.Int>>)
// expect: ▿ Swift.AnyCollection<Swift.Int>
// expect: ▿ _box: Swift._RandomAccessCollectionBox<Swift.Array<Swift.Int>> #0
// expect: - super: Swift._AnyRandomAccessCollectionBox<Swift.Int>
// expect: - super: Swift._AnyBidirectionalCollectionBox<Swift.Int>
// expect: ▿ super: Swift._AnyCollectionBox<Swift.Int>
// expect: - super: Swift._AnySequenceBox<Swift.Int>
// expect: ▿ _startIndex: Swift._IndexBox<Swift.Int> #1
// expect: - _base: 0
// expect: ▿ _endIndex: Swift._IndexBox<Swift.Int> #2
// expect: - _base: 1
// expect: ▿ _base: 1 element
// expect: - 1
// expect: AnyCollection<Int>(_box: Swift._RandomAccessCollectionBox<Swift.CollectionOfOne<Swift.Int>>) AnyCollection<Int>
// expect: Swift.AnyCollection<Swift.Int>(_box: Swift._RandomAccessCollectionBox<Swift.CollectionOfOne<Swift.Int>>)
// expect: ▿ Swift.AnyCollection<Swift.Int>
// expect: ▿ _box: Swift._RandomAccessCollectionBox<Swift.CollectionOfOne<Swift.Int>> #0
// expect: - super: Swift._AnyRandomAccessCollectionBox<Swift.Int>
// expect: - super: Swift._AnyBidirectionalCollectionBox<Swift.Int>
// expect: ▿ super: Swift._AnyCollectionBox<Swift.Int>
// expect: - super: Swift._AnySequenceBox<Swift.Int>
// expect: ▿ _startIndex: Swift._IndexBox<Swift.Int> #1
// expect: - _base: 0
// expect: ▿ _endIndex: Swift._IndexBox<Swift.Int> #2
// expect: - _base: 1
// expect: ▿ _base: CollectionOfOne(2)
// expect: - element: 2
// expect: AnyCollection<Character>(_box: Swift._BidirectionalCollectionBox<Swift.String>) AnyCollection<Int>(_box: Swift._CollectionBox<Swift.Set<Swift.Int>>) AnyBidirectionalCollection<Character>(_box: Swift._BidirectionalCollectionBox<Swift.String>)
// expect: AnyRandomAccessCollection<Int>(_box: Swift._RandomAccessCollectionBox<Swift.Array<Swift.Int>>) AnyRandomAccessCollection<Int>
// expect: Swift.AnyRandomAccessCollection<Swift.Int>(_box: Swift._RandomAccessCollectionBox<Swift.Array<Swift.Int>>)
// expect: ▿ Swift.AnyRandomAccessCollection<Swift.Int>
// expect: ▿ _box: Swift._RandomAccessCollectionBox<Swift.Array<Swift.Int>> #0
// expect: - super: Swift._AnyRandomAccessCollectionBox<Swift.Int>
// expect: - super: Swift._AnyBidirectionalCollectionBox<Swift.Int>
// expect: ▿ super: Swift._AnyCollectionBox<Swift.Int>
// expect: - super: Swift._AnySequenceBox<Swift.Int>
// expect: ▿ _startIndex: Swift._IndexBox<Swift.Int> #1
// expect: - _base: 0
// expect: ▿ _endIndex: Swift._IndexBox<Swift.Int> #2
// expect: - _base: 1
// expect: ▿ _base: 1 element
// expect: - 1
// expect: AnyBidirectionalCollection<Int>(_box: Swift._RandomAccessCollectionBox<Swift.Array<Swift.Int>>) AnyCollection<(key: Int, value: Int)>(_box: Swift._CollectionBox<Swift.Dictionary<Swift.Int, Swift.Int>>) AnySequence<Int>(_box: Swift._SequenceBox<Swift.ClosedRange<Swift.Int>>) AnySequence<UInt8>(_box: Swift._SequenceBox<Swift.String.UTF8View>)
// expect: 2 3 [3, 4] [6, 8] 4
// expect: 0
// expect: 3
// expect: 1 2 nil
// expect: [1, 2] AnySequence<Int>(_box: Swift._SequenceBox<Swift.AnySequence<Swift.Int>>)
