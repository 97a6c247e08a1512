// An extension of a nested type knows what the types around it ask.
struct Chunked<Base: Collection> {
  var base: Base
  struct Index: Comparable {
    var range: Range<Base.Index>
    static func < (a: Index, b: Index) -> Bool { a.range.lowerBound < b.range.lowerBound }
  }
}
extension Chunked.Index: Hashable where Base.Index: Hashable {}
print(Set([Chunked<[Int]>.Index(range: 0..<1)]).count)
struct Pair<A: Sequence> { var first: A.Element; var second: [A.Element?] }
extension Pair: Equatable where A.Element: Equatable {}
extension Pair: Hashable where A.Element: Hashable {}
print(Pair<[Int]>(first: 1, second: [2]) == Pair<[Int]>(first: 1, second: [2]))
struct Tree<Key: Comparable> {
  enum Node: Equatable {
    case leaf
    case branch(Key)
  }
}
extension Tree.Node {
  func isBefore(_ key: Key) -> Bool {
    if case .branch(let own) = self { own < key } else { true }
  }
}
extension Tree.Node: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    if case .branch(let key) = b { a.isBefore(key) } else { false }
  }
}
print(Tree<Int>.Node.branch(1) < .branch(2), Tree<Int>.Node.leaf < .branch(0), Tree<String>.Node.branch("a").isBefore("a"))
// expect: 1
// expect: true
// expect: true true false
