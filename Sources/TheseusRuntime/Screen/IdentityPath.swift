/// The way from the root to a place, for people; of a very deep place the middle is left out.
///
/// Every node of a tree has one, so that a chain of `n` views would need space for `n * n` elements. They are kept joined: joining them
/// anew at each of 10,000 levels took a seventh of a trace.
struct IdentityPath {
  private var first = ""
  private var firstCount = 0
  /// The last elements, each with a slash before it.
  private var last = ""
  /// The bytes of each.
  private var lastLengths: [Int] = []
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
    if firstCount < Self.limit {
      if firstCount > 0 { first += "/" }
      first += element
      firstCount += 1
      return
    }
    last += "/" + element
    lastLengths.append(element.utf8.count + 1)
    guard lastLengths.count > Self.limit else { return }
    last.removeFirst(bytes: lastLengths.removeFirst())
    leftOut += 1
  }

  /// The elements with slashes between them.
  var text: String {
    leftOut > 0 ? "\(first)/… \(leftOut) …\(last)" : first + last
  }
}

extension String {
  fileprivate mutating func removeFirst(bytes count: Int) {
    removeSubrange(..<utf8.index(utf8.startIndex, offsetBy: count))
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
