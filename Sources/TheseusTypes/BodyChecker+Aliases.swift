import TheseusProgram

extension BodyChecker {
  /// Reports a place that a call of a function changes under two names.
  func checkAliases(_ values: [TypedExpression], of target: Candidate.Target) {
    let places = values.compactMap { value -> (place: Place, range: SourceRange)? in
      if case .inout(let place) = value.kind { (place, value.range) } else { nil }
    }
    guard places.count > 1 else { return }
    for (index, later) in places.enumerated() {
      for earlier in places[..<index] {
        if let name = variableName(later.place), isSame(later.place, earlier.place) {
          report("aliased-arguments", "inout arguments are not allowed to alias each other", at: later.range)
          report("overlapping-accesses", overlap(of: name, Self.copyAdvice), at: later.range)
        } else if let name = elementOwner(later.place), name == elementOwner(earlier.place) {
          overlaps[later.range] = overlap(of: name, isSwap(target) ? Self.swapAdvice : Self.copyAdvice)
        }
      }
    }
  }

  private func variableName(_ place: Place) -> String? {
    switch place {
    case .local(let local): locals[Int(local.index)].name
    case .global(let global): program[global].name
    default: nil
    }
  }

  private func isSame(_ left: Place, _ right: Place) -> Bool {
    switch (left, right) {
    case (.local(let a), .local(let b)): a == b
    case (.global(let a), .global(let b)): a == b
    default: false
    }
  }

  /// The name of the variable whose element or computed property a place is.
  private func elementOwner(_ place: Place) -> String? {
    switch place {
    case .computed(.local(let local)?, _, _, _, _): isReference(type(of: local)) ? nil : locals[Int(local.index)].name
    case .computed(.global(let global)?, _, _, _, _): isReference(program[global].type) ? nil : program[global].name
    case .unwrapped(let base, _): elementOwner(base)
    default: nil
    }
  }

  /// What is said of the elements of one variable that a call changes at once.
  func overlapFindings() -> [Finding] {
    overlaps.map { range, message in Finding(id: "overlapping-accesses", message: message, range: range) }
  }

  private static let copyAdvice = "copying to a local variable"
  private static let swapAdvice = "calling MutableCollection.swapAt(_:_:)"

  private func isSwap(_ target: Candidate.Target) -> Bool {
    if case .function(let id) = target { program[id].name == "swap(_:_:)" } else { false }
  }

  private func overlap(of name: String, _ advice: String) -> String {
    "overlapping accesses to '\(name)', but modification requires exclusive access; consider \(advice)"
  }
}
