import TheseusProgram

/// Which parameters of two overloads are compared: in order, past defaults where the second has more of them.
private struct ParameterPairing {
  /// Positions in the first and the second.
  private(set) var pairs: [(Int, Int)] = []
  /// The parameters of the second that have no partner.
  private(set) var skips = 0

  /// Nil if a parameter that must have a partner has none.
  init?(_ count: Int, with parameters: [FunctionType.Parameter], hasDefault: [Bool]) {
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      if next == count {
        guard hasDefault[index] || parameter.isVariadic else { return nil }
        skips += 1
      } else if parameters.count - index > count - next, hasDefault[index] {
        skips += 1
      } else {
        pairs.append((next, index))
        next += 1
      }
    }
    if next < count { return nil }
  }
}

extension BodyChecker {
  /// The candidates that are tried first before others, and by score; of those with the best one that first which is more specific than the others.
  ///
  /// Where one of them is variadic, the compiler tries those first whose parameters the arguments' types speak for, and stops
  /// at what it finds there. It knows nothing of variadic parameters then, and does not do so for a lone unlabelled argument.
  func mostSpecificFirst(_ viable: [Viable], _ arguments: [Argument]) -> [Viable] {
    let isGuided = (arguments.count > 1 || arguments.first?.label != nil) && viable.contains { variadicCount($0) > 0 }
    var order = viable.enumerated().sorted { left, right in
      if left.element.isFavored != right.element.isFavored { return left.element.isFavored }
      if isGuided, left.element.certainArguments != right.element.certainArguments {
        return left.element.certainArguments > right.element.certainArguments
      }
      if left.element.score < right.element.score { return true }
      if right.element.score < left.element.score { return false }
      return left.offset < right.offset
    }.map(\.element)
    guard let first = order.first else { return order }
    var best = 0
    // Being more specific is no order: that a default would be skipped counts for more than types do.
    for index in order.indices.dropFirst() {
      if first.isFavored != order[index].isFavored || first.score < order[index].score
        || isGuided && order[index].certainArguments < first.certainArguments
      {
        break
      }
      if specificity(order[index], order[best]) < 0 { best = index }
    }
    order.insert(order.remove(at: best), at: 0)
    return order
  }

  /// Candidates of which the parts of collections' literals do not count where there are just two, both generic, of which one is more specific:
  /// the compiler tries that first, and stops there.
  func besidesParts(_ viable: [Viable], of candidates: [Candidate]) -> [Viable] {
    guard candidates.count == 2, viable.count == 2, viable.contains(where: { $0.score.nonDefaultParts > 0 }),
      viable.allSatisfy({ genericCount($0.candidate) > 0 }),
      isAsSpecific(candidates[0], as: candidates[1]) != isAsSpecific(candidates[1], as: candidates[0])
    else { return viable }
    return viable.map { item in
      var item = item
      item.score.nonDefaultParts = 0
      return item
    }
  }

  /// The candidates without those members of protocols that a type's own member stands before, for it takes and gives the same.
  func unshadowed(_ candidates: [Candidate]) -> [Candidate] {
    guard candidates.count > 1 else { return candidates }
    let isShared = candidates.map(isOfProtocol)
    guard isShared.contains(true), isShared.contains(false) else { return candidates }
    let types = candidates.map { candidate -> Type? in
      let mark = unifier.mark()
      defer { unifier.rollback(to: mark) }
      let opened = open(candidate)
      let type = FunctionType(parameters: opened.parameters, result: opened.result, isAsync: opened.isAsync)
      return opened.isPossible ? unifier.zonk(.function(type)) : nil
    }
    let own = zip(isShared, types).compactMap { isShared, type in isShared ? nil : type }
    return candidates.indices.filter { index in
      guard isShared[index], let type = types[index] else { return true }
      return !own.contains(type)
    }.map { candidates[$0] }
  }

  private func isOfProtocol(_ candidate: Candidate) -> Bool {
    guard candidate.selfType != nil, case .function(let id) = candidate.target else { return false }
    return checker.info(id).requirementOf != nil || checker.info(id).extensionOf != nil
  }

