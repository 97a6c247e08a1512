/// What follows for a node from the nodes above it: each is looked at once, and what was found is kept.
final class AncestorWalk<Found> {
  private var known: [ObjectIdentifier: Found] = [:]

  /// What is found for a node: `start` above the root, then `step` by `step` down to it.
  func found(for node: ViewNode, from start: Found, _ step: (Found, ViewNode) -> Found) -> Found {
    var unknown: [ViewNode] = []
    var current: ViewNode? = node
    var found = start
    while let inner = current {
      if let before = known[ObjectIdentifier(inner)] {
        found = before
        break
      }
      unknown.append(inner)
      current = inner.parent
    }
    for inner in unknown.reversed() {
      found = step(found, inner)
      known[ObjectIdentifier(inner)] = found
    }
    return found
  }
}
