struct Row: RandomAccessCollection { var startIndex: Int { 0 }; var endIndex: Int { 3 }; subscript(i: Int) -> String { "s\(i)" } }
print(Row().indices.reversed().map { $0 }, Row().enumerated().map { $0.offset })
for i in Row().indices.dropFirst() { print(Row()[i]) }
let e = repeatElement(1, count: 2)
print(e.indices, type(of: e.indices), CollectionOfOne(3).indices, EmptyCollection<Int>().indices)
struct Table<Element>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
  var rows: [Element]
  init(arrayLiteral elements: Element...) { rows = elements }
  var startIndex: Int { rows.startIndex }
  var endIndex: Int { rows.endIndex }
  subscript(position: Int) -> Element { get { rows[position] } set { rows[position] = newValue } }
}
var t: Table<Int> = [3, 1, 2]
for i in t.indices { t[i] *= 2 }
struct Wrap<Base: RandomAccessCollection>: RandomAccessCollection where Base.Index == Int {
  var base: Base
  var startIndex: Int { base.startIndex }
  var endIndex: Int { base.endIndex }
  subscript(i: Int) -> Base.Element { base[i] }
}
print(Wrap(base: [1, 2]).indices, Wrap(base: t).indices)
struct Two: RandomAccessCollection { var items = [1, 2]; var startIndex: Int { items.startIndex }; var endIndex: Int { items.endIndex }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { items[i] } }
print(Two().indices, type(of: Two().indices))
struct Bi: BidirectionalCollection { var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 };  subscript(i: Int) -> String { "s\(i)" } }
print(type(of: Bi().indices))
for i in Row().indices { print(i) }
struct Row2: RandomAccessCollection, MutableCollection { var a = [1, 2]; var startIndex: Int { 0 }; var endIndex: Int { 2 }; subscript(i: Int) -> Int { get { a[i] } set { a[i] = newValue } } }
print(Row2().indices)
func f<C: RandomAccessCollection>(_ c: C) { print(type(of: c.indices)) }
f(Row())
// expect: [2, 1, 0] [0, 1, 2]
// expect: s1
// expect: s2
// expect: 0..<2 Range<Int> 0..<1 0..<0
// expect: 0..<2 0..<3
// expect: 0..<2 Range<Int>
// expect: DefaultIndices<Bi>
// expect: 0
// expect: 1
// expect: 2
// expect: 0..<2
// expect: Range<Int>
