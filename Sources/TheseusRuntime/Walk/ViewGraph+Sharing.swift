import TheseusInterpreter

extension ViewGraph {
  /// SwiftUI gives each of several views a background, a gesture or a preference of its own (semantics 1.9): a modifier around
  /// them becomes one around each.
  func distributed(_ value: Value) -> Value {
    guard let record = value.record else { return value }
    let shape = shapes[record.function]
    guard shape.isForEach, record.argument(0).record != nil, isList(record.argument(0), under: shape) else {
      return value
    }
    return distributed(record.argument(0), under: shape) { base in
      value.replacingArguments([base] + record.arguments.dropFirst())
    }
  }

  func distributed(_ content: Value, under outer: ViewShape, _ modified: (Value) -> Value) -> Value {
    if case .tuple(let tuple) = content {
      return .tuple(Aggregate.make(type: tuple.type, tuple.values.map { distributed($0, under: outer, modified) }))
    }
    guard let record = content.record else { return content.isNil ? content : modified(content) }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple, .group, .optional, .branch:
      // A builder's own metatype stands before the views.
      let views = record.parts.startIndex
      return content.replacingArguments(
        record.arguments.prefix(views) + record.parts.map { distributed($0, under: outer, modified) })
    case _ where isPassed(shape, by: outer) && isList(record.argument(0), under: outer):
      // What acts on each view is the same inside and outside of what acts on all of them.
      if case .generic = shape.role {
        return distributed(record.argument(0), under: outer) {
          modified(content.replacingArguments([$0] + record.arguments.dropFirst()))
        }
      }
      let inner = distributed(record.argument(0), under: outer, modified)
      return content.replacingArguments([inner] + record.arguments.dropFirst())
    default: return modified(content)
    }
  }

  /// Whether content is none, one or several views, as its type says.
  func isList(_ content: Value, under outer: ViewShape) -> Bool {
    guard let record = content.record else { return isRows(content, under: outer) }
    let shape = shapes[record.function]
    return switch shape.role {
    case .tuple, .group, .optional, .branch, .forEach, .outline: true
    case _ where isPassed(shape, by: outer) || shape.isForEach: isList(record.argument(0), under: outer)
    default: false
    }
  }

  /// Whether a modifier around several views goes on to each of them through one that stands inside it.
  private func isPassed(_ shape: ViewShape, by outer: ViewShape) -> Bool {
    switch shape.role {
    case .generic: shape.isModifier && !shape.hasContent
    // Content would be made in the environment, and would appear and end with the views inside.
    case .environmentShortcut, .onAppear, .onDisappear, .task, .onChange: !outer.hasContent && !outer.isOfOneView
    default: false
    }
  }

  // MARK: Rows

  /// Whether views that are not there yet get a modifier each for itself: the rows of a `ForEach`, the views of a body that is a list.
  func modifiesRows(_ record: Record, _ shape: ViewShape) -> Bool {
    isHandedOn(shape) && isRows(record.argument(0), under: shape)
  }

  private func isHandedOn(_ shape: ViewShape) -> Bool { shape.isForEach || subviewSource != nil && shape.isOfOneView }

  private func isRows(_ content: Value, under outer: ViewShape) -> Bool {
    // A touch finds the same gesture around several views and on each of them.
    let isGiven = subviewSource != nil || !outer.isGesture
    guard let record = content.record else { return isGiven && isListComposite(content) }
    let shape = shapes[record.function]
    return switch shape.role {
    case .forEach, .outline: true
    case .subviews: isGiven
    case .generic where shape.isModifier && !shape.hasContent: isRows(record.argument(0), under: outer)
    case _ where subviewSource != nil && shape.name == "Section": true
    default: isHandedOn(shape) && isRows(record.argument(0), under: outer.isGesture ? outer : shape)
    }
  }

  /// Walks the rows that a modifier is applied to; they take it with them.
  func walkRows(modifiedBy record: Record, at place: Place, _ cursor: inout Cursor) throws {
    let outer = cursor.rowModifiers
    cursor.rowModifiers.append(.record(record))
    defer { cursor.rowModifiers = outer }
    try walk(record.argument(0), at: place.child(0), &cursor)
  }

  /// Gives each view of a container's content a modifier around several of them; false if there is none to give.
  func walkEach(
    modifiedBy record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor
  ) throws -> Bool {
    let content = record.argument(0)
    guard shape.isOfOneView, isList(content, under: shape) else {
      explainLoss(of: record, shape)
      return false
    }
    if case .presentation = shape.role, isSeveralViews(content) || isListComposite(content) {
      explainOnce(
        "subviews.\(shape.name)",
        "Theseus presents '\(shape.name)' for each of several views of a container at once; SwiftUI shows one at a time",
        at: record.range)
    }
    if modifiesRows(record, shape) {
      try walkRows(modifiedBy: record, at: place, &cursor)
    } else {
      let each = distributed(content, under: shape) {
        Value.record(record).replacingArguments([$0] + record.arguments.dropFirst())
      }
      try walk(each, at: place.child(0), &cursor)
    }
    return true
  }

  /// Content with the modifiers around the `ForEach` or the view that it belongs to.
  func modified(_ content: Value, by modifiers: [Value]) -> Value {
    modifiers.reversed().reduce(content) { content, modifier in
      guard let record = modifier.record else { return content }
      let shape = shapes[record.function]
      return distributed(content, under: shape) { modifier.replacingArguments([$0] + record.arguments.dropFirst()) }
    }
  }

  /// Whether modifiers around a `ForEach` do the same, whatever its data.
  func areSameAroundRows(_ old: [Value], _ new: [Value]) throws -> Bool {
    guard old.count == new.count else { return false }
    return try zip(old, new).allSatisfy { old, new in
      guard let old = old.record, let new = new.record, old.function == new.function else { return false }
      return try areEqual(Array(old.arguments.dropFirst()), Array(new.arguments.dropFirst()))
    }
  }

  // MARK: What is shared

  /// Says that several views share what SwiftUI gives to each of them, where identities stand in it.
  func explainSharing(of record: Record, _ shape: ViewShape, at cursor: borrowing Cursor) {
    let content = record.argument(0)
    guard isSeveralViews(content) || isSeveralRows(content, at: cursor) || !shape.isGesture && isSection(content) else {
      return
    }
    let holdsIdentities = shape.contentParts.contains {
      $0 < record.arguments.count && hasIdentities(record.arguments[$0])
    }
    guard holdsIdentities || shape.isForEach && !shape.hasContent else { return }
    explainOnce(
      shape.name,
      "Theseus gives several views one '\(shape.name)' together; SwiftUI gives each of them its own", at: record.range)
  }

  /// Whether content is a section: its header, its rows and its footer.
  private func isSection(_ content: Value) -> Bool {
    guard let record = content.record else { return false }
    let shape = shapes[record.function]
    return shape.isModifier ? isSection(record.argument(0)) : shape.name == "Section"
  }

  /// Whether views of the program stand in content, or decisions that make and end identities.
  private func hasIdentities(_ content: Value) -> Bool {
    if let elements = content.tupleElements { return elements.contains { hasIdentities($0) } }
    guard let record = content.record else { return compositeType(of: content) != nil }
    switch shapes[record.function].role {
    case .branch, .optional, .anyView, .id, .forEach, .outline: return true
    default: return record.elements.contains { isView($0) && hasIdentities($0) }
    }
  }
}
