import TheseusTrace

/// The engine's answer to a prediction, with the fact that shows it.
public struct Answered: Sendable, Hashable {
  /// The answer, in the words that a learner answers in.
  public var answer: String
  /// The fact of the trace that shows it, in one line.
  public var evidence: String
}

extension Prediction.Question {
  /// What the run says; nil where the question does not apply, because there is no such view.
  public func answer(from observation: Observation) -> Answered? {
    switch self {
    case .bodies:
      let names = observation.traces.flatMap { $0.bodies.map { "\($0.view.view) #\($0.view.node)" } }
      return Answered(answer: "\(names.count)", evidence: Self.list(names, none: "No body ran", verb: "ran"))
    case .created:
      let names = observation.traces.flatMap { $0.created.map { "\($0.view.view) #\($0.view.node)" } }
      return Answered(
        answer: "\(names.count)", evidence: Self.list(names, none: "Nothing was created", verb: "created"))
    case .removed:
      let names = observation.traces.flatMap { $0.removed.map { "\($0.view.view) #\($0.view.node)" } }
      return Answered(
        answer: "\(names.count)", evidence: Self.list(names, none: "Nothing was removed", verb: "removed"))
    case .warnings:
      let ids = observation.warningIDs
      let message = observation.traces.flatMap(\.warnings).first?.message
      return Answered(
        answer: ids.isEmpty ? "none" : ids.joined(separator: ", "), evidence: message ?? "There was no warning")
    case .identity(let view): return Self.identity(of: view, observation)
    case .body(let view): return Self.body(of: view, observation)
    case .state(let view, let property): return Self.state(property, of: view, observation)
    }
  }

  /// Whether an answer as typed is the engine's: the words, their beginning, or the number of a choice.
  public func accepts(_ typed: String, for answered: Answered) -> Bool {
    let word = typed.trimmingSpaces.lowercased()
    if word == answered.answer { return true }
    if let number = Int(word), choices.indices.contains(number - 1) { return choices[number - 1] == answered.answer }
    let meant = choices.filter { $0.hasPrefix(word) }
    return !word.isEmpty && meant == [answered.answer]
  }

  /// Whether a text is an answer at all.
  public func isAnswer(_ typed: String) -> Bool {
    let word = typed.trimmingSpaces.lowercased()
    switch self {
    case .bodies, .created, .removed: return Int(word).map { $0 >= 0 } ?? false
    // The choices are the commonest: others can come, and several.
    case .warnings where word.split(separator: ", ").allSatisfy(Trace.Warning.isKnown) && !word.isEmpty: return true
    default:
      if let number = Int(word) { return choices.indices.contains(number - 1) }
      return !word.isEmpty && choices.count(where: { $0.hasPrefix(word) }) == 1
    }
  }

  private static func list(_ names: [String], none: String, verb: String) -> String {
    if names.isEmpty { return none }
    let shown = names.prefix(6).joined(separator: ", ")
    return names.count > 6 ? "\(shown) and \(names.count - 6) more \(verb)" : "\(shown) \(verb)"
  }

  private static func identity(of view: String, _ seen: Observation) -> Answered? {
    guard let address = ViewAddress(view) else { return nil }
    let before = seen.nodesBefore(address)
    let after = seen.nodesAfter(address)
    guard !before.isEmpty || !after.isEmpty else { return nil }
    let traces = seen.traces
    if let gone = before.first(where: { !after.contains($0) }) {
      let fact = traces.lazy.flatMap { $0.removed + $0.removing }.first { $0.view.node == gone }
      return Answered(answer: "removed", evidence: "\(view) #\(gone) removed\(Self.rule(fact?.rule))")
    }
    if before.isEmpty, let new = after.first {
      let fact = traces.lazy.flatMap(\.created).first { $0.view.node == new }
      return Answered(answer: "created", evidence: "\(view) #\(new) created\(Self.rule(fact?.rule))")
    }
    if let move = traces.lazy.flatMap(\.moved).first(where: { before.contains($0.view.node) }) {
      return Answered(answer: "moved", evidence: "\(view) #\(move.view.node) moved from \(move.from) to \(move.to)")
    }
    return Answered(answer: "kept", evidence: "\(view) #\(before[0]) is the same identity as before")
  }

  private static func rule(_ rule: IdentityRule?) -> String {
    switch rule {
    case .branch: ": the branch of the condition decides the identity"
    case .optional: ": the condition has no other branch"
    case .forEach: ": the id decides the identity"
    case .id: ": the value of .id(_:) decides the identity"
    case .anyView: ": the type inside AnyView decides the identity"
    case .parent: " with the view above it"
    case .presentation: " with what presented it"
    case .position, .root, .reload, nil: ""
    }
  }

  private static func body(of view: String, _ seen: Observation) -> Answered? {
    guard let address = ViewAddress(view) else { return nil }
    let nodes = Set(seen.nodesBefore(address)).union(seen.nodesAfter(address))
    guard !nodes.isEmpty else { return nil }
    if let body = seen.traces.lazy.flatMap(\.bodies).first(where: { nodes.contains($0.view.node) }) {
      return Answered(answer: "ran", evidence: body.printChanges)
    }
    if !seen.handles(.skipped).isDisjoint(with: nodes) {
      return Answered(answer: "skipped", evidence: "\(view) got a new value that compared equal")
    }
    return Answered(answer: "not reached", evidence: "Nothing that \(view) depends on changed")
  }

  private static func state(_ property: String, of view: String, _ seen: Observation) -> Answered? {
    guard let address = ViewAddress(view), let node = seen.nodesBefore(address).first else { return nil }
    let (old, new) = seen.values(property, of: node)
    if let loss = seen.loss(of: property, in: node) {
      let lost = loss.old.map { " \($0.literal)" } ?? ""
      return loss.replacedBy == nil
        ? Answered(answer: "lost", evidence: "\(view) #\(node) removed: \(property)\(lost) lost")
        : Answered(
          answer: "reset",
          evidence: "\(view) #\(node) removed: \(property)\(lost) lost, and a new \(view) began with the initial value")
    }
    guard let old, let new else { return nil }
    return old == new
      ? Answered(answer: "unchanged", evidence: "\(property) is still \(new.literal)")
      : Answered(answer: "changed", evidence: "\(property) changed from \(old.literal) to \(new.literal)")
  }
}
