func largest<C: Collection>(_ xs: C) -> C.Element? where C.Element: Comparable { xs.max() }
func first<T>(of type: T.Type, in xs: [Any]) -> T? { xs.lazy.compactMap { $0 as? T }.first }
print(largest([3, 1, 2]) ?? 0)
print(first(of: Double.self, in: ["a"]) ?? -1)
print([Int]().first ?? 7, ["a": 1]["b"] ?? 2.hashValue - 2.hashValue, Int("x") ?? -1)
let any: Any = largest([1.5]) ?? 2
print(any)
let text: any CustomStringConvertible = Int("4") ?? 0
print(text, Int("q").map { $0 + 1 } ?? 0)
protocol P {}
struct A: P {}
struct B: P {}
let a: A? = nil
let p: any P = a ?? B()
print(p, a ?? A())
print([1, 2].first { $0 > 5 } ?? 9, (try? [1].randomElement()) ?? 3)
// expect: 3
// expect: -1.0
// expect: 7 0 -1
// expect: 1.5
// expect: 4 0
// expect: B() A()
// expect: 9 1
