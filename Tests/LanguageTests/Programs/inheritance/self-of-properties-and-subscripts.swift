class A { var i: Int
  required init(i: Int) { self.i = i }
  func copy() -> Self { Self(i: i) }
  var copied: Self { Self(i: i + 1) }
  subscript(n: Int) -> Self { Self(i: i + n) }
  static var shared: Self { Self(i: 0) }
}
class B: A { var j = 88 }
print(B(i: 1).copy().j, B(i: 1).copied.copied.i, B(i: 1).copied.j, B(i: 1)[3][4].j, B(i: 1)[3].i, B.shared.j)
// expect: 88 3 88 88 4 88
