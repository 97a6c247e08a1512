import Foundation
import TheseusProgram
import TheseusSession
import TheseusTestSupport
import TheseusTrace
import Testing

@testable import TheseusRendering

/// What the engine really answers, as JSON, keeps the contract of the trace: its words, and that its lists agree with each other.
@Suite struct ContractTests {
  @Test(arguments: TalkSituation.all) func everyUpdateKeepsTheContract(_ situation: TalkSituation) throws {
    let session = Session(Session.Configuration(catalogue: .shared))
    var responses = [session.load([SourceFile(name: "talk.swift", text: situation.source)], root: nil)]
    responses += situation.exchanges.map { session.respond(to: $0.input) }
    let traces = responses.flatMap(\.parts).compactMap { if case .trace(let trace) = $0 { trace } else { nil } }
    #expect(traces.count >= responses.count)
    for trace in traces {
      let line = EncodedTrace(encoding: trace).line
      let encoded = try JSONDecoder().decode(EncodedTrace.self, from: Data(line.utf8))
      #expect(ContractTests.breaches(in: encoded) == [], "\(line)")
    }
  }

  @Test func aBreachIsFound() {
    var broken = EncodedTrace(encoding: Trace(update: 1, input: "n = 1", cause: .mutation))
    #expect(ContractTests.breaches(in: broken) == [])
    broken.cause = "whim"
    broken.kept = []
    broken.skipped = [EncodedView(ViewReference(node: 7, view: "Row"))]
    #expect(ContractTests.breaches(in: broken) == ["cause whim", "skipped, not kept: [7]"])
  }

  /// What in `update` the contract does not allow.
  private static func breaches(in update: EncodedTrace) -> [String] {
    words(of: update) + agreement(of: update)
  }

  private static let rules: Set = [
    "position", "branch", "optional", "forEach", "id", "anyView", "parent", "presentation", "root",
  ]

  private static func words(of update: EncodedTrace) -> [String] {
    var breaches: [String] = []
    func expect(_ word: String, in words: some Sequence<String>, _ what: String) {
      if !words.contains(word) { breaches.append("\(what) \(word)") }
    }
    if update.version != 1 { breaches.append("version \(update.version)") }
    expect(update.cause, in: UpdateCause.allCases.map(\.rawValue), "cause")
    for existence in update.created + update.removed + update.removing + update.revived {
      expect(existence.rule, in: rules, "rule")
    }
    for state in update.state {
      expect(state.event, in: ["created", "changed", "lost"], "state event")
      expect(state.kind, in: StateKind.allCases.map(\.rawValue), "kind")
    }
    for event in update.events { expect(event.event, in: Trace.LifecycleEvent.Kind.allCases.map(\.rawValue), "event") }
    return breaches
  }

  private static func agreement(of update: EncodedTrace) -> [String] {
    var breaches: [String] = []
    let created = Set(update.created.map(\.node))
    let removed = Set(update.removed.map(\.node))
    let kept = Set(update.kept.map(\.node))
    func expect(_ nodes: some Sequence<Int>, _ what: String) {
      let found = Set(nodes).sorted()
      if !found.isEmpty { breaches.append("\(what): \(found)") }
    }
    expect(update.skipped.map(\.node).filter { !kept.contains($0) }, "skipped, not kept")
    expect(kept.intersection(created), "both kept and created")
    expect(kept.intersection(removed), "both kept and removed")
    expect(update.moved.map(\.node).filter { !kept.contains($0) }, "moved, not kept")
    expect(update.bodies.map(\.node).filter { !kept.contains($0) && !created.contains($0) }, "ran, not listed")
    let views = Set(update.created.filter { $0.kind == nil }.map(\.node))
    expect(views.subtracting(update.bodies.map(\.node)), "created without a body")
    expect(
      update.state.filter { $0.event == "created" }.map(\.node).filter { !created.contains($0) }, "state of no new")
    expect(update.state.filter { $0.event == "lost" }.map(\.node).filter { !removed.contains($0) }, "lost, not removed")
    expect(update.bodies.filter { $0.pass > update.passes }.map(\.node), "pass beyond the last")
    for body in update.bodies {
      let items = body.reasons.isEmpty ? "unchanged." : body.reasons.joined(separator: ", ") + " changed."
      let line = "\(body.type ?? body.view): \(items)"
      if body.printChanges != line { breaches.append("\(body.printChanges) is not \(line)") }
    }
    return breaches
  }
}
