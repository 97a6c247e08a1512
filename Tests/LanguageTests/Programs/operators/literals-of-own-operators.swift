struct Vec: ExpressibleByArrayLiteral { var x, y: Double
  init(arrayLiteral e: Double...) { x = e[0]; y = e[1] }
  static func * (k: Double, v: Vec) -> Vec { [k * v.x, k * v.y] }
  static func + (a: Vec, b: Vec) -> Vec { [a.x + b.x, a.y + b.y] }
  static prefix func - (v: Vec) -> Vec { -1 * v } }
let v: Vec = [1, 2]
print(v + [2, 4])
print([2, 4] + v)
print(0.5 * [2, 4])
let k = 2.0
print(k * [2, 4])
print(-[2, 4])
print(v + k * [1, 2])
print(2 * v + -[2, 4])
// expect: Vec(x: 3.0, y: 6.0)
// expect: Vec(x: 3.0, y: 6.0)
// expect: Vec(x: 1.0, y: 2.0)
// expect: Vec(x: 4.0, y: 8.0)
// expect: Vec(x: -2.0, y: -4.0)
// expect: Vec(x: 3.0, y: 6.0)
// expect: Vec(x: 0.0, y: 0.0)
