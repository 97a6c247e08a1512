import TheseusProgram

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
}

extension BodyChecker {
  /// Gives a candidate's generic parameters variables and ties them to the receiver.
  func open(_ candidate: Candidate) -> Opened {
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
    var substitution = variables(for: function.generics)
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
    let parameters = function.parameters.map { parameter in
      var copy = parameter
      copy.type = checker.substitute(parameter.type, substitution)
      return copy
    }
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
      isPossible: isPossible)
  }

  private func variables(for generics: [GenericParameter]) -> Substitution {
    var result: Substitution = [:]
    for parameter in generics { result[parameter] = unifier.fresh() }
    return result
  }

  /// Unifies the declaring type with the receiver's.
  private func tie(_ selfType: Type?, function id: FunctionID, substitution: Substitution) -> Bool {
    guard let selfType else { return true }
    let info = checker.info(id)
    if let owner = info.requirementOf ?? info.extensionOf {
      guard let variable = substitution[checker.info(owner).selfParameter] else { return true }
      return unifier.unify(variable, selfType)
    }
    guard let nominal = program[id].nominal else { return true }
    let declared = Type.nominal(nominal, program[nominal].generics.map { substitution[$0] ?? .unknown })
    let resolved = unifier.resolve(selfType)
    if case .nominal(let own, _) = resolved, own != nominal {
      var current: Type? = resolved
      while let next = current, case .nominal(let id, let arguments) = next {
        if id == nominal { return unifier.unify(declared, next) }
        current = checker.superclass(of: id).map { checker.substitute($0, checker.nominalSubstitution(id, arguments)) }
      }
      return true
    }
    return unifier.unify(declared, resolved)
  }

  /// Puts a candidate's requirements on its variables.
  private func require(_ requirements: [Requirement], _ substitution: Substitution, selfOf owner: ProtocolID?) -> Bool {
    for requirement in requirements {
      switch requirement {
      case .conforms(let subject, let id):
        if id == owner, case .parameter(let parameter) = subject, case .protocol = parameter.owner { continue }
        guard unifier.require(checker.substitute(subject, substitution), conformsTo: id) else { return false }
      case .same(let left, let right):
        guard unifier.requireSame(checker.substitute(left, substitution), checker.substitute(right, substitution))
        else { return false }
      case .inherits:
        continue
      }
    }
    return true
  }

  private func open(enumCase index: Int, of id: NominalID, _ candidate: Candidate) -> Opened {
    let enumCase = program[id].cases[index]
    let generics = program[id].generics
    let substitution = variables(for: generics)
    let type = Type.nominal(id, generics.map { substitution[$0] ?? .unknown })
    if let selfType = candidate.selfType { _ = unifier.unify(type, selfType) }
    let parameters = enumCase.payload.map { FunctionType.Parameter(type: checker.substitute($0.type, substitution)) }
    return Opened(
      candidate: candidate, substitution: substitution, parameters: parameters, labels: enumCase.payload.map(\.label),
      hasDefault: checker.payloadDefaults(of: id, index), result: type)
  }

  private func open(local function: LocalFunction, _ candidate: Candidate) -> Opened {
    let substitution = variables(for: function.generics)
    _ = require(function.requirements, substitution, selfOf: nil)
    let parameters = function.type.parameters.map { parameter in
      var copy = parameter
      copy.type = checker.substitute(parameter.type, substitution)
      return copy
    }
    return Opened(
      candidate: candidate, substitution: substitution, parameters: parameters,
      labels: function.declaration.parameters.map(\.label),
      hasDefault: function.declaration.parameters.map { $0.defaultValue != nil },
      result: checker.substitute(function.type.result, substitution), isAsync: function.type.isAsync,
      isThrowing: function.type.isThrowing,
      thrown: function.type.thrown.map { checker.substitute($0, substitution) })
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
  }

  /// The candidates that the arguments fit, best first.
  func rank(
    _ candidates: [Candidate], _ arguments: [Argument], inferred: [TypedExpression?], expected: Type?
  ) -> [Viable] {
    var viable: [Viable] = []
    for candidate in candidates {
      let snapshot = snapshot()
      trialDepth += 1
      if let item = trial(candidate, arguments, inferred, expected) { viable.append(item) }
      trialDepth -= 1
      rollback(to: snapshot)
    }
    let order = viable.enumerated().sorted { left, right in
      if left.element.score < right.element.score { return true }
      if right.element.score < left.element.score { return false }
      switch specificity(left.element.candidate, right.element.candidate, left.element, right.element) {
      case let value where value < 0: return true
      case let value where value > 0: return false
      default: return left.offset < right.offset
      }
    }
    return order.map(\.element)
  }

  private func trial(
    _ candidate: Candidate, _ arguments: [Argument], _ inferred: [TypedExpression?], _ expected: Type?
  ) -> Viable? {
    let opened = open(candidate)
    guard opened.isPossible, let bindings = match(arguments, opened) else { return nil }
    if let expected, arguments.contains(where: { isImplicitlyRooted($0.value) }) { hint(opened.result, expected) }
    var score = ConversionScore()
    if isDisfavored(candidate) { score.disfavored += 1 }
    bindShared(order(of: opened, bindings), arguments, inferred)
    for (parameter, binding) in zip(opened.parameters, bindings) {
      for index in binding.indices {
        guard fits(arguments[index], inferred[index], parameter, &score) else { return nil }
      }
    }
    guard unifier.solvePending() else { return nil }
    if let expected, !unifier.isUnbound(expected), expected != .unknown, expected != .void {
      let result = TypedExpression(.tuple([]), type: opened.result, range: .synthesized)
      var conversion = ConversionScore()
      guard coerce(result, to: expected, score: &conversion) != nil, unifier.solvePending() else { return nil }
      if case .enumCase = candidate.target {} else { score.optionals += conversion.optionals }
      score.erasures += conversion.erasures
      score.existentials += conversion.existentials
      score.numberConversions += conversion.numberConversions
    }
    return Viable(candidate: candidate, bindings: bindings, score: score)
  }

  /// The arguments with their parameters.
  func order(of opened: Opened, _ bindings: [Binding]) -> [(index: Int, parameter: FunctionType.Parameter)] {
    zip(opened.parameters, bindings).flatMap { parameter, binding in binding.indices.map { ($0, parameter) } }
  }

  private func fits(
    _ argument: Argument, _ inferred: TypedExpression?, _ parameter: FunctionType.Parameter,
    _ score: inout ConversionScore
  ) -> Bool {
    var type = parameter.type
    if parameter.isAutoclosure, case .function(let function) = unifier.resolve(type) { type = function.result }
    if let inferred { return coerce(inferred, to: type, score: &score) != nil }
    return hasShape(argument.value, of: unifier.resolve(type), &score)
  }

  /// A negative number if the first is more specific, a positive one if the second is.
  private func specificity(_ left: Candidate, _ right: Candidate, _ a: Viable, _ b: Viable) -> Int {
    let leftDefaults = a.bindings.filter { $0 == .defaulted }.count
    let rightDefaults = b.bindings.filter { $0 == .defaulted }.count
    let leftVariadics = a.bindings.filter { if case .variadic = $0 { true } else { false } }.count
    let rightVariadics = b.bindings.filter { if case .variadic = $0 { true } else { false } }.count
    // With more parameters an overload is never the more specific one, so defaults count before what parameters ask for.
    // Among members of one distance what asks for more is more specific (`joined()` of strings).
    let isNear = left.distance == right.distance
    let refinement = refinement(left, right)
    let keys: [(Int, Int)] = [
      (genericCount(left), genericCount(right)), (leftDefaults, rightDefaults),
      (a.score.existentials, b.score.existentials), (leftVariadics, rightVariadics),
      (isExtensionMember(left, beside: right), isExtensionMember(right, beside: left)), (refinement, 0),
      isNear ? (-requirementCount(left), -requirementCount(right)) : (0, 0),
      (asynchronous(left), asynchronous(right)), (left.distance, right.distance),
      (-requirementCount(left), -requirementCount(right)), (isLibrary(left), isLibrary(right)),
    ]
    for (first, second) in keys where first != second { return first - second }
    return 0
  }

  /// Negative if the first belongs to an extension of a protocol that refines the second's.
  private func refinement(_ left: Candidate, _ right: Candidate) -> Int {
    guard let first = extended(left), let second = extended(right), first != second else { return 0 }
    if checker.ancestors(of: first).contains(second) { return -1 }
    return checker.ancestors(of: second).contains(first) ? 1 : 0
  }

  private func extended(_ candidate: Candidate) -> ProtocolID? {
    if case .function(let id) = candidate.target { checker.info(id).extensionOf } else { nil }
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

  private func isDisfavored(_ candidate: Candidate) -> Bool {
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
  private func genericCount(_ candidate: Candidate) -> Int {
    guard let id = function(of: candidate) else { return 0 }
    return program[id].generics.filter { if case .function = $0.owner { true } else { false } }.count
  }

  private func requirementCount(_ candidate: Candidate) -> Int {
    guard let id = function(of: candidate) else { return 0 }
    // A protocol that refines another one asks for more, one type for most.
    return checker.info(id).requirements.reduce(0) { sum, requirement in
      if case .conforms(_, let id) = requirement { sum + checker.ancestors(of: id).count } else { sum + 50 }
    }
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
