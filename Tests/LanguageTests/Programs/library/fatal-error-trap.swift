func check(_ n: Int) -> Int {
  guard n >= 0 else { fatalError("negative: \(n)") }
  return n
}
print(check(1))
print(check(-1))
// expect: 1
// expect trap: negative: -1
