import TheseusGraph
import TheseusInterpreter
import TheseusTrace

/// A view, a view modifier or a style of the program, whose `body` is evaluated.
final class CompositeNode: ViewNode, ModifyingNode {
  /// Whether its body ran.
  var hasRun = false
  /// Whether its body printed, took a random number or made an object, which what it made may hold then.
  var hasEffects = false
  /// Whether it stands in content of which a container asks for the views: those of its body are among them.
  var isResolved = false
  /// The facts about its type.
  let type: CompositeType
  /// The value as its maker made it, without storage.
  var value: Value
  /// What a modifier is applied to, or the parts of the control that a style draws; nil for a view.
  var applied: AppliedContent?
  /// The transition that is written around it, which what its body shows goes by unless something lays it out.
  var transition: Value?
  /// The modifiers around a view whose body is a list of views, of which each of them gets its own.
  var handed: HandedModifiers?
  /// What a style draws.
  var control: StyledControl?
  /// What its dynamic properties stand for, in order of their declaration.
  var properties: [InstalledProperty] = []
  /// Storage that its body reads through bindings that no view around it holds, as those in an object.
  var otherSources: Set<SourceID> = []
  /// The view value before, and who made the new one, while it waits for its body to run because the values differ.
  var replaced: Replacement?
  /// The initial values of its storage by name, where its values could keep objects alive or do not say them.
  var initialState: [String: TraceValue] = [:]
  /// What is left of it when its lifetime ended, if its values could keep objects alive.
  var epitaph: Epitaph?

  /// A view value that took the place of another; few views have one at a time.
  final class Replacement {
    /// The value before.
    let old: Value
    /// The configuration before, of a style.
    let configuration: Value
    /// The node whose evaluation made the new one; nil if a user's finger did.
    let maker: ViewNode?
    /// The write behind it, where a style reads a binding.
    var write: Int?
    /// Whether the view's own `==` told the values apart, which cannot look at closures.
    var isToldByEquality = false

    /// Makes a record of what stood there before.
    init(old: Value, configuration: Value = .none, maker: ViewNode?) {
      self.old = old
      self.configuration = configuration
      self.maker = maker
    }
  }

  /// The words that remain of a view whose values must not be kept.
  final class Epitaph {
    /// The stored properties with their last values.
    let state: [StoredValue]
    /// The identity path.
    let path: String

    /// Keeps the words.
    init(state: [StoredValue], path: String) {
      self.state = state
      self.path = path
    }
  }

  /// Makes a node for a value.
  init(
    _ value: Value, type: CompositeType, at place: Place, below parent: ViewNode?, in graph: ViewGraph,
    lifetime: LifetimeID, environment: EnvironmentFrame
  ) {
    self.value = value
    self.type = type
    super.init(at: place, below: parent, in: graph, lifetime: lifetime, environment: environment)
    bodyLevel += 1
  }

  override var isHolder: Bool { true }

  override func run(in graph: ViewGraph) throws { try graph.evaluate(self) }

  override func willEnd(in graph: ViewGraph) throws { graph.bury(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool {
    graph.holdsObjects(self) || handed?.modifiers.contains(where: graph.mayKeepObjects) == true
  }

  override var contentMayHoldObjects: Bool { hasEffects }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    (transition, handed) = (nil, nil)
  }
}

/// Modifiers around a view whose body is a list of views.
final class HandedModifiers {
  /// The modifiers, the outermost first.
  var modifiers: [Value]
  /// What the body made, without them.
  var made: Value?
  /// Whether they are other ones than those that the views have.
  var areNew = false

  /// Takes modifiers that no view has yet.
  init(_ modifiers: [Value]) { self.modifiers = modifiers }
}
