import TheseusGraph
import TheseusInterpreter

/// An instant or a duration on the virtual clock, in seconds.
typealias VirtualTime = Double

/// What goes with a write: whether and how the change is animated.
struct UpdateTransaction {
  /// The animation; nil for none.
  var animation: Value?
  /// Whether `animation` modifiers leave it as it is (DOC:transaction/disablesanimations).
  var disablesAnimations = false
  /// What is called when the animations have ended, with a number that tells it from others; nil for nothing.
  var completion: Completion?

  /// What the program put under keys of its own; nil for nothing.
  var values: TransactionValues?

  /// Whether a change is animated.
  var isAnimated: Bool { animation != nil }

  /// The completions of one `withAnimation` or `withTransaction`.
  struct Completion {
    /// Tells it from others.
    var number: Int
    /// The closures.
    var closures: [Value]
  }
}

/// What the program put into a transaction, by `TransactionKey` or `@Entry`.
final class TransactionValues: NativeObject {
  /// The values, by the names of their keys.
  let values: [String: Value]

  /// Makes it of values.
  init(_ values: [String: Value]) {
    self.values = values
    super.init(type: .unknown)
  }

  /// The same values with another one.
  func setting(_ name: String, to value: Value) -> TransactionValues {
    TransactionValues(values.merging([name: value]) { $1 })
  }
}

/// Consecutive writes with equal transactions, which bodies see at once.
struct WriteGroup {
  /// Their transaction.
  var transaction: UpdateTransaction
  /// The writes to storage, in order.
  var writes: [StateWrite] = []
  /// Other sources that were invalidated, with what did it.
  var sources: [(source: SourceID, cause: Cause)] = []
  /// Nodes that had read a source when it was invalidated while others ran, with what did it.
  var readers: [(source: SourceID, node: NodeID, cause: Cause)] = []
}

/// A write to storage that bodies have not seen.
struct StateWrite {
  /// The storage.
  var location: StateLocation
  /// The value.
  var value: Value
  /// The number of the write in the record.
  var write: Int
}

/// An action that waits for the end of the bodies.
struct QueuedAction {
  /// The node of the modifier.
  var node: ViewNode
  /// What the action is called in traces.
  var kind: LifecycleKind
  /// The closure; nil only leaves its mark in the record.
  var closure: Value?
  /// What it is called with.
  var arguments: [Value] = []
}

/// A child that leaves.
struct ParkedChild {
  /// The child.
  var child: ChildNode
  /// The pass that let it go.
  var pass: Int

  /// When it is gone; nil for the next pass.
  var end: VirtualTime? { child.departure?.end }
}
