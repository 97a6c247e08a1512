import TheseusProgram

/// An argument by its position, with the parameter that takes it.
typealias PlacedArgument = (index: Int, parameter: FunctionType.Parameter)

/// A candidate with variables for its generic parameters.
struct Opened {
  /// The candidate.
  var candidate: Candidate
  /// What its generic parameters stand for.
  var substitution: Substitution
  /// The parameters.
  var parameters: [FunctionType.Parameter]
  /// Their labels.
  var labels: [String?]
  /// Which have defaults.
  var hasDefault: [Bool]
  /// The result.
  var result: Type
  /// Whether it is `async`.
  var isAsync = false
  /// Whether it `throws`.
  var isThrowing = false
  /// The type in `throws(E)`; nil for `any Error`.
  var thrown: Type?
  /// Whether the requirements can hold.
  var isPossible = true
  /// Whether the result is written `A!`.
  var isImplicitlyUnwrapped = false
  /// The written parameters where some are packs, whose elements are parameters here.
  var packedParameters: [PackedParameter] = []
}

extension BodyChecker {
  /// Gives a candidate's generic parameters variables and ties them to the receiver.
  func open(_ candidate: Candidate) -> Opened { spread(openAsWritten(candidate)) }

  private func openAsWritten(_ candidate: Candidate) -> Opened {
    switch candidate.target {
    case .function(let id): return open(function: id, candidate)
    case .enumCase(let id, let index): return open(enumCase: index, of: id, candidate)
    case .local(let function): return open(local: function, candidate)
    case .subscript(let property): return open(subscript: property, candidate)
    case .value(_, let type):
      return Opened(
        candidate: candidate, substitution: [:], parameters: type.parameters, labels: type.parameters.map { _ in nil },
        hasDefault: type.parameters.map { _ in false }, result: type.result, isAsync: type.isAsync,
        isThrowing: type.isThrowing, thrown: type.thrown)
    }
  }

  private func open(function id: FunctionID, _ candidate: Candidate) -> Opened {
    let function = program[id]
    let info = checker.info(id)
    var substitution = variables(for: function.generics, candidate.packs)
    var isPossible = tie(candidate.selfType, function: id, substitution: substitution)
    substitution = substitution.mapValues { unifier.resolve($0) }
    // Members are found through a type that conforms; an operator may be found through the other operand's.
    if candidate.selfType == nil, let owner = info.requirementOf ?? info.extensionOf,
      let own = substitution[checker.info(owner).selfParameter]
    {
      isPossible = unifier.require(own, conformsTo: owner) && isPossible
    }
    isPossible = require(info.requirements, substitution, selfOf: info.requirementOf ?? info.extensionOf) && isPossible
    // What the type asks of its parameters says what `.name` may be where one of them is wanted.
    if function.kind == .initializer, let nominal = function.nominal {
      isPossible = require(checker.info(nominal).scope.requirements, substitution, selfOf: nil) && isPossible
    }
    let parameters = function.parameters.map { checker.substitute($0, substitution) }
    var result = selfResult(of: id, candidate.receiver) ?? checker.substitute(function.result, substitution)
    if function.kind == .initializer, let selfType = candidate.selfType, info.extensionOf == nil,
      info.requirementOf == nil
    {
      result = function.isFailable ? checker.optional(selfType) : selfType
    }
    return Opened(
      candidate: candidate, substitution: substitution, parameters: parameters, labels: function.labels,
      hasDefault: checker.defaultFlags(of: id), result: result, isAsync: function.isAsync,
      isThrowing: function.isThrowing, thrown: info.thrown.map { checker.substitute($0, substitution) },
      isPossible: isPossible, isImplicitlyUnwrapped: info.isImplicitlyUnwrapped && function.kind != .setter)
  }

  private func variables(for generics: [GenericParameter], _ packs: [GenericParameter: [Bool]]) -> Substitution {
    var result: Substitution = [:]
    for parameter in generics { result[parameter] = packs[parameter].map(pack) ?? unifier.fresh(for: parameter) }
    return result
  }

  /// Unifies the declaring type with the receiver's.
  private func tie(_ selfType: Type?, function id: FunctionID, substitution: Substitution) -> Bool {
    guard let selfType else { return true }
    let info = checker.info(id)
    if let owner = info.requirementOf ?? info.extensionOf {
      guard let variable = substitution[checker.info(owner).selfParameter] else { return true }
      return unifier.unify(variable, selfType) && unifier.requireOfLiterals(in: selfType, conformingTo: owner)
    }
    guard let nominal = program[id].nominal else { return true }
    let declared = Type.nominal(nominal, program[nominal].generics.map { substitution[$0] ?? .unknown })
    let resolved = unifier.resolve(selfType)
    if case .nominal(let own, _) = resolved, own != nominal {
      return checker.ancestor(of: resolved, nominal).map { unifier.unify(declared, $0) } ?? true
    }
    return unifier.unify(declared, resolved)
  }

