import TheseusTrace

/// Draws the chain from a write to a view: the answer to `:why` and `:whynot`.
public struct ExplanationRenderer: Sendable {
  private let options: RenderingOptions
  private let glyphs: Glyphs
  private let values: ValueText

  /// Makes a renderer.
  public init(_ options: RenderingOptions = RenderingOptions()) {
    self.options = options
    glyphs = options.glyphs
    values = ValueText(glyphs: options.glyphs)
  }

  /// The most columns before what stands beside a step.
  private var widestLabel: Int { options.width < 60 ? options.width / 2 : options.width * 3 / 5 }

  /// The text of one explanation.
  public func render(_ explanation: Explanation) -> StyledText {
    let steps = steps(of: explanation)
    let update = explanation.update.map { " in update \($0)" } ?? ""
    var head = StyledLine(name(explanation.view), .name)
    head.append(" ")
    let verdict = Paragraph(sentence(explanation.verdict) + update + (steps.isEmpty ? "." : ":"))
    let beside = steps.filter { !$0.isSentence }.map { $0.what.width }.max() ?? 0
    let column = min(2 + glyphs.arrow.displayWidth + 1 + beside + 3, widestLabel)
    var lines = verdict.lines(label: head, indent: 2, width: options.width, mark: glyphs.ellipsis)
    for (index, step) in steps.enumerated() {
      let isFirst = index == 0
      lines += draw(step, arrow: !isFirst, column: column)
    }
    return StyledText(lines + others(of: explanation))
  }

  /// `Row #8 and #9: the same`.
  private func others(of explanation: Explanation) -> [StyledLine] {
    guard let first = explanation.others.first else { return [] }
    let listed = explanation.others.count <= 8 ? explanation.others[...] : explanation.others.prefix(6)
    var numbers = listed.map { glyphs.handle + String($0.node) }
    if listed.count < explanation.others.count {
      numbers.append((explanation.others.count - listed.count).counted("other", "others"))
    }
    let last = numbers.removeLast()
    let list = numbers.isEmpty ? last : "\(numbers.joined(separator: ", ")) and \(last)"
    let text = "\(glyphs.program(first.view)) \(list): the same\(own(explanation))"
    return Paragraph(text).lines(label: StyledLine(), width: options.width, mark: glyphs.ellipsis)
  }

  /// In what the others differ: `, by ids of their own`.
  private func own(_ explanation: Explanation) -> String {
    guard explanation.isOfRow else { return "" }
    return switch (explanation.others.count == 1, isMoved(explanation)) {
    case (true, false): ", by an id of its own"
    case (true, true): ", by an id and a position of its own"
    case (false, false): ", by ids of their own"
    case (false, true): ", by ids and positions of their own"
    }
  }

  private func isMoved(_ explanation: Explanation) -> Bool {
    explanation.links.contains { if case .moved = $0 { true } else { false } }
  }

  /// What a step says, and what stands beside it.
  private struct Step {
    var what: StyledLine
    var because: String
    /// The identity path, of which the middle is left out where it is too long.
    var path = ""
    /// True if both read as one sentence, so that they need no columns.
    var isSentence = false
  }

  private func draw(_ step: Step, arrow: Bool, column: Int) -> [StyledLine] {
    var line = StyledLine("  ")
    if arrow { line.append(options.medium == .words ? "then " : "\(glyphs.arrow) ") }
    line.append(step.what)
    guard !(step.because + step.path).isEmpty else { return [line.clipped(to: options.width, mark: glyphs.ellipsis)] }
    if step.isSentence {
      line.append(" ")
    } else if options.medium == .words {
      line.append(", ")
    } else {
      line.pad(to: column, minimum: 3)
    }
    let room = step.isSentence ? (step.because + step.path).displayWidth : 16
    if line.width <= options.width - room { return because(step, after: line) }
    let below = StyledLine(String(repeating: " ", count: 6))
    return [line.trimmed.clipped(to: options.width, mark: glyphs.ellipsis)] + because(step, after: below)
  }

  /// What stands beside a step, with as much of its path as there is room for.
  private func because(_ step: Step, after label: StyledLine) -> [StyledLine] {
    let path = shortened(step.path, to: max(options.width - label.width, 16))
    let words = [step.because, path].filter { !$0.isEmpty }.joined(separator: glyphs.separator)
    return Paragraph(words).lines(
      label: label, indent: min(label.width, widestLabel), width: options.width, mark: glyphs.ellipsis)
  }

  private func name(_ view: ViewReference) -> String { glyphs.program("\(view.view) \(glyphs.handle)\(view.node)") }

  private func sentence(_ verdict: Explanation.Verdict) -> String {
    switch verdict {
    case .ran: "ran its body"
    case .created(let rule): "began (\(words(rule)))"
    case .removed(let rule): "ended (\(words(rule)))"
    case .moved: "moved"
    case .skipped: "was skipped"
    case .notReached: "was not reached"
    }
  }

