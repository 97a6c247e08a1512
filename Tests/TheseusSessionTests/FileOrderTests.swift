import TheseusProgram
import TheseusTestSupport
import Testing

@testable import TheseusSession

/// The files of a program mean the same in whatever order they are given.
@Suite struct FileOrderTests {
  private static let board = """
    import SwiftUI
    struct Board: View {
      func names(in data: Data) throws -> [note] { try JSONDecoder().decode([note].self, from: data) }
      var body: some View {
        Text("\\(1 + 2.0 <+> 3 * 2)")
        Text("\\(√16.0 + 1)")
        Text("\\([1, 2] |> { $0.count + [note]().count })")
      }
    }
    """

  private static let operators = """
    infix operator <+>: AdditionPrecedence
    precedencegroup Pipe { associativity: left lowerThan: AdditionPrecedence }
    infix operator |>: Pipe
    prefix operator √
    func <+> (a: Double, b: Double) -> Double { a * 10 + b }
    func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
    prefix func √ (a: Double) -> Double { a.squareRoot() }
    struct note: Codable { var text: String }
    """

  /// L: an operator binds as its file says in all files, and a name without a capital is that of a type.
  @Test(arguments: [[board, operators], [operators, board]]) func meansTheSameInAnyOrder(_ texts: [String]) throws {
    let run = onLargeStack { () -> String in
      let session = Session(.test)
      let files = texts.enumerated().map { SourceFile(name: "file\($0).swift", text: $1) }
      return Words(session.load(files, root: nil)).text + Words(session.enter(":tree")).text
    }
    let tree = try #require(run)
    for text in ["36.000000", "5.000000", "Text \"2\""] { #expect(tree.contains(text), "\(tree)") }
  }
}
