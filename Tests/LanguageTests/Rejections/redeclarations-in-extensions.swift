struct Counter {
  var count = 0
  func step() {}
}
extension Counter { func step() {} }
extension Counter {
  func add(_ n: Int) {}
  func add(_ n: Int, to other: Int) {}
  var isEmpty: Bool { count == 0 }
}
extension Counter {
  func add(_ n: Int) {}
  func add(_ n: Int, to other: Int) {}
  var isEmpty: Bool { true }
  static func add(_ n: Int) {}
}
final class Node<Value> {
  func find(_ value: Value) -> Node? { nil }
}
extension Node where Value: Equatable {
  func find(_ value: Value) -> Node? { self }
  func search(_ value: Value) -> Node? { nil }
}
extension Node where Value: Equatable {
  func search(_ value: Value) -> Node? { nil }
}
extension Node where Value: Comparable {
  func search(_ value: Value) -> Node? { nil }
}
protocol Shape { func area() -> Double }
extension Shape { func area() -> Double { 0 } }
extension Shape { func area() -> Double { 1 } }
extension Int { func half() -> Int { self / 2 } }
extension Int { func half() -> Int { self / 2 } }
// expect error 5:26: invalid redeclaration of 'step()'
// expect error 12:8: invalid redeclaration of 'add'
// expect error 13:8: invalid redeclaration of 'add(_:to:)'
// expect error 14:7: invalid redeclaration of 'isEmpty'
// expect error 25:8: invalid redeclaration of 'search'
// expect error 32:24: invalid redeclaration of 'area()'
// expect error 34:22: invalid redeclaration of 'half()'
