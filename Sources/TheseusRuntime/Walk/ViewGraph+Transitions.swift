import TheseusInterpreter

/// The way in which a view comes or goes.
struct ViewTransition {
  /// Whether a view comes or goes.
  enum Direction {
    /// It comes.
    case insertion
    /// It goes.
    case removal
  }

  /// What traces call it, as a program writes it: `.move(edge: .leading)`, `.slide.combined(with: .opacity)`; of one that the
  /// program declares, its type.
  let name: String
  /// The animation that it brings along, whatever the transaction says.
  var animation: Value?

  /// SwiftUI's own where none is written (semantics 4.6).
  static var standard: ViewTransition { ViewTransition(name: ".opacity") }

  /// Whether it changes nothing.
  var isIdentity: Bool { name == ".identity" }
}

extension ViewGraph {
  /// The transition by which a container inserts or removes content that stands below a node; nil for none, which is `.identity`.
  func transition(
    of content: Value, below node: ViewNode, for direction: ViewTransition.Direction
  ) -> ViewTransition? {
    transition(writtenTransition(of: content, below: node) ?? transition(around: node), for: direction)
  }

  /// The transitions of the views that content consists of, side by side: each has its own.
  func transitions(
    of content: Value, below node: ViewNode, for direction: ViewTransition.Direction
  ) -> [ViewTransition?] {
    // What is about to be inserted has no rows yet.
    let views = isSideBySide(content) ? views(in: content, at: .content, below: node) : []
    guard !views.isEmpty else { return [transition(of: content, below: node, for: direction)] }
    let around = transition(around: node)
    return views.map { transition(of: $0, orElse: around, for: direction) }
  }

  private func transition(
    of view: SideBySideView, orElse around: Value?, for direction: ViewTransition.Direction
  ) -> ViewTransition? {
    if direction == .removal, view.node?.status == .removed { return nil }
    let inside = view.node.flatMap { inner in inner.content.flatMap { writtenTransition(of: $0, below: inner) } }
    return transition(view.written ?? inside ?? view.around ?? around, for: direction)
  }

  /// Ends those of several views side by side that leave without a transition, while others leave by theirs (R: DynamicContainer removes
  /// each view of a list by its own).
  func endUnmoved(of child: ChildNode) throws {
    guard hasTransitions, let content = child.content, isSideBySide(content) else { return }
    let around = transition(around: child)
    for view in views(in: content, at: .content, below: child) {
      guard let node = view.node, node.status == .leaving,
        transition(of: view, orElse: around, for: .removal) == nil
      else { continue }
      child.departure?.ended[ObjectIdentifier(node)] = node
      endedEarly.append(node)
      try end(node)
    }
  }

  /// The transition that views come or go by while they are inserted and removed: of several side by side the first that is not
  /// `.identity`; says once of each part of it that the program declares that its body does not run.
  ///
  /// What goes was walked: where no transition was met until then, each of 10,000 rows that go need not be asked for its own.
  func explainedTransition(
    of content: Value, below node: ViewNode, for direction: ViewTransition.Direction
  ) -> ViewTransition? {
    if direction == .removal, !hasTransitions { return .standard }
    if let written = writtenTransition(of: content, below: node) ?? transition(around: node) {
      explainParts(of: written)
    }
    return transitions(of: content, below: node, for: direction).lazy.compactMap { $0 }.first
  }

  private func transition(_ written: Value?, for direction: ViewTransition.Direction) -> ViewTransition? {
    guard let written else { return .standard }
    let transition = evaluator.transition(written, for: direction)
    return transition.isIdentity ? nil : transition
  }

  private func explainParts(of transition: Value) {
    switch transition {
    case .record(let record): record.arguments.forEach(explainParts)
    case .structure(let box):
      guard let nominal = evaluator.interpreter.types[box.type].nominal, !evaluator.program[nominal].isCatalogue else {
        return
      }
      let name = evaluator.typeName(of: transition)
      explainOnce(name, "Theseus draws no frames of a transition: the body of '\(name)' does not run there")
    default: return
    }
  }

  /// The outermost `.transition` of the first view, in its body too.
  func writtenTransition(of content: Value, below node: ViewNode) -> Value? {
    var value = content
    while let record = value.record {
      let shape = shapes[record.function]
      switch shape.role {
      case .transition: return record.argument(1)
      case .group, .optional, .branch: value = record.part
      case .tuple:
        guard let first = record.elements.first else { return nil }
        value = first
      case .modifier where compositeType(of: record.argument(1)) != nil:
        return transitionInBody(below: node)
      case .forEach, .outline: return transitionOfRow(of: record, below: node)
      default:
        guard shape.isModifier else { return nil }
        value = record.argument(0)
      }
    }
    return transitionInBody(below: node)
  }

