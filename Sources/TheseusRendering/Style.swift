/// What a stretch of text means; formatters map it to looks.
public enum Style: String, Sendable, Hashable, CaseIterable {
  /// Ordinary text.
  case plain
  /// The lines of a tree.
  case art
  /// An identity that began.
  case created
  /// An identity that ended, or is about to.
  case removed
  /// An identity that was kept.
  case kept
  /// A row at another position.
  case moved
  /// A body that ran.
  case evaluated
  /// State that was lost or reset.
  case reset
  /// The name of a view, a property, a control.
  case name
  /// A value.
  case value
  /// A term of the glossary.
  case term
  /// A label such as `why` or `pass 2`.
  case heading
  /// A warning's label.
  case warning
  /// An error's label, and its caret.
  case error
}
