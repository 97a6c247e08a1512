import TheseusGraph
import TheseusInterpreter
import TheseusProgram
import TheseusTrace

/// One child of a dynamic container: what it holds lives as long as the container shows it.
class ChildNode: ViewNode {
  /// Its own lifetime ends with it.
  var isShown = true
  /// The pass in which its identity began.
  let birthPass: Int32
  /// What tells it from other children of its container.
  let key: ChildKey
  /// Whether it came to a container that was there before, and nothing was told of a transition by which it comes.
  var awaitsTransition = false
  /// How it leaves; nil before.
  var departure: Departure?

  /// How a child leaves, and what is left of it.
  final class Departure {
    /// What a trace shows of it once its values are gone.
    var remains: [ViewTree.Node] = []
    /// The name of its outermost primitive, of a listed child whose values are gone.
    var primitive: String?
    /// Those of the views in it, side by side, that had no transition and ended at once.
    var ended: [ObjectIdentifier: ViewNode] = [:]
    /// When it is gone; nil for the next pass.
    let end: VirtualTime?
    /// Whether it leaves by itself, and not with what is around it.
    let isOwn: Bool

    /// Makes it for a child that is gone at a time.
    init(at end: VirtualTime?) { (self.end, isOwn) = (end, true) }

    /// Makes it for a child that ended at once, or with what is around it.
    init() { (end, isOwn) = (nil, false) }
  }

  /// Makes a child with a lifetime of its own.
  init(
    _ key: ChildKey, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame
  ) {
    self.key = key
    birthPass = Int32(truncatingIfNeeded: graph.pass)
    super.init(
      at: place, below: parent, in: graph, lifetime: graph.dependencies.addLifetime(in: parent.lifetime),
      environment: environment)
  }

  override func run(in graph: ViewGraph) throws {
    if let presentation = parent as? PresentationNode { try presentation.run(in: graph) }
  }
}

/// What tells the children of a dynamic container apart.
enum ChildKey {
  /// A leaf of an `if` or `switch`: its number and how many there are.
  case leaf(Int, of: Int)
  /// The content of an `if` without `else`.
  case some
  /// The value of `.id(_:)`.
  case id(IdentityKey)
  /// The type under an `AnyView`.
  case type(TypeToken)
  /// A row of a `ForEach`.
  case row(IdentityKey)
  /// What a presentation shows: the id of its item, if it has one.
  case presented(IdentityKey?)
  /// A tab, by its tag or number.
  case tab(IdentityKey)

  /// Whether both stand for the same child.
  func isSame(as other: ChildKey) -> Bool {
    switch (self, other) {
    case (.leaf(let a, _), .leaf(let b, _)): a == b
    case (.some, .some): true
    case (.id(let a), .id(let b)), (.row(let a), .row(let b)), (.tab(let a), .tab(let b)): a == b
    case (.type(let a), .type(let b)): a == b
    case (.presented(let a), .presented(let b)): a == b
    default: false
    }
  }
}

/// A part of a body that shows one of several children, or none: `if`, `switch`, `.id`, `AnyView`.
final class ContainerNode: ViewNode {
  /// Which of them it is.
  let kind: Kind
  /// The child that is shown.
  var current: ChildNode?
  /// Children that are leaving, oldest first.
  var leaving: [ChildNode] = []
  /// Whether a child was ever decided upon; before, nothing is animated.
  var isSettled = false
  /// Where the `if` or `switch` stands.
  var range: SourceRange?
  /// The transition that is written around it.
  var transition: Value?

  /// The parts of SwiftUI that show one child at a time.
  enum Kind {
    /// `if` with `else`, `switch`.
    case branch
    /// `if` without `else`.
    case optional
    /// `.id(_:)`.
    case id
    /// `AnyView`.
    case anyView
  }

  /// Makes a container without a child.
  init(
    _ kind: Kind, at place: Place, below parent: ViewNode, in graph: ViewGraph, environment: EnvironmentFrame
  ) {
    self.kind = kind
    super.init(at: place, below: parent, in: graph, lifetime: parent.lifetime, environment: environment)
  }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    transition = nil
  }
}