  /// That of the first row of a `ForEach`, which comes and goes with the others.
  private func transitionOfRow(of record: Record, below node: ViewNode) -> Value? {
    let list = firstNode(below: node) { ($0 as? ForEachNode)?.content?.record === record } as? ForEachNode
    guard let row = list?.rows.first, let content = row.content else { return nil }
    return writtenTransition(of: content, below: row)
  }

  /// What is written around the container of a child, or around containers that it stands in without a layout in between.
  private func transition(around child: ViewNode) -> Value? {
    var current = child.parent
    while let node = current {
      if let written = (node as? ContainerNode)?.transition ?? (node as? ForEachNode)?.transition { return written }
      guard !node.isIsolated, node is ContainerNode || node is ForEachNode || node is ChildNode else { return nil }
      current = node.parent
    }
    return nil
  }

  /// That of the body of the first view below a node, if it was evaluated.
  private func transitionInBody(below node: ViewNode) -> Value? {
    var inner = node.firstChild
    while let current = inner {
      if let composite = current as? CompositeNode {
        return composite.content.flatMap { writtenTransition(of: $0, below: composite) }
      }
      if current is ForEachNode || current is PresentationNode { return nil }
      // What a branch or an `.id` shows stands for it.
      inner = (current as? ContainerNode).map { $0.current?.firstChild } ?? current.firstChild
    }
    return nil
  }

  /// Notes that a child came, where that may be animated; which transition it has is known when its body was evaluated.
  func noteInsertion(of child: ChildNode, _ content: Value, canMove: Bool) throws {
    guard canMove, subviewSource == nil else { return }
    child.awaitsTransition = true
    let isAnimated = try transaction(for: child.parent ?? child).isAnimated
    guard isAnimated || hasTransitions else { return }
    let transition = explainedTransition(of: content, below: child, for: .insertion)
    guard let transition, isAnimated || transition.animation != nil else { return }
    tellInsertion(of: child, by: transition)
  }

  /// Notes that a child came by the animation of its own transition, which is known when the closure or the body was evaluated that it is
  /// written in (DOC:anytransition/animation(_:)).
  func noteInsertion(byTransitionIn cursor: borrowing Cursor) throws {
    guard subviewSource == nil, !cursor.isIsolated, let child = newChild(around: cursor.parent),
      (child.parent as? ForEachNode)?.lazy == nil, let content = child.content,
      try !transaction(for: child.parent ?? child).isAnimated
    else { return }
    let transitions = transitions(of: content, below: child, for: .insertion)
    guard let transition = transitions.lazy.compactMap({ $0 }).first(where: { $0.animation != nil }) else { return }
    if let written = writtenTransition(of: content, below: child) { explainParts(of: written) }
    tellInsertion(of: child, by: transition)
  }

  private func tellInsertion(of child: ChildNode, by transition: ViewTransition) {
    child.awaitsTransition = false
    record.keep(.inserted(child, transition: transition.name, pass: pass))
  }

  /// The child that came with what stands below a node, if nothing lays it out in between.
  private func newChild(around node: ViewNode) -> ChildNode? {
    var current: ViewNode? = node
    while let inner = current, inner.birth == update {
      if let child = inner as? ChildNode, child.awaitsTransition { return child }
      if inner.isIsolated { return nil }
      current = inner.parent
    }
    return nil
  }
}

extension Evaluator {
  /// What a written transition does in a direction.
  func transition(_ value: Value, for direction: ViewTransition.Direction) -> ViewTransition {
    guard let record = value.record else { return ViewTransition(name: nameOfTransition(value)) }
    func part(_ name: String) -> ViewTransition? {
      record.argument(name, in: program).map { transition($0, for: direction) }
    }
    switch program[record.function].symbol {
    case "AnyTransition.asymmetric(insertion:removal:)":
      return part(direction == .insertion ? "insertion" : "removal") ?? .standard
    case "AnyTransition.combined(with:)":
      let first = transition(record.argument(0), for: direction)
      guard let second = part("other"), !second.isIdentity else { return first }
      if first.isIdentity { return second }
      return ViewTransition(
        name: "\(first.name).combined(with: \(second.name))", animation: first.animation ?? second.animation)
    case "AnyTransition.init(_:)": return part("transition") ?? .standard
    case "AnyTransition.animation(_:)":
      var base = transition(record.argument(0), for: direction)
      let animation = record.argument(1)
      if !animation.isNil { base.animation = animation }
      return base
    default: return ViewTransition(name: nameOfTransition(value))
    }
  }

  /// `.slide`; of a transition that the program declares, its type.
  private func nameOfTransition(_ value: Value) -> String {
    if case .record(let record) = value, program[record.function].selfKind != .none,
      program[record.function].name.hasPrefix("init")
    {
      return name(of: record.type)
    }
    if case .structure = value { return typeName(of: value) }
    return screenValue(value).words ?? "." + text(of: value)
  }
}
