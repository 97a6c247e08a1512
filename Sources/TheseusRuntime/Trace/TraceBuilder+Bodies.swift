import TheseusInterpreter
import TheseusTrace
import TheseusTypes

extension TraceBuilder {
  /// The evaluations of bodies and closures, and what was skipped and kept; what ended in the same update was not kept,
  /// and a view that was given an equal value was not skipped where something else ran its body in the same pass.
  mutating func addBodies() {
    var kept = RunList()
    var skipped = RunList()
    var (intoView, outOfView) = (RunList(), RunList())
    let ended = Set(ended.map(\.node.handle))
    let ran = evaluations()
    var seen = ended
    for event in record.events {
      switch event {
      case .body(let body):
        guard body.node.handle > 0 else { continue }
        addBody(body)
        if body.node.birth != graph.update, seen.insert(body.node.handle).inserted {
          kept.add(reference(body.node), body.pass)
        }
      case .skipped(let node, let pass):
        guard node.handle > 0, !ended.contains(node.handle) else { continue }
        if !ran.contains(EvaluatedBody(node: node.handle, pass: pass)) { skipped.add(reference(node), pass) }
        if node.birth != graph.update, seen.insert(node.handle).inserted { kept.add(reference(node), pass) }
      case .rowsSkipped(let rows, let range, let pass):
        for row in rows[range] {
          for node in listedTops(of: row) where !ended.contains(node.handle) {
            if !ran.contains(EvaluatedBody(node: node.handle, pass: pass)) { skipped.add(reference(node), pass) }
            if seen.insert(node.handle).inserted { kept.add(reference(node), pass) }
          }
        }
      case .scrolled(let row, let isVisible, let pass):
        for node in listedTops(of: row) where !ended.contains(node.handle) {
          if isVisible { intoView.add(reference(node), pass) } else { outOfView.add(reference(node), pass) }
        }
      case .visited(let node, let pass):
        if node.birth != graph.update, seen.insert(node.handle).inserted { kept.add(reference(node), pass) }
      case .content(let node, let pass):
        addContent(node, pass)
        if node.handle > 0, node.birth != graph.update, seen.insert(node.handle).inserted {
          kept.add(reference(node), pass)
        }
      default: break
      }
    }
    if let reload = record.reload {
      for view in reload.kept where seen.insert(view.node).inserted { kept.add(view, 1) }
    }
    trace.skipped = skipped.runs
    trace.intoView = intoView.runs
    trace.outOfView = outOfView.runs
    trace.kept = kept.runs
  }

  /// Which bodies ran, in which pass.
  private func evaluations() -> Set<EvaluatedBody> {
    var result: Set<EvaluatedBody> = []
    for case .body(let body) in record.events where !body.isFirst {
      result.insert(EvaluatedBody(node: body.node.handle, pass: body.pass))
    }
    return result
  }

  /// The listed node of a row, without a walk where there is one at its top.
  private func listedTops(of row: ViewNode) -> [ViewNode] {
    if row.handle > 0 { return [row] }
    if let child = row.firstChild, child.handle > 0, child.nextSibling == nil { return [child] }
    return graph.outermostListed(row)
  }

  private mutating func addContent(_ node: ViewNode, _ pass: Int) {
    let container: String
    let element: String
    switch node {
    case let child as ChildNode:
      container = (child.parent as? PresentationNode)?.name ?? "ForEach"
      element = graph.element(of: child)
    case let content as ContentNode:
      container = content.name
      element = content.name
    default: return
    }
    trace.contents.append(
      Trace.Content(owner: reference(listed(node)), container: container, element: element, pass: pass))
  }

  private mutating func addBody(_ body: BodyRecord) {
    let type = body.node.type
    let reasons = body.reasons
    trace.bodies.append(
      Trace.Body(
        view: reference(body.node), pass: body.pass, reasons: reasons, causes: causes(of: body),
        printChanges: graph.printedChanges(of: type, reasons), isFirst: body.isFirst))
  }

