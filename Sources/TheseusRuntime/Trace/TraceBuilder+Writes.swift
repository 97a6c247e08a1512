import TheseusGraph
import TheseusInterpreter
import TheseusProgram
import TheseusTrace

extension TraceBuilder {
  /// The assignments, in order.
  mutating func addWrites() {
    trace.writes = record.writes.map { write in
      var written = Trace.Write(
        target: target(of: write), property: write.property, old: words(write.old), new: words(write.new),
        changed: write.changed, invalidates: write.invalidates, isAnimated: write.isAnimated,
        origin: origin(write.origin), pass: write.pass, location: write.range.flatMap(line),
        count: write.count)
      if case .object(_, _, _, .observable) = write.target { written.isOfObservable = true }
      return written
    }
  }

  /// The file and the line of a range, as `pets.swift:4`.
  private func line(of range: SourceRange) -> String? {
    graph.sources.shortLocation(of: range).map { String($0.prefix(upTo: $0.lastIndex(of: ":") ?? $0.endIndex)) }
  }

  private func target(of write: WriteRecord) -> Trace.WriteTarget {
    switch write.target {
    case .state(let location):
      .view(owner(of: location), kind: graph.declaration(of: location)?.info.kind.stateKind ?? .state)
    case .object(let name, _, _, _): .object(name)
    case .environment: .environment
    case .window: .window
    }
  }

  /// The view whose property storage is, or was.
  private func owner(of location: StateLocation) -> ViewReference {
    if let ended = location.ended { return reference(to: ended.listedType, handle: Int(location.endedHandle)) }
    return reference(listed(location.owner))
  }

  private func origin(_ origin: WriteOriginRecord) -> Trace.WriteOrigin {
    switch origin {
    case .input: .input
    case .action(let control): .action(control: control)
    case .lifecycle(let kind, let node): .lifecycle(kind.rawValue, of: reference(attachment(of: node).view))
    case .time: .time
    case .system: .system
    case .resumed(.lifecycle(let kind, let node), let control):
      .resumed(.lifecycle(kind.rawValue, of: reference(attachment(of: node).view)), by: control)
    case .resumed(.action(let name), let control): .resumed(.action(control: name), by: control)
    }
  }

  /// The listed view that a modifier is attached to, otherwise the one around it with what it is attached to.
  func attachment(of node: ViewNode) -> (view: ViewNode, on: String?) {
    let outer = listed(node.parent ?? node)
    if let word = (node as? ActionNode)?.wordOfContent { return (outer, word) }
    if let name = node.content.flatMap({ graph.primitiveName(of: $0) }) { return (outer, name) }
    if let content = node.content, graph.isSeveralViews(content) { return (outer, containerName(of: content)) }
    var inner = node.firstChild
    while let current = inner {
      if current.handle > 0, current is CompositeNode { return (current, nil) }
      if current is ChildNode || current is ContainerNode || current is ForEachNode { break }
      inner = current.firstChild
    }
    return (outer, node.content.flatMap(containerName))
  }

  /// What a modifier is attached to, in a word; nil for a listed view.
  func word(of content: Value) -> String? { graph.primitiveName(of: content) ?? containerName(of: content) }

  /// What a modifier on several views is attached to.
  private func containerName(of content: Value) -> String? {
    guard let record = content.record else { return nil }
    let shape = graph.shapes[record.function]
    return shape.isModifier ? containerName(of: record.argument(0)) : shape.name
  }

  /// What happened to stored properties.
  mutating func addState() {
    for (index, write) in record.writes.enumerated() where write.changed {
      guard case .state(let location) = write.target else { continue }
      let info = graph.declaration(of: location)?.info
      trace.state.append(
        Trace.StateEvent(
          view: owner(of: location), property: write.property, kind: info?.kind.stateKind ?? .state,
          event: .changed, old: words(write.old), new: words(record.writes[index].new), pass: write.pass))
    }
    trace.state += record.reload?.state ?? []
    let replacements = pairReplacements()
    for (node, _, pass) in ended {
      guard let composite = node as? CompositeNode else { continue }
      for stored in graph.lastState(of: composite) where !stored.info.kind.isKeptOutside {
        trace.state.append(
          Trace.StateEvent(
            view: reference(composite), property: stored.plainName, kind: stored.info.kind.stateKind ?? .state,
            event: .lost, old: words(stored.value), replacedBy: replacements[ObjectIdentifier(composite)], pass: pass))
      }
    }
    for case .created(let node, let value, let pass) in record.events {
      guard let composite = node as? CompositeNode else { continue }
      addInitialState(of: composite, value ?? .none, pass)
    }
  }

  private mutating func addInitialState(of node: CompositeNode, _ value: Value, _ pass: Int) {
    for (name, info, wrapper) in DynamicPropertyInfo.wrappers(of: node.type.properties, in: value) {
      guard let kind = info.kind.stateKind else { continue }
      if info.kind == .namespace { continue }
      let initial =
        info.kind == .stateObject
        ? objectName(node, name) : node.initialState[name] ?? words(wrapper.field(info.initialValueField))
      trace.state.append(
        Trace.StateEvent(
          view: reference(node), property: DynamicPropertyInfo.plainName(of: name), kind: kind, event: .created,
          new: initial, pass: pass))
    }
  }

