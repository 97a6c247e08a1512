import TheseusInterpreter
import TheseusTrace

/// A control on the screen, with the values that acting on it needs.
struct ScreenControl {
  /// The kind of control, as `Button`.
  var kind: String
  /// Its label or title, otherwise the text that it shows.
  var name: String
  /// What the parts above say about it.
  var surroundings: ControlSurroundings
  /// The node whose environment applies, and whose body contains it.
  var scope: ViewNode
  /// What it shows.
  var value: String?
  /// Its record.
  var record: Record
  /// What the record means.
  var shape: ViewShape
  /// The part, for what stands in it.
  var part: ScreenPart
  /// The title of the section that a tab stands in.
  var section: String?
}

extension ViewGraph {
  /// Controls as those who look at the screen see them, numbered.
  func described(_ controls: [ScreenControl]) -> [Control] {
    controls.enumerated().map { index, control in
      let owner = control.scope.handle > 0 ? control.scope : control.scope.listedAncestor
      return Control(
        number: index + 1, kind: control.kind, name: control.name, obstacle: control.surroundings.obstacle,
        node: owner?.handle, value: control.value, opener: control.surroundings.opener, section: control.section,
        taps: taps(of: control))
    }
  }

  private func taps(of control: ScreenControl) -> Int {
    gesture(of: control)?.taps ?? (control.kind == "onTapGesture" ? control.record.taps(control.shape) : 1)
  }

  /// The controls that a user can reach, in the order of the screen.
  func screenControls() -> [ScreenControl] { screen().controls }

  /// The controls that a user can reach, and what covers others.
  func screen() -> (controls: [ScreenControl], cover: Cover?) {
    var controls: [ScreenControl] = []
    for part in screenParts() {
      var found = FoundControls()
      collect(part, into: &found)
      // A sheet hides what is below it, and what stands beside it.
      if let covering = found.covering { return (Array(found.controls[covering]), found.cover) }
      controls += found.controls
    }
    return (controls, nil)
  }

  /// The controls that one walk found, and which of them are on top of all others.
  private struct FoundControls {
    var controls: [ScreenControl] = []
    /// Those of the last presentation that covers everything, if there is one.
    var covering: Range<Int>? { didSet { coveringCount += 1 } }
    /// What it is called.
    var coverName = ""
    /// The covering presentation, with the controls that it covers.
    var cover: Cover? {
      guard let covering else { return nil }
      let names = controls.indices.filter { !covering.contains($0) }.map { controls[$0].name }
      return Cover(name: coverName, controls: names)
    }
    /// How many such presentations there are.
    private(set) var coveringCount = 0
  }

  private static let coveringPresentations: Set<String> = [
    "sheet", "fullScreenCover", "alert", "confirmationDialog", "popover",
  ]

  private func collect(
    _ part: ScreenPart, into found: inout FoundControls, surroundings: ControlSurroundings = ControlSurroundings()
  ) {
    guard part.isReachable else {
      return presentedParts(in: part).forEach { collect($0, into: &found, surroundings: surroundings) }
    }
    var surroundings = surroundings
    surroundings.enter(part, in: self)
    if !part.isScrolledAway, let control = control(of: part, surroundings) { found.controls.append(control) }
    surroundings.share(part, in: self)
    if let record = part.record, let shape = part.shape, shape.name == "TabView",
      let node = part.node as? PresentationNode
    {
      found.controls += tabControls(node, record, shape, part)
    }
    if let record = part.record, let shape = part.shape, case .table = shape.role {
      found.controls += columnControls(record, shape, part)
    }
    let start = found.controls.count
    let count = found.coveringCount
    defer { join(part, at: start, &found) }
    // What is said of a view is said of the one control that it is.
    if part.kind != nil, !(part.node is CompositeNode && part.children.count == 1) { surroundings.label = nil }
    if let list = part.node as? ForEachNode {
      // Each row's parts go as soon as they were looked at: to free those of 10,000 rows took as long as to make them.
      for row in list.rows { collect(childPart(row), into: &found, surroundings: surroundings) }
    } else {
      for child in part.children {
        var inner = surroundings
        if child.isOpened { inner.opener = Control.Opener(name: child.name, owner: ownerName(of: part)) }
        collect(child, into: &found, surroundings: inner)
      }
    }
    guard case .presentation? = part.kind, Self.coveringPresentations.contains(part.name) else { return }
    guard found.coveringCount == count else { return }
    found.coverName = name(ofCover: part.name, by: part.scope)
    found.covering = start..<found.controls.count
  }

  /// A tap gesture that goes with a control, or before it, and is attached to nothing else, is one control with it.
  private func join(_ part: ScreenPart, at start: Int, _ found: inout FoundControls) {
    guard let record = part.record, let shape = part.shape, Self.joiningGestures.contains(shape.name), start > 0,
      found.controls.indices.contains(start), found.controls[start - 1].record === record,
      tapGesture(of: record, shape) != nil, gesturedControl(in: part) === found.controls[start].record
    else { return }
    found.controls.remove(at: start - 1)
  }

