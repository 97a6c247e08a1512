struct W<B: Collection>: Collection {
  var b: B
  struct Index: Comparable { var i: B.Index; static func < (a: Self, b: Self) -> Bool { a.i < b.i } }
  var startIndex: Index { .init(i: b.startIndex) }
  var endIndex: Index { .init(i: b.endIndex) }
  func index(after i: Index) -> Index { .init(i: b.index(after: i.i)) }
  subscript(p: Index) -> B.Element { b[p.i] }
}
extension W: BidirectionalCollection where B: BidirectionalCollection { func index(before i: Index) -> Index { .init(i: b.index(before: i.i)) } }
struct V: BidirectionalCollection {
  var b: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { b.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(p: Int) -> Int { b[p] }
}
func tail<C: BidirectionalCollection>(_ c: C) -> C.Element { c[c.index(c.endIndex, offsetBy: -2)] }
func dist<C: BidirectionalCollection>(_ c: C) -> Int { c.distance(from: c.endIndex, to: c.startIndex) }
func lim<C: BidirectionalCollection>(_ c: C) -> Bool { c.index(c.endIndex, offsetBy: -9, limitedBy: c.startIndex) == nil }
func form<C: BidirectionalCollection>(_ c: C) -> C.Element { var i = c.endIndex; c.formIndex(before: &i); return c[i] }
let w = W(b: [1, 2, 3]), v = V(b: [1, 2, 3])
print(w[w.index(w.endIndex, offsetBy: -2)], v[v.index(v.endIndex, offsetBy: -2)])
print(tail([1, 2, 3]), tail("abc"))
print(dist(v), dist(w), lim(v), lim(w))
print(form(v), form(w))
print(tail(v))
print(tail(w))
extension BidirectionalCollection { var secondLast: Element { self[index(endIndex, offsetBy: -2)] }; func fromEnd(_ n: Int) -> Element? { index(endIndex, offsetBy: -n, limitedBy: startIndex).map { self[$0] } } }
print([1, 2].secondLast, w.secondLast, v.secondLast, v.fromEnd(1) as Any, w.fromEnd(7) as Any)
print(v.suffix(2).map { $0 }, v.dropLast().count, v.reversed().map { $0 })
// expect: 2 2
// expect: 2 b
// expect: -3 -3 true true
// expect: 3 3
// expect: 2
// expect: 2
// expect: 1 2 2 Optional(3) nil
// expect: [2, 3] 2 [3, 2, 1]
