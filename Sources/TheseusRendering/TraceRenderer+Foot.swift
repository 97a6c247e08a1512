import TheseusTrace

extension TraceRenderer {
  /// `2 bodies (1 first) · 2 kept · 1 created · 1 removed · 1 state reset`.
  func footer(_ trace: Trace) -> StyledText {
    let counts = self.counts(trace)
    guard !counts.isEmpty else { return StyledText() }
    var lines: [StyledLine] = []
    var line = StyledLine("  ")
    for (index, part) in counts.enumerated() {
      if index > 0 {
        if line.width + glyphs.separator.displayWidth + part.text.displayWidth > options.width {
          lines.append(line)
          line = StyledLine("  ")
        } else {
          line.append(glyphs.separator)
        }
      }
      line.append(part.text, part.style)
    }
    return StyledText(lines + [line])
  }

  /// The counts that are not zero, each with its style.
  func counts(_ trace: Trace) -> [(text: String, style: Style)] {
    var parts: [(String, Style)] = []
    let first = trace.bodies.count(where: \.isFirst)
    if !trace.bodies.isEmpty {
      let all = trace.bodies.count.counted("body", "bodies")
      parts.append((first > 0 ? "\(all) (\(first.grouped) first)" : all, .plain))
    }
    if trace.bodies.isEmpty, !trace.contents.isEmpty {
      parts.append((trace.contents.count.counted("content closure", "content closures") + " ran, no body", .plain))
    }
    func add(_ count: Int, _ word: String, _ style: Style) {
      if count > 0 { parts.append(("\(count.grouped) \(word)", style)) }
    }
    add(trace.kept.reduce(0) { $0 + $1.count }, "kept", .kept)
    add(trace.created.count, "created", .created)
    add(trace.removed.count, "removed", .removed)
    add(trace.moved.count, "moved", .moved)
    add(trace.stillLeaving.count, "removing", .removed)
    add(trace.revived.count, "revived", .kept)
    let lost = trace.state.filter { $0.event == .lost }
    let reset = lost.count { $0.replacedBy != nil }
    if reset > 0 { parts.append((reset.counted("state", "states") + " reset", .reset)) }
    if lost.count > reset { parts.append(((lost.count - reset).counted("state", "states") + " lost", .reset)) }
    return parts
  }

  /// The lost and reset values by themselves, for the brief form.
  func resets(_ trace: Trace) -> [StyledLine] {
    let lost = trace.state.filter { $0.event == .lost }
    let shown = lost.prefix(lost.count <= 4 ? 4 : 3)
    var lines = shown.map { event in
      var line = StyledLine("! ", .reset)
      line.append(glyphs.program("\(event.view.view).\(event.property)"), .name)
      line.append("  ")
      let old = event.old ?? "?"
      let new = trace.state.first {
        $0.event == .created && $0.view.node == event.replacedBy && $0.property == event.property
      }?.new
      line.append(new.map { values.change(from: old, to: $0) } ?? values.value(old), .value)
      line.append(event.replacedBy == nil ? "  lost" : "  reset", .reset)
      return line.clipped(to: options.width, mark: glyphs.ellipsis)
    }
    if shown.count < lost.count { lines.append(StyledLine("! \(glyphs.ellipsis) \(lost.count - shown.count) more")) }
    return lines
  }

  /// The order of evaluation and of lifecycle events, in full detail.
  func order(of trace: Trace) -> StyledText {
    let bodies = trace.bodies.map { "\($0.view.view) #\($0.view.node)" }
    let contents = trace.contents.map { "\($0.container) of \($0.owner.view) #\($0.owner.node) \($0.element)" }
    let events = trace.events.map { "\($0.view.view) #\($0.view.node) \($0.event.rawValue)" }
    let prints = trace.bodies.map(\.printChanges)
    var lines: [StyledLine] = []
    func add(_ label: String, _ entries: [String]) {
      guard !entries.isEmpty else { return }
      var head = StyledLine("  ")
      head.append(label, .heading)
      head.pad(to: 12)
      lines += Paragraph(glyphs.program(entries.joined(separator: ", "))).lines(
        label: head, width: options.width, mark: glyphs.ellipsis)
    }
    add("bodies", bodies)
    add("contents", contents)
    add("events", events)
    for print in prints { add("prints", [print]) }
    return StyledText(lines)
  }

  /// The rule behind the biggest event.
  func why(_ trace: Trace) -> StyledText {
    guard let sentence = Insight(trace, glyphs: glyphs).text else { return StyledText() }
    var label = StyledLine("  ")
    label.append("why", .heading)
    label.append("  ")
    return StyledText(Paragraph(sentence).lines(label: label, width: options.width, mark: glyphs.ellipsis))
  }

  /// SwiftUI's warnings, and what Theseus has to say of ids that cannot work.
  func warnings(_ trace: Trace) -> StyledText {
    var label = StyledLine("  ")
    label.append("warning", .warning)
    label.append("  ")
    let beside = StyledLine(String(repeating: " ", count: label.width))
    var lines: [StyledLine] = []
    for warning in trace.warnings {
      let text = glyphs.program(warning.message + (warning.location.map { " (\($0))" } ?? ""))
      lines += Paragraph(text).lines(label: label, width: options.width, mark: glyphs.ellipsis)
      guard let explanation = warning.explanation else { continue }
      lines += Paragraph(explanation).lines(label: beside, width: options.width, mark: glyphs.ellipsis)
    }
    for hazard in Insight(trace, glyphs: glyphs).hazards {
      lines += Paragraph(hazard).lines(label: label, width: options.width, mark: glyphs.ellipsis)
    }
    return StyledText(lines)
  }
}
