import TheseusProgram

extension BodyChecker {
  /// Notes the name of functions that stands for a value where nothing is wanted: of several that one declaration has side by side, none is
  /// meant more than the others.
  func noteAmbiguity(of candidates: [Candidate], at range: SourceRange) {
    let cases = Set(
      candidates.compactMap { candidate in
        if case .enumCase(let id, let index) = candidate.target { program[id].cases[index].name } else { nil }
      })
    if candidates.count > 1, cases.count == 1, candidates.allSatisfy(isCase) { ambiguousNames[range] = cases.first }
    let functions = candidates.compactMap { plainFunction(of: $0) }
    guard functions.count > 1, functions.count == candidates.count, let first = functions.first,
      functions.allSatisfy({ isBeside($0, first) })
    else { return }
    ambiguousNames[range] = checker.baseName(of: first)
  }

  /// Reports the name of a function that stands for a value where another one beside it, which only its labels tell apart, fits as well:
  /// `[1].map(Item.init)` of `init(_:)` and `init(id:)`; false of others.
  func reportAmbiguity(of candidate: Candidate, among others: [Candidate], at range: SourceRange) -> Bool {
    guard scope.part == nil, let function = labelledFunction(of: candidate),
      others.contains(where: { labelledFunction(of: $0).map { areTwins($0, function) } ?? false })
    else { return false }
    report(
      "ambiguous-name", "ambiguous use of '\(checker.baseName(of: function))'", at: range,
      explanation: "Several functions have this name. Write the labels of the one that is meant, as in 'name(label:)'.")
    return true
  }

  /// Whether two functions of one type or file differ in nothing but their labels.
  private func areTwins(_ function: FunctionID, _ other: FunctionID) -> Bool {
    program[function].labels != program[other].labels && program[function].nominal == program[other].nominal
      && checker.info(function).extensionOf == checker.info(other).extensionOf
      && program[function].selfKind == program[other].selfKind
      && program[function].parameters.map(\.type) == program[other].parameters.map(\.type)
      && program[function].result == program[other].result
      && program[function].isThrowing == program[other].isThrowing
  }

  /// The function that a candidate is, if it is one of the program's that is not generic itself and that all may use.
  private func labelledFunction(of candidate: Candidate) -> FunctionID? {
    guard case .function(let id) = candidate.target, checker.info(id).scope.part == nil,
      program[id].ownGenerics.isEmpty, !program[id].isAsync, checker.info(id).requirementOf == nil,
      checker.info(id).attributes.isEmpty, !program[id].parameters.contains(where: { $0.isVariadic }),
      !checker.info(id).modifiers.contains(where: { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") })
    else { return nil }
    return id
  }

  private func isCase(_ candidate: Candidate) -> Bool {
    if case .enumCase = candidate.target { true } else { false }
  }

  /// The function that a candidate is, if it is one of the program's that nothing makes better or worse than others of its name.
  private func plainFunction(of candidate: Candidate) -> FunctionID? {
    guard case .function(let id) = candidate.target, checker.info(id).scope.part == nil, program[id].kind == .function,
      program[id].generics.isEmpty, !program[id].isAsync, checker.info(id).requirementOf == nil,
      checker.info(id).attributes.isEmpty, !program[id].parameters.contains(where: { $0.isVariadic })
    else { return nil }
    return id
  }

  /// Reports a property that extensions of two protocols give what conforms to both; false if something tells them apart.
  func reportAmbiguity(of found: [FoundMember], name: String, at range: SourceRange) -> Bool {
    let properties = found.compactMap { item -> Property? in
      if case .property(let property) = item.member, property.scope.part == nil { property } else { nil }
    }
    guard properties.count == 2, found.count == 2, found[0].distance == found[1].distance,
      properties.allSatisfy({ $0.requirements.count == 1 && $0.type?.isConcrete == true }),
      properties[0].type == properties[1].type,
      areOfUnrelatedProtocols(properties[0].extensionOf, properties[1].extensionOf)
    else { return false }
    let nameRange = nameRange(ending: range, name)
    report("ambiguous-use", "ambiguous use of '\(name)'", at: nameRange)
    return true
  }

  private func isBeside(_ function: FunctionID, _ other: FunctionID) -> Bool {
    program[function].nominal == program[other].nominal
      && checker.info(function).extensionOf == checker.info(other).extensionOf
      && checker.info(function).scope.parent === checker.info(other).scope.parent
      && program[function].selfKind == program[other].selfKind
  }

  /// Reports a value that is the name of several functions, none of which is meant more than the others.
  func reportAmbiguity(of value: Expression) {
    guard let name = ambiguousNames[value.range] else { return }
    report(
      "ambiguous-name", "ambiguous use of '\(name)'", at: value.range,
      explanation:
        "Several functions have this name. Write the labels of the one that is meant, as in 'name(label:)', or the type that is wanted."
    )
  }
}
