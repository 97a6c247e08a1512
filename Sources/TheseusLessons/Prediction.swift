import TheseusTrace

/// A question that the learner answers before an input runs; the engine grades it.
public struct Prediction: Sendable, Hashable {
  /// What is asked.
  public enum Question: Sendable, Hashable {
    /// How many bodies run.
    case bodies
    /// What becomes of the identity of a view.
    case identity(view: String)
    /// What becomes of a stored property.
    case state(view: String, property: String)
    /// Whether a view's body runs.
    case body(view: String)
    /// How many identities begin.
    case created
    /// How many identities end.
    case removed
    /// Which warnings come.
    case warnings
  }

  /// The input that runs after the answer.
  public var input: String
  /// What is asked.
  public var question: Question
  /// The answer that the author expects; the engine must agree.
  public var expected: String?
  /// The line of the fence's first line, from 1.
  public var line: Int
}

extension Prediction.Question {
  /// The question in words; an identity is named with its number, for another view of that name may take its place.
  public func text(in tree: ViewTree) -> String {
    switch self {
    case .bodies: "How many bodies will run?"
    case .identity(let view): "What will become of the identity of \(Self.numbered(view, in: tree))?"
    case .state(let view, let property): "What will become of \(view).\(property)?"
    case .body(let view): "Will the body of \(view) run?"
    case .created: "How many identities will be created?"
    case .removed: "How many identities will be removed?"
    case .warnings: "Which warning will come, if any?"
    }
  }

  private static func numbered(_ view: String, in tree: ViewTree) -> String {
    let nodes = ViewAddress(view).map { tree.nodes(at: $0).compactMap(\.node) } ?? []
    return nodes.count == 1 && view.allSatisfy { $0 != "#" && $0 != "[" } ? "\(view) #\(nodes[0])" : view
  }

  /// The answers to choose from; empty where the answer is a number.
  public var choices: [String] { choicesWithMeanings.map(\.choice) }

  /// The answers as the learner reads them: each word with what it means.
  var explainedChoices: [String] { choicesWithMeanings.map { "\($0.choice): \($0.meaning)" } }

  private var choicesWithMeanings: [(choice: String, meaning: String)] {
    switch self {
    case .bodies, .created, .removed: []
    case .warnings:
      [
        ("none", "there is nothing to warn of"), ("duplicate-id", "two elements of a ForEach have the same id"),
        ("range-count-changed", "a ForEach over a range was given another number of elements"),
        ("state-write-in-body", "a body wrote state while it ran"),
        ("onchange-loop", "an onChange action wrote what it watches, again and again"),
      ]
    case .identity:
      [
        ("kept", "it is the same view as before"), ("moved", "it is the same view, at another position"),
        ("created", "it begins now"), ("removed", "it ends now"),
      ]
    case .state:
      [
        ("unchanged", "its storage stays, with the value it has"), ("changed", "its storage gets another value"),
        ("reset", "its storage ends, and a new view in that place begins with the initial value"),
        ("lost", "its storage ends with its view"),
      ]
    case .body:
      [
        ("ran", "it is evaluated again"), ("skipped", "its view is made anew, and is equal to the one before"),
        ("not reached", "nothing that it depends on changes"),
      ]
    }
  }

  /// Reads the value of `ask:`.
  init?(parsing text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = words.count > 1 ? words[1] : nil
    switch (words.first, argument) {
    case ("bodies", nil): self = .bodies
    case ("created", nil): self = .created
    case ("removed", nil): self = .removed
    case ("warnings", nil): self = .warnings
    case ("identity", let view?): self = .identity(view: view)
    case ("body", let view?): self = .body(view: view)
    case ("state", let path?):
      guard let path = PropertyPath(parsing: path) else { return nil }
      self = .state(view: path.view, property: path.property)
    default: return nil
    }
  }
}

/// `View.property`, where the view may be `Outer.Inner` or `Row[id: 2]`.
struct PropertyPath {
  var view: String
  var property: String

  init?(parsing text: String) {
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { return nil }
    view = String(text[..<dot])
    property = String(text[text.index(after: dot)...])
    if property.isEmpty || property.contains("]") { return nil }
  }
}
