import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks `PhaseAnimator`, `phaseAnimator` or `keyframeAnimator` (DOC:phaseanimator).
  func walkPhases(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let closure = record.argument(shape.contentIndex ?? record.arguments.count - 1)
    let (node, isNew) = try take(PhaseNode.self, at: place, &cursor) {
      PhaseNode(shape.name, closure: closure, at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.animation = shape.index(of: "animation").map { record.argument($0) }
    if shape.isModifier {
      node.contents = [record.argument(0)]
      try updatePlacements(of: node)
    }
    node.phases = try phases(of: record, shape, isNew: isNew)
    try begin(node, trigger: shape.index(of: "trigger").map { record.argument($0) }, isNew: isNew)
    fill(node)
    offer(closure, to: node, isNew: isNew)
  }

  private func phases(of record: Record, _ shape: ViewShape, isNew: Bool) throws -> [Value] {
    if let index = shape.index(of: "phases") { return try evaluator.elements(of: record.argument(index)) }
    if isNew {
      warn(
        "unsupported", "Theseus does not run keyframes yet: '\(shape.name)' shows its initial value", at: record.range)
    }
    return shape.index(of: "initialValue").map { [record.argument($0)] } ?? []
  }

  /// A round begins at once without a trigger, otherwise whenever the trigger has another value.
  private func begin(_ node: PhaseNode, trigger: Value?, isNew: Bool) throws {
    defer { node.trigger = trigger }
    if let trigger {
      guard !isNew, let old = node.trigger, try !evaluator.interpreter.areEqual(old, trigger) else { return }
      node.job?.cancel()
      node.index = 0
    } else if !isNew {
      return
    }
    schedule(node, after: 0)
  }

  private func schedule(_ node: PhaseNode, after delay: VirtualTime) {
    guard node.phases.count > 1 else { return }
    node.job = schedule(on: node, after: delay) { [unowned self] in try step($0) }
  }

  /// Goes on to the next phase, in a transaction with the animation towards it.
  private func step(_ node: PhaseNode) throws {
    node.index = (node.index + 1) % max(node.phases.count, 1)
    fill(node)
    let phase = node.phases[node.index]
    let animation = try node.animation.map { try evaluator.apply($0, to: [phase]) } ?? .none
    transactions.append(UpdateTransaction(animation: animation.isNil ? nil : animation))
    enqueue(node.source, because: .change)
    transactions.removeLast()
    if node.trigger != nil, node.index == 0 { return }
    schedule(node, after: animation.isNil ? ViewGraph.frameDuration : duration(of: animation))
  }

  private func fill(_ node: PhaseNode) {
    guard node.phases.indices.contains(node.index) else { return }
    let content = Value.native(ModifierContent(of: node, type: evaluator.placeholderType))
    node.arguments = (node.contents.isEmpty ? [] : [content]) + [node.phases[node.index]]
  }

  /// How long a phase without an animation is shown: one frame.
  private static let frameDuration: VirtualTime = 1 / 60
}
