import TheseusTrace

/// Finds the biggest event of an update and says the rule behind it in one sentence, with the term of the glossary in it.
struct Insight {
  let trace: Trace
  let glyphs: Glyphs
  let lookup: TraceFacts

  /// Makes an insight into a trace.
  init(_ trace: Trace, glyphs: Glyphs) {
    self.trace = trace
    lookup = TraceFacts(trace)
    self.glyphs = glyphs
  }

  /// The sentence; nil where there is nothing to teach.
  var text: String? {
    guard trace.cause != .undo, trace.cause != .mount, trace.error == nil else { return nil }
    guard hazards.isEmpty else { return nil }
    return reset ?? scrolled ?? covered ?? rowsByIndex ?? leaving ?? ended ?? began ?? rowsMoved ?? interpolation
      ?? (trace.warnings.isEmpty ? dependency : nil)
  }

  /// What is wrong with ids that no sentence about rows could explain away.
  var hazards: [String] {
    forEaches.compactMap { node, rows in
      guard rows.stability == .computed, node.children.contains(where: { $0.presence == .removed }) else { return nil }
      let property = glyphs.program(rows.property ?? rows.source)
      let place = rows.location.map { " (\(glyphs.program($0)))" } ?? ""
      return "\(property) is computed and gave a new value each time it was read\(place): every row is new after every "
        + "change. An id that does not last is no \(Paragraph.term("stable identifier"))."
    }
  }

  /// Rows that scrolling brought into view or took out of it.
  private var scrolled: String? {
    guard trace.writes.isEmpty, !trace.intoView.isEmpty || !trace.outOfView.isEmpty else { return nil }
    return
      "A \(Paragraph.term("lazy container")) makes a row when it can be seen for the first time. A row that is out "
      + "of view keeps its identity and its state here; SwiftUI does not promise it."
  }

  /// Views that left the screen or came back to it, and are there all the time: under a push, in a tab.
  private var covered: String? {
    guard trace.bodies.isEmpty, trace.created.isEmpty, trace.removed.isEmpty, trace.removing.isEmpty,
      trace.tree.root?.isSteady ?? true,
      let event = trace.events.first(where: { $0.event == .onDisappear || $0.event == .onAppear })
    else { return nil }
    return
      "\(glyphs.program(event.view.view)) keeps its identity and its state while it is out of sight: onAppear and "
      + "onDisappear tell what is seen, not what lives: \(Paragraph.term("lifetime"))."
  }

  // MARK: Lost and reset

  /// State that was reset: the rule that made two identities out of one place.
  private var reset: String? {
    guard let lost = trace.state.first(where: { $0.event == .lost && $0.replacedBy != nil }),
      let end = trace.removed.first(where: { $0.view == lost.view })
    else { return nil }
    let existence = deciding(end)
    let view = glyphs.program(lost.view.view)
    let lives = "State lives as long as its identity."
    switch existence.rule {
    case .branch:
      let isSwitch = container(of: existence.view.node, where: \.isChoice)?.kind == .cases
      let isPair = [trace.removed, trace.created].allSatisfy { $0.count { $0.view.view == lost.view.view } == 1 }
      return
        "The \(isSwitch ? "cases of `switch`" : "branches of `if`") are \(isSwitch ? "different" : "two") places in "
        + "the type of `body`, so the \(isPair ? "two \(view)s" : "\(view)s in them") are different identities: \(Paragraph.term("structural identity")). "
        + lives
    case .id:
      return "A new value of `.id` is a new identity, so \(view) began again from its initial values: "
        + "\(Paragraph.term("explicit identity")). " + lives
    case .anyView:
      return "The type under `AnyView` is its identity. It changed, so \(view) began again: "
        + "\(Paragraph.term("AnyView")). " + lives
    case .forEach: return rowsReset(view)
    case .reload:
      return "The edit left no place for the old \(view), so it began again from its initial values: "
        + "\(Paragraph.term("lifetime"))."
    case .presentation:
      return
        "\(PresentationForm(identity: existence.identity).lifetime): the next one is another identity, so \(view) began "
        + "again from its initial values: \(Paragraph.term("lifetime")). " + lives
    case .parent, .position, .optional, .root:
      return "A view above \(view) became another identity, and everything below it with it: "
        + "\(Paragraph.term("lifetime")). " + lives
    }
  }

  /// The end that brought another one about: that of the nearest view above which did not end with its parent.
  private func deciding(_ end: Trace.Existence) -> Trace.Existence {
    guard end.rule == .parent else { return end }
    let above = trace.removed.filter { $0.rule != .parent && end.identity.hasPrefix($0.identity + "/") }
    return above.max { $0.identity.count < $1.identity.count } ?? end
  }

