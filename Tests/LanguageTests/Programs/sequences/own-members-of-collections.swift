extension Collection {
  func filter(_ f: (Element) -> Bool) -> [Element] { print("own filter"); var r: [Element] = []; for x in self where f(x) { r.append(x) }; return r }
  func map<T>(_ f: (Element) -> T) -> [T] { print("own map"); var r: [T] = []; for x in self { r.append(f(x)) }; return r }
  func first(where f: (Element) -> Bool) -> Element? { print("own first"); for x in self where f(x) { return x }; return nil }
  func contains(where f: (Element) -> Bool) -> Bool { print("own contains"); for x in self where f(x) { return true }; return false }
  func reduce<R>(_ r: R, _ f: (R, Element) -> R) -> R { print("own reduce"); var q = r; for x in self { q = f(q, x) }; return q }
  func sorted(by f: (Element, Element) -> Bool) -> [Element] { print("own sorted"); return [] }
  func joined(separator: String) -> String where Element == String { print("own joined"); return "" }
}
print([1, 2].map { $0 + 1 })
print([1, 2].filter { $0 > 1 })
print(Set([1, 2]).filter { $0 > 1 })
print((1...3).filter { $0 > 2 })
print("abc".filter { $0 > "a" })
print(["a": 1].filter { $0.value > 0 })
print([1].first { $0 > 0 } as Any)
print([1].contains { $0 > 0 })
print([1].reduce(0) { $0 + $1 }, [1].reduce(0, +))
print([1].sorted { $0 < $1 }, [1].sorted(by: <))
print(["a"].joined(separator: ""))
// expect: own map
// expect: [2, 3]
// expect: [2]
// expect: [2]
// expect: own filter
// expect: [3]
// expect: bc
// expect: ["a": 1]
// expect: own first
// expect: Optional(1)
// expect: own contains
// expect: true
// expect: own reduce
// expect: own reduce
// expect: 1 1
// expect: own sorted
// expect: own sorted
// expect: [] []
// expect: a
