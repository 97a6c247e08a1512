import TheseusInterpreter
import TheseusTrace

/// Turns the parts of the screen into a snapshot: a whole one, or what an update touched.
struct TreeWriter {
  private let graph: ViewGraph
  /// The nodes to show, with those above them; nil shows everything.
  var touched: TouchedNodes?
  /// Children that ended or began to leave in this update, by the container that they stood in.
  var left: [ObjectIdentifier: [ChildNode]] = [:]
  /// The children in `left`.
  private var known: Set<ObjectIdentifier> = []
  /// What happened to nodes, by pass; what a child's birth says is not in it.
  var steps: [ObjectIdentifier: [Int: ViewTree.Presence]] = [:]
  /// The transitions by which the views of children came or go: one for all, or one for each.
  var transitions: [ObjectIdentifier: [String?]] = [:]
  /// Runs of rows that were skipped, by their `ForEach`.
  var skipped: [ObjectIdentifier: [Range<Int>]] = [:]
  /// Whether presence says what the current update did.
  var showsPresence = false

  /// Makes a writer that shows everything.
  init(graph: ViewGraph) { self.graph = graph }

  /// The nodes that a part stands for: itself, or what its children show.
  func nodes(
    of part: ScreenPart, path: IdentityPath, slot: String? = nil, handle: ViewNode? = nil,
    fate: Fate = Fate()
  ) -> [ViewTree.Node] {
    let fate = self.fate(of: part.node, around: fate)
    if let remains = (part.node as? ChildNode)?.departure?.remains, !remains.isEmpty {
      return remains.map { located($0, path: path, slot: part.slot ?? slot, steps: fate.steps) }
    }
    let path = path.appending(part.elements)
    guard let kind = part.kind else {
      let listed = part.node.flatMap { $0.handle > 0 ? $0 : nil }
      let (base, additions) = split(childParts(of: part), of: part)
      var children = base.enumerated().flatMap { index, child in
        // Only the view itself has the handle, not what stands beside it.
        nodes(
          of: child, path: path, slot: part.slot ?? slot, handle: index == 0 ? listed ?? handle : nil, fate: fate)
      }
      let added = additions.flatMap { nodes(of: $0, path: path, slot: part.slot ?? slot, fate: fate) }
      // What a modifier adds belongs to the view that it is applied to; what it adds to several stands beside them.
      if children.count == 1, children[0].isOneView { children[0].children += added } else { children += added }
      return moving(children, by: part.node)
    }
    var node = ViewTree.Node(kind, part.name, identity: path.text, slot: slot, presence: fate.presence)
    node.steps = fate.steps
    fill(&node, part, handle: handle)
    node.children = children(of: part, path: path, fate: fate)
    return part.isOmittedWhenEmpty && node.children.isEmpty ? [] : [node]
  }

  /// What a modifier is applied to, and what it adds.
  private func split(_ parts: [ScreenPart], of part: ScreenPart) -> (base: [ScreenPart], additions: [ScreenPart]) {
    guard part.shape?.isModifier == true else { return (parts, []) }
    return (parts.filter { !$0.isAddition }, parts.filter(\.isAddition))
  }

  /// The views of a child that comes or goes by a transition; those with a handle have it in the trace.
  private func moving(_ nodes: [ViewTree.Node], by child: ViewNode?) -> [ViewTree.Node] {
    guard let child, let names = transitions[ObjectIdentifier(child)] else { return nodes }
    var rest = nodes.reduce(0) { $0 + $1.countSideBySide } == names.count ? names[...] : []
    return nodes.map { moving($0, by: &rest, orElse: names.first ?? nil) }
  }

  /// A view, or those that stand in it side by side, with the next of the transitions.
  private func moving(
    _ node: ViewTree.Node, by names: inout ArraySlice<String?>, orElse first: String?
  ) -> ViewTree.Node {
    var node = node
    if node.isSideBySide, !names.isEmpty || node.children.isEmpty {
      node.children = node.children.map { moving($0, by: &names, orElse: first) }
    } else {
      let name = names.popFirst() ?? first
      if !node.isListedWithin { node.transition = name }
    }
    return node
  }

  /// What remains of a child, under the path of its container.
  private func located(
    _ node: ViewTree.Node, path: IdentityPath, slot: String?, steps: [Int: ViewTree.Presence]
  ) -> ViewTree.Node {
    var result = node
    result.steps = steps
    result.identity = path.appending([node.identity]).text
    if let slot { result.slot = slot }
    result.children = node.children.map { located($0, path: path, slot: nil, steps: steps) }
    return result
  }

  private func fill(_ node: inout ViewTree.Node, _ part: ScreenPart, handle: ViewNode?) {
    if case .presentation = node.kind { node.slot = part.slot }
    if let composite = part.node as? CompositeNode {
      node.node = composite.handle > 0 ? composite.handle : nil
      node.type = composite.type.fullName == composite.type.name ? nil : composite.type.fullName
      node.state = graph.properties(of: composite)
    } else if let handle, !isPresentation(node.kind) {
      node.node = handle.handle
    }
    if part.record != nil || part.words != nil { node.label = graph.text(of: part).map { graph.literal(.string($0)) } }
  }

