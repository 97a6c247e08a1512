final class Node {
  let left: Node?
  let right: Node?

  init(left: Node?, right: Node?) {
    self.left = left
    self.right = right
  }

  func count() -> Int {
    guard let left, let right else { return 1 }
    return 1 + left.count() + right.count()
  }
}

func tree(_ depth: Int) -> Node {
  if depth == 0 { return Node(left: nil, right: nil) }
  return Node(left: tree(depth - 1), right: tree(depth - 1))
}

func main() {
  let kept = tree(14)
  var depth = 4
  while depth <= 14 {
    var total = 0
    for _ in 0..<(1 << (14 - depth)) { total += tree(depth).count() }
    print(depth, total)
    depth += 2
  }
  print(kept.count())
}

main()
