import TheseusSession
import TheseusTestSupport
import Testing

/// What goes wrong inside the library ends the learner's program, with Swift's message and the learner's line; never Theseus.
@Suite struct TrapTests {
  @Test(arguments: TrapRow.all)
  func endsAsTheCompiledProgramEnds(_ row: TrapRow) throws {
    if Recording.isOn { return }
    let outcome = try #require(onLargeStack { Script(row.source, name: "main.swift").run() })
    #expect(outcome.output == "before\n")
    #expect(outcome.status == 3)
    let failure = try #require(outcome.diagnostics.last)
    if !row.message.isEmpty { #expect(failure.message == row.message) }
    let place = failure.range.flatMap { outcome.files.location(of: $0) }
    #expect(place?.hasPrefix("main.swift:4:") == true, "\(place ?? "nowhere")")
  }

  @Test func recordsMessages() throws {
    guard Recording.isOn else { return }
    let changed = try Recording.record(TrapRow.all)
    Issue.record("recorded \(changed.count) of \(TrapRow.all.count): \(changed.joined(separator: ", "))")
  }
}
