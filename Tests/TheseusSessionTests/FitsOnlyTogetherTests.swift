import TheseusProgram
import TheseusSession
import TheseusTestSupport
import Testing

/// A declaration that the rest of the program does not fit is refused, with how to enter both.
@Suite struct FitsOnlyTogetherTests {
  private func found(_ input: String) throws -> [Diagnostic] {
    let session = Session(Session.Configuration(catalogue: .shared))
    let source = """
      import SwiftUI
      struct Foot: View { var body: some View { Text("a") } }
      struct Home: View { var body: some View { Foot() } }
      """
    _ = session.load([SourceFile(name: "test.swift", text: source)], root: nil)
    guard case .diagnostics(let found)? = session.respond(to: input).parts.first else { return [] }
    return found
  }

  @Test func theNoteSaysHowToEnterThem() throws {
    let found = try found("struct Foot: View { let text: String; var body: some View { Text(text) } }")
    let note = try #require(found.last)
    #expect(note.id == "fits-only-together")
    #expect(note.severity == .note)
    #expect(note.message == "the rest of the program does not fit this declaration")
    #expect(
      note.explanation == "Declarations that fit only together are one input: `:{`, then all of them, then `:}`.")
  }

  @Test func aMistakeOfTheDeclarationItselfHasNoNote() throws {
    let found = try found("struct Foot: View { var body: some View { Text(txt) } }")
    #expect(found.map(\.id) == ["unknown-name"])
  }
}