  /// A negative number if the first is more specific, a positive one if the second is.
  private func specificity(_ a: Viable, _ b: Viable) -> Int {
    let (left, right) = (a.candidate, b.candidate)
    // Among members of one distance what asks for more is more specific (`joined()` of strings).
    let isNear = left.distance == right.distance
    // Of generic functions that is one which takes `[K: V]` beside one that takes any sequence, however many parameters they have.
    let areGeneric =
      genericCount(left) != genericCount(right) && genericCount(left) > 0 && genericCount(right) > 0
      && variadicCount(a) == 0 && variadicCount(b) == 0
    let isVariadic = variadicCount(a) != variadicCount(b)
    let isSpecific = (isAsSpecific(right, as: left), isAsSpecific(left, as: right))
    let keys: [(Int, Int)] = [
      (nearness(left, right), 0), (-a.demandedParts, -b.demandedParts), areGeneric ? isSpecific : (0, 0),
      (genericCount(left), genericCount(right)),
      (isExtensionMember(left, beside: right), isExtensionMember(right, beside: left)),
      isVariadic ? (a.score.upcasts, b.score.upcasts) : (0, 0), isSpecific,
      (a.bindings.count { $0 == .defaulted }, b.bindings.count { $0 == .defaulted }),
      (a.score.existentials, b.score.existentials), (variadicCount(a), variadicCount(b)),
      isNear ? (-requirementCount(left), -requirementCount(right)) : (0, 0),
      (asynchronous(left), asynchronous(right)), (left.distance, right.distance),
      (-requirementCount(left), -requirementCount(right)), (isLibrary(left), isLibrary(right)),
    ]
    for (first, second) in keys where first != second { return first - second }
    return 0
  }

  /// Whether nothing tells two of the program's functions apart: arguments of known types fit both equally,
  /// and they give the same or anything will do.
  func areAmbiguous(
    _ first: Viable, _ second: Viable, _ arguments: [Argument], _ inferred: [TypedExpression?], isFree: Bool
  ) -> Bool {
    let functions = [first, second].compactMap { item -> FunctionID? in
      if case .function(let id) = item.candidate.target { id } else { nil }
    }
    let areUnrelated = functions.count == 2 && askForUnrelated(functions[0], functions[1])
    guard functions.count == 2, functions[0] != functions[1], !(first.score < second.score),
      !(second.score < first.score), first.certainArguments == second.certainArguments,
      functions.allSatisfy({ checker.info($0).scope.part == nil && checker.info($0).requirementOf == nil }),
      !functions.contains(where: { program[$0].isAsync }),
      areUnrelated || arePlainNeighbours(functions[0], functions[1])
        || areOfUnrelatedProtocols(checker.info(functions[0]).extensionOf, checker.info(functions[1]).extensionOf)
          && genericCount(first.candidate) == 0 && genericCount(second.candidate) == 0,
      program[functions[0]].result == program[functions[1]].result || isFree,
      first.candidate.distance == second.candidate.distance
    else { return false }
    let areCertain = zip(arguments, inferred).allSatisfy { argument, value in
      switch argument.value.kind {
      case .integer, .float, .string, .boolean: true
      default: value.map { isCertain(unifier.zonk(unifier.tentative($0.type))) } ?? false
      }
    }
    return areCertain && (areUnrelated || specificity(first, second) == 0 && specificity(second, first) == 0)
  }

  /// Whether two functions beside one another take one value of any type that conforms to a protocol, each to another one, of which neither
  /// refines the other: `f<T: Equatable>(_ x: T)` and `f<S: Sequence>(_ x: S)`.
  private func askForUnrelated(_ function: FunctionID, _ other: FunctionID) -> Bool {
    guard program[function].nominal == program[other].nominal, let first = soleBound(of: function),
      let second = soleBound(of: other)
    else { return false }
    return first != second && !checker.ancestors(of: first).contains(second)
      && !checker.ancestors(of: second).contains(first)
  }

  /// The protocol that all a function takes must conform to, where that is all it asks for.
  private func soleBound(of function: FunctionID) -> ProtocolID? {
    guard program[function].ownGenerics.count == 1, program[function].generics.count == 1,
      program[function].parameters.count == 1, case .parameter = program[function].parameters[0].type,
      checker.info(function).requirements.count == 1,
      case .conforms(.parameter, let bound) = checker.info(function).requirements[0]
    else { return nil }
    return bound
  }

  private func arePlainNeighbours(_ function: FunctionID, _ other: FunctionID) -> Bool {
    program[function].generics.isEmpty && program[other].generics.isEmpty
      && program[function].nominal == program[other].nominal
  }

  /// Whether two members stand in extensions of protocols of the program of which neither refines the other.
  func areOfUnrelatedProtocols(_ first: ProtocolID?, _ second: ProtocolID?) -> Bool {
    guard let first, let second, first != second,
      checker.info(first).scope.part == nil, checker.info(second).scope.part == nil
    else { return false }
    return !checker.ancestors(of: first).contains(second) && !checker.ancestors(of: second).contains(first)
  }

  private func variadicCount(_ item: Viable) -> Int {
    item.bindings.count { if case .variadic = $0 { true } else { false } }
  }

