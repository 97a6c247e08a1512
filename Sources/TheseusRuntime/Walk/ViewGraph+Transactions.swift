import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks a modifier of the transaction (semantics 7).
  func walkTransaction(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(TransactionNode.self, at: place, &cursor) {
      TransactionNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    try update(node, record, shape, isNew: isNew)
    let old = node.content
    let new = record.argument(0)
    try walkContent(of: node, new)
    if let old { try noteAnimation(of: node, from: old, to: new) }
  }

  private func update(_ node: TransactionNode, _ record: Record, _ shape: ViewShape, isNew: Bool) throws {
    node.result = nil
    node.effectivePass = nil
    switch shape.role {
    case .animationValue:
      let animation = record.argument(1)
      node.effect = .animation(animation.isNil ? nil : animation)
      try limit(node, toChangesOf: record.argument(2), isNew: isNew)
    case .animation:
      let animation = record.argument(1)
      node.effect = animation.isClosure ? .nothing : .animation(animation.isNil ? nil : animation)
    case .transaction:
      node.effect = record.arguments.last.map { $0.isClosure ? .closure($0) : .nothing } ?? .nothing
      if let value = shape.index(of: "value") { try limit(node, toChangesOf: record.argument(value), isNew: isNew) }
      if !isNew { _ = try transaction(for: node) }
    case .beyondTransactions: node.effect = .beyond(record.argument(1).asInt ?? 0)
    default: node.effect = .nothing
    }
  }

  /// A modifier with a value counts in a pass in which the value differs from before.
  private func limit(_ node: TransactionNode, toChangesOf value: Value, isNew: Bool) throws {
    let isSame = try isNew || node.observed.map { try evaluator.interpreter.areEqual($0, value) } ?? true
    node.effectivePass = isSame ? 0 : pass
    node.observed = value
  }

  /// The transaction that applies to a node in this pass: that of the writes, as the modifiers around the node change it.
  func transaction(for node: ViewNode) throws -> UpdateTransaction {
    guard transactionModifierCount > 0 else { return renderedTransaction }
    var (modifiers, passed): ([TransactionNode], Int) = ([], 0)
    var current: ViewNode? = node
    while let inner = current {
      if let modifier = inner as? TransactionNode {
        if case .beyond(let count) = modifier.effect {
          passed += count
        } else if passed > 0 {
          passed -= 1
        } else {
          modifiers.append(modifier)
        }
      }
      current = inner.parent
    }
    return try modifiers.reversed().reduce(renderedTransaction) { try apply($1, to: $0) }
  }

  private func apply(_ node: TransactionNode, to outer: UpdateTransaction) throws -> UpdateTransaction {
    if let effective = node.effectivePass, effective != pass { return outer }
    if let result = node.result, result.pass == pass { return result.transaction }
    var transaction = outer
    switch node.effect {
    case .nothing, .beyond: return outer
    case .animation(let animation): if !outer.disablesAnimations { transaction.animation = animation }
    case .closure(let closure):
      transaction = self.transaction(of: try evaluator.transform(evaluator.makeTransaction(outer), by: closure))
    }
    node.result = (pass, transaction)
    return transaction
  }

  /// Remembers that content was made anew in an animated transaction.
  func noteAnimation(of node: ViewNode, from old: Value, to new: Value) throws {
    guard renderedTransaction.isAnimated || transactionModifierCount > 0 else { return }
    if try transaction(for: node).isAnimated { record.keep(.animated(node, old: old, new: new, pass: pass)) }
  }

  /// How long an animation takes, in virtual seconds.
  func duration(of animation: Value?) -> VirtualTime {
    animation.flatMap(evaluator.duration(ofAnimation:)) ?? ViewGraph.defaultDuration
  }

  /// What SwiftUI's default animation takes.
  static let defaultDuration: VirtualTime = 0.35
}
