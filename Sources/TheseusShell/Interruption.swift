import CLineEditor

/// Ctrl-C, as a flag that running code looks at.
public enum Interruption {
  /// Whether Ctrl-C was typed since the flag was cleared; cheap enough for an interpreter's budget.
  public static var isRequested: Bool { theseus_interrupt_is_requested() }

  /// Forgets a Ctrl-C.
  public static func clear() { theseus_interrupt_clear() }

  /// Makes Ctrl-C and a change of the window's size set flags, and a closed pipe an ordinary error.
  public static func install() { theseus_signals_install() }

  /// Makes a crash say whose defect it is, and end the program with status 70.
  public static func reportCrashes() { theseus_crashes_report() }
}
