import TheseusTrace

/// Writes the facts that stand behind the word of a line: the cause, the state, the events.
struct FactWriter {
  let trace: Trace
  let lookup: TraceFacts
  let index: PassIndex
  let detail: RenderingOptions.Detail
  let glyphs: Glyphs
  let values: ValueText
  /// The columns that old and new may take.
  let changeWidth: Int

  /// Makes a writer for one pass.
  init(trace: Trace, lookup: TraceFacts, index: PassIndex, options: RenderingOptions) {
    self.trace = trace
    self.lookup = lookup
    self.index = index
    detail = options.detail
    glyphs = options.glyphs
    values = ValueText(glyphs: options.glyphs)
    changeWidth = options.width < 60 ? options.width - 10 : max(options.width / 2 - 8, 24)
  }

  /// The facts of a line, the most important one first.
  func facts(of branch: PrunedTree.Branch, under parent: ViewTree.Node?) -> [StyledLine] {
    guard let outcome = branch.outcome else { return [] }
    if branch.count > 1 { return foldFacts(of: branch, outcome: outcome, under: parent) }
    guard let handle = branch.node.node else {
      return branch.node.transition.map { [named(transition: $0)] } ?? []
    }
    switch outcome {
    case .created, .revived: return beginning(branch.node, handle, under: parent)
    case .removed, .removing: return end(handle)
    case .moved: return move(handle) + causes(handle) + visibility(handle) + events(handle)
    case .evaluated:
      return causes(handle) + exchangedState(handle) + keptState(branch.node, under: parent) + visibility(handle)
        + events(handle)
    case .skipped: return [StyledLine("same value")] + visibility(handle) + events(handle)
    case .kept: return exchangedState(handle) + visibility(handle) + events(handle)
    }
  }

  /// What a kept view lost and got: an edit that gives a property another type or name takes its storage.
  private func exchangedState(_ handle: Int) -> [StyledLine] {
    let events = index.state[handle] ?? []
    return limited(events.filter { $0.event == .lost }.map(lostValue))
      + limited(events.filter { $0.event == .created }.map(initialValue))
  }

  /// `into view`.
  private func visibility(_ handle: Int) -> [StyledLine] {
    index.visibility(of: handle).map { [StyledLine($0)] } ?? []
  }

  // MARK: Beginnings and ends

  private func beginning(_ node: ViewTree.Node, _ handle: Int, under parent: ViewTree.Node?) -> [StyledLine] {
    var facts: [StyledLine] = []
    if let existence = index.created[handle], var rule = createdRule(existence, count: 1, under: parent) {
      if existence.rule == .anyView, let type = node.slot, type.displayWidth > TraceRow.mostSlot {
        rule.append(": \(glyphs.program(ModifiedType(type).text))")
      }
      facts.append(rule)
    }
    facts += limited((index.state[handle] ?? []).filter { $0.event == .created }.map(initialValue))
    return facts + transition(handle, .inserted) + events(handle)
  }

  private func end(_ handle: Int) -> [StyledLine] {
    var facts: [StyledLine] = []
    let existence = index.removed[handle] ?? index.removing[handle]
    if let rule = existence.flatMap({ removedRule($0, count: 1) }) { facts.append(rule) }
    facts += limited((index.state[handle] ?? []).filter { $0.event == .lost }.map(lostValue))
    return facts + transition(handle, .removed) + events(handle)
  }

  /// The transition by which a view comes or goes.
  private func transition(_ handle: Int, _ change: Trace.ScreenChange.Change) -> [StyledLine] {
    (index.changes[handle] ?? []).filter { $0.change == change && $0.on == nil }.compactMap { entry in
      entry.transition.map(named)
    }
  }

  private func named(transition: String) -> StyledLine {
    var line = StyledLine("transition ")
    line.append(glyphs.program(transition), .value)
    return line
  }

  /// `title = ""`.
  private func initialValue(_ event: Trace.StateEvent) -> StyledLine {
    var line = StyledLine(glyphs.program(event.property), .name)
    line.append(" = ")
    line.append(event.new.map { values.value($0) } ?? "?", .value)
    return line
  }

  /// `title "Purr" lost`.
  private func lostValue(_ event: Trace.StateEvent) -> StyledLine {
    var line = StyledLine(glyphs.program(event.property), .name)
    line.append(" ")
    line.append(event.old.map { values.value($0) } ?? "?", .value)
    line.append(" lost", .reset)
    return line
  }

  /// The rule by which rows end, in words; nil where the drawing shows it.
  private func removedRule(_ existence: Trace.Existence, count: Int) -> StyledLine? {
    switch existence.rule {
    case .forEach: StyledLine(count == 1 ? "id not in the new data" : "ids not in the new data")
    case .id: StyledLine(".id has another value")
    case .anyView: StyledLine("another type under AnyView")
    case .presentation: StyledLine(PresentationForm(identity: existence.identity).end)
    case .reload: StyledLine("the program was edited")
    case .parent: detail == .full ? StyledLine("with the view above it") : nil
    case .branch, .optional, .position, .root: detail == .full ? StyledLine("rule: \(existence.rule.rawValue)") : nil
    }
  }

