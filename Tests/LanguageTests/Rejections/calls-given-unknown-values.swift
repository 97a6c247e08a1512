func f() {
  var stack = Stack<String>()
  let a = Int(stack.pop())!
  let b = Int(nothing)!
  let c = Double(stack.top) ?? 0
  if let d = Int(stack.pop()) { print(d) }
  guard let e = String(stack.pop()) else { return }
  print(a, b, c, e)
}
extension Array where Element: Comparable {
  func g(array: [Element]) -> [Element] { array }
  func h(array: [Element]) -> [Element] {
    let left = self.g(array: Array(array[0..<array.middle]))
    let right = g(array: Array(array[array.middle..<array.endIndex]))
    let third = g(array: Array(array[nope]))
    return left
  }
}
// expect error 2:15: cannot find 'Stack' in scope
// expect error 4:15: cannot find 'nothing' in scope
// expect error 13:52: value of type '[Element]' has no member 'middle'
// expect error 14:44: value of type '[Element]' has no member 'middle'
// expect error 15:38: cannot find 'nope' in scope
