import TheseusGraph
import TheseusInterpreter

/// A node whose content contains what it is applied to: a modifier with a `body`, a style, a `phaseAnimator`.
protocol ModifyingNode: ViewNode {
  /// What it is applied to; nil of what is applied to nothing, as a view.
  var applied: AppliedContent? { get set }
}

extension ModifyingNode {
  /// What it is applied to: one view of a modifier, the parts of a control of a style, nothing of a view.
  var contents: [Value] {
    get { applied?.values ?? [] }
    set {
      if let applied { applied.values = newValue } else if !newValue.isEmpty { applied = AppliedContent(newValue) }
    }
  }
}

/// What a modifier or a style is applied to, and where its content contains that.
final class AppliedContent {
  /// One view of a modifier, the parts of a control of a style.
  var values: [Value] { didSet { version += 1 } }
  /// Counts the changes of the values, so that a placement knows whether it shows the latest.
  private(set) var version = 1
  /// Where the content contains them.
  var placements: [WeakPlacement] = []

  /// Makes it for views that are nowhere yet.
  init(_ values: [Value]) { self.values = values }
}

/// What a view modifier's `body(content:)` gets, or a style in its configuration: stands for what it is applied to.
final class ModifierContent: NativeObject {
  /// The modifier or style.
  unowned let modifier: any ModifyingNode
  /// Which of its contents is meant.
  let index: Int

  /// Makes a stand-in.
  init(_ index: Int = 0, of modifier: any ModifyingNode, type: TypeToken) {
    self.modifier = modifier
    self.index = index
    super.init(type: type)
  }
}

/// Where a modifier's or a style's body placed what it is applied to.
final class PlacementNode: ViewNode {
  /// Which of the contents it shows.
  var index = 0
  /// The version of the content that it shows; nil before it shows any.
  var version: Int?
  /// The modifiers around it, of which each view gets its own where it shows several.
  var rowModifiers: [Value] = []
  /// The view of a container's content that it shows; nil for what a modifier or a style is applied to.
  weak var subview: SubviewNode?

  override func willEnd(in graph: ViewGraph) throws { graph.placementEnded(self) }

  override func holdsObjects(in graph: ViewGraph) -> Bool { rowModifiers.contains(where: graph.mayKeepObjects) }

  override func letGo(in graph: ViewGraph) {
    super.letGo(in: graph)
    rowModifiers = []
  }
}

/// A placement that is not kept alive.
struct WeakPlacement {
  /// The node.
  weak var node: PlacementNode?
}

extension ViewGraph {
  /// The content that a modifier's body placed.
  func walkPlacement(_ content: ModifierContent, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(PlacementNode.self, at: place, &cursor) {
      PlacementNode(at: place, below: parent, in: self, lifetime: parent.lifetime, environment: environment)
    }
    if isNew { content.modifier.applied?.placements.append(WeakPlacement(node: node)) }
    // A body of the modifier that runs again leaves the content as it is.
    let hasSameModifiers = try areSameAroundRows(node.rowModifiers, cursor.rowModifiers)
    guard
      isNew || node.index != content.index || node.version != content.modifier.applied?.version || !hasSameModifiers
    else { return }
    node.index = content.index
    node.rowModifiers = cursor.rowModifiers
    try show(content.modifier, in: node)
  }

  /// Matches what a placement stands for with the nodes below it.
  func show(_ modifier: any ModifyingNode, in placement: PlacementNode) throws {
    placement.version = modifier.applied?.version
    let contents = modifier.contents
    let content = contents.indices.contains(placement.index) ? contents[placement.index] : .none
    // What a disclosure group discloses is made where its style places it.
    try inList(around: placement) {
      let views = try content.isClosure ? expanded(evaluator.apply(content, to: [])) : content
      try walkContent(of: placement, modified(views, by: placement.rowModifiers))
    }
  }

  /// Hands new content to the places where a modifier's body put it.
  func updatePlacements(of node: any ModifyingNode) throws {
    guard let applied = node.applied else { return }
    applied.placements.removeAll { $0.node == nil || $0.node?.status == .removed }
    for placement in applied.placements {
      guard let placement = placement.node, placement.status == .live else { continue }
      try show(node, in: placement)
    }
  }
}
