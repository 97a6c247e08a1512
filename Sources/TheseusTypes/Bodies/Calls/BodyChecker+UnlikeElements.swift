import TheseusProgram

extension BodyChecker {
  /// Reports a value and what an array, a range or another generic value holds that are given for one generic parameter and have nothing in
  /// common: `find("a", in: numbers)`.
  ///
  /// The elements of an array literal are what is wrong, else the value; where nothing is asked of the parameter, the literal holds anything.
  func reportUnlikeElements(_ opened: Opened, _ bindings: [Binding], _ values: [TypedExpression?]) {
    guard isOwn([opened.candidate]), let requirements = requirements(of: opened.candidate) else { return }
    let given = zip(declaredTypes(of: opened.candidate), bindings).compactMap { type, binding in
      binding.indices.first.flatMap { values[$0] }.map { (type: type, value: $0) }
    }
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

  /// Reports the literals of an array literal of which a method is called that is for other elements: `[1].joinedWords()`; false of other
  /// receivers.
  func reportLiterals(ofReceiver opened: Opened, unlike wanted: Type) -> Bool {
    guard case .value(let base, _) = opened.candidate.receiver, case .array(let elements) = base.kind,
      case .nominal(_, let arguments) = unifier.resolve(base.type), let element = arguments.first,
      let literal = unifier.literal(of: element), isCertain(wanted), !unifier.accepts(literal, wanted)
    else { return false }
    for value in elements { reportElement(unifier.decided(value.type), as: wanted, at: value.range) }
    return true
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
