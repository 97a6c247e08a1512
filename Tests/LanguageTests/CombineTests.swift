import TheseusSession
import TheseusTestSupport
import Testing

/// Combine, which no compiler on Linux has: each row names where its behaviour is documented.
@Suite struct CombineTests {
  @Test(arguments: CombineRow.all)
  func behavesAsDocumented(_ row: CombineRow) throws {
    let source = "import Combine\nimport Foundation\n" + row.source
    let outcome = try #require(onLargeStack { Script(source, name: "main.swift").run() })
    #expect(outcome.diagnostics.map(\.message) == [], "\(row)")
    #expect(LanguageProgram.lines(of: outcome.output) == row.lines, "\(row)")
  }
}
