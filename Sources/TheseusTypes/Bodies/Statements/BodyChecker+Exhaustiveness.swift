import TheseusProgram

extension BodyChecker {
  /// Reports cases of an enum that a switch forgets, where that is certain.
  func checkExhaustive(_ statement: SwitchStatement, _ cases: [TypedCase], _ subject: Type) {
    if statement.cases.contains(where: { $0.items.isEmpty }) { return }
    let type = unifier.zonk(subject)
    guard isCertain(type) else { return }
    if hasNoValues(type), statement.cases.isEmpty { return }
    if statement.cases.isEmpty, shapes(of: type) == nil {
      report(
        "empty-switch", "'switch' statement body must have at least one 'case' or 'default' block; add a default case",
        at: statement.head)
      return
    }
    let unconditional = cases.flatMap { $0.items.filter { $0.condition == nil }.map(\.pattern) }
    let missing = missingPatterns(type, unconditional)
    if missing.isEmpty { return }
    let notes = missing.prefix(8).map { Diagnostic.Note(message: "add missing case: '\($0)'", range: statement.range) }
    report(
      "switch-not-exhaustive", "switch must be exhaustive", at: statement.head,
      notes: missing == ["default"] ? [] : notes,
      explanation: "Every value must match a case. Add the missing cases, or a 'default'.")
  }

  /// Whether a type is an enum without cases.
  private func hasNoValues(_ type: Type) -> Bool {
    nominal(of: type).map { program[$0].kind == .enumeration && program[$0].cases.isEmpty } ?? false
  }

  /// What no pattern covers, as the learner would write it; empty if all is covered.
  private func missingPatterns(_ type: Type, _ patterns: [TypedPattern]) -> [String] {
    let patterns = patterns.map { withoutCast($0, of: type) }
    if patterns.contains(where: { $0.isIrrefutable }) { return [] }
    if let wrapped = checker.wrapped(type) {
      let inner = patterns.compactMap { if case .some(let inner) = $0 { inner } else { nil } }
      var missing: [String] = patterns.contains { if case .none = $0 { true } else { false } } ? [] : [".none"]
      missing += missingPatterns(wrapped, inner).map { $0 == "default" ? ".some(_)" : ".some(\($0))" }
      return missing
    }
    switch type {
    case .nominal(let id, let arguments) where program[id].kind == .enumeration && !program[id].cases.isEmpty:
      return missingCases(id, arguments, patterns)
    case bool:
      let values = patterns.compactMap { pattern -> Bool? in
        guard case .test(_, let test) = pattern else { return nil }
        return test.comparedBoolean
      }
      return [true, false].filter { !values.contains($0) }.map { "\($0)" }
    case .tuple(let elements):
      return tupleIsCovered(elements.map(\.type), patterns) ? [] : ["default"]
    default:
      return ["default"]
    }
  }

  private func missingCases(_ id: NominalID, _ arguments: [Type], _ patterns: [TypedPattern]) -> [String] {
    let substitution = checker.nominalSubstitution(id, arguments)
    var missing: [String] = []
    for (index, enumCase) in program[id].cases.enumerated() {
      let matching = patterns.compactMap { pattern -> [TypedPattern]?? in
        switch pattern {
        case .enumCase(id, index, let payload): return .some(payload)
        case .payload(id, index, let inner) where inner.isIrrefutable: return .some(nil)
        default: return nil
        }
      }
      if matching.contains(where: { $0 == nil }) { continue }
      let rows = matching.compactMap { $0 }
      let types = enumCase.payload.map { checker.substitute($0.type, substitution) }
      // `failure(Never)` is no value that could be matched.
      if types.contains(where: hasNoValues) { continue }
      if !rows.isEmpty, types.isEmpty || rowsCover(types, rows) { continue }
      let labels = enumCase.payload.map { $0.label.map { "let \($0)" } ?? "_" }
      missing.append("." + enumCase.name + (labels.isEmpty ? "" : "(\(labels.joined(separator: ", ")))"))
    }
    return missing
  }

  private func tupleIsCovered(_ types: [Type], _ patterns: [TypedPattern]) -> Bool {
    let rows = patterns.compactMap {
      if case .tuple(let elements) = $0, elements.count == types.count { elements } else { nil }
    }
    return rowsCover(types, rows)
  }

