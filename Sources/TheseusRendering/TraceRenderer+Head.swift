import TheseusTrace

extension TraceRenderer {
  /// What the program printed.
  func output(_ trace: Trace) -> [StyledLine] { printed(trace.output) }

  /// Printed lines with their label; a line longer than the page goes on below.
  func printed(_ output: [String]) -> [StyledLine] {
    output.flatMap { text -> [StyledLine] in
      var rest = glyphs.program(text.withExpandedTabs)[...]
      var lines: [StyledLine] = []
      repeat {
        let part = rest.beginning(columns: options.width - 11)
        var line = lines.isEmpty ? StyledLine("  printed", .heading) : StyledLine()
        line.pad(to: 11)
        line.append(String(part))
        lines.append(line)
        rest = rest.dropFirst(max(part.count, 1))
      } while !rest.isEmpty
      return lines
    }
  }

  /// The value of an expression that also wrote.
  func result(_ trace: Trace) -> [StyledLine] {
    guard let result = trace.result else { return [] }
    var line = StyledLine("  ")
    // Of a long value the type gives way, as of the tuple that `insert` gives back.
    if let type = trace.type, 2 + type.displayWidth + 3 + result.displayWidth <= options.width {
      line.append("\(glyphs.program(type)) = ")
    }
    line.append(glyphs.program(result), .value)
    return [line.clipped(to: options.width, mark: glyphs.ellipsis)]
  }

  /// The writes of the input with their origin, and why nothing came of those that ran no body.
  func head(of trace: Trace, layout: TraceLayout) -> [StyledLine] {
    if trace.cause == .undo { return journal(trace, layout) }
    let begun = trace.begunObjects
    let told = HeadWrite.lines(of: trace).filter { line in
      (line.write.isInHead || !line.silences(in: trace).isEmpty) && !line.write.isPartOfBeginning(of: begun)
    }
    let shown = options.detail == .full ? told : HeadWrite.folded(told, in: trace)
    let listed = options.detail == .full || shown.count <= 6 ? shown[...] : shown.prefix(5)
    var lines = listed.flatMap {
      write($0, layout: layout) + announcement(of: $0.write) + silences(of: $0, trace)
    }
    if listed.count < shown.count {
      let rest = shown.dropFirst(listed.count).reduce(0) { $0 + $1.write.count * $1.viewCount }
      lines.append(StyledLine("  \(glyphs.ellipsis) \(rest.counted("more write", "more writes"))"))
    }
    return lines.isEmpty ? nothing(trace) : lines
  }

  /// `dayTime  true → false            @State of Home #1`.
  private func write(_ head: HeadWrite, layout: TraceLayout) -> [StyledLine] {
    let write = head.write
    let name = glyphs.program(write.headName)
    let (path, change) = self.change(
      write, beside: max((layout.isNarrow ? options.width : layout.wordColumn - 2) - name.displayWidth - 4, 14),
      alone: max(options.width - name.displayWidth - 4, 14))
    var line = StyledLine("  ")
    line.append(name + path, .name)
    line.append("  ")
    line.append(change, .value)
    let originText = glyphs.program(head.viewCount > 1 ? origin(of: head) : origin(of: write))
    let origin = Paragraph(originText)
    if line.width + 2 > layout.wordColumn, line.width + 2 + originText.displayWidth <= options.width {
      line.append("  \(originText)")
      return [line]
    }
    if layout.isNarrow || line.width + 2 > layout.wordColumn {
      let label = StyledLine(String(repeating: " ", count: layout.isNarrow ? 4 : layout.wordColumn))
      return [line.clipped(to: options.width, mark: glyphs.ellipsis)]
        + origin.lines(label: label, indent: label.width, width: options.width, mark: glyphs.ellipsis)
    }
    line.pad(to: layout.wordColumn)
    return origin.lines(label: line, indent: line.width, width: options.width, mark: glyphs.ellipsis)
  }

  /// What a write changed, beside its origin or on a line alone: the origin gives way where the values would be cut.
  private func change(_ write: Trace.Write, beside room: Int, alone whole: Int) -> (path: String, change: String) {
    guard write.changed || write.old != write.new else { return ("", values.unchanged(write.old, limit: room)) }
    guard values.areTold(apart: write.old, write.new) else {
      return ("", "changed, and is written the same: \(values.literal(write.new, limit: max(whole - 34, 12)))")
    }
    return values.locatedChange(from: write.old, to: write.new, limit: room, room: whole)
  }

