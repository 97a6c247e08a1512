extension TraceBuilder {
  /// For each view that ended, the new one of the same type at the same place (decisions, "Same place").
  func pairReplacements() -> [ObjectIdentifier: Int] {
    if ended.isEmpty { return [:] }
    let containers = StandingContainers(update: graph.update)
    var candidates: [ReplacementKey: [Int]] = [:]
    for (node, _) in begun {
      guard let key = containers.key(of: node) else { continue }
      candidates[key, default: []].append(node.handle)
    }
    // The first comes last, so that taking it costs nothing.
    for key in candidates.keys { candidates[key]?.reverse() }
    var result: [ObjectIdentifier: Int] = [:]
    for (node, _, _) in ended {
      guard let key = containers.key(of: node), let first = candidates[key]?.popLast() else { continue }
      result[ObjectIdentifier(node)] = first
    }
    return result
  }
}

/// What two views share of which one took the other's place.
private struct ReplacementKey: Hashable {
  var container: ObjectIdentifier
  var type: String
}

/// The dynamic containers that were there before an update and still are, by the nodes below them.
private struct StandingContainers {
  let update: Int
  private let walk = AncestorWalk<ViewNode?>()

  init(update: Int) { self.update = update }

  func key(of node: ViewNode) -> ReplacementKey? {
    guard let composite = node as? CompositeNode, let container = container(of: node) else { return nil }
    return ReplacementKey(container: ObjectIdentifier(container), type: composite.type.fullName)
  }

  /// The nearest such container, or the outermost container where there is none.
  private func container(of node: ViewNode) -> ViewNode? {
    walk.found(for: node, from: nil) { found, inner in
      guard inner is ChildNode, let parent = inner.parent else { return found }
      let isStanding = parent.status != .removed && parent.birth != update
      return isStanding || found == nil ? parent : found
    }
  }
}
