import TheseusGraph
import TheseusInterpreter
import TheseusProgram

extension ViewGraph {
  /// Matches new content of a node with the nodes below it.
  func walkContent(of node: ViewNode, _ content: Value) throws {
    node.content = content
    var cursor = Cursor(node)
    try walk(content, at: .content, &cursor)
    for orphan in cursor.finish() { try end(orphan) }
  }

  /// Calls the closures of a view that SwiftUI calls at once, and puts the results in their places.
  func expanded(_ value: Value) throws -> Value {
    switch value {
    case .record(let record): try expanded(record, shapes[record.function], of: value)
    case .tuple(let tuple): try expanded(tuple.values).map { .tuple(Aggregate.make(type: tuple.type, $0)) } ?? value
    case .opaque(let opaque): try expanded(opaque) ?? value
    default: value
    }
  }

  private func expanded(_ record: Record, _ shape: ViewShape, of value: Value) throws -> Value {
    switch shape.role {
    case .optional: if let only = placedOptional(record, shape) { return try expanded(only) }
    case .scenes: if let only = openedScene(of: record) { return try expanded(only) }
    default: break
    }
    let result = try expanded(record, shape).map { value.replacingArguments($0) } ?? value
    return shape.isForEach ? distributed(result) : result
  }

  /// What an expression gives that is an optional view and comes from an `if` with a place of its own; nil for any other view.
  private func placedOptional(_ record: Record, _ shape: ViewShape) -> Value? {
    guard shape.name == "_optional", let inner = record.part.record, case .optional = shapes[inner.function].role
    else { return nil }
    return record.part
  }

  private func expanded(_ values: [Value]) throws -> [Value]? {
    var result = values
    var isChanged = false
    for index in values.indices {
      result[index] = try expanded(values[index])
      isChanged = isChanged || !evaluator.areSameStorage(result[index], values[index])
    }
    return isChanged ? result : nil
  }

  /// The arguments of a record with its closures called; nil if there is none to call.
  private func expanded(_ record: Record, _ shape: ViewShape) throws -> [Value]? {
    if shape.role.readsBinding { _ = try readBinding(record.argument(0)) }
    var arguments: [Value]?
    for index in shape.contents where index < record.arguments.count {
      let old = record.arguments[index]
      guard let new = try expandedContent(old, isEager: shape.eager.contains(index)) else { continue }
      arguments = arguments ?? record.arguments
      arguments?[index] = new
    }
    guard case .fitting = shape.role, let index = shape.contentIndex else { return arguments }
    var fitting = arguments ?? record.arguments
    let first = firstView(in: fitting[index]) ?? fitting[index]
    if let inner = first.record, case .forEach = shapes[inner.function].role {
      explainOnce(
        "\(shape.name).ForEach",
        "Theseus lays nothing out: a ViewThatFits shows all views of the ForEach that it begins with", at: record.range)
    } else {
      explainOnce(shape.name, "Theseus lays nothing out: a ViewThatFits shows its first view", at: record.range)
    }
    fitting[index] = first
    return fitting
  }

  /// The first of the views in a list of them; nil where there is none.
  private func firstView(in content: Value) -> Value? {
    if content.isNil { return nil }
    guard let record = content.record else { return content }
    switch shapes[record.function].role {
    case .tuple: return record.elements.lazy.compactMap { self.firstView(in: $0) }.first
    case .group: return firstView(in: record.argument(0))
    case .optional: return record.part.isNil ? nil : content
    default: return content
    }
  }

  /// An argument with its closures called; nil if there is none to call.
  private func expandedContent(_ old: Value, isEager: Bool) throws -> Value? {
    switch old {
    case .record, .tuple, .opaque:
      let new = try expanded(old)
      return evaluator.areSameStorage(new, old) ? nil : new
    default: return old.isClosure && isEager ? try expanded(evaluator.apply(old, to: [])) : nil
    }
  }

