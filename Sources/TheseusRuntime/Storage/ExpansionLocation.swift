import TheseusInterpreter

/// Whether a disclosure group is expanded that a style of the program draws, and that no binding expands.
final class ExpansionLocation: Location {
  private weak var style: CompositeNode?
  /// What was written when the group was gone.
  private var lateValue: Bool?

  /// Makes the location of a group by the node of its style.
  init(of style: CompositeNode) { self.style = style }

  override func get(in graph: ViewGraph) -> Value { .bool(lateValue ?? style?.control?.isExpanded ?? false) }

  override func set(_ value: Value, in graph: ViewGraph) throws {
    guard let isExpanded = value.asBool else { return }
    guard let style, let control = style.control, style.status != .removed else {
      lateValue = isExpanded
      return graph.explainOnce(
        "isExpanded", "'isExpanded' was written when its DisclosureGroup was gone: nothing shows it")
    }
    control.isExpanded = isExpanded
    try graph.renew(style, style: style.value)
  }

  override func isSame(as other: Location, in graph: ViewGraph) -> Bool {
    (other as? ExpansionLocation).map { $0.style === style } ?? false
  }
}
