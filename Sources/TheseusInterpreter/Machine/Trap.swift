import TheseusProgram

/// Why running code cannot go on, with the place and the functions that were running.
public struct Trap: Error, Hashable, Sendable {
  /// What kind of end it is.
  public enum Reason: Hashable, Sendable {
    /// Swift itself would stop: an index out of range, an overflow, a nil unwrapped, `fatalError`.
    case runtimeError
    /// Swift itself would stop: a variable was used while it was being changed in place.
    case overlappingAccess
    /// A Swift error that nothing caught.
    case uncaughtError
    /// Something that Theseus does not run yet.
    case unsupported
    /// An update leads to another one without end.
    case endless
    /// The step, depth, memory or output budget is used up.
    case budget
    /// The user interrupted.
    case interrupted
    /// The program ended itself with a status.
    case exited(Int32)
  }
  /// A function that was running.
  public struct Frame: Hashable, Sendable {
    /// The name with labels.
    public var function: String
    /// Where it was.
    public var range: SourceRange

    /// Makes a frame.
    public init(function: String, range: SourceRange) {
      self.function = function
      self.range = range
    }
  }
  /// The kind.
  public var reason: Reason
  /// The message, Swift's own where Swift has one.
  public var message: String
  /// What Swift does not say of it, as `index 9 of 3 elements (0...2)`.
  public var detail: String?
  /// Where it happened.
  public var range: SourceRange
  /// The functions that were running, innermost first.
  public var callStack: [Frame]

  /// The end of a program that uses a variable while it is being changed.
  public static var overlappingAccess: Trap {
    Trap("Simultaneous accesses, but modification requires exclusive access", reason: .overlappingAccess)
  }

  /// The end of a program that asks an array for an element that it does not have.
  public static func indexOutOfRange(_ index: Int, count: Int) -> Trap {
    var trap = Trap("Index out of range")
    trap.detail =
      switch count {
      case 0: "index \(index) of an empty array"
      case 1: "index \(index) of 1 element (0)"
      default: "index \(index) of \(count) elements (0...\(count - 1))"
      }
    return trap
  }

  /// Makes a trap; the machine fills in the place and the call stack.
  public init(
    _ message: String, reason: Reason = .runtimeError, range: SourceRange = .synthesized, callStack: [Frame] = []
  ) {
    self.reason = reason
    self.message = message
    self.range = range
    self.callStack = callStack
  }
}

/// Why an evaluation gave no value.
public enum EvaluationError: Error {
  /// Swift code threw; the error is `Interpreter.thrownValue`.
  case thrown
  /// It cannot go on.
  case trap(Trap)
  /// A native asks the machine to suspend the running task; only `Arguments.suspend` makes it.
  case suspended
}

extension EvaluationError {
  /// The error for code that needs a value that is known by its name and arguments only.
  public static func needsValue(of box: OpaqueBox) -> EvaluationError {
    .trap(Trap("Theseus does not run what needs the value of '\(box.source.signature)' yet", reason: .unsupported))
  }

  /// The error for a call of what is no function: of a value that is known by its name only, as a rule.
  static func notCallable(_ value: Value) -> EvaluationError {
    if case .opaque(let box) = value { return .needsValue(of: box) }
    return .trap(Trap("a value that is not a function is called", reason: .unsupported))
  }
}
