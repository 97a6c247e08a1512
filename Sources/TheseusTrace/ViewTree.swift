/// A snapshot of view nodes as plain data: listed views, primitives and dynamic containers.
public struct ViewTree: Sendable, Hashable {
  /// The root; nil before a mount.
  public var root: Node?

  /// Makes a tree.
  public init(root: Node? = nil) {
    self.root = root
  }

  /// One place in the tree.
  public struct Node: Sendable, Hashable {
    /// What stands here.
    public var kind: Kind
    /// What is shown: `Home`, `VStack`, `Text`, `if dayTime`, `ForEach`.
    public var name: String
    /// The handle of a listed view.
    public var node: Int?
    /// The whole type of a listed view, where it differs from the name.
    public var type: String?
    /// The identity path, from the root.
    public var identity: String
    /// Which child of a dynamic container this is: `true`, `case .day`, `some`, the id of a row as a literal.
    public var slot: String?
    /// The text or value on the screen, as a literal: `"Rex"` of `Text("Rex")`.
    public var label: String?
    /// Whether the node was there before, and is there after.
    public var presence: Presence
    /// What happened to it in which pass, with everything around it.
    public var steps: [Int: Presence]
    /// The transition by which it came or goes, where it has no handle.
    public var transition: String?
    /// The stored properties with their values, in order of declaration; lost ones for a removed node.
    public var state: [Property]
    /// The sources that the last evaluation read, in order.
    public var reads: [String]
    /// More than 1 if the node stands for a run of like siblings, of which it is the first.
    public var count: Int
    /// The ids of a run, as literals; the first few are enough.
    public var slots: [String]
    /// The children, in order; of a run, none.
    public var children: [Node]

    /// Makes a node.
    public init(
      _ kind: Kind, _ name: String, node: Int? = nil, type: String? = nil, identity: String = "", slot: String? = nil,
      label: String? = nil, presence: Presence = .kept, state: [Property] = [], reads: [String] = [], count: Int = 1,
      slots: [String] = [], children: [Node] = []
    ) {
      self.kind = kind
      self.name = name
      self.node = node
      self.type = type
      self.identity = identity
      self.slot = slot
      self.label = label
      self.presence = presence
      steps = presence == .kept ? [:] : [1: presence]
      self.state = state
      self.reads = reads
      self.count = count
      self.slots = slots
      self.children = children
    }
  }

  /// What a node is.
  public enum Kind: Sendable, Hashable {
    /// A view with a `body`.
    case view
    /// A view modifier with a `body`.
    case modifier
    /// A style with a `makeBody(configuration:)`.
    case style
    /// A container of the library that draws children: `VStack`, `List`, `Group`.
    case container
    /// Anything else of the library: `Text`, `Button`.
    case primitive
    /// `if` with several leaves.
    case branch
    /// `switch` with several leaves.
    case cases
    /// `if` without `else`.
    case optional
    /// A view that is optional by itself, without an `if`.
    case optionalView
    /// `DisclosureGroup`, which has its content while it is expanded.
    case disclosure
    /// `ForEach`.
    case forEach(RowIdentity)
    /// `.id(_:)`.
    case id
    /// `AnyView`.
    case anyView
    /// A sheet, a pushed destination and the like.
    case presentation
  }

  /// Whether a node was there before an update, and is there after it.
  public enum Presence: String, Sendable, Hashable {
    /// Both.
    case kept
    /// Only after.
    case created
    /// Only before.
    case removed
    /// It has begun to leave.
    case removing
    /// It was leaving, and stays.
    case revived
  }

  /// A stored property with its value.
  public struct Property: Sendable, Hashable {
    /// The name, without its underscore.
    public var name: String
    /// The property wrapper.
    public var kind: StateKind
    /// The value.
    public var value: TraceValue

    /// Makes a property.
    public init(name: String, kind: StateKind = .state, value: TraceValue) {
      self.name = name
      self.kind = kind
      self.value = value
    }
  }

  /// Where the ids of a `ForEach` come from.
  public struct RowIdentity: Sendable, Hashable {
    /// How far an id can be relied upon.
    public enum Stability: String, Sendable, Hashable {
      /// A stored value that belongs to the element.
      case stable
      /// The position in the data.
      case index
      /// The element itself (`\.self`): a changed element is another one.
      case value
      /// The offset in a constant range.
      case constantRange
      /// A computed property that gave another value for the same element.
      case computed
    }

    /// As written: `\.id`, `index`, `\.self`.
    public var source: String
    /// How far it can be relied upon.
    public var stability: Stability
    /// Where the id is declared, as `pets.swift:4`.
    public var location: String?
    /// The property that gives it, as `Pet.id`.
    public var property: String?

    /// Makes a source of ids.
    public init(source: String, stability: Stability = .stable, location: String? = nil, property: String? = nil) {
      self.source = source
      self.stability = stability
      self.location = location
      self.property = property
    }
  }
}

extension ViewTree.Node {
  /// The listed view at this place, if there is one.
  public var reference: ViewReference? {
    node.map { number in
      let referenceKind: ViewReference.Kind =
        switch kind {
        case .view: .view
        case .modifier: .modifier
        case .style: .style
        default: .primitive
        }
      return ViewReference(node: number, view: name, type: type, kind: referenceKind)
    }
  }
}
