import Testing

@testable import TheseusSession

@Suite struct InputTests {
  static let cases: [(text: String, input: Input)] = [
    ("", .empty),
    ("  \n", .empty),
    (":tap Save", .command(.tap, arguments: "Save")),
    (" :tap   Jump to Top ", .command(.tap, arguments: "Jump to Top")),
    (":un", .command(.undo, arguments: "")),
    (":und 2", .command(.undo, arguments: "2")),
    (":re", .ambiguous(word: "re", [.redo, .reset, .reload, .record])),
    (":exit", .command(.quit, arguments: "")),
    (":tpa Save", .unknown(word: "tpa", suggestion: .tap)),
    (":xyzzy", .unknown(word: "xyzzy", suggestion: nil)),
    ("count += 1", .swift("count += 1")),
    ("help", .command(.help, arguments: "")),
    ("help tap", .command(.help, arguments: "tap")),
    ("help me", .swift("help me")),
    ("?", .command(.help, arguments: "")),
    ("quit", .command(.quit, arguments: "")),
    ("quit()", .swift("quit()")),
  ]

  @Test(arguments: cases.indices) func isCategorized(_ index: Int) {
    let example = Self.cases[index]
    #expect(Input.categorize(example.text) == example.input)
  }

  @Test func boundNamesAreSwift() {
    #expect(Input.categorize("help", isBound: { $0 == "help" }) == .swift("help"))
    #expect(Input.categorize("exit", isBound: { $0 == "exit" }) == .swift("exit"))
  }

  @Test func everyCommandSaysWhatItDoes() {
    for command in Command.allCases {
      #expect(!command.summary.isEmpty)
      #expect(command.usage.hasPrefix(":\(command.rawValue)"))
    }
  }

  @Test func argumentsAreSplit() {
    #expect(CommandArguments.whole("Jump to Top") == "Jump to Top")
    #expect(CommandArguments.whole("\"Jump to Top\"") == "Jump to Top")
    #expect(CommandArguments.whole("  ") == nil)
    let pair = CommandArguments.pair("\"First name\" Rex the dog")
    #expect(pair?.name == "First name" && pair?.value == "Rex the dog")
    #expect(CommandArguments.pair("Name") == nil)
  }

  @Test(arguments: [("200ms", 0.2), ("1s", 1), ("2m", 120), ("3h", 10800), ("4d", 345_600), ("1.5s", 1.5)])
  func durationsAreRead(_ text: String, _ seconds: Double) {
    #expect(VirtualDuration.seconds(text) == seconds)
  }

  @Test(arguments: ["", "s", "1", "1 year", "-1s", "1e9d", "999999999d"])
  func otherTextsAreNoDurations(_ text: String) {
    #expect(VirtualDuration.seconds(text) == nil)
  }
}

@Suite struct JournalTests {
  @Test func undoKeepsWhatFollowsTheUpdateArrivedAt() {
    var journal = Journal<String>()
    journal.append("a", input: "a", isUpdate: true)
    journal.append("focus", input: ":focus A", isUpdate: false)
    journal.append("b", input: "b", isUpdate: true)
    #expect(journal.position == 2)
    let moved = journal.move(to: 1)
    #expect(moved)
    #expect(journal.entries == ["a", "focus"])
    #expect(journal.lastPosition == 2)
  }

  @Test func newEntryForgetsWhatWasUndone() {
    var journal = Journal<String>()
    for name in ["a", "b", "c"] { journal.append(name, input: name, isUpdate: true) }
    let back = journal.move(to: 1)
    journal.append("d", input: "d", isUpdate: true)
    let beyond = journal.move(to: 3)
    #expect(back && !beyond)
    #expect(journal.entries == ["a", "d"])
    #expect(journal.updates.map(\.input) == ["a", "d"])
  }

  @Test func mountIsPositionZero() {
    var journal = Journal<String>()
    journal.append("a", input: "a", isUpdate: true)
    let moved = journal.move(to: 0)
    #expect(moved)
    #expect(journal.entries == [])
    #expect(journal.position == 0)
  }
}
