// Members of types that only the module can use may be public, whatever types they name.

public struct Report { public var title = "report" }

struct Point: Equatable {
  public let x: Int
  public static func == (left: Point, right: Point) -> Bool { left.x == right.x }
  public func moved() -> Point { Point(x: x + 1) }
}

class Tree<Element: Comparable> {
  public var value: Element
  public var left: Tree?
  public private(set) var right: Tree<Element>?
  public init(_ value: Element) { self.value = value }

  public func insert(_ element: Element) -> Tree {
    let child = Tree(element)
    if element < value { left = child } else { right = child }
    return child
  }
}

enum Step {
  case to(Point)
  public var end: Point { switch self { case .to(let point): point } }
  public subscript(_ other: Point) -> Bool { end == other }
}

extension Tree {
  public typealias Child = Tree<Element>
  public var children: [Child] { [left, right].compactMap { $0 } }
}

private struct Secret {
  public var code = 7
  public var other: [Secret] = []
  public func isSame(as secret: Secret) -> Bool { code == secret.code }
}

let tree = Tree(5)
_ = tree.insert(3).insert(9)
print(tree.children.map(\.value), tree.left?.right?.value ?? 0)
print(Step.to(Point(x: 1)).end.moved() == Point(x: 2), Step.to(Point(x: 4))[Point(x: 4)])
print(Secret().isSame(as: Secret(code: 8)), Report().title)
// expect: [3] 9
// expect: true true
// expect: false report
