import TheseusTrace

/// What can be named at a moment of a session, for completion.
public struct CompletionContext: Sendable {
  /// One thing that a word may become.
  public struct Candidate: Sendable, Hashable {
    /// The whole word.
    public var text: String
    /// A few words about it.
    public var note: String

    /// Makes a candidate.
    public init(_ text: String, note: String = "") {
      self.text = text
      self.note = note
    }
  }

  /// A key of the environment that the system can change, with the values that it takes.
  public struct SystemKey: Sendable, Hashable {
    /// The key.
    public var name: String
    /// Its values.
    public var values: [String]

    /// Makes a key.
    public init(_ name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The controls on the screen.
  public var controls: [Control] = []
  /// The listed views as they are addressed.
  public var views: [Candidate] = []
  /// The steps of the lesson.
  public var steps: [Candidate] = []
  /// The lessons.
  public var lessons: [Candidate] = []
  /// The updates in the journal.
  public var history: [Response.HistoryEntry] = []
  /// The settings with their choices.
  public var settings: [Response.Setting] = []
  /// What `:system` can change.
  public var systemKeys: [SystemKey] = []
  /// The Swift names in scope.
  public var names: [Candidate] = []
  /// The members of an expression, which is given as text.
  public var members: @Sendable (String) -> [Candidate] = { _ in [] }
  /// The implicit members that may stand behind a text that ends before the dot.
  public var implicitMembers: @Sendable (String) -> [Candidate] = { _ in [] }

  /// Makes an empty context.
  public init() {}
}
