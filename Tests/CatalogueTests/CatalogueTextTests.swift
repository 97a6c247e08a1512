import Testing
import TheseusFrontend
import TheseusProgram

@testable import TheseusTypes

@Suite("The catalogue's text")
struct CatalogueTextTests {
  @Test("is Swift that lowers without a diagnostic", arguments: Catalogue.standardLibrary.indices)
  func lowers(index: Int) {
    let file = SourceFile(name: "Catalogue", text: Catalogue.standardLibrary[index])
    let diagnostics = Frontend.lower(file, as: 0).diagnostics
    // What the host does has no body here.
    let found = diagnostics.filter { $0.severity == .error && $0.id != "missing-body" }
    #expect(found.map { describe($0, in: file) } == [])
  }

  private func describe(_ diagnostic: Diagnostic, in file: SourceFile) -> String {
    let start = Int(diagnostic.range?.start ?? 0)
    let text = Array(file.text.utf8)
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    return diagnostic.message + ": " + String(decoding: text[start..<end], as: UTF8.self)
  }
}
