import TheseusTestSupport
import Testing

/// Compares what Theseus says of wrong sources with what the compiler says: the same lines, in its words.
@Suite struct RejectionTests {
  @Test(arguments: Rejection.all)
  func complainsAsTheCompilerDoes(_ rejection: Rejection) throws {
    if Recording.isOn { return }
    let found = try #require(onLargeStack { rejection.complaints() })
    #expect(found.map(\.line) == rejection.expected.map(\.line), "\(rejection.id): \(found)")
    for (have, want) in zip(found, rejection.expected) {
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
