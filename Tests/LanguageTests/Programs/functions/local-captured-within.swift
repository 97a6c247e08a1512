func compute() {
  func total() -> Int {
    let base = 1
    func added() -> Int { base + 1 }
    return added()
  }
  func parity() -> Bool {
    func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
    let seven = 7
    func check() -> Bool { isOdd(seven) }
    return check()
  }
  print(total(), parity())
  func later() -> Int { upcoming * 2 }
  let upcoming = 21
  print(later())
}
compute()
// expect: 2 true
// expect: 42
