import Testing

@Suite("Large expressions")
struct LargeExpressionTests {
  @Test("a mistake in a long formula is found without doubling the work for each operation")
  func mistakesInFormulas() {
    func source(_ count: Int) -> String {
      let formula = Array(repeating: "a * n + 2 / a + n - 1", count: count).joined(separator: " + ")
      return "let a = 1.5\nlet n = 3\nlet sum: Double = \(formula)\n"
    }
    #expect(!Checked(source(1)).problems.isEmpty)
    #expect(Checked.work(source(20)) < 100)
  }

  @Test("a name that nothing declares is looked up once, however long the text is that it stands in")
  func unknownNames() {
    let text = Array(repeating: "String(1) + \"a\"", count: 40).joined(separator: " + ")
    let source = "let text = missing + \(text)\n"
    #expect(Checked(source).mistakes == ["cannot find 'missing' in scope"])
    #expect(Checked.work(source) < 10)
  }

  @Test("the elements of a literal take work in proportion to their number")
  func literals() {
    let elements = (0..<20_000).map(String.init).joined(separator: ", ")
    #expect(Checked("let numbers = [\(elements)]\n").problems.isEmpty)
  }

  @Test("what closures do that leaves them is found once for each, however deep they are nested")
  func nestedClosures() {
    let open = String(repeating: "VStack {\n", count: 60)
    let close = String(repeating: "}\n", count: 60)
    let source = "import SwiftUI\nstruct Deep: View {\n  var body: some View {\n\(open)Text(\"a\")\n\(close)}\n}\n"
    #expect(Checked(source).problems.isEmpty)
  }
}
