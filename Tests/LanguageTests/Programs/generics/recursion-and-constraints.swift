struct Heap<T> { private var items: [T] = []; let before: (T, T) -> Bool
  init(_ items: [T] = [], by before: @escaping (T, T) -> Bool) { self.before = before; items.forEach { push($0) } }
  mutating func push(_ t: T) { items.append(t); var i = items.count - 1
    while i > 0, before(items[i], items[(i - 1) / 2]) { items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard !items.isEmpty else { return nil }
    items.swapAt(0, items.count - 1); let top = items.removeLast(); var i = 0
    while true { var best = i
      for c in [2 * i + 1, 2 * i + 2] where c < items.count && before(items[c], items[best]) { best = c }
      if best == i { break }; items.swapAt(i, best); i = best }
    return top }
  mutating func drain() -> [T] { var r: [T] = []; while let t = pop() { r.append(t) }; return r } }
extension Heap where T: Comparable { init(_ items: T...) { self.init(items, by: <) } }
var heap = Heap(5, 1, 4, 1, 3)
print(heap.drain())
var words = Heap(["pear", "fig", "banana"]) { $0.count > $1.count }
words.push("kiwi fruit")
print(words.pop()!, words.drain())
func quicksort<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst()
  return quicksort(r.filter { $0 < p }) + [p] + quicksort(r.filter { $0 >= p }) }
print(quicksort([3, 1, 2, 3]), quicksort("swift".map { $0 }), quicksort([2.5, -1]))
func flatten<T>(_ tree: [Tree<T>]) -> [T] { tree.flatMap { [$0.value] + flatten($0.children) } }
struct Tree<T> { var value: T; var children: [Tree<T>] = []; func map<U>(_ f: (T) -> U) -> Tree<U> { Tree<U>(value: f(value), children: children.map { $0.map(f) }) }
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) } }
let tree = Tree(value: 1, children: [Tree(value: 2, children: [Tree(value: 3)]), Tree(value: 4)])
print(flatten([tree]), tree.map { "n\($0)" }.children[0].children[0].value, tree.depth)
func memoized<K: Hashable, V>(_ f: @escaping ((K) -> V, K) -> V) -> (K) -> V { var cache: [K: V] = [:]
  func call(_ k: K) -> V { if let v = cache[k] { return v }; let v = f(call, k); cache[k] = v; return v }
  return call }
print(memoized { (fib: (Int) -> Int, n: Int) -> Int in n < 2 ? n : fib(n - 1) + fib(n - 2) }(60))
// expect: [1, 1, 3, 4, 5]
// expect: kiwi fruit ["banana", "pear", "fig"]
// expect: [1, 2, 3, 3] ["f", "i", "s", "t", "w"] [-1.0, 2.5]
// expect: [1, 2, 3, 4] n3 3
// expect: 1548008755920
