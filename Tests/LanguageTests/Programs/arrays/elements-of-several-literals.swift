enum Val: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral { case s(String), i(Int); init(stringLiteral v: String) { self = .s(v) }; init(integerLiteral v: Int) { self = .i(v) }
  static let none: Val = "none"; var text: String { "\(self)" } }
let f: (Val) -> Int = { _ in 1 }
func g(_ v: Val) -> String { v.text }
print([1, "a"].map(f), [1, "a"].map { (v: Val) in v }.count, [1, "b", .none].map(g))
print([.none, "q", 2].map(\Val.text))
print([1, "a"] as [Any], ([1, "x"] as [Any]).map { "\($0)" })
let m = [1, "z"].map { (v: Any) in "\(v)" }
print(m)
// expect: [1, 1] 2 ["i(1)", "s(\"b\")", "s(\"none\")"]
// expect: ["s(\"none\")", "s(\"q\")", "i(2)"]
// expect: [1, "a"] ["1", "x"]
// expect: ["1", "z"]
