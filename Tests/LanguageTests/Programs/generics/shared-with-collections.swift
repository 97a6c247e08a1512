func pair<T>(_ a: [T], _ b: T) -> [T] { a + [b] }
let o: Int? = 3
print(pair([1, 2], o))
let k = [1, 2]
print(pair(k, o))
print(type(of: pair(k, o)))
let z: [Int?] = k
print(z, k as [Int?])
func first<T>(_ b: T, in a: [T]) -> T { a[0] }
func find<T: Equatable>(_ b: T, in a: [T]) -> Int? { a.firstIndex(of: b) }
print(find(o, in: [1, 3]) as Any)
print([1, 2, 3].contains(o!), [1, nil].contains(o))
func merge<K, V>(_ a: [K: V], _ k: K, _ v: V) -> [K: V] { var c = a; c[k] = v; return c }
print(merge(["a": 1], "a", o))
print(max(1, 2.5), min(3.0, 1))
let x: Double = max(1, 2)
print(x)
// expect: [Optional(1), Optional(2), Optional(3)]
// expect: [Optional(1), Optional(2), Optional(3)]
// expect: Array<Optional<Int>>
// expect: [Optional(1), Optional(2)] [Optional(1), Optional(2)]
// expect: Optional(1)
// expect: true false
// expect: ["a": Optional(3)]
// expect: 2.5 1.0
// expect: 2.0
