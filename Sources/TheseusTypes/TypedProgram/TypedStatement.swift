import TheseusProgram

/// A statement of a typed function body.
public struct TypedStatement: Sendable {
  /// The forms of a typed statement.
  public indirect enum Kind: Sendable {
    /// An expression whose value is dropped.
    case expression(TypedExpression)
    /// A new variable; without a value it is initialized later.
    case variable(LocalID, TypedExpression?)
    /// Takes a value apart by a pattern that always matches.
    case bind(TypedPattern, TypedExpression)
    /// A local function: a closure that may refer to itself.
    case function(LocalID, TypedClosure)
    /// `if`.
    case `if`([TypedCondition], then: [TypedStatement], else: [TypedStatement])
    /// `guard`; the else part leaves the scope.
    case `guard`([TypedCondition], else: [TypedStatement])
    /// `switch`: the subject is stored into `subject`, then the first case that matches runs.
    case `switch`(subject: LocalID, TypedExpression, cases: [TypedCase], label: Int)
    /// `for pattern in sequence where condition`.
    case forIn(ForLoop)
    /// `while`.
    case `while`([TypedCondition], body: [TypedStatement], label: Int)
    /// `repeat … while`.
    case repeatWhile(body: [TypedStatement], TypedExpression, label: Int)
    /// `do { }`, with what it catches.
    case `do`(body: [TypedStatement], catches: [TypedCatch], label: Int)
    /// `return`.
    case `return`(TypedExpression?)
    /// `break` out of the statement with this label (every loop, switch and labelled `do` has one, unique in the function).
    case `break`(label: Int)
    /// `continue` of the loop with this label.
    case `continue`(label: Int)
    /// `fallthrough` into the next case.
    case `fallthrough`
    /// `throw`.
    case `throw`(TypedExpression)
    /// `defer`, run when the enclosing block is left.
    case `defer`([TypedStatement])
    /// Statements in a scope of their own.
    case block([TypedStatement])
  }

  /// Which form it has.
  public var kind: Kind
  /// Where it stands.
  public var range: SourceRange

  /// The lists of statements that it runs as parts of itself, without closures and what it defers.
  var bodies: [[TypedStatement]] {
    switch kind {
    case .if(_, let then, let other): [then, other]
    case .guard(_, let other): [other]
    case .switch(_, _, let cases, _): cases.map(\.body)
    case .while(_, let body, _), .repeatWhile(let body, _, _), .block(let body): [body]
    case .forIn(let loop): [loop.body]
    case .do(let body, let catches, _): [body] + catches.map(\.body)
    default: []
    }
  }

  /// Where the innermost of these statements stands that has a place in it; closures are parts of the statements that make them.
  func innermost(around place: SourceRange) -> SourceRange? {
    guard range.contains(place) else { return nil }
    return bodies.joined().lazy.compactMap { $0.innermost(around: place) }.first ?? range
  }

  /// Makes a statement.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A `for` loop, which the machine may run over arrays and ranges of integers without calling the iterator.
public struct ForLoop: Sendable {
  /// What each element is matched with; only matching elements run the body (`for case`).
  public var pattern: TypedPattern
  /// The sequence.
  public var sequence: TypedExpression
  /// `makeIterator()` of the sequence, nil where its type is unknown; `makeAsyncIterator()` with `isAwait`.
  public var makeIterator: Callee?
  /// `next()` of the iterator, whose argument is `inout`; nil where its type is unknown.
  public var next: Callee?
  /// The type of the elements.
  public var elementType: Type
  /// The `where` condition.
  public var condition: TypedExpression?
  /// Whether it is `for await`.
  public var isAwait: Bool
  /// The statements.
  public var body: [TypedStatement]
  /// The label that `break` and `continue` name.
  public var label: Int

  /// Makes a loop.
  public init(
    pattern: TypedPattern, sequence: TypedExpression, makeIterator: Callee?, next: Callee?, elementType: Type,
    condition: TypedExpression?, isAwait: Bool, body: [TypedStatement], label: Int
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.makeIterator = makeIterator
    self.next = next
    self.elementType = elementType
    self.condition = condition
    self.isAwait = isAwait
    self.body = body
    self.label = label
  }
}

/// A condition of `if`, `guard` or `while`.
public enum TypedCondition: Sendable {
  /// A Boolean.
  case expression(TypedExpression)
  /// A pattern that may not match.
  case pattern(TypedPattern, TypedExpression)
}

/// A case of a `switch`.
public struct TypedCase: Sendable {
  /// Alternatives with their `where` condition; empty for `default`.
  public var items: [(pattern: TypedPattern, condition: TypedExpression?)]
  /// The statements.
  public var body: [TypedStatement]
  /// Where it stands.
  public var range: SourceRange

  /// Makes a case.
  public init(items: [(pattern: TypedPattern, condition: TypedExpression?)], body: [TypedStatement], range: SourceRange)
  {
    self.items = items
    self.body = body
    self.range = range
  }
}

/// A `catch` clause.
public struct TypedCatch: Sendable {
  /// The local that holds the error, erased to `any Error`.
  public var error: LocalID
  /// Alternatives; empty catches everything.
  public var items: [(pattern: TypedPattern, condition: TypedExpression?)]
  /// The statements.
  public var body: [TypedStatement]

  /// Makes a clause.
  public init(
    error: LocalID, items: [(pattern: TypedPattern, condition: TypedExpression?)], body: [TypedStatement]
  ) {
    self.error = error
    self.items = items
    self.body = body
  }
}

/// A pattern whose names are resolved.
public indirect enum TypedPattern: Sendable {
  /// Matches everything.
  case wildcard
  /// Binds a new local.
  case bind(LocalID)
  /// An element each.
  case tuple([TypedPattern])
  /// A case of an enum with patterns for its payload; nil ignores the payload.
  case enumCase(NominalID, Int, [TypedPattern]?)
  /// A case of an enum with a pattern for the tuple of all that it holds.
  case payload(NominalID, Int, TypedPattern)
  /// A value in an optional.
  case some(TypedPattern)
  /// An empty optional.
  case none
  /// A value of a dynamic type, matched further after the cast.
  case cast(Type, TypedPattern)
  /// What the expression makes of `subject`, matched further: an error as an `NSError`.
  case bridged(subject: LocalID, TypedExpression, TypedPattern)
  /// Holds if the expression, which reads `subject`, is true (`~=` and `==` resolved).
  case test(subject: LocalID, TypedExpression)
  /// An enum case by name of a value whose type is unknown.
  case dynamicCase(String, [TypedPattern]?)
}
