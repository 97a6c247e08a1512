import Testing

/// What is `private` in one file of several is no other file's.
@Suite struct FileScopeTests {
  /// L: each file sees its own constant, function, type, alias and extension of a name that both use.
  @Test func seesWhatItsFileDeclares() {
    let numbers = """
      private let values = [1, 2]
      private func label() -> Int { 1 }
      private struct Row { var count = 1 }
      fileprivate enum Kind { case one }
      private typealias Pair = (Int, Int)
      private protocol Named { var name: Int { get } }
      extension Row: Named { var name: Int { count } }
      extension Int { fileprivate var half: Int { self / 2 } }
      private extension Int { func more() -> Int { self + 1 } }
      func showNumbers() {
        let pair: Pair = (values[0], label())
        print(pair.0 + Row(count: 2).name + 4.half + 4.more(), Kind.one)
      }
      """
    let texts = """
      private let values = ["a"]
      private func label() -> String { "b" }
      private struct Row { var text = "c" }
      fileprivate enum Kind { case two }
      private typealias Pair = (String, String)
      private protocol Named { var name: String { get } }
      extension Row: Named { var name: String { text } }
      extension Int { fileprivate var half: String { "\\(self / 2)" } }
      private extension Int { func more() -> String { "\\(self + 1)" } }
      func showTexts() {
        let pair: Pair = (values[0], label())
        print(pair.0 + Row(text: "d").name + 4.half + 4.more(), Kind.two)
      }
      """
    #expect(Checked([numbers, texts, "func showAll() { showNumbers(); showTexts() }"]).problems == [])
  }

  /// L: extensions of protocols too have members of one name, each for its file.
  @Test func seesWhatItsFileAddsToViews() {
    func file(_ name: String, _ color: String, _ value: String) -> String {
      """
      import SwiftUI
      private extension View { func card() -> some View { padding(\(value)) } }
      private extension ShapeStyle where Self == Color { static var brand: Color { .\(color) } }
      private extension Color { static let tint = Color.\(color) }
      struct \(name): View { var body: some View { Text("a").card().foregroundStyle(.brand).background(Color.tint) } }
      """
    }
    #expect(Checked([file("First", "red", "1"), file("Second", "blue", ".top")]).problems == [])
  }

  /// L: what is `private` in one file alone has no other beside it.
  @Test func refusesWhatAllFilesSee() {
    let shared = "struct Row {}\nlet total = 1\nfunc label() {}\nextension Int { var half: Int { 1 } }"
    let own =
      "private struct Row {}\nprivate let total = 1\nprivate func label() {}\nextension Int { fileprivate var half: Int { 1 } }"
    #expect(
      Checked([shared, own]).problems == [
        "1:16 redeclaration: invalid redeclaration of 'Row'", "2:13 redeclaration: invalid redeclaration of 'total'",
        "3:14 redeclaration: invalid redeclaration of 'label()'",
        "4:33 redeclaration: invalid redeclaration of 'half'",
      ])
    let twice = "private let total = 1\nprivate let total = 2"
    #expect(Checked([twice, own]).problems == ["2:13 redeclaration: invalid redeclaration of 'total'"])
  }
}