  /// Puts a candidate's requirements on its variables.
  private func require(_ requirements: [Requirement], _ substitution: Substitution, selfOf owner: ProtocolID?) -> Bool {
    for (requirement, substitution) in checker.rounds(of: requirements, substitution) {
      switch requirement {
      case .conforms(let subject, let id):
        if id == owner, case .parameter(let parameter) = subject, case .protocol = parameter.owner { continue }
        guard unifier.require(checker.substitute(subject, substitution), conformsTo: id) else { return false }
      case .same(let left, let right):
        guard unifier.requireSame(checker.substitute(left, substitution), checker.substitute(right, substitution))
        else { return false }
      case .inherits(let subject, let superclass):
        guard
          unifier.require(
            checker.substitute(subject, substitution), inherits: checker.substitute(superclass, substitution))
        else { return false }
      }
    }
    return true
  }

  private func open(enumCase index: Int, of id: NominalID, _ candidate: Candidate) -> Opened {
    let enumCase = program[id].cases[index]
    let generics = program[id].generics
    let substitution = variables(for: generics, candidate.packs)
    let type = Type.nominal(id, generics.map { substitution[$0] ?? .unknown })
    if let selfType = candidate.selfType { _ = unifier.unify(type, selfType) }
    let parameters = enumCase.payload.map { FunctionType.Parameter(type: checker.substitute($0.type, substitution)) }
    return Opened(
      candidate: candidate, substitution: substitution, parameters: parameters, labels: enumCase.payload.map(\.label),
      hasDefault: checker.payloadDefaults(of: id, index),
      result: candidate.selfType.flatMap { $0.alias == nil ? nil : $0 } ?? type)
  }

  private func open(local function: LocalFunction, _ candidate: Candidate) -> Opened {
    let substitution = variables(for: function.generics, candidate.packs)
    _ = require(function.requirements, substitution, selfOf: nil)
    let parameters = function.type.parameters.map { checker.substitute($0, substitution) }
    return Opened(
      candidate: candidate, substitution: substitution, parameters: parameters,
      labels: function.declaration.parameters.map(\.label),
      hasDefault: function.declaration.parameters.map { $0.defaultValue != nil },
      result: checker.substitute(function.type.result, substitution), isAsync: function.type.isAsync,
      isThrowing: function.type.isThrowing,
      thrown: function.type.thrown.map { checker.substitute($0, substitution) },
      isImplicitlyUnwrapped: function.declaration.result?.isImplicitlyUnwrapped ?? false)
  }

  private func open(subscript property: Property, _ candidate: Candidate) -> Opened {
    let getter = checker.getter(of: property)
    var opened = open(function: getter, candidate)
    opened.labels = property.writtenParameters.map { $0.label }
    opened.hasDefault = property.writtenParameters.map { $0.defaultValue != nil }
    return opened
  }

  /// A candidate whose labels fit, with its cost.
  struct Viable {
    var candidate: Candidate
    var bindings: [Binding]
    var score: ConversionScore
    /// Whether what it asks of literals and classes is met, which is judged only where another candidate does not ask it.
    var isMet = true
    /// The arguments that say their types themselves and are taken one by one, as what they are.
    var certainArguments = 0
    /// The elements of tuples that its requirements ask for.
    var demandedParts = 0
    /// Whether it is tried before those that are not, and is taken if it leads to a solution.
    var isFavored = false
  }

  /// The candidates that the arguments fit, best first.
  func rank(
    _ candidates: [Candidate], _ arguments: [Argument], inferred: [TypedExpression?], expected: Type?
  ) -> [Viable] {
    var viable: [Viable] = []
    let literals = literalsOfCalls(arguments, inferred)
    for candidate in candidates {
      let snapshot = snapshot()
      trialDepth += 1
      if let item = trial(candidate, arguments, inferred, literals, expected) { viable.append(item) }
      trialDepth -= 1
      rollback(to: snapshot)
    }
    let met = viable.filter(\.isMet)
    let dropped = costingDroppedValues(ofSurroundingBuilder(met.isEmpty ? viable : met), arguments)
    let judged = besidesParts(costingOptionalValues(dropped, arguments), of: candidates)
    return mostSpecificFirst(
      favoring(judged, of: candidates, arguments, inferred, expected: expected), arguments)
  }

  /// Those whose closures the builder around the call builds, where there are some: it accepts nothing else.
  private func ofSurroundingBuilder(_ viable: [Viable]) -> [Viable] {
    guard let surroundingBuilder, viable.count > 1 else { return viable }
    let built = viable.filter { item in
      guard case .function(let id) = item.candidate.target else { return false }
      return program[id].parameters.contains {
        if case .nominal(surroundingBuilder, _)? = $0.builder { true } else { false }
      }
    }
    return built.isEmpty ? viable : built
  }

