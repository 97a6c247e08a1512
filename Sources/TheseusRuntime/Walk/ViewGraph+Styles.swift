import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// The place of the style that draws a control, beside the control's own parts.
  static func stylePlace(of control: Place) -> Place { control.child(-4) }

  /// `.buttonStyle(_:)` and the like: the controls inside look for the style in their environment.
  func walkStyle(
    _ slot: StyleKind, _ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor
  ) throws {
    let style = record.argument(1)
    if compositeType(of: style)?.form.isStyle == true { hasOwnStyles = true }
    // What SwiftUI's styles draw has no identities of its own.
    guard hasOwnStyles else { return try walk(record.argument(0), at: place.child(0), &cursor) }
    try walkEnvironment(record, shape, at: place, &cursor)
  }

  /// Whether a style of the program draws the controls of a kind.
  func isStyled(_ slot: StyleKind, in environment: EnvironmentFrame) -> Bool {
    guard hasOwnStyles, let entry = environment.entry(for: styleKey(of: slot)) else { return false }
    return compositeType(of: entry.value)?.form.isStyle == true
  }

  /// The key under which the styles of a kind stand in the environment.
  func styleKey(of slot: StyleKind) -> EnvironmentFrame.Key {
    environmentKey(of: evaluator.interpreter.types.token(named: slot.configuration), name: nil)
  }

  /// Walks a control that a style of the program draws; tells whether there is such a style.
  ///
  /// Its `makeBody(configuration:)` is the body of a node of its own, with the style's dynamic properties. It runs again when the
  /// style or the configuration differs; the parts of the control go straight to where the body placed them.
  func walkStyled(
    _ slot: StyleKind, _ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor
  ) throws -> Bool {
    guard hasOwnStyles, let entry = cursor.environment.entry(for: styleKey(of: slot)),
      let type = compositeType(of: entry.value), case .style(let kind) = type.form
    else { return false }
    let own = ViewGraph.stylePlace(of: place)
    if let (node, passed) = cursor.take(CompositeNode.self, at: own, where: { $0.type === type }) {
      for orphan in passed { try end(orphan) }
      try offer(record, style: entry.value, to: node)
      return true
    }
    let inside = EnvironmentFrame(outer: cursor.environment, usingUp: styleKey(of: slot))
    let node = try cursor.inLayout { try makeComposite(entry.value, type, at: own, &$0, environment: inside) }
    let control = StyledControl(kind, record, shape, at: place)
    node.control = control
    control.isExpanded = memory(of: node)?.isExpanded ?? false
    dependencies.read(entry.source, by: node.id, for: .sticky)
    let parts = try parts(of: control, in: node)
    node.contents = parts.map(\.content)
    control.configuration = try configuration(of: control, in: node)
    return true
  }

  /// Gives the style of a control what the body around it made anew.
  private func offer(_ record: Record, style: Value, to node: CompositeNode) throws {
    guard let control = node.control else { return }
    control.record = record
    node.contents = try parts(of: control, in: node).map(\.content)
    try updatePlacements(of: node)
    guard node.status == .live else { return }
    if try !renew(node, style: style) { self.record.note(.skipped(node, pass: pass)) }
  }

  /// Lets a style run again if it or its configuration differs; tells whether it does.
  @discardableResult
  func renew(_ node: CompositeNode, style: Value) throws -> Bool {
    guard let control = node.control else { return false }
    let new = try configuration(of: control, in: node)
    let isSame = try areEqual(node.value, style) && areEqual(control.configuration, new)
    if !isSame {
      let maker = evaluation?.node
      node.replaced = CompositeNode.Replacement(
        old: node.replaced?.old ?? node.value, configuration: node.replaced?.configuration ?? control.configuration,
        maker: maker)
      dependencies.mark(node.id)
    }
    node.value = style
    control.configuration = new
    return !isSame
  }

  /// Takes in the style that stands in the environment now, and what the binding of the control leads to.
  func refreshStyle(of node: CompositeNode, _ marks: [Mark]) throws {
    guard case .style(let kind) = node.type.form,
      let entry = node.environment.outer?.entry(for: styleKey(of: kind.slot)),
      try renew(node, style: entry.value)
    else { return }
    _ = dependencies.takeMarks(of: node.id)
    let write = marks.lazy.compactMap {
      if case .write(let number) = $0.cause { Int(number) } else { nil }
    }
    node.replaced?.write = write.first
  }

  /// Says that a style of the program is not run: what its `makeBody` makes is not on the screen.
  func explainStyle(_ record: Record, _ shape: ViewShape) {
    guard case .structure(let style)? = record.arguments.last?.opened,
      let nominal = evaluator.interpreter.types[style.type].nominal, !evaluator.program[nominal].isCatalogue
    else { return }
    let name = evaluator.program[nominal].qualifiedName
    explainOnce(
      "\(name).makeBody",
      "Theseus does not run the body of such a style yet: '\(shape.name)' leaves the view as it is without '\(name)'",
      at: record.range)
  }

  // MARK: Pressing

  /// The style that draws a control, if it is one of the program.
  func style(of part: ScreenPart) -> CompositeNode? {
    guard hasOwnStyles, let node = part.children.first?.node as? CompositeNode, node.type.form.isStyle else {
      return nil
    }
    return node
  }

  /// The label of a control where its style placed it; nil if no style of the program draws it.
  func styledLabel(of part: ScreenPart) -> [ScreenPart]? {
    guard let node = style(of: part), let label = node.control?.standIns.first(where: { $0.name == "label" }) else {
      return nil
    }
    let places = (node.applied?.placements ?? []).compactMap(\.node).filter {
      $0.index == label.content.index && $0.status == .live
    }
    return places.prefix(1).flatMap { parts(below: $0) }
  }

  /// Whether what stands inside a control acts, and not the control: its style says when.
  func actsInside(_ part: ScreenPart) -> Bool {
    guard let node = style(of: part) else { return false }
    return node.type.form != .style(.button)
  }

  /// Does what a tap does while a finger is on a control: its style sees it pressed before, and not any more afterwards.
  func whilePressed(_ control: ScreenControl, _ act: (Record) throws -> Void) throws {
    guard let node = style(of: control.part), let styled = node.control else { return try act(control.record) }
    try press(true, node)
    try settle()
    // What was rendered may have taken the control away, or given it another action.
    guard node.status == .live else { return }
    try act(styled.record)
    try press(false, node)
  }

  private func press(_ isPressed: Bool, _ node: CompositeNode) throws {
    node.control?.isPressed = isPressed
    try renew(node, style: node.value)
  }
}
