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
  /// Which child of its container it is.
  var slot = ""
  /// The columns that the slots of its siblings need.
  var slotWidth = 0
  /// The name with its handle.
  var title: StyledLine
  /// The text that it shows.
  var label = ""
  /// What stands behind the word.
  var facts: [StyledLine]
  /// The containers above since the last listed view, for speech.
  var place: [String]

  /// The columns up to the end of the content.
  func contentWidth(mark: String) -> Int { 2 + art.joined().displayWidth + content(mark: mark).width }

  /// The name with its slot, its handle and its text.
  func content(mark: String) -> StyledLine { content(slot: Self.mostSlot, label: 24, mark: mark) }

  /// The content within a number of columns: the text gives way first, then the slot, then the name.
  func content(within width: Int, mark: String) -> StyledLine {
    let whole = content(mark: mark)
    guard whole.width > width else { return whole }
    let label = self.label.isEmpty ? 0 : 24 - (whole.width - width)
    let shown = content(slot: Self.mostSlot, label: label < Self.leastText ? 0 : min(label, 24), mark: mark)
    guard shown.width > width, slotWidth > 0 else { return shown.shortenedInTheMiddle(to: width, mark: mark) }
    return content(slot: max(width - title.width - 2, Self.leastSlot), label: 0, mark: mark)
      .shortenedInTheMiddle(to: width, mark: mark)
  }

  private static let (leastText, leastSlot) = (6, 5)
  /// The most columns that a slot gets.
  static let mostSlot = 16

  private func content(slot most: Int, label room: Int, mark: String) -> StyledLine {
    var line = StyledLine()
    if slotWidth > 0 {
      line.append(slot.shortenedInTheMiddle(to: min(most, Self.mostSlot), mark: mark), .value)
      line.pad(to: min(slotWidth, most, Self.mostSlot) + 2)
    }
    line.append(title)
    if !label.isEmpty, room > 0 {
      line.append(" ")
      line.append(label.shortenedInTheMiddle(to: min(label.displayWidth, room), mark: mark), .value)
    }
    return line
  }

  /// Something that moves from one value to another; several like views in one body may do the same.
  struct Change: Hashable {
    let on: String?
    let property: String?
    let old: TraceValue?
    let new: TraceValue?

    init(_ change: Trace.ScreenChange) {
      (on, property, old, new) = (change.on, change.property, change.old, change.new)
    }
  }
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
        slot: slot(of: branch, under: parent), slotWidth: options.medium == .words || branch.count > 1 ? 0 : slotWidth,
        title: title(of: branch, under: parent), label: label(of: branch),
        facts: facts.facts(of: branch, under: parent) + path(of: branch), place: place))
    writeScreenChanges(of: branch, below: below, hasChildren: hasChildren, level: level)
    let isListed = branch.node.node != nil
    let inner = isListed ? [] : place + branch.chain.map(glyphs.program)
    let slots = branch.children.map { slot(of: $0, under: branch.node).displayWidth }.max() ?? 0
    for (position, child) in branch.children.enumerated() {
      let isLast = position == branch.children.count - 1
      write(
        child, under: branch.node, art: below + [isLast ? glyphs.corner : glyphs.fork],
        below: below + [isLast ? glyphs.blank : glyphs.bar], level: level + (isListed ? 1 : 0), slotWidth: slots,
        place: inner + (options.medium == .words ? [slot(of: child, under: branch.node)].filter { !$0.isEmpty } : []))
    }
  }

  /// What interpolates at a view, a line each.
  private mutating func writeScreenChanges(
    of branch: PrunedTree.Branch, below: [String], hasChildren: Bool, level: Int
  ) {
    guard branch.count == 1, let handle = branch.node.node else { return }
    let art = below + (hasChildren ? [glyphs.bar] : [])
    var counts: [TraceRow.Change: Int] = [:]
    var order: [TraceRow.Change] = []
    for change in index.changes[handle] ?? [] where change.change == .interpolates {
      let known = TraceRow.Change(change)
      if counts[known] == nil { order.append(known) }
      counts[known, default: 0] += 1
    }
    for change in order {
      var line = StyledLine()
      if let old = change.old, let new = change.new {
        line.append(facts.values.change(from: old, to: new, limit: 32), .value)
      }
      if let count = counts[change], count > 1 { line.append("  \(glyphs.times) \(count)") }
      rows.append(
        TraceRow(
          level: level, outcome: nil, word: Trace.ScreenChange.Change.interpolates.rawValue, art: art, artBelow: art,
          title: title(of: change, at: branch.node), facts: [line], place: []))
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
    guard branch.count == 1, let slot = branch.node.slot.map(glyphs.program) else { return "" }
    // What is left of a long type says nothing; the whole one stands among the facts.
    if parent?.kind == .anyView, slot.displayWidth > TraceRow.mostSlot { return "" }
    return slot
  }

  /// The text of what has no handle, for it says which it is.
  private func label(of branch: PrunedTree.Branch) -> String {
    guard branch.count == 1, let label = branch.node.label, branch.node.node == nil || options.detail == .full else {
      return ""
    }
    return glyphs.program(label)
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
        "at " + glyphs.program(branch.node.identity).shortenedInTheMiddle(to: 48, mark: glyphs.ellipsis))
    ]
  }
}
