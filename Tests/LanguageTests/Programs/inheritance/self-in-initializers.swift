// 'Self' in an initializer is the class of what is made.
class Shape {
  var n: Int
  class var kind: String { "shape" }
  class var start: Int { 1 }
  required init() {
    n = Self.start
    print(Self.kind, Self.self)
  }
  init(twice: Int) {
    print(Self.kind)
    n = twice * Self.start
  }
  deinit { print("gone", Self.kind) }
}
class Square: Shape {
  override class var kind: String { "square" }
  override class var start: Int { 2 }
}
print(Square().n, Shape().n, Square(twice: 3).n)
func f() {
  let s = Square()
  print(type(of: s))
}
f()
// expect: square Square
// expect: gone square
// expect: shape Shape
// expect: gone shape
// expect: square
// expect: gone square
// expect: 2 1 6
// expect: square Square
// expect: Square
// expect: gone square
