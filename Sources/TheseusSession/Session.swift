import TheseusFrontend
import TheseusInterpreter
import TheseusProgram
import TheseusRuntime
import TheseusTrace

/// The prompt without a terminal: takes inputs, gives responses, and owns everything that changes.
///
/// A session is a program plus the journal of accepted inputs. An input that fails changes nothing: the program is made again and the
/// journal is replayed up to the last good point.
public final class Session {
  /// What a session is made with, besides a program.
  public struct Configuration: Sendable {
    /// Seconds from 1970 at which the virtual clock starts.
    public var clock: Double
    /// The seed of chance.
    public var seed: UInt64
    /// How much traces say.
    public var detail: Response.Detail
    /// How many calls and turns of loops one input may take until it counts as endless: seconds in debug, less than one in release.
    public var stepLimit: Int
    /// How much memory one input may take.
    public var memory: MemoryBudget
    /// Whether a person asked to stop what runs.
    public var isInterrupted: @Sendable () -> Bool
    /// What of the catalogue was lowered: sessions may share it.
    public var catalogue: LoweredCatalogue
    /// Whether nobody asks what updates did, because they are performed again.
    var isReplay = false

    /// Makes a configuration; the clock starts at 2025-06-09 09:00:00 UTC.
    public init(
      clock: Double = 1_749_459_600, seed: UInt64 = 1, detail: Response.Detail = .normal,
      stepLimit: Int = 5_000_000, memory: MemoryBudget = MemoryBudget(),
      isInterrupted: @escaping @Sendable () -> Bool = { false }, catalogue: LoweredCatalogue = LoweredCatalogue()
    ) {
      self.clock = clock
      self.seed = seed
      self.detail = detail
      self.stepLimit = stepLimit
      self.memory = memory
      self.isInterrupted = isInterrupted
      self.catalogue = catalogue
    }
  }

  /// The configuration.
  public internal(set) var configuration: Configuration
  /// The source files, which diagnostics range into.
  public internal(set) var files = SourceFiles()
  /// The program at position 0; nil before one was loaded.
  var base: Checked?
  /// The accepted inputs.
  var journal = Journal<JournalEntry>()
  /// The program that takes inputs.
  var running: RunningProgram?
  /// The traces by their positions, for `:last`, `:why` and `:warnings`.
  var traces: [Int: Trace] = [:]

  /// Makes a session without a program.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// The whole tree.
  public var tree: ViewTree { running?.runtime.tree ?? ViewTree() }

  /// The static type of a view's body, as `:type` prints it; nil without such a view.
  public func staticType(ofBody view: String) -> String? { running?.checker.bodyTypeDescription(ofView: view) }

  /// Loads a program and mounts its root view; the journal begins anew.
  public func load(_ sources: [SourceFile], root: String?) -> Response {
    var table = files
    let (lowered, diagnostics) = ProgramSources.lower(sources, root: root, into: &table)
    files = table
    guard let lowered else { return Response([.diagnostics(diagnostics)], outcome: .failed) }
    return mount(lowered, lowering: diagnostics)
  }

  /// Why a root view that was asked for cannot be shown; nil if the program declares it.
  private func missingRoot(_ sources: ProgramSources) -> Diagnostic? {
    guard let root = sources.root else { return nil }
    let name = String(root.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let isDeclared = sources.program.declarations.contains { declaration in
      if case .nominal(let nominal) = declaration.kind { nominal.name == name } else { false }
    }
    guard !isDeclared, name.first?.isUppercase == true else { return nil }
    return .noRootView(named: name, among: RootView.views(in: sources.program).map(\.name))
  }

  private func mount(_ sources: ProgramSources, lowering: [Diagnostic]) -> Response {
    if let missing = missingRoot(sources) { return Response([.diagnostics([missing])], outcome: .failed) }
    let (checked, diagnostics) = Checked.check(sources, configuration)
    guard let checked else { return Response([.diagnostics(lowering + diagnostics)], outcome: .failed) }
    let program = RunningProgram(checked, configuration: configuration)
    do {
      try program.mount()
    } catch {
      return failure(error, of: program, input: "", cause: .mount)
    }
    base = checked
    journal = Journal()
    running = program
    var trace = program.runtime.trace(input: "", cause: .mount)
    trace.warnings = (lowering + diagnostics).map(warning) + trace.warnings
    traces = [0: trace]
    return Response([.trace(trace)])
  }

  /// Answers an input.
  public func respond(to text: String) -> Response {
    switch Input.categorize(text, isBound: isBound) {
    case .empty: Response()
    case .command(let command, let arguments): perform(command, arguments, input: text.trimmingWhitespace)
    case .ambiguous(let word, let commands):
      .refusal(
        "ambiguous-command", "':\(word)' is the beginning of several commands",
        explanation: commands.map { "`:\($0.rawValue)` \($0.summary)" }.joined(separator: "; "))
    case .unknown(let word, let suggestion):
      .refusal(
        "unknown-command",
        "there is no command ':\(word)'"
          + (suggestion.map { "; did you mean ':\($0.rawValue)'?" } ?? ""),
        explanation: "`:help` lists the commands.")
    case .swift(let text): respond(toSwift: text)
    }
  }
}
