import Testing
import TheseusFrontend
import TheseusProgram

/// Whether a text at the prompt is complete, incomplete or wrong.
@Suite struct InputCompletenessTests {
  @Test(arguments: complete)
  func isComplete(_ text: String) { #expect(completeness(text) == .complete) }

  @Test(arguments: incomplete)
  func isIncomplete(_ text: String) { #expect(completeness(text) == .incomplete) }

  @Test(arguments: wrong)
  func isWrong(_ text: String) {
    guard case .wrong(let diagnostics) = completeness(text) else {
      Issue.record("\(completeness(text))")
      return
    }
    #expect(!diagnostics.isEmpty)
  }

  /// No text that is complete has a prefix, cut between two tokens, that is judged wrong for being short.
  @Test(arguments: [
    "struct Pet: View {\n  @State private var name = \"Rex\"\n  var body: some View {\n    VStack {\n"
      + "      Text(name).font(.title)\n      if name.isEmpty { Text(\"none\") } else { Text(\"\\(name)!\") }\n    }\n  }\n}",
    "switch pet {\ncase .dog(let name) where name.count > 3: print(name)\ncase .cat: break\ndefault: print(1)\n}",
    "func greet(_ name: String, times: Int = 2) async throws -> [String] {\n  try await f(name, [1, 2])\n}",
    "for (index, pet) in pets.enumerated() where index > 1 {\n  print(index, pet)\n}",
    "guard let x = y, x > 2 else { return }",
    "withAnimation {\n  items.append(Item(name: \"a\"))\n}",
    "let total = items\n  .filter { $0.isDone }\n  .map(\\.count)\n  .reduce(0, +)",
    "enum Suit: String, CaseIterable {\n  case hearts, spades\n  var name: String { rawValue }\n}",
    "do {\n  try f()\n} catch let error as E {\n  print(error)\n}",
    "let x = a ? b : c",
  ])
  func linesOfAWholeTextAreIncomplete(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 1..<max(lines.count, 2) where count < lines.count {
      let prefix = lines.prefix(count).joined(separator: "\n")
      // A chain over several lines is complete after each.
      if text.hasPrefix("let total") { continue }
      #expect(completeness(prefix) == .incomplete, "\(prefix)")
    }
    #expect(completeness(text) == .complete)
  }

  @Test(arguments: [".padding()", "  else {", "} else {", "catch {", "+ 1", "?? b", "? a : b"])
  func continuesPreviousLine(_ line: String) { #expect(Frontend.continuesPreviousLine(line) != line.hasPrefix("}")) }

  @Test(arguments: ["", "a", "end()", "-1", "!a", "enum A {", "/// text", "case .a: b"])
  func doesNotContinuePreviousLine(_ line: String) { #expect(!Frontend.continuesPreviousLine(line)) }

  @Test func aLineThatBeginsWithADotSaysWhy() {
    guard case .wrong(let diagnostics) = completeness(".padding()") else {
      Issue.record("not wrong")
      return
    }
    #expect(diagnostics.map(\.id) == ["member-without-base"])
    #expect(diagnostics.first?.message == "cannot infer contextual base in reference to member 'padding'")
    #expect(diagnostics.first?.explanation?.contains(":{") == true)
  }

  private func completeness(_ text: String) -> InputCompleteness {
    Frontend.completeness(of: SourceFile(name: "input", text: text), as: 0)
  }

  static let complete = [
    "", "  ", "// note", "x", "x = 1", "#4.title = \"a\"", "print(\"a\")", "func f() {}", "var x: Int?", "let x: Int",
    "var x: Int { 1 }", "if a { b }", "struct A {}", "protocol P { func f() }", "/* a */ x", "\"\"\"\na\n\"\"\"",
    "a ? b : c", "a; b", "f { $0 }", "x = \"a\\(b)c\"", ".a == b", "Row#7.count += 1", "@State var x = 1",
    "import SwiftUI", "let a = 1\nlet b = 2\n\n", "items.append(\n  1\n)",
  ]

  static let incomplete = [
    "struct A {", "struct A", "func f()", "func f() -> Int", "var body: some View", "var x: Int", "if a", "if a {",
    "f(", "f(a,", "[1,", "[1, 2", "x =", "x +", "a ?", "a ? b", "a ? b :", "/* a", "/* a /* b */", "\"\"\"",
    "\"\"\"\na",
    "x = \"\"\"\na \\(b)", "f {", "f { x in", "switch x {", "switch x {\ncase 1:", "for x in", "for", "while",
    "guard let x = y",
    "guard let x = y else", "@State", "import", "let", "let x: ", "do {", "repeat {\n}", "return switch x {", "x.",
    "enum A {\n  case", "#if DEBUG\na", "func f(a: Int", "init(a: Int)", "try", "await", "a as", "f(a)\n{", "\\Pet.",
    "if a {\n} else", "if a {\n} else {", "struct A {\n  var x: Int", "#4.", "@", "VStack {\n  Text(\"a\")\n",
  ]

  static let wrong = [
    "\"abc", "x = \"abc", "print(\"a)", "f(a))", "}", ")", "else {", "} else {", "let 1 = 2", "struct {}", "1 2",
    "case .a: b", "x = = 2", "for in x {}", ".padding()", ".red.opacity(0.5)", "f(\"a\\(b\")", "func f( {}",
    "#\"abc\"", "\"a\nb\"", "var = 1",
  ]
}
