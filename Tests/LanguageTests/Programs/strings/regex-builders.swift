// Regular expressions written as declarations, with what their captures become.
import RegexBuilder
let r = Regex { "k"; Capture { OneOrMore(.digit) } transform: { Int($0)! }; Optionally { Capture(.word) } }
print(type(of: r))
let m = "k12x".firstMatch(of: r)!
print(m.output, m.1, m.2 as Any)
let name = Reference(Substring.self)
let n = Reference<Int>()
let q = Regex { Capture(as: name) { OneOrMore(.word) }; "="; TryCapture(as: n) { OneOrMore(.digit) } transform: { Int($0) } }
if let m = try? q.firstMatch(in: "  ab=42") { print(m[name], m[n] + 1, m.output) }
let c = ChoiceOf { "cat"; "dog"; Regex { "x"; Capture("y") } }
print("a dog xy".matches(of: c).map { $0.output })
let words = Regex { Anchor.startOfLine; ZeroOrMore(.whitespace); Capture { Repeat(2...3) { CharacterClass.anyOf("abc") } }; Lookahead("d"); CharacterClass("0"..."9", .word); Anchor.endOfSubject }
print("  abcd".wholeMatch(of: words) as Any == nil, "  abcd".firstMatch(of: words)?.1 as Any)
let any = Regex { Capture { OneOrMore(.any, .reluctant) }; ":"; Capture { ZeroOrMore(.anyNonNewline) } }
print("a:b:c".wholeMatch(of: any)!.output)
print("x1y22".replacing(OneOrMore(.digit), with: "#"), "a,b".split(separator: OneOrMore(",")))
print("ab12".contains(OneOrMore(.digit)), "zzz".firstRange(of: "z".regex) != nil, "2020-01-02".matches(of: Regex { Capture { Repeat(.digit, count: 4) }; "-" }).count)
let mix = Regex { #/([a-z]+)/#; "-"; Capture { #/(\d)(\d)/# } }
print("ab-12".firstMatch(of: mix)!.output)
let z = OneOrMore { Capture { .digit }; "," }
print("1,2,".wholeMatch(of: z)!.output)
let r1 = Regex { "k"; Capture { OneOrMore(.digit) } }
print(type(of: r1))
let r2 = Regex { "k"; Capture { OneOrMore(.digit) } transform: { Int($0)! } }
print(type(of: r2))
let o1 = Optionally { Capture(.word) }
print(type(of: o1))
let o2 = Optionally { Capture { "a" } }
print(type(of: o2))
let r3 = Regex { "k"; Optionally { Capture("a") } }
print(type(of: r3))
let r4 = Regex { Capture("k"); Optionally { "a" }; Capture { "x" } }
print(type(of: r4))
let c1 = Capture(.word)
print(type(of: c1))
// expect: Regex<(Substring, Int, Optional<Substring>)>
// expect: ("k12x", 12, Optional("x")) 12 Optional("x")
// expect: ab 43 ("ab=42", "ab", 42)
// expect: [("dog", nil), ("xy", Optional("y"))]
// expect: false Optional("abc")
// expect: ("a:b:c", "a", "b:c")
// expect: x#y# ["a", "b"]
// expect: true true 1
// expect: ("ab-12", "ab", "12", "1", "2")
// expect: ("1,2,", "2")
// expect: Regex<(Substring, Substring)>
// expect: Regex<(Substring, Int)>
// expect: Optionally<(Substring, Optional<Substring>)>
// expect: Optionally<(Substring, Optional<Substring>)>
// expect: Regex<(Substring, Optional<Substring>)>
// expect: Regex<(Substring, Substring, Substring)>
// expect: Capture<(Substring, Substring)>
