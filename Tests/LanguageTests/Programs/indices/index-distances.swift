extension Collection {
  func nth(_ n: Int) -> Index { index(startIndex, offsetBy: n as! IndexDistance) }
  func step() -> IndexDistance { 2 }
}
print([1, 2, 3].nth(1), "abc".step())
let d: [Int].IndexDistance = 3
print(d)
// expect: 1 2
// expect: 3
