import TheseusInterpreter
import TheseusProgram
import TheseusTrace
import TheseusTypes

extension ViewGraph {
  /// The part of a view, modifier or style with a body.
  func compositePart(_ node: ViewNode) -> ScreenPart {
    guard let composite = node as? CompositeNode else {
      return ScreenPart(kind: nil, name: "", scope: node, children: parts(below: node))
    }
    let type = composite.type
    let kind: ViewTree.Kind =
      switch type.form {
      case .view: .view
      case .modifier: .modifier
      case .style: .style
      }
    return ScreenPart(kind: kind, name: type.name, elements: [type.element], node: node, scope: node) {
      self.parts(below: node)
    }
  }

  /// The parts of a dynamic container: itself, with the child that it shows.
  func containerParts(_ node: ViewNode, below parent: ViewNode) -> [ScreenPart] {
    switch node {
    case let container as ContainerNode:
      guard let current = container.current else { return [containerPart(container, [])] }
      return [containerPart(container, [childPart(current)])]
    case let list as ForEachNode:
      return [
        ScreenPart(
          kind: .forEach(rowIdentity(of: list)), name: "ForEach", elements: ["ForEach"], node: list, scope: parent
        ) { list.rows.map(self.childPart) }
      ]
    default: return []
    }
  }

  private func containerPart(_ container: ContainerNode, _ children: [ScreenPart]) -> ScreenPart {
    let (kind, name): (ViewTree.Kind, String) =
      switch container.kind {
      case .branch:
        (isSwitch(container) ? .cases : .branch, head(of: container) ?? (isSwitch(container) ? "switch" : "if"))
      case .optional: head(of: container).map { (.optional, $0) } ?? (.optionalView, "Optional")
      case .id: (.id, "id")
      case .anyView: (.anyView, "AnyView")
      }
    return ScreenPart(kind: kind, name: name, node: container, scope: container) { children }
  }

  /// `if dayTime`, `switch phase`, as it is written, as far as it is short; nil where nothing is written.
  private func head(of container: ContainerNode) -> String? {
    branches(of: container).flatMap { written($0.head) }.map(shortened)
  }

  /// Whether the branches of a container are the cases of a `switch`.
  private func isSwitch(_ container: ContainerNode) -> Bool {
    if let branches = branches(of: container) { return branches.cases.first.map { $0 != branches.head } ?? false }
    if case .leaf(_, let count)? = container.current?.key { return count > 2 }
    return false
  }

