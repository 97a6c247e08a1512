import Testing

@testable import TheseusShell

/// How lines become inputs, with braces for a language.
@Suite struct InputAssemblerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    /// What is fed, one typed line or one paste each.
    var fed: [String]
    var events: [InputAssembler.Event]
    /// What is pending at the end.
    var pending: String?

    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "a complete line", fed: ["a"], events: [.input("a")]),
    Case(id: "an empty line", fed: ["", "  "], events: [.input(""), .input("")]),
    Case(id: "a wrong line is answered", fed: ["}"], events: [.input("}")]),
    Case(id: "lines until complete", fed: ["a {", "b", "}"], events: [.input("a {\nb\n}")]),
    Case(id: "a blank line abandons", fed: ["a {", " ", "b"], events: [.abandoned("a {"), .input("b")]),
    Case(id: "pending", fed: ["a {", "b"], events: [], pending: "a {\nb"),
    Case(id: "an explicit block", fed: [":{", "a", "", ".b", ":}"], events: [.input("a\n\n.b")]),
    Case(id: "an explicit block on one line", fed: [":{ a :}"], events: [.input(" a ")]),
    Case(id: "an explicit block closed behind text", fed: [":{ a", "b :}  "], events: [.input(" a\nb ")]),
    Case(id: "an empty block", fed: [":{", ":}"], events: []),
    Case(id: "an open block", fed: [":{", "a"], events: [], pending: "a"),
    Case(id: "a paste of several inputs", fed: ["a\n\nb {\n\n  c\n}\nd"], events: inputs("a", "b {\n\n  c\n}", "d")),
    Case(id: "a pasted line goes on", fed: ["a\n.b\n.c\nd"], events: inputs("a\n.b\n.c", "d")),
    Case(id: "a pasted line goes on after a blank one", fed: ["a\n\n.b"], events: inputs("a\n\n.b")),
    Case(id: "a typed line does not go on", fed: ["a", ".b"], events: inputs("a", ".b")),
    Case(id: "an unfinished paste is finished by hand", fed: ["a {\n  b", "}"], events: inputs("a {\n  b\n}")),
    Case(id: "deeper lines go on", fed: ["a\n  b\nc"], events: inputs("a\n  b", "c")),
    Case(id: "one pasted prompt", fed: ["theseus> a"], events: inputs("a")),
    Case(
      id: "a pasted transcript", fed: ["theseus> a\n  out\n\ntheseus> b {\n......> }\nwhy\n"],
      events: inputs("a", "b {\n}")),
    Case(id: "a transcript of a lesson", fed: ["two-ways 3/7> a\n~ out\ntwo-ways 4/7> b"], events: inputs("a", "b")),
    Case(id: "a transcript from its middle", fed: ["out\ntheseus> a\nout"], events: inputs("a")),
    Case(id: "a transcript with an empty prompt", fed: ["theseus> a\ntheseus>\ntheseus> "], events: inputs("a")),
    Case(id: "a continuation that could stand alone", fed: ["theseus> a\n......> .b"], events: inputs("a\n.b")),
    Case(id: "a transcript cut off", fed: ["theseus> a {\ntheseus> b"], events: inputs("a {", "b")),
    Case(id: "no prompt", fed: ["a > b", "a> b", "x 1/2>3"], events: inputs("a > b", "a> b", "x 1/2>3")),
  ]

  private static func inputs(_ texts: String...) -> [InputAssembler.Event] { texts.map { .input($0) } }

  @Test(arguments: cases)
  func linesBecomeInputs(example: Case) {
    var assembler = makeAssembler()
    let events = example.fed.flatMap { assembler.feed($0) }
    #expect(events == example.events)
    let pending = assembler.finish()
    #expect(pending == example.pending)
    #expect(!assembler.isPending)
  }

  @Test func interruptAbandons() {
    var assembler = makeAssembler()
    let hadNothing = !assembler.abandon()
    _ = assembler.feed("a {")
    let hadSomething = assembler.abandon()
    let next = assembler.feed("b")
    #expect(hadNothing && hadSomething)
    #expect(next == [.input("b")])
  }

  @Test func longPasteAsksTheParserRarely() {
    var asked = 0
    var assembler = InputAssembler(
      completeness: { text in
        asked += 1
        return Self.completeness(of: text)
      }, continues: { $0.hasPrefix(".") })
    let lines = ["a {"] + (1...1000).map { "  \($0)" } + ["}"]
    #expect(assembler.feed(lines.joined(separator: "\n")).count == 1)
    #expect(asked < 5)
  }

  private func makeAssembler() -> InputAssembler {
    InputAssembler(completeness: Self.completeness, continues: { $0.hasPrefix(".") })
  }

  private static func completeness(of text: String) -> InputAssembler.Completeness {
    let depth = text.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
    return depth > 0 ? .incomplete : depth < 0 ? .wrong : .complete
  }
}
