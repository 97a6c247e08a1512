import RegexBuilder

let name = Regex { OneOrMore("a"..."z"); Capture { ZeroOrMore("0"..."9") } }
print("abc123".wholeMatch(of: name)!.1)
let word = Reference(Substring.self)
let twice = Regex { Capture(as: word) { OneOrMore(.word) }; "-"; word }
print("ab-ab".wholeMatch(of: twice)?[word] as Any, "ab-ac".wholeMatch(of: twice) == nil)
let ranges = Regex { "x"..."z"; Optionally("0"..."3"); Repeat("a"..."c", count: 2); One("q"..."r") }
print("y2abq".wholeMatch(of: ranges) != nil, "w2abq".wholeMatch(of: ranges) != nil)
let choice = Regex { ChoiceOf { "a"..."c"; "7"..."9" } }
print("8".wholeMatch(of: choice) != nil, "6".wholeMatch(of: choice) != nil)
let number = Reference(Int.self)
let repeated = Regex {
  TryCapture(as: number) { OneOrMore(.digit) } transform: { Int($0) }
  "x"
  ChoiceOf { number; "y" }
}
for text in ["12x12", "12xy", "12x13"] {
  print(text.wholeMatch(of: repeated).map { $0[number] } as Any)
}
let quote = Reference(Substring.self)
let quoted = Regex {
  Capture(as: quote) { ChoiceOf { "'"; "\"" } }
  Capture { OneOrMore(.any, .reluctant) }
  quote
}
print("say 'a\"b' now".firstMatch(of: quoted)?.2 as Any)
let letters = CharacterClass("a"..."f", .digit)
print("3e".wholeMatch(of: Regex { Repeat(letters, count: 2) }) != nil)
// expect: 123
// expect: Optional("ab") true
// expect: true false
// expect: true false
// expect: Optional(12)
// expect: Optional(12)
// expect: nil
// expect: Optional("a\"b")
// expect: true
