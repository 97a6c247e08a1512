import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// The texts on the screen, in order.
  func screenTexts() -> [String] { screenParts().flatMap { texts(in: $0) } }

  /// The texts of a part, what is covered left out.
  func texts(in part: ScreenPart) -> [String] {
    guard part.isReachable, !part.isOpened else { return presentedParts(in: part).flatMap { texts(in: $0) } }
    if let text = text(of: part) {
      let hasContent = part.kind == .disclosure || part.kind == .presentation
      return [text] + (hasContent ? part.children.flatMap { texts(in: $0) } : [])
    }
    return part.children.flatMap { texts(in: $0) }
  }

  /// The text that a primitive shows by itself: of `Text`, and of controls and labels with a title.
  func text(of part: ScreenPart) -> String? {
    if let words = part.words { return words }
    guard !part.isScrolledAway, let record = part.record, let shape = part.shape,
      part.children.isEmpty || shape.name == "Text"
        || (shape.name == "DisclosureGroup" && shape.index(of: "label") == nil && style(of: part) == nil)
    else {
      return nil
    }
    if shape.name == "Text" { return string(ofText: .record(record)) }
    for (index, name) in shape.names.enumerated() where index < record.arguments.count {
      guard ViewGraph.titleNames.contains(name) else { continue }
      if let text = string(of: record.arguments[index]) { return text }
    }
    return nil
  }

  /// The parameters that hold a title.
  private static let titleNames: Set<String> = [
    "title", "titleKey", "label", "text", "key", "content", "systemName", "name",
  ]

  /// The words of a `Text`.
  func string(ofText value: Value) -> String? {
    guard let record = value.record else { return string(of: value) }
    let shape = shapes[record.function]
    if record.arguments.count == 2, shape.symbol.hasPrefix("Text.+") {
      return (string(ofText: record.argument(0)) ?? "") + (string(ofText: record.argument(1)) ?? "")
    }
    if shape.isModifier { return string(ofText: record.argument(0)) }
    if let style = shape.index(of: "style"), style > 0 {
      return evaluator.text(of: record.argument(style - 1), style: record.argument(style))
    }
    if let format = shape.index(of: "format"), format > 0 {
      return evaluator.text(of: record.argument(format - 1), format: record.argument(format))
    }
    if let formatter = shape.index(of: "formatter"), formatter > 0 {
      return evaluator.text(of: record.argument(formatter - 1), formatter: record.argument(formatter))
    }
    // How an interval is written is not known here.
    if ["dates", "interval", "timerInterval"].contains(where: { shape.index(of: $0) != nil }) { return nil }
    return record.arguments.lazy.compactMap { self.string(of: $0) }.first
  }

  /// A string, or what wraps one.
  func string(of value: Value) -> String? {
    switch value.opened {
    case .string(let text): return text
    case .structure(let box): return box.values.lazy.compactMap { self.string(of: $0) }.first
    case .record(let record): return record.arguments.lazy.compactMap { self.string(of: $0) }.first
    case .none, .closure, .void: return nil
    case .native(let native): return native.description.isEmpty ? nil : native.description
    case .int, .double, .bool: return evaluator.plainText(value)
    default: return nil
    }
  }

  /// Whether what stands below a node shows any view at all; a row that was scrolled away does not.
  func showsAnything(below node: ViewNode) -> Bool {
    guard !node.isAway, let content = node.content else { return false }
    return shows(content, at: .content, below: node)
  }

  private func shows(_ value: Value, at place: Place, below parent: ViewNode) -> Bool {
    scopeCount += 1
    if subviewSourceCount > 0, let view = child(of: parent, at: place) as? SubviewNode { return isPlaced(view) }
    if staticRowCount > 0, let row = child(of: parent, at: place) as? StaticRowNode { return showsAnything(below: row) }
    switch value {
    case .none: return false
    case .native: return child(of: parent, at: place).map(showsAnything) ?? false
    case .tuple(let tuple):
      return tuple.values.enumerated().contains { shows($0.element, at: place.child($0.offset), below: parent) }
    case .record(let record): return shows(record, at: place, below: parent)
    case .opaque(let opaque): return opaque.base.map { shows($0, at: place.child(0), below: parent) } ?? true
    default:
      if let subview = subview(in: value) {
        return child(of: parent, at: place.child(of: subview)).map(showsAnything) ?? false
      }
      return child(of: parent, at: place).map(showsAnything) ?? true
    }
  }

  /// Whether a container placed one of the views of its content.
  private func isPlaced(_ view: SubviewNode) -> Bool {
    view.applied?.placements.contains { $0.node.map { $0.status != .removed && showsAnything(below: $0) } ?? false }
      ?? false
  }

  private func shows(_ record: Record, at place: Place, below parent: ViewNode) -> Bool {
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple:
      return record.elements.enumerated().contains { shows($0.element, at: place.child($0.offset), below: parent) }
    case .group: return shows(record.argument(0), at: place.child(0), below: parent)
    case .branch, .optional, .anyView, .id:
      guard let container = child(of: parent, at: place) as? ContainerNode else { return false }
      // What leaves is there until it has gone.
      return container.current.map(showsAnything) ?? false || container.leaving.contains { showsAnything(below: $0) }
    case .forEach: return showsRows(at: place, below: parent)
    case .outline: return showsRows(at: place.child(0), below: parent)
    case .disclosure:
      guard let label = labelRow(of: shape, at: place, below: parent) else { return true }
      return showsAnything(below: label) || disclosed(by: shape, at: place, below: parent).map(showsAnything) ?? false
    default:
      if shape.name == "Section" { return showsSection(record, shape, at: place, below: parent) }
      if !shape.isModifier { return shape.name != "EmptyView" }
      if var node = child(of: parent, at: place), !(node is PresentationNode) {
        if let inner = node.firstChild as? AppearanceNode, inner.isInitialChange { node = inner }
        // One that was looked at says so; another look at each of many inside one another would be quadratic.
        if let appearance = node as? AppearanceNode, !appearance.isQueued, appearance.hasAppeared { return true }
        return showsAnything(below: node)
      }
      if case .modifier = shape.role { return true }
      return shows(record.argument(0), at: place.child(0), below: parent)
    }
  }

  private func showsRows(at place: Place, below parent: ViewNode) -> Bool {
    guard let list = child(of: parent, at: place) as? ForEachNode else { return false }
    return list.rows.contains { showsAnything(below: $0) } || list.leaving.contains { showsAnything(below: $0) }
  }

  /// A section is several views; its header and footer are where its rows are.
  private func showsSection(_ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode) -> Bool {
    if let section = child(of: parent, at: place) as? SectionNode {
      return section.children.contains { showsAnything(below: $0) }
    }
    guard let content = shape.contentIndex, content < record.arguments.count else { return true }
    if shows(record.arguments[content], at: place.child(content), below: parent) { return true }
    if hasRowAway(record.arguments[content], at: place.child(content), below: parent) { return false }
    if shape.names.contains(where: { $0.hasPrefix("title") }) { return true }
    return shape.contentParts.contains {
      $0 != content && $0 < record.arguments.count && shows(record.arguments[$0], at: place.child($0), below: parent)
    }
  }

  /// Whether content has rows that were scrolled away.
  private func hasRowAway(_ value: Value, at place: Place, below parent: ViewNode) -> Bool {
    if let node = child(of: parent, at: place) { return firstNode(below: node) { $0.isAway } != nil }
    let elements = value.tupleElements ?? value.record?.elements ?? []
    return elements.enumerated().contains { hasRowAway($0.element, at: place.child($0.offset), below: parent) }
  }
}
