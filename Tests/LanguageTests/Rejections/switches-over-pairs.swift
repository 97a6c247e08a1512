enum Side { case left, right }
enum Tree {
  indirect case node(Tree, Tree)
  case leaf
}

func side(_ side: Side?, _ isOn: Bool) -> Int {
  switch (side, isOn) {
  case (.left, true): return 1
  case (.right, false): return 2
  case (nil, _): return 3
  }
}

func kind(_ tree: Tree) -> Int {
  switch tree {
  case .leaf: return 0
  case .node(.leaf, .leaf): return 1
  case .node(.node, .leaf): return 2
  case .node(.leaf, .node): return 3
  }
}

func size(_ width: Double?, _ height: Double?) -> Double {
  switch (width, height) {
  case (nil, nil), (0, _): return 0
  case (.some(.infinity), nil): return 1
  case (_, .some(let height)): return height
  }
}
// expect error 8:3: switch must be exhaustive
// expect error 16:3: switch must be exhaustive
// expect error 25:3: switch must be exhaustive
