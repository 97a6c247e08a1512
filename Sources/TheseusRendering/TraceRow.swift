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
    return content(slot: max(width - title.width - 2, max(min(Self.leastSlot, width / 3), 5)), label: 0, mark: mark)
      .shortenedInTheMiddle(to: width, mark: mark)
  }

  private static let (leastText, leastSlot) = (6, 10)
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

extension ViewTree.Node {
  /// Which child of its container it is.
  ///
  /// What is left of a long type says nothing, so the slot under an `AnyView` is then empty; of a `case` or a condition
  /// the beginning says most.
  func slot(under parent: ViewTree.Node?, _ glyphs: Glyphs) -> String {
    guard let slot = slot.map(glyphs.program) else { return "" }
    guard slot.displayWidth > TraceRow.mostSlot else { return slot }
    switch parent?.kind {
    case .anyView: return ""
    case .branch, .cases:
      let pattern = String(slot.prefix { $0 != "(" })
      let short = pattern.count < slot.count ? pattern + "(\(glyphs.ellipsis))" : pattern
      if short.displayWidth <= TraceRow.mostSlot { return short }
      return slot.prefix(columns: TraceRow.mostSlot - glyphs.ellipsis.displayWidth) + glyphs.ellipsis
    default: return slot
    }
  }
}