  /// Whether rows of patterns cover all combinations: each shape of the first type's values, with what it holds and the rest behind it.
  private func rowsCover(_ types: [Type], _ rows: [[TypedPattern]]) -> Bool {
    guard let first = types.first else { return !rows.isEmpty }
    let rows = rows.map { [withoutCast($0[0], of: first)] + $0.dropFirst() }
    let rest = Array(types.dropFirst())
    let open = rows.filter { $0[0].isIrrefutable }
    if open.count == rows.count {
      return !rows.isEmpty && rowsCover(rest, rows.map { Array($0.dropFirst()) })
    }
    guard let shapes = shapes(of: first) else { return rowsCover(rest, open.map { Array($0.dropFirst()) }) }
    return shapes.allSatisfy { shape in
      let matching = rows.compactMap { row in shape.parts(of: row[0]).map { $0 + row.dropFirst() } }
      return rowsCover(shape.types + rest, matching)
    }
  }

  /// The shapes that the values of a type have; nil of a type whose values are not told apart by shape.
  private func shapes(of type: Type) -> [PatternShape]? {
    if let wrapped = checker.wrapped(type) { return [.none, .some(wrapped)] }
    switch type {
    case .nominal(let id, let arguments) where program[id].kind == .enumeration && !program[id].cases.isEmpty:
      let substitution = checker.nominalSubstitution(id, arguments)
      return program[id].cases.indices.compactMap { index in
        let types = program[id].cases[index].payload.map { checker.substitute($0.type, substitution) }
        // `failure(Never)` is no value that could be matched.
        return types.contains(where: hasNoValues) ? nil : .enumCase(index, types)
      }
    case bool: return [.boolean(true), .boolean(false)]
    case .tuple(let elements): return [.tuple(elements.map(\.type))]
    default: return nil
    }
  }

  /// What a cast that every value of a type passes matches: `is Animal` of a `Dog`.
  func withoutCast(_ pattern: TypedPattern, of type: Type) -> TypedPattern {
    guard case .cast(let target, let inner) = pattern else { return pattern }
    let isCertain: Bool
    switch target {
    case type: isCertain = true
    case .existential(let protocols, let superclass, _):
      isCertain =
        protocols.allSatisfy { checker.conforms(type, to: $0, in: scope) == true }
        && superclass.allSatisfy { checker.isSubclass(type, of: $0) }
    default: isCertain = checker.isSubclass(type, of: target)
    }
    return isCertain ? inner : pattern
  }
}

/// One of the shapes that values of a type have, and what it holds.
private enum PatternShape {
  case none
  case some(Type)
  case boolean(Bool)
  case tuple([Type])
  case enumCase(Int, [Type])

  /// The types of what it holds.
  var types: [Type] {
    switch self {
    case .none, .boolean: []
    case .some(let type): [type]
    case .tuple(let types), .enumCase(_, let types): types
    }
  }

  /// What a pattern asks of what a value of this shape holds; nil if it does not match all of those that meet that.
  func parts(of pattern: TypedPattern) -> [TypedPattern]? {
    let wildcards = types.map { _ in TypedPattern.wildcard }
    switch (pattern, self) {
    case (.tuple(let parts), .tuple): return parts.count == types.count ? parts : nil
    case _ where pattern.isIrrefutable: return wildcards
    case (.none, .none): return []
    case (.some(let inner), .some): return [inner]
    case (.test(_, let test), .boolean(let value)): return test.comparedBoolean == value ? [] : nil
    case (.enumCase(_, let index, let parts), .enumCase(let own, _)) where index == own:
      guard let parts else { return wildcards }
      return parts.count == types.count ? parts : nil
    case (.payload(_, let index, let inner), .enumCase(let own, _)) where index == own:
      if inner.isIrrefutable { return wildcards }
      if case .tuple(let parts) = inner, parts.count == types.count { return parts }
      return types.count == 1 ? [inner] : nil
    default: return nil
    }
  }
}

extension TypedExpression {
  /// The Boolean literal that a test compares with.
  var comparedBoolean: Bool? {
    let arguments: [TypedExpression]
    switch kind {
    case .call(_, let list), .dynamicOperator(_, let list): arguments = list
    default: return nil
    }
    for argument in arguments {
      if case .boolean(let value) = argument.kind { return value }
    }
    return nil
  }
}