  /// The rule by which rows begin, in words; for a row only where others left the same data.
  private func createdRule(
    _ existence: Trace.Existence, count: Int, under parent: ViewTree.Node?
  ) -> StyledLine? {
    switch existence.rule {
    case .forEach:
      guard let parent, parent.children.contains(where: { $0.presence == .removed }) else { return nil }
      return StyledLine(count == 1 ? "id not in the old data" : "ids not in the old data")
    // A container that is new itself had neither a value nor a type before.
    case .id: return parent?.presence == .kept ? StyledLine(".id has another value") : nil
    case .anyView: return parent?.presence == .kept ? StyledLine("another type under AnyView") : nil
    case .presentation: return StyledLine(PresentationForm(identity: existence.identity).beginning)
    case .reload: return StyledLine("the program was edited")
    case .parent, .branch, .optional, .position, .root:
      return detail == .full ? StyledLine("rule: \(existence.rule.rawValue)") : nil
    }
  }

  // MARK: Folds

  private func foldFacts(
    of branch: PrunedTree.Branch, outcome: Outcome, under parent: ViewTree.Node?
  ) -> [StyledLine] {
    let handles = branch.members.flatMap(\.outermostHandles)
    switch outcome {
    case .skipped: return [StyledLine("same value")]
    case .kept: return (handles.first.map(visibility) ?? []) + foldEvents(handles)
    case .revived: return []
    case .created:
      var facts: [StyledLine] = []
      if let rule = handles.first.flatMap({ index.created[$0] }) {
        createdRule(rule, count: branch.count, under: parent).map { facts.append($0) }
      }
      return facts + foldState(branch, .created) + foldTransitions(handles, .inserted) + foldEvents(handles)
    case .removed, .removing:
      var facts: [StyledLine] = []
      if let rule = handles.first.flatMap({ index.removed[$0] ?? index.removing[$0] }) {
        removedRule(rule, count: branch.count).map { facts.append($0) }
      }
      return facts + foldState(branch, .lost) + foldTransitions(handles, .removed) + foldEvents(handles)
    case .evaluated, .moved:
      guard let first = handles.first, let shared = index.bodies[first]?.causes.first else { return [] }
      return handles.allSatisfy { index.bodies[$0]?.causes.first == shared } ? causes(first) : []
    }
  }

  /// The values of each property over a fold: once if they are equal, otherwise the first few.
  private func foldState(_ branch: PrunedTree.Branch, _ event: Trace.StateEvent.Event) -> [StyledLine] {
    let entries = branch.members.flatMap(\.handles).flatMap { index.state[$0] ?? [] }.filter { $0.event == event }
    var names: [String] = []
    for entry in entries where !names.contains(entry.property) { names.append(entry.property) }
    return limited(
      names.map { name in
        let literals = entries.filter { $0.property == name }.compactMap { event == .lost ? $0.old : $0.new }
        let text = list(literals.map { values.value($0, limit: 12) })
        var line = StyledLine(glyphs.program(name), .name)
        line.append(event == .lost ? " " : " = ")
        line.append(text, .value)
        if event == .lost { line.append(" lost", .reset) }
        return line
      })
  }

  /// `5, 0, 2`, at most four; one alone if all are equal.
  private func list(_ texts: [String]) -> String {
    if Set(texts).count == 1, let first = texts.first { return first }
    return texts.prefix(4).joined(separator: ", ") + (texts.count > 4 ? ", \(glyphs.ellipsis)" : "")
  }

  /// The transition that all of a fold share, or how many there are.
  private func foldTransitions(_ handles: [Int], _ change: Trace.ScreenChange.Change) -> [StyledLine] {
    let transitions = Set(handles.map { transition($0, change) })
    guard transitions.count > 1 else { return transitions.first ?? [] }
    return [StyledLine("\(transitions.count) different transitions")]
  }

  /// The events that all of a fold share.
  private func foldEvents(_ handles: [Int]) -> [StyledLine] {
    guard let first = handles.first else { return [] }
    return events(first).filter { fact in handles.allSatisfy { events($0).contains(fact) } }
  }

  /// At most three facts of a kind, and a count of the others; all of them in full detail.
  private func limited(_ facts: [StyledLine]) -> [StyledLine] {
    guard detail != .full, facts.count > 3 else { return facts }
    return facts.prefix(2) + [StyledLine("\(facts.count - 2) more properties")]
  }
}

extension ViewTree.Node {
  /// The handle of the node, or those of the first listed ones below it.
  fileprivate var outermostHandles: [Int] { node.map { [$0] } ?? children.flatMap(\.outermostHandles) }

  /// The handles of the node and of all below it.
  fileprivate var handles: [Int] { (node.map { [$0] } ?? []) + children.flatMap(\.handles) }
}
