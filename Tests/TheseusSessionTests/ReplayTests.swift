import TheseusProgram
import TheseusTestSupport
import Testing

@testable import TheseusSession

/// What a replay takes over from the run before it: undo, forks and checkpoints perform the same inputs again.
@Suite struct ReplayTests {
  private static let counter = SourceFile(
    name: "counter.swift",
    text: """
      struct Counter: View {
        @State var n = 0
        var body: some View { Text("\\(n)") }
      }
      """)

  /// What a session that shows the counter gives after some work.
  private func afterLoading<Result: Sendable>(_ work: @escaping @Sendable (Session) -> Result) throws -> Result {
    let result = onLargeStack { () -> Result in
      let session = Session(Session.Configuration(catalogue: .shared))
      _ = session.load([Self.counter], root: nil)
      return work(session)
    }
    return try #require(result)
  }

  @Test func anUndoChecksNothingAgain() throws {
    let (isSame, before, after) = try afterLoading { session in
      for input in ["n += 1", "let k = 2", "n = k", "struct Other {}", "n += k"] { _ = session.respond(to: input) }
      let checker = session.running?.checker
      _ = session.respond(to: ":undo")
      _ = session.respond(to: ":redo")
      let before = session.running?.checker.program.functions.count
      for input in [":undo", ":redo", ":undo", ":redo"] { _ = session.respond(to: input) }
      return (session.running?.checker === checker, before, session.running?.checker.program.functions.count)
    }
    #expect(isSame)
    #expect(before != nil && before == after)
  }

  @Test func namesOfAForkAreItsOwn() throws {
    let results = try afterLoading { session -> [String?] in
      let fork = session.fork()
      _ = fork.respond(to: "let a = 1")
      _ = session.respond(to: "let a = \"s\"")
      _ = session.respond(to: "n = 5")
      _ = fork.respond(to: "n = a")
      _ = session.respond(to: ":undo")
      return [fork, session].flatMap { one in ["a", "n"].map { Self.result(of: one.respond(to: $0)) } }
    }
    #expect(results == ["1", "1", "\"s\"", "0"])
  }

  @Test func namesAreThereAfterAnUndoBehindAnEdit() throws {
    let results = try afterLoading { session -> [String?] in
      let inputs = [
        "let a = 4", "struct Other {}", "let b = a + 1", "n = b", "n = 0", ":undo 2", ":redo", ":undo 2", "a", ":redo",
        ":redo",
      ]
      for input in inputs { _ = session.respond(to: input) }
      return ["a", "b", "n"].map { Self.result(of: session.respond(to: $0)) }
    }
    #expect(results == ["4", "5", "5"])
  }

  private static func result(of response: Response) -> String? {
    for case .answer(let answer) in response.parts { return answer.result }
    return nil
  }
}
