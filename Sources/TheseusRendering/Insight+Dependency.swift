import TheseusTrace

extension Insight {
  /// Rows whose identity is their index: what stayed with the position.
  var rowsByIndex: String? {
    let indexed = forEaches.first { node, rows in
      rows.stability == .index && hasShifted(node)
    }
    guard let node = indexed?.node else { return nil }
    let count = node.children.contains { $0.presence == .created }
    let change = count ? ", and the insertion came at the end" : ", and the end is what was removed"
    let last = node.children.contains { $0.presence == .created || $0.presence == .removed } ? change : ""
    return "The id is the index, so identity stayed with the position\(example(in: node))\(last). An index is not a "
      + "\(Paragraph.term("stable identifier"))."
  }

  /// Whether elements went to other rows: one came or went, or a row shows what another one showed.
  private func hasShifted(_ node: ViewTree.Node) -> Bool {
    let changes = node.children.compactMap { row in row.node.flatMap(lookup.changedField) }
    if node.children.contains(where: { $0.presence == .created || $0.presence == .removed }) { return !changes.isEmpty }
    return changes.contains { change in changes.contains { $0.old != $0.new && $0.old == change.new } }
  }

  /// `: row 0 shows "Fido" with the taps 5 of "Rex"`.
  private func example(in node: ViewTree.Node) -> String {
    for row in node.children {
      guard let handle = row.node, let slot = row.slot, let field = lookup.changedField(of: handle),
        let old = field.old,
        let new = field.new, let state = row.state.first(where: { !lookup.isInitial($0, ofView: row.name) })
      else { continue }
      let values = ValueText(glyphs: glyphs)
      return ": row \(glyphs.program(slot)) shows \(values.literal(new)) with \(glyphs.program(state.name)) "
        + "\(values.literal(state.value)), which was \(values.literal(old))'s"
    }
    return ""
  }

  /// A value of a kept identity that moves.
  var interpolation: String? {
    guard let change = trace.changes.first(where: { $0.change == .interpolates }) else { return nil }
    let view = glyphs.program(change.on ?? change.view.view)
    return
      "One view with changing inputs keeps its \(Paragraph.term("identity")), so \(view) moves from one value to the "
      + "next instead of one \(view) leaving and another coming."
  }

  /// Why these bodies ran and no others.
  var dependency: String? { skippedViews ?? onlyReader ?? differingInputs }

  /// Views that were given equal values and ran no body in any pass.
  private var skippedViews: String? {
    let ran = Set(trace.bodies.map(\.view.node))
    // What SwiftUI draws by itself has no body.
    let runs = trace.skipped.filter { $0.kind != .primitive }
    let skipped = Set(runs.flatMap(\.nodes).joined()).subtracting(ran)
    guard let first = runs.first(where: { run in skipped.contains(where: run.contains) }) else { return nil }
    let value = Paragraph.term("view value")
    return skipped.count == 1
      ? "\(glyphs.program(first.view)) was given the same value again, so its body did not run: a \(value) is kept to be "
        + "compared with the next."
      : "\(skipped.count.grouped) views were given the same values again, so their bodies did not run: a \(value) is "
        + "kept to be compared with the next."
  }

  /// Views whose bodies ran for no other reason than that they were given another input.
  private var differingInputs: String? {
    let given = trace.bodies.filter { !$0.isFirst && $0.causes.allSatisfy(\.isInput) && !$0.causes.isEmpty }
    guard let first = given.first else { return nil }
    let count = Set(given.map(\.view.node)).count
    if count == 1, given.count == 1, first.causes.count == 1, case .initialValue(let name) = first.causes[0].subject {
      return
        "\(glyphs.program(first.view.view)) was given another initial value of \(glyphs.program(name)), so its view "
        + "value differs and its body ran. \(glyphs.program(name)) itself stays as it is: \(Paragraph.term("state")) takes "
        + "its initial value once, when its identity begins."
    }
    let inputs = Set(given.flatMap(\.causes).map { input($0.subject) })
    let what = inputs.count == 1 ? inputs.first ?? "" : "other inputs"
    let ran = count == 1 ? "so its body ran, whether it reads" : "so their bodies ran, whether they read"
    let them = inputs.count == 1 ? "it" : "them"
    return "\(count == 1 ? glyphs.program(first.view.view) : "\(count.grouped) views") \(count == 1 ? "was" : "were") "
      + "given \(what), \(ran) \(them) or not: the whole \(Paragraph.term("view value")) is compared with the one "
      + "before."
  }

  private func input(_ subject: Trace.Cause.Subject) -> String {
    switch subject {
    case .field(let name): "another value of \(glyphs.program(name))"
    case .initialValue(let name): "another initial value of \(glyphs.program(name))"
    case .closure(let name): "another closure \(glyphs.program(name))"
    case .binding(let name): "another binding \(glyphs.program(name))"
    case .property, .environment, .object, .whole, .program: "another value"
    }
  }

  /// The only view that depends on the only thing that was written.
  private var onlyReader: String? {
    guard trace.bodies.count == 1, let body = trace.bodies.first, !body.isFirst, trace.writes.count == 1,
      let write = trace.writes.first, let cause = body.causes.first(where: { $0.write == 0 })
    else { return nil }
    let view = glyphs.program(body.view.view)
    if case .object(let object, _) = cause.subject, cause.reason != .dependencies {
      return
        "Only \(view) observes \(glyphs.program(object)). Of an `ObservableObject` a view observes the whole, so any "
        + "change of it runs the body, whether `body` reads \(glyphs.program(write.headName)) or not: "
        + "\(Paragraph.term("dependency"))."
    }
    let isRow = container(of: body.view.node, where: { if case .forEach = $0.kind { true } else { false } }) != nil
    let which = isRow ? " \(glyphs.handle)\(body.view.node)" : ""
    return "Of all views only \(view)\(which) read \(glyphs.program(write.headName)), so only its body ran: "
      + "\(Paragraph.term("dependency"))."
  }
}

extension Trace.Cause {
  /// Whether it is a field of the view value that differs.
  fileprivate var isInput: Bool {
    switch subject {
    case .field, .initialValue, .closure, .binding: reason == .viewValue
    case .property, .environment, .object, .whole, .program: false
    }
  }
}
