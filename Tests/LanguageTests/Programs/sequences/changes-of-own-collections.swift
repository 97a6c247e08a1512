// What the defaults of a collection that can be changed ask of its own replacement, and a mutable one's removal of some.
struct Q<T>: RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible { private var a: [T] = []; init() {}; init(arrayLiteral e: T...) { a = e }; var startIndex: Int { a.startIndex }; var endIndex: Int { a.endIndex }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> T { a[i] }; mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { print("replace \(r) \(c.count)"); a.replaceSubrange(r, with: c) }; var description: String { "Q\(a)" } }; var q: Q = [1, 2, 3]; q.append(4); q.insert(0, at: 0); q.remove(at: 1); q += [9, 9]; q.removeFirst(); q.removeAll { $0 == 9 }; q.append(contentsOf: 5...6); print(q, q + [7], Q(repeating: 1, count: 2), Q([3]), q.filter { $0 > 3 }, q.removeLast2(), q); extension Q { mutating func removeLast2() -> T { remove(at: index(startIndex, offsetBy: count - 1)) } }; q.replaceSubrange(0..<1, with: []); q.removeSubrange(0..<1); q.reserveCapacity(5); q.insert(contentsOf: [8], at: 0); print(q); q.removeAll(); print(q)
struct Row: MutableCollection, RangeReplaceableCollection {
  var items: [Int] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int {
    get { items[i] }
    set {
      print("set", i, newValue)
      items[i] = newValue
    }
  }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Int {
    print("replace", range, new.count)
    items.replaceSubrange(range, with: new)
  }
}
var row = Row([1, 2, 3, 4, 5])
row.removeAll { $0 % 2 == 0 }
print(row.items)
row.removeAll { $0 > 9 }
row.removeAll(keepingCapacity: true)
// expect: replace 3..<3 1
// expect: replace 0..<0 1
// expect: replace 1..<2 0
// expect: replace 4..<4 1
// expect: replace 5..<5 1
// expect: replace 0..<1 0
// expect: replace 0..<0 1
// expect: replace 1..<1 1
// expect: replace 2..<2 1
// expect: replace 3..<3 1
// expect: replace 4..<4 1
// expect: replace 5..<5 1
// expect: replace 0..<0 1
// expect: replace 1..<1 1
// expect: replace 0..<0 1
// expect: replace 0..<0 1
// expect: replace 1..<1 1
// expect: replace 2..<2 1
// expect: replace 4..<5 0
// expect: Q[2, 3, 4, 5, 6] Q[2, 3, 4, 5, 6, 7] Q[1, 1] Q[3] Q[4, 5, 6] 6 Q[2, 3, 4, 5]
// expect: replace 0..<1 0
// expect: replace 0..<1 0
// expect: replace 0..<0 1
// expect: Q[8, 4, 5]
// expect: Q[]
// expect: replace 0..<0 1
// expect: replace 1..<1 1
// expect: replace 2..<2 1
// expect: replace 3..<3 1
// expect: replace 4..<4 1
// expect: set 1 3
// expect: set 2 2
// expect: set 2 5
// expect: set 4 2
// expect: replace 3..<5 0
// expect: [1, 3, 5]
// expect: replace 3..<3 0
// expect: replace 0..<3 0
