import Testing
import TheseusTrace

@testable import TheseusSession

@Suite struct InputCompletionTests {
  private static let context: CompletionContext = {
    var context = CompletionContext()
    context.controls = [
      Control(number: 1, kind: "Button", name: "Save", node: 1),
      Control(number: 2, kind: "Toggle", name: "Sound", enabled: false, node: 1),
      Control(number: 3, kind: "TextField", name: "First name", node: 1),
      Control(number: 4, kind: "TextField", name: "City", node: 1),
    ]
    context.views = [.init("Home"), .init("Row#7")]
    context.systemKeys = [.init("colorScheme", values: ["light", "dark"]), .init("locale", values: [])]
    context.settings = [.init(key: "detail", value: "normal", choices: ["brief", "normal", "full"])]
    context.history = [.init(position: 0, input: "mount"), .init(position: 1, input: "n += 1")]
    context.names = [.init("count"), .init("counter"), .init("dayTime")]
    context.members = { $0 == "pets[0]" ? [.init("name"), .init("id")] : [.init("count of \($0)")] }
    context.implicitMembers = { _ in [.init("red"), .init("green")] }
    return context
  }()

  static let cases: [(text: String, word: String, candidates: [String])] = [
    (":ta", ":ta", [":tap"]),
    (":re", ":re", [":redo", ":reset", ":reload"]),
    (":tap S", "S", ["Save", "Sound"]),
    (":toggle ", "", ["Sound"]),
    (":enter ", "", ["\"First name\"", "City"]),
    (":enter \"Fi", "\"Fi", ["\"First name\""]),
    (":system c", "c", ["colorScheme"]),
    (":system colorScheme ", "", ["light", "dark"]),
    (":system colorScheme d", "d", ["dark"]),
    (":set detail f", "f", ["full"]),
    (":why R", "R", ["Row#7"]),
    (":last b", "b", ["brief"]),
    (":glossary structural", "structural", ["structural identity"]),
    (":jump ", "", ["0", "1"]),
    (":xyzzy a", "", []),
    ("cou", "cou", ["count", "counter"]),
    ("", "", ["count", "counter", "dayTime"]),
    ("count += day", "day", ["dayTime"]),
    ("pets[0].n", "n", ["name"]),
    ("f(a).b.", "", ["count of f(a).b"]),
    ("tint = .r", "r", ["red"]),
    ("f(.", "", ["red", "green"]),
    ("\"text\"", "", []),
  ]

  @Test(arguments: cases.indices) func completes(_ index: Int) {
    let example = Self.cases[index]
    let completion = InputCompletion(of: example.text, in: Self.context)
    #expect(completion.word == example.word, "\(example.text)")
    #expect(completion.candidates.map(\.text) == example.candidates, "\(example.text)")
  }

  @Test func everyCandidateBeginsWithTheWord() {
    for example in Self.cases {
      let completion = InputCompletion(of: example.text, in: Self.context)
      for candidate in completion.candidates { #expect(candidate.text.hasPrefix(completion.word)) }
    }
  }
}