  private static let joiningGestures: Set<String> = ["simultaneousGesture", "highPriorityGesture"]

  /// The record of the one view that a gesture is attached to, or of the gesture inside.
  private func gesturedControl(in part: ScreenPart) -> Record? {
    var current = part
    while let inner = current.children.first, current.children.count == 1 {
      if inner.kind != nil { return inner.record }
      if let shape = inner.shape, shape.isModifier, isTouched(shape) { return inner.record }
      current = inner
    }
    return nil
  }

  /// Whether a modifier makes a view one that a user acts on.
  private func isTouched(_ modifier: ViewShape) -> Bool {
    ViewGraph.gestureModifiers.contains(modifier.name) || ViewGraph.gestureNames.contains(modifier.name)
  }

  /// What is presented above all else, with its name; the root without one where nothing is.
  func topCover() -> (name: String?, content: ViewNode?) {
    var top: (name: String?, content: ViewNode?) = (nil, root)
    guard let root else { return top }
    forEachNode(below: root) { node in
      guard let node = node as? PresentationNode, Self.coveringPresentations.contains(node.name),
        let child = node.presented.last, child.status == .live, self.isOnScreen(child)
      else { return }
      top = (self.name(ofCover: node.name, by: node), child)
    }
    return top
  }

  /// `sheet of P #1`.
  private func name(ofCover name: String, by node: ViewNode) -> String {
    guard let owner = node.handle > 0 ? node : node.listedAncestor else { return name }
    let view = TraceBuilder(self, input: "", cause: .mutation, update: nil).reference(owner)
    return "\(name) of \(view.view) #\(owner.handle)"
  }

  /// The kinds of views that a user acts on.
  private static let controlNames: Set<String> = [
    "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Stepper", "Picker", "Slider", "NavigationLink",
    "DatePicker", "MultiDatePicker", "ColorPicker", "DisclosureGroup", "Link", "Menu", "EditButton",
  ]
  /// Modifiers that make a view one that a user acts on.
  private static let gestureNames: Set<String> = ["onTapGesture", "onLongPressGesture", "searchCompletion"]

  private func control(of part: ScreenPart, _ surroundings: ControlSurroundings) -> ScreenControl? {
    guard let record = part.record, let shape = part.shape, !actsInside(part) else { return nil }
    if case .searchable = shape.role { return searchField(part, record, shape, surroundings) }
    let isControl =
      !shape.isModifier
      && (ViewGraph.controlNames.contains(shape.name)
        || shape.lazyKind == .list && shape.index(of: "selection") != nil)
    let isGesture = shape.isModifier && ViewGraph.gestureModifiers.contains(shape.name)
    let kind = isGesture ? GestureUse(record.argument(1), shapes).kind : shape.name
    // A gesture that is nil recognizes nothing.
    guard isControl || shape.isModifier && isTouched(shape), !kind.isEmpty else { return nil }
    var surroundings = surroundings
    surroundings.obstacle = surroundings.obstacle ?? (isEnabled(part.scope) ? nil : .disabled)
    if !isControl { surroundings.obstacle = surroundings.obstacle ?? obstacle(ofGesture: part, surroundings) }
    return ScreenControl(
      kind: kind,
      name: surroundings.label ?? name(of: part), surroundings: surroundings, scope: part.scope,
      value: shownValue(record, shape), record: record, shape: shape, part: part)
  }

  /// What keeps touches from a gesture: a mask, or what stands in the view that it is attached to.
  private func obstacle(ofGesture part: ScreenPart, _ surroundings: ControlSurroundings) -> Control.Obstacle? {
    if surroundings.areGesturesMasked { return .masked }
    if let record = part.record, let shape = part.shape, ViewGraph.gestureModifiers.contains(shape.name),
      !GestureMask(record, shape).isGestureOn
    {
      return .masked
    }
    return ControlSurroundings.obstacle(inside: part)
  }

  /// What a swipe, a long press or a search is done to: a row by its texts, a search field by its prompt.
  private func ownerName(of part: ScreenPart) -> String {
    guard let record = part.record, let shape = part.shape, case .searchable = shape.role else {
      return name(of: part)
    }
    return searchPrompt(record, shape)
  }

  private func searchPrompt(_ record: Record, _ shape: ViewShape) -> String {
    shape.index(of: "prompt").flatMap { string(ofText: record.argument($0)) } ?? "Search"
  }

