import TheseusTrace

extension FactWriter {
  /// Why a body ran: the primary cause, and all others in full detail.
  func causes(_ handle: Int) -> [StyledLine] {
    guard let body = index.bodies[handle], !body.isFirst else { return [] }
    guard let primary = body.causes.first else {
      return [
        StyledLine(body.reasons.isEmpty ? "unchanged" : body.reasons.map(\.text).joined(separator: ", ") + " changed")
      ]
    }
    if detail == .full { return body.causes.map(cause) }
    let others = Set(body.causes.map { $0.part }).count - 1
    return [cause(merged(primary, in: body))]
      + (others > 0 ? [StyledLine("and \(others.counted("other cause", "other causes"))")] : [])
  }

  /// A cause with the last value that several writes to one property left.
  private func merged(_ primary: Trace.Cause, in body: Trace.Body) -> Trace.Cause {
    var result = primary
    result.new = body.causes.last { $0.part == primary.part }?.new ?? primary.new
    return result
  }

  /// One cause in words.
  private func cause(_ cause: Trace.Cause) -> StyledLine {
    switch cause.subject {
    case .property, .environment:
      return changed(cause.reason.text, cause)
    case .object(let object, let property):
      guard let property else { return changed(cause.reason.text, cause) }
      let name = "\(object.prefix { $0 != " " }).\(property)"
      return cause.reason == .dependencies ? changed(name, cause) : changed(cause.reason.text, cause, by: name)
    case .field(let name): return field(name, cause)
    case .initialValue(let name): return field("initial \(name)", cause)
    case .closure(let field): return another("closure", field)
    case .binding(let field): return another("binding", field)
    case .whole:
      return StyledLine("another view value")
    case .program:
      return StyledLine("the program was edited")
    }
  }

  /// `name "Milo" → "Milo!"`.
  private func field(_ name: String, _ cause: Trace.Cause) -> StyledLine {
    guard let old = cause.old, let new = cause.new, values.areTold(apart: old, new) else { return changed(name, nil) }
    let (path, change) = values.locatedChange(from: old, to: new, limit: changeWidth, room: changeWidth)
    var line = StyledLine(glyphs.program(name) + path, .name)
    line.append(" ")
    line.append(change, .value)
    return line
  }

  /// `closure action is another one`.
  private func another(_ kind: String, _ field: String) -> StyledLine {
    var line = StyledLine("\(kind) ")
    line.append(glyphs.program(field), .name)
    line.append(" is another one")
    return line
  }

  /// `_seen changed`, with its values unless the head of the trace shows them.
  private func changed(_ name: String, _ cause: Trace.Cause?, by part: String? = nil) -> StyledLine {
    var line = StyledLine(glyphs.program(name), .name)
    line.append(" changed")
    if let part {
      line.append(": ")
      line.append(glyphs.program(part), .name)
    }
    if let cause, let old = cause.old, let new = cause.new, values.areTold(apart: old, new), !isShownInHead(cause) {
      line.append(" ")
      line.append(values.change(from: old, to: new, limit: changeWidth), .value)
    }
    return line
  }

  /// Tells whether the write behind a cause stands in the head of the trace.
  private func isShownInHead(_ cause: Trace.Cause) -> Bool {
    guard let write = cause.write, trace.writes.indices.contains(write) else { return false }
    return trace.writes[write].isInHead && !trace.writes[write].isPartOfBeginning(of: lookup.begunObjects)
  }

  /// `from 2 to 0`.
  func move(_ handle: Int) -> [StyledLine] {
    guard let move = index.moved[handle] else { return [] }
    var line = StyledLine("position ")
    line.append("\(move.from) \(glyphs.arrow) \(move.to)", .value)
    return [line]
  }

  /// The state that stayed with a row when its content changed under it: what an index as id does.
  func keptState(_ node: ViewTree.Node, under parent: ViewTree.Node?) -> [StyledLine] {
    guard case .forEach(let rows) = parent?.kind, rows.stability == .index || rows.stability == .constantRange,
      let handle = node.node, let body = index.bodies[handle], body.reasons.contains(.viewValue)
    else { return [] }
    return node.state.compactMap { property in
      if lookup.isInitial(property, ofView: node.name) { return nil }
      var line = StyledLine(glyphs.program(property.name), .name)
      line.append(" ")
      line.append(values.value(property.value), .value)
      line.append(" kept", .kept)
      return line
    }
  }

  /// The lifecycle events of a view, each once with its count, and what their actions wrote.
  func events(_ handle: Int) -> [StyledLine] {
    var order: [(name: String, event: Trace.LifecycleEvent)] = []
    var counts: [String: Int] = [:]
    // The transition itself is said where the view comes or goes.
    for event in index.events[handle] ?? [] where event.event != .transition {
      let name = self.name(of: event)
      if counts[name] == nil { order.append((name, event)) }
      counts[name, default: 0] += 1
    }
    return order.map { name, event in
      let count = counts[name] ?? 1
      let written = lookup.written(by: event)
      return StyledLine(
        glyphs.program(name) + (count > 1 ? " \(glyphs.times) \(count)" : "")
          + (written.isEmpty ? "" : glyphs.program(" wrote " + written.joined(separator: ", "))))
    }
  }

  private func name(of event: Trace.LifecycleEvent) -> String {
    guard let object = event.on else { return event.event.rawValue }
    if event.event == .`init` || event.event == .deinit { return "\(event.event.rawValue) \(object)" }
    return detail == .full ? "\(event.event.rawValue) of \(object)" : event.event.rawValue
  }
}

extension Trace.Cause {
  /// What changed, whatever the values: several writes to one property are one cause.
  fileprivate var part: [String] {
    switch subject {
    case .property: [reason.text]
    case .environment(let key): [reason.text, "environment", key]
    case .object(let object, let property): [reason.text, "object", object, property ?? ""]
    case .field(let name), .closure(let name), .binding(let name): [reason.text, "field", name]
    case .initialValue(let name): [reason.text, "initial value", name]
    case .whole: [reason.text, "whole"]
    case .program: [reason.text, "program"]
    }
  }
}

extension Trace {
  /// The objects that began in the update.
  var begunObjects: Set<String> { Set(events.filter { $0.event == .`init` }.compactMap(\.on)) }
}

extension Trace.Write {
  /// Whether it belongs to the making of an object: nobody could depend on it before.
  func isPartOfBeginning(of objects: Set<String>) -> Bool {
    guard case .object(let object) = target else { return false }
    return objects.contains(object)
  }

  /// True for what the input itself wrote; what lifecycle actions wrote stands beside the bodies that it ran.
  var isInHead: Bool {
    if case .lifecycle = origin { return false }
    return true
  }

  /// `Feed.seen`, `Model.name`, `\.colorScheme`.
  var title: String {
    switch target {
    case .view(let view, _): "\(view.view).\(property)"
    case .object(let object): "\(object.prefix { $0 != " " }).\(property)"
    case .environment: "\\.\(property)"
    case .window: "the window's \(property)"
    }
  }
}
