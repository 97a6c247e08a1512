/// The way from the root to a place, for people; of a very deep place the middle is left out.
///
/// Every node of a tree has one, so that a chain of `n` views would need space for `n * n` elements.
struct IdentityPath {
  private var first: [String] = []
  private var last: [String] = []
  private var leftOut = 0

  /// How many elements stand at either end.
  private static let limit = 64

  /// The path with further elements behind its last.
  func appending(_ elements: [String]) -> IdentityPath {
    var result = self
    for element in elements { result.append(element) }
    return result
  }

  private mutating func append(_ element: String) {
    if first.count < Self.limit {
      first.append(element)
      return
    }
    last.append(element)
    guard last.count > Self.limit else { return }
    last.removeFirst()
    leftOut += 1
  }

  /// The elements with slashes between them.
  var text: String {
    (first + (leftOut > 0 ? ["… \(leftOut) …"] : []) + last).joined(separator: "/")
  }
}

/// The paths of nodes, each found from that of its parent.
final class IdentityPaths {
  private let graph: ViewGraph
  private let walk = AncestorWalk<IdentityPath>()

  /// Begins without any.
  init(_ graph: ViewGraph) { self.graph = graph }

  /// The path of a node, as text.
  func text(of node: ViewNode) -> String {
    if let path = (node as? CompositeNode)?.epitaph?.path, !path.isEmpty { return path }
    return walk.found(for: node, from: IdentityPath()) { $0.appending(graph.ownElements(of: $1)) }.text
  }
}
