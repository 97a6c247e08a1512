func keys<K: Hashable, V>(_ d: [K: V]) -> [K] { Array(d.keys) }
func count<V>(_ d: [AnyHashable: V]) -> Int { d.count }
func first<K, V>(_ d: [K: V]) -> V? where K: Hashable { d.first?.value }
print(keys([1: 2, "a": 3]).count)
print(keys([1: 2, "a": 3]).contains("a"))
print(keys(["x": true, 2.5: false, 1...2: true]).count)
print(count([1: 2, "a": 3]), first([1: 4, "b": 4]) as Any)
print([1: 2, "a": 3]["a"] as Any, [1: 2, "a": 3][1] as Any)
print([1: 2, "a": 3].keys.contains(1), [1: "x", "a": "y"].mapValues { $0.count }["a"] as Any)
let d: [AnyHashable: Any] = [1: 2, "a": "b"]
print(d["a"] as Any, d[1] as Any)
let e = [AnyHashable(1): 2, "a": 3]
print(e["a"] as Any)
for (k, _) in [1: 2, "a": 3] where k is Int { print(k) }
let f = [1: 2, 2.5: 3]
print(f[1] as Any)
func show(_ x: Any) -> Int { (x as? [AnyHashable: Int])?.count ?? 0 }
print(show([1: 2, "a": 3]))
print(([1: 2, "a": 3] as [AnyHashable: Int]).count)
print(Dictionary(uniqueKeysWithValues: [(1, 2)]).merging([1: 3]) { $1 })
let nested = ["a": [1: 2, "b": 3].count]
print(nested)
// expect: 2
// expect: true
// expect: 3
// expect: 2 Optional(4)
// expect: Optional(3) Optional(2)
// expect: true Optional(1)
// expect: Optional("b") Optional(2)
// expect: Optional(3)
// expect: 1
// expect: Optional(2)
// expect: 2
// expect: 2
// expect: [1: 3]
// expect: ["a": 2]
