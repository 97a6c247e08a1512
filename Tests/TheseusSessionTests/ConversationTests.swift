import TheseusProgram
import TheseusTestSupport
import Testing

@testable import TheseusSession

@Suite struct ConversationTests {
  @Test(arguments: Conversation.all) func answers(_ conversation: Conversation) {
    expectGolden(conversation.transcript, named: conversation.name + ".txt")
  }

  /// Undoing everything and doing it again gives what was there, handles too; so does a second session with the same inputs.
  @Test(arguments: Conversation.all) func replays(_ conversation: Conversation) {
    let (source, inputs) = (conversation.source, conversation.inputs)
    let differences = onLargeStack { () -> [String] in
      var differences: [String] = []
      func compare(_ a: Session, _ b: [String], _ what: String) {
        differences += zip(a.everything, b).filter { $0 != $1 }.map { "\(what): \($1) became \($0)" }
      }
      let (first, second) = (Session(.test), Session(.test))
      for session in [first, second] { _ = session.load([SourceFile(name: "test.swift", text: source)], root: nil) }
      for input in inputs {
        _ = first.enter(input)
        _ = second.enter(input)
      }
      let end = first.everything
      compare(second, end, "another session")
      compare(first.fork(), end, "a fork")
      let (position, last) = (first.journal.position, first.journal.lastPosition)
      guard position == last, position > 0 else { return differences }
      _ = first.respond(to: ":jump 0")
      _ = first.respond(to: ":jump \(position)")
      compare(first, end, "there and back")
      return differences
    }
    #expect(differences == [])
  }

  /// An input that fails leaves tree, state, journal and handles as they were, and what comes next finds them so.
  @Test func failuresChangeNothing() {
    let differences = onLargeStack { () -> [String] in
      let session = Session(.test)
      _ = session.load([SourceFile(name: "test.swift", text: Conversation.workshop)], root: nil)
      for before in ["n += 1", "let keep = 5", ":tap Add", ":focus Row[id: 2]"] { _ = session.enter(before) }
      let before = session.everything
      var differences: [String] = []
      for input in Conversation.failures {
        if session.enter(input).outcome == .accepted { differences.append("\(input): accepted") }
        let after = session.everything
        differences += zip(before, after).filter { $0 != $1 }.map { "\(input): \($0) became \($1)" }
        let next = Words(session.enter("keep")).text
        if next != "= 5: Int" { differences.append("\(input): keep is \(next)") }
      }
      return differences
    }
    #expect(differences == [])
  }

  @Test func forksAreIsolated() {
    let answers = onLargeStack { () -> [String] in
      let session = Session(.test)
      _ = session.load([SourceFile(name: "test.swift", text: Conversation.counter)], root: nil)
      _ = session.respond(to: "n = 5")
      let fork = session.fork()
      let before = session.everything
      _ = fork.respond(to: "n = 7")
      let same = before == session.everything ? "same" : "differs"
      return [same, Words(session.respond(to: "n")).text, Words(fork.respond(to: "n")).text]
    }
    #expect(answers == ["same", "= 5: Int", "= 7: Int"])
  }

  @Test func checkpointsComeBack() {
    let differences = onLargeStack { () -> [String] in
      let session = Session(.test)
      _ = session.load([SourceFile(name: "test.swift", text: Conversation.counter)], root: nil)
      _ = session.respond(to: "n = 5")
      let checkpoint = session.checkpoint
      let before = session.everything
      for input in ["n = 7", "let x = 1", ":tap Add"] { _ = session.respond(to: input) }
      session.restore(checkpoint)
      return zip(before, session.everything).filter { $0 != $1 }.map { "\($0) became \($1)" }
    }
    #expect(differences == [])
  }
}
