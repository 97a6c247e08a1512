@resultBuilder enum HTML {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }
  static func buildFinalResult(_ p: [String]) -> String { p.joined() }
}
struct Tag { let name: String; let attrs: KeyValuePairs<String, String>; @HTML var body: () -> String
  init(_ name: String, _ attrs: KeyValuePairs<String, String> = [:], @HTML body: @escaping () -> String) { self.name = name; self.attrs = attrs; self.body = body }
  func render() -> String { "<\(name)\(attrs.map { " \($0)='\($1)'" }.joined())>\(body())</\(name)>" }
}
print(Tag("a") { "x"; "y" }.render())
struct Note { let title: String; @HTML var body: () -> String; @HTML let end: () -> String }
print(Note(title: "n", body: { "p"; "q" }, end: { "." }).end())
@propertyWrapper struct QueryBuilder { var wrappedValue: String { didSet { projectedValue += 1 } }; var projectedValue = 0; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Search { @QueryBuilder var text = "a" }
var search = Search()
search.text += "b"
print(search.text, search.$text)
// expect: <a>xy</a>
// expect: .
// expect: ab 1
