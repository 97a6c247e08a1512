func greet()
struct Point {
  func length() -> Int
  init()
  subscript(index: Int) -> Int
  var x: Int { get }
  var y: Int { get { 1 } set }
}
class Box {
  deinit
}
extension Int {
  func half() -> Int
}
protocol Shape {
  init()
  func area() -> Double
  var side: Double { get set }
  subscript(index: Int) -> Int { get }
}
func outer() {
  func inner()
}
// expect error 1:6: expected '{' in body of function declaration
// expect error 3:8: expected '{' in body of function declaration
// expect error 4:3: initializer requires a body
// expect error 5:31: expected '{' in subscript to specify getter and setter implementation
// expect error 6:20: expected '{' to start getter definition
// expect error 7:30: expected '{' to start setter definition
// expect error 10:9: expected '{' for deinitializer
// expect error 13:8: expected '{' in body of function declaration
// expect error 22:8: expected '{' in body of function declaration
