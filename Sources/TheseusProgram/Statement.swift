/// A statement of a lowered program.
public struct Statement: Sendable, Hashable {
  /// The forms of a statement.
  public indirect enum Kind: Sendable, Hashable {
    /// An expression on its own.
    case expression(Expression)
    /// A local variable, function or type.
    case declaration(Declaration)
    /// `if`; see `IfStatement`.
    case `if`(IfStatement)
    /// `guard … else { … }`.
    case `guard`([Condition], else: [Statement])
    /// `switch`.
    case `switch`(SwitchStatement)
    /// `for await? pattern in sequence where condition { … }`.
    case forIn(Pattern, sequence: Expression, where: Expression?, await: ForAwait?, body: [Statement], label: String?)
    /// `while`.
    case `while`([Condition], body: [Statement], label: String?)
    /// `repeat { … } while condition`.
    case repeatWhile(body: [Statement], Expression, label: String?)
    /// `do throws(E) { … }`, with `catch` clauses if any.
    case `do`(body: [Statement], catches: [CatchClause], label: String?, thrown: TypeReference?)
    /// `return`.
    case `return`(Expression?)
    /// `break`.
    case `break`(label: String?)
    /// `continue`.
    case `continue`(label: String?)
    /// `fallthrough`.
    case `fallthrough`
    /// `throw`.
    case `throw`(Expression)
    /// `defer { … }`.
    case `defer`([Statement])
    /// The statements of a library function that nobody has asked for yet; a checker lowers them when it checks the function.
    case text(String)
    /// What could not be lowered; a diagnostic has been made for it.
    case invalid
  }

  /// Which form it has.
  public var kind: Kind
  /// Where it stands.
  public var range: SourceRange

  /// Makes a statement.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// `if conditions { … } else …`; an `else if` is an else body of one `if` statement with `elseIsIf` set.
public struct IfStatement: Sendable, Hashable {
  /// The conditions, all of which must hold.
  public var conditions: [Condition]
  /// What runs when they hold.
  public var body: [Statement]
  /// What runs otherwise; nil without `else`.
  public var elseBody: [Statement]?
  /// Whether the else body is written `else if`, which flattens in a result builder.
  public var elseIsIf: Bool
  /// The label for `break`.
  public var label: String?
  /// Where `if` and the conditions stand.
  public var head: SourceRange
  /// Where it stands.
  public var range: SourceRange

  /// Makes an `if`.
  public init(
    conditions: [Condition], body: [Statement], elseBody: [Statement]?, elseIsIf: Bool, label: String? = nil,
    head: SourceRange, range: SourceRange
  ) {
    self.head = head
    self.conditions = conditions
    self.body = body
    self.elseBody = elseBody
    self.elseIsIf = elseIsIf
    self.label = label
    self.range = range
  }
}

/// A condition of `if`, `guard` or `while`.
public enum Condition: Sendable, Hashable {
  /// A Boolean expression.
  case expression(Expression)
  /// `let x = e`, `var x = e`, and the shorthand `let x`; the pattern binds the unwrapped value.
  case optionalBinding(Pattern, type: TypeReference?, Expression, keyword: SourceRange)
  /// `case pattern = e`.
  case pattern(Pattern, Expression)
  /// `#available(…)`, always true, and `#unavailable(…)`, always false.
  case availability(Bool, range: SourceRange)
}

/// `switch subject { … }`.
public struct SwitchStatement: Sendable, Hashable {
  /// One `case` or `default`.
  public struct Case: Sendable, Hashable {
    /// `pattern where condition`.
    public struct Item: Sendable, Hashable {
      /// The pattern.
      public var pattern: Pattern
      /// The condition.
      public var condition: Expression?

      /// Makes an item.
      public init(pattern: Pattern, condition: Expression?) {
        self.pattern = pattern
        self.condition = condition
      }
    }
    /// The patterns; empty for `default`.
    public var items: [Item]
    /// What runs.
    public var body: [Statement]
    /// Where `case` and the patterns stand, or `default`.
    public var head: SourceRange
    /// Where it stands.
    public var range: SourceRange

    /// Makes a case.
    public init(items: [Item], body: [Statement], head: SourceRange, range: SourceRange) {
      self.head = head
      self.items = items
      self.body = body
      self.range = range
    }
  }

  /// What is matched.
  public var subject: Expression
  /// The cases, in order.
  public var cases: [Case]
  /// The label for `break`.
  public var label: String?
  /// Where `switch` and the subject stand.
  public var head: SourceRange
  /// Where it stands.
  public var range: SourceRange

  /// Makes a switch.
  public init(subject: Expression, cases: [Case], label: String?, head: SourceRange, range: SourceRange) {
    self.head = head
    self.subject = subject
    self.cases = cases
    self.label = label
    self.range = range
  }
}

/// `catch pattern where condition { … }`; without patterns it binds `error`.
public struct CatchClause: Sendable, Hashable {
  /// The patterns; empty for a bare `catch`.
  public var items: [SwitchStatement.Case.Item]
  /// What runs.
  public var body: [Statement]

  /// Makes a clause.
  public init(items: [SwitchStatement.Case.Item], body: [Statement]) {
    self.items = items
    self.body = body
  }
}

/// A pattern.
public struct Pattern: Sendable, Hashable {
  /// The forms of a pattern.
  public indirect enum Kind: Sendable, Hashable {
    /// `_`
    case wildcard
    /// A new variable; `isVariable` for `var`.
    case binding(String, isVariable: Bool)
    /// `(a, label: b)`
    case tuple([TuplePatternElement])
    /// `.name(a, label: b)` or `Type.name(a)`; payload nil without parentheses.
    case enumCase(type: TypeReference?, name: String, payload: [TuplePatternElement]?)
    /// `pattern?`
    case optional(Pattern)
    /// `is T`
    case isType(TypeReference)
    /// `pattern as T`
    case cast(Pattern, TypeReference)
    /// `pattern: T`
    case typed(Pattern, TypeReference)
    /// Matches by `~=`.
    case expression(Expression)
  }

  /// Which form it has.
  public var kind: Kind
  /// Where it stands.
  public var range: SourceRange

  /// Makes a pattern.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// An element of a tuple pattern.
public struct TuplePatternElement: Sendable, Hashable {
  /// The label.
  public var label: String?
  /// Where the label is written.
  public var labelRange: SourceRange?
  /// The pattern.
  public var pattern: Pattern

  /// Makes an element.
  public init(label: String?, labelRange: SourceRange? = nil, pattern: Pattern) {
    self.label = label
    self.labelRange = labelRange
    self.pattern = pattern
  }
}
