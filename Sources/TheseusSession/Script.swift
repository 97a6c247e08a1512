import TheseusFrontend
import TheseusInterpreter
import TheseusProgram
import TheseusTypes

/// A plain Swift program, run as an executable built from it would run: source text in, output and exit status out.
///
/// Virtual time runs by itself until nothing is left to do.
public struct Script {
  /// How much a script may do.
  public struct Limits: Sendable {
    /// Calls and back edges.
    public var steps: Int
    /// Bytes of output.
    public var output: Int
    /// Virtual seconds.
    public var time: Double

    /// Makes limits.
    public init(steps: Int = 4_000_000_000, output: Int = 16 << 20, time: Double = 86_400 * 366) {
      self.steps = steps
      self.output = output
      self.time = time
    }
  }

  /// What a run gave.
  public struct Outcome: Sendable {
    /// What it printed, up to a trap.
    public var output: String
    /// What is wrong with the text, or the trap or uncaught error that ended the run.
    public var diagnostics: [Diagnostic]
    /// 0, or what the program gave to `exit`; 1 if the text can't be run; 3 after a trap or an uncaught error.
    public var status: Int32
    /// What the program gave to `exit`, if it did.
    public var ownStatus: Int32?
    /// The files that diagnostics range into.
    public var files: SourceFiles
  }

  /// The text with its name.
  public let file: SourceFile
  /// The functions of the library that are not written in Swift.
  public var natives = NativeTable.standardLibrary()
  /// How much it may do.
  public var limits = Limits()
  /// The seed of chance.
  public var seed: UInt64 = 1
  /// Whether a person asked to stop.
  public var isInterrupted: @Sendable () -> Bool = { false }
  /// How much memory it may take.
  public var memory = MemoryBudget()
  /// Gives the next line of the standard input with its end, or nil at the end of the input.
  public var nextInputLine: () -> String? = { nil }
  /// What of the catalogue was lowered: who runs many scripts may let them share it.
  public var catalogue = LoweredCatalogue()
  /// Takes what it writes to the standard error.
  public var writeError: (String) -> Void = { _ in }

  /// Makes a script of a text.
  public init(_ text: String, name: String) { file = SourceFile(name: name, text: text) }

  /// Sets the time at which it begins, in seconds since 1970.
  public mutating func start(at time: Double) { natives = NativeTable.standardLibrary(startingAt: time) }

  /// Checks and runs it.
  /// - Parameter write: Takes output as it is printed, besides the outcome.
  public func run(write: @escaping (String) -> Void = { _ in }) -> Outcome {
    var files = SourceFiles()
    let id = files.add(file)
    let (program, problems) = Frontend.lower(file, as: id)
    let checker = TypeChecker(lower: catalogue.declarations)
    checker.files = files
    checker.isExecutable = true
    checker.isFaulty = problems.contains { $0.severity == .error }
    guard let mistakes = checker.check(program, isInterrupted: isInterrupted) else {
      return Outcome(output: "", diagnostics: [.interrupted], status: 3, files: files)
    }
    let found = Diagnostic.inOrder(problems, mistakes, files)
    if found.contains(where: { $0.severity == .error }) {
      return Outcome(output: "", diagnostics: found, status: 1, files: files)
    }
    let budget = Budget(limit: limits.steps, memory: memory, isInterrupted: isInterrupted)
    let host = ScriptHost(self, budget: budget, write: write)
    var status: Int32?
    let failure = execute(checker, host, exit: &status)
    return Outcome(
      output: host.output, diagnostics: found + (failure.map { [$0] } ?? []), status: failure == nil ? status ?? 0 : 3,
      ownStatus: status, files: files)
  }

  /// Runs the top-level code and then whatever is due, in virtual time, but for what would repeat for ever.
  private func execute(_ checker: TypeChecker, _ host: ScriptHost, exit status: inout Int32?) -> Diagnostic? {
    guard let main = checker.main else { return nil }
    let interpreter = Interpreter(checked: checker, natives: natives, host: host)
    interpreter.isExecutable = true
    // On every machine a sleep lasts a little longer than it is asked to, which programs rely on.
    interpreter.executor.latency = 1e-6
    // A script ends when it is interrupted, or its budget is used up, not by the number of its jobs.
    interpreter.executor.instantLimit = .max
    let task = interpreter.startTask(calling: main)
    do throws(EvaluationError) {
      let executor = interpreter.executor
      while task.outcome == nil || executor.hasJobsThatEnd, try executor.runNextInstant(until: limits.time) {
        if case .error(let error)? = task.outcome { return uncaught(error, interpreter) }
      }
      try host.checkOutput()
      return nil
    } catch {
      if case .trap(let trap) = error, case .exited(let code) = trap.reason {
        status = code
        return nil
      }
      return diagnostic(error)
    }
  }

  private func uncaught(_ error: Value, _ interpreter: Interpreter) -> Diagnostic {
    let text = (try? interpreter.debugDescription(of: error)) ?? ""
    return Diagnostic(id: "uncaught-error", message: "Error raised at top level: \(text)", range: nil)
  }

  private func diagnostic(_ error: EvaluationError) -> Diagnostic {
    guard case .trap(let trap) = error else {
      return Diagnostic(id: "uncaught-error", message: "an error was thrown that nothing caught", range: nil)
    }
    return Diagnostic(trap)
  }
}

extension Diagnostic {
  /// What is said where somebody did not want to wait.
  static let interrupted = Diagnostic(Trap("interrupted", reason: .interrupted))

  /// What a trap says, where it happened and what was running.
  public init(_ trap: Trap) {
    let notes = trap.callStack.dropFirst().prefix(5).filter { $0.range.file >= 0 }.map { frame in
      Note(message: "called from '\(frame.function)'", range: frame.range)
    }
    self.init(
      id: trap.reason.id, message: trap.message, range: trap.range.file >= 0 ? trap.range : nil, notes: Array(notes))
  }
}

/// What a script needs of the world: an output, chance, and an end to patience.
private final class ScriptHost: Host {
  private(set) var output = ""
  private var outputSize = 0
  private var budget: Budget
  private let script: Script
  private var random: SeededGenerator
  private let forward: (String) -> Void

  private var outputLimit: Int { script.limits.output }

  init(_ script: Script, budget: Budget, write: @escaping (String) -> Void) {
    self.script = script
    self.budget = budget
    random = SeededGenerator(seed: script.seed)
    forward = write
  }

  func write(_ text: String) {
    guard hasRoom(for: text) else { return }
    output += text
    forward(text)
  }

  func writeError(_ text: String) {
    if hasRoom(for: text) { script.writeError(text) }
  }

  func nextInputLine() -> String? { script.nextInputLine() }

  private func hasRoom(for text: String) -> Bool {
    outputSize += text.utf8.count
    return outputSize <= outputLimit
  }

  /// Throws if more was printed than is kept.
  func checkOutput() throws(EvaluationError) {
    guard outputSize > outputLimit else { return }
    throw .trap(Trap("this printed more than \(outputLimit >> 20) MB and was stopped", reason: .budget))
  }

  func nextRandom() -> UInt64 { random.next() }

  func checkBudget(steps: Int) throws(EvaluationError) {
    try checkOutput()
    try budget.spend(steps)
  }
}
