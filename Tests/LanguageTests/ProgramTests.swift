import Foundation
import TheseusInterpreter
import TheseusProgram
import TheseusSession
import TheseusTestSupport
import Testing

/// Runs each program of `Programs/` and compares what it prints with what the compiler's executable printed.
@Suite struct ProgramTests {
  @Test(arguments: LanguageProgram.all)
  func printsWhatTheCompiledProgramPrints(_ program: LanguageProgram) throws {
    if Recording.isOn { return }
    let outcome = try #require(onLargeStack { program.run() })
    #expect(outcome.lines == program.expectation.lines, "\(program.id)\n\(outcome.problems)")
    #expect((outcome.status != 0) == program.expectation.traps, "\(program.id)\n\(outcome.problems)")
    if let message = program.expectation.message, !message.isEmpty {
      #expect(outcome.problems.contains(message), "\(program.id)")
    }
  }

  @Test func recordsExpectations() throws {
    guard Recording.isOn else { return }
    let wanted = LanguageProgram.all.filter { Recording.asks(for: $0.id) }
    let changed = try Recording.record(wanted)
    Issue.record("recorded \(changed.count) of \(wanted.count): \(changed.joined(separator: ", "))")
  }
}