  private func isPresentation(_ kind: ViewTree.Kind) -> Bool { if case .presentation = kind { true } else { false } }

  private func children(of part: ScreenPart, path: IdentityPath, fate: Fate) -> [ViewTree.Node] {
    if let list = part.node as? ForEachNode, let touched {
      let rows = TouchedRows(
        of: list, touched, skipped[ObjectIdentifier(list)] ?? [], left[ObjectIdentifier(list)] ?? [])
      return nodes(of: rows, path: path, fate: fate)
    }
    return childParts(of: part).filter(isShown).flatMap { nodes(of: $0, path: path, fate: fate) }
  }

  /// The parts inside, with those that left at the place where they stood.
  private func childParts(of part: ScreenPart) -> [ScreenPart] {
    guard let container = part.node, let left = left[ObjectIdentifier(container)] else { return part.children }
    var result = part.children
    for (offset, child) in left.enumerated() {
      let position =
        switch container {
        case is ForEachNode: (child as? RowNode)?.index ?? 0
        case is PresentationNode: result.count
        default: offset
        }
      result.insert(graph.leftPart(child), at: min(position, result.count))
    }
    return result
  }

  private func nodes(of rows: TouchedRows, path: IdentityPath, fate: Fate) -> [ViewTree.Node] {
    rows.entries.flatMap { entry -> [ViewTree.Node] in
      let part = graph.childPart(entry.row)
      switch entry.role {
      case .whole:
        var writer = self
        for node in graph.outermostListed(entry.row) { writer.touched?.insert(node) }
        return writer.nodes(of: part, path: path, fate: fate)
      case .touched: return isShown(part) ? nodes(of: part, path: path, fate: fate) : []
      case .run(let run):
        guard var node = nodes(of: part, path: path, fate: fate).first else { return [] }
        let rows = run.distinct
        node.count = rows.count
        node.children = []
        node.slots = rows.prefix(3).compactMap { graph.childPart($0).slot }
        return [node]
      }
    }
  }

  private func isShown(_ part: ScreenPart) -> Bool {
    guard let touched else { return true }
    if let node = part.node {
      return touched.contains(node) || node.status != .live || node.birth == graph.update
        || (node as? ContainerNode)?.current?.birth == graph.update
        || (node as? PresentationNode)?.presented.contains { $0.birth == graph.update } == true
    }
    return part.kind == nil || part.children.isEmpty || part.children.contains(where: isShown)
  }

  /// Notes that a child is not among those that its container shows any more; one that was put back is.
  mutating func leave(_ child: ChildNode) {
    guard let container = child.parent, child.status != .live, known.insert(ObjectIdentifier(child)).inserted else {
      return
    }
    // One of several rows that leave together and ended before the others is still among them.
    if container.status == .leaving, case .row(let key) = child.key,
      let list = container as? ForEachNode, list.rowsByID[key] === child
    {
      return
    }
    left[ObjectIdentifier(container), default: []].append(child)
  }

  /// What this update did to a node, or to what is around it.
  private func fate(of node: ViewNode?, around outer: Fate) -> Fate {
    guard showsPresence, let node else { return outer }
    var own = Fate(presence: presence(of: node) ?? outer.presence, steps: steps[ObjectIdentifier(node)] ?? [:])
    if let child = node as? ChildNode, child.birth == graph.update { own.steps[Int(child.birthPass)] = .created }
    if own.steps.isEmpty { own.steps = presence(of: node) == .created ? outer.stepsOfNew : outer.steps }
    if own.steps.isEmpty, own.presence == .created { own.steps[1] = .created }
    return own
  }

  private func presence(of node: ViewNode) -> ViewTree.Presence? {
    switch node.status {
    case .removed: .removed
    case .leaving: .removing
    case .live: node.birth == graph.update && (node is ChildNode || node is CompositeNode) ? .created : nil
    }
  }

  /// What an update did to a place: taken together, and pass by pass.
  struct Fate {
    /// Taken together.
    var presence = ViewTree.Presence.kept
    /// By pass.
    var steps: [Int: ViewTree.Presence] = [:]
    /// By pass, of what began inside: it was not there to be put back.
    var stepsOfNew: [Int: ViewTree.Presence] { steps.mapValues { $0 == .revived ? .created : $0 } }
  }
}

extension ViewGraph {
  /// The whole tree as plain data.
  func snapshot() -> ViewTree {
    let writer = TreeWriter(graph: self)
    return ViewTree(root: ViewGraph.single(screenParts().flatMap { writer.nodes(of: $0, path: IdentityPath()) }))
  }

