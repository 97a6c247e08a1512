/// The captures of a regular expression, in order: they make the type of a literal's output.
public struct RegexCaptures {
  /// A group that captures.
  public struct Capture: Equatable, Sendable {
    /// Its name: `(?<year>…)`.
    public var name: String?
    /// Whether a match may be without it: behind `?` or `*`, or in one of several alternatives.
    public var isOptional: Bool

    /// Makes a group.
    public init(name: String?, isOptional: Bool = false) {
      self.name = name
      self.isOptional = isOptional
    }
  }

  /// The captures of a pattern.
  public static func captures(in pattern: String) -> [Capture] { captures(in: RegexParser.parse(pattern)) }

  /// The captures of a part of a pattern.
  public static func captures(in node: RegexNode) -> [Capture] {
    switch node {
    case .literal, .element, .assertion, .reference, .unsupported: []
    case .sequence(let parts): parts.flatMap { captures(in: $0) }
    case .choice(let parts): parts.flatMap { captures(in: $0) }.map(optional)
    case .capture(_, let name, let inner): [Capture(name: name)] + captures(in: inner)
    case .repetition(let inner, 0, _, _): captures(in: inner).map(optional)
    case .repetition(let inner, _, _, _), .atomic(let inner), .look(let inner, _): captures(in: inner)
    }
  }

  private static func optional(_ capture: Capture) -> Capture { Capture(name: capture.name, isOptional: true) }
}
