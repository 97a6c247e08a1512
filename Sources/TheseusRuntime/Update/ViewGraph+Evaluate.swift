import TheseusGraph
import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Evaluates the body of a view or modifier that is due, unless what it depends on turns out to be the same.
  func evaluate(_ node: CompositeNode) throws {
    let marks = dependencies.takeMarks(of: node.id)
    let isFirst = !node.hasRun
    let isInherited = isFirst && begin(node)
    dependencies.beginOtherRun()
    var causes: [CauseRecord] = []
    let environmentChanged = try refreshEnvironment(of: node, &causes)
    let changes = isFirst ? [] : changedProperties(of: node, marks, &causes)
    let dependenciesChanged = !isFirst && hasObservedChange(marks, of: node, &causes)
    let changed = (environmentChanged + changes).sorted()
    let otherChanged = marks.contains { $0.source.map(node.otherSources.contains) ?? false }
    guard isFirst || node.replaced != nil || !changed.isEmpty || dependenciesChanged || otherChanged else { return }
    var body = BodyRecord(
      node: node, pass: pass, isFirst: isFirst && !isInherited, selfChanged: isFirst || node.replaced != nil,
      dependenciesChanged: dependenciesChanged,
      changed: isFirst && !isInherited ? Array(node.type.properties.indices) : changed,
      replacement: node.replaced, value: node.value, causes: causes, reasons: [])
    body.isEdited = isInherited
    try run(node, body)
  }

  private func run(_ node: CompositeNode, _ draft: BodyRecord) throws {
    var body = draft
    body.reasons = reasons(of: body)
    if node.type.holdsObjects { putIntoWords(&body) }
    record.events.append(.body(body))
    node.replaced = nil
    node.hasRun = true
    let old = node.content
    try evaluating(node) {
      currentReasons = body.reasons
      let installed = try install(node)
      let arguments = node.type.isModifier ? [installed, .native(modifierContent(of: node))] : [installed]
      let result = try evaluator.call(node.type.body, arguments, generics: node.type.bodyArguments)
      let content = try expanded(result)
      try walkContent(of: node, content)
      if let old { try noteAnimation(of: node, from: old, to: content) }
    }
    requestAppearanceCheck(above: node)
  }

  /// Keeps the words of what differs instead of values that could keep objects alive.
  private func putIntoWords(_ body: inout BodyRecord) {
    let words = TraceBuilder(self, input: "", cause: .mutation, update: nil)
    if let replacement = body.replacement { body.fieldCauses = words.fieldCauses(replacement, of: body) }
    body.replacement = nil
    body.value = .none
  }

  private func modifierContent(of node: CompositeNode) -> ModifierContent {
    ModifierContent(of: node, type: evaluator.modifierContentType(of: node.type.type))
  }

  /// Gives a view that appears its number; tells whether it goes on with an identity of the program before an edit.
  private func begin(_ node: CompositeNode) -> Bool {
    if let inheritance, inheritance.passOn(to: node, in: self) { return true }
    if node.type.isListed, node.handle == 0 {
      list(node)
      if node.type.holdsObjects { node.initialState = initialState(of: node) }
      record.events.append(.created(node, value: node.type.holdsObjects ? nil : node.value, pass: pass))
    }
    return false
  }

  /// The initial values of a view's storage in words; an object's name is known once it is made.
  func initialState(of node: CompositeNode) -> [Int: TraceValue] {
    var result: [Int: TraceValue] = [:]
    for (index, info) in node.type.properties.enumerated() where info.kind != .stateObject {
      result[index] = evaluator.traceValue(node.value.field(info.field).field(info.initialValueField))
    }
    return result
  }

  /// What `_printChanges` lists, in its order.
  private func reasons(of body: BodyRecord) -> [ChangeReason] {
    var reasons: [ChangeReason] = []
    if body.dependenciesChanged { reasons.append(.dependencies) }
    if body.selfChanged { reasons.append(.viewValue) }
    if body.isFirst, !body.node.type.properties.isEmpty { reasons.append(.identity) }
    return reasons + body.changed.map { .property(body.node.type.properties[$0].name) }
  }

  /// The line that `_printChanges` prints.
  func printedChanges(of type: CompositeType, _ reasons: [ChangeReason]) -> String {
    guard !reasons.isEmpty else { return "\(type.fullName): unchanged." }
    return "\(type.fullName): \(reasons.map(\.text).joined(separator: ", ")) changed."
  }

  /// The dynamic properties behind the marks, and those that the new view value replaced.
  private func changedProperties(
    of node: CompositeNode, _ marks: [Mark], _ causes: inout [CauseRecord]
  ) -> [Int] {
    var changed: [Int] = []
    for (index, property) in node.properties.enumerated() {
      let sources = sources(of: property)
      let hits = marks.filter { mark in mark.source.map(sources.contains) ?? false }
      for hit in hits { causes.append(CauseRecord(property: index, write: write(of: hit))) }
      if !hits.isEmpty || isReplaced(property, at: index, of: node) { changed.append(index) }
    }
    return changed
  }

  /// What a reader of a dynamic property depends on, the environment apart.
  private func sources(of property: InstalledProperty) -> [SourceID] {
    switch property {
    case .state(let location): [location.source]
    case .binding(let location): (location?.root as? StateLocation).map { [$0.source] } ?? []
    case .object(let location, let object): [location.source, object.source]
    case .observed(let object): object.map { [$0.source] } ?? []
    case .group(let inner, _): inner.flatMap(sources)
    case .environment, .namespace, .none: []
    }
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

  private func hasObservedChange(_ marks: [Mark], of node: CompositeNode, _ causes: inout [CauseRecord]) -> Bool {
    let known = Set(node.properties.flatMap(sources))
    var isChanged = false
    for mark in marks {
      guard let source = mark.source, !known.contains(source), objects.isField(source) else { continue }
      isChanged = true
      causes.append(CauseRecord(property: nil, write: write(of: mark)))
    }
    return isChanged
  }

  private func write(of mark: Mark) -> Int? { if case .write(let number) = mark.cause { Int(number) } else { nil } }

  // MARK: Modifiers with a body

  /// `.modifier(_:)`: a modifier with a body is a view of its own around what it is applied to.
  func walkModifier(_ record: Record, at place: Place, _ cursor: inout Cursor) throws {
    let modifier = record.argument(1)
    guard let type = compositeType(of: modifier), type.isModifier else {
      return try walk(record.argument(0), at: place.child(0), &cursor)
    }
    try walkComposite(modifier, type, modified: record.argument(0), at: place, &cursor)
  }
}
