import TheseusTrace

/// Draws a whole view tree: containers, handles, which branch is taken, ids of rows, texts and state.
public struct TreeRenderer: Sendable {
  private let options: RenderingOptions
  private let glyphs: Glyphs

  /// Makes a renderer.
  public init(_ options: RenderingOptions = RenderingOptions()) {
    self.options = options
    glyphs = options.glyphs
  }

  /// The text of a tree.
  public func render(_ tree: ViewTree) -> StyledText {
    guard let root = tree.root else { return StyledText([StyledLine("  Nothing is mounted.")]) }
    var drawing = Drawing(options: options)
    drawing.write(root, under: nil, art: "", below: "", slotWidth: 0, level: 1)
    return StyledText(drawing.lines)
  }

  /// The lines made so far.
  private struct Drawing {
    let options: RenderingOptions
    var lines: [StyledLine] = []

    private var glyphs: Glyphs { options.glyphs }

    init(options: RenderingOptions) {
      self.options = options
    }

    mutating func write(
      _ node: ViewTree.Node, under parent: ViewTree.Node?, art: String, below: String, slotWidth: Int, level: Int
    ) {
      var line = StyledLine(options.medium == .words ? "level \(level): " : "  ")
      line.append(art, .art)
      line.append(content(of: node, under: parent, slotWidth: slotWidth))
      let container = unwrapped(node)
      let (children, rest) = shown(container)
      write(line, state(of: node), below: below + (children.isEmpty ? glyphs.blank : glyphs.bar))
      let slots = children.map { $0.slot(under: container, glyphs).displayWidth }.max() ?? 0
      for (index, child) in children.enumerated() {
        let isLast = index == children.count - 1 && rest == 0
        write(
          child, under: container, art: below + (isLast ? glyphs.corner : glyphs.fork),
          below: below + (isLast ? glyphs.blank : glyphs.bar), slotWidth: min(slots, 16), level: level + 1)
      }
      if rest > 0 { writeRest(rest, below: below, level: level + 1) }
    }

    /// A node with as much of its state behind it as there is room for, the rest on lines of its own.
    private mutating func write(_ node: StyledLine, _ state: [StyledLine], below: String) {
      guard options.medium != .words else {
        return lines.append(
          state.reduce(into: node) {
            $0.append(", "); $0.append($1)
          })
      }
      var line = node.clipped(to: options.width, mark: glyphs.ellipsis)
      for (index, property) in state.enumerated() {
        let gap = index == 0 ? "   " : glyphs.separator
        if line.width + gap.displayWidth + property.width <= options.width {
          line.append(gap)
        } else {
          lines.append(line)
          line = StyledLine("  ")
          line.append(below, .art)
          line.append("  ")
        }
        line.append(property)
      }
      lines.append(line.clipped(to: options.width, mark: glyphs.ellipsis))
    }

    /// An `if` with an `else if` and without `else` as one line.
    private func unwrapped(_ node: ViewTree.Node) -> ViewTree.Node {
      guard options.detail != .full, let child = node.children.first, node.isOptional(of: child) else { return node }
      return child
    }

    /// The children to draw, and how many rows more there are; what is written in a body is drawn.
    private func shown(_ node: ViewTree.Node) -> (shown: [ViewTree.Node], rest: Int) {
      let total = node.children.reduce(0) { $0 + $1.count }
      guard case .forEach = node.kind, options.detail != .full, total > 12, node.children.count > 8 else {
        return (node.children, 0)
      }
      let first = Array(node.children.prefix(6))
      return (first, total - first.reduce(0) { $0 + $1.count })
    }

    private mutating func writeRest(_ rest: Int, below: String, level: Int) {
      var line = StyledLine(options.medium == .words ? "level \(level): " : "  ")
      line.append(below + glyphs.corner, .art)
      line.append("\(glyphs.ellipsis) \(rest.counted("more row", "more rows"))")
      lines.append(line)
    }

    private func content(of node: ViewTree.Node, under parent: ViewTree.Node?, slotWidth: Int) -> StyledLine {
      var line = StyledLine()
      let slot = node.slot(under: parent, glyphs)
      if !slot.isEmpty {
        line.append(slot.shortenedInTheMiddle(to: 16, mark: glyphs.ellipsis), .value)
        if options.medium == .words { line.append(" ") } else { line.pad(to: slotWidth + 2) }
      }
      if node.count > 1 { line.append("\(node.count.grouped) \(glyphs.times) ") }
      line.append(
        glyphs.program(options.detail == .full ? node.type ?? node.name : node.name),
        node.node == nil ? .plain : .name)
      if case .forEach(let rows) = node.kind { line.append(" by \(glyphs.program(rows.source))") }
      if let handle = node.node { line.append(" \(glyphs.handle)\(handle)") }
      if let label = node.label {
        line.append(" ")
        line.append(glyphs.literal(label).shortenedInTheMiddle(to: 32, mark: glyphs.ellipsis), .value)
      }
      return line
    }

    /// `title = "Purr"` for each stored property.
    private func state(of node: ViewTree.Node) -> [StyledLine] {
      let values = ValueText(glyphs: glyphs)
      return node.state.map { property in
        var line = StyledLine(glyphs.program(property.name), .name)
        line.append(" = ")
        line.append(values.value(property.value), .value)
        return line
      }
    }
  }
}
