import TheseusProgram

extension BodyChecker {
  /// The function of the standard library that a call means and whose labels it lacks or misspells; nil if several could be meant,
  /// or one that the catalogue does not list.
  func mislabelled(_ candidates: [Candidate], _ arguments: [Argument]) -> Opened? {
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    var found: (opened: Opened, labels: [String?])?
    for candidate in candidates {
      guard let id = function(of: candidate), [nil, .standardLibrary].contains(checker.info(id).scope.part) else {
        return nil
      }
      let opened = open(candidate)
      guard let wanted = labelsMeant(by: arguments, opened) else { continue }
      if let found, found.labels != wanted { return nil }
      found = found ?? (opened, wanted)
    }
    return found?.opened
  }

  /// The labels that a call's arguments should have had, if nothing else is wrong with them.
  private func labelsMeant(by arguments: [Argument], _ opened: Opened) -> [String?]? {
    let all = Array(opened.parameters.indices)
    let required = all.filter { !opened.hasDefault[$0] && !opened.parameters[$0].isVariadic }
    guard let places = [all, required].first(where: { $0.count == arguments.count }), !places.isEmpty else {
      return nil
    }
    let isOwn = isOwn([opened.candidate])
    var wrong = 0
    for (argument, place) in zip(arguments, places) {
      let label = opened.labels[place]
      if !argument.isTrailingClosure, argument.label != label {
        guard label.map({ isSlip(argument.label, for: $0) }) ?? isOwn else { return nil }
        wrong += 1
      }
      guard isClosureLiteral(argument.value) || takes(opened.parameters[place], argument.value) else { return nil }
    }
    return wrong > 0 ? places.map { opened.labels[$0] } : nil
  }

  /// Whether a label is left out, or one slip away from what it should be.
  private func isSlip(_ given: String?, for label: String) -> Bool {
    given.map { EditDistance.between($0, label) <= 1 } ?? true
  }

  private func takes(_ parameter: FunctionType.Parameter, _ value: Expression) -> Bool {
    var type = parameter.type
    if parameter.isAutoclosure, case .function(let function) = unifier.resolve(type) { type = function.result }
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    let typed = check(value, to: type, as: .argument)
    return isCertain(unifier.zonk(unifier.tentative(typed.type))) && !hasErrors(since: snapshot)
  }
}
