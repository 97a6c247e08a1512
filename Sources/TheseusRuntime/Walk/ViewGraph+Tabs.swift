import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks a `TabView`: a tab's content is made when it is first selected, and kept (semantics 11.1).
  func walkTabView(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    let (parent, environment) = (cursor.parent, cursor.environment)
    let (node, _) = try take(PresentationNode.self, at: place, &cursor) {
      PresentationNode("tab", at: place, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.isIsolated = true
    node.binding = shape.index(of: "selection").map { record.argument($0) }
    node.content = .record(record)
    node.walkedTabs = nil
    node.decide = { graph, node in try graph.selectTab(node) }
    dependencies.mark(node.id)
  }

  /// The tabs of a `TabView`, with what selects each.
  func tabs(of node: PresentationNode) throws -> [PresentationNode.Tab] {
    guard let record = node.content?.record, let index = shapes[record.function].contentIndex else { return [] }
    return try tabs(in: record.argument(index), of: nil).enumerated().map { position, tab in
      (try tag(of: tab.content).map { try IdentityKey($0, evaluator) } ?? .int(position), tab.content, tab.section)
    }
  }

  private func tabs(in content: Value, of section: String?) throws -> [(content: Value, section: String?)] {
    guard let record = content.record else { return content.isNil ? [] : [(content, section)] }
    let shape = shapes[record.function]
    // A section only groups tabs in a side bar.
    if shape.name == "TabSection", let index = shape.contentIndex {
      return try tabs(in: record.argument(index), of: title(ofSection: record, shape))
    }
    switch shape.role {
    case .tuple: return try record.elements.flatMap { try tabs(in: $0, of: section) }
    case .group, .optional, .branch: return try tabs(in: record.part, of: section)
    case .forEach(let form):
      let closure = record.arguments.last ?? .none
      let elements =
        form == .binding || form == .bindingKeyPath
        ? try bindings(to: record.argument(0)) : try evaluator.elements(of: record.argument(0))
      return try elements.map { (try expanded(evaluator.apply(closure, to: [$0])), section) }
    // What modifies a section, as `.sectionActions`, stands around it.
    case _ where shape.isModifier && holdsSection(record): return try tabs(in: record.argument(0), of: section)
    default: return [(content, section)]
    }
  }

  private func holdsSection(_ record: Record) -> Bool {
    var value = record.argument(0)
    while let inner = value.record, shapes[inner.function].isModifier { value = inner.argument(0) }
    return value.record.map { shapes[$0.function].name == "TabSection" } ?? false
  }

  /// The string or the first text in the header of a section.
  private func title(ofSection record: Record, _ shape: ViewShape) -> String? {
    if let title = shape.index(of: "titleKey") ?? shape.index(of: "title") { return string(of: record.argument(title)) }
    return shape.index(of: "header").flatMap { firstText(in: record.argument($0)) }
  }

  /// The value of `.tag(_:)`, or of the `value` of a `Tab`.
  func tag(of content: Value) throws -> Value? {
    var value = content
    while let record = value.record {
      let shape = shapes[record.function]
      if shape.name == "tag", shape.isModifier { return record.argument(1) }
      if shape.name == "Tab", let index = shape.index(of: "value") { return record.argument(index) }
      guard shape.isModifier else { return nil }
      value = record.argument(0)
    }
    return nil
  }

  /// Shows the selected tab, made if it is the first time.
  func selectTab(_ node: PresentationNode) throws {
    _ = dependencies.takeMarks(of: node.id)
    // Another selection makes no new values: the tabs that there are stay as they are.
    let isSameContent = node.walkedTabs != nil
    let tabs = try node.walkedTabs ?? tabs(of: node)
    node.walkedTabs = tabs
    if let binding = node.binding {
      let value = try evaluating(node) { try readBinding(binding).value }
      node.selectedTab = try IdentityKey(value, evaluator)
    } else if node.selectedTab == nil {
      node.selectedTab = try memory(of: node)?.selectedTab.map { try IdentityKey($0, evaluator) } ?? tabs.first?.key
    }
    for child in node.presented where !tabs.contains(where: { child.key.isSame(as: .tab($0.key)) }) {
      node.presented.removeAll { $0 === child }
      try end(child)
    }
    let remembered = try memory(of: node)?.tabs.map { try IdentityKey($0, evaluator) } ?? []
    for (key, content, _) in tabs {
      let old = node.presented.first { $0.key.isSame(as: .tab(key)) }
      let isMade = key == node.selectedTab || (old == nil && remembered.contains(key))
      if isSameContent, old != nil { continue }
      guard let child = old ?? (isMade ? makeTab(key, in: node) : nil) else { continue }
      try evaluating(child) { try walkContent(of: child, content) }
    }
    node.presented = tabs.compactMap { tab in node.presented.first { $0.key.isSame(as: .tab(tab.key)) } }
    for child in node.presented where !isSelected(child, in: node) { setAway(true, child) }
    for child in node.presented where isSelected(child, in: node) { setAway(false, child) }
  }

  private func isSelected(_ child: ChildNode, in node: PresentationNode) -> Bool {
    node.selectedTab.map { child.key.isSame(as: .tab($0)) } ?? false
  }

  private func makeTab(_ key: IdentityKey, in node: PresentationNode) -> ChildNode {
    let child = ChildNode(.tab(key), at: .content, below: node, in: self, environment: node.environment)
    child.isIsolated = true
    node.presented.append(child)
    return child
  }
}
