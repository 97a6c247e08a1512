class Base<T> {
  struct Pair<U> {
    var first: T
    var second: U
  }
  final class Node {
    let value: T
    init(_ value: T) { self.value = value }
  }
  enum Side { case left(T), right(T) }
}

class Derived: Base<Int> {
  let pair = Pair<String>(first: 1, second: "one")
  let written: Pair<Bool> = Pair(first: 2, second: true)
  func node() -> Node { Node(3) }
  var side: Side { .left(4) }
  func all() -> [Pair<String>] { [pair, Pair<String>(first: 5, second: "five")] }
}

final class Last: Derived {
  var pairs = [Pair<Double>]()
  func add(_ value: Double) { pairs.append(Pair(first: pairs.count, second: value)) }
}

let derived = Derived()
print(derived.pair, derived.written)
print(derived.node().value + 1, derived.side)
print(derived.all().map(\.second))
let last = Last()
last.add(1.5)
last.add(2.5)
print(last.pairs)
print(type(of: last.pairs), type(of: last.node()), Last.Pair<Int>(first: 1, second: 2))
// expect: Pair<String>(first: 1, second: "one") Pair<Bool>(first: 2, second: true)
// expect: 4 left(4)
// expect: ["one", "five"]
// expect: [main.Base<Swift.Int>.Pair<Swift.Double>(first: 0, second: 1.5), main.Base<Swift.Int>.Pair<Swift.Double>(first: 1, second: 2.5)]
// expect: Array<Pair<Double>> Node Pair<Int>(first: 1, second: 2)
