extension Range {
  var count: String { "count of a range" }
  var isEmpty: String { "emptiness of a range" }
  var last: String { "last of a range" }
}
extension Collection {
  var first: String { "first of a collection" }
}
extension ClosedRange where Bound == Int {
  var count: String { "count of a closed range" }
}
let range = 1..<4
let closed = 1...3
let count: String = range.count
let first: String = range.first
let isEmpty: String = range.isEmpty
let last: String = range.last
print(count, first, isEmpty, last)
let closedCount: String = closed.count
let closedFirst: String = closed.first
print(closedCount, closedFirst)
print(range.map { $0 }.count, range.reversed().count, Array(range).count, closed.lowerBound)
func amount<C: Collection>(_ values: C) -> Int { values.count }
print(amount(range), amount(closed))
// expect: count of a range first of a collection emptiness of a range last of a range
// expect: count of a closed range first of a collection
// expect: 3 3 3 1
// expect: 3 3
