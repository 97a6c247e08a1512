// What stands behind a type in a pattern may be a nested type or a static function, whose value is compared.
struct Info {
  struct Space: Equatable {
    var text: String
    init(_ text: String) { self.text = text }
    init(_ text: String?) { self.text = text ?? "" }
    static let ice = Self("ice")
  }
}
func name(_ text: String?) -> String {
  switch Info.Space(text) {
  case .ice: "Ice"
  case Info.Space("other"): "Other"
  default: "none"
  }
}
print(name("ice"), name("other"), name(nil))

enum Limits {
  static let most = 9
  static func top(_ n: Int) -> Int { n * 10 }
  struct Bound: Equatable { var n: Int }
}
for n in [9, 20, 3] {
  switch n {
  case Limits.most: print("most")
  case Limits.top(2): print("top")
  default: print("other")
  }
}
if case Limits.Bound(n: 3) = Limits.Bound(n: 3) { print("three") }
// expect: Ice Other none
// expect: most
// expect: top
// expect: other
// expect: three
