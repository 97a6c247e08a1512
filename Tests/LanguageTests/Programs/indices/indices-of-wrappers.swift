let a = [10, 20, 30, 40, 50]
let s = a[1..<4]
print(s.indices, type(of: s.indices))
let d = a.dropFirst(2)
print(Array(d.indices))
struct Bag<Base: Collection>: Collection {
  let base: Base
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  subscript(i: Base.Index) -> Base.Element { base[i] }
}
let b = Bag(base: a)
print(type(of: b.indices), Array(b.indices))
print(Array(b[1..<3].indices))
for i in b.indices { print(i, terminator: " ") }
print()
struct Ring: Collection {
  var items: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> String { items[i] }
}
let r = Ring(items: ["a", "b", "c"])
print(r.indices, type(of: r.indices), Array(r.indices), r.indices.count)
print(type(of: r[1...]), Array(r[1...].indices), r[1...].startIndex)
let rev = a.reversed()
print(rev.indices.map { rev[$0] }, type(of: rev.indices))
let z = a.lazy.filter { $0 > 20 }
print(z.indices.map { z[$0] })
print(type(of: z.indices))
let m = a.lazy.map { $0 * 2 }
print(type(of: m.indices), Array(m.indices))
print(type(of: "abc".indices), "abc".indices.count)
print("abc".indices.map { "abc"[$0] })
let dict = ["a": 1]
print(type(of: dict.indices), dict.indices.map { dict[$0].key })
print(type(of: a[...].indices), a.suffix(2).indices)
let e = a.enumerated()
print(type(of: Set([1]).indices))
print(type(of: (1...3).indices), (1...3).indices.map { (1...3)[$0] })
print(type(of: (1..<3).indices), (1..<3).indices)
let sub = "hello"[ "hello".startIndex... ].dropFirst()
print(type(of: sub.indices), sub.indices.count)
print(type(of: AnyCollection(a).indices), AnyCollection(a).indices.count)
print(type(of: repeatElement(1, count: 2).indices), repeatElement(1, count: 2).indices)
print(type(of: CollectionOfOne(1).indices), CollectionOfOne(1).indices)
func f<C: Collection>(_ c: C) -> [C.Element] { c.indices.map { c[$0] } }
print(f(a), f("abc"), f(r), f(r[1...]), f(b), f(b[1..<2]))
// expect: 1..<4 Range<Int>
// expect: [2, 3, 4]
// expect: DefaultIndices<Bag<Array<Int>>> [0, 1, 2, 3, 4]
// expect: [1, 2]
// expect: 0 1 2 3 4 
// expect: DefaultIndices<Ring>(_elements: main.Ring(items: ["a", "b", "c"]), _startIndex: 0, _endIndex: 3) DefaultIndices<Ring> [0, 1, 2] 3
// expect: Slice<Ring> [1, 2] 1
// expect: [50, 40, 30, 20, 10] DefaultIndices<ReversedCollection<Array<Int>>>
// expect: [30, 40, 50]
// expect: DefaultIndices<LazyFilterSequence<Array<Int>>>
// expect: Range<Int> [0, 1, 2, 3, 4]
// expect: DefaultIndices<String> 3
// expect: ["a", "b", "c"]
// expect: DefaultIndices<Dictionary<String, Int>> ["a"]
// expect: Range<Int> 3..<5
// expect: DefaultIndices<Set<Int>>
// expect: DefaultIndices<ClosedRange<Int>> [1, 2, 3]
// expect: Range<Int> 1..<3
// expect: DefaultIndices<Substring> 4
// expect: DefaultIndices<AnyCollection<Int>> 5
// expect: Range<Int> 0..<2
// expect: Range<Int> 0..<1
// expect: [10, 20, 30, 40, 50] ["a", "b", "c"] ["a", "b", "c"] ["b", "c"] [10, 20, 30, 40, 50] [20]
