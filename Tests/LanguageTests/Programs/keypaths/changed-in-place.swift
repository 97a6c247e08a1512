struct Point {
  var stored = 1
  var x: Int {
    get { print("get x"); return stored }
    set { print("set x"); stored = newValue }
  }
}

struct Shape {
  var stored = Point()
  var origin: Point {
    get { print("get origin"); return stored }
    set { print("set origin"); stored = newValue }
  }
}

final class Canvas {
  var shape = Shape()
  var count: Int {
    get { print("get count"); return shape.stored.stored }
    set { print("set count"); shape.stored.stored = newValue }
  }
}

func double(_ number: inout Int) {
  print("in double")
  number *= 2
}

var shape = Shape()
let inner = \Shape.origin.x
shape[keyPath: inner] = 5
print("-")
// A change reads everything on its way once.
shape[keyPath: inner] += 1
print("-")
double(&shape[keyPath: inner])
print("-")
print(shape[keyPath: inner])
print("-")
let stored = \Shape.origin.stored
shape[keyPath: stored] += 5
print("-")
shape[keyPath: \.stored.x] += 5
print(shape.stored.stored)

let canvas = Canvas()
canvas[keyPath: \.shape.origin.x] -= 1
print("-")
canvas[keyPath: \.count] += 3
print(canvas.shape.stored.stored)

struct Tree {
  var branches: [Tree?] = []
  var leaves = 0
}

var tree = Tree(branches: [Tree(), nil])
let path = \Tree.branches[0]!.leaves
tree[keyPath: path] += 2
double(&tree[keyPath: path])
print(tree.branches[0]?.leaves ?? -1)
// expect: get origin
// expect: set x
// expect: set origin
// expect: -
// expect: get origin
// expect: get x
// expect: set x
// expect: set origin
// expect: -
// expect: get origin
// expect: get x
// expect: in double
// expect: set x
// expect: set origin
// expect: -
// expect: get origin
// expect: get x
// expect: 12
// expect: -
// expect: get origin
// expect: set origin
// expect: -
// expect: get x
// expect: set x
// expect: 22
// expect: get origin
// expect: get x
// expect: set x
// expect: set origin
// expect: -
// expect: get count
// expect: set count
// expect: 3
// expect: in double
// expect: 4
