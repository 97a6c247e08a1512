// What a signature's types ask of their arguments need not be said again.
struct Graph<T: Hashable> { var vertices: Set<T> = []; var edges: [T: [T]] = [:] }
func reach<T>(_ graph: Graph<T>, from start: T) -> Int {
  var seen = Set<T>()
  var queue = [start]
  while let next = queue.popLast() {
    guard seen.insert(next).inserted else { continue }
    if let neighbours = graph.edges[next] { queue += neighbours }
  }
  return seen.count
}
print(reach(Graph(vertices: [1, 2, 3], edges: [1: [2], 2: [1]]), from: 1))

class Node<T: Comparable>: Equatable {
  var key: T?
  init(_ key: T?) { self.key = key }
  static func == <T>(a: Node<T>, b: Node<T>) -> Bool { a.key == b.key }
}
print(Node(1) == Node(1), Node("a") == Node("b"), Node<Int>(nil) == Node(nil))
func smaller<K>(_ a: Node<K>, _ b: Node<K>) -> K { a.key! < b.key! ? a.key! : b.key! }
print(smaller(Node(3), Node(4)), smaller(Node("x"), Node("b")))
func known<K>(_ counts: [K: Int], in names: Set<K>) -> Int { counts.keys.filter { names.contains($0) }.count }
print(known(["a": 1, "c": 2], in: ["a", "b"]))
func grouped<K, V>(_ values: [V], by key: (V) -> K) -> [K: [V]] {
  var result: [K: [V]] = [:]
  for value in values { result[key(value), default: []].append(value) }
  return result
}
print(grouped([1, 2, 3, 4], by: { $0 % 2 })[0]!)
func outer() {
  func merge<K>(_ a: Set<K>, _ b: Set<K>) -> Int { a.union(b).count }
  print(merge([1, 2], [2, 3]))
}
outer()
extension Node { func isIn<S>(_ values: S) -> Bool where S: Sequence, S.Element == T { values.contains { $0 == key } } }
print(Node(3).isIn([1, 3]))
// expect: 2
// expect: true false true
// expect: 3 b
// expect: 1
// expect: [2, 4]
// expect: 3
// expect: true
