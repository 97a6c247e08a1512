import Testing
import TheseusFrontend
import TheseusProgram

@testable import TheseusTypes

/// The catalogue is Swift: our frontend and the real compiler both read all of it.
@Suite struct CatalogueTests {
  @Test func everyDeclarationLowersWithoutDiagnostics() {
    for (number, text) in Catalogue.swiftUI.enumerated() {
      let lowered = Frontend.lower(SourceFile(name: "catalogue", text: text), as: Int32(number))
      // What the host does has no body here.
      for diagnostic in lowered.diagnostics where diagnostic.id != "missing-body" {
        Issue.record("text \(number): \(diagnostic)")
      }
    }
  }

  @Test func symbolsOfWhatHasNoBodyAreUnique() {
    var seen: Set<String> = []
    for (number, text) in Catalogue.swiftUI.enumerated() {
      let lowered = Frontend.lower(SourceFile(name: "catalogue", text: text), as: Int32(number))
      for case .declaration(let declaration) in lowered.program.statements.map(\.kind) {
        for symbol in symbols(of: declaration) where !seen.insert(symbol).inserted {
          Issue.record("two declarations have the symbol \(symbol)")
        }
      }
    }
    #expect(seen.count > 1300)
  }

  @Test func theRealCompilerBuildsIt() throws {
    _ = try Compiler.shared.get()
  }

  private func symbols(of declaration: Declaration, in owner: String = "") -> [String] {
    switch declaration.kind {
    case .nominal(let nominal):
      let isProtocol = nominal.kind == .protocol
      return isProtocol ? [] : nominal.members.flatMap { symbols(of: $0, in: owner + nominal.name + ".") }
    case .extension(let block):
      return block.members.flatMap { symbols(of: $0, in: "\(block.type).") }
    case .function(let function):
      if function.body != nil { return [] }
      if let symbol = declaration.attribute("_symbol")?.arguments?.first { return ["\(symbol.value)"] }
      let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return ["\(owner)\(function.name)(\(labels))"]
    case .variable(let variable):
      return variable.accessors == nil || variable.accessors?.getter != nil
        ? [] : ["\(owner)\(variable.name ?? "_").get"]
    default:
      return []
    }
  }
}
