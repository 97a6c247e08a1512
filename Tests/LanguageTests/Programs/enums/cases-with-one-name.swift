enum Failure: Error, Hashable { case server(code: Int), server(message: String), offline }
let both: [Failure] = [.server(code: 4), .server(message: "gone"), .offline]
print(both)
func text(_ failure: Failure) -> String {
  switch failure {
  case .server(message: let message): return "message \(message)"
  case .offline: return "offline"
  default: return "code"
  }
}
print(both.map(text))
func short(_ failure: Failure) -> String {
  switch failure {
  case .server: return "named"
  case .offline: return "offline"
  default: return "another"
  }
}
print(both.map(short))
print([1, 2].map(Failure.server(code:)), Failure.server(message:)("slow"))
print(both[0] == .server(code: 4), both[0] == both[1], Set(both + both).count)
func load(_ failure: Failure) {
  do { throw failure } catch Failure.server(message: let message) {
    print("caught \(message)")
  } catch {
    print("other \(error)")
  }
}
both.forEach(load)
enum Place<Item> {
  case at(first: Item), at(_ index: Int, last: Item), nowhere
  static func made(_ item: Item) -> Self { .at(first: item) }
  var last: Item? { if case .at(_, let item) = self { item } else { nil } }
}
print(Place.at(first: "a"), Place.at(3, last: "b").last ?? "none", Place.made(4).last as Any, Place<Int>.nowhere)
enum Move: Equatable { case step(Int), step(to: Int), step(by: Int, times: Int = 2) }
extension Move { static func step(double: Int) -> Move { .step(double * 2) } }
let moves: [Move] = [.step(1), .step(to: 1), .step(by: 1), .step(double: 3)]
print(moves, moves[0] == moves[1], moves[2] == .step(by: 1, times: 2))
indirect enum Tree { case node(left: Tree), node(right: Tree), leaf(Int)
  var depth: Int {
    switch self {
    case .node(right: let tree): return tree.depth + 1
    case .leaf: return 0
    default: return -1
    }
  }
}
print(Tree.node(right: .node(right: .leaf(1))).depth, Tree.node(left: .leaf(1)).depth)
// expect: [main.Failure.server(code: 4), main.Failure.server(message: "gone"), main.Failure.offline]
// expect: ["code", "message gone", "offline"]
// expect: ["another", "named", "offline"]
// expect: [main.Failure.server(code: 1), main.Failure.server(code: 2)] server(message: "slow")
// expect: true false 3
// expect: other server(code: 4)
// expect: caught gone
// expect: other offline
// expect: at(first: "a") b nil nowhere
// expect: [main.Move.step(1), main.Move.step(to: 1), main.Move.step(by: 1, times: 2), main.Move.step(6)] false true
// expect: 2 -1
