infix operator <>: AdditionPrecedence
indirect enum Rule: ExpressibleByStringLiteral {
    case word(String), count(Int), all([Rule])
    init(stringLiteral value: String) { self = .word(value) }
    static func || (a: Rule, b: Rule) -> Rule { if case .all(let parts) = a { .all(parts + [b]) } else { .all([a, b]) } }
    static func <> (a: Rule, b: Rule) -> Rule { .all([a, b]) }
}
func take(_ rule: Rule) { print(rule) }
take(.count(1) || .word("a") || "b")
take(.count(1) || "b" || .count(2))
take(.count(1) <> .count(2) <> "c")
take("a" <> .count(2) <> .count(3))
let rule: Rule = .count(1) || .word("q") || "z" || .count(4)
print(rule)
// expect: all([main.Rule.count(1), main.Rule.word("a"), main.Rule.word("b")])
// expect: all([main.Rule.count(1), main.Rule.word("b"), main.Rule.count(2)])
// expect: all([main.Rule.all([main.Rule.count(1), main.Rule.count(2)]), main.Rule.word("c")])
// expect: all([main.Rule.all([main.Rule.word("a"), main.Rule.count(2)]), main.Rule.count(3)])
// expect: all([main.Rule.count(1), main.Rule.word("q"), main.Rule.word("z"), main.Rule.count(4)])
