struct Point {
  var x = 0
  struct Inner {}
  static func Inner() {}
  func Inner(_ x: Int) {}
  typealias Number = Int
  static let Number = 3
}
func Point(_ x: Int) {}
func Dog() {}
class Dog {}
typealias Name = String
var Name = "a"
protocol Shape {}
func Shape<T>(of value: T) {}
enum Kind { case plain, other(Int); struct plain {}; static func other(_ name: String) {} }
func size(_ x: Int) {}
let size = 3
// expect error 4:15: invalid redeclaration of 'Inner()'
// expect error 7:14: invalid redeclaration of 'Number'
// expect error 9:6: invalid redeclaration of 'Point'
// expect error 11:7: invalid redeclaration of 'Dog'
// expect error 13:5: invalid redeclaration of 'Name'
// expect error 15:6: invalid redeclaration of 'Shape(of:)'
// expect error 16:44: invalid redeclaration of 'plain'