  /// Why a body runs though the value is the same.
  private func announcement(of write: Trace.Write) -> [StyledLine] {
    guard write.invalidates, !write.changed else { return [] }
    let announcer =
      write.isOfObservable
      ? "@Observable announces what is changed in place or cannot be compared" : "@Published announces every write"
    return Paragraph("the value is the same, but \(announcer)").lines(
      label: StyledLine("  "), width: options.width, mark: glyphs.ellipsis)
  }

  /// `@State of Home #1, in Button "Load" · animated`.
  func origin(of write: Trace.Write) -> String {
    var text =
      switch write.target {
      case .view(let view, let kind): "@\(kind.rawValue) of \(view.view) \(glyphs.handle)\(view.node)"
      case .object(let object): object
      case .environment: "environment"
      case .window: "the window"
      }
    switch write.origin {
    case .input: break
    case .action(let control): text += ", in \(control)"
    case .lifecycle(let event, let view): text += ", in \(event) of \(view.view) \(glyphs.handle)\(view.node)"
    case .time: text += ", when it was due"
    case .system: text += ", from the system"
    case .resumed(let task, let control):
      text += ", in \(words(for: task))" + (control.map { ", resumed by \($0)" } ?? "")
    }
    return text + circumstances(of: write)
  }

  /// `task of Home #1`, `a task of Button "Load"`.
  private func words(for task: Trace.TaskBeginning) -> String {
    switch task {
    case .action(let control): "a task of \(control)"
    case .lifecycle(Trace.LifecycleEvent.Kind.task.rawValue, let view):
      "task of \(view.view) \(glyphs.handle)\(view.node)"
    case .lifecycle(let event, let view): "a task of \(event) of \(view.view) \(glyphs.handle)\(view.node)"
    }
  }

  /// `@State of 12 views Row, each in its onAppear`.
  private func origin(of head: HeadWrite) -> String {
    guard case .view(let view, let kind) = head.write.target, case .lifecycle(let event, _) = head.write.origin else {
      return origin(of: head.write)
    }
    return "@\(kind.rawValue) of \(head.viewCount.grouped) views \(view.view), each in its \(event)"
      + circumstances(of: head.write)
  }

  /// ` · 3 writes · animated`.
  private func circumstances(of write: Trace.Write) -> String {
    var text = ""
    if write.count > 1 { text += glyphs.separator + "\(write.count.grouped) writes" }
    if write.isAnimated { text += glyphs.separator + "animated" }
    if options.detail == .full, let location = write.location { text += glyphs.separator + location }
    return text
  }

  // MARK: Nothing happened

  /// Why nothing came of a write, in words.
  private func silences(of line: HeadWrite, _ trace: Trace) -> [StyledLine] {
    line.silences(in: trace).flatMap { silence in
      Paragraph(sentence(silence, line.write, of: trace)).lines(
        label: StyledLine("  "), width: options.width, mark: glyphs.ellipsis)
    }
  }

  /// Why a write ran no body, in one line; where another write ran some, that this one had no part in it.
  func sentence(_ silence: Trace.Silence, _ write: Trace.Write, of trace: Trace) -> String {
    let didNothingRun = trace.bodies.isEmpty && trace.contents.isEmpty
    return glyphs.program(
      (didNothingRun ? "no body ran: " : "nothing was invalidated: ")
        + reason(silence.reason, write, isOnly: didNothingRun))
  }

  private func reason(_ reason: Trace.Silence.Reason, _ write: Trace.Write, isOnly: Bool) -> String {
    let property = write.property
    switch reason {
    case .sameValue:
      return "same value" + (isOnly ? ", so nothing was invalidated" : "")
    case .unread(let owner, let passesBinding):
      let parts = property.split(separator: ".")
      let binding = (parts.dropLast() + [("$" + (parts.last ?? ""))[...]]).joined(separator: ".")
      let how = passesBinding ? ", it only passes \(binding) on" : ""
      return "\(owner.view)'s body never read \(property)\(how)"
    case .unobservable(_, .ignored):
      return "\(property) is @ObservationIgnored, so nothing can depend on it"
    case .unobservable(let type, .unpublished):
      return "\(property) is not @Published, so \(type) does not announce its changes"
    case .unobservable(let type, .ownPublisher):
      return "\(type) declares its own objectWillChange, to which @Published and @AppStorage do not send"
    case .unobservable(let type, .plainClass):
      return "\(type) is neither @Observable nor an ObservableObject, so nothing can depend on its properties"
    case .unobserved(let type, let others):
      let readers = others.prefix(3).map {
        "\($0.view.view) \(glyphs.handle)\($0.view.node) reads \(type).\($0.property)"
      }
      let more = others.count > 3 ? [glyphs.ellipsis] : []
      let list = readers.isEmpty ? "" : " (\((readers + more).joined(separator: ", ")))"
      return "none read \(type).\(property) in its last evaluation\(list)"
    case .unheld(let object):
      return "no view holds \(object) in a property wrapper, and to read an ObservableObject is not to observe it"
    case .unreadEnvironment:
      return "no view reads \(write.title)"
    case .removing(let view):
      return "\(view.view) \(glyphs.handle)\(view.node) is leaving, and a leaving view is not evaluated again"
    case .gone(let view):
      return "\(view.view) \(glyphs.handle)\(view.node) is gone, and nothing shows what is written to its storage"
    }
  }

