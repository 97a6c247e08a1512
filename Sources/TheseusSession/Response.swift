import TheseusProgram
import TheseusTrace

/// What a session answers to one input: data, which `TheseusRendering` and the shell turn into text.
public struct Response: Sendable {
  /// A piece of the answer.
  public enum Part: Sendable {
    /// What an update did.
    case trace(Trace)
    /// The last trace again, in another detail.
    case repeated(Trace, detail: Detail)
    /// The last trace as its JSON line.
    case encoded(Trace)
    /// What an input that is not an update answers.
    case answer(Answer)
    /// Why a body ran, from the write to the body.
    case explanation(Explanation)
    /// Problems in the learner's text; where one is an error, the session is as it was.
    case diagnostics([Diagnostic])
    /// All commands.
    case commands
    /// One command.
    case help(Command)
    /// A term of the glossary; nil lists the terms.
    case glossary(term: String?)
    /// The updates with their positions, and where the session stands.
    case history([HistoryEntry], position: Int)
    /// The warnings so far.
    case warnings([Trace.Warning])
    /// Source text with a title.
    case source(title: String, text: String)
    /// The settings with their values.
    case settings([Setting])
    /// A line of plain words.
    case note(String)
  }

  /// How much a trace says.
  public enum Detail: String, Sendable, Hashable, CaseIterable {
    /// Counts and the `why`.
    case brief
    /// What a learner needs.
    case normal
    /// Every touched node and all causes.
    case full
  }

  /// An update and where it stands.
  public struct HistoryEntry: Sendable, Hashable {
    /// The position, the mount being 0.
    public var position: Int
    /// What was entered.
    public var input: String
  }

  /// A setting and its value.
  public struct Setting: Sendable, Hashable {
    /// The name.
    public var key: String
    /// The value.
    public var value: String
    /// The values it may have.
    public var choices: [String]
  }

  /// What became of the input.
  public enum Outcome: Sendable, Hashable {
    /// It ran, or showed what it was asked for.
    case accepted
    /// It changed nothing.
    case failed
    /// Ctrl-C ended it, and it changed nothing.
    case interrupted
  }

  /// The pieces, in order.
  public var parts: [Part]
  /// What became of the input.
  public var outcome: Outcome
  /// Whether the session ends.
  public var endsSession: Bool

  /// Makes a response.
  public init(_ parts: [Part] = [], outcome: Outcome = .accepted, endsSession: Bool = false) {
    self.parts = parts
    self.outcome = outcome
    self.endsSession = endsSession
  }

  /// A response that refuses an input, with a diagnostic that stands in no file.
  static func refusal(_ id: String, _ message: String, explanation: String? = nil) -> Response {
    let diagnostic = Diagnostic(id: id, message: message, range: nil, explanation: explanation)
    return Response([.diagnostics([diagnostic])], outcome: .failed)
  }
}
