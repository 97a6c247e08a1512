extension TraceBuilder {
  /// For each view that ended, the new one of the same type at the same place (decisions, "Same place").
  func pairReplacements() -> [ObjectIdentifier: Int] {
    if ended.isEmpty { return [:] }
    var containers = StandingContainers(update: graph.update)
    var candidates: [ReplacementKey: [Int]] = [:]
    for (node, _) in begun {
      guard let key = containers.key(of: node) else { continue }
      candidates[key, default: []].append(node.handle)
    }
    // The first comes last, so that taking it costs nothing.
    for key in candidates.keys { candidates[key]?.reverse() }
    var result: [ObjectIdentifier: Int] = [:]
    for (node, _) in ended {
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
  private var known: [ObjectIdentifier: ViewNode?] = [:]

  init(update: Int) { self.update = update }

  mutating func key(of node: ViewNode) -> ReplacementKey? {
    guard let composite = node as? CompositeNode, let container = container(of: node) else { return nil }
    return ReplacementKey(container: ObjectIdentifier(container), type: composite.type.fullName)
  }

  /// The nearest such container, or the outermost container where there is none; each node is looked at once.
  private mutating func container(of node: ViewNode) -> ViewNode? {
    var path: [ViewNode] = []
    var current: ViewNode? = node
    var found: ViewNode?
    while let inner = current {
      if let before = known[ObjectIdentifier(inner)] {
        found = before
        break
      }
      path.append(inner)
      current = inner.parent
    }
    for inner in path.reversed() {
      if inner is ChildNode, let parent = inner.parent {
        let isStanding = parent.status != .removed && parent.birth != update
        if isStanding || found == nil { found = parent }
      }
      known[ObjectIdentifier(inner)] = .some(found)
    }
    return found
  }
}
