import TheseusInterpreter
import TheseusTrace

/// What became of the identities and the state of the program before an edit, in words.
struct ReloadRecord {
  /// The listed views that went on.
  var kept: [ViewReference] = []
  /// The listed views that did not, in the order of the tree.
  var removed: [Trace.Existence] = []
  /// The state that was lost, and what began anew in views that went on.
  var state: [Trace.StateEvent] = []
  /// The tree before, if something in it was removed; what was removed is marked.
  var gone: ViewTree.Node?
}

extension ViewGraph {
  /// Ends the mount of an edited program: tells what went on, what did not, and what began anew.
  func closeInheritance() {
    guard let inheritance else { return }
    self.inheritance = nil
    adoptBirths(from: inheritance)
    record.reload = ReloadWriter(inheritance, self).record
  }

  /// Containers and children that were there before count as old.
  private func adoptBirths(from inheritance: Inheritance) {
    guard let root else { return }
    forEachNode(below: root) { node in
      if node.isDynamic, node.birth == self.update, inheritance.places.contains(self.place(of: node)) {
        node.birth = self.update - 1
      }
    }
  }

  /// The rule by which an edit, or a container that shows something else after it, made an identity begin.
  func ruleOfBeginningByEdit(_ node: ViewNode) -> IdentityRule {
    var current: ViewNode? = node
    while let inner = current {
      if inner !== node, inner.handle > 0, inner.birth == update { return .parent }
      if let child = inner as? ChildNode, child.birth == update, let container = child.parent, container.birth != update
      {
        return TraceBuilder(self, input: "", cause: .reload, update: nil).rule(of: child)
      }
      current = inner.parent
    }
    return .reload
  }
}

/// Puts into words how an edited program's graph differs from the one before.
struct ReloadWriter {
  private let inheritance: Inheritance
  private let new: ViewGraph
  private let places: Set<String>
  private var replacements: [ObjectIdentifier: Int] = [:]
  private let before: TraceBuilder
  private let after: TraceBuilder

  /// Compares both graphs.
  init(_ inheritance: Inheritance, _ new: ViewGraph) {
    self.inheritance = inheritance
    self.new = new
    places = new.dynamicPlaces()
    before = TraceBuilder(inheritance.graph, input: "", cause: .reload, update: nil)
    after = TraceBuilder(new, input: "", cause: .reload, update: nil)
    replacements = pairs()
  }

  /// What happened.
  var record: ReloadRecord {
    var record = ReloadRecord()
    for node in listed(in: new) where inheritance.origins[ObjectIdentifier(node)] != nil {
      record.kept.append(after.reference(node))
      if let node = node as? CompositeNode { record.state += changes(in: node) }
    }
    var gone: Set<Int> = []
    for node in listed(in: inheritance.graph) where !isHeld(node) {
      gone.insert(node.handle)
      record.removed.append(
        Trace.Existence(
          view: before.reference(node), identity: inheritance.graph.path(of: node), rule: ruleOfEnd(of: node)))
      if let node = node as? CompositeNode { record.state += losses(of: node) }
    }
    if !gone.isEmpty { record.gone = inheritance.graph.snapshot().root?.marking(removed: gone) }
    return record
  }

  private func listed(in graph: ViewGraph) -> [ViewNode] {
    var result: [ViewNode] = []
    if let root = graph.root { graph.forEachNode(below: root) { if $0.handle > 0 { result.append($0) } } }
    return result
  }

  private func isHeld(_ node: ViewNode) -> Bool { inheritance.heirs[ObjectIdentifier(node)] != nil }

  // MARK: Rules

  private func ruleOfEnd(of node: ViewNode) -> IdentityRule {
    var current: ViewNode? = node
    while let inner = current {
      if inner !== node, inner.handle > 0, !isHeld(inner) { return .parent }
      if let child = inner as? ChildNode, let container = child.parent,
        !places.contains(inheritance.graph.place(of: child)),
        places.contains(inheritance.graph.place(of: container))
      {
        return before.rule(of: child)
      }
      current = inner.parent
    }
    return .reload
  }

  /// For each view that ended, the new one of the same type under the nearest thing that went on, in order.
  private func pairs() -> [ObjectIdentifier: Int] {
    var candidates: [String: [Int]] = [:]
    for node in listed(in: new) where inheritance.origins[ObjectIdentifier(node)] == nil {
      guard let node = node as? CompositeNode else { continue }
      let scope = scope(of: node, in: new) {
        inheritance.origins[ObjectIdentifier($0)] != nil || $0.isDynamic && $0.birth != new.update
      }
      candidates[scope + " " + node.type.fullName, default: []].append(node.handle)
    }
    var result: [ObjectIdentifier: Int] = [:]
    for node in listed(in: inheritance.graph) where !isHeld(node) {
      guard let node = node as? CompositeNode else { continue }
      let scope = scope(of: node, in: inheritance.graph) {
        isHeld($0) || $0.isDynamic && places.contains(inheritance.graph.place(of: $0))
      }
      let key = scope + " " + node.type.fullName
      guard let first = candidates[key]?.first else { continue }
      candidates[key]?.removeFirst()
      result[ObjectIdentifier(node)] = first
    }
    return result
  }

  private func scope(of node: ViewNode, in graph: ViewGraph, _ survives: (ViewNode) -> Bool) -> String {
    var current = node.parent
    while let inner = current {
      if survives(inner) { return graph.path(of: inner) }
      current = inner.parent
    }
    return ""
  }

  // MARK: State

  /// The storage of a removed view.
  private func losses(of node: CompositeNode) -> [Trace.StateEvent] {
    let replacement = replacements[ObjectIdentifier(node)]
    return inheritance.graph.lastState(of: node).filter { !$0.info.kind.isKeptOutside }.map { stored in
      Trace.StateEvent(
        view: before.reference(node), property: stored.plainName, kind: stored.info.kind.stateKind ?? .state,
        event: .lost, old: before.words(stored.value), replacedBy: replacement)
    }
  }

  /// The storage of a view that went on, where name or type differ from before.
  private func changes(in node: CompositeNode) -> [Trace.StateEvent] {
    guard let origin = inheritance.origins[ObjectIdentifier(node)] as? CompositeNode else { return [] }
    var events: [Trace.StateEvent] = []
    let began = new.lastState(of: node).filter {
      $0.info.kind.stateKind != nil && !inheritance.isKept($0.name, of: node)
    }
    for stored in inheritance.graph.lastState(of: origin) where !inheritance.isKept(stored.name, of: node) {
      let isReset = began.contains { $0.name == stored.name }
      events.append(
        Trace.StateEvent(
          view: before.reference(origin), property: stored.plainName, kind: stored.info.kind.stateKind ?? .state,
          event: .lost, old: before.words(stored.value), replacedBy: isReset ? node.handle : nil))
    }
    for stored in began {
      guard let kind = stored.info.kind.stateKind else { continue }
      events.append(
        Trace.StateEvent(
          view: after.reference(node), property: stored.plainName, kind: kind, event: .created,
          new: after.words(stored.value)))
    }
    return events
  }
}
