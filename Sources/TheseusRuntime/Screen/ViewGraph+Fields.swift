import TheseusInterpreter
import TheseusTrace

/// The focus state that a modifier binds to a field, and what it is while the field has focus.
struct FocusTarget {
  /// The binding.
  var binding: Value
  /// The value of a field among several; nil where the state is a `Bool`.
  var value: Value?
}

/// The field that a user types into, by its place, as long as it is there.
struct FocusedField {
  /// The node around it.
  weak var scope: ViewNode?
  /// Its place below that node.
  let place: Place?
  /// The focus state that is bound to it.
  let target: FocusTarget?

  /// Remembers where a field stands.
  init(_ control: ScreenControl) {
    scope = control.scope
    place = control.part.place
    target = control.surroundings.focus
  }

  /// Whether it left the screen.
  var isGone: Bool { scope?.status != .live }
}

extension ViewGraph {
  /// The kinds of controls that a user types into.
  static let fieldKinds: Set<String> = ["TextField", "SecureField", "TextEditor"]

  // MARK: Focus

  /// A user goes into a field: the one before is left, the focus state follows, and editing begins.
  func focus(on control: ScreenControl) throws {
    if let node = search(of: control) { return try beginSearch(at: node) }
    guard !hasFocus(control) else { return }
    let old = focusedControl
    focusedField = FocusedField(control)
    if let target = control.surroundings.focus, let location = location(of: target.binding) {
      if let left = old?.surroundings.focus, self.location(of: left.binding)?.root !== location.root {
        try release(left)
      }
      try location.set(target.value ?? .bool(true), in: self)
    } else if let left = old?.surroundings.focus {
      try release(left)
    }
    try old.map { try callEditingChanged(of: $0, false) }
    try callEditingChanged(of: control, true)
  }

  /// Has the field that has focus left, as the first responder resigns; false where none has.
  func endEditing() throws -> Bool {
    guard let control = focusedControl else { return false }
    try unfocus(control)
    return true
  }

  /// A user leaves the field.
  private func unfocus(_ control: ScreenControl) throws {
    focusedField = nil
    if let target = control.surroundings.focus { try release(target) }
    try callEditingChanged(of: control, false)
  }

  /// A focus state whose field was left is false, or nil.
  private func release(_ target: FocusTarget) throws {
    guard let location = location(of: target.binding), (location.root as? StateLocation)?.isAlive != false,
      try isHeld(target)
    else { return }
    try location.set(target.value == nil ? .bool(false) : .none, in: self)
  }

  /// Whether the focus state says that its field has focus.
  private func isHeld(_ target: FocusTarget) throws -> Bool {
    guard let location = location(of: target.binding) else { return false }
    let state = try location.get(in: self)
    return try target.value.map { try areEqual($0, state) } ?? state.asBool ?? false
  }

  private func hasFocus(_ control: ScreenControl) -> Bool {
    focusedField.map { $0.scope === control.scope && $0.place == control.part.place } ?? false
  }

  /// The field that has focus, if it is on the screen.
  private var focusedControl: ScreenControl? {
    focusedField == nil ? nil : screenControls().first(where: hasFocus)
  }

  /// A field that leaves the screen loses the focus, and its focus state says so (DOC:focusstate).
  func endFocusOfGoneField() throws {
    guard let field = focusedField, field.isGone else { return }
    focusedField = nil
    if let target = field.target { try release(target) }
  }

  /// The program wrote a focus state: the field that it names has focus from now on, and no other focus state names a field.
  func follow(_ written: StateLocation) throws {
    writtenFocus = nil
    let controls = screenControls()
    let old = controls.first(where: hasFocus)
    let held = try controls.filter { control in
      try ViewGraph.fieldKinds.contains(control.kind) && control.surroundings.focus.map(isHeld) ?? false
    }
    let new = held.first { focusState(of: $0) === written } ?? held.first(where: hasFocus) ?? held.first
    for other in held where focusState(of: other) !== new.flatMap(focusState) {
      try other.surroundings.focus.map(release)
    }
    if let new {
      guard !hasFocus(new) else { return }
      focusedField = FocusedField(new)
    } else {
      guard old?.surroundings.focus != nil else { return }
      focusedField = nil
    }
    try old.map { try callEditingChanged(of: $0, false) }
    try new.map { try callEditingChanged(of: $0, true) }
  }

  /// The storage of the focus state that is bound to a control.
  private func focusState(of control: ScreenControl) -> Location? {
    control.surroundings.focus.flatMap { location(of: $0.binding)?.root }
  }

  // MARK: Editing

