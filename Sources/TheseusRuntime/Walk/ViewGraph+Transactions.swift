import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks a modifier of the transaction.
  func walkTransaction(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(TransactionNode.self, at: place, &cursor) {
      TransactionNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    try override(node, record, shape, isNew: isNew)
    try walkContent(of: node, record.argument(0))
  }

  private func override(_ node: TransactionNode, _ record: Record, _ shape: ViewShape, isNew: Bool) throws {
    switch shape.role {
    case .animationValue:
      let new = record.argument(2)
      if !isNew, let old = node.observed, try !evaluator.interpreter.areEqual(old, new) {
        let animation = record.argument(1)
        node.override = (pass, UpdateTransaction(animation: animation.isNil ? nil : animation))
      }
      node.observed = new
    case .animation where !isNew:
      let animation = record.argument(1)
      guard !animation.isClosure else { return }
      node.override = (pass, UpdateTransaction(animation: animation.isNil ? nil : animation))
    case .transaction where !isNew:
      guard let closure = record.arguments.last, closure.isClosure else { return }
      let value = try evaluator.transform(
        evaluator.makeTransaction(animation: transaction(for: node.parent ?? node).animation), by: closure)
      node.override = (
        pass,
        UpdateTransaction(
          animation: value.field(0).isNil ? nil : value.field(0), disablesAnimations: value.field(1).asBool ?? false)
      )
    default: break
    }
  }

  /// The transaction that applies to a node in this pass: that of the writes, unless a modifier around it says otherwise.
  func transaction(for node: ViewNode) -> UpdateTransaction {
    var current: ViewNode? = node
    while let inner = current {
      if let modifier = inner as? TransactionNode, let override = modifier.override, override.pass == pass {
        return override.transaction
      }
      current = inner.parent
    }
    return renderedTransaction
  }

  /// The transition of a view that a container inserts or removes; nil for none, which is `.identity`.
  func transition(of content: Value, below node: ViewNode) -> Value? {
    let written = writtenTransition(of: content)
    guard let written else { return .string("opacity") }
    return evaluator.isIdentityTransition(written) ? nil : written
  }

  private func writtenTransition(of content: Value) -> Value? {
    var value = content
    while let record = value.record {
      let shape = shapes[record.function]
      if case .transition = shape.role { return record.argument(1) }
      switch shape.role {
      case .group, .optional, .branch: value = record.part
      case .tuple:
        guard let first = record.elements.first else { return nil }
        value = first
      default:
        guard shape.isModifier else { return nil }
        value = record.argument(0)
      }
    }
    return nil
  }

  /// How long an animation takes, in virtual seconds.
  func duration(of animation: Value?, _ transition: Value?) -> VirtualTime {
    animation.flatMap(evaluator.duration(ofAnimation:)) ?? ViewGraph.defaultDuration
  }

  /// What SwiftUI's default animation takes.
  static let defaultDuration: VirtualTime = 0.35
}
