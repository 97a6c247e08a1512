import TheseusProgram
import TheseusTypes

/// Runs a checked program: compiles functions when they are first called, and keeps its globals, types, objects and jobs.
///
/// Everything happens on the caller's thread. An evaluation that fails leaves globals and objects as they are at that moment:
/// whoever needs the state before builds a new interpreter.
public final class Interpreter {
  /// The program.
  public let checked: any CheckedProgram
  /// The interned types.
  public let types: TypeTable
  /// The jobs and the virtual clock.
  public let executor = Executor()
  /// The error that `EvaluationError.thrown` carries.
  public internal(set) var thrownValue: Value = .none
  /// Who stores, observes, prints and limits.
  public unowned let host: any Host
  /// Whether a program prints as an executable does: nested values with the module's name, `[main.Suit.hearts]`, and none by its name
  /// alone.
  public var isExecutable = false

  /// Who subscribed to fields of objects.
  public let observers = ObjectObservers()
  /// What runs or waits in `withObservationTracking`.
  let tracking = ObservationTracking()
  /// What the program stored by key.
  public let userDefaults = UserDefaultValues()

  let natives: NativeTable
  let lifetimes = ObjectLifetimes()
  let mainFiber = Fiber(capacity: 1 << 16, isRunByJobs: false)
  /// The fiber that runs; nil between jobs.
  var currentFiber: Fiber?
  /// Who waits for an actor whose code waits with its thread.
  var heldActors: [ObjectIdentifier: [Fiber]] = [:]
  /// The threads that were told from others.
  var threadCount = 0
  var codes: [Code?] = []
  /// How deep calls through the library may be nested.
  var stackLimit = StackLimit()
  /// The steps since the host was asked whether to go on: calls, turns of loops, and calls by the host.
  public internal(set) var restOfSteps = 0
  /// The elements and bytes that the library walked since the host was asked.
  var restOfWork = 0
  /// The tables that got their first entry.
  private var tableCount = 0
  var globals: [Value?] = []
  /// The globals whose initial values are being made.
  var unfinishedGlobals: Set<Int> = []
  /// Counts what running code wrote outside of itself: into globals, static properties and fields of objects.
  public internal(set) var outsideWriteCount = 0
  var wellKnown = WellKnown()
  var caches = WitnessCaches()
  var intrinsics: [FunctionID: Intrinsic?] = [:]

  /// Makes an interpreter; nothing is compiled yet.
  public init(checked: any CheckedProgram, natives: NativeTable, host: any Host) {
    self.checked = checked
    self.natives = natives
    self.host = host
    types = TypeTable(checked: checked)
  }

  deinit { lifetimes.isClosed = true }

  /// The tables of the program.
  public var program: TypedProgram { checked.program }

  /// An age for a table that gets its first entry, which leaves room for its removals.
  func nextTableAge() -> Int {
    tableCount += 1
    return tableCount << 24
  }

  /// Calls a function of the program; the new values of `inout` arguments are lost.
  public func call(
    _ function: FunctionID, _ arguments: [Value] = [], generics: [TypeToken] = []
  ) throws(EvaluationError) -> Value {
    try call(function, arguments, generics: types.list(generics), on: currentFiber ?? mainFiber)
  }

  /// Calls a function of the program with one value, as the getter of a `body`; no array is made for it, which was a fiftieth of an update
  /// down a chain of views.
  public func call(
    _ function: FunctionID, on value: Value, generics: [TypeToken] = []
  ) throws(EvaluationError) -> Value {
    try call(function, on: value, generics: types.list(generics), on: currentFiber ?? mainFiber)
  }

  /// Calls a closure.
  public func call(_ closure: Value, _ arguments: [Value] = []) throws(EvaluationError) -> Value {
    try call(closure, arguments, on: currentFiber ?? mainFiber)
  }
}
