import TheseusProgram

/// Calls that no form of a function of the libraries takes, where all its forms are listed.
extension BodyChecker {
  /// How far a form of a function is from a call.
  private struct Distance: Comparable {
    /// What is wrong if the form is meant.
    var errors: Int
    /// Numbers that become, for the form, others than they are by themselves.
    var conversions: Int

    static func < (left: Distance, right: Distance) -> Bool {
      (left.errors, left.conversions) < (right.errors, right.conversions)
    }
  }

  /// Reports what keeps the nearest form of a function from being called, or that none is nearer than the others; false if other forms
  /// than those of the catalogue may be meant.
  func reportNearestForm(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?], name: String,
    at range: SourceRange, _ calleeRange: SourceRange
  ) -> Bool {
    guard trialDepth < Self.deepestTrial, checker.isWhole,
      candidates.allSatisfy(isListedWhole),
      inferred.allSatisfy({ $0.map { isNil($0) || isCertain(unifier.decided($0.type)) } ?? true })
    else { return false }
    let found = candidates.map { candidate in
      errors { _ = applySingle(candidate, arguments, inferred: inferred, expected: nil, at: range, calleeRange) }
    }
    // What Theseus cannot put in words it does not know to be wrong.
    guard found.allSatisfy({ !$0.isEmpty }) else { return false }
    if let place = candidates.firstIndex(where: isForOneElement) {
      checker.diagnostics += found[place]
      return true
    }
    let distances = zip(candidates, found).map { candidate, errors in
      Distance(errors: errors.count, conversions: conversions(of: arguments, inferred, for: candidate))
    }
    guard let least = distances.min() else { return false }
    let nearest = zip(found, distances).filter { $0.1 == least }.map(\.0)
    guard let first = nearest.first, nearest.allSatisfy({ $0.map(\.message) == first.map(\.message) }) else {
      reportNoExactMatch(candidates, name, calleeRange)
      return true
    }
    checker.diagnostics += first
    return true
  }

  private func conversions(of arguments: [Argument], _ inferred: [TypedExpression?], for candidate: Candidate) -> Int {
    let (int, double, float) = (checker.type("Int"), checker.type("Double"), checker.type("CGFloat"))
    return (uses(of: arguments, by: candidate) ?? []).count { use in
      let wanted = unifier.resolve(use.parameter.type)
      switch arguments[use.index].value.kind {
      case .integer: return wanted != int
      case .float: return wanted != double && wanted != int
      default:
        let given = inferred[use.index].map { unifier.decided($0.type) }
        return given == double && wanted == float || given == float && wanted == double
      }
    }
  }

  /// Whether a form takes one element as a separator, which the compiler takes to be meant where none fits.
  private func isForOneElement(_ candidate: Candidate) -> Bool {
    guard let id = function(of: candidate), program[id].name.hasPrefix("split(separator:") else { return false }
    switch program[id].parameters[0].type {
    case .associated(.parameter(let owner), _, "Element"): if case .protocol = owner.owner { return true }
    case .parameter(let element): if case .nominal = element.owner { return true }
    default: break
    }
    return false
  }

  private func isListedWhole(_ candidate: Candidate) -> Bool {
    guard let id = function(of: candidate), checker.info(id).scope.part == .standardLibrary else { return false }
    let name = program[id].name
    guard program[id].kind == .initializer else { return Self.methodsListedWhole.contains(name) }
    guard let owner = candidate.selfType.flatMap({ nominal(of: unifier.resolve($0)) }) else { return false }
    return Self.initializersListedWhole[program[owner].qualifiedName]?.contains(name) ?? false
  }

  /// The methods of the libraries of which the catalogue has all forms.
  private static let methodsListedWhole: Set<String> = [
    "components(separatedBy:)", "range(of:)", "range(of:options:range:locale:)", "set(_:forKey:)",
    "split(maxSplits:omittingEmptySubsequences:whereSeparator:)",
    "split(separator:maxSplits:omittingEmptySubsequences:)", "starts(with:)",
  ]

  /// The initializers of which it has all forms, by their types.
  private static let initializersListedWhole: [String: Set<String>] = [
    "CGFloat": ["init(_:)"], "CGPoint": ["init(x:y:)"], "CGRect": ["init(x:y:width:height:)"],
    "CGSize": ["init(width:height:)"],
    "CharacterSet": ["init(charactersIn:)"], "Data": ["init(_:)"], "Decimal": ["init(_:)"],
    "NSNumber": ["init(value:)"],
  ]
}
