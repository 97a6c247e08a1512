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

  /// L: no other file sees what a file or an extension keeps to itself.
  @Test func refusesWhatOtherFilesKeep() {
    let own = """
      private func count() -> Int { 1 }
      fileprivate func total() -> Int { 1 }
      private let limit = 1
      fileprivate var level = 2
      private struct Row { var x = 1 }
      fileprivate enum Kind { case one }
      private typealias Number = Int
      private protocol Named {}
      private struct Stack { var depth = 1 }
      struct Open {
        private var own = 1
        fileprivate var shared = 1
        private func run() {}
        private static let first = 1
        fileprivate static func make() {}
        private struct Inner { }
        fileprivate struct Beside { }
        private(set) var half = 1
        fileprivate(set) var rest = 1
        private subscript(i: Int) -> Int { 1 }
      }
      private extension Open { func walk() {} }
      extension Int { fileprivate var twice: Int { self * 2 } }
      func usesAll() -> Int { count() + total() + limit + level + Row().x + 3.twice + Stack().depth }
      struct Made { fileprivate var x = 1; var y = 2 }
      struct Hidden { fileprivate init() {}; private init(x: Int) {} }
      struct Plain { fileprivate var x: Int }
      """
    let others = """
      struct Other: Named {}
      func use(_ row: Row?, _ inner: Open.Inner?) {
        print(count(), total(), limit)
        level = 3
        let row = Row()
        let kind: Kind = .one
        let number: Number = 1
        var open = Open()
        print(open.own, open.shared, Open.first)
        open.run()
        open.walk()
        Open.make()
        let beside = Open.Beside()
        open.half = 2
        open.rest = 3
        print(3.twice, open[1])
        print(row, kind, number, beside)
      }
      extension Open {
        func more() { own += 1; run(); print(half); half = 2; let i: Inner? = nil }
      }
      func make() { _ = Made(); _ = Made(y: 3); _ = Hidden(); _ = Hidden(x: 3) }
      """
    #expect(
      Checked([own, others]).problems == [
        "1:15 inaccessible: 'Named' is inaccessible due to 'private' protection level",
        "2:17 inaccessible: 'Row' is inaccessible due to 'private' protection level",
        "2:37 inaccessible: 'Inner' is inaccessible due to 'private' protection level",
        "3:9 inaccessible: 'count' is inaccessible due to 'private' protection level",
        "3:18 inaccessible: 'total' is inaccessible due to 'fileprivate' protection level",
        "3:27 inaccessible: 'limit' is inaccessible due to 'private' protection level",
        "4:3 inaccessible: 'level' is inaccessible due to 'fileprivate' protection level",
        "5:13 inaccessible: 'Row' is inaccessible due to 'private' protection level",
        "6:13 inaccessible: 'Kind' is inaccessible due to 'fileprivate' protection level",
        "7:15 inaccessible: 'Number' is inaccessible due to 'private' protection level",
        "9:14 inaccessible: 'own' is inaccessible due to 'private' protection level",
        "9:24 inaccessible: 'shared' is inaccessible due to 'fileprivate' protection level",
        "9:37 inaccessible: 'first' is inaccessible due to 'private' protection level",
        "10:8 inaccessible: 'run' is inaccessible due to 'private' protection level",
        "11:8 inaccessible: 'walk' is inaccessible due to 'fileprivate' protection level",
        "12:8 inaccessible: 'make' is inaccessible due to 'fileprivate' protection level",
        "13:21 inaccessible: 'Beside' is inaccessible due to 'fileprivate' protection level",
        "14:3 inaccessible: cannot assign to property: 'half' setter is inaccessible",
        "15:3 inaccessible: cannot assign to property: 'rest' setter is inaccessible",
        "16:11 inaccessible: 'twice' is inaccessible due to 'fileprivate' protection level",
        "16:22 inaccessible: 'subscript' is inaccessible due to 'private' protection level",
        "20:17 inaccessible: 'own' is inaccessible due to 'private' protection level",
        "20:27 inaccessible: 'run' is inaccessible due to 'private' protection level",
        "20:47 inaccessible: cannot assign to property: 'half' setter is inaccessible",
        "20:64 inaccessible: 'Inner' is inaccessible due to 'private' protection level",
        "22:39 extra-argument: argument passed to call that takes no arguments",
        "22:47 inaccessible: 'Hidden' initializer is inaccessible due to 'fileprivate' protection level",
        "22:61 inaccessible: 'Hidden' initializer is inaccessible due to 'private' protection level",
      ])
  }

  /// L: a file sees the library's where another one has its own of the name.
  @Test func seesTheLibraryBesideWhatOthersKeep() {
    let own = """
      private struct Set { var depth = 1 }
      private func min(_ x: String) -> String { x }
      extension Array { fileprivate func first(_ count: Int) -> Int { count } }
      func one() -> Int { Set().depth + min("a").count + [1].first(2) }
      """
    let others = """
      func two() -> Int { Set([1, 2]).count + min(3, 4) + ([1].first ?? 0) }
      func three(_ set: Set<Int>) -> Int { set.count }
      """
    #expect(Checked([own, others]).problems == [])
  }
}
