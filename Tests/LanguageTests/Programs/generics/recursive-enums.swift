indirect enum Tree<Value: Comparable> {
  case empty
  case node(Tree, Value, Tree)
  init() { self = .empty }
  func inserting(_ value: Value) -> Tree {
    switch self {
    case .empty: .node(.empty, value, .empty)
    case .node(let left, let own, let right):
      if value < own { .node(left.inserting(value), own, right) } else { .node(left, own, right.inserting(value)) }
    }
  }
  var values: [Value] {
    switch self {
    case .empty: []
    case .node(let left, let own, let right): left.values + [own] + right.values
    }
  }
  var depth: Int { if case .node(let left, _, let right) = self { 1 + max(left.depth, right.depth) } else { 0 } }
}
let numbers = [5, 2, 8, 1, 9].reduce(Tree<Int>()) { $0.inserting($1) }
print(numbers.values, numbers.depth)
print(["pear", "fig", "apple"].reduce(into: Tree<String>()) { $0 = $0.inserting($1) }.values)
// expect: [1, 2, 5, 8, 9] 3
// expect: ["apple", "fig", "pear"]
