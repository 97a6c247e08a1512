import Testing
import TheseusTrace

@testable import TheseusSession

@Suite struct CompletionTests {
  private static let scope: CompletionScope = {
    var scope = CompletionScope()
    scope.controls = [
      Control(number: 1, kind: "Button", name: "Save", node: 1),
      Control(number: 2, kind: "Toggle", name: "Sound", obstacle: .disabled, node: 1),
      Control(number: 3, kind: "TextField", name: "First name", node: 1),
      Control(number: 4, kind: "TextField", name: "City", node: 1),
    ]
    scope.views = [ViewReference(node: 1, view: "Home"), ViewReference(node: 7, view: "Row")]
    scope.names = [.init("count"), .init("counter"), .init("dayTime")]
    scope.members = { base in
      switch base {
      case "": [.init("red"), .init("green")]
      case "pets[0]": [.init("name"), .init("id")]
      default: [.init("count of \(base)")]
      }
    }
    return scope
  }()

  static let cases: [(text: String, word: String, candidates: [String])] = [
    (":ta", ":ta", [":tap"]),
    (":re", ":re", [":redo", ":reset", ":reload"]),
    (":tap S", "S", ["Save", "Sound"]),
    (":toggle ", "", ["Sound"]),
    (":enter ", "", ["\"First name\"", "City"]),
    (":enter \"Fi", "\"Fi", ["\"First name\""]),
    (":system colorS", "colorS", ["colorScheme"]),
    (":system colorScheme ", "", ["light", "dark"]),
    (":system colorScheme d", "d", ["dark"]),
    (":set detail f", "f", ["full"]),
    (":why R", "R", ["Row"]),
    (":last b", "b", ["brief"]),
    (":glossary structural", "structural", ["structural identity"]),
    (":xyzzy a", "", []),
    ("cou", "cou", ["count", "counter"]),
    ("count += day", "day", ["dayTime"]),
    ("pets[0].n", "n", ["name"]),
    ("f(a).b.", "", ["count of f(a).b"]),
    ("tint = .r", "r", ["red"]),
    ("f(.", "", ["red", "green"]),
    ("\"text\"", "", []),
  ]

  @Test(arguments: cases.indices) func completes(_ index: Int) {
    let example = Self.cases[index]
    let completion = Self.scope.completion(of: example.text)
    #expect(completion.word == example.word, "\(example.text)")
    #expect(completion.candidates.map(\.text) == example.candidates, "\(example.text)")
  }

  @Test func everyCandidateBeginsWithTheWord() {
    for example in Self.cases {
      let completion = Self.scope.completion(of: example.text)
      for candidate in completion.candidates { #expect(candidate.text.hasPrefix(completion.word)) }
    }
  }
}
