let x = 10
func hidden() {
  func next() -> Int { x + 1 }
  print(next())
  let x = 5
  print(next(), x)
}
func through() {
  func first() -> Int { second() }
  func second() -> Int { late }
  let call = first
  let late = 5
  print(call(), late)
}
func fine() -> Int {
  func read() -> Int { later }
  let later = 5
  return read()
}
// expect error 3: closure captures 'x' before it is declared
// expect error 9: closure captures 'late' before it is declared