  private mutating func causes(of body: BodyRecord) -> [Trace.Cause] {
    var causes: [Trace.Cause] = []
    for cause in body.changes.causes {
      if let write = cause.write { effectiveWrites.insert(write) }
      causes.append(self.cause(cause, of: body))
    }
    if body.isEdited { causes.append(Trace.Cause(reason: .viewValue, subject: .program)) }
    if let write = body.write { effectiveWrites.insert(write) }
    causes += body.fieldCauses
    if let replacement = body.replacement { causes += fieldCauses(replacement, of: body) }
    return causes
  }

  private func cause(_ cause: CauseRecord, of body: BodyRecord) -> Trace.Cause {
    let reason = cause.property.map { ChangeReason.property(body.node.type.properties[$0].name) } ?? .dependencies
    let written = cause.write.flatMap { $0 < record.writes.count ? record.writes[$0] : nil }
    if let key = cause.environmentKey {
      return Trace.Cause(
        reason: reason, subject: .environment(key: key), old: cause.values.map { words($0.old) },
        new: cause.values.map { words($0.new) }, write: environmentWrite(key))
    }
    guard let written else {
      let object = cause.property.flatMap { objectName(at: $0, of: body.node) }
      return Trace.Cause(reason: reason, subject: object.map { .object($0, property: nil) } ?? .property)
    }
    var subject = Trace.Cause.Subject.property
    if case .object(let name, _, _, _) = written.target { subject = .object(name, property: written.property) }
    if let shared = sharedProperty(written, cause, of: body.node) { subject = shared }
    return Trace.Cause(
      reason: reason, subject: subject, old: words(written.old), new: words(written.new), write: cause.write)
  }

  /// The property of the object that a view holds, where the write went to another property with the same key.
  private func sharedProperty(_ written: WriteRecord, _ cause: CauseRecord, of node: CompositeNode) -> Trace.Cause
    .Subject?
  {
    guard let key = storageKey(of: written), let object = cause.property.flatMap({ objectName(at: $0, of: node) }),
      let storage = graph.objects.storage(under: key, of: object, in: graph)
    else { return nil }
    return .object(object, property: storage.property)
  }

  /// The key in `UserDefaults` under which a written value is kept.
  private func storageKey(of write: WriteRecord) -> String? {
    switch write.target {
    case .state(let location): if case .app(let name)? = location.outside?.key { name } else { nil }
    case .object(_, _, let id, _): graph.objects.storage(of: write.property, in: id)?.key
    case .environment, .window: nil
    }
  }

  /// The object that a property of a view holds, for one that said `objectWillChange` without a write.
  private func objectName(at property: Int, of node: CompositeNode) -> String? {
    guard node.properties.indices.contains(property) else { return nil }
    switch node.properties[property] {
    case .object(_, let source): return source.name
    case .observed(let source): return source?.name
    default: return nil
    }
  }

  private func environmentWrite(_ key: String) -> Int? {
    let written = record.writes.indices.filter {
      if case .environment = record.writes[$0].target { true } else { false }
    }
    // Who reads all of the environment depends on whatever was written.
    if key == "self" { return written.count == 1 ? written.first : nil }
    return written.first { record.writes[$0].property == key }
  }

  /// What of a view value differs from the one before.
  func fieldCauses(_ replacement: CompositeNode.Replacement, of body: BodyRecord) -> [Trace.Cause] {
    let maker = replacement.maker.map { self.maker(of: $0) }
    var causes: [Trace.Cause] = []
    for (index, field) in body.node.type.fields.enumerated() {
      let (old, new) = (replacement.old.field(index), body.value.field(index))
      guard !graph.areEqualValues(old, new) else { continue }
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      if new.isClosure {
        if replacement.isToldByEquality { continue }
        causes.append(Trace.Cause(reason: .viewValue, subject: .closure(field: name), maker: maker))
      } else {
        let (subject, before, after) = shown(name, of: field, old, new)
        let isSameValue = field.wrapper == "Binding" && graph.areEqualValues(before, after)
        let kind: Trace.Cause.Subject =
          field.wrapper == "State"
          ? .initialValue(of: subject) : isSameValue ? .binding(field: subject) : .field(subject)
        causes.append(
          Trace.Cause(
            reason: .viewValue, subject: kind, old: fieldWords(before), new: fieldWords(after), maker: maker))
      }
    }
    causes += configurationCauses(replacement.configuration, body.configuration, maker)
    if causes.isEmpty { causes.append(Trace.Cause(reason: .viewValue, subject: .whole, maker: maker)) }
    return causes
  }