  private func trial(
    _ candidate: Candidate, _ arguments: [Argument], _ inferred: [TypedExpression?],
    _ literalsOfCalls: [(literal: Type, standard: Type)], _ expected: Type?
  ) -> Viable? {
    let literals = (candidate.selfType.map { unifier.openLiterals(in: $0) } ?? []) + literalsOfCalls
    let opened = open(candidate)
    guard opened.isPossible, let bindings = match(arguments, opened) else { return nil }
    if let expected, arguments.contains(where: { hasImplicitMembers($0.value) }) { hint(opened.result, expected) }
    var score = ConversionScore()
    if isDisfavored(candidate) { score.disfavored += 1 }
    if case .function = candidate.target, opened.isAsync != (frames.last?.isAsync ?? false) { score.otherContexts += 1 }
    let uses = order(of: opened, bindings)
    bindShared(uses, arguments, inferred)
    var certainArguments = 0
    // What `.name` may be is said by the other arguments, wherever they stand; so is what a literal is beside a part of another type.
    let named = uses.filter { !isImplicitlyRooted(arguments[$0.index].value) }
    for (index, parameter) in named.filter({ !isOpenPart($0.parameter, inferred[$0.index]) })
      + named.filter({ isOpenPart($0.parameter, inferred[$0.index]) })
    {
      let upcasts = score.collectionUpcasts
      guard fits(arguments[index], inferred[index], parameter, &score) else { return nil }
      if inferred[index] != nil, !parameter.isVariadic, score.collectionUpcasts == upcasts { certainArguments += 1 }
    }
    for (index, parameter) in uses where isImplicitlyRooted(arguments[index].value) {
      guard fits(arguments[index], inferred[index], parameter, &score) else { return nil }
    }
    guard unifier.solvePending(), variadicsAreKnown(opened, bindings) else { return nil }
    score.keptFunctions = keptFunctions(candidate, bindings, inferred)
    let isMet = holdsOfTexts(opened) && inheritsAsAsked(opened)
    if isGuessed(opened) {
      score.disfavored += 1
      score.unknowns += 1
    }
    score.nonDefaultLiterals += unifier.decidedOtherwise(literals)
    if expected == .void, unifier.resolve(opened.result) != .void { score.droppedResults += 1 }
    if let expected, !unifier.isUnbound(expected), expected != .unknown, expected != .void {
      let result = TypedExpression(.tuple([]), type: opened.result, range: .synthesized)
      var conversion = ConversionScore()
      guard fits(result, expected, opened, &conversion), unifier.solvePending() else { return nil }
      if case .enumCase = candidate.target {} else { score.optionals += conversion.optionals }
      score.erasures += conversion.erasures
      score.collectionUpcasts += conversion.collectionUpcasts
      score.existentials += conversion.existentials
      score.functionConversions += conversion.functionConversions
      score.numberConversions += conversion.numberConversions
    }
    return Viable(
      candidate: candidate, bindings: bindings, score: score, isMet: isMet, certainArguments: certainArguments,
      demandedParts: demandedParts(opened, arguments))
  }

  /// How many arguments are functions that may not escape and that a candidate keeps.
  private func keptFunctions(_ candidate: Candidate, _ bindings: [Binding], _ inferred: [TypedExpression?]) -> Int {
    guard let id = function(of: candidate) else { return 0 }
    return zip(checker.info(id).parameters, bindings).reduce(0) { count, use in
      guard use.0.type.attributes.contains("escaping") else { return count }
      return count + use.1.indices.count { index in inferred[index].map(mayNotEscape) ?? false }
    }
  }

  /// Whether what a candidate asks of its generic parameters holds of the literals of texts among them, which are strings.
  ///
  /// `"abc"` has no elements that are integers. What is called on such a literal itself, the arguments may decide.
  private func holdsOfTexts(_ opened: Opened) -> Bool {
    let receiver = opened.candidate.selfType.map { unifier.resolve($0) }
    let texts = opened.substitution.values.filter { type in
      unifier.literal(of: type).map { $0 >= .string } ?? false && unifier.resolve(type) != receiver
    }
    if texts.isEmpty { return true }
    let mark = unifier.mark()
    let unmet = unifier.unmet
    defer { unifier.rollback(to: mark) }
    for text in texts { unifier.settleStrings(in: text) }
    return unifier.solvePending() && unifier.unmet == unmet
  }