  /// 1 if what the first takes, the second takes too, or takes with more parameters: the compiler's comparison of
  /// declarations, which looks at all parameters, those that the call leaves to their defaults too, and at no label.
  private func isAsSpecific(_ candidate: Candidate, as other: Candidate) -> Int {
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    let start = unifier.mark()
    let own = open(candidate)
    unifier.takeForGranted(since: start)
    let wanted = open(other)
    guard let pairing = ParameterPairing(own.parameters.count, with: wanted.parameters, hasDefault: wanted.hasDefault)
    else { return 0 }
    // The other's generic parameters may become anything, its own stand for themselves.
    for (parameter, variable) in own.substitution {
      if case .function = parameter.owner { _ = unifier.unify(variable, .parameter(parameter)) }
    }
    var hasFewer = pairing.skips > 0
    var isSubtype = !asksForClass(wanted)
    for (first, second) in pairing.pairs {
      let (have, want) = (own.parameters[first], wanted.parameters[second])
      if have.isVariadic != want.isVariadic {
        if have.isVariadic { return 0 }
        hasFewer = true
      }
      isSubtype = isSubtype && isValue(of: have.type, acceptedAs: want.type)
    }
    return isSubtype && unifier.solvePending() || hasFewer ? 1 : 0
  }

  /// Whether a candidate asks of a generic parameter, for which another's stands, that it is a class; which class that one is, is not known
  /// here, and how much each asks for is compared later.
  private func asksForClass(_ opened: Opened) -> Bool {
    guard let id = function(of: opened.candidate) else { return false }
    return checker.info(id).requirements.contains { requirement in
      guard case .inherits(let subject, _) = requirement else { return false }
      return unifier.isUnbound(checker.substitute(subject, opened.substitution))
    }
  }

  /// Whether a value of a type is one of another without becoming optional or another number.
  private func isValue(of type: Type, acceptedAs wanted: Type) -> Bool {
    var score = ConversionScore()
    let value = TypedExpression(.tuple([]), type: type, range: .synthesized)
    return coerce(value, to: wanted, score: &score) != nil && score.optionals == 0 && score.numberConversions == 0
  }

  private func extended(_ candidate: Candidate) -> ProtocolID? {
    if case .function(let id) = candidate.target { checker.info(id).extensionOf } else { nil }
  }

  /// Negative if the first of two members is of the type itself, or of an extension of a protocol that refines the second's.
  ///
  /// Where the library has a member is told apart only beside one of the program: the catalogue does not always have it where Swift does.
  private func nearness(_ left: Candidate, _ right: Candidate) -> Int {
    guard let first = home(of: left), let second = home(of: right) else { return 0 }
    switch (first, second) {
    case (.type, .type): return 0
    case (.type, .extension): return areOfLibrary(left, right) ? 0 : -1
    case (.extension, .type): return areOfLibrary(left, right) ? 0 : 1
    case (.extension(let first), .extension(let second)):
      if first == second { return 0 }
      if checker.ancestors(of: first).contains(second) { return -1 }
      return checker.ancestors(of: second).contains(first) ? 1 : 0
    }
  }

  /// Where a member stands: with its type, or in an extension of a protocol.
  private enum Home {
    case type
    case `extension`(ProtocolID)
  }

  /// Where Swift declares a member, which is not always where the catalogue does.
  ///
  /// `@_extension("Collection")` says so there; of a sequence's member it says that a type of that protocol has another of its name from it.
  private func home(of candidate: Candidate) -> Home? {
    guard case .function(let id) = candidate.target else { return nil }
    let info = checker.info(id)
    if info.requirementOf != nil { return nil }
    if let name = info.attributes.first(where: { $0.name == "_extension" })?.text,
      let named = checker.protocolID(named: name),
      info.extensionOf == nil || candidate.selfType.map({ isOne($0, of: named) }) == true
    {
      return .extension(named)
    }
    return info.extensionOf.map(Home.extension) ?? (program[id].nominal == nil ? nil : .type)
  }

  private func areOfLibrary(_ left: Candidate, _ right: Candidate) -> Bool { isLibrary(left) + isLibrary(right) == 2 }

  private func isOne(_ type: Type, of id: ProtocolID) -> Bool {
    checker.conforms(unifier.zonk(type), to: id, in: scope) != false
  }

  /// 1 for a member of a protocol's extension where the other is a requirement, which is found dynamically.
  private func isExtensionMember(_ candidate: Candidate, beside other: Candidate) -> Int {
    guard case .function(let id) = other.target, checker.info(id).requirementOf != nil else { return 0 }
    return extended(candidate) == nil ? 0 : 1
  }

