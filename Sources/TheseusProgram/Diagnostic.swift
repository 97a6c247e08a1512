/// What is wrong in a learner's text, in the manner of the Swift compiler, with a place and an explanation.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable {
    /// The text can't be run.
    case error
    /// The text runs, and does something its author may not want.
    case warning
    /// More about another diagnostic.
    case note
  }

  /// Another place that belongs to the problem.
  public struct Note: Sendable, Hashable {
    /// Lower-case start, no full stop.
    public var message: String
    /// The place.
    public var range: SourceRange?

    /// Makes a note.
    public init(message: String, range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A stable name in kebab-case, for example `unknown-name`.
  public var id: String
  /// How bad it is.
  public var severity: Severity
  /// What is wrong: lower-case start, no full stop, names in single quotes.
  public var message: String
  /// Where it is wrong; nil where no text is to blame.
  public var range: SourceRange?
  /// Other places.
  public var notes: [Note]
  /// A paragraph that teaches: what happens here, and what to try.
  public var explanation: String?

  /// Makes a diagnostic.
  public init(
    id: String, severity: Severity = .error, message: String, range: SourceRange?, notes: [Note] = [],
    explanation: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.explanation = explanation
  }
}