  /// A use of an API that the catalogue does not have: closures that make views are called.
  private func expanded(_ opaque: OpaqueBox) throws -> Value? {
    let base = try opaque.base.map(expanded)
    let arguments = try opaque.arguments?.map { label, value in
      (label: label, value: try evaluator.makesView(value) ? expanded(evaluator.apply(value, to: [])) : value)
    }
    return .opaque(
      OpaqueBox(base: base, name: opaque.name, arguments: arguments, isView: opaque.isView, type: opaque.type))
  }

  /// Matches a view with the nodes of a parent, and goes on into what it is made of.
  func walk(_ value: Value, at place: Place, _ cursor: inout Cursor) throws {
    visitCount += 1
    if let subviewSource, isSubview(value) { return try walkSubview(value, in: subviewSource, at: place, &cursor) }
    if let lazyScope, isStaticRow(value) { return try walkStaticRow(value, of: lazyScope, at: place, &cursor) }
    if let record = value.record {
      try walk(record, of: value, at: place, &cursor)
    } else if value.isNil {
      try walkContainer(.optional, key: nil, content: nil, at: place, &cursor)
    } else if let content = value.native as? ModifierContent {
      try walkPlacement(content, at: place, &cursor)
    } else if let type = compositeType(of: value), type.form == .view {
      try walkComposite(value, type, at: place, &cursor)
    } else if case .opaque(let opaque) = value {
      try walk(opaque, at: place, &cursor)
    } else if let elements = value.tupleElements {
      for (index, element) in elements.enumerated() { try walk(element, at: place.child(index), &cursor) }
    } else if let subview = subview(in: value) {
      try walkPlacement(subview, at: place, &cursor)
    } else {
      try checkView(value)
    }
  }

