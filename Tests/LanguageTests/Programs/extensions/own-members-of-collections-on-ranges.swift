extension Collection {
  var count: Int { 77 }
  var last: String { "own last" }
}
extension Sequence {
  var isEmpty: Bool { true }
}
print((1..<4).count, (1...4).count, [1].count, (0..<3).isEmpty, (1...2).isEmpty)
print((1..<4).last as Any, (1...4).last as Any)
func amount<C: Collection>(_ values: C) -> Int { values.count }
print(amount(1..<3), amount([1]))
for x in 1..<3 { print(x) }
print(Array(1..<4), (1..<4).map { $0 }, (1..<4).reversed())
// expect: 77 77 1 false false
// expect: Optional(3) Optional(4)
// expect: 2 1
// expect: 1
// expect: 2
// expect: [1, 2, 3] [1, 2, 3] ReversedCollection<Range<Int>>(_base: Range(1..<4))
