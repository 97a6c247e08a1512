import TheseusInterpreter

/// The control that a style of the program draws.
final class StyledControl {
  /// The protocol of the style.
  let kind: StyleKind
  /// The control, as the body around it made it.
  var record: Record
  /// What the record means.
  let shape: ViewShape
  /// Where it stands below the parent of the style's node.
  let place: Place
  /// What a link does.
  var follow: Value?
  /// Whether a finger is on it.
  var isPressed = false
  /// Whether it is a disclosure group that is expanded, where no binding says so.
  var isExpanded = false
  /// What the binding of the control leads to.
  var binding: Location?
  /// What the style's body gets.
  var configuration = Value.none
  /// What stands for the parts of the control in the configuration, by their names.
  var standIns: [(name: String, content: ModifierContent)] = []

  /// Makes it for a control.
  init(_ kind: StyleKind, _ record: Record, _ shape: ViewShape, at place: Place) {
    self.kind = kind
    self.record = record
    self.shape = shape
    self.place = place
  }
}
