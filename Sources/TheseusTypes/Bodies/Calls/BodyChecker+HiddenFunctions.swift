import TheseusProgram

/// Calls by a name alone that found methods of `self`, where a global function of that name is meant.
extension BodyChecker {
  /// Whether a call by name alone found methods of `self` that do not fit, where a global function of that name would.
  func hidesFunction(
    _ candidates: [Candidate], _ arguments: [Argument], name: String, _ calleeRange: SourceRange
  ) -> Bool {
    guard case .value(let base, _)? = candidates.first?.receiver, base.range == calleeRange else { return false }
    return checker.globalFunctions(name).contains { function in
      let labels = program[function].labels
      let needed = checker.defaultFlags(of: function).count { !$0 }
      return arguments.count >= needed && arguments.allSatisfy { labels.contains($0.label) || $0.label == nil }
    }
  }

  /// The global functions that `min` and `max` mean where `self` has methods of the name only by conforming conditionally, as a range does
  /// to `Sequence`: of these two names alone the compiler then looks further out.
  func outerFunctions(_ candidates: [Candidate], name: String, _ calleeRange: SourceRange) -> [Candidate] {
    guard name == "min" || name == "max", case .value(let base, _)? = candidates.first?.receiver,
      base.range == calleeRange, let id = nominal(of: base.type),
      candidates.allSatisfy({ isConditional($0, in: id) })
    else { return [] }
    return checker.globalFunctions(name).map { Candidate(target: .function($0), receiver: .none) }
  }

  /// Whether a method is of a protocol to which the type conforms conditionally, or stands in the library where the type conforms to it.
  private func isConditional(_ candidate: Candidate, in id: NominalID) -> Bool {
    guard case .function(let function) = candidate.target else { return false }
    let info = checker.info(function)
    guard let owner = info.requirementOf ?? info.extensionOf else {
      return info.scope.part == .standardLibrary && !info.requirements.isEmpty
    }
    return checker.conformances(of: id)[owner]?.requirements.isEmpty == false
  }
}
