import TheseusTestSupport
import Testing

/// Compares what Theseus says of wrong sources with what the compiler says: the same lines, in its words.
@Suite struct RejectionTests {
  @Test(arguments: Rejection.all)
  func complainsAsTheCompilerDoes(_ rejection: Rejection) throws {
    if Recording.isOn { return }
    // Of one line the compiler says first what its search found last.
    let found = try #require(onLargeStack { rejection.complaints() }).sorted {
      ($0.line, $0.message) < ($1.line, $1.message)
    }
    let expected = rejection.expected.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
    #expect(found.map(\.line) == expected.map(\.line), "\(rejection.id): \(found)")
    for (have, want) in zip(found, expected) {
      // A suggestion may stand behind the compiler's words.
      #expect(have.message.hasPrefix(want.message), "\(rejection.id):\(want.line)")
    }
  }

  @Test func recordsErrors() throws {
    guard Recording.isOn else { return }
    let wanted = Rejection.all.filter { Recording.asks(for: $0.id) }
    let changed = try Recording.record(wanted)
    Issue.record("recorded \(changed.count) of \(wanted.count): \(changed.joined(separator: ", "))")
  }
}
