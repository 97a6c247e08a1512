import TheseusProgram

extension BodyChecker {
  /// Lets a generic parameter that is all of a call's result, and of which nothing is asked, be the existential that takes the
  /// result, where what the arguments are by themselves has nothing in common: `print(either(1, "a"))`.
  func widenResult(
    _ result: Type, to expected: Type, _ order: [PlacedArgument],
    _ arguments: [Argument], _ values: inout [TypedExpression?]
  ) {
    let open = unifier.resolve(result)
    let wrapped = checker.wrapped(unifier.resolve(expected))
    guard takesManyTypes(unifier.resolve(wrapped ?? expected)), unifier.isUnbound(open),
      unifier.literal(of: open) == nil, unifier.bounds(of: open).isEmpty
    else { return }
    let own = order.filter { index, parameter in
      valueType(of: parameter) == open && !isLate(arguments[index].value) && !needsContext(arguments[index].value)
    }
    let list = checker.type("Array", open)
    let elements = order.filter { valueType(of: $0.parameter) == list }
      .flatMap { elementTypes(of: arguments[$0.index]) }
    guard own.count + elements.count > 1 else { return }
    for (index, _) in own where values[index] == nil { values[index] = infer(arguments[index].value) }
    let given = own.compactMap { values[$0.index]?.type }
    let types = given.map { unifier.decided($0) } + elements
    let keepsOptionals =
      wrapped != nil || !elements.isEmpty || given.contains { unifier.literal(of: $0) != nil }
    guard haveNothingInCommon(types, keepsOptionals: keepsOptionals), types.allSatisfy({ fits($0, expected) })
    else { return }
    _ = unifier.unify(open, expected)
  }

  /// Lets it be that existential too where closures give the result, of which each gives something else: `print(either { 1 } or: { 2.5 })`.
  func widenResult(_ result: Type, to expected: Type, givenBy late: [PlacedArgument], _ arguments: [Argument]) {
    let open = unifier.resolve(result)
    let wrapped = checker.wrapped(unifier.resolve(expected))
    guard trialDepth < Self.deepestTrial, takesManyTypes(unifier.resolve(wrapped ?? expected)),
      unifier.isUnbound(open), unifier.literal(of: open) == nil, unifier.bounds(of: open).isEmpty
    else { return }
    let closures = late.compactMap { index, parameter -> (value: Expression, function: FunctionType)? in
      guard case .closure(let closure) = arguments[index].value.kind, closure.result == nil,
        case .function(let function) = unifier.resolve(parameter.type), unifier.resolve(function.result) == open
      else { return nil }
      return (arguments[index].value, function)
    }
    guard closures.count > 1 else { return }
    let types = closures.compactMap { given(by: $0.value, as: $0.function) }
    guard types.count == closures.count, haveNothingInCommon(types, keepsOptionals: wrapped != nil),
      types.allSatisfy({ fits($0, expected) })
    else { return }
    _ = unifier.unify(open, expected)
  }

  /// Whether values of any types may become a type.
  private func takesManyTypes(_ type: Type) -> Bool {
    if case .existential = type { return true }
    return nominal(of: type).map { $0 == checker.known("AnyHashable") } ?? false
  }

  /// What the elements of an argument are that is an array's literal, none of which needs to be told its type.
  private func elementTypes(of argument: Argument) -> [Type] {
    guard case .array(let elements) = argument.value.kind, !elements.contains(where: { isLate($0) }) else { return [] }
    let types = elements.compactMap(typeAlone)
    return types.count == elements.count ? types : []
  }

  /// Whether no type but an existential takes values of all types; an optional takes what it wraps where that is kept.
  private func haveNothingInCommon(_ types: [Type], keepsOptionals: Bool) -> Bool {
    guard let first = types.first, types.allSatisfy(isCertain), types.contains(where: { $0 != first }) else {
      return false
    }
    let common = unifier.resolve(types.dropFirst().reduce(first) { join($0, $1) })
    return common == .any || !keepsOptionals && checker.wrapped(common) != nil
  }
}
