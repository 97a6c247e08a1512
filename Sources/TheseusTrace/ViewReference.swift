/// A listed view, named by its handle.
public struct ViewReference: Sendable, Hashable {
  /// What kind of node has the handle.
  public enum Kind: String, Sendable, Hashable {
    /// A composite view.
    case view
    /// A view modifier with a `body`.
    case modifier
    /// A style with a `makeBody(configuration:)`.
    case style
    /// The outermost primitive of an explicit identity without a composite above it.
    case primitive
  }

  /// The handle, as in `#4`.
  public var node: Int
  /// The declared name with its enclosing types and without generic arguments.
  public var view: String
  /// The whole type, where it differs from `view`.
  public var type: String?
  /// What kind of node it is.
  public var kind: Kind

  /// Makes a reference.
  public init(node: Int, view: String, type: String? = nil, kind: Kind = .view) {
    self.node = node
    self.view = view
    self.type = type
    self.kind = kind
  }
}

/// Listed views of one type to which the same thing happened, in order; handles are kept as ranges so that a long list stays small.
public struct ViewRun: Sendable, Hashable {
  /// The declared name of all of them.
  public var view: String
  /// The whole type, where it differs from `view`.
  public var type: String?
  /// What kind of nodes they are.
  public var kind: ViewReference.Kind
  /// The handles, in tree order.
  public var nodes: [ClosedRange<Int>]
  /// The pass in which it happened.
  public var pass: Int

  /// Makes a run.
  public init(
    view: String, type: String? = nil, kind: ViewReference.Kind = .view, nodes: [ClosedRange<Int>], pass: Int = 1
  ) {
    self.view = view
    self.type = type
    self.kind = kind
    self.nodes = nodes
    self.pass = pass
  }

  /// Makes a run of one view.
  public init(_ view: ViewReference, pass: Int = 1) {
    self.init(view: view.view, type: view.type, kind: view.kind, nodes: [view.node...view.node], pass: pass)
  }

  /// How many views there are.
  public var count: Int { nodes.reduce(0) { $0 + $1.count } }

  /// Each view by itself.
  public var views: [ViewReference] {
    nodes.flatMap { range in range.map { ViewReference(node: $0, view: view, type: type, kind: kind) } }
  }

  /// Tells whether a handle is in the run.
  public func contains(_ node: Int) -> Bool { nodes.contains { $0.contains(node) } }
}