  /// One root: several views stand in a container without a name.
  static func single(_ nodes: [ViewTree.Node]) -> ViewTree.Node? {
    if nodes.count <= 1 { return nodes.first }
    return ViewTree.Node(.container, "root", children: nodes)
  }

  /// The stored properties of a view with their values.
  func properties(of node: CompositeNode) -> [ViewTree.Property] {
    lastState(of: node).compactMap { stored -> ViewTree.Property? in
      guard let kind = stored.info.kind.stateKind else { return nil }
      let words: TraceValue =
        switch stored.value {
        case .value(let value): evaluator.traceValue(value)
        case .text(let text): text
        }
      return ViewTree.Property(name: stored.plainName, kind: kind, value: words)
    }
  }
}

extension TraceBuilder {
  /// The part of the tree that the update touched, with removed nodes at the place where they stood.
  func tree() -> ViewTree {
    var writer = TreeWriter(graph: graph)
    writer.showsPresence = true
    if trace.cause != .mount { writer.touched = touchedNodes() }
    for event in record.events {
      switch event {
      case .removed(let node, let pass):
        writer.steps[ObjectIdentifier(node), default: [:]][pass] = .removed
        if let child = node as? ChildNode { writer.leave(child) }
      case .removing(let child, let pass):
        writer.steps[ObjectIdentifier(child), default: [:]][pass] = .removing
        writer.transitions[ObjectIdentifier(child)] = transitionsOfLeaving(child)
        writer.leave(child)
      case .revived(let child, let pass): writer.steps[ObjectIdentifier(child), default: [:]][pass] = .revived
      case .inserted(let child, let name, _):
        writer.transitions[ObjectIdentifier(child)] = transitions(of: child, insertedBy: name)
      case .rowsSkipped(let rows, let range, _):
        guard let list = rows.first?.parent else { continue }
        let moved = movedRuns(in: rows, range)
        writer.skipped[ObjectIdentifier(list), default: []] += range.without(moved.flatMap { $0 })
        // Of many rows that moved together, the first few stand for the others.
        writer.skipped[ObjectIdentifier(list), default: []] += moved.filter(isFolded).map { $0.dropFirst(shownMoves) }
      default: break
      }
    }
    return ViewTree(root: ViewGraph.single(graph.screenParts().flatMap { writer.nodes(of: $0, path: IdentityPath()) }))
  }

  /// The stretches of rows that stand elsewhere now.
  private func movedRuns(in rows: [RowNode], _ range: Range<Int>) -> [Range<Int>] {
    guard !movedRows.isEmpty else { return [] }
    var runs: [Range<Int>] = []
    for index in range where movedRows.contains(ObjectIdentifier(rows[index])) {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// How many rows of a long stretch that moved the tree shows.
  private var shownMoves: Int { 8 }

  /// Whether a stretch is so long that the tree shows only its first rows; `moved` has all of them.
  private func isFolded(_ run: Range<Int>) -> Bool { run.count > 200 }

  private func touchedNodes() -> TouchedNodes {
    var touched = TouchedNodes()
    for event in record.events {
      switch event {
      case .body(let body): touched.insert(body.node)
      case .content(let node, _): touched.insert(node)
      case .skipped(let node, _): touched.insert(node)
      case .visited(let node, _): touched.insert(node)
      case .placed(let node, _): touched.insert(node)
      case .created(let node, _, _): touched.insert(node)
      case .removed(let node, _): touched.insert(node)
      case .removing(let child, _): touched.insert(child)
      case .revived(let child, _): touched.insert(child)
      case .lifecycle(let node, _, _): touched.insert(attachment(of: node).view)
      case .scrolled(let row, _, _):
        touched.insert(row)
        // A row that is written in its container has no line of its own.
        if row is StaticRowNode { row.children.forEach { touched.insert($0) } }
      case .rowsSkipped(let rows, let range, _):
        if let list = rows[range].first?.parent { touched.insert(list) }
        if !movedRows.isEmpty {
          for run in movedRuns(in: rows, range) {
            for row in rows[isFolded(run) ? run.prefix(shownMoves) : run] {
              graph.outermostListed(row).forEach { touched.insert($0) }
            }
          }
        }
      default: break
      }
    }
    return touched
  }
}

extension ViewTree.Node {
  /// Whether it stands for one view: a `ForEach` stands for its rows.
  fileprivate var isOneView: Bool {
    if case .forEach = kind { return false }
    return count == 1
  }

  /// Whether it stands for the views in it, each of which comes and goes by a transition of its own.
  fileprivate var isSideBySide: Bool {
    switch kind {
    case .forEach, .branch, .cases, .optional, .optionalView, .id, .anyView: true
    case .container: name == "Group"
    default: false
    }
  }

  /// How many views come and go with it.
  fileprivate var countSideBySide: Int { isSideBySide ? children.reduce(0) { $0 + $1.countSideBySide } : 1 }

  /// Whether it or something below it has a handle.
  fileprivate var isListedWithin: Bool { node != nil || children.contains(where: \.isListedWithin) }
}
