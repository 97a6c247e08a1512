extension Sequence {
  func map<T>(_ f: (Element) -> T) -> [T] { print("own map"); var r: [T] = []; for x in self { r.append(f(x)) }; return r }
  func filter(_ f: (Element) -> Bool) -> [Element] { print("own filter"); var r: [Element] = []; for x in self where f(x) { r.append(x) }; return r }
}
print([1, 2].map { $0 + 1 })
print([1, 2].filter { $0 > 1 })
print(Set([1, 2]).map { $0 + 1 }.count)
print((1...3).map { $0 * 2 })
print("abc".map { String($0) })
print(["a": 1].map { $0.value })
print(["a": 1].filter { $0.value > 0 })
print(stride(from: 0, to: 3, by: 1).map { $0 })
print(zip([1], [2]).map { $0 + $1 })
print([1, 2].lazy.map { $0 + 1 }.count)
print([1, 2].reversed().map { $0 })
print([1, 2].enumerated().map { $0.offset })
print([1, 2, 3].prefix(2).map { $0 })
print([1, 2, 3].dropFirst().filter { $0 > 2 })
print([1, 2, 3].lazy.filter { $0 > 2 }.map { $0 })
print(Array([1, 2, 3].lazy.filter { $0 > 2 }))
// expect: [2, 3]
// expect: [2]
// expect: 2
// expect: [2, 4, 6]
// expect: ["a", "b", "c"]
// expect: [1]
// expect: ["a": 1]
// expect: own map
// expect: [0, 1, 2]
// expect: own map
// expect: [3]
// expect: 2
// expect: [2, 1]
// expect: [0, 1]
// expect: [1, 2]
// expect: [3]
// expect: LazyMapSequence<LazyFilterSequence<Array<Int>>, Int>(_base: Swift.LazyFilterSequence<Swift.Array<Swift.Int>>(_base: [1, 2, 3], _predicate: (Function)), _transform: (Function))
// expect: [3]
