// What the elements are follows from what `makeIterator()` gives.
class Tree {
  struct Children: Sequence {
    let left: Tree
    let right: Tree
    func makeIterator() -> AnyIterator<Tree> {
      var index = 0
      return AnyIterator {
        index += 1
        return index == 1 ? left : index == 2 ? right : nil
      }
    }
  }
  enum Kind { case leaf, inner(children: Children) }
  var kind = Kind.leaf
  let number: Int
  init(_ number: Int) { self.number = number }
  var text: String { text(indent: 0) }
  func text(indent: Int) -> String {
    var result = String(repeating: "-", count: indent) + "\(number)."
    switch kind {
    case .leaf: break
    case .inner(let children): for child in children { result += child.text(indent: indent + 1) }
    }
    return result
  }
}
let tree = Tree(1)
tree.kind = .inner(children: Tree.Children(left: Tree(2), right: Tree(3)))
print(tree.text)

struct Squares: Sequence {
  struct Iterator: IteratorProtocol {
    var root = 0
    mutating func next() -> Int? {
      root += 1
      return root > 4 ? nil : root * root
    }
  }
  func makeIterator() -> Iterator { Iterator() }
}
struct Letters: Sequence { func makeIterator() -> IndexingIterator<[Character]> { ["a", "b"].makeIterator() } }
let half = Squares().map { $0 / 2 }
print(half, Squares().reduce(0, +), Squares().max()!, type(of: Squares().map { $0 }))
print(Letters().map { $0.uppercased() }.joined(), String(Letters()), Squares().contains(9))
func total<S: Sequence>(_ values: S) -> Int where S.Element == Int { values.reduce(0, +) }
func total<S: Sequence>(_ values: S) -> String where S.Element == Character { String(values) }
print(total(Squares()), total(Letters()))
for (square, letter) in zip(Squares(), Letters()) { print(square, letter.isLetter) }
// expect: 1.-2.-3.
// expect: [0, 2, 4, 8] 30 16 Array<Int>
// expect: AB ab true
// expect: 30 ab
// expect: 1 true
// expect: 4 true
