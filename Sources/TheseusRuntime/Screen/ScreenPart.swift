import TheseusInterpreter
import TheseusTrace

/// One part of what the tree of nodes and values shows, made on demand for snapshots, controls and texts.
///
/// What stands inside a node is made when it is first asked for, and so is what only paths need: a trace looks at few nodes of
/// many, and a tap at no identity. The parts of 10,000 rows took 30 ms as values that were made at once.
final class ScreenPart {
  /// What stands here; nil for a part that only its children show: a modifier.
  var kind: ViewTree.Kind?
  /// What is shown: `Home`, `VStack`, `Text`, `if`.
  let name: String
  /// The elements that it adds to the identity path.
  private(set) lazy var elements = makeElements()
  /// Which child of a dynamic container it is.
  private(set) lazy var slot = makeSlot()
  /// The node, where it has one.
  var node: ViewNode?
  /// The node whose environment applies, and whose body contains it.
  let scope: ViewNode
  /// The view or modifier, of a primitive.
  let record: Record?
  /// What the record means.
  let shape: ViewShape?
  /// What it shows by itself, where no record says it: the title of an alert or of a column.
  let words: String?
  /// What it leads to, of a link with a destination.
  var link: PushNode?
  /// Whether it is on the screen: not covered by what is presented above it.
  var isReachable = true
  /// Whether it is scrolled away by itself; what it discloses may be on the screen.
  var isScrolledAway = false
  /// Whether it is what a modifier adds to what it is applied to: a background, a swipe action.
  var isAddition = false
  /// Whether it is left out while nothing stands in it.
  var isOmittedWhenEmpty = false
  /// Whether it is seen only after a swipe or a long press.
  var isOpened = false
  /// Its place below the node around it, of a view of the library.
  var place: Place?
  /// The parts inside, in order.
  lazy var children = makeChildren()

  private let makeElements: () -> [String]
  private let makeSlot: () -> String?
  private let makeChildren: () -> [ScreenPart]

  /// Makes a part of a view that has no node.
  init(
    kind: ViewTree.Kind?, name: String, elements: [String] = [], slot: String? = nil, scope: ViewNode,
    record: Record? = nil, shape: ViewShape? = nil, words: String? = nil, children: [ScreenPart] = []
  ) {
    self.kind = kind
    self.name = name
    self.scope = scope
    self.record = record
    self.shape = shape
    self.words = words
    (makeElements, makeSlot, makeChildren) = ({ elements }, { slot }, { children })
  }

  /// Makes a part of a node.
  init(
    kind: ViewTree.Kind?, name: String, elements: @autoclosure @escaping () -> [String] = [],
    slot: @autoclosure @escaping () -> String? = nil, node: ViewNode, scope: ViewNode, words: String? = nil,
    isReachable: Bool = true, inside: @escaping () -> [ScreenPart]
  ) {
    self.kind = kind
    self.name = name
    self.node = node
    self.scope = scope
    self.isReachable = isReachable
    self.words = words
    (record, shape) = (nil, nil)
    (makeElements, makeSlot, makeChildren) = (elements, slot, inside)
  }

  /// Leaves out which child of its container it is.
  func withoutSlot() -> ScreenPart {
    slot = nil
    return self
  }

  /// Says that something else covers it.
  func covered() -> ScreenPart {
    isReachable = false
    return self
  }
}

extension ViewGraph {
  /// The parts of the whole tree.
  func screenParts() -> [ScreenPart] {
    guard let root, let content = root.content else { return [] }
    return parts(of: content, at: .content, below: root)
  }

  /// What windows show above the screen of what stands in a part that is covered itself.
  func presentedParts(in part: ScreenPart) -> [ScreenPart] {
    guard !presentationQueue.isEmpty else { return [] }
    return part.children.flatMap { child in
      (child.node as? PresentedNode)?.isModal == true ? [child] : presentedParts(in: child)
    }
  }

  /// The parts of what stands below a node.
  func parts(below node: ViewNode) -> [ScreenPart] {
    guard let content = node.content else { return [] }
    return parts(of: content, at: .content, below: node)
  }

