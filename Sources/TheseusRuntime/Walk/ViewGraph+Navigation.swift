import TheseusGraph
import TheseusInterpreter

/// The levels of a `NavigationStack`: its path, its destinations, what is pushed.
final class NavigationState {
  /// The binding to the path, if there is one.
  var path: Value?
  /// Makes the destination of a pushed value, by the value's type.
  var destinations: [TypeToken: (node: PresentationNode, make: Value)] = [:]
  /// The links that have pushed a destination of their own, oldest first.
  var pushed: [PushNode] = []
  /// What is pushed by links with a value where no path is bound.
  var values: [Value] = []
  /// Whether levels were ever decided upon; before, nothing is animated.
  var isSettled = false
  /// Whether a level hides the root.
  var isRootCovered = false
  /// What hides the detail of a split view, in whose place levels are pushed.
  let detail = Curtain(isOpen: true)
  /// When the push that runs has ended, so that what it covers disappears.
  var pushEnd: VirtualTime?
}

/// One level above the root of a stack.
private struct Level {
  var key: IdentityKey
  var make: Value
  var argument: Value?
}

extension ViewGraph {
  /// Walks a `NavigationStack`: its root, with the pushed levels beside it.
  func walkNavigationStack(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, _) = try take(PresentationNode.self, at: place, &cursor) {
      PresentationNode("destination", at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.isIsolated = true
    node.content = .record(record)
    if node.navigation == nil {
      node.navigation = NavigationState()
      node.navigation?.values = memory(of: node)?.pushedValues ?? []
    }
    if let index = shape.index(of: "path") { node.navigation?.path = record.argument(index) }
    node.decide = { graph, node in try graph.navigate(node) }
    var inner = Cursor(node)
    try inner.inLayout { try walkParts(record, shape, at: .content, &$0) }
    for orphan in inner.finish() { try end(orphan) }
    dependencies.mark(node.id)
  }

  /// A destination for the values of a type, in the nearest stack above.
  func registerDestination(_ node: PresentationNode, _ type: TypeToken, _ make: Value) {
    guard let stack = navigationStack(above: node) else { return }
    stack.navigation?.destinations[type] = (node, make)
    dependencies.mark(stack.id)
  }

  /// The nearest `NavigationStack` around a node.
  func navigationStack(above node: ViewNode) -> PresentationNode? {
    var current: ViewNode? = node
    while let inner = current {
      if let stack = inner as? PresentationNode, stack.navigation != nil { return stack }
      current = inner.parent
    }
    return nil
  }

  /// Brings the pushed levels in line with the path.
  func navigate(_ node: PresentationNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    guard let navigation = node.navigation else { return }
    var values = navigation.values
    if let path = navigation.path {
      values = try evaluating(node) { try evaluator.pathElements(of: readBinding(path).value) }
    }
    let hasGrown = try match(levels(of: navigation, values), in: node)
    updateCoverage(of: node, hasGrown: hasGrown)
    navigation.isSettled = true
  }

  private func levels(of navigation: NavigationState, _ values: [Value]) throws -> [Level] {
    var levels: [Level] = []
    for (index, value) in values.enumerated() {
      guard let destination = navigation.destinations[evaluator.type(of: value)] else { continue }
      levels.append(
        Level(key: try key(.int(index), value), make: destination.make, argument: value))
    }
    for node in navigation.pushed {
      let place = "link \(node.id.index)"
      let key = try node.item.map { try self.key(.string(place), $0) } ?? IdentityKey.string(place)
      levels.append(Level(key: key, make: node.destination, argument: node.item))
    }
    return levels
  }

  /// The key of a level that shows a value.
  private func key(_ place: Value, _ value: Value) throws -> IdentityKey {
    try IdentityKey(.tuple(Aggregate.make(type: .unknown, [place, value])), evaluator)
  }

  /// Keeps the levels that are still there; tells whether there is a new one.
  private func match(_ levels: [Level], in node: PresentationNode) throws -> Bool {
    let old = node.presented
    var common = 0
    while common < min(old.count, levels.count), old[common].key.isSame(as: .presented(levels[common].key)) {
      common += 1
    }
    for child in old[common...].reversed() { try withdraw(child, from: node) }
    for (index, level) in levels.enumerated() {
      let child = index < common ? old[index] : makePresented(level.key, in: node)
      try fill(child, with: [level.make], level.argument)
    }
    return levels.count > common
  }

  /// Takes a level, and those above it, off a stack.
  func pop(_ child: ChildNode, from node: PresentationNode) throws {
    guard let navigation = node.navigation, let index = node.presented.firstIndex(where: { $0 === child }) else {
      return
    }
    var values = navigation.values.count
    if let path = navigation.path, let location = location(of: path) {
      values = try evaluator.pathElements(of: location.get(in: self)).count
      if index < values { return try location.set(evaluator.path(location.get(in: self), prefix: index), in: self) }
    }
    for link in navigation.pushed.dropFirst(max(0, index - values)).reversed() { try withdraw(link) }
    if index < navigation.values.count { navigation.values.removeSubrange(index...) }
    dependencies.mark(node.id)
  }

  /// Pushes a value, as a link does.
  func push(_ value: Value, from node: ViewNode) throws {
    guard let stack = navigationStack(above: node), let navigation = stack.navigation else { return }
    if let path = navigation.path, let location = location(of: path) {
      return try location.set(evaluator.path(location.get(in: self), appending: value), in: self)
    }
    navigation.values.append(value)
    dependencies.mark(stack.id)
  }
}
