import Testing
import TheseusProgram
import TheseusSession
import TheseusTestSupport
import TheseusTrace

/// Whatever was entered: an input that fails changes nothing, and undo then redo gives the same again.
@Suite struct JournalPropertyTests {
  @Test(arguments: [1, 2] as [UInt64]) func failuresAndUndoLeaveNothingBehind(_ seed: UInt64) throws {
    let problems = try #require(onLargeStack { JournalPropertyTests.problems(seed: seed) })
    #expect(problems == [], "seed \(seed)")
  }

  /// Inputs that write first and fail then.
  private static let failures = [
    "f.toggle(); k += 1; _ = [1][5]", "items = []; m.a += 1; x += items[0].v", "o.a += 1; fatalError(\"no\")",
  ]

  private static func problems(seed: UInt64) -> [String] {
    var chance = Chance(seed: seed)
    var problems: [String] = []
    for specimen in Specimen.random(2, seed: seed, depth: 3) {
      let source = SourceFile(name: "specimen.swift", text: Specimen.declarations + specimen.text)
      // One session goes on undisturbed beside the other.
      let (session, calm) = (
        Session(Session.Configuration(catalogue: .shared)), Session(Session.Configuration(catalogue: .shared))
      )
      for each in [session, calm] { _ = each.load([source], root: specimen.name) }
      for _ in 0..<4 {
        let button = SpecimenButton.allCases[chance.below(SpecimenButton.allCases.count)]
        let failure = failures[chance.below(failures.count)]
        let before = session.tree
        if session.respond(to: failure).outcome != .failed { problems.append("'\(failure)' did not fail") }
        if session.tree != before { problems.append("'\(failure)' left something behind") }
        let (trace, expected) = (trace(of: button, in: session), trace(of: button, in: calm))
        if trace != expected { problems.append("after '\(failure)', '\(button.rawValue)' says something else") }
        let after = session.tree
        _ = session.respond(to: ":undo")
        if trace?.update != nil, session.tree != before {
          problems.append("undoing '\(button.rawValue)' is not going back")
        }
        _ = session.respond(to: ":redo")
        if session.tree != after { problems.append("redoing '\(button.rawValue)' gives something else") }
        if !problems.isEmpty { return problems + [specimen.text] }
      }
    }
    return problems
  }

  private static func trace(of button: SpecimenButton, in session: Session) -> Trace? {
    guard case .trace(let trace)? = session.respond(to: ":tap \(button.rawValue)").parts.first else { return nil }
    return trace
  }
}
