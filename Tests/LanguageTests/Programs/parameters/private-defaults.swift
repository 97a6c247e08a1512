struct S {
  private static let base = 4
  static let other = 5
  var x: Int
  init(x: Int = base) { self.x = x }
  init(_ y: Int = S.base + 1) { self.x = y }
  init(z: Int = Self.other) { x = z }
  func f(_ k: Int = base) -> Int { k }
  static func g(_ k: Int = other) -> Int { k }
  subscript(i: Int = other) -> Int { i }
}
print(S(x: 3).f(), S.g(), S.g(), S(x: 1)[])
// expect: 4 5 5 5
