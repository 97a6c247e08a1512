import TheseusProgram
import TheseusTrace

extension Session {
  /// A session at one moment, to come back to.
  public struct Checkpoint {
    let base: Checked?
    let journal: Journal<JournalEntry>
    let traces: [Int: Trace]
  }

  /// The session at this moment.
  public var checkpoint: Checkpoint { Checkpoint(base: base, journal: journal, traces: traces) }

  /// Makes the session again what it was.
  public func restore(_ checkpoint: Checkpoint) {
    base = checkpoint.base
    journal = checkpoint.journal
    traces = checkpoint.traces
    running = nil
    rebuild()
  }

  /// A session beside this one, in the same state, whose inputs this one never sees.
  public func fork() -> Session {
    let fork = Session(configuration)
    fork.files = files
    fork.restore(checkpoint)
    return fork
  }
}