  private func rowsReset(_ view: String) -> String {
    let byValue = forEaches.contains { node, rows in
      rows.stability == .value && node.children.contains { $0.presence == .removed }
    }
    if byValue {
      return "The id is the element itself, so an element that changed is another id: its row ended and another began. "
        + "A value that changes is no \(Paragraph.term("stable identifier"))."
    }
    return "ForEach matches rows by id. These ids were not in the data before, so their rows are new identities: "
      + "\(Paragraph.term("explicit identity")). State lives as long as its identity."
  }

  // MARK: Ended, began, moved

  private var ended: String? {
    let ends = trace.removed.filter { $0.rule != .parent }
    let stateful = StatefulIdentities(.lost, among: trace.removed, in: trace)
    let losing = ends.first(where: stateful.isOne(within:))
    guard let removed = losing ?? ends.first ?? trace.removed.first else { return nil }
    let view = glyphs.program(removed.view.view)
    let lost = stateful.isOne(within: removed)
    let end = "\(view)'s identity ended" + (lost ? ", and its state with it" : "")
    let renewal =
      (lost ? "it begins from its initial values: " : "it is a new one: ") + Paragraph.term("lifetime") + "."
    switch removed.rule {
    case .forEach: return rowsKept(but: "is not in the new data, so its row\(lost ? " and its state" : "") ended")
    case .branch:
      let other = trace.created.first { $0.rule == .branch }.map { glyphs.program($0.view.view) }
      let came = other.map { ", and \($0) began in another" } ?? ""
      return "Each branch is a place of its own in the type of `body`: \(view) ended with its branch\(came): "
        + "\(Paragraph.term("structural identity"))."
    case .optional where isDisclosed(removed.view.node):
      return
        "A DisclosureGroup has its content while it is expanded: \(end). If it is shown again, \(renewal)"
    case .optional where isOptional(removed.view.node):
      return
        "An optional view that is nil leaves its place empty: \(end). If it comes back, \(renewal)"
    case .optional:
      return "An `if` without `else` leaves its place empty: \(end). If it comes back, \(renewal)"
    case .id:
      return "A new value of `.id` is a new identity for everything below: \(Paragraph.term("explicit identity"))."
    case .anyView:
      return "The type under `AnyView` is its identity, and it changed: \(Paragraph.term("AnyView"))."
    case .presentation:
      return
        "\(PresentationForm(identity: removed.identity).lifetime): \(view) ended\(lost ? " with its state" : ""): "
        + "\(Paragraph.term("lifetime"))."
    case .parent, .position, .root, .reload:
      return "An identity ends with the view that holds it\(lost ? ", and its state with it" : ""): "
        + "\(Paragraph.term("lifetime"))."
    }
  }

  /// A view that leaves by a transition, or was put back before it had gone.
  private var leaving: String? {
    if let revived = trace.revived.first {
      return
        "\(glyphs.program(revived.view.view)) was put back before its \(Paragraph.term("transition")) had ended, so it "
        + "is the same identity, with its state."
    }
    guard let removing = trace.stillLeaving.first else { return nil }
    if removing.rule == .presentation {
      return
        "\(PresentationForm(identity: removing.identity).subject) leaves by an animation: "
        + "\(glyphs.program(removing.view.view))'s identity ends, and its state is freed, when the animation does: "
        + "\(Paragraph.term("lifetime"))."
    }
    let isMoved = trace.changes.contains { $0.change == .removed && $0.transition != nil }
    return
      "\(glyphs.program(removing.view.view)) leaves by \(isMoved ? "a " + Paragraph.term("transition") : "its list's animation")"
      + ": its identity ends, and its state is freed, when the animation does."
  }

  private var began: String? {
    let beginnings = trace.created.filter { $0.rule != .parent }
    let stateful = StatefulIdentities(.created, among: trace.created, in: trace)
    guard let created = beginnings.first(where: stateful.isOne(within:)) ?? beginnings.first ?? trace.created.first
    else { return nil }
    let view = glyphs.program(created.view.view)
    let hasState = stateful.isOne(within: created)
    let beginning =
      (hasState ? "a new identity, with state from initial values: " : "a new identity: ") + Paragraph.term("lifetime")
      + "."
    switch created.rule {
    case .forEach: return rowsKept(but: nil)
    case .optional where isDisclosed(created.view.node):
      return "A DisclosureGroup has its content while it is expanded: \(view) is \(beginning)"
    case .optional where isOptional(created.view.node):
      return "The optional is not nil any more, so \(view)'s place in the type of `body` is taken: \(beginning)"
    case .optional:
      return "The condition became true, so \(view)'s place in the type of `body` is taken: \(beginning)"
    case .branch:
      return "Each branch is a place of its own in the type of `body`: \(view) began with its branch: "
        + "\(Paragraph.term("structural identity"))."
    default:
      return "\(view) is a new identity, so its \(hasState ? "state began from initial values" : "lifetime begins"): "
        + "\(Paragraph.term("lifetime"))."
    }
  }