  /// What of a style's configuration differs from the one before.
  private func configurationCauses(_ old: Value, _ new: Value, _ maker: Trace.Maker?) -> [Trace.Cause] {
    guard case .structure(let box) = new, let nominal = graph.evaluator.interpreter.types[box.type].nominal else {
      return []
    }
    return graph.evaluator.program[nominal].fields.enumerated().compactMap { index, field in
      let (before, after) = (old.field(index), box[index])
      guard !graph.areEqualValues(before, after) else { return nil }
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      if after.isClosure { return Trace.Cause(reason: .viewValue, subject: .closure(field: name), maker: maker) }
      let (subject, old, new) = shown(name, of: field, before, after)
      return Trace.Cause(
        reason: .viewValue, subject: .field("configuration." + subject), old: fieldWords(old), new: fieldWords(new),
        maker: maker)
    }
  }

  /// What of a field is worth showing: what a binding leads to; of state only the initial value differs, which is not its value.
  private func shown(
    _ name: String, of field: TypedNominal.Field, _ old: Value, _ new: Value
  ) -> (name: String, old: Value, new: Value) {
    switch field.wrapper {
    case "Binding": (name, old.field(1), new.field(1))
    case "ObservedObject": (name, old.field(0), new.field(0))
    case "State": (name, old.field(0), new.field(0))
    default: (name, old, new)
    }
  }

  /// A field in words; of a view without content what it shows, as the string of a `Text`.
  private func fieldWords(_ value: Value) -> TraceValue {
    guard case .record(let record) = value else { return words(value) }
    if graph.evaluator.name(of: record.type) == "Text", let text = graph.string(ofText: value) {
      var result = words(value)
      result.words = graph.literal(.string(text))
      return result
    }
    return hasNoContent(record) ? graph.evaluator.screenValue(value) : words(value)
  }

  private func hasNoContent(_ record: Record) -> Bool {
    let shape = graph.shapes[record.function]
    return zip(shape.uses, record.arguments).allSatisfy { use, argument in
      switch use {
      case .value: !argument.isClosure
      case .base: argument.record.map(hasNoContent) ?? false
      default: false
      }
    }
  }

  private func maker(of node: ViewNode) -> Trace.Maker {
    let view = reference(listed(node))
    switch node {
    case let row as RowNode:
      guard case .row(let id) = row.key else { return Trace.Maker(view: view) }
      return Trace.Maker(view: reference(listed(row.parent ?? row)), content: "ForEach", id: graph.literal(id.value))
    case let content as ContentNode: return Trace.Maker(view: view, content: content.name)
    case let child as ChildNode:
      return Trace.Maker(view: view, content: (child.parent as? PresentationNode)?.name)
    default: return Trace.Maker(view: view)
    }
  }
}

/// That a body ran in a pass.
private struct EvaluatedBody: Hashable {
  var node: Int
  var pass: Int
}

/// Collects listed views into runs of consecutive handles.
struct RunList {
  private(set) var runs: [ViewRun] = []

  /// Adds a view behind the last one.
  mutating func add(_ view: ViewReference, _ pass: Int) {
    guard let last = runs.indices.last, runs[last].view == view.view, runs[last].type == view.type,
      runs[last].kind == view.kind, runs[last].pass == pass
    else {
      runs.append(ViewRun(view, pass: pass))
      return
    }
    let end = runs[last].nodes.count - 1
    let range = runs[last].nodes[end]
    if range.upperBound + 1 == view.node {
      runs[last].nodes[end] = range.lowerBound...view.node
    } else {
      runs[last].nodes.append(view.node...view.node)
    }
  }
}
