import TheseusGraph
import TheseusInterpreter

/// The levels of a `NavigationStack`: its path, its destinations, what is pushed.
final class NavigationState {
  /// The binding to the path, if there is one.
  var path: Value?
  /// Makes the destination of a pushed value, by the value's type.
  var destinations: [TypeToken: (node: PresentationNode, make: Value)] = [:]
  /// What is pushed by links with a view.
  var pushed: [(content: Value, link: Place)] = []
  /// What is pushed by links with a value where no path is bound.
  var values: [Value] = []
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
    if node.navigation == nil {
      node.navigation = NavigationState()
      node.navigation?.values = inheritance?.pushedValues(of: node, in: self) ?? []
    }
    if let index = shape.index(of: "path") { node.navigation?.path = record.argument(index) }
    node.decide = { graph, node in try graph.navigate(node) }
    node.content = .record(record)
    var inner = Cursor(node)
    inner.isIsolated = true
    try walkParts(record, shape, at: .content, &inner)
    for orphan in inner.finish() { try end(orphan) }
    dependencies.mark(node.id, because: .first)
  }

  /// A destination for the values of a type, in the nearest stack above.
  func registerDestination(_ node: PresentationNode, _ type: TypeToken, _ make: Value) {
    guard let stack = navigationStack(above: node) else { return }
    stack.navigation?.destinations[type] = (node, make)
    dependencies.mark(stack.id, because: .parent(node.id, field: 0))
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
    let levels = try levels(of: navigation, values)
    try match(levels, in: node)
  }

  private func levels(
    of navigation: NavigationState, _ values: [Value]
  ) throws -> [(key: IdentityKey, make: Value, argument: Value?)] {
    var levels: [(key: IdentityKey, make: Value, argument: Value?)] = []
    for (index, value) in values.enumerated() {
      guard let destination = navigation.destinations[evaluator.type(of: value)] else { continue }
      let key = try IdentityKey(.tuple(Aggregate.make(type: .unknown, [.int(index), value])), evaluator)
      levels.append((key, destination.make, value))
    }
    for (index, pushed) in navigation.pushed.enumerated() {
      levels.append((.string("link \(index) \(pushed.link.number)"), pushed.content, nil))
    }
    return levels
  }

  private func match(
    _ levels: [(key: IdentityKey, make: Value, argument: Value?)], in node: PresentationNode
  ) throws {
    let old = node.presented
    var common = 0
    while common < min(old.count, levels.count), old[common].key.isSame(as: .presented(levels[common].key)) {
      common += 1
    }
    for child in old[common...].reversed() { try withdraw(child, from: node) }
    for (index, level) in levels.enumerated() {
      let child = index < common ? old[index] : makePresented(.presented(level.key), in: node)
      try fillLevel(child, level.make, level.argument)
    }
  }

  private func fillLevel(_ child: ChildNode, _ make: Value, _ argument: Value?) throws {
    record.events.append(.content(child, pass: pass))
    try evaluating(child) {
      let content = make.isClosure ? try expanded(evaluator.apply(make, to: argument.map { [$0] } ?? [])) : make
      try walkContent(of: child, content)
    }
  }

  /// Takes a level, and those above it, off a stack.
  func pop(_ child: ChildNode, from node: PresentationNode) throws {
    guard let navigation = node.navigation, let index = node.presented.firstIndex(where: { $0 === child }) else {
      return
    }
    if let path = navigation.path, let location = location(of: path) {
      let elements = try evaluator.pathElements(of: location.get(in: self))
      if index < elements.count {
        return try location.set(evaluator.path(location.get(in: self), prefix: index), in: self)
      }
    }
    let values = navigation.values.count
    if index < values { navigation.values.removeSubrange(index...) }
    navigation.pushed.removeSubrange(max(0, index - values)...)
    dependencies.mark(node.id, because: .parent(node.id, field: 0))
  }

  /// Pushes a level, as a link does.
  func push(_ link: NavigationLinkTarget, from node: ViewNode) throws {
    guard let stack = navigationStack(above: node), let navigation = stack.navigation else { return }
    switch link {
    case .view(let content, let place): navigation.pushed.append((content, place))
    case .value(let value):
      if let path = navigation.path, let location = location(of: path) {
        return try location.set(evaluator.path(location.get(in: self), appending: value), in: self)
      }
      navigation.values.append(value)
    }
    dependencies.mark(stack.id, because: .parent(stack.id, field: 0))
  }

  /// Walks a `NavigationLink`: only its label stands on the screen.
  func walkNavigationLink(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let wasIsolated = cursor.isIsolated
    cursor.isIsolated = true
    for (index, use) in shape.uses.enumerated() where index < record.arguments.count {
      if case .content(let word) = use, word != "destination", isView(record.arguments[index]) {
        try walk(record.arguments[index], at: place.child(index), &cursor)
      }
    }
    cursor.isIsolated = wasIsolated
  }
}

/// Where a `NavigationLink` leads.
enum NavigationLinkTarget {
  /// To a view.
  case view(Value, Place)
  /// To the destination of a value.
  case value(Value)
}