  private func walk(_ record: Record, of value: Value, at place: Place, _ cursor: inout Cursor) throws {
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple:
      for (index, element) in record.elements.enumerated() { try walk(element, at: place.child(index), &cursor) }
    case .group:
      try walk(record.argument(0), at: place.child(0), &cursor)
    case .branch(let isFirst):
      let leaf = branchLeaf(of: record, isFirst: isFirst)
      try walkContainer(
        .branch, key: .leaf(leaf.index, of: leaf.count), content: leaf.content, at: place, &cursor, range: record.range)
    case .optional:
      let content = record.part
      try walkContainer(
        .optional, key: content.isNil ? nil : .some, content: content, at: place, &cursor, range: record.range)
    case .anyView:
      let content = unwrappedAnyView(value)
      try walkContainer(.anyView, key: .type(evaluator.type(of: content)), content: content, at: place, &cursor)
    case .id:
      let id = try IdentityKey(record.argument(1), evaluator)
      try walkContainer(.id, key: .id(id), content: record.argument(0), at: place, &cursor)
    case .forEach(let form):
      try walkForEach(record, form, at: place, &cursor)
    case .modifier:
      try walkModifier(record, at: place, &cursor)
    default:
      try walkEffect(record, shape, at: place, &cursor)
    }
  }

  private func walk(_ opaque: OpaqueBox, at place: Place, _ cursor: inout Cursor) throws {
    if let base = opaque.base { try walk(base, at: place.child(0), &cursor) }
    for (index, argument) in (opaque.arguments ?? []).enumerated()
    where isView(argument.value) && !isInstance(argument.value) {
      try walk(argument.value, at: place.child(index + 1), &cursor)
    }
  }

  /// Whether a view is `self` of the body that runs, or a property of it that is not known, as the projection of a wrapper: what is not
  /// known may be told of it, and does not show it in itself.
  private func isInstance(_ view: Value) -> Bool {
    if case .opaque(let member) = view, member.arguments == nil, let base = member.base { return isInstance(base) }
    guard case .structure(let instance)? = evaluation?.instance, case .structure(let view) = view else { return false }
    return instance === view
  }

  /// Walks the parts of a view that has no meaning of its own.
  func walkParts(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    if shape.idle != nil { explainIdle(record, shape) }
    if shape.isLocalizedText { explainInflection(record) }
    if shape.isModifier {
      if shape.name.hasSuffix("Style") { explainStyle(record, shape) }
      if isHandedOn(record, shape, at: cursor) { return try walkRows(modifiedBy: record, at: place, &cursor) }
      try walk(record.argument(0), at: place.child(0), &cursor)
    }
    guard shape.hasContent else { return }
    try walkLazily(shape, at: place, &cursor) { try walkContentParts(record, shape, at: place, &$0) }
  }

  /// Walks the arguments that are views, what a modifier is applied to apart.
  func walkContentParts(
    _ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor
  ) throws {
    if subviewSource != nil, shape.name == "Section" { return try walkSection(record, shape, at: place, &cursor) }
    let scope = lazyScope
    defer { lazyScope = scope }
    for index in shape.contentParts where index < record.arguments.count {
      guard isView(record.arguments[index]) else {
        explainUnmade(index, of: record, shape)
        continue
      }
      // The header and the footer of a section are no rows.
      lazyScope = shape.name == "Section" && index != shape.contentIndex ? nil : scope
      let outer = cursor.curtain
      if let curtain = curtain(before: index, of: shape, at: place, below: cursor.parent) {
        (cursor.curtain, hidesLiveNodes) = (curtain, true)
      }
      defer { cursor.curtain = outer }
      if shape.name == "Section", lazyScope != nil || scope == nil {
        // How many views there are in it matters to those around it.
        try walk(record.arguments[index], at: place.child(index), &cursor)
      } else if cursor.curtain !== outer, shape.suggestions.contains(index) {
        try cursor.inLayout { try walkSuggestions(record.arguments[index], at: place.child(index), &$0) }
      } else {
        try cursor.inLayout { try walk(record.arguments[index], at: place.child(index), &$0) }
      }
    }
  }

  /// Whether a value is a view that may contain nodes.
  func isView(_ value: Value) -> Bool {
    if let record = value.record { return evaluator.isViewRecord(record) }
    if value.native is ModifierContent { return true }
    if case .tuple(let tuple) = value { return tuple.count > 0 && isView(tuple[0]) }
    if case .opaque(let opaque) = value { return opaque.isView || opaque.base != nil }
    return compositeType(of: value).map { $0.form == .view } ?? isPrimitive(value)
  }

  /// Whether a value is a view of the program whose body is the library's: a shape.
  func isPrimitive(_ value: Value) -> Bool {
    switch value {
    case .structure, .enumeration, .payload: compositeType(of: value) == nil && evaluator.conforms(value, to: "View")
    default: false
    }
  }

  /// Takes the node at a place, or makes it; what stood in between ends.
  func take<Node: ViewNode>(
    _ type: Node.Type, at place: Place, _ cursor: inout Cursor, make: () throws -> Node
  ) throws -> (node: Node, isNew: Bool) {
    if let (node, passed) = cursor.take(type, at: place) {
      for orphan in passed { try end(orphan) }
      return (node, false)
    }
    let node = try make()
    cursor.insert(node, in: dependencies)
    return (node, true)
  }

  /// Matches a view with a `body`: a new value that differs makes it due.
  func walkComposite(
    _ value: Value, _ type: CompositeType, around contents: [Value] = [], at place: Place, _ cursor: inout Cursor,
    isEquatable: Bool = false
  ) throws {
    if let (node, passed) = cursor.take(CompositeNode.self, at: place, where: { $0.type === type }) {
      for orphan in passed { try end(orphan) }
      node.transition = cursor.transition
      try offer(value, around: contents, to: node, isEquatable: isEquatable)
      try offer(cursor.rowModifiers, to: node)
      return
    }
    let node = try makeComposite(value, type, at: place, &cursor, environment: cursor.environment)
    if !contents.isEmpty { node.contents = contents }
    if !cursor.rowModifiers.isEmpty { node.handed = HandedModifiers(cursor.rowModifiers) }
  }

  /// Gives a node whose body is a list of views the modifiers around it, of which each of them gets its own.
  private func offer(_ modifiers: [Value], to node: CompositeNode) throws {
    guard let handed = node.handed, node.status == .live else { return }
    let isSame = try areSameAroundRows(handed.modifiers, modifiers)
    handed.modifiers = modifiers
    guard !isSame else { return }
    handed.areNew = true
    dependencies.mark(node.id)
  }

  /// Makes the node of a view, modifier or style with a `body`, which is due at once.
  func makeComposite(
    _ value: Value, _ type: CompositeType, at place: Place, _ cursor: inout Cursor, environment: EnvironmentFrame
  ) throws -> CompositeNode {
    if !type.isAccepted {
      try checkView(value)
      type.isAccepted = true
    }
    let node = CompositeNode(
      value, type: type, at: place, below: cursor.parent, in: self, lifetime: cursor.parent.lifetime,
      environment: environment)
    guard node.bodyLevel <= ViewGraph.levelLimit else {
      throw endless(type, "the views are nested more than 50,000 levels deep")
    }
    guard cursor.rowModifiers.count <= ViewGraph.rowModifierLimit else {
      throw endless(type, "more than \(ViewGraph.rowModifierLimit) modifiers stand around a list of views")
    }
    node.transition = cursor.transition
    if let subviewSource { resolve(node, in: subviewSource) }
    cursor.insert(node, in: dependencies)
    dependencies.mark(node.id)
    return node
  }

  /// How many views with a body may stand inside one another: what is walked by recursion fits a session's stack.
  static let levelLimit = 50_000

  /// How many modifiers may stand around a view whose body is a list: where it contains itself each level adds one, and gives all of them to
  /// each of its views.
  static let rowModifierLimit = 100

  private func endless(_ type: CompositeType, _ finding: String) -> EvaluationError {
    let range: SourceRange? = if case .nominal(let id, _) = type.type { evaluator.program[id].range } else { nil }
    return .trap(
      Trap(
        "\(finding); '\(type.name)' probably contains itself without end", reason: .budget,
        range: range ?? .synthesized))
  }

  /// Gives a node the value that its maker made anew.
  private func offer(_ value: Value, around contents: [Value], to node: CompositeNode, isEquatable: Bool) throws {
    if !contents.isEmpty {
      node.contents = contents
      try updatePlacements(of: node)
    }
    guard node.status == .live else { return }
    if try areEqual(node.value, value, of: node.type, isEquatable: isEquatable) {
      record.note(.skipped(node, pass: pass))
      let old = node.value
      node.value = value
      spendInitialValues(of: node)
      // An `EquatableView` goes on with the value that the new one was equal to, and compares the next one with it (R: OSUI
      // EquatableView is a rule of its own, whose value the graph does not replace by an equal one).
      if isEquatable { node.value = old }
      return
    }
    if let maker = evaluation?.node {
      let replacement = CompositeNode.Replacement(old: node.replaced?.old ?? node.value, maker: maker)
      replacement.isToldByEquality = isEquatable || comparison(of: evaluator.type(of: value)) == .equatable
      node.replaced = replacement
      dependencies.mark(node.id)
    }
    node.value = value
  }

  private func unwrappedAnyView(_ value: Value) -> Value {
    var content = value
    while let record = content.record, case .anyView = shapes[record.function].role { content = record.part }
    return content
  }

  /// The leaf that nested `_ConditionalContent` values choose.
  func branchLeaf(of value: Value) -> (index: Int, count: Int, content: Value) {
    guard let record = value.record, case .branch(let isFirst) = shapes[record.function].role else {
      return (0, 1, value)
    }
    return branchLeaf(of: record, isFirst: isFirst)
  }

  private func branchLeaf(of record: Record, isFirst: Bool) -> (index: Int, count: Int, content: Value) {
    let leaves = evaluator.branchLeafCounts(of: record)
    let inner = branchLeaf(of: record.part)
    return (isFirst ? inner.index : leaves.first + inner.index, leaves.first + leaves.second, inner.content)
  }
}
