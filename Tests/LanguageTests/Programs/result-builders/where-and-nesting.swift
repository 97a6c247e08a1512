indirect enum Tag: CustomStringConvertible { case text(String), element(String, [Tag])
  var description: String { switch self { case .text(let t): t; case .element(let n, let c): "<\(n)>\(c.map(\.description).joined())</\(n)>" } } }
@resultBuilder struct HTML {
  static func buildExpression(_ t: String) -> [Tag] { [.text(t)] }
  static func buildExpression(_ t: Tag) -> [Tag] { [t] }
  static func buildBlock(_ parts: [Tag]...) -> [Tag] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[Tag]]) -> [Tag] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Tag]?) -> [Tag] { part ?? [] }
}
func tag(_ name: String, @HTML _ content: () -> [Tag]) -> Tag { .element(name, content()) }
let items = ["a", "b", ""]
print(tag("ul") { for item in items where !item.isEmpty { tag("li") { item; if item == "a" { tag("b") { "!" } } } } })
// expect: <ul><li>a<b>!</b></li><li>b</li></ul>
