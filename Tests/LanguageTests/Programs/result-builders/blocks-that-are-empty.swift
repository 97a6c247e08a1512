@resultBuilder enum Lines {
  static func buildExpression(_ line: Part) -> [String] { line.lines }
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
}
struct Part {
  let lines: [String]
  init(_ name: String, @Lines content: () throws -> [String]) rethrows {
    lines = ["<\(name)>"] + (try content()) + ["</\(name)>"]
  }
}
func page(_ number: Int) -> Part {
  Part("page") {
    switch number {
    case 0: Part("empty") {}
    case 1: Part("full") { "text" }
    default: if number > 5 { "many" } else { Part("few") {} }
    }
  }
}
for number in [0, 1, 4, 9] { print(page(number).lines.joined()) }
print(Part("alone") {}.lines)
// expect: <page><empty></empty></page>
// expect: <page><full>text</full></page>
// expect: <page><few></few></page>
// expect: <page>many</page>
// expect: ["<alone>", "</alone>"]
