struct Wrap: RandomAccessCollection {
  var items: [Int]
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  subscript(i: Int) -> Int { items[i] }
}
struct Chain: BidirectionalCollection {
  var text: String
  var startIndex: String.Index { text.startIndex }
  var endIndex: String.Index { text.endIndex }
  subscript(i: String.Index) -> Character { text[i] }
  func index(after i: String.Index) -> String.Index { text.index(after: i) }
  func index(before i: String.Index) -> String.Index { text.index(before: i) }
}
let w = Wrap(items: [1, 2, 3, 4])
for i in w[1..<3].indices { print(i, w[i]) }
print(Array((0...5).dropFirst().indices).count, type(of: (0...5).dropFirst(2).indices))
let c = Chain(text: "hello")
for i in c.dropFirst(2).indices { print(c[i], terminator: " ") }
print(type(of: c.dropFirst().indices), c.dropLast().indices.count, c.prefix(2).indices.last.map { c[$0] } as Any)
print(type(of: w.dropFirst().indices), w.dropFirst(2).indices.first as Any, w.suffix(2).indices.last as Any)
print(Set([1, 2, 3]).dropFirst().indices.count, ["a": 1, "b": 2].prefix(1).indices.count, type(of: Set([1]).dropFirst().indices))
print(w.reversed().prefix(2).indices.count, [1, 2, 3].lazy.filter { $0 > 1 }.prefix(1).indices.count)
func middle<C: BidirectionalCollection>(_ c: C) -> C.Element? {
  guard let last = c.indices.last else { return nil }
  return c[last]
}
func each<C: RandomAccessCollection>(_ c: C) -> [C.Element] { c.indices.reversed().map { c[$0] } }
print(middle([1, 2]) as Any, middle("xy") as Any, middle(w[0..<1]) as Any, each([1, 2, 3]), each(w), each(w[1...]))
// expect: 1 2
// expect: 2 3
// expect: 5 DefaultIndices<ClosedRange<Int>>
// expect: l l o DefaultIndices<Chain> 4 Optional("e")
// expect: Range<Int> Optional(2) Optional(3)
// expect: 2 1 DefaultIndices<Set<Int>>
// expect: 2 1
// expect: Optional(2) Optional("y") Optional(1) [3, 2, 1] [4, 3, 2, 1] [4, 3, 2]
