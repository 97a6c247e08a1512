indirect enum Expr {
  case number(Int)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  case negate(Expr)
}
func evaluate(_ e: Expr) -> Int {
  switch e {
  case .number(let n): n
  case .add(let a, let b): evaluate(a) + evaluate(b)
  case .multiply(.number(0), _), .multiply(_, .number(0)): 0
  case .multiply(let a, let b): evaluate(a) * evaluate(b)
  case .negate(let inner): -evaluate(inner)
  }
}
extension Expr: CustomStringConvertible, ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
  var description: String {
    switch self {
    case .number(let n): return "\(n)"
    case let .add(a, b): return "(\(a) + \(b))"
    case let .multiply(a, b): return "\(a) * \(b)"
    case let .negate(e): return "-\(e)"
    }
  }
  static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
  static func * (a: Expr, b: Expr) -> Expr { .multiply(a, b) }
  static prefix func - (e: Expr) -> Expr { .negate(e) }
}
let e: Expr = 2 + 3 * -Expr.number(4)
print(e, "=", evaluate(e))
print(evaluate(0 * e), evaluate(.negate(.add(1, 1))))
enum List<T> {
  case end
  indirect case node(T, next: List<T>)
  init(_ items: [T]) { self = items.reversed().reduce(.end) { .node($1, next: $0) } }
  var count: Int { if case .node(_, let next) = self { 1 + next.count } else { 0 } }
  func map<U>(_ f: (T) -> U) -> List<U> {
    switch self {
    case .end: .end
    case let .node(value, next): .node(f(value), next: next.map(f))
    }
  }
}
let list = List([1, 2, 3])
print(list.count, list.map { "\($0)" })
enum Tree { case leaf; indirect case branch(Tree, Int, Tree)
  func inserting(_ n: Int) -> Tree {
    switch self {
    case .leaf: return .branch(.leaf, n, .leaf)
    case let .branch(l, v, r) where n < v: return .branch(l.inserting(n), v, r)
    case let .branch(l, v, r): return .branch(l, v, r.inserting(n))
    }
  }
  var sorted: [Int] { if case let .branch(l, v, r) = self { l.sorted + [v] + r.sorted } else { [] } }
}
print([5, 2, 8, 1].reduce(Tree.leaf) { $0.inserting($1) }.sorted)
// expect: (2 + 3 * -4) = -10
// expect: 0 -2
// expect: 3 node("1", next: main.List<Swift.String>.node("2", next: main.List<Swift.String>.node("3", next: main.List<Swift.String>.end)))
// expect: [1, 2, 5, 8]
