import TheseusInterpreter

/// What a list shows as several rows though its type is one view: a group, and what has one in its body (semantics 2.9).
extension ViewGraph {
  /// The rows of a list, not counted yet, of which the views that a walk meets are some.
  func rowsOfList(around cursor: borrowing Cursor) -> (any RowPart)? {
    guard hasUncountedRows, subviewSource == nil, !cursor.isIsolated, let rows = rows(below: cursor.parent) else {
      return nil
    }
    return rows.lazy?.kind == .list ? rows : nil
  }

  /// Whether each of several views that are not there yet gets a modifier for itself, as the rows of a group in a list do.
  func isHandedOn(_ record: Record, _ shape: ViewShape, at cursor: borrowing Cursor) -> Bool {
    modifiesRows(record, shape) || shape.isForEach && modifiesGroup(record, shape, at: cursor)
  }

  private func modifiesGroup(_ record: Record, _ shape: ViewShape, at cursor: borrowing Cursor) -> Bool {
    // A touch finds the same gesture around several rows and on each of them.
    !shape.isGesture && group(in: record.argument(0), at: .content) != nil
      && isSeveralRows(record.argument(0), at: cursor)
  }

  /// Whether a list shows a view as rows whose number its type does not say.
  func isSeveralRows(_ view: Value, at cursor: borrowing Cursor) -> Bool {
    hasUncountedRows && rowCount(of: view, in: .list) == nil && rowsOfList(around: cursor) != nil
      && !isStyled(.disclosureGroup, in: cursor.environment)
  }

  /// The group, or the view of the program, that only modifiers stand around which each row has for itself, and its place.
  private func group(in content: Value, at place: Place) -> (view: Value, place: Place)? {
    guard let record = content.record else {
      let isGroup = compositeType(of: content) != nil && rowCount(of: evaluator.type(of: content), in: .list) == nil
      return isGroup ? (content, place) : nil
    }
    let shape = shapes[record.function]
    if case .disclosure = shape.role { return (content, place) }
    if case .generic = shape.role, shape.isModifier, !shape.hasContent {
      return group(in: record.argument(0), at: place.child(0))
    }
    return shape.isForEach ? group(in: record.argument(0), at: place.child(0)) : nil
  }

  /// Whether the views that a modifier at a place stands around took it with them.
  func isHandedOn(_ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode) -> Bool {
    if modifiesRows(record, shape) { return true }
    guard shape.isForEach, hasUncountedRows, let group = group(in: record.argument(0), at: place.child(0)) else {
      return false
    }
    guard let inner = group.view.record else {
      return (child(of: parent, at: group.place) as? CompositeNode)?.handed != nil
    }
    let content = shapes[inner.function].contentIndex.flatMap { child(of: parent, at: group.place.child($0)) }
    return (content as? DisclosureNode)?.rowModifiers.isEmpty == false
  }
}