  /// Whether the classes that a candidate asks for are what its generic parameters inherit from, as far as these are known.
  private func inheritsAsAsked(_ opened: Opened) -> Bool {
    guard let id = function(of: opened.candidate) else { return true }
    return checker.info(id).requirements.allSatisfy { requirement in
      guard case .inherits(let subject, let superclass) = requirement else { return true }
      let type = unifier.zonk(unifier.tentative(checker.substitute(subject, opened.substitution)))
      guard case .nominal = type, isCertain(type) else { return true }
      return checker.isSubclass(type, of: unifier.zonk(checker.substitute(superclass, opened.substitution)))
    }
  }

  /// The open literals in what calls among the arguments give: `1` in `Box(1)`.
  private func literalsOfCalls(
    _ arguments: [Argument], _ inferred: [TypedExpression?]
  ) -> [(literal: Type, standard: Type)] {
    zip(arguments, inferred).flatMap { argument, value in
      guard let value, isCall(argument.value), unifier.literal(of: value.type) == nil else {
        return [(literal: Type, standard: Type)]()
      }
      return unifier.openLiterals(in: value.type)
    }
  }

  /// Whether what a candidate gives fits; what is written `A!` may be unwrapped.
  private func fits(
    _ result: TypedExpression, _ expected: Type, _ opened: Opened, _ score: inout ConversionScore
  ) -> Bool {
    let mark = unifier.mark()
    if coerce(result, to: expected, score: &score) != nil { return true }
    unifier.rollback(to: mark)
    guard opened.isImplicitlyUnwrapped, let wrapped = checker.wrapped(unifier.resolve(opened.result)) else {
      return false
    }
    score.forcedUnwraps += 1
    return coerce(retyped(result, wrapped), to: expected, score: &score) != nil
  }

  /// Whether a literal stands for a part of a type that other arguments decide: `"x" ∈ letters` for `S.Element` and `S`.
  private func isOpenPart(_ parameter: FunctionType.Parameter, _ value: TypedExpression?) -> Bool {
    guard let value, unifier.literal(of: value.type) != nil, case .associated = unifier.resolve(parameter.type) else {
      return false
    }
    return true
  }

  /// Whether nothing says that an operator's operand, of an associated type, conforms to the protocol that declares the operator.
  private func isGuessed(_ opened: Opened) -> Bool {
    guard opened.candidate.selfType == nil, case .function(let id) = opened.candidate.target,
      let owner = checker.info(id).requirementOf ?? checker.info(id).extensionOf,
      let own = opened.substitution[checker.info(owner).selfParameter].map(unifier.resolve), case .associated = own
    else { return false }
    return checker.conforms(own, to: owner, in: scope) == nil
  }

  /// Whether something says what the generic types of variadic parameters are; no existential is opened for them.
  private func variadicsAreKnown(_ opened: Opened, _ bindings: [Binding]) -> Bool {
    guard case .function(let id) = opened.candidate.target else { return true }
    return zip(declaredTypes(of: opened.candidate), zip(opened.parameters, bindings)).allSatisfy { declared, use in
      guard case .variadic(let indices) = use.1, case .parameter(let generic) = declared,
        case .function = generic.owner
      else { return true }
      let type = unifier.resolve(use.0.type)
      if case .existential = type { return !checker.opensExistentials(generic, of: id) }
      return !indices.isEmpty || !unifier.isUnbound(type) || unifier.zonk(opened.result).contains { $0 == type }
    }
  }

  /// The arguments with their parameters.
  func order(of opened: Opened, _ bindings: [Binding]) -> [PlacedArgument] {
    zip(opened.parameters, bindings).flatMap { parameter, binding in binding.indices.map { ($0, parameter) } }
  }

  /// Whether `&` stands before an argument just where a parameter is `inout`, or may be a pointer.
  private func isPassedAsWanted(_ argument: Argument, _ parameter: FunctionType.Parameter) -> Bool {
    switch argument.value.kind {
    case .invalid: true
    case .inoutReference: parameter.isInout || isPointer(parameter.type)
    default: !parameter.isInout
    }
  }

  private func fits(
    _ argument: Argument, _ inferred: TypedExpression?, _ parameter: FunctionType.Parameter,
    _ score: inout ConversionScore
  ) -> Bool {
    guard isPassedAsWanted(argument, parameter) else { return false }
    var type = parameter.type
    if parameter.isAutoclosure, case .function(let function) = unifier.resolve(type) { type = function.result }
    if let inferred {
      let conversions = score.numberConversions
      guard coerce(inferred, to: type, score: &score) != nil else { return canPoint(inferred, type) }
      // What is changed in its place is not converted.
      return !parameter.isInout || score.numberConversions == conversions
    }
    return hasShape(argument.value, of: unifier.resolve(type), &score)
  }
}

extension BodyChecker.Binding {
  /// The arguments that it uses.
  var indices: [Int] {
    switch self {
    case .argument(let index): [index]
    case .variadic(let indices): indices
    case .defaulted: []
    }
  }
}
