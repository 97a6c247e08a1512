// The initializer that a struct has by itself stands before what extensions can be called with too.

struct Stack<Element> {
  var top: Element?
  private(set) var items: [Element] = []

  mutating func push(_ item: Element) {
    items.append(item)
    top = item
  }
}

extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { push(element) }
  }
}
let stack: Stack = [1, 2, 3]
print(stack.items, stack.top ?? 0, Stack<Int>().items.isEmpty)

struct Size {
  var width = 1
  var height = 2
}

extension Size {
  init(side: Int = 10) {
    self.init()
    width += side
    height += side
  }

  init(sides: Int...) {
    self.init(width: sides.first ?? 0, height: sides.last ?? 0)
  }
}
print(Size(), Size(side: 1), Size(sides: 7, 8, 9), Size(height: 5))
let make: () -> Size = Size.init
print(make().width, (1...3).map(Size.init(side:)).map(\.height))
// expect: [1, 2, 3] 3 true
// expect: Size(width: 1, height: 2) Size(width: 2, height: 3) Size(width: 7, height: 9) Size(width: 1, height: 5)
// expect: 1 [3, 4, 5]
