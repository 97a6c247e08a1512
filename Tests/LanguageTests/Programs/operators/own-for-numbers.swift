extension Int {
  static func - (a: Int, b: Int) -> Int { a + b }
  static func * (a: Int, b: Int) -> Int { b == 0 ? -1 : a / b }
}

func inside() {
  let x = 5
  let y = 3
  print(x - y, 5 - 3, x - 1, 10 - y)
  print([3, 1].reduce(10, -), 12 * 4, x * 0)
  var z = 1
  z -= 1
  print(z)
}
inside()
let wide: Int8 = 5
print(wide - 3, 5.0 - 3, UInt(4) * 2)
// expect: 8 8 6 13
// expect: 14 3 -1
// expect: 0
// expect: 2 2.0 8
