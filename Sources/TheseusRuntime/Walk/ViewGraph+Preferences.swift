import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks a modifier that writes, transforms or observes a preference; each row of a `ForEach` gets it for itself.
  func walkPreference(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    if isHandedOn(record, shape, at: cursor) { return try walkRows(modifiedBy: record, at: place, &cursor) }
    let given = record.argument(2)
    let use: PreferenceNode.Use =
      switch shape.role {
      case .preference: .write(given)
      case .transformPreference: .transform(given)
      default: .act(given)
      }
    try walkPreference(use, record, at: place, &cursor)
  }

  private func walkPreference(
    _ use: PreferenceNode.Use, _ record: Record, at place: Place, _ cursor: inout Cursor
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let key = evaluator.metatype(record.argument(1))
    let (node, isNew) = try take(PreferenceNode.self, at: place, &cursor) {
      PreferenceNode(use, key: key, at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    let gave = node.use
    node.use = use
    node.transformed = nil
    node.key = key
    node.range = record.range
    try walkContent(of: node, record.argument(0))
    switch (use, gave) {
    case (.write(let value), .write(let old)) where try !isNew && areEqual(old, value): break
    case (.write, _), (.transform, _): preferenceChanged(key, above: node)
    case (.act, _), (.read, _): if isNew { dependencies.markRising(node.id) }
    }
  }

  /// Walks `overlayPreferenceValue` or `backgroundPreferenceValue`: content that is made from what the views below give.
  func walkPreferenceContent(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    if isHandedOn(record, shape, at: cursor) { return try walkRows(modifiedBy: record, at: place, &cursor) }
    let (parent, environment) = (cursor.parent, cursor.environment)
    let key = evaluator.metatype(record.argument(1))
    let (node, isNew) = try take(PreferenceNode.self, at: place, &cursor) {
      PreferenceNode(.read, key: key, at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.range = record.range
    node.content = record.argument(0)
    var inner = Cursor(node)
    try walk(record.argument(0), at: .content, &inner)
    let closure = record.arguments.last ?? .none
    let (content, _) = try take(ContentNode.self, at: .preferenceContent, &inner) {
      ContentNode(
        shape.name, closure: closure, arguments: [], at: .preferenceContent, below: node, in: self,
        environment: environment)
    }
    content.isIsolated = true
    for orphan in inner.finish() { try end(orphan) }
    if isNew { return dependencies.markRising(node.id) }
    // The bodies below come first: the content is made once, from what they give then.
    if !content.arguments.isEmpty {
      node.nextContent = closure
      dependencies.markRising(node.id)
    }
  }

  /// Tells those above that what they get for a key may have changed.
  func preferenceChanged(_ key: TypeToken, above node: ViewNode) {
    var current = node.parent
    while let outer = current {
      if let preference = outer as? PreferenceNode, preference.key == key {
        if preference.isObserver { dependencies.markRising(preference.id) }
        if case .write = preference.use { return }
      }
      current = outer.parent
    }
  }

  /// A modifier that gives values begins or ceases to take part.
  func preferencesChanged(by node: PreferenceNode) {
    if case .act = node.use { return }
    preferenceChanged(node.key, above: node)
  }

  /// Views below a node stand in another order, in which their values are combined.
  func preferenceOrderChanged(below node: ViewNode) {
    var current = node.parent
    while let outer = current {
      if let preference = outer as? PreferenceNode, preference.isObserver { dependencies.markRising(preference.id) }
      current = outer.parent
    }
  }

  /// Lets an observer of a preference look at the value, and act if it changed (semantics 5.8).
  func react(_ node: PreferenceNode) throws {
    switch node.use {
    case .read: try refill(node)
    case .act(let action): try call(action, ifChangedFor: node)
    case .write, .transform: break
    }
  }

  private func call(_ action: Value, ifChangedFor node: PreferenceNode) throws {
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
        "preference-loop", "Bound preference \(evaluator.name(of: node.key)) tried to update multiple times per frame.",
        at: node.range)
    }
    changes.append(QueuedAction(node: node, kind: .onPreferenceChange, closure: action, arguments: [value]))
  }

  /// Hands a changed value to the content that is made from it.
  private func refill(_ node: PreferenceNode) throws {
    guard let content = child(of: node, at: .preferenceContent) as? ContentNode else { return }
    let value =
      try node.children.filter { $0 !== content }.reduce(nil as Value?) { result, child in
        guard let value = try preference(node.key, of: child) else { return result }
        return try result.map { try evaluator.reduce($0, value, of: node.key) } ?? value
      } ?? evaluator.preferenceDefault(of: node.key)
    if let closure = node.nextContent { offer(closure, to: content, isNew: false) }
    node.nextContent = nil
    if let seen = node.seen, try areEqual(seen, value) { return }
    node.seen = value
    content.arguments = [value]
    dependencies.mark(content.id)
  }

  /// What the views below a node give for a key: siblings are combined in order, from left to right.
  func preferenceValue(_ key: TypeToken, below node: ViewNode) throws -> Value {
    try collectedPreference(key, below: node) ?? evaluator.preferenceDefault(of: key)
  }

  private func collectedPreference(_ key: TypeToken, below node: ViewNode) throws -> Value? {
    // What a sheet shows has a window of its own, whose preferences nobody below it gets.
    if let presentation = node as? PresentationNode, presentation.isModal { return nil }
    var result: Value?
    for child in node.allChildren where child.status == .live {
      guard let value = try preference(key, of: child) else { continue }
      result = try result.map { try evaluator.reduce($0, value, of: key) } ?? value
    }
    return result
  }

  private func preference(_ key: TypeToken, of node: ViewNode) throws -> Value? {
    guard let preference = node as? PreferenceNode, preference.key == key else {
      return try collectedPreference(key, below: node)
    }
    switch preference.use {
    case .write(let value): return value
    case .act, .read: return try collectedPreference(key, below: node)
    case .transform(let closure): return try transformed(preferenceValue(key, below: node), by: closure, at: preference)
    }
  }

  /// A modifier transforms the same value once, however many look at what it gives.
  private func transformed(_ value: Value, by closure: Value, at node: PreferenceNode) throws -> Value {
    if let known = node.transformed, try areEqual(known.value, value) { return known.result }
    let result = try evaluator.transform(value, by: closure)
    node.transformed = (value, result)
    return result
  }
}
