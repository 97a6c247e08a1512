indirect enum Tree {
  case leaf(Character, weight: Int)
  case node(Tree, Tree, weight: Int)

  var weight: Int {
    switch self {
    case .leaf(_, let weight), .node(_, _, let weight): weight
    }
  }

  func codes(prefix: [Int] = []) -> [Character: [Int]] {
    switch self {
    case .leaf(let character, _):
      return [character: prefix]
    case .node(let left, let right, _):
      return left.codes(prefix: prefix + [0]).merging(right.codes(prefix: prefix + [1])) { first, _ in first }
    }
  }
}

extension Tree {
  /// Joins the two lightest trees until one is left.
  init?(counts: [Character: Int]) {
    var trees = counts.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { Tree.leaf($0.key, weight: $0.value) }
    while trees.count > 1 {
      let (first, second) = (trees.removeFirst(), trees.removeFirst())
      let joined = Tree.node(first, second, weight: first.weight + second.weight)
      let place = trees.firstIndex { $0.weight > joined.weight } ?? trees.endIndex
      trees.insert(joined, at: place)
    }
    guard let root = trees.first else { return nil }
    self = root
  }

  func decode(_ bits: [Int]) -> String {
    var text = ""
    var place = self
    for bit in bits {
      if case .node(let left, let right, _) = place { place = bit == 0 ? left : right }
      if case .leaf(let character, _) = place {
        text.append(character)
        place = self
      }
    }
    return text
  }
}

struct Draws {
  private var seed = 11

  mutating func next(_ bound: Int) -> Int {
    seed = (seed * 4093 + 977) % 131_071
    return seed % bound
  }
}

var draws = Draws()
let letters = Array("etaoinshrdlu cmfwypvbgkjqxz")
var (bitsUsed, charactersKept) = (0, 0)
for _ in 0..<30 {
  let text = String((0..<3_000).map { _ in letters[min(draws.next(27), draws.next(27))] })
  let counts = text.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  guard let tree = Tree(counts: counts) else { continue }
  let codes = tree.codes()
  let bits = text.flatMap { codes[$0]! }
  bitsUsed += bits.count
  if tree.decode(bits) == text { charactersKept += text.count }
}
print(bitsUsed, charactersKept)
