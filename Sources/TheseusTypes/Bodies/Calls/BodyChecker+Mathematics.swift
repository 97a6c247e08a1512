import TheseusProgram

extension BodyChecker {
  /// The form of a function of numbers by which arguments are judged that none of them takes: that for `Double`, or, for whole numbers,
  /// `pow` of a `Decimal`; nil of functions that the library has in several forms like one another, and of calls for whose results the
  /// compiler has as many uses.
  func mathematicalForm(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?], expected: Type?,
    at range: SourceRange
  ) -> Candidate? {
    let double = checker.type("Double")
    if expected == nil, chosenCalls.contains(range) { return nil }
    let isWhole = arguments.indices.allSatisfy { place in
      if case .integer = arguments[place].value.kind { return true }
      return inferred[place].map { unifier.decided($0.type) == checker.type("Int") } ?? false
    }
    let forms = candidates.filter { candidate in
      guard let id = function(of: candidate), program[id].nominal == nil else { return false }
      return Self.functionsOfDoubles.contains(program[id].name)
    }
    guard forms.count == candidates.count, arguments.count == 1 || !isDouble(inferred[0]) else { return nil }
    let decimal = forms.first { candidate in
      function(of: candidate).map { program[$0].parameters.last?.type == checker.type("Int") } ?? false
    }
    if isWhole, expected.map({ unifier.resolve($0) }) != double, let decimal { return decimal }
    return forms.first { candidate in
      function(of: candidate).map { program[$0].parameters.allSatisfy { $0.type == double } } ?? false
    }
  }

  /// Notes calls and subscripts whose results go to what has a form for each kind of number: an operator, `Int(…)`.
  func noteChosen(_ values: [Expression]) {
    for value in values {
      switch value.kind {
      case .call, .subscript: chosenCalls.insert(value.range)
      default: continue
      }
    }
  }

  /// Whether a callee makes a number of another one.
  func convertsNumber(_ callee: Expression) -> Bool {
    guard case .name(let name, [], _) = callee.kind, case .nominal(let id)? = checker.lookupType(name, in: scope) else {
      return false
    }
    let type = Type.nominal(id, [])
    return comparedKind(type) == "BinaryInteger"
      || ["Double", "Float", "CGFloat"].contains { checker.type($0) == type }
  }

  private func isDouble(_ value: TypedExpression?) -> Bool {
    value.map { unifier.decided($0.type) == checker.type("Double") } ?? false
  }

  private static let functionsOfDoubles: Set<String> = ["hypot(_:_:)", "pow(_:_:)", "sqrt(_:)"]

  /// The type by which the compiler judges the argument of a function that the library has for one type and for all others like it: nil
  /// of other functions.
  func formerType(of candidate: Candidate) -> Type? {
    guard let id = function(of: candidate), checker.info(id).scope.part != nil else { return nil }
    return Self.formerTypes[program[id].name].map { checker.type($0) }
  }

  private static let formerTypes = [
    "ceil(_:)": "Double", "fabs(_:)": "Double", "floor(_:)": "Double", "round(_:)": "Double", "trunc(_:)": "Double",
    "hasPrefix(_:)": "String", "hasSuffix(_:)": "String",
  ]
}