  private func objectName(_ node: CompositeNode, _ name: String) -> TraceValue {
    graph.lastState(of: node).first { $0.name == name }.map { words($0.value) } ?? "nil"
  }

  /// Why writes evaluated nothing.
  mutating func addSilences() {
    for (index, write) in record.writes.enumerated() {
      if case .environment = write.target, case .system = write.origin, write.changed {
        trace.bystanders.append(bystanders(of: index))
      }
      guard !effectiveWrites.contains(index), !record.writesOfContents.contains(index) else { continue }
      guard write.changed || write.invalidates else {
        trace.silences.append(Trace.Silence(write: index, reason: .sameValue))
        continue
      }
      if let reason = silence(of: write) { trace.silences.append(Trace.Silence(write: index, reason: reason)) }
    }
  }

  /// What was written where nobody could hear of it; worth a word only where nothing else came of the input.
  mutating func addUnobservedWrites() {
    guard trace.bodies.isEmpty, trace.contents.isEmpty, trace.created.isEmpty else { return }
    for write in record.unobserved.first {
      guard let object = write.object else { continue }
      let name = graph.name(of: object)
      guard !isBegun(name) else { continue }
      let (old, new) = (words(write.old), words(object[write.field]))
      trace.silences.append(
        Trace.Silence(
          write: trace.writes.count,
          reason: .unobservable(
            type: graph.evaluator.name(of: object.type), because: graph.evaluator.secrecy(of: object.type))))
      trace.writes.append(
        Trace.Write(
          target: .object(name), property: graph.evaluator.fieldName(write.field, of: object), old: old, new: new,
          changed: old != new, origin: origin(write.origin), pass: write.pass, location: write.range.flatMap(line)))
    }
  }

  private func silence(of write: WriteRecord) -> Trace.Silence.Reason? {
    switch write.target {
    case .state(let location):
      if !location.isAlive { return .gone(owner(of: location)) }
      if location.owner.status != .live { return .removing(owner(of: location)) }
      guard !graph.dependencies.hasReaders(location.source), !mayBeDrawn(location) else { return nil }
      return .unread(owner: owner(of: location), passesBinding: passesBinding(location))
    case .object(let name, let class_, let id, let observation):
      // Nobody could depend on it yet.
      if isBegun(name) { return nil }
      let isRead = trace.bodies.contains { body in
        body.causes.contains { if case .object = $0.subject { true } else { false } }
      }
      if isRead { return nil }
      let type = graph.evaluator.name(of: class_)
      switch observation {
      case .observable: return .unobserved(type: type, others: otherReaders(of: id))
      case .published:
        let isHeld = graph.objects.whole(of: id).map { graph.dependencies.hasReaders($0) } ?? false
        guard isHeld else { return .unheld(object: name) }
        return graph.objects.hasOwnPublisher(id) ? .unobservable(type: type, because: .ownPublisher) : nil
      case .none: return .unobservable(type: type, because: graph.evaluator.secrecy(of: class_))
      }
    case .environment(let key):
      return trace.bodies.isEmpty && graph.environmentNames[key] != nil ? .unreadEnvironment : nil
    case .window: return trace.contents.isEmpty ? .unreadEnvironment : nil
    }
  }

  /// Whether an object began in this update.
  private func isBegun(_ name: String) -> Bool {
    record.events.contains { if case .object(name, isEnd: false, _, _) = $0 { true } else { false } }
  }

  private func otherReaders(of object: ObjectIdentifier) -> [Trace.Silence.Reader] {
    graph.objects.fields(of: object).flatMap { field, source in
      graph.dependencies.readers(of: source).compactMap { id in
        graph.node(id).map {
          Trace.Silence.Reader(view: reference(listed($0)), property: graph.objects.name(of: source))
        }
      }
    }
  }

  private func passesBinding(_ location: StateLocation) -> Bool {
    guard let content = location.owner.content else { return false }
    return mentions(location, in: content, depth: 0)
  }

  private func mentions(_ location: StateLocation, in value: Value, depth: Int) -> Bool {
    guard depth < 60 else { return false }
    switch value {
    case .record(let record): return record.arguments.contains { mentions(location, in: $0, depth: depth + 1) }
    case .tuple(let box): return box.values.contains { mentions(location, in: $0, depth: depth + 1) }
    case .structure(let box):
      if let found = graph.location(of: value) { return found.root === location }
      return graph.compositeType(of: value) != nil
        && box.values.contains { mentions(location, in: $0, depth: depth + 1) }
    default: return false
    }
  }

  private func bystanders(of write: Int) -> Trace.Bystanders {
    var count = 0
    if let root = graph.root { graph.forEachNode(below: root) { if $0.handle > 0 { count += 1 } } }
    return Trace.Bystanders(write: write, count: max(0, count - Set(trace.bodies.map(\.view.node)).count))
  }
}
