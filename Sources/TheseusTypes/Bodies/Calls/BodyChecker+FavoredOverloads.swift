import TheseusProgram

/// Which overloads the compiler tries first: it stops at these if one of them leads to a solution, so that a worse conversion may win.
///
/// It compares what it knows of each argument at that moment with the parameter, before it solves anything.
extension BodyChecker {
  /// What a call's overloads are compared by.
  private struct Comparison {
    /// What is known of the arguments, each by the types that it may be of.
    var known: [[KnownArgument]]
    /// Whether an operator is applied, for which generic parameters and optionals count a little less.
    var isOperation: Bool
    /// Whether there are only guesses, so that nothing but the very type counts.
    var isExact: Bool
    /// What is wanted of an operation.
    var wanted: Type?
  }

  /// The candidates that fit, with a mark at those that are tried first.
  ///
  /// Of the library's functions the catalogue has not all, so that nothing is said where some are among them; operators of the library that
  /// do not fit are no question, as the compiler drops them before it compares.
  func favoring(
    _ viable: [Viable], of candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?],
    expected: Type?
  ) -> [Viable] {
    guard viable.count > 1, viable.allSatisfy({ isOfProgram($0.candidate) }),
      let first = function(of: viable[0].candidate)
    else { return viable }
    let symbol = checker.baseName(of: first)
    guard symbol.isOperatorName else {
      guard candidates.allSatisfy(isOfProgram) else { return viable }
      let alike = checker.isMember(first) ? 0 : overloads(symbol, taking: arguments.count)
      if alike < 2, !checker.isMember(first), let counted = favoringCount(viable, arguments) { return counted }
      // The compiler then looks for the very type of a lone argument, which is nearest anyway.
      if alike < 2, arguments.count == 1, arguments[0].label == nil { return viable }
      return favoring(viable, of: candidates, arguments, inferred, wanted: nil, isOperation: false)
    }
    guard Self.comparisons.union(Self.arithmetic).union(["===", "!==", "??", "~"]).contains(symbol) else {
      return viable
    }
    let wanted = Self.comparisons.contains(symbol) ? nil : expected
    return favoring(viable, of: viable.map(\.candidate), arguments, inferred, wanted: wanted, isOperation: true)
  }

  private func isOfProgram(_ candidate: Candidate) -> Bool {
    function(of: candidate).map { checker.info($0).scope.part == nil } ?? false
  }

  /// How many of the program's functions of a name have as many parameters as a call has arguments.
  private func overloads(_ name: String, taking count: Int) -> Int {
    globalFunctions(name).count { program[$0].parameters.count == count }
  }

  /// Of overloads of which at most one has as many parameters as there are arguments, those are tried first that have so many, with or
  /// without those that may be left out; nil where there are none, or packs.
  private func favoringCount(_ viable: [Viable], _ arguments: [Argument]) -> [Viable]? {
    let marked = viable.map { item in
      var item = item
      let defaults = function(of: item.candidate).map { checker.defaultFlags(of: $0) } ?? []
      item.isFavored = defaults.count == arguments.count || defaults.count { !$0 } == arguments.count
      return item
    }
    let isKnown = marked.contains(where: \.isFavored) && marked.allSatisfy(\.candidate.packs.isEmpty)
    return isKnown ? marked : nil
  }

  private func favoring(
    _ viable: [Viable], of candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?],
    wanted: Type?, isOperation: Bool
  ) -> [Viable] {
    guard candidates.allSatisfy({ isOperation || isComparable($0) }) else { return viable }
    let known = zip(arguments, inferred).map { knownTypes(of: $0.value, $1) }
    var scores = scores(of: candidates, arguments, known, wanted: wanted, isOperation: isOperation)
    if scores.values.max() ?? 0 < 1, known.joined().contains(where: { $0.source == .initializer }) {
      // What calls of initializers give is found before then.
      let values = zip(known, inferred).map { $0.contains { $0.source == .initializer } ? givenType(of: $1) : $0 }
      scores = self.scores(of: candidates, arguments, values, wanted: wanted, isOperation: isOperation)
    }
    guard let best = scores.values.max(), best > 0 else { return viable }
    return viable.map { item in
      var item = item
      item.isFavored = function(of: item.candidate).map { scores[$0] == best } ?? false
      return item
    }
  }

  /// Whether the parameters are of one type or generic parameters, between which no types are required to be the same: nothing is compared
  /// where one of the overloads has others.
  private func isComparable(_ candidate: Candidate) -> Bool {
    guard let id = function(of: candidate), !checker.info(id).isImplicitlyUnwrapped else { return false }
    let requiresSame = checker.info(id).requirements.contains { if case .same = $0 { true } else { false } }
    return !requiresSame
      && declaredTypes(of: candidate).allSatisfy { type in
        if case .parameter = type { true } else { !type.contains(\.isParameter) }
      }
  }

  private func scores(
    of candidates: [Candidate], _ arguments: [Argument], _ known: [[KnownArgument]], wanted: Type?, isOperation: Bool
  ) -> [FunctionID: Double] {
    let areGuesses = known.contains { !$0.isEmpty } && known.allSatisfy(areGuesses)
    let wanted = wanted.flatMap { unifier.isUnbound($0) || $0 == .unknown ? nil : unifier.zonk($0) }
    let comparison = Comparison(
      known: known, isOperation: isOperation, isExact: areGuesses && wanted == nil, wanted: wanted)
    var result: [FunctionID: Double] = [:]
    for candidate in candidates {
      guard let id = function(of: candidate), let score = score(of: candidate, id, arguments, in: comparison),
        score > 0
      else { continue }
      result[id] = score
    }
    return result
  }

  /// Whether literals, and calls of initializers of which some may fail, are all that is known of an argument.
  private func areGuesses(_ known: [KnownArgument]) -> Bool {
    !known.contains { $0.source == .value } && known.count { $0.source == .initializer } != 1
  }

  /// How well the arguments fit an overload's parameters, on the average; nil if one certainly does not.
  private func score(
    of candidate: Candidate, _ id: FunctionID, _ arguments: [Argument], in comparison: Comparison
  ) -> Double? {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    guard let bindings = match(arguments, open(candidate)) else { return nil }
    let parameters = zip(writtenParameters(of: candidate), bindings).filter {
      $1 != .defaulted && $1 != .variadic([])
    }
    var sum = 0.0
    for (parameter, binding) in parameters {
      if binding.indices.count > 1 { return nil }
      guard case .argument(let index) = binding else { continue }
      var type = parameter.type
      if parameter.isAutoclosure, case .function(let function) = type { type = function.result }
      if case .function = type { continue }
      let known = comparison.known[index]
      let scores = known.map { self.score($0, for: type, of: candidate, in: comparison) }
      let isMisfit = zip(known, scores).allSatisfy { $1 <= 0 && ($0.source == .literal || !$0.isOpen) }
      if !known.isEmpty, isMisfit { return nil }
      sum += scores.max() ?? 0
    }
    if parameters.isEmpty { return nil }
    var score = sum / Double(parameters.count)
    guard comparison.isOperation else { return score }
    let result = program[id].result
    if let wanted = comparison.wanted, score > 0 || comparison.known.allSatisfy(\.isEmpty),
      self.score(KnownArgument(type: result), for: wanted, of: candidate, in: comparison) > 0
    {
      score += 1
    }
    let isOfOneType = !result.contains(\.isParameter) && parameters.allSatisfy { $0.0.type == result }
    return score > 0 && isOfOneType && parameters.count == 2 ? score + 0.01 : score
  }

  /// How well an argument of a known type fits a parameter: from 0, not at all, to 1.
  private func score(
    _ known: KnownArgument, for type: Type, of candidate: Candidate, in comparison: Comparison
  ) -> Double {
    let isLiteral = known.source == .literal
    if comparison.isExact, let collection = known.collection { return isCollection(type, collection) ? 0.3 : 0 }
    if known.type == type, !known.isOpen { return isLiteral ? 0.3 : 1 }
    if comparison.isExact { return 0 }
    if isLiteral { return literalScore(known, for: type, of: candidate, in: comparison) }
    let (have, want) = (layers(of: known.type), layers(of: type))
    if have.count + want.count > 0 {
      guard want.count >= have.count || want.count == 0 && want.innermost.isParameter else { return 0 }
      let inner = KnownArgument(type: have.innermost, isOpen: known.isOpen)
      let score = score(inner, for: want.innermost, of: candidate, in: comparison)
      return score > 0 && comparison.isOperation ? score - 0.1 : score
    }
    switch (known.type, type) {
    case (_, .existential): return converts(known, to: type) ? 1 : 0
    case (.tuple(let own), .tuple(let wanted)): return own.count == wanted.count ? 1 : 0
    case (_, .parameter(let parameter)):
      if known.isOpen { return meetsProtocols(known.type, asked: parameter, by: candidate) ? 0.7 : 0 }
      return meetsRequirements(known.type, of: parameter, in: candidate) ? comparison.isOperation ? 0.9 : 1 : 0
    default:
      if isClass(known.type), checker.isSubclass(known.type, of: type) { return 1 }
      return type.contains(\.isParameter) && nominal(of: known.type) == nominal(of: type) ? 0.8 : 0
    }
  }

  private func literalScore(
    _ known: KnownArgument, for type: Type, of candidate: Candidate, in comparison: Comparison
  ) -> Double {
    var isOpen = type.contains(\.isParameter)
    if case .existential = type { isOpen = true }
    guard isOpen else { return isWritten(known.kind, type) ? 0.3 : 0 }
    var value = known
    value.source = .value
    guard score(value, for: type, of: candidate, in: comparison) > 0 else { return 0 }
    return comparison.isOperation && checker.wrapped(type) != nil ? 0.2 : 0.3
  }

  private func isClass(_ type: Type) -> Bool { nominal(of: type).map { program[$0].kind == .class } ?? false }

  private func isCollection(_ type: Type, _ name: String) -> Bool {
    nominal(of: type).map { $0 == checker.known(name) } ?? false
  }

  /// How many optionals stand around a type, and what is in them.
  private func layers(of type: Type) -> (count: Int, innermost: Type) {
    var (count, current) = (0, type)
    while let wrapped = checker.wrapped(current) { (count, current) = (count + 1, wrapped) }
    return (count, current)
  }

  private func converts(_ known: KnownArgument, to type: Type) -> Bool {
    guard case .existential(let protocols, let superclass, _) = type else { return false }
    return protocols.allSatisfy { checker.conforms(known.type, to: $0, in: scope) == true }
      && superclass.allSatisfy { checker.isSubclass(known.type, of: $0) }
  }

  private func meetsProtocols(_ type: Type, asked parameter: GenericParameter, by candidate: Candidate) -> Bool {
    let requirements = function(of: candidate).map { checker.info($0).requirements } ?? []
    return requirements.allSatisfy { requirement in
      guard case .conforms(.parameter(parameter), let id) = requirement else { return true }
      return checker.conforms(type, to: id, in: scope) != false
    }
  }

  private func meetsRequirements(_ type: Type, of parameter: GenericParameter, in candidate: Candidate) -> Bool {
    let mark = unifier.mark()
    let unmet = unifier.unmet
    defer { unifier.rollback(to: mark) }
    guard let variable = open(candidate).substitution[parameter] else { return false }
    return unifier.unify(variable, type) && unifier.solvePending() && unifier.unmet == unmet
  }
}