  /// The field that `.searchable(text:)` adds, by its prompt; SwiftUI's own is "Search".
  private func searchField(
    _ part: ScreenPart, _ record: Record, _ shape: ViewShape, _ surroundings: ControlSurroundings
  ) -> ScreenControl {
    var surroundings = surroundings
    surroundings.obstacle = surroundings.obstacle ?? (isEnabled(part.scope) ? nil : .disabled)
    return ScreenControl(
      kind: "SearchField", name: searchPrompt(record, shape), surroundings: surroundings, scope: part.scope,
      value: shownValue(record, shape), record: record, shape: shape, part: part)
  }

  /// What one calls a control: its label, or what it is where it has none.
  func name(of part: ScreenPart) -> String {
    let label = label(of: part)
    if !label.allSatisfy(\.isWhitespace) { return label }
    return part.name == "EditButton" ? editTitle(in: part.scope) : part.name
  }

  /// The label of a control: its title, otherwise the texts in it; empty if there are none.
  private func label(of part: ScreenPart) -> String {
    if let title = text(of: part) { return title }
    if part.shape?.lazyKind == .list { return part.name }
    if let record = part.record, let shape = part.shape, !shape.isModifier {
      for (index, name) in shape.names.enumerated() where name.hasPrefix("title") && index < record.arguments.count {
        if let text = string(of: record.arguments[index]) { return text }
      }
    }
    let labels = styledLabel(of: part) ?? part.children.filter { $0.name == "label" }
    return names(in: labels.isEmpty ? part.children : labels).joined(separator: " ")
  }

  /// The texts by which one calls a control or a row: what is drawn over or behind it, the buttons in it and its symbols say less.
  func names(in parts: [ScreenPart]) -> [String] {
    for avoided in [["Image", "Button", "Toggle"], ["Button", "Toggle"], []] {
      let words = parts.flatMap { names(in: $0, without: Set(avoided)) }
      if !words.isEmpty { return words }
    }
    return parts.flatMap { texts(in: $0) }
  }

  private func names(in part: ScreenPart, without avoided: Set<String>) -> [String] {
    guard part.isReachable, !part.isOpened, !avoided.contains(part.name), !part.isAddition else { return [] }
    if text(of: part) != nil { return texts(in: part) }
    return part.children.flatMap { names(in: $0, without: avoided) }
  }

  /// Whether no `.disabled(true)` stands above.
  private func isEnabled(_ scope: ViewNode) -> Bool {
    guard let key = try? builtInKey("isEnabled"), let entry = scope.environment.entry(for: key) else { return true }
    return entry.value.asBool ?? true
  }

  /// The value that a control's binding holds.
  private func shownValue(_ record: Record, _ shape: ViewShape) -> String? {
    guard let binding = binding(of: record, shape), let location = location(of: binding),
      let value = try? location.get(in: self)
    else { return nil }
    switch value {
    case .bool(let isOn):
      return switch shape.name {
      case "Toggle": isOn ? "on" : "off"
      case "DisclosureGroup": isOn ? "open" : "closed"
      default: "\(isOn)"
      }
    case .string(let text): return text
    default: return literal(value)
    }
  }

  /// The binding that a user's act writes: that of the selection, where there is one beside that of the data; otherwise the first.
  func binding(of record: Record, _ shape: ViewShape) -> Value? {
    if let index = shape.index(of: "selection"), location(of: record.argument(index)) != nil {
      return record.argument(index)
    }
    for (index, use) in shape.uses.enumerated() where index < record.arguments.count {
      if case .binding = use, location(of: record.arguments[index]) != nil { return record.arguments[index] }
    }
    return record.arguments.first { location(of: $0) != nil }
  }

  private func tabControls(
    _ node: PresentationNode, _ record: Record, _ shape: ViewShape, _ part: ScreenPart
  ) -> [ScreenControl] {
    ((try? tabs(of: node)) ?? []).map { key, content, section in
      ScreenControl(
        kind: "Tab", name: tabTitle(content) ?? literal(key.value), surroundings: ControlSurroundings(),
        scope: node,
        value: key == node.selectedTab ? "selected" : nil, record: record, shape: shape, part: part, section: section)
    }
  }

  /// The title of a tab: of its `tabItem`, or of the `Tab` itself.
  func tabTitle(_ content: Value) -> String? {
    var value = content
    while let record = value.record {
      let shape = shapes[record.function]
      if shape.name == "tabItem", let label = record.arguments.last { return firstText(in: label) }
      if shape.name == "Tab" { return record.arguments.lazy.compactMap { self.string(of: $0) }.first }
      guard shape.isModifier else { return nil }
      value = record.argument(0)
    }
    return nil
  }

  /// What the first text or label in a view shows.
  func firstText(in value: Value) -> String? {
    guard let record = value.record else { return nil }
    if shapes[record.function].name == "Text" || shapes[record.function].name == "Label" {
      return string(ofText: value)
    }
    return record.elements.lazy.compactMap { self.firstText(in: $0) }.first
  }
}
