import TheseusInterpreter

extension ViewGraph {
  /// Writes the edit mode in the environment of an `EditButton` (DOC:editbutton).
  func toggleEditMode(by control: ScreenControl) throws {
    guard let location = editMode(in: control.scope) else {
      return explainOnce(
        "EditButton",
        "Theseus keeps no edit mode of its own: an EditButton writes the binding that '.environment(\\.editMode, _)' gives",
        at: control.record.range)
    }
    let mode = try location.get(in: self)
    guard case .enumeration(let type, _) = mode else { return }
    try location.set(.enumeration(type, tag: isEditing(mode) ? Self.inactive : Self.active), in: self)
  }

  /// The title of an `EditButton`.
  func editTitle(in scope: ViewNode) -> String {
    guard let mode = try? editMode(in: scope)?.get(in: self) else { return "Edit" }
    return isEditing(mode) ? "Done" : "Edit"
  }

  /// The cases of `EditMode`.
  private static let (inactive, active): (Int32, Int32) = (0, 2)

  private func isEditing(_ mode: Value) -> Bool {
    if case .enumeration(_, let tag) = mode { tag != Self.inactive } else { false }
  }

  private func editMode(in scope: ViewNode) -> Location? {
    guard let key = try? builtInKey("editMode"), let entry = scope.environment.entry(for: key) else { return nil }
    return entry.value.unwrapped.flatMap { location(of: $0) }
  }
}
