/// What must hold for a step to be done; any route there counts.
public struct Check: Sendable, Hashable {
  /// Inputs that are replayed on a fork, and what must hold of them.
  public struct Stage: Sendable, Hashable {
    /// The inputs of `after:`, all of whose updates are looked at together; empty for the session as it is.
    public var inputs: [String]
    /// What must hold.
    public var claims: [Claim]
  }

  /// One line of a check.
  public struct Claim: Sendable, Hashable {
    /// What is claimed.
    public var kind: Kind
    /// The line as written, for messages.
    public var text: String
    /// Its line, from 1.
    public var line: Int
  }

  /// The forms of a claim.
  public enum Kind: Sendable, Hashable {
    /// `kept|created|removed|moved|ran|skipped VIEW [× N]`
    case fate(Fate, view: String, count: Int?)
    /// `unchanged|lost|reset VIEW.PROPERTY`
    case state(StateFate, view: String, property: String)
    /// `bodies <= N`
    case bodies(atMost: Int)
    /// `screen contains "TEXT"`
    case screenContains(String)
    /// `type VIEW is TYPE`
    case type(view: String, type: String)
    /// `warning ID`
    case warning(String)
    /// `no warning ID`
    case noWarning(String)
    /// `no warnings`
    case noWarnings
  }

  /// What became of a view.
  public enum Fate: String, Sendable, Hashable, CaseIterable {
    /// The identity lives on.
    case kept
    /// The identity began.
    case created
    /// The identity ended.
    case removed
    /// The identity lives on at another place.
    case moved
    /// The body ran.
    case ran
    /// The value compared equal.
    case skipped
  }

  /// What became of a stored property.
  public enum StateFate: String, Sendable, Hashable, CaseIterable {
    /// It has the value it had.
    case unchanged
    /// It ended with its identity.
    case lost
    /// It ended, and a new identity of the same view took the place.
    case reset
  }

  /// The stages, in order.
  public var stages: [Stage]
}

extension Check.Kind {
  /// The id of the warning that it speaks of.
  var warningID: String? {
    switch self {
    case .warning(let id), .noWarning(let id): id
    default: nil
    }
  }

  /// Reads a line of a check; nil if it is none.
  init?(parsing line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let rest = line.dropFirst(first.count).drop { $0 == " " }
    if let fate = Check.Fate(rawValue: first) {
      self.init(fate, rest: String(rest))
    } else if let fate = Check.StateFate(rawValue: first), let path = PropertyPath(parsing: String(rest)) {
      self = .state(fate, view: path.view, property: path.property)
    } else {
      self.init(words: words, rest: String(rest))
    }
  }

  private init?(_ fate: Check.Fate, rest: String) {
    let parts = rest.split(separator: "×", maxSplits: 1).map { $0.trimmingSpaces }
    guard let view = parts.first, !view.isEmpty, !view.contains(" ") || view.contains("[") else { return nil }
    if parts.count == 2 {
      guard let count = Int(parts[1]), count >= 0 else { return nil }
      self = .fate(fate, view: view, count: count)
    } else {
      self = .fate(fate, view: view, count: nil)
    }
  }

  private init?(words: [String], rest: String) {
    switch words[0] {
    case "bodies":
      guard words.count == 3, words[1] == "<=", let count = Int(words[2]) else { return nil }
      self = .bodies(atMost: count)
    case "screen":
      let text = rest.dropFirst("contains".count).drop { $0 == " " }
      guard rest.hasPrefix("contains "), text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
      self = .screenContains(String(text.dropFirst().dropLast()))
    case "type":
      guard words.count >= 4, words[2] == "is" else { return nil }
      self = .type(view: words[1], type: words.dropFirst(3).joined(separator: " "))
    case "warning" where words.count == 2: self = .warning(words[1])
    case "no" where words == ["no", "warnings"]: self = .noWarnings
    case "no" where words.count == 3 && words[1] == "warning": self = .noWarning(words[2])
    default: return nil
    }
  }
}

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(self.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
