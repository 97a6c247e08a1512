import TheseusGraph
import TheseusInterpreter
import TheseusTrace

/// A view, a view modifier or a style of the program, whose `body` is evaluated.
final class CompositeNode: ViewNode, ModifyingNode {
  /// The facts about its type.
  let type: CompositeType
  /// The value as its maker made it, without storage.
  var value: Value
  /// How many views with a body stand above, and one for itself.
  let level: Int
  /// What a modifier is applied to, or the parts of the control that a style draws; nothing for a view.
  var contents: [Value] = [] { didSet { contentsVersion += 1 } }
  /// Counts what it was applied to, so that a placement knows whether it shows the latest.
  private(set) var contentsVersion = 0
  /// The transition that is written around it, which what its body shows goes by unless something lays it out.
  var transition: Value?
  /// What a style draws.
  var control: StyledControl?
  /// What its dynamic properties stand for, in order of their declaration.
  var properties: [InstalledProperty] = []
  /// Storage that its body reads through bindings that no view around it holds, as those in an object.
  var otherSources: Set<SourceID> = []
  /// The view value before, and who made the new one, while it waits for its body to run because the values differ.
  var replaced: Replacement?
  /// The initial values of its storage, if its values could keep objects alive.
  var initialState: [Int: TraceValue] = [:]
  /// Whether its body ran.
  var hasRun = false
  /// What is left of it when its lifetime ended, if its values could keep objects alive.
  var epitaph: Epitaph?
  /// Where a modifier's body put what it is applied to.
  var placements: [WeakPlacement] = []

  /// A view value that took the place of another.
  struct Replacement {
    /// The value before.
    var old: Value
    /// The configuration before, of a style.
    var configuration = Value.none
    /// The node whose evaluation made the new one; nil if a user's finger did.
    var maker: ViewNode?
    /// The write behind it, where a style reads a binding.
    var write: Int?
  }

  /// The words that remain of a view whose values must not be kept.
  struct Epitaph {
    /// The stored properties with their last values.
    var state: [(property: Int, value: RetainedValue)]
    /// The identity path.
    var path: String
  }

  /// Makes a node for a value.
  init(
    _ value: Value, type: CompositeType, at place: Place, below parent: ViewNode?, in graph: ViewGraph,
    lifetime: LifetimeID, environment: EnvironmentFrame
  ) {
    self.value = value
    self.type = type
    level = ((parent?.holder as? CompositeNode)?.level ?? 0) + 1
    super.init(at: place, below: parent, in: graph, lifetime: lifetime, environment: environment)
  }

  override var isHolder: Bool { true }

  override func run(in graph: ViewGraph) throws { try graph.evaluate(self) }

  override func willEnd(in graph: ViewGraph) throws { graph.bury(self) }
}
