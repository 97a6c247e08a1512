import TheseusProgram
import TheseusTestSupport
import Testing

@testable import TheseusSession

/// Edits of programs in which several files each have something `private` of one name.
@Suite struct FilesOfEditsTests {
  private static func file(_ name: String, _ word: String) -> SourceFile {
    SourceFile(
      name: "\(name).swift",
      text: """
        import SwiftUI
        private let word = "\(word)"
        private func mark() -> String { "<\(word)>" }
        private struct Row { var text = "\(word)" }
        private extension Color { static let title = "title of \(word)" }
        struct \(name): View {
          var body: some View { Text("\\(word) \\(mark()) \\(Row().text) \\(Color.title)") }
        }
        """)
  }

  /// What replaces a declaration stands in its file, an input in the file of the view that it speaks to; and what is not edited goes on.
  @Test func standInTheFilesOfWhatTheyReplace() {
    let inputs = [
      "edit struct Second: View { var body: some View { Text(\"new \\(word) \\(mark()) \\(Row().text) \\(Color.title)\") } }",
      ":focus Second", "Color.title + word", ":focus First", "Color.title + word",
      "edit struct Second: View { var body: some View { Text(\"newer \\(word) \\(Color.title)\") } }",
    ]
    let answers = onLargeStack {
      let session = Session(.test)
      let main = SourceFile(
        name: "main.swift",
        text: "import SwiftUI\nstruct Home: View { var body: some View { VStack { First(); Second() } } }")
      _ = session.load([Self.file("First", "one"), Self.file("Second", "two"), main], root: "Home")
      return inputs.map { session.enter($0) }.map { Words($0).text } + [Words(session.enter(":tree")).text]
    }
    let text = answers?.joined(separator: "\n") ?? ""
    #expect(text.contains("title of twotwo"))
    #expect(text.contains("title of oneone"))
    #expect(answers?.last?.contains("one <one> one title of one") == true)
    #expect(answers?.last?.contains("newer two title of two") == true)
    #expect(!text.contains("error"))
  }
}
