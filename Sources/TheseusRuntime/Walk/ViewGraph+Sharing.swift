import TheseusInterpreter

extension ViewGraph {
  /// SwiftUI gives each of several views a background or overlay of its own (semantics 1.9); here they share one, which is said
  /// where it matters: where identities stand in it.
  func explainSharing(of record: Record, _ shape: ViewShape) {
    guard isSeveralViews(record.argument(0)) else { return }
    let contents = shape.uses.indices.filter { index in
      if case .content = shape.uses[index] { index < record.arguments.count } else { false }
    }
    guard contents.contains(where: { hasIdentities(record.arguments[$0]) }) else { return }
    explainOnce(
      shape.name,
      "Theseus gives several views one '\(shape.name)' together; SwiftUI gives each of them its own", at: record.range)
  }

  /// Whether content is several views side by side, as far as its type says.
  private func isSeveralViews(_ content: Value) -> Bool {
    guard let record = content.record else { return false }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple: return record.elements.count > 1
    case .forEach: return true
    case .group, .optional, .branch: return isSeveralViews(record.part)
    default: return shape.isModifier && isSeveralViews(record.argument(0))
    }
  }

  /// Whether views of the program stand in content, or decisions that make and end identities.
  private func hasIdentities(_ content: Value) -> Bool {
    if let elements = content.tupleElements { return elements.contains { hasIdentities($0) } }
    guard let record = content.record else { return compositeType(of: content) != nil }
    switch shapes[record.function].role {
    case .branch, .optional, .anyView, .id, .forEach: return true
    default: return record.elements.contains { isView($0) && hasIdentities($0) }
    }
  }
}
