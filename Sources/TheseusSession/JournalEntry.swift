import TheseusRuntime

/// An accepted input, lowered and checked, so that a replay does neither again.
enum JournalEntry {
  /// Statements or an expression, run as one event handler of the focused view.
  case run(TypedLine)
  /// Something that a user did on the screen.
  case act(UserAct)
  /// Virtual time passed, in seconds.
  case wait(Double)
  /// The system changed the environment.
  case system(SystemKey, String)
  /// The program's text became another; state is kept where it fits.
  case reload(Checked)
  /// The program's text became another; everything begins anew.
  case load(Checked)
  /// Inputs speak to another view.
  case focus(String)
}

/// What a user does on the screen, by the names that the user sees.
enum UserAct: Hashable {
  case tap(String)
  case enter(String, text: String)
  case toggle(String)
  case pick(String, value: String)
  case drag(String, x: Double, y: Double)
  case adjust(String, value: String)
  case submit(String)
  case delete(row: String)
  case move(row: String, to: String)
  case scroll(ScrollTarget)
  case dismiss
}