  /// The text of a head on one line.
  private func written(_ head: SourceRange) -> String? {
    guard let file = sources.file(of: head) else { return nil }
    return file.text(in: head).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Where the `if` or `switch` stands that a container shows the branches of.
  private func branches(of container: ContainerNode) -> TypedProgram.ViewBranches? {
    container.range.flatMap { evaluator.program.viewBranches[$0] }
  }

  /// The part of a child of a dynamic container.
  func childPart(_ child: ChildNode) -> ScreenPart {
    if isInSource(child) { return resolvedPart(of: child) }
    return placedPart(of: child)
  }

  private func placedPart(of child: ChildNode) -> ScreenPart {
    ScreenPart(
      kind: nil, name: primitiveName(of: child.content ?? .none) ?? "", elements: [self.element(of: child)],
      slot: self.slot(of: child), node: child, scope: child, isReachable: (child as? RowNode)?.isScrolledAway != true
    ) { self.parts(below: child) }
  }

  /// The element of an identity path that a child adds.
  func element(of child: ChildNode) -> String {
    switch child.key {
    case .leaf(let index, let count): count == 2 ? "if:\(index == 0)" : "case:\(index)"
    case .some: "some"
    case .id(let id): "id(\(literal(id.value)))"
    case .type(let type): "any(\(evaluator.name(of: type)))"
    case .row(let id): "each(\(literal(id.value)))"
    case .presented: presentedElement(child)
    case .tab(let id): "tab(\(literal(id.value)))"
    }
  }

  /// `sheet`, `destination`; a level further up has its number, `destination(2)`.
  private func presentedElement(_ child: ChildNode) -> String {
    let name = (child.parent as? PresentationNode)?.name ?? "presented"
    guard let level = (child as? PresentedNode)?.level, level > 0 else { return name }
    return "\(name)(\(level + 1))"
  }

  private func slot(of child: ChildNode) -> String? {
    switch child.key {
    case .leaf(let index, let count): caseHead(index, of: child) ?? (count == 2 ? "\(index == 0)" : "case \(index)")
    case .some: "some"
    case .id(let id), .row(let id), .tab(let id): literal(id.value)
    case .type(let type): evaluator.name(of: type)
    case .presented(let id): itemSlot(id, of: child)
    }
  }

  /// `case .home`, `else if isOn`, as it is written, where it is not too long; nil for an `if` with two branches.
  private func caseHead(_ index: Int, of child: ChildNode) -> String? {
    guard let branches = (child.parent as? ContainerNode).flatMap(branches), let first = branches.cases.first else {
      return nil
    }
    // Of a chain the head is the first test.
    let isChain = first == branches.head
    if isChain, index == branches.cases.count { return "else" }
    guard branches.cases.indices.contains(index), let head = written(branches.cases[index]) else { return nil }
    let text = isChain && index > 0 ? "else " + head : head
    return shortened(text)
  }

  private func shortened(_ head: String) -> String { head.count <= 60 ? head : head.prefix(59) + "…" }

  /// The item that is presented, or the value that was pushed; nothing for what a flag or a link shows.
  private func itemSlot(_ id: IdentityKey?, of child: ChildNode) -> String? {
    guard let value = id?.value, let node = child.parent as? PresentationNode else { return nil }
    if let level = value.tupleElements?.last { return literal(level) }
    return node.isItem ? literal(value) : nil
  }

  /// A value as a Swift literal.
  func literal(_ value: Value) -> String { evaluator.traceValue(value).literal }

  // MARK: Presentations

  /// The part of what a presentation shows; what was presented before stands beside it in a trace.
  func presentationParts(_ node: ViewNode?) -> [ScreenPart] {
    guard let node = node as? PresentationNode else { return [] }
    let presented = node.presented.map { presentationPart($0, of: node) }
    return [ScreenPart(kind: nil, name: "", node: node, scope: node) { presented }]
  }

  /// The part of a child that its container let go, which stands in no other part any more.
  func leftPart(_ child: ChildNode) -> ScreenPart {
    guard case .presented = child.key, let node = child.parent as? PresentationNode else {
      return child.parent?.parent is DisclosureNode ? childPart(child).withoutSlot() : childPart(child)
    }
    return presentationPart(child, of: node)
  }

  /// The part of one presented child.
  private func presentationPart(_ child: ChildNode, of node: PresentationNode) -> ScreenPart {
    let title = node.title.flatMap { string(ofText: $0) } ?? node.subject.flatMap { evaluator.errorDescription(of: $0) }
    return ScreenPart(
      kind: .presentation, name: node.name, elements: [self.element(of: child)], slot: self.slot(of: child),
      node: child, scope: child, words: title
    ) { self.parts(below: child) }
  }

  /// The part of a `DisclosureGroup`: its label, and its content while it is expanded.
  func disclosurePart(_ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode) -> ScreenPart {
    let part = ScreenPart(
      kind: .disclosure, name: shape.name, elements: [shape.name], scope: parent, record: record, shape: shape)
    part.children = drawnParts(record, shape, at: place, below: parent)
    if let label = labelRow(of: shape, at: place, below: parent) {
      part.isScrolledAway = !label.isMade || label.isScrolledAway
      if shape.index(of: "label") == nil { part.children += additions(to: parts(below: label)) }
    }
    guard let index = shape.contentIndex,
      let container = (child(of: parent, at: place.child(index)) as? DisclosureNode)?.container
    else { return part }
    part.node = container
    if let current = container.current {
      part.children.append(childPart(current).withoutSlot())
    }
    return part
  }

  /// What modifiers add to a title, which stands in the line of its group itself.
  private func additions(to parts: [ScreenPart]) -> [ScreenPart] {
    parts.flatMap { $0.isAddition ? [$0] : additions(to: $0.children) }
  }

  /// The row of a list that the label of a group is; nil where the group is one view.
  func labelRow(of shape: ViewShape, at place: Place, below parent: ViewNode) -> StaticRowNode? {
    child(of: parent, at: ViewGraph.labelPlace(of: shape, at: place)) as? StaticRowNode
  }

  /// What a group shows while it is expanded.
  func disclosed(by shape: ViewShape, at place: Place, below parent: ViewNode) -> ChildNode? {
    let node = shape.contentIndex.flatMap { child(of: parent, at: place.child($0)) as? DisclosureNode }
    return node?.container?.current
  }

  /// The part of a stack: its root, then the pushed levels; only the last one is reached.
  func stackPart(_ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode) -> ScreenPart {
    let part = ScreenPart(
      kind: .container, name: shape.name, elements: [shape.name], scope: parent, record: record, shape: shape)
    guard let node = child(of: parent, at: place) as? PresentationNode else { return part }
    part.node = node
    let levels = node.presented.map { presentationPart($0, of: node) }
    for index in shape.order where index < record.arguments.count {
      guard case .content(let word) = shape.uses[index], isView(record.arguments[index]) else { continue }
      let inner = parts(of: record.arguments[index], at: Place.content.child(index), below: node)
      // What is pushed in a split view stands in the place of its detail.
      let isCovered = !levels.isEmpty && (shape.name != "NavigationSplitView" || word == "detail")
      part.children += isCovered ? inner.map { $0.covered() } : inner
    }
    part.children += levels.dropLast().map { $0.covered() } + levels.suffix(1)
    return part
  }

  /// The part of a `TabView`: the tabs that were made; only the selected one is reached.
  func tabPart(_ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode) -> ScreenPart {
    let part = ScreenPart(
      kind: .container, name: shape.name, elements: [shape.name], scope: parent, record: record, shape: shape)
    guard let node = child(of: parent, at: place) as? PresentationNode else { return part }
    part.node = node
    part.children = node.presented.map { child in
      let tab = childPart(child)
      if let selected = node.selectedTab, !child.key.isSame(as: .tab(selected)) { tab.isReachable = false }
      return tab
    }
    return part
  }

  /// The part of a view that calls a closure for its content.
  func readerPart(_ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode) -> ScreenPart {
    ScreenPart(
      kind: shape.isModifier ? nil : .container, name: shape.name, elements: shape.isModifier ? [] : [shape.name],
      scope: parent, record: record, shape: shape,
      children: child(of: parent, at: place).map { parts(below: $0) } ?? [])
  }

  /// The parts of content that is made from the views of other content.
  func subviewsPart(_ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode) -> [ScreenPart] {
    let node = child(of: parent, at: place)
    let inner = (node as? SubviewsNode).map { resolvedParts(below: $0.source) + parts(below: $0) } ?? []
    guard case .subviews(let form) = shape.role, !form.isForEach else { return inner }
    return [
      ScreenPart(
        kind: .container, name: shape.name, elements: [shape.name], scope: parent, record: record, shape: shape,
        children: inner)
    ]
  }

  /// The views whose bodies gave a container some of its subviews: they have state, and what they show is where the container placed it.
  private func resolvedParts(below node: ViewNode) -> [ScreenPart] {
    node.allChildren.filter(\.holdsResolved).flatMap { child -> [ScreenPart] in
      switch child {
      case let view as CompositeNode:
        let kind: ViewTree.Kind = if case .view = view.type.form { .view } else { .modifier }
        let path = ownElements(of: view)
        return [
          ScreenPart(kind: kind, name: view.type.name, elements: path, node: view, scope: view) {
            self.resolvedParts(below: view)
          }
        ]
      case let container as ContainerNode:
        return [omittedWhenEmpty(containerPart(container, resolvedParts(below: container)))]
      case let list as ForEachNode:
        return [
          omittedWhenEmpty(
            ScreenPart(
              kind: .forEach(rowIdentity(of: list)), name: "ForEach", elements: ["ForEach"], node: list, scope: list
            ) { self.resolvedParts(below: list) })
        ]
      case let child as ChildNode: return [resolvedPart(of: child)]
      default: return resolvedParts(below: child)
      }
    }
  }

  private func omittedWhenEmpty(_ part: ScreenPart) -> ScreenPart {
    part.isOmittedWhenEmpty = true
    return part
  }

  private func resolvedPart(of child: ChildNode) -> ScreenPart {
    ScreenPart(
      kind: nil, name: "", elements: [self.element(of: child)], slot: self.slot(of: child), node: child, scope: child
    ) { self.resolvedParts(below: child) }
  }

  // MARK: Rows

  /// Where the ids of a `ForEach` come from.
  func rowIdentity(of list: ForEachNode) -> ViewTree.RowIdentity {
    guard let record = list.content?.record else { return ViewTree.RowIdentity(source: "\\.id") }
    switch shapes[record.function].role {
    case .forEach(.range), .dataList(.range):
      return ViewTree.RowIdentity(source: "constant range", stability: .constantRange)
    case .forEach(.keyPath), .forEach(.bindingKeyPath), .dataList(.keyPath), .dataList(.bindingKeyPath):
      return keyPathIdentity(record)
    default: return elementIdentity(list)
    }
  }

  private func keyPathIdentity(_ record: Record) -> ViewTree.RowIdentity {
    guard case .keyPath(let path) = record.argument(1).opened else { return ViewTree.RowIdentity(source: "id") }
    guard let first = path.components.first else {
      return isRange(record.argument(0))
        ? ViewTree.RowIdentity(source: "index", stability: .index)
        : ViewTree.RowIdentity(source: "\\.self", stability: .value)
    }
    guard path.components.count == 1, case .tupleElement(let index) = first,
      let label = tupleLabel(index, ofRoot: path)
    else { return ViewTree.RowIdentity(source: "\\.\(path.path)") }
    let isOffset = label == "offset"
    return ViewTree.RowIdentity(source: "\\.\(label)", stability: isOffset ? .index : .value)
  }

  /// Whether data is a range, as `array.indices`, whose elements are positions.
  private func isRange(_ data: Value) -> Bool {
    guard case .structure(let box) = data else { return false }
    let name = evaluator.name(of: box.type).prefix { $0 != "<" }
    return name == "Range" || name == "ClosedRange"
  }

  /// The label of an element of the tuples that a key path begins at, as `offset` of `enumerated()`.
  private func tupleLabel(_ index: Int, ofRoot path: KeyPathBox) -> String? {
    let types = evaluator.interpreter.types
    guard let root = types[path.type].arguments.first, case .tuple(let elements) = types[root].type,
      elements.indices.contains(index)
    else { return nil }
    return elements[index].label
  }

  private func elementIdentity(_ list: ForEachNode) -> ViewTree.RowIdentity {
    guard let element = list.rows.first?.element else { return ViewTree.RowIdentity(source: "\\.id") }
    let type = evaluator.type(of: element)
    guard let nominal = evaluator.interpreter.types[type].nominal else { return ViewTree.RowIdentity(source: "\\.id") }
    let declaration = evaluator.program[nominal]
    let isStored = declaration.fields.contains { $0.name == "id" } || declaration.name == "Binding"
    return ViewTree.RowIdentity(
      source: "\\.id", stability: isStored || !list.sawUnstableIDs ? .stable : .computed,
      property: isStored ? nil : "\(declaration.qualifiedName).id")
  }
}
