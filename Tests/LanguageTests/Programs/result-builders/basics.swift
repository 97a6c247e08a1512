@resultBuilder enum Lines {
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildExpression(_ l: [String]) -> [String] { l }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(none)"] }
  static func buildEither(first: [String]) -> [String] { first.map { "T:" + $0 } }
  static func buildEither(second: [String]) -> [String] { second.map { "F:" + $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [String]) -> [String] { p }
  static func buildFinalResult(_ p: [String]) -> String { p.joined(separator: "|") }
}
func text(@Lines _ content: () -> String) -> String { content() }
struct Page { @Lines var body: String { "title"; if flag { "on" } else { "off" } }; var flag = true
  @Lines func list(_ n: Int) -> String { for i in 0..<n { "item"; i } } }
print(text { "a"; 5; ["b", "c"] })
for n in 0...2 {
  print(text {
    "n"
    if n > 0 { n }
    if n == 1 { "one" } else if n == 2 { "two"; "zwei" } else { "zero" }
    let doubled = n * 2
    for i in 0..<doubled where i != 1 { "i\(i)" }
    switch n { case 0: "none"; case 1: "single"; default: "many" }
  })
}
print(Page().body, Page(flag: false).body, Page().list(2))
print(text { })
print(text { if let x = Int("4") { x }; if #available(macOS 10, *) { "available" } })
@resultBuilder struct Sum { static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) }
  static func buildEither(first: Int) -> Int { first }
  static func buildEither(second: Int) -> Int { -second } }
func sum(_ start: Int = 0, @Sum of parts: () -> Int) -> Int { start + parts() }
print(sum { 1; 2; 3 }, sum(10) { if Bool("true")! { 5 } else { 6 } }, sum { 4 })
@resultBuilder enum Pairs { static func buildBlock<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
  static func buildPartialBlock<A>(first: A) -> A { first }
  static func buildPartialBlock<A, B>(accumulated: A, next: B) -> (A, B) { (accumulated, next) } }
func pair<T>(@Pairs _ c: () -> T) -> T { c() }
print(pair { 1; "x" }, pair { 1; "x"; true })
// expect: a|#5|b|c
// expect: n|(none)|F:zero|T:T:none
// expect: n|#1|T:T:one|i0|T:F:single
// expect: n|#2|T:F:two|T:F:zwei|i0|i2|i3|F:many
// expect: title|T:on title|F:off item|#0|item|#1
// expect:
// expect: #4|available
// expect: 6 15 4
// expect: (1, "x") ((1, "x"), true)
