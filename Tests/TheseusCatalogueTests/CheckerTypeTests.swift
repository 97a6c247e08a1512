import Testing
import TheseusFrontend
import TheseusProgram
import TheseusTestSupport

@testable import TheseusTypes

/// What the checker says of the table that was recorded from the real compiler.
@Suite struct CheckerTypeTests {
  @Test func typesAreThoseOfTheRecordedTable() throws {
    let probes = StaticTypeTests.expressions.enumerated().map {
      "struct Probe\($0.offset): View {\n  var body: some View {\n    \($0.element)\n  }\n}"
    }
    let text = StaticTypeTests.declarations + probes.joined(separator: "\n")
    var files = SourceFiles()
    let file = SourceFile(name: "probes.swift", text: text)
    let id = files.add(file)
    let checker = TypeChecker(lower: LoweredCatalogue.shared.declarations)
    for diagnostic in checker.check(Frontend.lower(file, as: id).program) {
      let place = diagnostic.range.flatMap(files.location) ?? ""
      Issue.record("\(place) \(diagnostic.message)")
    }
    let view = try #require(checker.protocolID(named: "View"))
    let recorded = try StaticTypeTests.recordedTypes()
    for (index, expression) in StaticTypeTests.expressions.enumerated() {
      let probe = try #require(checker.nominalID(named: "Probe\(index)"))
      let body = checker.associatedType("Body", of: view, in: .nominal(probe, []))
      #expect(body.map { checker.describe($0, qualified: false) } == recorded[index], "\(expression)")
    }
  }
}