  private func words(_ rule: IdentityRule) -> String {
    switch rule {
    case .position: "place in the type"
    case .branch: "another branch"
    case .optional: "`if` without `else`"
    case .forEach: "ids of ForEach"
    case .id: "value of .id"
    case .anyView: "type under AnyView"
    case .parent: "with the view above it"
    case .presentation: "presentation"
    case .root: "root"
    case .reload: "edit of the program"
    }
  }

  private func steps(of explanation: Explanation) -> [Step] {
    // The head says already that it began or ended.
    if explanation.links.count == 1, case .lifetime(_, let identity, _, _) = explanation.links[0] {
      let path = shortened(identity, to: options.width - "  at ".count)
      return path.isEmpty ? [] : [Step(what: StyledLine("at \(path)"), because: "")]
    }
    return explanation.links.map(step)
  }

  private func shortened(_ identity: String, to width: Int) -> String {
    glyphs.program(identity).shortenedInTheMiddle(to: width, mark: glyphs.ellipsis)
  }

  private func step(_ link: Explanation.Link) -> Step {
    switch link {
    case .write(let write): return writeStep(write)
    case .ran(let view, let cause):
      var what = StyledLine(name(view), .name)
      what.append(" ran its body")
      return Step(what: what, because: cause.map(because) ?? "")
    case .value(let maker, let view, let cause):
      let content = maker.content.map { glyphs.program($0) } ?? name(maker.view)
      let target = maker.id.map { "id \(glyphs.program($0))" } ?? name(view)
      return Step(
        what: StyledLine("\(content) made a new value for \(target):"), because: difference(cause), isSentence: true)
    case .lifetime(let view, let identity, let rule, let began):
      var what = StyledLine(name(view), .name)
      what.append(began ? " began" : " ended", began ? .created : .removed)
      return Step(what: what, because: words(rule), path: identity)
    case .moved(let move):
      let row = move.id.map { "id \(glyphs.program($0))" } ?? "the row"
      return Step(
        what: StyledLine("ForEach found \(row) at position \(move.to) instead of \(move.from):"),
        because: "\(name(move.view)) kept its identity", isSentence: true)
    case .equal(let view):
      var what = StyledLine(name(view), .name)
      what.append(" was given a value equal to the one before,")
      return Step(what: what, because: "so its body did not run", isSentence: true)
    case .untouched(let view, let changed):
      guard !changed.isEmpty else { return Step(what: StyledLine("no value changed that a body reads"), because: "") }
      var what = StyledLine(name(view), .name)
      what.append(" was given no new value,")
      let list = changed.map(glyphs.program).joined(separator: ", ")
      return Step(what: what, because: "and its body reads nothing of what changed: \(list)", isSentence: true)
    }
  }

  private func writeStep(_ write: Trace.Write) -> Step {
    var what = StyledLine(glyphs.program(write.headName), .name)
    what.append(write.changed ? " changed" : " was written")
    let origin = TraceRenderer(options).origin(of: write)
    let place = write.location.map { ", \($0)" } ?? ""
    let change = values.change(from: write.old, to: write.new)
    let whole = change.displayWidth <= options.width / 3 ? Paragraph.unbroken(change) : change
    return Step(what: what, because: "\(glyphs.program(origin + place)), \(whole)")
  }

  /// `it read pets`, `@self: name`.
  private func because(_ cause: Trace.Cause) -> String {
    switch cause.subject {
    case .property: return "it read \(glyphs.program(String(cause.reason.text.drop { $0 == "_" })))"
    case .environment(let key): return "it reads \\.\(glyphs.program(key))"
    case .object(let object, let property):
      let type = object.prefix { $0 != " " }
      guard cause.reason == .dependencies, let property else { return glyphs.program("it observes \(object)") }
      return glyphs.program("it read \(type).\(property)")
    case .field(let field): return "\(cause.reason.text): \(glyphs.program(field))"
    case .initialValue(let state): return "\(cause.reason.text): initial value of \(glyphs.program(state))"
    case .closure(let field): return "\(cause.reason.text): closure \(glyphs.program(field))"
    case .binding(let field): return "\(cause.reason.text): binding \(glyphs.program(field))"
    case .whole: return cause.reason.text
    case .program: return "the program was edited"
    }
  }

  /// `name "Milo" → "Milo!"`.
  private func difference(_ cause: Trace.Cause) -> String {
    let name =
      switch cause.subject {
      case .field(let field): field
      case .initialValue(let state): "initial \(state)"
      case .closure(let field): "closure \(field) is another one"
      case .binding(let field): "binding \(field) is another one"
      case .property: cause.reason.text
      case .environment(let key): "\\.\(key)"
      case .object(_, let property): property ?? ""
      case .whole: "it differs"
      case .program: "the program was edited"
      }
    guard let old = cause.old, let new = cause.new, old != new else { return glyphs.program(name) }
    return "\(glyphs.program(name)) \(values.change(from: old, to: new))"
  }
}
