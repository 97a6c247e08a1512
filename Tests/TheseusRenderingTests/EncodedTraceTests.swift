import Foundation
import Testing
import TheseusRendering
import TheseusTestSupport
import TheseusTrace

@Suite struct EncodedTraceTests {
  @Test(arguments: Example.all) func decodesWhatItEncodes(_ example: Example) throws {
    let encoded = EncodedTrace(encoding: example.trace, detail: .full)
    #expect(!encoded.line.contains("\n"))
    #expect(try JSONDecoder().decode(EncodedTrace.self, from: Data(encoded.line.utf8)) == encoded)
  }

  @Test(arguments: Example.all.filter { $0.name != "huge" }) func golden(_ example: Example) {
    expectGolden(EncodedTrace(encoding: example.trace).line + "\n", named: "\(example.name).json")
  }

  @Test(arguments: EventExample.all) func everyKindOfEvent(_ example: EventExample) throws {
    let encoded = EncodedTrace(encoding: example.trace, detail: .full)
    #expect(try JSONDecoder().decode(EncodedTrace.self, from: Data(encoded.line.utf8)) == encoded)
    expectGolden(encoded.line + "\n", named: "event-\(example.name).json")
  }

  @Test func aRunIsExpanded() {
    let encoded = EncodedTrace(encoding: Example.huge)
    #expect(encoded.skipped.count == 10_000)
    #expect(encoded.skipped.last?.node == 10_001)
  }

  @Test func theKeysOfAnUpdateStandInTheOrderOfTheContract() throws {
    let line = EncodedTrace(encoding: Example.branch).line
    let keys = [
      "version", "update", "input", "cause", "passes", "writes", "bodies", "skipped", "created", "removed", "kept",
      "moved",
      "removing", "revived", "state", "events", "output", "warnings", "error",
    ]
    var rest = line[...]
    for key in keys {
      let range = try #require(rest.firstRange(of: "\"\(key)\":"), "\(key) is missing or too early")
      rest = rest[range.upperBound...]
    }
  }

  @Test func aFailureFillsNothingElse() {
    #expect(
      EncodedTrace(encoding: Example.failure).line.hasSuffix(
        #""error":{"id":"index-out-of-range","message":"index out of range","location":"input 3:1:5"}}"#))
  }

  @Test func answers() throws {
    let controls = Answer(
      input: ":controls",
      controls: [
        Control(number: 1, kind: "Button", name: "Night", node: 1),
        Control(number: 2, kind: "TextField", name: "Title", obstacle: .disabled, node: 2, value: "Purr"),
      ])
    let tree = Answer(input: ":tree", tree: Example.branch.tree)
    let state = Answer(
      input: ":state",
      state: [StateRow(view: Example.home, property: .init(name: "dayTime", value: "true"))])
    let value = Answer(input: "1 + 1", result: "2", type: "Int")
    let lines = [controls, tree, state, value].map { EncodedAnswer(encoding: $0) }
    for encoded in lines {
      #expect(try JSONDecoder().decode(EncodedAnswer.self, from: Data(encoded.line.utf8)) == encoded)
    }
    expectGolden(lines.map { $0.line + "\n" }.joined(), named: "answers.json")
    #expect(lines.last?.line == #"{"version":1,"update":null,"input":"1 + 1","result":"2","type":"Int"}"#)
  }

  @Test func controlCharactersAreEscaped() {
    let trace = Trace(0, "\u{1B}\u{7F}\"\\\n") { _ in }
    #expect(EncodedTrace(encoding: trace).line.contains(#""input":"\u001b\u007f\"\\\n""#))
  }
}

/// A trace with one entry, for the shape of that entry.
struct EventExample: Sendable, CustomTestStringConvertible {
  let name: String
  let trace: Trace
  var testDescription: String { name }

  private init(_ name: String, _ fill: (inout Trace) -> Void) {
    self.name = name
    trace = Trace(1, "x", fill: fill)
  }

  private static let view = ViewReference(node: 4, view: "Outer.Card", type: "Outer.Card<Text>")
  private static let existence = Trace.Existence(
    view: .init(node: 5, view: "Text", kind: .primitive), identity: "Home/each(2)/Text", rule: .forEach)