  private func asynchronous(_ candidate: Candidate) -> Int {
    if case .function(let id) = candidate.target, program[id].isAsync { 1 } else { 0 }
  }

  private func isLibrary(_ candidate: Candidate) -> Int {
    if case .function(let id) = candidate.target, checker.info(id).scope.part != nil { 1 } else { 0 }
  }

  func isDisfavored(_ candidate: Candidate) -> Bool {
    switch candidate.target {
    case .function(let id): checker.info(id).isDisfavored
    case .subscript(let property): property.declaration.attribute("_disfavoredOverload") != nil
    case .enumCase, .local, .value: false
    }
  }

  /// The function that a candidate calls: a subscript's getter.
  func function(of candidate: Candidate) -> FunctionID? {
    switch candidate.target {
    case .function(let id): id
    case .subscript(let property): checker.getter(of: property)
    case .enumCase, .local, .value: nil
    }
  }

  /// The generic parameters that the candidate's own signature introduces.
  func genericCount(_ candidate: Candidate) -> Int {
    guard let id = function(of: candidate) else { return 0 }
    return program[id].ownGenerics.count
  }

  /// Whether one of two properties of a name is meant where both could be.
  func isMoreSpecific(_ left: Property, than right: Property) -> Bool {
    if hides(left, member: right) { return true }
    if hides(right, member: left) { return false }
    guard let first = left.extensionOf, let second = right.extensionOf else {
      if (left.extensionOf == nil) != (right.extensionOf == nil) { return left.extensionOf == nil }
      return left.requirementOf == nil && right.requirementOf == nil && asksForMore(left, than: right)
    }
    if first != second { return checker.ancestors(of: first).contains(second) }
    return asksForMore(left, than: right)
  }

  /// Whether a property of the program's extension of a type or a protocol hides what a type of the library has from an extension of
  /// that protocol.
  ///
  /// Such a type may have it as its own here, which is faster, and then names the protocol: `@_extension("Collection")`.
  private func hides(_ own: Property, member: Property) -> Bool {
    guard scope.part == nil, own.scope.part == nil, member.scope.part != nil,
      let name = member.declaration.attribute("_extension")?.text
    else { return false }
    guard let extended = own.extensionOf else { return true }
    return checker.ancestors(of: extended).contains { program[$0].name == name }
  }

  /// Whether one of two properties of one type or protocol asks for more, or asks for the same and shadows the library's.
  ///
  /// What a module declares itself stands before what it imports; the library's own code does not see it.
  private func asksForMore(_ left: Property, than right: Property) -> Bool {
    let (first, second) = (requirementCount(left.requirements), requirementCount(right.requirements))
    let shadows = scope.part == nil && left.scope.part == nil && right.scope.part != nil
    return first > second || first == second && shadows
  }

  /// How many elements of tuples a candidate asks for where another may take anything: `R.RegexOutput == (W, C0)` beside `== W`,
  /// `Output == (A, B)` of what a type's member is called on.
  ///
  /// What a closure gives, its statements say when it is checked; what `.name` is, nothing says yet.
  func demandedParts(_ opened: Opened, _ arguments: [Argument]) -> Int {
    guard let id = function(of: opened.candidate) else { return 0 }
    let isStatic = checker.info(id).isStatic
    // What a literal holds is no question of parts: a dictionary's is a dictionary before it is a sequence of pairs.
    let hasClosures =
      arguments.contains { isClosureLiteral($0.value) } && !arguments.contains { isCollectionLiteral($0.value) }
    return checker.info(id).requirements.reduce(0) { sum, requirement in
      guard case .same(let subject, .tuple(let elements)) = requirement,
        saysParts(subject, opened, isStatic: isStatic, hasClosures: hasClosures)
      else { return sum }
      return sum + elements.count
    }
  }

  /// Whether something says before the call what has parts: what an associated type is of, or what a member is called on.
  private func saysParts(_ subject: Type, _ opened: Opened, isStatic: Bool, hasClosures: Bool) -> Bool {
    switch subject {
    case .associated(let base, _, _):
      return hasClosures || !unifier.isUnbound(checker.substitute(base, opened.substitution))
    case .parameter(let parameter):
      if case .function = parameter.owner { return false }
      return !isStatic && !unifier.isUnbound(checker.substitute(subject, opened.substitution))
    default: return false
    }
  }

  func requirementCount(_ candidate: Candidate) -> Int {
    function(of: candidate).map { requirementCount(checker.info($0).requirements) } ?? 0
  }

  private func requirementCount(_ requirements: [Requirement]) -> Int { checker.weight(of: requirements) }
}