  /// The parts of a view at a place below a node.
  func parts(of value: Value, at place: Place, below parent: ViewNode) -> [ScreenPart] {
    if staticRowCount > 0, let row = child(of: parent, at: place) as? StaticRowNode {
      return row.isScrolledAway ? parts(below: row).map { $0.covered() } : parts(below: row)
    }
    switch value {
    case .record(let record): return parts(of: record, at: place, below: parent)
    case .native(let native) where native is ModifierContent:
      return child(of: parent, at: place).map { parts(below: $0) } ?? []
    case .tuple(let tuple): return numbered(tuple.values, at: place, below: parent)
    case .opaque(let opaque): return parts(of: opaque, at: place, below: parent)
    case .none: return child(of: parent, at: place).map { containerParts($0, below: parent) } ?? []
    default:
      if let subview = subview(in: value) {
        return child(of: parent, at: place.child(of: subview)).map { parts(below: $0) } ?? []
      }
      if let node = child(of: parent, at: place) { return [compositePart(node)] }
      return isPrimitive(value) ? [primitivePart(value, below: parent)] : []
    }
  }

  /// The part of a view of the program that the library draws: a shape of its own.
  private func primitivePart(_ value: Value, below parent: ViewNode) -> ScreenPart {
    let name = evaluator.name(of: evaluator.type(of: value))
    return ScreenPart(kind: .primitive, name: name, elements: [name], scope: parent)
  }

  /// The node at a place below another.
  func child(of parent: ViewNode, at place: Place) -> ViewNode? {
    parent.children.first { $0.place == place }
  }

