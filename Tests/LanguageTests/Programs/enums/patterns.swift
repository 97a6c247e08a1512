enum Token: Equatable { case number(Int), symbol(Character), word(String) }
func tokens(_ text: String) -> [Token] {
  text.split(separator: " ").map { part in
    if let n = Int(part) { return .number(n) }
    if part.count == 1 { return .symbol(part.first!) }
    return .word(String(part))
  }
}
let all = tokens("12 + abc - 7 x")
print(all)
for token in all {
  switch token {
  case .number(let n) where n.isMultiple(of: 2): print("even", n)
  case .number(7): print("seven")
  case .number: print("odd")
  case .symbol("+"), .symbol("-"): print("operator")
  case .symbol(let c): print("letter", c)
  case .word(let w): print("word of", w.count)
  }
}
let numbers = all.compactMap { if case .number(let n) = $0 { n } else { nil } }
print(numbers)
print(all.contains { if case .word = $0 { return true }; return false }, all.contains(.symbol("x")))
var i = 0
while case .number(let n)? = all.indices.contains(i) ? all[i] : nil { print("first", n); i += 1 }
enum Link { case direct(Int), pair(Token, Token?) }
let links: [Link] = [.direct(0), .pair(.number(1), nil), .pair(.word("a"), .symbol("b"))]
for link in links {
  switch link {
  case .pair(.number(let n), nil): print("lonely", n)
  case .pair(_, let second?): print("second", second)
  case .pair: print("pair")
  case .direct(..<0): print("negative")
  case .direct(let n): print("direct", n)
  }
}
if case .pair(let a, .symbol(let c)?) = links[2], case .word(let w) = a { print(w, c) }
print(all.filter { $0 == .number(7) }.count)
// expect: [main.Token.number(12), main.Token.symbol("+"), main.Token.word("abc"), main.Token.symbol("-"), main.Token.number(7), main.Token.symbol("x")]
// expect: even 12
// expect: operator
// expect: word of 3
// expect: operator
// expect: seven
// expect: letter x
// expect: [12, 7]
// expect: true true
// expect: first 12
// expect: direct 0
// expect: lonely 1
// expect: second symbol("b")
// expect: a b
// expect: 1
