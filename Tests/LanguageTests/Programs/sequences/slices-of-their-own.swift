struct A<C: Collection>: Collection { let c: C
  var startIndex: C.Index { c.startIndex }; var endIndex: C.Index { c.endIndex }
  subscript(i: C.Index) -> C.Element { c[i] }
  subscript(r: Range<C.Index>) -> A<C.SubSequence> { A<C.SubSequence>(c: c[r]) }
  func index(after i: C.Index) -> C.Index { c.index(after: i) } }
extension A: BidirectionalCollection where C: BidirectionalCollection { func index(before i: C.Index) -> C.Index { c.index(before: i) } }
var x = A(c: [1, 2, 3, 4][...])
print(x.popFirst() as Any, x.popLast() as Any, x.count, Array(x), x.removeLast(), x.removeFirst(), x.isEmpty)
let y = A(c: "hello"); print(String(y.reversed()), y.last!, String(y.suffix(2)), y.dropLast(2).count, y.lastIndex(of: "l")! > y.startIndex)
let rep = repeatElement("a", count: 5); print(rep[1..<3].count, Array(rep[1...2]), rep.dropFirst(2).startIndex, rep.prefix(2).map { $0 })
let kv: KeyValuePairs = ["a": 1, "b": 2, "c": 3]; print(kv[1...].map(\.key), kv.first!.value, kv.prefix(1), kv)
// expect: Optional(1) Optional(4) 2 [2, 3] 3 2 true
// expect: olleh o lo 3 true
// expect: 2 ["a", "a"] 2 ["a", "a"]
// expect: ["b", "c"] 1 Slice<KeyValuePairs<String, Int>>(_startIndex: 0, _endIndex: 1, _base: ["a": 1, "b": 2, "c": 3]) ["a": 1, "b": 2, "c": 3]
