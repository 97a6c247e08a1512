import TheseusGraph
import TheseusInterpreter

/// A node whose content contains what it is applied to: a modifier with a `body`, a `phaseAnimator`.
protocol ModifyingNode: ViewNode {
  /// What it is applied to; nil for a view.
  var modified: Value? { get }
  /// Counts what it was applied to, so that a placement knows whether it shows the latest.
  var modifiedVersion: Int { get }
  /// Where its content contains that.
  var placements: [WeakPlacement] { get set }
}

/// What a view modifier's `body(content:)` gets: stands for the view that the modifier is applied to.
final class ModifierContent: NativeObject {
  /// The modifier.
  unowned let modifier: any ModifyingNode

  /// Makes a stand-in.
  init(of modifier: any ModifyingNode, type: TypeToken) {
    self.modifier = modifier
    super.init(type: type)
  }
}

/// Where a modifier's body placed the content that it is applied to.
final class PlacementNode: ViewNode {
  /// The version of the content that it shows.
  var version = 0
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
    if isNew { content.modifier.placements.append(WeakPlacement(node: node)) }
    // A body of the modifier that runs again leaves the content as it is.
    if isNew || node.version != content.modifier.modifiedVersion { try show(content.modifier, in: node) }
  }

  private func show(_ modifier: any ModifyingNode, in placement: PlacementNode) throws {
    placement.version = modifier.modifiedVersion
    try walkContent(of: placement, modifier.modified ?? .none)
  }

  /// Hands new content to the places where a modifier's body put it.
  func updatePlacements(of node: any ModifyingNode) throws {
    node.placements.removeAll { $0.node == nil || $0.node?.status == .removed }
    for placement in node.placements {
      guard let placement = placement.node, placement.status == .live else { continue }
      try show(node, in: placement)
    }
  }
}
