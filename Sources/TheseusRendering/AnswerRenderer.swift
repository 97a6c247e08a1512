import TheseusTrace

/// Draws the answer to an input that is not an update: a value, the controls, the tree, the state.
public struct AnswerRenderer: Sendable {
  private let options: RenderingOptions
  private let glyphs: Glyphs

  /// Makes a renderer.
  public init(_ options: RenderingOptions = RenderingOptions()) {
    self.options = options
    glyphs = options.glyphs
  }

  /// The text of one answer.
  public func render(_ answer: Answer) -> StyledText {
    var text = StyledText(TraceRenderer(options).printed(answer.output))
    text.lines += result(answer)
    if let type = answer.staticType { text.lines += self.type(type) }
    if let tree = answer.tree { text.lines += TreeRenderer(options).render(tree).lines }
    if let controls = answer.controls { text.lines += self.controls(controls) }
    if let state = answer.state { text.lines += self.state(state) }
    return text
  }

  /// `String = "Purr"`.
  private func result(_ answer: Answer) -> [StyledLine] {
    guard let result = answer.result else { return [] }
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false).map { glyphs.program(String($0)) }
    return lines.enumerated().map { number, text in
      var line = StyledLine("  ")
      if number == 0, let type = answer.type { line.append("\(glyphs.program(type)) = ") }
      line.append(text, .value)
      return line
    }
  }

  /// A type, broken at its brackets where it is long, and what the marks of an unknown one mean.
  private func type(_ type: String) -> [StyledLine] {
    let lines = TypeLayout(width: options.width).lines(of: glyphs.program(type)).map { StyledLine($0, .value) }
    let notes = HiddenTypes(in: type).notes.map { glyphs.program($0) }
    return lines
      + notes.flatMap { note in
        [StyledLine()]
          + Paragraph(note).lines(label: StyledLine("  "), width: options.width, mark: glyphs.ellipsis)
      }
  }

  /// The controls with the numbers that `:tap` takes.
  private func controls(_ controls: [Control]) -> [StyledLine] {
    guard !controls.isEmpty else { return [StyledLine("  There is no control on the screen.")] }
    if options.medium == .words {
      return controls.map { control in
        let words = [
          "\(control.number)", control.kind, control.name, control.value, control.obstacle?.words, control.inTaps,
        ]
        return StyledLine(
          glyphs.program(
            (words + [control.opener?.words, control.inSection]).compactMap { $0 }.joined(separator: ", ")))
      }
    }
    if options.width < 60 { return controls.map(listed) }
    let rows = controls.map { control in
      [
        StyledLine("\(control.number)"), StyledLine(glyphs.program(control.kind)),
        StyledLine(glyphs.program(control.name), .name), StyledLine(control.value.map(glyphs.program) ?? "", .value),
        StyledLine(
          glyphs.program(
            [
              control.obstacle?.words, control.inTaps, control.opener?.words, control.inSection,
              control.node.map { "in #\($0)" },
            ].compactMap { $0 }.joined(separator: ", "))),
      ]
    }
    return PageTable(heads: ["", "kind", "name", "value", ""], rows: rows).lines(
      width: options.width, mark: glyphs.ellipsis)
  }

  /// `12 Toggle Sound, on, disabled`, for a narrow page.
  private func listed(_ control: Control) -> StyledLine {
    var line = StyledLine("  \(control.number) \(glyphs.program(control.kind)) ")
    line.append(glyphs.program(control.name), .name)
    let facts = [control.value, control.obstacle?.words, control.inTaps, control.opener?.words, control.inSection]
    for fact in facts.compactMap({ $0 }) {
      line.append(", \(glyphs.program(fact))")
    }
    return line.clipped(to: options.width, mark: glyphs.ellipsis)
  }

  /// `Recorder #12  title = "Purr"`, for a narrow page.
  private func listed(_ row: StateRow) -> StyledLine {
    var line = StyledLine(glyphs.program("  \(row.view.view) #\(row.view.node)"), .name)
    line.append(glyphs.program("  \(row.property.name) = "))
    let room = max(options.width - line.width, 8)
    line.append(ValueText(glyphs: glyphs).literal(row.property.value, limit: room), .value)
    return line.clipped(to: options.width, mark: glyphs.ellipsis)
  }

  /// Every stored property with its value.
  private func state(_ rows: [StateRow]) -> [StyledLine] {
    guard !rows.isEmpty else { return [StyledLine("  No view has state.")] }
    let values = ValueText(glyphs: glyphs)
    if options.medium == .words {
      return rows.map { row in
        let property = row.property
        let words = [
          "\(row.view.view) \(row.view.node)", "@\(property.kind.rawValue)", property.name, property.value.literal,
        ]
        return StyledLine(glyphs.program(words.joined(separator: ", ")))
      }
    }
    if options.width < 60 { return rows.map(listed) }
    let cells = rows.map { row in
      [
        StyledLine(glyphs.program("\(row.view.view) #\(row.view.node)"), .name),
        StyledLine("@\(row.property.kind.rawValue)"), StyledLine(glyphs.program(row.property.name), .name),
        StyledLine(values.literal(row.property.value, limit: options.width / 2), .value),
      ]
    }
    return PageTable(heads: ["view", "kind", "property", "value"], rows: cells).lines(
      width: options.width, mark: glyphs.ellipsis)
  }
}

extension Control {
  /// `2 taps`.
  fileprivate var inTaps: String? { taps > 1 ? "\(taps) taps" : nil }

  /// `in section Library`.
  fileprivate var inSection: String? { section.map { "in section \($0)" } }
}

extension Control.Obstacle {
  /// What a list says of a control that cannot be acted on.
  fileprivate var words: String {
    switch self {
    case .disabled: "disabled"
    case .hidden: "hidden"
    case .transparent: "opacity 0"
    case .untouchable: "takes no touches"
    case .masked: "turned off"
    }
  }
}

extension Control.Opener {
  /// `swipe of Milk`.
  fileprivate var words: String { "\(name == "swipeActions" ? "swipe" : "menu") of \(owner)" }
}
