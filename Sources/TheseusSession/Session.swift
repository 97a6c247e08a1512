import TheseusProgram
import TheseusTrace

/// The prompt without a terminal: takes inputs, gives responses, and owns everything that changes.
///
/// A session is a program plus the journal of accepted inputs. An input that fails changes nothing.
public final class Session {
  /// What a session is made with, besides a program.
  public struct Configuration: Sendable {
    /// Seconds from 1970 at which the virtual clock starts.
    public var clock: Double
    /// The seed of chance.
    public var seed: UInt64
    /// How much traces say.
    public var detail: Response.Detail
    /// Whether a person asked to stop what runs.
    public var isInterrupted: @Sendable () -> Bool

    /// Makes a configuration; the clock starts at 2025-06-09 09:00:00 UTC.
    public init(
      clock: Double = 1_749_459_600, seed: UInt64 = 1, detail: Response.Detail = .normal,
      isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
      self.clock = clock
      self.seed = seed
      self.detail = detail
      self.isInterrupted = isInterrupted
    }
  }

  /// A session at one moment, to come back to.
  public struct Checkpoint {}

  /// The configuration.
  public private(set) var configuration: Configuration
  /// The source files, which diagnostics range into.
  public private(set) var files = SourceFiles()

  /// Makes a session without a program.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// The session at this moment.
  public var checkpoint: Checkpoint { Checkpoint() }

  /// Makes the session again what it was.
  public func restore(_ checkpoint: Checkpoint) {}

  /// A session beside this one, in the same state, whose inputs this one never sees.
  public func fork() -> Session { Session(configuration) }

  /// The whole tree.
  public var tree: ViewTree { ViewTree() }

  /// Whether a name means something in the program or at the prompt.
  public func isBound(_ name: String) -> Bool { false }

  /// The static type of a view's body, as `:type` prints it; nil without such a view.
  public func staticType(ofBody view: String) -> String? { nil }

  /// Loads a program and mounts its root view; the journal begins anew.
  public func load(_ sources: [SourceFile], root: String?) -> Response {
    .refusal("unsupported", "Theseus does not run programs yet")
  }

  /// Replaces declarations of the program by those of the same name, keeping what state still fits.
  public func edit(_ source: SourceFile) -> Response {
    .refusal("unsupported", "Theseus does not run programs yet")
  }

  /// Answers an input.
  public func respond(to text: String) -> Response {
    .refusal("unsupported", "Theseus does not run programs yet")
  }
}
