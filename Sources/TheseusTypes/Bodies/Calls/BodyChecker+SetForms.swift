import TheseusProgram

extension BodyChecker {
  /// Of two forms of a set's method that do not fit, one for another set and one for any sequence, the one that is meant: that for sequences
  /// where a sequence is given, and where Swift has no other.
  func formOfSets(_ candidates: [Candidate], _ inferred: [TypedExpression?]) -> Candidate? {
    guard candidates.count == 2, candidates.allSatisfy({ isMethodOfSets($0) }),
      let generic = candidates.first(where: { genericCount($0) > 0 }),
      let plain = candidates.first(where: { genericCount($0) == 0 }),
      let id = function(of: generic)
    else { return nil }
    let given = inferred.first.flatMap(\.self).map { unifier.decided($0.type) }
    if let given, !isCertain(given) { return nil }
    if Self.formsForSequences.contains(program[id].name) { return generic }
    // A literal that waits for what is wanted is no sequence of other elements.
    guard let given else { return plain }
    let isSet = nominal(of: given) == checker.known("Set")
    return !isSet && conforms(given, toProtocolNamed: "Sequence") ? generic : plain
  }

  private func isMethodOfSets(_ candidate: Candidate) -> Bool {
    guard let id = function(of: candidate), program[id].kind == .function, program[id].parameters.count == 1 else {
      return false
    }
    return program[id].nominal == checker.known("Set")
  }

  /// The methods of sets that Swift has for sequences alone.
  private static let formsForSequences: Set<String> = ["formUnion(_:)", "symmetricDifference(_:)", "union(_:)"]
}
