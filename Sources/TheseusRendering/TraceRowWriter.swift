import TheseusTrace

/// Draws a pruned tree as rows, and only those that are shown.
struct TraceRowWriter {
  private let options: RenderingOptions
  private let glyphs: Glyphs
  private let facts: FactWriter
  /// The positions of the rows that are not made.
  private let leftOut: Range<Int>
  /// For each level below the root, whether the branch on it is the last one of its parent.
  private var lasts: [Bool] = []
  /// How many rows come before the next one.
  private var position = 0
  private(set) var rows: [TraceRow] = []

  /// Makes the rows of one pass, except those at some positions.
  init(
    _ tree: PrunedTree, facts: FactWriter, leavingOut leftOut: Range<Int>, options: RenderingOptions
  ) {
    self.options = options
    glyphs = options.glyphs
    self.facts = facts
    self.leftOut = leftOut
    if let root = tree.root { write(root, under: nil, level: 1, slotWidth: 0, place: []) }
  }

  private mutating func write(
    _ branch: PrunedTree.Branch, under parent: ViewTree.Node?, level: Int, slotWidth: Int, place: [String]
  ) {
    if leftOut.contains(position), position + branch.lineCount <= leftOut.upperBound {
      position += branch.lineCount
      return
    }
    let hasChildren = !branch.children.isEmpty
    if isShown {
      let slot = slot(of: branch, under: parent)
      let row = TraceRow(
        level: level, outcome: branch.outcome, word: branch.outcome?.word ?? "", art: art,
        artBelow: below + [hasChildren ? glyphs.bar : glyphs.blank],
        slot: slot, slotWidth: options.medium == .words || slot.isEmpty ? 0 : slotWidth,
        title: title(of: branch, under: parent), label: label(of: branch),
        facts: facts.facts(of: branch, under: parent) + path(of: branch), place: place)
      rows.append(row)
    }
    position += 1
    writeScreenChanges(of: branch, hasChildren: hasChildren, level: level)
    let isListed = branch.node.node != nil
    let inner = isListed || options.medium != .words ? [] : place + branch.chain.map(glyphs.program)
    let slots = slotColumns(of: branch)
    for (index, child) in branch.children.enumerated() {
      lasts.append(index == branch.children.count - 1)
      write(
        child, under: branch.node, level: level + (isListed ? 1 : 0), slotWidth: slots,
        place: inner + (options.medium == .words ? [slot(of: child, under: branch.node)].filter { !$0.isEmpty } : []))
      lasts.removeLast()
    }
  }

  /// Whether the row at the position is made.
  private var isShown: Bool { !leftOut.contains(position) }

  /// The columns that the slots of a branch's children need, if any of them is shown.
  private func slotColumns(of branch: PrunedTree.Branch) -> Int {
    var next = position
    var isShown = false
    for child in branch.children where !isShown {
      isShown = !leftOut.contains(next)
      next += child.lineCount
    }
    return isShown ? branch.children.map { slot(of: $0, under: branch.node).displayWidth }.max() ?? 0 : 0
  }

  // MARK: Tree lines

  /// The tree lines before the content of a branch.
  private var art: [String] {
    guard let isLast = lasts.last else { return [] }
    return Array((lines(lasts.dropLast()) + [isLast ? glyphs.corner : glyphs.fork]).suffix(options.width / 3))
  }

  /// The tree lines below a branch.
  private var below: [String] { lines(lasts[...]) }

  /// A piece is three columns wide, and more of them than the page has room for are never seen.
  private func lines(_ levels: ArraySlice<Bool>) -> [String] {
    levels.suffix(options.width / 3).map { $0 ? glyphs.blank : glyphs.bar }
  }

  // MARK: Changes on the screen

  /// What interpolates at a view, a line each.
  private mutating func writeScreenChanges(of branch: PrunedTree.Branch, hasChildren: Bool, level: Int) {
    for interpolation in branch.changes {
      let (change, count) = (interpolation.change, interpolation.count)
      if isShown {
        let art = below + (hasChildren ? [glyphs.bar] : [])
        var line = StyledLine()
        if let old = change.old, let new = change.new {
          line.append(facts.values.change(from: old, to: new, limit: 32), .value)
        }
        if count > 1 { line.append("  \(glyphs.times) \(count)") }
        let row = TraceRow(
          level: level, outcome: nil, word: Trace.ScreenChange.Change.interpolates.rawValue, art: art, artBelow: art,
          title: title(of: change, at: branch.node), facts: [line], place: [])
        rows.append(row)
      }
      position += 1
    }
  }

  /// `Circle .opacity`; `.opacity` of the view itself.
  private func title(of change: TraceRow.Change, at node: ViewTree.Node) -> StyledLine {
    var line = StyledLine()
    if let view = change.on, view != node.name { line.append(glyphs.program(view) + " ") }
    line.append("." + glyphs.program(change.property ?? "value"), .name)
    return line
  }

  // MARK: Content

  private func slot(of branch: PrunedTree.Branch, under parent: ViewTree.Node?) -> String {
    branch.count == 1 ? branch.node.slot(under: parent, glyphs) : ""
  }

  /// The text of what has no handle, for it says which it is.
  private func label(of branch: PrunedTree.Branch) -> String {
    guard branch.count == 1, let label = branch.node.label, branch.node.node == nil || options.detail == .full else {
      return ""
    }
    return glyphs.literal(label)
  }

  private func title(of branch: PrunedTree.Branch, under parent: ViewTree.Node?) -> StyledLine {
    guard branch.count > 1 else { return title(of: branch) }
    let mark = options.medium == .words ? "" : glyphs.ellipsis + " "
    return StyledLine(mark + foldName(of: branch, under: parent))
  }

  private func title(of branch: PrunedTree.Branch) -> StyledLine {
    var line = StyledLine(branch.chain.dropLast().map { glyphs.program($0) + glyphs.chain }.joined())
    let node = branch.node
    let isListed = node.node != nil
    line.append(glyphs.program(name(of: node)), isListed ? .name : .plain)
    if case .forEach(let rows) = node.kind {
      line.append(" by \(glyphs.program(rows.source))")
    }
    if let handle = node.node { line.append(" \(glyphs.handle)\(handle)") }
    return line
  }

  private func name(of node: ViewTree.Node) -> String {
    options.detail == .full ? node.type ?? node.name : node.name
  }

  /// `3 rows`, `9,998 rows`, `4 Badge views`.
  private func foldName(of branch: PrunedTree.Branch, under parent: ViewTree.Node?) -> String {
    if case .forEach = parent?.kind { return branch.count.counted("row", "rows") }
    return "\(branch.count.grouped) \(glyphs.program(branch.node.name)) views"
  }

  /// The identity path of what began or ended, in full detail.
  private func path(of branch: PrunedTree.Branch) -> [StyledLine] {
    guard options.detail == .full, branch.count == 1, branch.node.node != nil, !branch.node.identity.isEmpty,
      branch.outcome == .created || branch.outcome == .removed || branch.outcome == .removing
    else { return [] }
    return [
      StyledLine(
        "at "
          + glyphs.program(branch.node.identity).shortenedInTheMiddle(
            to: max(options.width - 50, 24), mark: glyphs.ellipsis))
    ]
  }
}
