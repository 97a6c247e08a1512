struct Vector {
  static func == (a: Vector?, b: Vector?) -> Bool { true }
  static func + (a: Int, b: Int) -> Int { a }
  static func < <T>(a: T, b: T) -> Bool { true }
  static prefix func ! (a: Int) -> Vector { Vector() }
  static func * (a: Vector) -> Vector { a }
  static prefix func - (a: Vector, b: Vector) -> Vector { a }
}
extension Vector { static func - (a: Int, b: Double) -> Int { a } }
class Shape { static func == (a: Int, b: Int) -> Bool { true } }
enum Level { static func < (a: Int, b: Level) -> Bool { true } }
protocol Addable {
  static func + (a: Int, b: Int) -> Int
  static func - (a: Self, b: Int) -> Int
}
extension Addable { static func % (a: Int, b: Int) -> Int { 1 } }
struct Wrapper<T> { static func + (a: T, b: Int) -> Int { 1 } }
func + (a: Vector) -> Vector { a }
// expect error 2:15: member operator '==' must have at least one argument of type 'Vector'
// expect error 3:15: member operator '+' must have at least one argument of type 'Vector'
// expect error 4:15: member operator '<' must have at least one argument of type 'Vector'
// expect error 5:22: member operator '!' must have at least one argument of type 'Vector'
// expect error 6:15: unary operator implementation must have a 'prefix' or 'postfix' modifier
// expect error 7:10: 'prefix' requires a function with one argument
// expect error 9:32: member operator '-' must have at least one argument of type 'Vector'
// expect error 10:27: member operator '==' must have at least one argument of type 'Shape'
// expect error 13:15: member operator '+' of protocol 'Addable' must have at least one argument of type 'Self'
// expect error 16:33: member operator '%' of protocol 'Addable' must have at least one argument of type 'Self'
// expect error 17:33: member operator '+' must have at least one argument of type 'Wrapper<T>'
// expect error 18:1: prefix unary operator missing 'prefix' modifier
