import TheseusGraph
import TheseusInterpreter
import TheseusProgram

extension ViewGraph {
  /// Walks a `NavigationLink`: only its label stands on the screen; a destination of its own is kept ready.
  func walkNavigationLink(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    if try !walkStyled(.button, record, shape, at: place, &cursor) {
      try walkLabel(of: record, shape, at: place, &cursor)
    }
    guard let index = shape.index(of: "destination") else { return }
    let binding = shape.index(of: "isActive") ?? shape.index(of: "selection")
    try walkPush(record.argument(index), at: place.child(index), &cursor, from: record.range) { node in
      node.binding = binding.map { record.argument($0) }
      node.tag = shape.index(of: "tag").map { record.argument($0) }
    }
  }

  private func walkLabel(of record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    for index in shape.order where index < record.arguments.count {
      if case .content(let word) = shape.uses[index], word != "destination", isView(record.arguments[index]) {
        try cursor.inLayout { try walk(record.arguments[index], at: place.child(index), &$0) }
      }
    }
  }

  /// Walks `navigationDestination` with a flag or an item.
  func walkBoundDestination(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    try walk(record.argument(0), at: place.child(0), &cursor)
    guard let binding = shape.index(of: "item") ?? shape.index(of: "isPresented"),
      let destination = shape.index(of: "destination")
    else { return }
    try walkPush(record.argument(destination), at: place.child(-2), &cursor, from: record.range) { node in
      node.isItem = shape.index(of: "item") != nil
      node.binding = record.argument(binding)
    }
  }

  private func walkPush(
    _ destination: Value, at place: Place, _ cursor: inout Cursor, from range: SourceRange, _ fill: (PushNode) -> Void
  ) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, isNew) = try take(PushNode.self, at: place, &cursor) {
      PushNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    fill(node)
    node.destination = destination
    node.range = range
    if isNew, node.binding == nil, memory(of: node)?.isActive == true { setActive(true, node) }
    if node.binding != nil { dependencies.mark(node.id) }
    if node.isActive { refreshStack(of: node) }
  }

  /// Reads whether the binding of a link wants its destination.
  func decide(_ node: PushNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    guard let binding = node.binding else { return }
    let value = try evaluating(node) { try readBinding(binding).value }
    let old = node.item
    node.item = node.isItem ? value : nil
    let isActive =
      try node.tag.map { try !value.isNil && evaluator.interpreter.areEqual(value, $0) }
      ?? (node.isItem ? !value.isNil : value.asBool ?? false)
    setActive(isActive, node)
    if isActive, try old.map({ try !areEqual($0, value) }) ?? false { refreshStack(of: node) }
  }

  /// Puts the destination of a link onto the nearest stack, or takes it off.
  func setActive(_ isActive: Bool, _ node: PushNode) {
    guard node.isActive != isActive else { return }
    guard let navigation = navigationStack(above: node)?.navigation else {
      return explainOnce(
        "PushNode", "no NavigationStack stands around what wants to push a view: nothing is pushed", at: node.range)
    }
    node.isActive = isActive
    if isActive { navigation.pushed.append(node) } else { navigation.pushed.removeAll { $0 === node } }
    refreshStack(of: node)
  }

  private func refreshStack(of node: PushNode) {
    guard let stack = navigationStack(above: node), stack.status == .live else { return }
    dependencies.mark(stack.id)
  }

  /// Does what a tap on a link with a destination does.
  func follow(_ node: PushNode) throws {
    guard let binding = node.binding, let location = location(of: binding) else { return setActive(true, node) }
    try location.set(node.tag ?? .bool(true), in: self)
  }

  /// Takes the destination of a link off its stack, as going back does.
  func withdraw(_ node: PushNode) throws {
    guard let binding = node.binding, let location = location(of: binding) else { return setActive(false, node) }
    try location.set(node.isItem || node.tag != nil ? .none : .bool(false), in: self)
  }
}
