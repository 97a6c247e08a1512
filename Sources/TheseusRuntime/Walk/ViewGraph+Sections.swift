import TheseusInterpreter

extension ViewGraph {
  /// Walks a section in content of which a container asks for the views.
  func walkSection(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    explainSection(record)
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, _) = try take(SectionNode.self, at: place, &cursor) {
      SectionNode(at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.content = .record(record)
    // A value for the container is the section's own; all else is for each of its views.
    let modifiers = cursor.rowModifiers.compactMap(\.record)
    node.values = try containerValues(from: modifiers.filter(isContainerValue))
    let others = modifiers.filter { !isContainerValue($0) }.map { Value.record($0) }
    var inner = Cursor(node)
    for (kind, index, content) in try sectionParts(of: record, shape) {
      let own = Place.content.child(index)
      let (part, _) = try take(SectionPartNode.self, at: own, &inner) {
        SectionPartNode(kind, at: own, below: node, in: self, environment: environment)
      }
      try walkContent(of: part, modified(content, by: others))
    }
    for orphan in inner.finish() { try end(orphan) }
  }

  private func isContainerValue(_ modifier: Record) -> Bool { shapes[modifier.function].name == "containerValue" }

  private func sectionParts(
    of record: Record, _ shape: ViewShape
  ) throws -> [(kind: SectionPartNode.Kind, index: Int, content: Value)] {
    var result: [(kind: SectionPartNode.Kind, index: Int, content: Value)] = []
    if let title = shape.names.firstIndex(where: { $0.hasPrefix("title") }) {
      let text = string(of: record.argument(title)) ?? ""
      result.append((.header, title, try evaluator.makeText(.string(text))))
    }
    for index in shape.contentParts where index < record.arguments.count && isView(record.arguments[index]) {
      let kind: SectionPartNode.Kind =
        switch shape.names[index] {
        case "header": .header
        case "footer": .footer
        default: .content
        }
      result.append((kind, index, record.arguments[index]))
    }
    return result
  }

  /// The sections of a container's content: views outside of any section form one with their neighbours, and there is at least one
  /// (DOC:sectioncollection).
  func sections(of source: SubviewSourceNode) -> [SectionParts] {
    var (result, stack): ([SectionParts], [ViewNode]) = ([], [source])
    while let node = stack.popLast() {
      // What another container asks for is seen where that container places it.
      guard node === source || !(node is SubviewSourceNode) else { continue }
      if node.status == .live { add(node, to: &result) }
      node.pushChildren(onto: &stack)
    }
    return result.isEmpty ? [SectionParts(id: "first", node: nil)] : result
  }

  private func add(_ node: ViewNode, to sections: inout [SectionParts]) {
    let part = part(of: node)
    if let section = node as? SectionNode, part == nil {
      sections.append(SectionParts(id: path(ofSubview: section), node: section))
    }
    guard let view = node as? SubviewNode else { return }
    if part == nil, sections.last?.node != nil || sections.isEmpty {
      sections.append(SectionParts(id: sections.last.map { "after \($0.id)" } ?? "first", node: nil))
    }
    guard !sections.isEmpty else { return }
    switch part?.kind {
    case .header?: sections[sections.count - 1].header.append(view)
    case .footer?: sections[sections.count - 1].footer.append(view)
    case .content?, nil: sections[sections.count - 1].content.append(view)
    }
  }

  /// The part of the outermost section in which a view of a container's content stands.
  private func part(of node: ViewNode) -> SectionPartNode? {
    var (current, part): (ViewNode?, SectionPartNode?) = (node.parent, nil)
    while let outer = current, !(outer is SubviewSourceNode) {
      if let found = outer as? SectionPartNode { part = found }
      current = outer.parent
    }
    return part
  }
}
