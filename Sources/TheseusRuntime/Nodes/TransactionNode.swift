import TheseusGraph
import TheseusInterpreter

/// A modifier of the transaction: `animation(_:value:)`, `transaction`.
final class TransactionNode: ViewNode {
  /// The value that decides whether it applies.
  var observed: Value?
  /// What it does to the transaction.
  var effect = Effect.nothing
  /// The pass for which `effect` counts; nil for every pass.
  var effectivePass: Int?
  /// What it made of the transaction around it, in a pass.
  var result: (pass: Int, transaction: UpdateTransaction)?

  /// What a modifier does to the transaction of what it is applied to.
  enum Effect {
    /// Nothing.
    case nothing
    /// Sets the animation, unless the transaction keeps such modifiers out.
    case animation(Value?)
    /// Calls a closure with it.
    case closure(Value)
    /// Keeps out so many of the next ones around it.
    case beyond(Int)
  }

  /// Makes a node.
  init(at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame) {
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
    graph.transactionModifierCount += 1
  }

  override func willEnd(in graph: ViewGraph) throws { graph.transactionModifierCount -= 1 }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    switch effect {
    case .closure(let closure): graph.mayKeepObjects(closure) || graph.mayKeepObjects(observed)
    case .nothing, .animation, .beyond: graph.mayKeepObjects(observed)
    }
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (observed, effect, result) = (nil, .nothing, nil)
  }
}
