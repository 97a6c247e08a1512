import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks a modifier that writes, transforms or observes a preference.
  func walkPreference(
    _ role: PreferenceNode.Role, _ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let key = evaluator.metatype(record.argument(1))
    let (node, isNew) = try take(PreferenceNode.self, at: place, &cursor) {
      PreferenceNode(role, key: key, at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    let operand = record.argument(2)
    let isSame = try !isNew && node.operand.map { try areEqual($0, operand) } ?? false
    node.operand = operand
    node.key = key
    try walkContent(of: node, record.argument(0))
    switch role {
    case .write: if !isSame { preferenceChanged(key, above: node) }
    case .transform: preferenceChanged(key, above: node)
    case .action: if isNew { dependencies.markRising(node.id) }
    }
  }

  /// Tells those above that what they get for a key may have changed.
  func preferenceChanged(_ key: TypeToken, above node: ViewNode) {
    var current = node.parent
    while let outer = current {
      if let preference = outer as? PreferenceNode, preference.key == key {
        if preference.role == .action { dependencies.markRising(preference.id) }
        if preference.role == .write { return }
      }
      current = outer.parent
    }
  }

  /// A modifier that gives values begins or ceases to take part.
  func preferencesChanged(by node: PreferenceNode) {
    if node.role != .action { preferenceChanged(node.key, above: node) }
  }

  /// Views below a node stand in another order, in which their values are combined.
  func preferenceOrderChanged(below node: ViewNode) {
    var current = node.parent
    while let outer = current {
      if let preference = outer as? PreferenceNode, preference.role == .action {
        dependencies.markRising(preference.id)
      }
      current = outer.parent
    }
  }

  /// Lets an observer of a preference look at the value, and act if it changed (semantics 5.8).
  func react(_ node: PreferenceNode) throws {
    guard node.role == .action, let action = node.operand else { return }
    let value = try preferenceValue(node.key, below: node)
    if let seen = node.seen, try evaluator.interpreter.areEqual(seen, value) { return }
    node.seen = value
    if node.frame != frame {
      node.frame = frame
      node.firings = 0
    }
    node.firings += 1
    guard node.firings <= ViewGraph.firingLimit else {
      return warn(
        "preference-loop", "Bound preference \(evaluator.name(of: node.key)) tried to update multiple times per frame.")
    }
    changes.append(QueuedAction(node: node, kind: .onPreferenceChange, closure: action, arguments: [value]))
  }

  /// What the views below a node give for a key: siblings are combined in order, from left to right.
  func preferenceValue(_ key: TypeToken, below node: ViewNode) throws -> Value {
    try collectedPreference(key, below: node) ?? evaluator.preferenceDefault(of: key)
  }

  private func collectedPreference(_ key: TypeToken, below node: ViewNode) throws -> Value? {
    var result: Value?
    for child in node.allChildren where child.status == .live {
      guard let value = try preference(key, of: child) else { continue }
      result = try result.map { try evaluator.reduce($0, value, of: key) } ?? value
    }
    return result
  }

  private func preference(_ key: TypeToken, of node: ViewNode) throws -> Value? {
    guard let preference = node as? PreferenceNode, preference.key == key, let operand = preference.operand else {
      return try collectedPreference(key, below: node)
    }
    switch preference.role {
    case .write: return operand
    case .action: return try collectedPreference(key, below: node)
    case .transform:
      return try evaluator.transform(preferenceValue(key, below: node), by: operand)
    }
  }
}
