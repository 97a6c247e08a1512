import RegexBuilder
let vowel = Regex { "b"; One(.anyOf("ai")) }
print("bi".contains(vowel), "bo".contains(vowel), "aab".wholeMatch(of: Regex { OneOrMore(.anyOf("ab")) })!.0)
print("x1".firstMatch(of: Regex { Capture(.anyOf("xyz")); ZeroOrMore(.digit) })!.1)
print("b-]".wholeMatch(of: Regex { Repeat(.anyOf("b]-"), count: 3) }) != nil)
// expect: true false aab
// expect: x
// expect: true
