import TheseusTrace

/// One line of a drawn tree, before columns are known.
struct TraceRow {
  /// How many listed views are above, and one for itself.
  var level: Int
  /// The sign in the first column, and its style.
  var outcome: Outcome?
  /// The word of the second column.
  var word: String
  /// Tree lines before the content, a piece for each level; they are joined where the row is drawn.
  var art: [String]
  /// Tree lines below the content, for what is wrapped.
  var artBelow: [String]
  /// The name with its slot and handle.
  var content: StyledLine
  /// What stands behind the word.
  var facts: [StyledLine]
  /// The containers above since the last listed view, for speech.
  var place: [String]

  /// The columns up to the end of the content.
  var contentWidth: Int { 2 + art.joined().displayWidth + content.width }
}

/// Draws a pruned tree as rows.
struct TraceRowWriter {
  private let options: RenderingOptions
  private let glyphs: Glyphs
  private let facts: FactWriter
  private let index: PassIndex
  private(set) var rows: [TraceRow] = []

  /// Makes the rows of one pass.
  init(_ tree: PrunedTree, facts: FactWriter, index: PassIndex, options: RenderingOptions) {
    self.options = options
    glyphs = options.glyphs
    self.facts = facts
    self.index = index
    if let root = tree.root { write(root, under: nil, art: [], below: [], level: 1, slotWidth: 0, place: []) }
  }

  private mutating func write(
    _ branch: PrunedTree.Branch, under parent: ViewTree.Node?, art: [String], below: [String], level: Int,
    slotWidth: Int, place: [String]
  ) {
    // A piece is three columns wide, and more of them than the page has room for are never seen.
    let (art, below) = (Array(art.suffix(options.width / 3)), Array(below.suffix(options.width / 3)))
    let hasChildren = !branch.children.isEmpty
    rows.append(
      TraceRow(
        level: level, outcome: branch.outcome, word: branch.outcome?.word ?? "", art: art,
        artBelow: below + [hasChildren ? glyphs.bar : glyphs.blank],
        content: content(of: branch, under: parent, slotWidth),
        facts: facts.facts(of: branch, under: parent) + path(of: branch), place: place))
    writeScreenChanges(of: branch, below: below, hasChildren: hasChildren, level: level)
    let isListed = branch.node.node != nil
    let inner = isListed ? [] : place + branch.chain.map(glyphs.program)
    let slots = branch.children.map { slot(of: $0).displayWidth }.max() ?? 0
    for (position, child) in branch.children.enumerated() {
      let isLast = position == branch.children.count - 1
      write(
        child, under: branch.node, art: below + [isLast ? glyphs.corner : glyphs.fork],
        below: below + [isLast ? glyphs.blank : glyphs.bar], level: level + (isListed ? 1 : 0), slotWidth: slots,
        place: inner + (options.medium == .words ? [slot(of: child)].filter { !$0.isEmpty } : []))
    }
  }

  /// What interpolates at a view, a line each.
  private mutating func writeScreenChanges(
    of branch: PrunedTree.Branch, below: [String], hasChildren: Bool, level: Int
  ) {
    guard branch.count == 1, let handle = branch.node.node else { return }
    for change in index.changes[handle] ?? [] where change.change == .interpolates {
      var line = StyledLine()
      if let old = change.old, let new = change.new {
        line.append(facts.values.change(from: old, to: new, limit: 32), .value)
      }
      let art = below + (hasChildren ? [glyphs.bar] : [])
      rows.append(
        TraceRow(
          level: level, outcome: nil, word: change.change.rawValue, art: art, artBelow: art,
          content: content(of: change, at: branch.node), facts: [line], place: []))
    }
  }

  /// `Circle .opacity`; `.opacity` of the view itself.
  private func content(of change: Trace.ScreenChange, at node: ViewTree.Node) -> StyledLine {
    var line = StyledLine()
    if let view = change.on, view != node.name { line.append(glyphs.program(view) + " ") }
    line.append("." + glyphs.program(change.property ?? "value"), .name)
    return line
  }

  // MARK: Content

  private func slot(of branch: PrunedTree.Branch) -> String {
    branch.count > 1 ? "" : branch.node.slot.map(glyphs.program) ?? ""
  }

  private func content(of branch: PrunedTree.Branch, under parent: ViewTree.Node?, _ slotWidth: Int) -> StyledLine {
    var line = StyledLine()
    if branch.count > 1 {
      let mark = options.medium == .words ? "" : glyphs.ellipsis + " "
      line.append(mark + foldName(of: branch, under: parent))
      return line
    }
    let slot = slot(of: branch).shortenedInTheMiddle(to: 16, mark: glyphs.ellipsis)
    if slotWidth > 0, options.medium != .words {
      line.append(slot, .value)
      line.pad(to: min(slotWidth, 16) + 2)
    }
    line.append(title(of: branch))
    return line
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
    if let label = node.label, !isListed || options.detail == .full {
      line.append(" ")
      line.append(glyphs.program(label).shortenedInTheMiddle(to: 24, mark: glyphs.ellipsis), .value)
    }
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
        "at " + glyphs.program(branch.node.identity).shortenedInTheMiddle(to: 48, mark: glyphs.ellipsis))
    ]
  }
}
