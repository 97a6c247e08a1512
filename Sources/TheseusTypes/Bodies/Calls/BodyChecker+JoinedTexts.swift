import TheseusProgram

/// Calls of `flatMap` whose closures give texts, which it joins to characters, or keeps as its form for optionals does.
///
/// That form is deprecated, and yet the compiler takes it where a literal would be a character otherwise:
/// `names.flatMap { $0 }.filter { $0 == "a" }` is an array of names, since a literal is rather a `String`.
extension BodyChecker {
  /// Notes a call of `flatMap` with a closure that does not say what it gives, and takes the form for optionals where that was decided.
  func keepingTexts(_ viable: [Viable], _ arguments: [Argument], at range: SourceRange) -> [Viable] {
    guard viable.count > 1, arguments.count == 1, case .closure(let closure) = arguments[0].value.kind,
      closure.result == nil, let other = viable.first(where: { isFlatMapOfOptionals($0.candidate) })
    else { return viable }
    flatMaps.insert(range)
    return keptTexts.contains(range) ? [other] : viable
  }

  /// What an expression is where the calls of `flatMap` in it keep texts, if fewer of its literals are characters then; else what it is.
  func withTextsKept(
    _ value: TypedExpression, at range: SourceRange, expected: Type?, since start: Snapshot,
    _ check: () -> TypedExpression
  ) -> TypedExpression {
    guard !flatMaps.isEmpty, !hasErrors(since: start) else { return value }
    let calls = openFlatMaps(within: range)
    let count = calls.isEmpty ? 0 : writtenCharacters(in: value)
    guard count > 0 else { return value }
    return retried(value, .texts, at: range, expected: expected, since: start, first: check) {
      let before = snapshot()
      if let kept = noting(calls, in: \.keptTexts, expected: expected, check), writtenCharacters(in: kept) < count {
        return kept
      }
      rollback(to: before)
      return nil
    }
  }

  /// The calls of `flatMap` inside an expression of which nothing decided whether they keep texts.
  func openFlatMaps(within range: SourceRange) -> [SourceRange] {
    flatMaps.filter { range.contains($0) && $0 != range && !keptTexts.contains($0) && !joinedTexts.contains($0) }
  }

  private func writtenCharacters(in value: TypedExpression) -> Int {
    let counter = CharacterCounter { [checker, unifier] in unifier.zonk($0) == checker.type("Character") }
    counter.visit(value)
    return counter.places.count
  }
}

/// Finds the literals that are characters, but for those in statements of closures, which are checked by themselves.
private final class CharacterCounter: TypedVisitor {
  private let isCharacter: (Type) -> Bool
  private(set) var places: Set<SourceRange> = []

  init(_ isCharacter: @escaping (Type) -> Bool) {
    self.isCharacter = isCharacter
  }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .string where isCharacter(expression.type): places.insert(expression.range)
    case .closure(let closure) where closure.body.count > 1 || !isValue(closure.body.first): return
    // The statements of an `if` or a `switch` that gives a value.
    case .sequence: return
    default: traverse(expression)
    }
  }

  private func isValue(_ statement: TypedStatement?) -> Bool {
    switch statement?.kind {
    case .return, .expression: true
    default: false
    }
  }
}