  /// Tells a control that its user begins or ends changing its value.
  private func callEditingChanged(of control: ScreenControl, _ isEditing: Bool) throws {
    guard let closure = argument("onEditingChanged", of: control), closure.isClosure else { return }
    _ = try evaluator.apply(closure, to: [.bool(isEditing)])
  }

  /// An argument of a control, by its name.
  func argument(_ name: String, of control: ScreenControl) -> Value? {
    control.shape.index(of: name).map { control.record.argument($0) }
  }

  /// Does what a user does while holding a slider or a button of a stepper; what changed is rendered before the end.
  func editing(_ control: ScreenControl, _ change: () throws -> Void) throws {
    let index = peers(of: control).firstIndex { $0.record === control.record }
    try callEditingChanged(of: control, true)
    try change()
    guard argument("onEditingChanged", of: control) != nil else { return }
    try settle()
    // The view may have been evaluated again, and have closures with other values now.
    let peers = peers(of: control)
    try callEditingChanged(of: index.flatMap { peers.indices.contains($0) ? peers[$0] : nil } ?? control, false)
  }

  /// Goes into a field, and types a text in place of what it holds.
  func enter(_ text: String, into control: ScreenControl) throws {
    try focus(on: control)
    try settle()
    try write(control) { old in
      if let value = self.entered(text, in: control, insteadOf: old) { return value }
      let isText = self.binding(of: control.record, control.shape).map(self.holdsText) ?? true
      throw self.evaluator.trap("'\(control.name)' does not take '\(text)'" + (isText ? "" : ": it holds a number"))
    }
  }

  /// A typed text as the value that a field is bound to, as `TextField(_:value:format:)` reads it; nil if it is none.
  private func entered(_ text: String, in control: ScreenControl, insteadOf old: Value) -> Value? {
    guard let binding = binding(of: control.record, control.shape) else { return nil }
    let type = evaluator.argument(0, of: evaluator.type(of: binding))
    let isOptional = evaluator.name(of: type).hasPrefix("Optional<")
    if isOptional, text.isEmpty { return Value.none }
    return entered(text, as: isOptional ? evaluator.argument(0, of: type) : type)
      ?? (old.asString == nil ? nil : .string(text))
  }

  private func holdsText(_ binding: Value) -> Bool {
    evaluator.name(of: evaluator.argument(0, of: evaluator.type(of: binding))).contains("String")
  }

  private func entered(_ text: String, as type: TypeToken) -> Value? {
    switch evaluator.name(of: type) {
    case "String": .string(text)
    case "Int": Int(text).map { .int($0) }
    case "Double": Double(text).map { .double($0) }
    case "CGFloat": Double(text).map { .cgFloat($0) }
    case "Float": Float(text).map { .float($0) }
    case "Decimal": decimal(text, type)
    default: nil
    }
  }

  private func decimal(_ text: String, _ type: TypeToken) -> Value? {
    guard let make = try? evaluator.initializer("Decimal.init(string:locale:)", of: type),
      let value = try? evaluator.interpreter.call(make, [.string(text), .none]), !value.isNil
    else { return nil }
    return value.opened
  }

  /// Presses Return in a field: it commits, what waits for a submission runs, and the field is left unless the program
  /// moved the focus elsewhere.
  func submit(_ control: ScreenControl) throws {
    if search(of: control) == nil { try focus(on: control) }
    if let commit = argument("onCommit", of: control), commit.isClosure { _ = try evaluator.apply(commit, to: []) }
    try callSubmitActions(around: control)
    guard hasFocus(control) else { return }
    if let target = control.surroundings.focus, try !isHeld(target) { return }
    try unfocus(control)
  }

  /// Calls the actions that wait for a submission of this kind, the nearest first.
  private func callSubmitActions(around control: ScreenControl) throws {
    let trigger =
      control.kind == "SearchField" ? ControlSurroundings.searchTrigger : ControlSurroundings.textTrigger
    for submission in control.surroundings.submissions.reversed() where submission.triggers & trigger != 0 {
      _ = try evaluator.apply(submission.action, to: [])
    }
  }

  // MARK: Search

  /// The search whose field a control is.
  func search(of control: ScreenControl) -> SearchNode? {
    guard control.kind == "SearchField" else { return nil }
    return control.part.place.flatMap { child(of: control.scope, at: $0) } as? SearchNode
  }

  /// Puts what a suggestion completes into the field.
  func complete(with completion: String) throws {
    guard let node = currentSearch, let location = location(of: node.text) else {
      throw evaluator.trap("no search is in use; a tap on the search field begins one")
    }
    try location.set(.string(completion), in: self)
  }
}
