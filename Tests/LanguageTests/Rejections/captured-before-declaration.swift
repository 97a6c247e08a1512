func inClosure() {
  let show = { print(count) }
  let count = 1
  show()
}
// expect error 2:14: closure captures 'count' before it is declared
