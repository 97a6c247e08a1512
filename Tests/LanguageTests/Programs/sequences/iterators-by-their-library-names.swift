struct Slice: Sequence { var values = [1, 2, 3][1...]; func makeIterator() -> IndexingIterator<ArraySlice<Int>> { values.makeIterator() } }
struct Half: Sequence { var range = 1..<3; func makeIterator() -> IndexingIterator<Range<Int>> { range.makeIterator() } }
struct Closed: Sequence { var range = 1...3; func makeIterator() -> IndexingIterator<ClosedRange<Int>> { range.makeIterator() } }
print(Slice().map { $0 }, Half().reduce(0, +), Closed().reversed())
var iterator = (1...2).makeIterator()
while let value = iterator.next() { print(value, type(of: iterator)) }
// expect: [2, 3] 3 [3, 2, 1]
// expect: 1 IndexingIterator<ClosedRange<Int>>
// expect: 2 IndexingIterator<ClosedRange<Int>>
