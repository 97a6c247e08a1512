import TheseusInterpreter
import TheseusTrace

/// Turns the parts of the screen into a snapshot: a whole one, or what an update touched.
struct TreeWriter {
  let graph: ViewGraph
  /// The nodes to show, with those above them; nil shows everything.
  var touched: Set<ObjectIdentifier>?
  /// Children that ended in this update, by the container that they stood in.
  var removed: [ObjectIdentifier: [ChildNode]] = [:]
  /// Runs of rows that were skipped, by their `ForEach`.
  var skipped: [ObjectIdentifier: [Range<Int>]] = [:]
  /// Whether presence says what the current update did.
  var showsPresence = false

  /// The nodes that a part stands for: itself, or what its children show.
  func nodes(
    of part: ScreenPart, path: IdentityPath, slot: String? = nil, handle: ViewNode? = nil,
    presence: ViewTree.Presence = .kept
  ) -> [ViewTree.Node] {
    if let child = part.node as? ChildNode, !child.remains.isEmpty {
      return child.remains.map { located($0, path: path, slot: part.slot ?? slot) }
    }
    let path = path.appending(part.elements)
    let presence = self.presence(of: part.node) ?? presence
    guard let kind = part.kind else {
      let listed = part.node.flatMap { $0.handle > 0 ? $0 : nil }
      return part.children.flatMap {
        nodes(of: $0, path: path, slot: part.slot ?? slot, handle: listed ?? handle, presence: presence)
      }
    }
    var node = ViewTree.Node(kind, part.name, identity: path.text, slot: slot, presence: presence)
    fill(&node, part, handle: handle)
    node.children = children(of: part, path: path, presence: presence)
    return [node]
  }

  /// What remains of a child, under the path of its container.
  private func located(_ node: ViewTree.Node, path: IdentityPath, slot: String?) -> ViewTree.Node {
    var result = node
    result.identity = path.appending([node.identity]).text
    if let slot { result.slot = slot }
    result.children = node.children.map { located($0, path: path, slot: nil) }
    return result
  }

  private func fill(_ node: inout ViewTree.Node, _ part: ScreenPart, handle: ViewNode?) {
    if case .presentation = node.kind { node.slot = part.slot }
    if let composite = part.node as? CompositeNode {
      node.node = composite.handle > 0 ? composite.handle : nil
      node.type = composite.type.fullName == composite.type.name ? nil : composite.type.fullName
      node.state = graph.properties(of: composite)
    } else if let handle {
      node.node = handle.handle
    }
    if part.record != nil || part.words != nil { node.label = graph.text(of: part).map { graph.literal(.string($0)) } }
  }

  private func children(of part: ScreenPart, path: IdentityPath, presence: ViewTree.Presence) -> [ViewTree.Node] {
    var parts = part.children
    if let container = part.node, let gone = removed[ObjectIdentifier(container)] {
      parts = merged(gone, into: parts, of: container)
    }
    if let list = part.node as? ForEachNode, touched != nil {
      return rows(parts, of: list, path: path, presence: presence)
    }
    return parts.filter(isShown).flatMap { nodes(of: $0, path: path, presence: presence) }
  }

  private func merged(_ gone: [ChildNode], into parts: [ScreenPart], of container: ViewNode) -> [ScreenPart] {
    var result = parts
    for (offset, child) in gone.enumerated() {
      let position = container is ForEachNode ? min((child as? RowNode)?.index ?? 0, result.count) : offset
      result.insert(graph.childPart(child), at: min(position, result.count))
    }
    return result
  }

  private func rows(
    _ parts: [ScreenPart], of list: ForEachNode, path: IdentityPath, presence: ViewTree.Presence
  ) -> [ViewTree.Node] {
    let skipped = skipped[ObjectIdentifier(list)] ?? []
    let runs = skipped.filter { $0.count > 3 }
    var result: [ViewTree.Node] = []
    for part in parts {
      let index = (part.node as? RowNode)?.index ?? 0
      let isAlive = part.node?.status == .live
      if isAlive, let run = runs.first(where: { $0.contains(index) }) {
        guard index == run.lowerBound else { continue }
        var node = nodes(of: part, path: path, presence: presence).first
        node?.count = run.count
        node?.children = []
        node?.slots = parts.prefix(3).compactMap(\.slot)
        if let node { result.append(node) }
      } else if isShown(part) || isAlive && skipped.contains(where: { $0.contains(index) }) {
        result += nodes(of: part, path: path, presence: presence)
      }
    }
    return result
  }

  private func isShown(_ part: ScreenPart) -> Bool {
    guard let touched else { return true }
    if let node = part.node {
      return touched.contains(ObjectIdentifier(node)) || node.status == .removed || node.birth == graph.update
    }
    return part.kind == nil || part.children.isEmpty || part.children.contains(where: isShown)
  }

  private func presence(of node: ViewNode?) -> ViewTree.Presence? {
    guard showsPresence, let node else { return nil }
    switch node.status {
    case .removed: return .removed
    case .leaving: return .removing
    case .live: return node.birth == graph.update && (node is ChildNode || node is CompositeNode) ? .created : nil
    }
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
    lastState(of: node).compactMap { (index, value) -> ViewTree.Property? in
      let info = node.type.properties[index]
      guard let kind = info.kind.stateKind else { return nil }
      let words: TraceValue =
        switch value {
        case .value(let value): evaluator.traceValue(value)
        case .text(let text): text
        }
      return ViewTree.Property(name: info.plainName, kind: kind, value: words)
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
      case .removed(let node, _):
        if let child = node as? ChildNode, let container = child.parent {
          writer.removed[ObjectIdentifier(container), default: []].append(child)
        }
      case .rowsSkipped(let rows, let range, _):
        guard let list = rows.first?.parent else { continue }
        let runs = range.split { movedRows.contains(ObjectIdentifier(rows[$0])) }
        writer.skipped[ObjectIdentifier(list), default: []] += runs.map { $0.startIndex..<$0.endIndex }
      default: break
      }
    }
    return ViewTree(root: ViewGraph.single(graph.screenParts().flatMap { writer.nodes(of: $0, path: IdentityPath()) }))
  }

  private func touchedNodes() -> Set<ObjectIdentifier> {
    var touched: Set<ObjectIdentifier> = []
    func touch(_ node: ViewNode) {
      var current: ViewNode? = node
      while let inner = current, touched.insert(ObjectIdentifier(inner)).inserted { current = inner.parent }
    }
    for event in record.events {
      switch event {
      case .body(let body): touch(body.node)
      case .content(let node, _): touch(node)
      case .skipped(let node, _): touch(node)
      case .created(let node, _, _): touch(node)
      case .removed(let node, _): touch(node)
      case .removing(let child, _): touch(child)
      case .revived(let child, _): touch(child)
      case .scrolled(let row, _, _): touch(row)
      case .rowsSkipped(let rows, let range, _):
        if let row = rows[range].first { touch(row) }
        if !movedRows.isEmpty { for row in rows[range] where movedRows.contains(ObjectIdentifier(row)) { touch(row) } }
      default: break
      }
    }
    return touched
  }
}
