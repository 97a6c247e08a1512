import TheseusTypes

extension Compiler {
  /// Drops a value; of a tuple that is written there each element ends before the next one is evaluated.
  func dropParts(of value: TypedExpression) {
    guard case .tuple(let parts) = value.kind else { return drop(push(value), of: value.type) }
    for part in parts { dropParts(of: part) }
  }

  /// `let (a, _) = value`: what has no name is dropped where its element is evaluated, if the tuple is written there.
  func bind(_ pattern: TypedPattern, to value: TypedExpression) {
    if bindsNothing(pattern) { return dropParts(of: value) }
    if case .tuple(let patterns) = pattern, case .tuple(let parts) = value.kind, parts.count == patterns.count,
      patterns.contains(where: bindsNothing)
    {
      for (pattern, part) in zip(patterns, parts) { bind(pattern, to: part) }
      return
    }
    let slot = push(value)
    bind(pattern, slot: slot, type: value.type)
  }

  /// Whether a pattern that always matches is `_`, or a tuple of such.
  private func bindsNothing(_ pattern: TypedPattern) -> Bool {
    switch pattern {
    case .wildcard: true
    case .tuple(let parts): parts.allSatisfy(bindsNothing)
    default: false
    }
  }
}