  static let all: [EventExample] = [
    EventExample("write-view") { $0.writes = [Trace.write(view, "n", "0", "1")] },
    EventExample("write-object") { trace in
      trace.writes = [
        .init(
          target: .object("Model #2"), property: "name", old: #""a""#, new: #""a""#, changed: false, invalidates: true)
      ]
    },
    EventExample("write-environment") { trace in
      trace.writes = [.init(target: .environment, property: "colorScheme", old: "light", new: "dark")]
    },
    EventExample("silences") { trace in
      let view = ViewReference(node: 4, view: "Row")
      let reasons: [Trace.Silence.Reason] = [
        .sameValue, .unread(owner: view, passesBinding: true), .unread(owner: view, passesBinding: false),
        .unobserved(type: "Model", others: [.init(view: view, property: "name")]),
        .unobserved(type: "Model", others: []), .unheld(object: "Model #2"),
        .unobservable(type: "Model", because: .ignored), .unobservable(type: "Model", because: .unpublished),
        .unobservable(type: "Model", because: .plainClass), .unreadEnvironment, .removing(view),
      ]
      trace.silences = reasons.map { Trace.Silence(write: 0, reason: $0) }
    },
    EventExample("idle-constant") { $0.idleAct = .constant(control: #"Toggle "Loud""#) },
    EventExample("idle-menu") { $0.idleAct = .menu(control: #"Menu "More""#) },
    EventExample("bystanders") { $0.bystanders = [.init(write: 0, count: 11)] },
    EventExample("causes") { trace in
      let maker = Trace.Maker(view: view, content: "ForEach", id: "2")
      trace.bodies = [
        .init(
          view: view, pass: 2, reasons: [.dependencies, .viewValue, .property("_scheme"), .identity],
          causes: [
            .init(reason: .dependencies, subject: .object("Model #2", property: "name"), old: "1", new: "2", write: 0),
            .init(reason: .viewValue, subject: .field("title"), old: "1", new: "2", maker: maker),
            .init(reason: .viewValue, subject: .closure(field: "action"), maker: maker),
            .init(reason: .viewValue, subject: .whole),
            .init(reason: .property("_scheme"), subject: .environment(key: "colorScheme"), old: "light", new: "dark"),
          ], printChanges: "Outer.Card<Text>: @dependencies, @self, _scheme, @identity changed.")
      ]
    },
    EventExample("contents") { $0.contents = [.init(owner: view, container: "ForEach", element: "each(2)", pass: 1)] },
    EventExample("skipped") { $0.skipped = [ViewRun(view), ViewRun(view: "Row", nodes: [7...8])] },
    EventExample("created") { $0.created = [existence] },
    EventExample("removed") { $0.removed = [existence] },
    EventExample("kept") { $0.kept = [ViewRun(view)] },
    EventExample("moved") { $0.moved = [.init(view: view, identity: "Home/each(2)/Card", from: 2, to: 0)] },
    EventExample("removing") { $0.removing = [existence] },
    EventExample("revived") { $0.revived = [existence] },
    EventExample("state") { trace in
      trace.state = [
        .init(view: view, property: "a", event: .created, new: "1"),
        .init(view: view, property: "a", event: .changed, old: "1", new: "2"),
        .init(view: view, property: "m", kind: .stateObject, event: .lost, old: "Model #2", replacedBy: 9),
      ]
    },
    EventExample("events") { trace in
      trace.events = Trace.LifecycleEvent.Kind.allCases.map { kind in
        .init(
          view: view, event: kind, on: kind == .onAppear ? "Text" : nil, phase: kind == .transition ? "identity" : nil)
      }
    },
    EventExample("changes") { trace in
      trace.changes = [
        .init(view: view, change: .interpolates, property: "opacity", old: "0.3", new: "1"),
        .init(view: view, change: .inserted, transition: ".opacity"),
        .init(view: view, change: .removed, transition: "slide"),
      ]
    },
    EventExample("warnings") { trace in
      trace.warnings = [.init(id: "duplicate-id", message: "the ID 1 occurs", location: "pets.swift:12:9")]
    },
    EventExample("result") { trace in
      trace.result = "3"
      trace.type = "Int"
      trace.output = ["line"]
    },
  ]
}
