struct Ring<Element>: Collection {
  var items: [Element]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Element { items[i % items.count] }
}
let ring = Ring(items: ["a", "b", "c"])
print(ring[4], ring.count, ring.first!, ring.map { $0 }, ring.contains("b"), ring.firstIndex(of: "c")!, ring.isEmpty)
print(Array(ring.dropFirst()), Array(ring.prefix(2)), ring.joined(separator: "+"), ring.indices.map { $0 }, ring.sorted(by: >))
extension Collection where Element: Equatable {
  func count(of element: Element) -> Int { filter { $0 == element }.count }
}
extension Array {
  func chunked(into size: Int) -> [[Element]] { stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) } }
}
print([1, 2, 1].count(of: 1), Array(1...7).chunked(into: 3), ring.count(of: "a"))
// expect: b 3 a ["a", "b", "c"] true 2 false
// expect: ["b", "c"] ["a", "b"] a+b+c [0, 1, 2] ["c", "b", "a"]
// expect: 2 [[1, 2, 3], [4, 5, 6], [7]] 1
