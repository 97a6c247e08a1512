import Testing
import TheseusFrontend
import TheseusProgram

/// Ranges cover what was written: in folded sequences, re-read types, interpolations and behind handles, too.
@Suite struct RangeTests {
  @Test(arguments: sources)
  func rangesCoverTheirText(_ text: String) {
    let file = SourceFile(name: "test.swift", text: text)
    let lowered = Frontend.lower(file, as: 7)
    #expect(lowered.diagnostics == [])
    var walker = RangeWalker(file: file)
    walker.visit(lowered.program)
    #expect(walker.count > 0)
    #expect(walker.mistakes == [])
  }

  @Test func aParenthesisedExpressionCoversItsParentheses() {
    let file = SourceFile(name: "test.swift", text: "x = (a + b) * c")
    guard case .expression(let statement)? = Frontend.lower(file, as: 0).program.statements.first?.kind,
      case .assignment(_, let product) = statement.kind, case .binary(let sum, _, let place, _) = product.kind
    else {
      Issue.record("not a product")
      return
    }
    #expect(file.text(in: sum.range) == "(a + b)")
    #expect(file.text(in: place) == "*")
    #expect(file.text(in: product.range) == "(a + b) * c")
  }

  @Test func aChainBehindAConditionBeginsWhereItBegins() {
    let file = SourceFile(name: "test.swift", text: "a\n#if os(iOS)\n  .b()\n#endif\n  .c()")
    let statement = Frontend.lower(file, as: 0).program.statements.first
    #expect(statement.map { file.text(in: $0.range) } == file.text)
  }

  static let sources = [
    "a + b * c - d", "é = ü + \"ö\" + ä", "x = y ? z : w ?? v", "try await a() + b(c + d)",
    "try a() + (await b(c + d))",
    "  /* é */ f(a, b: c + d) { $0 + e } // done", "\"\\(a + b) \\(c, d: e)\" + f",
    "if case let .some(x) = y, let z = x as? Pet ?? w { print(x) }",
    "x = [Pet]() + [String: Toy?]()", "f(Pet, of: [Toy].self, (Cat, Dog).self)",
    "#4.title = Row#7.count + x", "f(#4.a + #12.b, \"#4\", c)", "let x: [Pet: (Toy, Cat?)] = a as! [Pet: (Toy, Cat?)]",
    "struct A<T: P>: View {\n  @State private var x = 0\n  var body: some View { Text(\"\\(x)\") }\n}",
    "for (a, b) in c where a + b > d { e = a }", "switch a + b { case is Pet where c || d: e\n default: f }",
    "infix operator **: AdditionPrecedence\nx = a ** b ** c",
    "func f(_ a: inout Pet, b c: @escaping (Toy) -> Void = d) -> Cat? where Pet: Dog { a }",
    "a?.b?[c + d] = e", "let f = { (x: Pet, y) in x + y }", "x = \\Pet.name.count",
    "a\n#if os(iOS)\n  .b(c + d)\n#endif\n  .e",
  ]
}

/// Finds names in a program and compares each with the text at its range.
private struct RangeWalker {
  let file: SourceFile
  var count = 0
  var mistakes: [String] = []

  init(file: SourceFile) {
    self.file = file
  }

  mutating func visit(_ value: Any) {
    switch value {
    case let expression as Expression: check(expression)
    case let type as TypeReference:
      if case .named(let name, _) = type.kind, !["Array", "Dictionary", "Optional"].contains(name) {
        expect(type.range, name)
      }
    case let pattern as Pattern:
      if case .binding(let name, _) = pattern.kind { expect(pattern.range, name) }
    case let declaration as Declaration:
      if let name = declaration.name { expect(declaration.nameRange, name) }
    default: break
    }
    for child in Mirror(reflecting: value).children { visit(child.value) }
  }

  private mutating func check(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, let generics, nil) where generics.isEmpty: expect(expression.range, name)
    case .integer(let text): expect(expression.range, text)
    case .member(_, let name, _, nil, let nameRange): expect(nameRange, name)
    case .binary(_, let symbol, let place, _): expect(place, symbol)
    default: break
    }
  }

  private mutating func expect(_ range: SourceRange, _ text: String) {
    count += 1
    let found = file.text(in: range)
    if found != text || range.file != 7 { mistakes.append("'\(text)' has the range of '\(found)'") }
  }
}
