print(AnyCollection([1, 2]).count, AnyRandomAccessCollection(1...3).map { $0 }, CollectionOfOne(5), IndexingTest.run())
enum IndexingTest {
  static func run() -> [Int] {
    var result: [Int] = []
    for x in IteratorSequence([1, 2].makeIterator()) { result.append(x) }
    return result
  }
}
print([1, 2, 3].difference(from: [1, 3]), [1, 2, 3].withContiguousStorageIfAvailable { $0.count } as Any)
print("abc".dropFirst(1) + String("abc".prefix(1)) + "ay", [0] + ArraySlice([1]), Mirror(reflecting: [1]).displayStyle as Any, Mirror(reflecting: 5).subjectType)
// expect: 2 [1, 2, 3] CollectionOfOne(5) [1, 2]
// expect: CollectionDifference<Int>(insertions: [Swift.CollectionDifference<Swift.Int>.Change.insert(offset: 1, element: 2, associatedWith: nil)], removals: []) Optional(3)
// expect: bcaay [0, 1] Optional(Swift.Mirror.DisplayStyle.collection) Int
