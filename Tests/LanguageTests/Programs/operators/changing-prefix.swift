struct Vector {
  var x = 0.0
  var y = 0.0
  static prefix func +++ (vector: inout Vector) -> Vector {
    vector.x += vector.x
    vector.y += vector.y
    return vector
  }
}
prefix operator +++
var vector = Vector(x: 1, y: 4)
let doubled = +++vector
print(vector, doubled)
var list = [Vector(x: 1, y: 1)]
_ = +++list[0]
print(list)
extension Int {
  static prefix func +++ (number: inout Int) -> Int {
    number += 1
    return number
  }
}
var count = 1
print(+++count, +++count, count)
// expect: Vector(x: 2.0, y: 8.0) Vector(x: 2.0, y: 8.0)
// expect: [main.Vector(x: 2.0, y: 2.0)]
// expect: 2 3 3
