import TheseusTestSupport
import Testing

/// Compares what Theseus says of wrong sources with what the compiler says: the same places, in its words.
@Suite struct RejectionTests {
  @Test(arguments: Rejection.all)
  func complainsAsTheCompilerDoes(_ rejection: Rejection) throws {
    if Recording.isOn { return }
    let found = try #require(onLargeStack { rejection.complaints() })
    let expected = rejection.known
    #expect(rejection.needlessMoves.isEmpty, "\(rejection.id)")
    #expect(found.map(\.place) == expected.map(\.place), "\(rejection.id): \(found)")
    for (have, want) in zip(found, expected) {
      // A suggestion may stand behind the compiler's words.
      #expect(have.message.hasPrefix(want.message), "\(rejection.id):\(want.place)")
    }
  }

  @Test func recordsErrors() throws {
    guard Recording.isOn else { return }
    let wanted = Rejection.all.filter { Recording.asks(for: $0.id) }
    let changed = try Recording.record(wanted)
    Issue.record("recorded \(changed.count) of \(wanted.count): \(changed.joined(separator: ", "))")
  }
}