  /// `ForEach matches rows by id. 1, 2 and 3 are still in the data …`.
  private func rowsKept(but lostClause: String?) -> String? {
    let touched = forEaches.first { node, _ in node.children.contains { $0.presence != .kept } }
    guard let touched else {
      return "ForEach matches rows by id, so what happens to one row leaves the others alone: "
        + "\(Paragraph.term("explicit identity"))."
    }
    let kept = touched.node.children.filter { $0.presence == .kept }.onePerRow
    let ids = kept.flatMap { $0.count > 1 ? $0.slots : [$0.slot].compactMap { $0 } }
    let keptCount = kept.reduce(0) { $0 + $1.count }
    let gone = touched.node.children.filter { $0.presence == .removed }.onePerRow.compactMap(\.slot)
    var text = "ForEach matches rows by id. "
    if let lostClause, gone.count == 1, let id = gone.first {
      text += "\(glyphs.program(id).shortenedInTheMiddle(to: 24, mark: glyphs.ellipsis)) \(lostClause). "
    } else if lostClause != nil {
      text += "Ids that are not in the new data took their rows and their state with them. "
    }
    guard keptCount > 0 else {
      return lostClause == nil
        ? "ForEach makes one identity for each id in its data: \(Paragraph.term("explicit identity"))."
        : text + "That is \(Paragraph.term("explicit identity"))."
    }
    let names =
      keptCount <= 4 && ids.count == keptCount && ids.allSatisfy { $0.displayWidth <= 16 }
      ? enumeration(ids.map(glyphs.program)) : keptCount == 1 ? "The other id" : "The other \(keptCount.grouped) ids"
    let (are, their) = keptCount == 1 ? ("is", "its row") : ("are", "their rows")
    let they = keptCount == 1 ? "it now stands" : "they now stand"
    return text + "\(names) \(are) still in the data, so \(their) kept identity and state, wherever \(they): "
      + "\(Paragraph.term("explicit identity"))."
  }

  private var rowsMoved: String? {
    guard !trace.moved.isEmpty else { return nil }
    return
      "ForEach matches rows by id, not by position: a row that stands elsewhere is the same identity and keeps its "
      + "state: \(Paragraph.term("explicit identity"))."
  }

  // MARK: Tree

  /// Every `ForEach` in the touched part of the tree that was there before and is there after: only those match rows with data.
  var forEaches: [(node: ViewTree.Node, rows: ViewTree.RowIdentity)] {
    var found: [(ViewTree.Node, ViewTree.RowIdentity)] = []
    var pending = [trace.tree.root].compactMap { $0 }
    while let node = pending.popLast() {
      if node.presence == .kept, case .forEach(let rows) = node.kind { found.append((node, rows)) }
      pending += node.children.reversed()
    }
    return found
  }

  /// Whether a listed view is there or not because it is an optional, without an `if`.
  private func isOptional(_ handle: Int) -> Bool {
    container(of: handle) { $0.kind == .optional || $0.kind == .optionalView }?.kind == .optionalView
  }

  /// Whether a listed view stands in a disclosure group that neither came nor went itself, and in no `if` inside it.
  private func isDisclosed(_ handle: Int) -> Bool {
    container(of: handle) {
      [.optional, .optionalView].contains($0.kind) || $0.kind == .disclosure && $0.presence == .kept
    }?.kind == .disclosure
  }

  /// The nearest node above a listed view that satisfies a condition.
  func container(of handle: Int, where matches: (ViewTree.Node) -> Bool) -> ViewTree.Node? {
    var pending: [(node: ViewTree.Node, above: ViewTree.Node?)] = [trace.tree.root].compactMap { $0 }.map { ($0, nil) }
    while let (node, above) = pending.popLast() {
      if node.node == handle { return above }
      let next = matches(node) ? node : above
      pending += node.children.map { ($0, next) }
    }
    return nil
  }

  /// `1, 2 and 3`.
  private func enumeration(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Trace {
  /// The views that have begun to leave and are not gone at the end of the update.
  var stillLeaving: [Existence] {
    guard !removed.isEmpty else { return removing }
    let gone = Set(removed.map(\.view.node))
    return removing.filter { !gone.contains($0.view.node) }
  }
}

extension ViewTree.Node {
  /// Whether it is an `if` or a `switch` with several leaves.
  fileprivate var isChoice: Bool { kind == .branch || kind == .cases }

  /// Whether neither it nor anything below it came or went, primitives included.
  fileprivate var isSteady: Bool { presence == .kept && children.allSatisfy(\.isSteady) }
}
