/// What the function or closure around an expression may do.
struct EffectFrame {
  /// Whether it may throw.
  var canThrow: Bool
  /// Whether it may suspend.
  var canSuspend: Bool
  /// How the `do` statement around handles errors, if there is one.
  var handling = Handling.none
  /// Whether something is thrown out of it.
  var escapes = false
  /// Whether it suspends.
  var suspends = false
  /// Whether it is the expression of an autoclosure.
  var isAutoclosure = false
  /// Whether it is the body of a `defer` statement, which no error leaves.
  var isDeferred = false

  /// Whether it is the body of a function that throws only what the functions throw that it takes.
  var isRethrowing = false
  /// Whether it is a `catch`, in which such a function may throw what it likes.
  var isCatching = false

  /// The initial value that it is, out of which no error leaves.
  var initialValue: InitialValuePlace?

  /// How errors are handled before they leave a frame.
  enum Handling {
    case none
    /// Some errors are caught.
    case partial
    /// All errors are caught.
    case complete
  }

  /// Whether an error that is thrown here goes where it may.
  var handles: Bool { handling == .complete || canThrow && !isDeferred }
}
