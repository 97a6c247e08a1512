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
  func act(_ act: ControlAct, choosing number: ([Control]) throws -> Int) throws {
    let controls = screenControls()
    let number = try number(described(controls))
    guard controls.indices.contains(number - 1) else { throw evaluator.trap("there is no control \(number)") }
    try self.act(act, on: controls[number - 1])
  }

  private func act(_ act: ControlAct, on control: ScreenControl) throws {
    guard control.isEnabled else { throw evaluator.trap("\(control.kind) \"\(control.name)\" is disabled") }
    origin = .action("\(control.kind) \"\(control.name)\"")
    switch act {
    case .tap: try tap(control)
    case .drag(let x, let y):
      guard control.kind == "DragGesture" else {
        throw evaluator.trap("'\(control.name)' has no DragGesture")
      }
      try performGesture(on: control, movingBy: (x, y))
    case .toggle: try write(control) { $0.asBool.map { .bool(!$0) } }
    case .enter(let text): try write(control) { self.entered(text, in: $0) }
    case .adjust(let number): try adjust(control, to: number)
    case .step(let count): try step(control, count)
    case .pick(let title): try pick(title, in: control)
    case .submit: try submit(control)
    case .dismiss, .delete, .move, .scroll: try self.act(act)
    }
  }

  private func tap(_ control: ScreenControl) throws {
    switch control.kind {
    case "Toggle": try write(control) { $0.asBool.map { .bool(!$0) } }
    case "NavigationLink": try whilePressed(control) { _ in try follow(control) }
    case "DisclosureGroup": if let node = control.part.node?.parent as? DisclosureNode { try toggle(node) }
    case "Tab": try selectTab(titled: control.name, in: control)
    case "DragGesture": throw evaluator.trap("'\(control.name)' has a DragGesture: it is dragged, not tapped")
    case _ where gesture(of: control) != nil: try performGesture(on: control, movingBy: (0, 0))
    default:
      guard action(of: control) != nil else {
        guard binding(of: control.record, control.shape) != nil else { return }
        return try write(control) { $0.asBool.map { .bool(!$0) } }
      }
      try whilePressed(control) { record in
        guard let action = action(of: record, control.shape) else { return }
        _ = try evaluator.apply(action, to: evaluator.fitting([point(0, 0)], to: action))
        try dismissAlert(around: control)
      }
    }
  }

  private func action(of control: ScreenControl) -> Value? { action(of: control.record, control.shape) }

  /// The first closure among the arguments of a control that acts.
  func action(of record: Record, _ shape: ViewShape) -> Value? {
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

  private func write(_ control: ScreenControl, _ change: (Value) throws -> Value?) throws {
    guard let binding = binding(of: control.record, control.shape), let location = location(of: binding) else {
      throw evaluator.trap("\(control.kind) \"\(control.name)\" holds no value")
    }
    guard let value = try change(location.get(in: self)) else {
      throw evaluator.trap("\(control.kind) \"\(control.name)\" does not take this value")
    }
    try location.set(value, in: self)
  }

  private func entered(_ text: String, in old: Value) -> Value? {
    switch old {
    case .string: .string(text)
    case .int: Int(text).map { .int($0) }
    case .double: Double(text).map { .double($0) }
    case .none: .string(text)
    default: nil
    }
  }

  private func number(_ number: Double, like old: Value) -> Value? {
    switch old {
    case .int: Int(exactly: number.rounded()).map { .int($0) }
    case .double: .double(number)
    case .cgFloat: .cgFloat(number)
    case .float: .float(Float(number))
    default: nil
    }
  }

  private func step(_ control: ScreenControl, _ count: Int) throws {
    let actions = control.shape.uses.indices.filter { if case .action = control.shape.uses[$0] { true } else { false } }
    let name = count < 0 ? "onDecrement" : "onIncrement"
    if let index = actions.first(where: { control.shape.names[$0] == name }), control.record.argument(index).isClosure {
      for _ in 0..<abs(count) { _ = try evaluator.apply(control.record.argument(index), to: []) }
      return
    }
    let stride =
      control.shape.index(of: "step").flatMap {
        control.record.argument($0).asDouble ?? control.record.argument($0).asInt.map(Double.init)
      } ?? 1
    let bounds = bounds(of: control)?.range
    try write(control) { old in
      let next = (old.asDouble ?? old.asInt.map(Double.init) ?? 0) + stride * Double(count)
      return self.number(bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next, like: old)
    }
  }

  /// What a slider or stepper cannot leave is refused: a user's finger stops there.
  private func adjust(_ control: ScreenControl, to number: Double) throws {
    if let (range, ends) = bounds(of: control), !range.contains(number) {
      throw evaluator.trap("\(control.kind) \"\(control.name)\" goes from \(ends[0]) to \(ends[1])")
    }
    try write(control) { self.number(number, like: $0) }
  }

  private func bounds(of control: ScreenControl) -> (range: ClosedRange<Double>, ends: [String])? {
    guard let index = control.shape.index(of: "bounds"),
      case .structure(let box) = control.record.argument(index).opened, box.count == 2
    else { return nil }
    let ends = [box[0], box[1]].compactMap { $0.asDouble ?? $0.asInt.map(Double.init) }
    guard ends.count == 2, ends[0] <= ends[1] else { return nil }
    return (ends[0]...ends[1], [literal(box[0]), literal(box[1])])
  }

  private func pick(_ title: String, in control: ScreenControl) throws {
    if control.shape.name == "TabView" { return try selectTab(titled: title, in: control) }
    guard let option = options(in: control.part).first(where: { $0.title == title }) else {
      throw evaluator.trap("\(control.kind) \"\(control.name)\" has no option \"\(title)\"")
    }
    try write(control) { old in try self.evaluator.selecting(option.value, in: old) }
  }

  /// The options of a picker: what `.tag(_:)` or the id of a row says, by the text that it shows.
  func options(in part: ScreenPart) -> [(title: String, value: Value)] {
    if let record = part.record, part.shape?.name == "tag", part.shape?.isModifier == true {
      return [(part.children.flatMap { texts(in: $0) }.joined(separator: " "), record.argument(1))]
    }
    let inner = part.children.flatMap { options(in: $0) }
    if inner.isEmpty, let row = part.node as? RowNode, case .row(let id) = row.key {
      return [(part.children.flatMap { texts(in: $0) }.joined(separator: " "), id.value)]
    }
    return inner
  }

  private func submit(_ control: ScreenControl) throws {
    var current: ViewNode? = control.scope
    if let action = action(of: control) { _ = try evaluator.apply(action, to: []) }
    while let node = current {
      if let content = node.content, let action = submitAction(in: content) {
        _ = try evaluator.apply(action, to: [])
        return
      }
      current = node.parent
    }
  }

  private func submitAction(in value: Value) -> Value? {
    guard let record = value.record else { return nil }
    if shapes[record.function].name == "onSubmit" { return record.arguments.last }
    return record.elements.lazy.compactMap { self.submitAction(in: $0) }.first
  }

  // MARK: Rows

  private func indexSet(_ index: Int) -> Value {
    evaluator.indexSet([index])
  }

  /// Calls the closure of `onDelete` or `onMove` of the first list on the screen.
  private func edit(_ name: String, _ arguments: [Value]) throws {
    guard let root else { return }
    var found: Value?
    forEachNode(below: root) { node in
      if found == nil, let content = node.content { found = self.editAction(name, in: content) }
    }
    guard let action = found else { throw evaluator.trap("no list on the screen has \(name)") }
    _ = try evaluator.apply(action, to: arguments)
  }

  private func editAction(_ name: String, in value: Value) -> Value? {
    guard let record = value.record else { return nil }
    if shapes[record.function].name == name { return record.arguments.last }
    return record.elements.lazy.compactMap { self.editAction(name, in: $0) }.first
  }

  /// Deletes or moves a row of the list on the screen.
  func editRows(_ act: ControlAct) throws {
    switch act {
    case .delete(let row):
      origin = .action("row \(row + 1)")
      try edit("onDelete", [indexSet(row)])
    case .move(let from, let to):
      origin = .action("row \(from + 1)")
      // SwiftUI gives the position before the row is taken out.
      try edit("onMove", [indexSet(from), .int(to > from ? to + 1 : to)])
    default: break
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

  private func selectTab(titled title: String, in control: ScreenControl) throws {
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
    guard let top else { throw evaluator.trap("nothing is presented") }
    origin = .action("dismiss")
    try dismiss(top)
  }
}
