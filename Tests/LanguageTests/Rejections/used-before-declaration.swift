let outer = 0
func inOrder() {
  print(count)
  let count = 1
}
func inBlock() {
  if outer == 0 { print(count) }
  total = 2
  guard limit > 0 else { return }
  for index in 0..<limit { print(index) }
  let count = 1
  var total = 1
  let limit = 3
}
func inItself() {
  let value = value
  let (first, second) = (second, 1)
  let left = right + 1, right = 2
}
struct Box {
  var width: Int {
    defer { print(result) }
    let result = 1
    return result
  }
}
func ofOuter() {
  print(outer)
  print(inner.count)
  if outer == 0 {
    let inner = ""
    print(inner)
  }
}
// expect error 3:9: use of local variable 'count' before its declaration
// expect error 7:25: use of local variable 'count' before its declaration
// expect error 8:3: use of local variable 'total' before its declaration
// expect error 9:9: use of local variable 'limit' before its declaration
// expect error 10:20: use of local variable 'limit' before its declaration
// expect error 16:15: use of local variable 'value' before its declaration
// expect error 17:26: use of local variable 'second' before its declaration
// expect error 18:14: use of local variable 'right' before its declaration
// expect error 22:19: use of local variable 'result' before its declaration
// expect error 29:9: cannot find 'inner' in scope
