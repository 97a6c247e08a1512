import TheseusProgram

extension BodyChecker {
  /// Reports a value and what an array, a range or another generic value holds that are given for one generic parameter and have nothing in
  /// common: `find("a", in: numbers)`.
  ///
  /// The elements of an array literal are what is wrong, else the value; where nothing is asked of the parameter, the literal holds anything.
  func reportUnlikeElements(
    _ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?], at range: SourceRange
  ) {
    guard isOwn([opened.candidate]), let requirements = requirements(of: opened.candidate) else { return }
    let given = zip(declaredTypes(of: opened.candidate), bindings).compactMap { type, binding in
      binding.indices.first.flatMap { values[$0] }.map { (type: type, value: $0) }
    }
    if reportUnlikeLiterals(given, requirements, at: range) { return }
    for (type, value) in given {
      guard case .parameter = type else { continue }
      for (holding, holder) in given {
        guard case .nominal(let nominal, let parts) = holding, let place = parts.firstIndex(of: type),
          nominal == checker.known("Array") || !isCovariant(nominal),
          !isArrayLiteral(holder) || isConstrained(type, by: requirements)
        else { continue }
        if reportUnlike(value, holder, place) { return }
      }
    }
  }

  /// Reports two array literals that are given for one generic parameter, or for arrays of it, and whose elements have nothing in common,
  /// where something is asked of the parameter: `areEqual([1], ["a"])`.
  ///
  /// Beside an array that is no literal, the elements are what is wrong.
  private func reportUnlikeLiterals(
    _ given: [(type: Type, value: TypedExpression)], _ requirements: [Requirement], at range: SourceRange
  ) -> Bool {
    guard given.count == 2, given[0].type == given[1].type else { return false }
    let (first, second) = (given[0].value, given[1].value)
    switch given[0].type {
    case .parameter(let generic) where isConstrained(given[0].type, by: requirements):
      guard let (have, other) = unlikeElements(first, second), isArrayLiteral(first), isArrayLiteral(second) else {
        return false
      }
      reportConflictingArguments(generic.name, checker.type("Array", have), checker.type("Array", other), at: range)
      reportConflictingArguments("Element", have, other, at: first.range)
      return true
    case .nominal(checker.known("Array"), let parts):
      guard let element = parts.first, case .parameter(let generic) = element,
        isConstrained(element, by: requirements), let (have, other) = unlikeElements(first, second)
      else { return false }
      switch (first.kind, second.kind) {
      case (.array, .array): reportConflictingArguments(generic.name, have, other, at: range)
      case (.array(let elements), _):
        for element in elements { reportElement(have, as: other, at: element.range) }
      case (_, .array(let elements)):
        for element in elements { reportElement(other, as: have, at: element.range) }
      default: return false
      }
      return true
    default: return false
    }
  }

  /// What the first elements of two arrays are that have nothing in common; nil of others.
  private func unlikeElements(_ first: TypedExpression, _ second: TypedExpression) -> (Type, Type)? {
    guard let own = elementType(of: first), let other = elementType(of: second), areUnlike(own, other) else {
      return nil
    }
    return (unifier.decided(own), unifier.decided(other))
  }

  private func elementType(of array: TypedExpression) -> Type? {
    if case .array(let elements) = array.kind { return elements.first.map { refused[$0.range] ?? $0.type } }
    guard case .nominal(checker.known("Array"), let parts) = unifier.decided(refused[array.range] ?? array.type) else {
      return nil
    }
    return parts.first
  }

  /// Reports what a receiver is made of where a member is used that is for one made of other values: the literals of `[1].joinedWords()`,
  /// the argument of `Wrapper(value: 1).length`; false of other receivers.
  func reportParts(of receiver: Receiver, as parameter: GenericParameter?, unlike wanted: Type) -> Bool {
    guard case .value(let base, _) = receiver, isCertain(wanted) else { return false }
    switch base.kind {
    case .array(let elements):
      guard case .nominal(_, let arguments) = unifier.resolve(base.type), let element = arguments.first,
        let literal = unifier.literal(of: element), !unifier.accepts(literal, wanted)
      else { return false }
      for value in elements { reportElement(unifier.decided(value.type), as: wanted, at: value.range) }
      return true
    case .call(let callee, let values):
      guard let parameter, let id = callee.function, program[id].kind == .initializer,
        unifier.zonk(base.type).contains({ unifier.literal(of: $0) != nil })
      else { return false }
      let parameters = program[id].parameters
      for (place, value) in zip(parameters, values.suffix(parameters.count)) where place.type == .parameter(parameter) {
        let have = unifier.decided(value.type)
        let fits = unifier.literal(of: value.type).map { unifier.accepts($0, wanted) } ?? fits(have, wanted)
        guard isCertain(have), !fits else { continue }
        reportArgument(have, as: wanted, at: value.range)
        return true
      }
      return false
    default: return false
    }
  }

  /// Reports what a receiver is made of where a property's extension is for one made of other values.
  func reportParts(of receiver: Receiver, unlikeThoseOf property: Property, on type: Type) -> Bool {
    let substitution = selfSubstitution(table: property.table, type)
    for case .same(.parameter(let parameter), let wanted) in property.block?.requirements ?? [] {
      let other = unifier.zonk(checker.substitute(wanted, substitution))
      if reportParts(of: receiver, as: parameter, unlike: other) { return true }
    }
    return false
  }

  private func isConstrained(_ parameter: Type, by requirements: [Requirement]) -> Bool {
    requirements.contains { requirement in
      if case .conforms(parameter, let bound) = requirement { !checker.isMarker(bound) } else { false }
    }
  }

  private func reportUnlike(_ value: TypedExpression, _ holder: TypedExpression, _ place: Int) -> Bool {
    let own = refused[value.range] ?? value.type
    let have = unifier.decided(own)
    guard isCertain(have), checker.wrapped(have) == nil else { return false }
    if case .array(let elements) = holder.kind {
      let unlike = elements.filter { areUnlike(refused[$0.range] ?? $0.type, own) }
      for element in unlike {
        reportElement(unifier.decided(refused[element.range] ?? element.type), as: have, at: element.range)
      }
      return !unlike.isEmpty
    }
    guard case .nominal(_, let arguments) = unifier.decided(refused[holder.range] ?? holder.type),
      arguments.indices.contains(place), areUnlike(own, arguments[place])
    else { return false }
    reportArgument(have, as: arguments[place], at: value.range)
    return true
  }

  private func areUnlike(_ type: Type, _ other: Type) -> Bool {
    let types = [type, other].map { unifier.decided($0) }
    return types.allSatisfy { isCertain($0) && checker.wrapped($0) == nil } && types[0] != types[1]
      && !fits(type, other) && !fits(other, type)
  }
}
