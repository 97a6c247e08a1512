import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Does what a user does on the screen apart from its controls.
  func act(_ act: ControlAct) throws {
    switch act {
    case .dismiss: try dismissTop()
    case .scroll(let target): try scroll(target)
    case .delete, .move: try editRows(act)
    default: throw evaluator.trap("this needs a control")
    }
  }

  /// Does what a user does with one of the controls; they are gone when what was written is rendered, so that they keep
  /// no objects alive.
  func act(_ act: ControlAct, choosing number: ([Control], Cover?) throws -> Int) throws {
    let (controls, cover) = screen()
    let number = try number(described(controls), cover)
    guard controls.indices.contains(number - 1) else { throw evaluator.trap("there is no control \(number)") }
    try self.act(act, on: controls[number - 1])
  }

  private func act(_ act: ControlAct, on control: ScreenControl) throws {
    guard control.surroundings.obstacle == nil else { throw evaluator.trap("'\(control.name)' gets no touches") }
    inputOrigin = .action(described(control))
    let errand = Errand(of: described(control), in: update)
    try evaluator.interpreter.executor.run(onBehalfOf: errand) { () throws in try perform(act, on: control) }
  }

  private func perform(_ act: ControlAct, on control: ScreenControl) throws {
    switch act {
    case .tap: try touch(control) { try tap(control) }
    case .drag(let x, let y):
      guard control.kind == "DragGesture" else {
        throw evaluator.trap("'\(control.name)' has no DragGesture")
      }
      try performGesture(on: control, movingBy: (x, y))
    case .toggle: try touch(control) { try write(control) { $0.asBool.map { .bool(!$0) } } }
    case .enter(let text): try enter(text, into: control)
    case .adjust(let number): try adjust(control, to: number)
    case .step(let count): try step(control, count)
    case .pick(let title): try pick(title, in: control)
    case .submit: try submit(control)
    case .dismiss, .delete, .move, .scroll: try self.act(act)
    }
  }

  /// `Button "Load"`; of a control without a name of its own, the kind.
  func described(_ control: ScreenControl) -> String {
    control.name == control.kind ? control.kind : "\(control.kind) \"\(control.name)\""
  }

  private func tap(_ control: ScreenControl) throws {
    switch control.kind {
    case "Toggle": try write(control) { $0.asBool.map { .bool(!$0) } }
    case "SearchField": try focus(on: control)
    case _ where ViewGraph.fieldKinds.contains(control.kind): try focus(on: control)
    case "searchCompletion": try complete(with: control.record.argument(1).asString ?? control.name)
    case "NavigationLink": try whilePressed(control) { _ in try follow(control) }
    case "DisclosureGroup": if let node = control.part.node?.parent as? DisclosureNode { try toggle(node) }
    case "EditButton": try toggleEditMode(by: control)
    case "TableColumn": try sort(byColumn: control)
    case "Tab": try selectTab(titled: control.name, in: control)
    case "DragGesture": throw evaluator.trap("'\(control.name)' has a DragGesture: it is dragged, not tapped")
    case _ where gesture(of: control) != nil: try performGesture(on: control, movingBy: (0, 0))
    default:
      guard action(of: control) != nil else {
        if control.kind == "Menu" { record.idleAct = .menu(control: described(control)) }
        return
      }
      try whilePressed(control) { record in
        guard let action = action(of: record, control.shape) else { return }
        _ = try evaluator.apply(action, to: evaluator.fitting([point(0, 0)], to: action))
        try dismissAlert(around: control)
      }
    }
  }

  /// Touches a control: what it does itself gives way to a tap gesture of high priority around it.
  ///
  /// Simultaneous ones are performed after it, from the inside out. A long press is no tap.
  private func touch(_ control: ScreenControl, _ own: () throws -> Void) throws {
    guard !Self.longPresses.contains(control.kind) else { return try own() }
    if let gesture = control.surroundings.precedent {
      try performTap(gesture, on: control)
    } else {
      try own()
    }
    for gesture in control.surroundings.simultaneous.reversed() { try performTap(gesture, on: control) }
  }

  private static let longPresses: Set<String> = ["onLongPressGesture", "LongPressGesture"]

  private func action(of control: ScreenControl) -> Value? { action(of: control.record, control.shape) }

  /// What a control does when it is tapped: the first closure that acts, if none says so by its name.
  func action(of record: Record, _ shape: ViewShape) -> Value? {
    if let index = shape.index(of: "action"), record.argument(index).isClosure { return record.argument(index) }
    for (index, use) in shape.uses.enumerated() where index < record.arguments.count {
      if case .action = use, record.arguments[index].isClosure { return record.arguments[index] }
    }
    return nil
  }

  /// A button of an alert or a dialog dismisses it.
  private func dismissAlert(around control: ScreenControl) throws {
    var current: ViewNode? = control.scope
    while let node = current {
      if let child = node as? ChildNode, let presentation = child.parent as? PresentationNode,
        ["alert", "confirmationDialog", "actionSheet"].contains(presentation.name)
      {
        return try dismiss(child)
      }
      current = node.parent
    }
  }

  // MARK: Presentations

  private func follow(_ control: ScreenControl) throws {
    let shape = control.shape
    if let index = shape.index(of: "value"), !control.record.argument(index).isNil {
      return try push(control.record.argument(index), from: control.scope)
    }
    if let link = control.part.link { try follow(link) }
  }

  /// Selects the tab of a title.
  func selectTab(titled title: String, in control: ScreenControl) throws {
    guard let node = control.part.node as? PresentationNode,
      let tab = try tabs(of: node).first(where: { (tabTitle($0.content) ?? literal($0.key.value)) == title })
    else { throw evaluator.trap("there is no tab \"\(title)\"") }
    if let binding = node.binding, let location = location(of: binding) {
      return try location.set(tab.key.value, in: self)
    }
    node.selectedTab = tab.key
    dependencies.mark(node.id)
  }

  /// Dismisses what was presented last.
  func dismissTop() throws {
    var top: ChildNode?
    guard let root else { return }
    forEachNode(below: root) { node in
      guard let presentation = node as? PresentationNode, presentation.status == .live else { return }
      if let child = presentation.presented.last, case .presented = child.key, self.isOnScreen(child) { top = child }
    }
    inputOrigin = .action("dismiss")
    guard let top else {
      guard let search = currentSearch else { throw evaluator.trap("nothing is presented") }
      return try endSearch(at: search)
    }
    try dismiss(top)
  }
}