  /// The line for an update that wrote nothing.
  private func nothing(_ trace: Trace) -> [StyledLine] {
    let isQuiet =
      trace.bodies.isEmpty && trace.contents.isEmpty && trace.created.isEmpty && trace.removed.isEmpty
      && trace.removing.isEmpty && trace.revived.isEmpty && trace.events.isEmpty && trace.intoView.isEmpty
      && trace.outOfView.isEmpty && trace.tree.root?.isTouched != true
    guard isQuiet else { return [] }
    if let idleAct = trace.idleAct {
      return Paragraph("no body ran: " + glyphs.program(reason(idleAct))).lines(
        label: StyledLine("  "), width: options.width, mark: glyphs.ellipsis)
    }
    switch trace.cause {
    case .action: return [StyledLine("  no body ran: the action wrote nothing that a view depends on")]
    case .time: return [StyledLine("  no body ran: nothing was due")]
    case .system: return [StyledLine("  no body ran: the value was the same")]
    case .reload: return [StyledLine("  no body ran: no view differs from before")]
    case .mutation: return [StyledLine("  no body ran: nothing was written that a view depends on")]
    case .mount, .undo: return []
    }
  }

  private func reason(_ act: Trace.IdleAct) -> String {
    switch act {
    case .constant(let control): "\(control) is bound to a constant, which nothing changes"
    case .menu(let control): "\(control) only opens; what is in it can be tapped at once"
    }
  }

  /// Where an undo came from and arrived at, and which inputs it took back.
  private func journal(_ trace: Trace, _ layout: TraceLayout) -> [StyledLine] {
    var line = StyledLine("  update  ", .name)
    let positions = [trace.from, trace.update].compactMap { $0 }.map(String.init)
    line.append(positions.joined(separator: " \(glyphs.arrow) "), .value)
    let told = [said("took back", trace.undone.reversed()), said("did again", trace.redone)].compactMap { $0 }
    guard !told.isEmpty else { return [line] }
    if layout.isNarrow { line.append("  ") } else { line.pad(to: layout.wordColumn) }
    return Paragraph(told.joined(separator: glyphs.separator)).lines(
      label: line, indent: line.width, width: options.width, mark: glyphs.ellipsis)
  }

  /// `took back :tap Add, n = 5 and 3 more inputs`; of an input of several lines the first.
  private func said(_ verb: String, _ inputs: [String]) -> String? {
    guard !inputs.isEmpty else { return nil }
    let listed = inputs.count <= 4 ? inputs[...] : inputs.prefix(3)
    var words = listed.map { input in
      let lines = input.split(separator: "\n")
      let first = glyphs.program((lines.first.map(String.init) ?? "").withExpandedTabs)
      return first.shortenedInTheMiddle(to: 40, mark: glyphs.ellipsis) + (lines.count > 1 ? " \(glyphs.ellipsis)" : "")
    }
    if listed.count < inputs.count { words.append("\(inputs.count - listed.count) more inputs") }
    return "\(verb) \(words.joined(separator: glyphs.separator))"
  }

  /// `11 other views do not read \.colorScheme`; nothing where it was said already that none does.
  func bystanders(_ trace: Trace) -> [StyledLine] {
    let silent = Set(trace.silences.map(\.write))
    let told = trace.bystanders.filter {
      trace.writes.indices.contains($0.write) && $0.count > 0 && !silent.contains($0.write)
    }
    return told.flatMap { entry in
      let other = trace.bodies.isEmpty ? "" : "other "
      let views = entry.count.counted("\(other)view", "\(other)views")
      let text = "\(views) \(entry.count == 1 ? "does" : "do") not read \(trace.writes[entry.write].title)"
      return Paragraph(glyphs.program(text)).lines(label: StyledLine("  "), width: options.width, mark: glyphs.ellipsis)
    }
  }
}

extension Trace.Write {
  /// The property, or the key path of the environment.
  var headName: String { target == .environment ? "\\.\(property)" : property }
}

extension ViewTree.Node {
  /// Whether it or something below it came, went, or is about to.
  fileprivate var isTouched: Bool { steps.values.contains { $0 != .kept } || children.contains(where: \.isTouched) }
}
