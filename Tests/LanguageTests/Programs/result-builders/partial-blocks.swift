@resultBuilder struct Nest {
  static func buildPartialBlock(first: String) -> String { first }
  static func buildPartialBlock(accumulated: String, next: String) -> String { "(\(accumulated) \(next))" }
}
@Nest func build() -> String { "a"; "b"; "c" }
@Nest var one: String { "x" }
print(build(), one)
struct Recipe { let text: String; init(@Nest _ text: () -> String) { self.text = text() } }
print(Recipe { "eggs"; "milk" }.text)
protocol Screen { @Nest var body: String { get } }
struct Home: Screen { var body: String { "head"; "foot" } }
print(Home().body)
// expect: ((a b) c) x
// expect: (eggs milk)
// expect: (head foot)
