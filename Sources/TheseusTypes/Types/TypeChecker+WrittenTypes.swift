import TheseusProgram

/// A generic type or alias where the learner wrote it, judged when all declarations are known.
struct WrittenType {
  /// What the name stands for.
  var named: DeclarationScope.NamedType
  /// What stands for the parameters, those of the types around a nested one before its own.
  var arguments: [Type]
  /// How many arguments are written.
  var argumentCount: Int
  /// Where it stands among the declarations.
  var scope: DeclarationScope
}

extension TypeChecker {
  /// Notes a nominal type or an alias that the learner wrote with arguments, and the type that it gives.
  func noteWritten(
    _ named: DeclarationScope.NamedType, _ arguments: [Type], as type: Type, at range: SourceRange,
    in scope: DeclarationScope
  ) {
    guard !arguments.isEmpty, range.file >= 0, scope.part == nil else { return }
    var all = arguments
    switch named {
    case .nominal:
      guard case .nominal(_, let complete) = type else { return }
      all = complete
    case .alias(let alias):
      guard !alias.declaration.generics.parameters.isEmpty else { return }
    case .protocol, .type: return
    }
    writtenTypes[range] = WrittenType(named: named, arguments: all, argumentCount: arguments.count, scope: scope)
  }

  /// Reports generic types without arguments, and `_`, in a type that nothing can complete: of a parameter, a result, a property without a value.
  func requireArguments(_ reference: TypeReference, in scope: DeclarationScope) {
    switch reference.kind {
    case .named(let name, let arguments) where arguments.isEmpty:
      guard genericWithoutArguments(reference, in: scope) != nil else { return }
      report(
        "generic-without-arguments", "reference to generic type '\(name)' requires arguments in <...>",
        at: reference.range)
    case .named(_, let arguments): for argument in arguments { requireArguments(argument, in: scope) }
    case .tuple(let elements): for element in elements { requireArguments(element.type, in: scope) }
    case .function(let parameters, _, _, let thrown, let result):
      for parameter in parameters { requireArguments(parameter.type, in: scope) }
      for type in [thrown, result].compactMap(\.self) { requireArguments(type, in: scope) }
    case .implicitlyUnwrapped(let inner): requireArguments(inner, in: scope)
    case .inferred: reportPlaceholder(reference)
    case .member, .some, .any, .composition, .metatype, .packExpansion, .packElement: return
    }
  }

  /// Reports a type that is `_` alone where nothing completes it; false if it is another one.
  @discardableResult
  func reportPlaceholder(_ reference: TypeReference) -> Bool {
    guard reference.isPlaceholder else { return false }
    report("placeholder", "type placeholder not allowed here", at: reference.range)
    return true
  }

  /// The generic type that is named without arguments where its surroundings do not give them; nil of other types.
  func genericWithoutArguments(_ reference: TypeReference, in scope: DeclarationScope) -> NominalID? {
    guard case .named(let name, let arguments) = reference.kind, arguments.isEmpty, scope.part == nil,
      case .nominal(let id)? = lookupType(name, in: scope), needsArguments(id, in: scope)
    else { return nil }
    return id
  }

  /// Whether a type has parameters of its own that its surroundings do not give: inside it they stand for themselves.
  private func needsArguments(_ id: NominalID, in scope: DeclarationScope) -> Bool {
    let isCertain = info(id).scope.part == nil || ["Array", "Dictionary", "Set", "Optional"].contains(program[id].name)
    guard isCertain, !info(id).declaration.generics.parameters.isEmpty else { return false }
    var current: DeclarationScope? = scope
    while let scope = current {
      if scope.nominal == id { return false }
      if case .nominal(id, _)? = scope.selfType { return false }
      current = scope.parent
    }
    return true
  }

  /// Reports written types with too few or too many arguments, and arguments that do not conform as their parameter asks.
  func checkWrittenTypes() {
    let written = writtenTypes.sorted { $0.key.start < $1.key.start }
    writtenTypes = [:]
    for (range, item) in written {
      switch item.named {
      case .nominal(let id):
        if !reportArgumentCount(of: id, item.argumentCount, at: range) {
          let substitution = nominalSubstitution(id, item.arguments)
          for (requirement, substitution) in rounds(of: info(id).scope.requirements, substitution) {
            guard case .conforms(let subject, let required) = requirement else { continue }
            reportUnfit(
              substitute(subject, substitution), required, askedBy: program[id].name, in: item.scope, at: range)
          }
          reportUnequal(id, substitution, at: range)
        }
      case .alias(let alias):
        if !reportArgumentCount(of: alias, item.argumentCount, at: range) {
          for case .conforms(let type, let required) in requirements(of: alias, given: item.arguments) {
            reportUnfit(type, required, askedBy: alias.declaration.name, in: item.scope, at: range)
          }
        }
      case .protocol, .type: continue
      }
    }
  }

  /// Reports arguments whose members are not of one type as a type of the program asks: `struct Pair<A: Shape, B: Shape> where A.Unit == B.Unit`.
  private func reportUnequal(_ id: NominalID, _ substitution: Substitution, at range: SourceRange) {
    guard !program[id].isCatalogue else { return }
    for case .same(let left, let right) in info(id).scope.requirements {
      let (type, other) = (normalize(substitute(left, substitution)), normalize(substitute(right, substitution)))
      guard case .nominal = type, case .nominal = other, type.isConcrete, other.isConcrete, type != other else {
        continue
      }
      report(
        "missing-conformance",
        "'\(program[id].name)' requires the types \(quoted(type)) and \(quoted(other)) be equivalent", at: range
      )
    }
  }

