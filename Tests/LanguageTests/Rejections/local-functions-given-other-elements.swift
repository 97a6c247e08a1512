func outer() {
  func find<T: Equatable>(_ x: T, in a: [T]) -> Int? { a.firstIndex(of: x) }
  print(find("a", in: [1, 2]) as Any)
  func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
  let f = total([1: 2])
  func clamped<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { x }
}
// expect error 3:24: cannot convert value of type 'Int' to expected element type 'String'
// expect error 3:27: cannot convert value of type 'Int' to expected element type 'String'
// expect error 5:11: local function 'total' requires the types 'Dictionary<Int, Int>.Element' (aka '(key: Int, value: Int)') and 'Int' be equivalent
