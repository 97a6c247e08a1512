indirect enum Node { case text(String), element(String, [Node])
  func render(_ depth: Int = 0) -> String {
    let pad = String(repeating: "  ", count: depth)
    switch self {
    case .text(let t): return pad + t
    case .element(let name, let children): return ([pad + "<" + name + ">"] + children.map { $0.render(depth + 1) }).joined(separator: "\n")
    } } }
protocol Renderable { var node: Node { get } }
extension String: Renderable { var node: Node { .text(self) } }
extension Node: Renderable { var node: Node { self } }
@resultBuilder struct HTML {
  static func buildExpression(_ e: any Renderable) -> [Node] { [e.node] }
  static func buildExpression(_ e: [Node]) -> [Node] { e }
  static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
  static func buildOptional(_ p: [Node]?) -> [Node] { p ?? [] }
  static func buildEither(first p: [Node]) -> [Node] { p }
  static func buildEither(second p: [Node]) -> [Node] { p }
  static func buildArray(_ p: [[Node]]) -> [Node] { p.flatMap { $0 } }
}
func tag(_ name: String, @HTML _ content: () -> [Node]) -> Node { .element(name, content()) }
func list(_ items: [String], ordered: Bool) -> Node {
  tag(ordered ? "ol" : "ul") {
    for (i, item) in items.enumerated() { tag("li") { if ordered { "\(i + 1)." }; item } }
    if items.isEmpty { "nothing" }
  }
}
print(tag("body") { "hello"; list(["a", "b"], ordered: true); list([], ordered: false); switch 2 { case 1: "one"; default: tag("b") { "many" } } }.render())
// expect: <body>
// expect: hello
// expect: <ol>
// expect: <li>
// expect: 1.
// expect: a
// expect: <li>
// expect: 2.
// expect: b
// expect: <ul>
// expect: nothing
// expect: <b>
// expect: many