  /// Reports the types behind `throws` that are no errors, once it is known what conforms to what.
  func checkWrittenThrown() {
    let written = writtenThrown.sorted { $0.key.start < $1.key.start }
    writtenThrown = [:]
    guard let error = protocolID(named: "Error") else { return }
    for (range, thrown) in written where conforms(thrown, to: error) == false {
      report("thrown-type", "thrown type \(quoted(thrown)) does not conform to the 'Error' protocol", at: range)
    }
  }

  /// What a generic alias asks of its arguments.
  private func requirements(of alias: DeclarationScope.Alias, given arguments: [Type]) -> [Requirement] {
    let scope = parameterScope(of: alias, given: arguments)
    addRequirements(of: alias.declaration.generics, to: scope)
    return scope.requirements
  }

  private func reportArgumentCount(of alias: DeclarationScope.Alias, _ count: Int, at range: SourceRange) -> Bool {
    let parameters = alias.declaration.generics.parameters
    let isPack = parameters.contains { $0.isPack }
    guard alias.scope.part == nil, count != parameters.count, !isPack else { return false }
    reportArgumentCount(count, of: alias.declaration.name, expected: parameters.count, at: range)
    return true
  }

  private func reportArgumentCount(_ count: Int, of name: String, expected: Int, at range: SourceRange) {
    let manner = count < expected ? "few" : "many"
    report(
      "generic-argument-count",
      "generic type '\(name)' specialized with too \(manner) type parameters (got \(count), but expected \(expected))",
      at: range)
  }

  /// Reports an `any P<X>` or `some P<X>` that says more than the protocol has primary associated types for.
  func checkPrimaryCount(of id: ProtocolID, _ count: Int, at range: SourceRange) {
    let primary = info(id).declaration.generics.parameters.count
    // The catalogue may leave out what decides nothing here.
    guard count > primary, info(id).scope.part != .swiftUI else { return }
    let name = program[id].name
    let message =
      primary == 0
      ? "protocol '\(name)' does not have primary associated types that can be constrained"
      : "protocol type '\(name)' specialized with too many type arguments (got \(count), but expected \(primary))"
    report("primary-argument-count", message, at: range)
  }

  private func reportArgumentCount(of id: NominalID, _ count: Int, at range: SourceRange) -> Bool {
    let parameters = info(id).declaration.generics.parameters
    let isPack = program[id].generics.contains { $0.isPack }
    // The catalogue may leave out parameters that decide nothing here.
    guard count != parameters.count, !isPack, info(id).scope.part != .swiftUI else { return false }
    // A package may have another type of the name: `Result<Image>`.
    if importsPackages, program[id].isCatalogue { return false }
    let name = program[id].name
    if program[id].generics.isEmpty {
      report("specialized-non-generic", "cannot specialize non-generic type '\(name)'", at: range)
    } else {
      reportArgumentCount(count, of: name, expected: parameters.count, at: range)
    }
    return true
  }

  private func reportUnfit(
    _ type: Type, _ required: ProtocolID, askedBy owner: String, in scope: DeclarationScope, at range: SourceRange
  ) {
    let type = sameType(as: type, in: scope) ?? type
    guard isJudged(type), conforms(type, to: required, in: scope) == false else { return }
    let name = program[required].name
    if let (part, wanted) = unmetPart(of: type, for: required, in: scope) {
      let demanded = program[wanted].name
      report("missing-conformance", "type \(quoted(part)) does not conform to protocol '\(demanded)'", at: range)
      report("missing-conformance", "'\(owner)' requires that \(quoted(part)) conform to '\(demanded)'", at: range)
    } else if case .existential(let protocols, _, _) = type {
      let manner = protocols.isEmpty ? "does not conform to protocol" : "cannot conform to"
      report("missing-conformance", "type \(quoted(type)) \(manner) '\(name)'", at: range)
    } else {
      report("missing-conformance", "type \(quoted(type)) does not conform to protocol '\(name)'", at: range)
    }
  }

  /// The innermost part of a type that does not conform as the type's own conformance asks: the `K` in `[[K]]`; nil of one that never conforms.
  private func unmetPart(
    of type: Type, for required: ProtocolID, in scope: DeclarationScope
  ) -> (part: Type, wanted: ProtocolID)? {
    guard case .nominal(let owner, let arguments) = type, let conformance = conformances(of: owner)[required] else {
      return nil
    }
    let substitution = nominalSubstitution(owner, arguments)
    for case .conforms(let subject, let wanted) in conformance.requirements {
      let part = normalize(substitute(subject, substitution), in: scope)
      guard isJudged(part), conforms(part, to: wanted, in: scope) == false else { continue }
      return unmetPart(of: part, for: wanted, in: scope) ?? (part, wanted)
    }
    return nil
  }

  /// Whether all conformances of a type are listed.
  private func isJudged(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _):
      type.isFullyKnown && !isStandIn(id)
        && (!program[id].isCatalogue || info(id).scope.part == .standardLibrary)
    case .existential, .parameter, .tuple, .function: type.isFullyKnown
    default: false
    }
  }
}

extension TypeReference {
  /// Whether it is `_`, as written.
  var isPlaceholder: Bool {
    if case .inferred = kind { range.start < range.end } else { false }
  }
}
