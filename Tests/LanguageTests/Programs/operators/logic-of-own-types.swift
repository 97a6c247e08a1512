// `&&`, `||` and `??` for types of the program, beside those of the language.
struct Rule<Value> {
  let holds: (Value) -> Bool
  static func && (a: Rule, b: Rule) -> Rule { Rule { a.holds($0) && b.holds($0) } }
  static func || (a: Rule, b: @autoclosure () -> Rule) -> Rule {
    let other = b()
    return Rule { a.holds($0) || other.holds($0) }
  }
  static prefix func ! (rule: Rule) -> Rule { Rule { !rule.holds($0) } }
  func callAsFunction(_ value: Value) -> Bool { holds(value) }
}
let isLong = Rule<String> { $0.count > 3 }
let isLoud = Rule<String> { $0 == $0.uppercased() }
for word in ["a", "A", "word", "WORD"] {
  print(word, (isLong && isLoud)(word), (isLong || !isLoud)(word), (!isLong && isLoud || isLong)(word))
}
struct Box<Value> { var value: Value }
func ?? <Value>(box: Box<Value?>, fallback: Value) -> Box<Value> { Box(value: box.value ?? fallback) }
print((Box(value: nil as Int?) ?? 5).value, (Box(value: 3 as Int?) ?? 5).value)
let maybe: Int? = nil
print(maybe ?? 1, true && !false || false)
// expect: a false true false
// expect: A false false true
// expect: word false true true
// expect: WORD true true true
// expect: 5 3
// expect: 1 true
