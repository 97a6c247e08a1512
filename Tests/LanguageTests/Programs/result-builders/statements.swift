@resultBuilder enum Lines {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(none)"] }
  static func buildEither(first: [String]) -> [String] { first.map { "+" + $0 } }
  static func buildEither(second: [String]) -> [String] { second.map { "-" + $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: "|") }
}
func page(@Lines _ content: () -> String) -> String { content() }
func show(_ n: Int) -> String {
  page {
    "title"
    let twice = n * 2
    twice
    if n > 1 { "many" } else { "few" }
    if n > 5 { "lots" }
    for i in 0..<n { "row \(i)"; i }
    switch n { case 0: "zero"; case 1: "one"; default: "more" }
  }
}
print(show(0))
print(show(2))
print(show(6))
// expect: title|#0|-few|(none)|++zero
// expect: title|#4|+many|(none)|row 0|#0|row 1|#1|-more
// expect: title|#12|+many|lots|row 0|#0|row 1|#1|row 2|#2|row 3|#3|row 4|#4|row 5|#5|-more