  private func parts(of record: Record, at place: Place, below parent: ViewNode) -> [ScreenPart] {
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple: return numbered(record.elements, at: place, below: parent)
    case .group:
      return [
        ScreenPart(
          kind: .container, name: "Group", elements: ["Group"], scope: parent, record: record, shape: shape,
          children: parts(of: record.argument(0), at: place.child(0), below: parent))
      ]
    case .branch, .optional, .anyView, .id, .forEach:
      return child(of: parent, at: place).map { containerParts($0, below: parent) } ?? []
    case .modifier:
      guard let node = child(of: parent, at: place) as? CompositeNode else {
        return parts(of: record.argument(0), at: place.child(0), below: parent)
      }
      return [compositePart(node)]
    case .equatable:
      guard let node = child(of: parent, at: place.child(0)) else {
        return parts(of: record.argument(0), at: place.child(0), below: parent)
      }
      return node is CompositeNode
        ? [compositePart(node)] : parts(of: record.argument(0), at: place.child(0), below: parent)
    case .presentation, .navigationDestination:
      return parts(of: record.argument(0), at: place.child(0), below: parent)
        + presentationParts(child(of: parent, at: place.child(-2)))
    case .boundDestination: return parts(of: record.argument(0), at: place.child(0), below: parent)
    case .disclosure: return [disclosurePart(record, shape, at: place, below: parent)]
    case .navigationStack: return [stackPart(record, shape, at: place, below: parent)]
    case .tabView: return [tabPart(record, shape, at: place, below: parent)]
    case .subviews: return subviewsPart(record, shape, at: place, below: parent)
    case .reader where record.arguments.last?.isClosure != true:
      return partsOfOther(record, shape, at: place, below: parent)
    case .reader, .timeline, .phases, .keyframes, .tableRow:
      return [readerPart(record, shape, at: place, below: parent)]
    default: return partsOfOther(record, shape, at: place, below: parent)
    }
  }

  private func partsOfOther(
    _ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode
  ) -> [ScreenPart] {
    // What each row has for itself stands there.
    if isHandedOn(record, shape, at: place, below: parent) {
      return parts(of: record.argument(0), at: place.child(0), below: parent)
    }
    if shape.isModifier { return [modifierPart(record, shape, at: place, below: parent)] }
    let part = ScreenPart(
      kind: .primitive, name: shape.name, elements: [shape.name], scope: parent, record: record, shape: shape)
    part.place = place
    part.children = drawnParts(record, shape, at: place, below: parent)
    if case .navigationLink = shape.role, let index = shape.index(of: "destination") {
      part.link = child(of: parent, at: place.child(index)) as? PushNode
    }
    if !part.children.isEmpty { part.kind = .container }
    return [part]
  }

  /// What is inside a view: its parts, or what a style of the program made of them.
  func drawnParts(
    _ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode
  ) -> [ScreenPart] {
    if hasOwnStyles, let style = child(of: parent, at: ViewGraph.stylePlace(of: place)) {
      return [compositePart(style)]
    }
    return contentParts(record, shape, at: place, below: parent)
  }

  /// The parts of the arguments that are views, the view that a modifier is applied to apart.
  func contentParts(
    _ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode
  ) -> [ScreenPart] {
    switch shape.role {
    case .dataList, .outline, .outlineList:
      return child(of: parent, at: place.child(0)).map { containerParts($0, below: parent) } ?? []
    case .table: return (child(of: parent, at: place.child(0)) as? TableNode).map(tableParts) ?? []
    default: break
    }
    // The label of a tab stands in the bar, where it is the tab's title.
    if shape.name == "tabItem" { return [] }
    var result: [ScreenPart] = []
    for index in shape.order where index < record.arguments.count {
      guard case .content(let word) = shape.uses[index], isView(record.arguments[index]) else { continue }
      if case .navigationLink = shape.role, word == "destination" { continue }
      var inner =
        shape.suggestions.contains(index)
        ? suggestionParts(record.arguments[index], at: place.child(index), below: parent)
        : parts(of: record.arguments[index], at: place.child(index), below: parent)
      if let word {
        let part = ScreenPart(
          kind: nil, name: word, elements: [word], slot: shape.isModifier ? word : nil, scope: parent, children: inner)
        part.isAddition = shape.isModifier
        part.isOpened = ViewShape.raisedWords.contains(word)
        inner = [part]
      }
      result += inner
    }
    return result
  }

  /// The parts of suggestions, as far as they were made.
  private func suggestionParts(_ view: Value, at place: Place, below parent: ViewNode) -> [ScreenPart] {
    guard let node = child(of: parent, at: place) as? SuggestionsNode else {
      return parts(of: view, at: place, below: parent)
    }
    return parts(below: node)
  }

  private func modifierPart(
    _ record: Record, _ shape: ViewShape, at place: Place, below parent: ViewNode
  ) -> ScreenPart {
    let part = ScreenPart(kind: nil, name: shape.name, scope: parent, record: record, shape: shape)
    part.place = place
    if var node = child(of: parent, at: place) {
      if node is ChangeNode, let appearance = node.firstChild as? AppearanceNode, appearance.isInitialChange {
        node = appearance
      }
      part.children = parts(below: node)
      if case .preferenceContent = shape.role { part.children += preferenceParts(node, shape) }
    } else {
      part.children = parts(of: record.argument(0), at: place.child(0), below: parent)
    }
    part.children += contentParts(record, shape, at: place, below: parent)
    return part
  }

  /// The parts of what a modifier makes from preferences.
  private func preferenceParts(_ node: ViewNode, _ shape: ViewShape) -> [ScreenPart] {
    guard let content = child(of: node, at: .preferenceContent) else { return [] }
    let word = shape.name.hasPrefix("overlay") ? "overlay" : "background"
    return [ScreenPart(kind: nil, name: word, elements: [word], scope: content, children: parts(below: content))]
  }

  private func numbered(_ values: [Value], at place: Place, below parent: ViewNode) -> [ScreenPart] {
    values.enumerated().map { index, value in
      ScreenPart(
        kind: nil, name: "", elements: ["\(index)"], scope: parent,
        children: parts(of: value, at: place.child(index), below: parent))
    }
  }

  private func parts(of opaque: OpaqueBox, at place: Place, below parent: ViewNode) -> [ScreenPart] {
    var inner = opaque.base.map { parts(of: $0, at: place.child(0), below: parent) } ?? []
    for (index, argument) in (opaque.arguments ?? []).enumerated() where isView(argument.value) {
      inner += parts(of: argument.value, at: place.child(index + 1), below: parent)
    }
    if opaque.base != nil { return inner }
    return [
      ScreenPart(
        kind: inner.isEmpty ? .primitive : .container, name: opaque.name, elements: [opaque.name], scope: parent,
        children: inner)
    ]
  }
}
