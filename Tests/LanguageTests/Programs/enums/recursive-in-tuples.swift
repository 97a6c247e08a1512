indirect enum T { case leaf, node(T, Int) }
func bal(_ l: T, _ r: T) -> Int { switch (l, r) { case let (.node(_, lk), _): return lk
    default: return 0 } }
print(bal(.leaf, .leaf), bal(.node(.leaf, 4), .leaf))
enum L { case end; indirect case more(Int, L) }
func both(_ a: L, _ b: L) -> Int { if case (.more(let x, _), .more(let y, _)) = (a, b) { return x + y }; return -1 }
print(both(.end, .end), both(.more(1, .end), .more(2, .end)))
indirect enum Tree<Key: Comparable> { case empty, node(Tree, Key, Tree)
  func inserting(_ k: Key) -> Tree { switch self { case .empty: .node(.empty, k, .empty); case let .node(l, x, r): k < x ? .node(l.inserting(k), x, r) : .node(l, x, r.inserting(k)) } }
  var depth: Int { switch self { case .empty: 0; case let .node(l, _, r): 1 + max(l.depth, r.depth) } }
  static func same(_ a: Tree, _ b: Tree) -> Bool { switch (a, b) { case (.empty, .empty): return true; case let (.node(l, x, r), .node(m, y, s)): return x == y && same(l, m) && same(r, s); default: return false } } }
let t = [3, 1, 2, 5].reduce(Tree<Int>.empty) { $0.inserting($1) }
print(t.depth, Tree.same(t, t), Tree.same(t, .empty))
struct OD<K: Hashable, V> { private(set) var keys: [K] = []; private var d: [K: V] = [:]
  subscript(k: K) -> V? { get { d[k] } set { if d[k] == nil { keys.append(k) }; d[k] = newValue } } }
extension OD: BidirectionalCollection { typealias Element = (key: K, value: V); var startIndex: Int { keys.startIndex }; var endIndex: Int { keys.endIndex }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }; subscript(position: Int) -> Element { let k = keys[position]; return (k, d[k]!) } }
var g = OD<Int, String>()
g[3] = "a"; g[7] = "b"
print(g.map { "\($0.key)=\($0.value)" }, g.count, g.last!.value, g.reversed().map(\.key))
var h = OD<String, String>()
h["3"] = "a"
print(h.map { "\($0.key)=\($0.value)" }, h["3"] as Any)
// expect: 0 4
// expect: -1 3
// expect: 3 true false
// expect: ["3=a", "7=b"] 2 b [7, 3]
// expect: ["3=a"] Optional("a")
