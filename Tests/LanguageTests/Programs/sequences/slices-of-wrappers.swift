let e = ["a", "b", "c"].enumerated()
print(e.map { "\($0.offset)\($0.element)" }, e.dropFirst().map(\.offset), e.reversed().map(\.element), e.prefix(2).map { $0.0 })
for (i, x) in ["p", "q", "r"].enumerated().dropFirst(1) { print(i, x) }
for (i, x) in ["p", "q", "r"].enumerated().reversed() { print(i, x) }
let kv: KeyValuePairs = ["x": 1, "y": 2]; for (k, v) in kv { print(k, v) }; print(kv.map { $0.key }, kv.dropFirst().first?.value ?? 0, Dictionary(uniqueKeysWithValues: kv.map { ($0.key, $0.value) }).count)
print(CollectionOfOne(3) + [1], CollectionOfOne(3).dropFirst().isEmpty, EmptyCollection<Int>().isEmpty, Array(EmptyCollection<Int>().prefix(3)))
var r: Range<Int> = 0..<5; print(r.popFirst() as Any, r.popLast() as Any, r, r.removeFirst(), r); r.removeLast(1); print(r)
var sub = Substring("hello"); sub.removeFirst(2); sub.removeLast(); print(sub, sub.popLast()!)
var sl = (1...9)[...]; print(sl.popFirst()!, sl.count, sl.popLast()!)
let d = [1, 2, 3].difference(from: [1, 3, 4]); for c in d { print(c) }; print(d.insertions.count, d.removals.count, d.prefix(1).count)
// expect: ["0a", "1b", "2c"] [1, 2] ["c", "b", "a"] [0, 1]
// expect: 1 q
// expect: 2 r
// expect: 2 r
// expect: 1 q
// expect: 0 p
// expect: x 1
// expect: y 2
// expect: ["x", "y"] 2 2
// expect: [3, 1] true true []
// expect: Optional(0) Optional(4) 1..<4 1 2..<4
// expect: 2..<3
// expect: ll l
// expect: 1 8 9
// expect: remove(offset: 2, element: 4, associatedWith: nil)
// expect: insert(offset: 1, element: 2, associatedWith: nil)
// expect: 1 1 1
