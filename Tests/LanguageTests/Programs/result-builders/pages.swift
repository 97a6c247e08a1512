import Foundation
@resultBuilder enum HTMLBuilder {
  static func buildExpression(_ e: String) -> [Node] { [.text(e)] }
  static func buildExpression(_ e: Node) -> [Node] { [e] }
  static func buildExpression(_ e: [Node]) -> [Node] { e }
  static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [Node]?) -> [Node] { p ?? [] }
  static func buildEither(first: [Node]) -> [Node] { first }
  static func buildEither(second: [Node]) -> [Node] { second }
  static func buildArray(_ p: [[Node]]) -> [Node] { Array(p.joined()) }
  static func buildLimitedAvailability(_ p: [Node]) -> [Node] { p }
}
indirect enum Node {
  case text(String)
  case element(String, [String: String], [Node])
  func render(indent: Int = 0) -> String {
    let pad = String(repeating: "  ", count: indent)
    switch self {
    case .text(let t): return pad + t.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    case .element(let name, let attributes, let children):
      let attrs = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1)\"" }.joined()
      guard !children.isEmpty else { return "\(pad)<\(name)\(attrs)/>" }
      return (["\(pad)<\(name)\(attrs)>"] + children.map { $0.render(indent: indent + 1) } + ["\(pad)</\(name)>"]).joined(separator: "\n")
    }
  }
  func attribute(_ key: String, _ value: @autoclosure () -> String) -> Node {
    guard case .element(let n, var a, let c) = self else { return self }
    a[key, default: ""] += value()
    return .element(n, a, c)
  }
}
func tag(_ name: String, @HTMLBuilder _ content: () -> [Node] = { [] }) -> Node { .element(name, [:], content()) }
func div(@HTMLBuilder _ content: () -> [Node]) -> Node { tag("div", content) }
struct Row: Identifiable { let id: Int; var name: String; var price: Decimal; var discount: Double? }
let rows = [Row(id: 1, name: "Tea & Co", price: 3.5), Row(id: 2, name: "Scone", price: 2.25, discount: 0.1), Row(id: 3, name: "Jam", price: 10)]
let showFooter = rows.count > 2
let page = div {
  tag("h1") { "Menu (\(rows.count))" }
  for row in rows where row.price < 5 {
    tag("p") {
      "\(row.id). \(row.name)"
      if let discount = row.discount { "-\(Int(discount * 100))%" } else { tag("br") }
    }.attribute("class", row.discount == nil ? "plain" : "sale").attribute("id", "row-\(row.id)")
  }
  if showFooter { "total < \(rows.map(\.price).reduce(0, +))" }
  switch rows.first?.name.count {
  case .some(let n) where n > 5: tag("hr").attribute("w", String(n))
  case .some: "short"
  case nil: "none"
  }
  if #available(macOS 12, *) { "new" }
}
print(page.render())
struct Markdown {
  var lines: [String]
  init(@MarkdownBuilder _ make: () -> [String]) { lines = make() }
  var text: String { lines.joined(separator: "\n") }
}
@resultBuilder struct MarkdownBuilder {
  static func buildPartialBlock(first: String) -> [String] { [first] }
  static func buildPartialBlock(accumulated: [String], next: String) -> [String] { accumulated + [next] }
  static func buildExpression(_ s: String) -> String { s }
  static func buildExpression(_ n: some Numeric & CustomStringConvertible) -> String { "#\(n)" }
  static func buildFinalResult(_ c: [String]) -> [String] { c.enumerated().map { "\($0 + 1): \($1)" } }
}
let md = Markdown { "one"; 2; 3.5; "four".uppercased() }
print(md.text)
// expect: <div>
// expect: <h1>
// expect: Menu (3)
// expect: </h1>
// expect: <p class="plain" id="row-1">
// expect: 1. Tea &amp; Co
// expect: <br/>
// expect: </p>
// expect: <p class="sale" id="row-2">
// expect: 2. Scone
// expect: -10%
// expect: </p>
// expect: total &lt; 15.75
// expect: <hr w="8"/>
// expect: new
// expect: </div>
// expect: 1: one
// expect: 2: #2
// expect: 3: #3.5
// expect: 4: FOUR
