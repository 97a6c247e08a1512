import TheseusGraph
import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Evaluates the body of a view, modifier or style that is due, unless what it depends on turns out to be the same.
  func evaluate(_ node: CompositeNode) throws {
    let isFirst = !node.hasRun
    let marks = isFirst ? [] : dependencies.takeMarks(of: node.id)
    if isFirst { dependencies.forgetMarks(of: node.id) } else { try refreshStyle(of: node, marks) }
    let isInherited = try isFirst && begin(node)
    dependencies.beginOtherRun()
    var changes = BodyChanges()
    changes.properties = try refreshEnvironment(of: node, &changes.causes)
    if !isFirst { noteChanges(of: node, marks, &changes) }
    let otherChanged =
      !node.otherSources.isEmpty && marks.contains { node.otherSources.contains($0.source) }
    guard
      isFirst || node.replaced != nil || !changes.properties.isEmpty || changes.dependenciesChanged || otherChanged
    else { return try showHanded(to: node) }
    if isFirst, !isInherited { changes.properties = node.type.allProperties }
    try run(
      node, BodyRecord(of: node, changes, isFirst: isFirst && !isInherited, isEdited: isInherited, pass: pass))
  }

  private func run(_ node: CompositeNode, _ body: BodyRecord) throws {
    if node.type.holdsObjects { putIntoWords(body) }
    record.note(.body(body))
    node.replaced = nil
    node.hasRun = true
    let old = node.content
    try evaluating(node) {
      currentBody = body
      defer { currentBody = nil }
      let installed = try install(node)
      evaluation?.instance = installed
      spendInitialValues(of: node)
      let effects = effectCount
      let made = try expanded(callBody(of: node, installed))
      if effectCount != effects { node.hasEffects = true }
      try show(made, in: node, insteadOf: old)
      if let replacement = body.replacement { try explainFrames(of: node, from: replacement.old) }
    }
    requestAppearanceCheck(above: node)
  }

  /// Matches what a body made, with the modifiers that each of its views gets, with the nodes below.
  private func show(_ made: Value, in node: CompositeNode, insteadOf old: Value?) throws {
    var content = made
    if let handed = node.handed {
      (handed.made, handed.areNew) = (made, false)
      content = modified(made, by: handed.modifiers)
    }
    if node.isResolved {
      try inSource(around: node) { try walkContent(of: node, content) }
    } else {
      try inRows(around: node) { try walkContent(of: node, content) }
    }
    if let old { try noteAnimation(of: node, from: old, to: content) }
  }

  /// Gives the views of a body that need not run the modifiers that came anew.
  private func showHanded(to node: CompositeNode) throws {
    guard let handed = node.handed, handed.areNew, let made = handed.made else { return }
    try continuing(node) { try show(made, in: node, insteadOf: node.content) }
    requestAppearanceCheck(above: node)
  }

  /// Keeps the words of what differs instead of values that could keep objects alive.
  private func putIntoWords(_ body: BodyRecord) {
    if record.isForTraces, let replacement = body.replacement {
      let words = TraceBuilder(self, input: "", cause: .mutation, update: nil)
      body.fieldCauses = words.fieldCauses(replacement, of: body)
    }
    body.replacement = nil
    body.value = .none
    body.configuration = .none
  }

  /// Calls a body with the value, and with what a modifier is applied to or a style makes a control of.
  private func callBody(of node: CompositeNode, _ installed: Value) throws -> Value {
    let (body, generics) = (node.type.body, node.type.bodyArguments)
    switch node.type.form {
    case .view: return try evaluator.interpreter.call(body, on: installed, generics: generics)
    case .modifier:
      let content = ModifierContent(of: node, type: evaluator.modifierContentType(of: node.type.type))
      return try evaluator.call(body, [installed, .native(content)], generics: generics)
    case .style:
      return try evaluator.call(body, [installed, node.control?.configuration ?? .none], generics: generics)
    }
  }

  /// Gives a view that appears its number; tells whether it goes on with an identity of the program before an edit.
  private func begin(_ node: CompositeNode) throws -> Bool {
    if let inheritance, inheritance.passOn(to: node, in: self) { return true }
    if node.type.isListed, node.handle == 0 {
      list(node)
      node.initialState = try initialState(of: node)
      record.note(.created(node, value: node.type.holdsObjects ? nil : node.value, pass: pass))
    }
    return false
  }

  /// The initial values of a view's storage in words, as far as the record cannot keep the view's value or that does not
  /// say them: what is kept outside of views is there before them; an object's name is known once it is made.
  private func initialState(of node: CompositeNode) throws -> [String: TraceValue] {
    var result: [String: TraceValue] = [:]
    guard node.type.holdsObjects || node.type.keepsOutside else { return result }
    for (name, info, wrapper) in DynamicPropertyInfo.wrappers(of: node.type.properties, in: node.value) {
      if info.kind.isKeptOutside {
        result[name] = evaluator.traceValue(try outsideValue(of: wrapper, info))
      } else if node.type.holdsObjects, info.kind != .stateObject {
        result[name] = evaluator.traceValue(wrapper.field(info.initialValueField))
      }
    }
    return result
  }

  /// The line that `_printChanges` prints.
  func printedChanges(of type: CompositeType, _ reasons: [ChangeReason]) -> String {
    guard !reasons.isEmpty else { return "\(type.fullName): unchanged." }
    return "\(type.fullName): \(reasons.map(\.text).joined(separator: ", ")) changed."
  }

  /// Takes in the dynamic properties behind the marks, those that the new view value replaced, and observed objects.
  private func noteChanges(of node: CompositeNode, _ marks: [Mark], _ changes: inout BodyChanges) {
    if marks.isEmpty, node.properties.isEmpty { return }
    var changed: [Int] = []
    for (index, property) in node.properties.enumerated() {
      let before = changes.causes.count
      for mark in marks where property.depends(on: mark.source) {
        changes.causes.append(CauseRecord(property: index, write: write(of: mark)))
      }
      if changes.causes.count > before || isReplaced(property, at: index, of: node) { changed.append(index) }
    }
    if changes.properties.isEmpty {
      changes.properties = changed
    } else if !changed.isEmpty {
      changes.properties = (changes.properties + changed).sorted()
    }
    noteObservedChanges(of: node, marks, &changes)
  }

  /// Whether the new view value brought another binding or object.
  private func isReplaced(_ property: InstalledProperty, at index: Int, of node: CompositeNode) -> Bool {
    guard let replaced = node.replaced else { return false }
    let field = node.type.properties[index].field
    switch property {
    case .binding, .observed:
      return !((try? areEqual(replaced.old.field(field), node.value.field(field))) ?? false)
    default: return false
    }
  }

  private func noteObservedChanges(of node: CompositeNode, _ marks: [Mark], _ changes: inout BodyChanges) {
    for mark in marks {
      guard objects.isField(mark.source), !node.properties.contains(where: { $0.depends(on: mark.source) }) else {
        continue
      }
      changes.dependenciesChanged = true
      changes.causes.append(CauseRecord(property: nil, write: write(of: mark)))
    }
  }

  private func write(of mark: Mark) -> Int? { if case .write(let number) = mark.cause { Int(number) } else { nil } }

  // MARK: Modifiers with a body

  /// `.modifier(_:)`: a modifier with a body is a view of its own around what it is applied to.
  func walkModifier(_ record: Record, at place: Place, _ cursor: inout Cursor) throws {
    let modifier = record.argument(1)
    guard let type = compositeType(of: modifier), type.form == .modifier else {
      return try walk(record.argument(0), at: place.child(0), &cursor)
    }
    try walkComposite(modifier, type, around: [record.argument(0)], at: place, &cursor)
  }
}
