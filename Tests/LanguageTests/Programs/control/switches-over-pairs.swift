// A switch is exhaustive by the shapes of what it matches; a comparison within it covers nothing for certain.
enum Tree {
  indirect case node(Tree, Tree)
  case leaf
}

func size(_ width: Double?, _ height: Double?) -> String {
  switch (width, height) {
  case (0, _), (_, 0): "empty"
  case (nil, nil), (nil, .some(.infinity)), (.some(.infinity), nil): "ideal"
  case (nil, .some(let height)), (.some(.infinity), .some(let height)): "by height \(height)"
  case (.some(let width), .some(.infinity)), (.some(let width), nil): "by width \(width)"
  case (.some(let width), .some(let height)): "\(width)x\(height)"
  }
}

func kind(_ tree: Tree) -> Int {
  switch tree {
  case .leaf: 0
  case .node(.leaf, .leaf): 1
  case .node(.node, _): 2
  case .node(.leaf, .node): 3
  }
}

func first(_ a: Bool, _ b: Bool, _ c: Bool) -> Int {
  switch (a, b, c) {
  case (true, true, _): 1
  case (false, _, true): 2
  case (_, false, false): 3
  case (true, false, true): 4
  case (false, true, false): 5
  }
}

func outcome(_ result: Result<Int?, any Error>) -> Int {
  switch result {
  case .success(0): 0
  case .success(nil): 1
  case .success(let number?): number
  case .failure: -1
  }
}

func nested(_ pair: (Int?, Bool)?) -> Int {
  switch pair {
  case nil: 0
  case (nil, true)?: 1
  case (.some, true)?: 2
  case (_, false)?: 3
  }
}

print(size(nil, nil), size(0, 3), size(nil, 3), size(.infinity, 4), size(5, nil), size(2, 3))
print(kind(.leaf), kind(.node(.leaf, .node(.leaf, .leaf))), kind(.node(.node(.leaf, .leaf), .leaf)))
print(first(true, false, true), first(false, true, false), first(true, false, false))
print(outcome(.success(0)), outcome(.success(nil)), outcome(.success(7)))
print(nested((nil, true)), nested((1, false)), nested(nil))
// expect: ideal empty by height 3.0 by height 4.0 by width 5.0 2.0x3.0
// expect: 0 3 2
// expect: 4 5 3
// expect: 0 1 7
// expect: 1 3 0
