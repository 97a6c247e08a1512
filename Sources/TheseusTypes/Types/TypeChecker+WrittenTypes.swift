import TheseusProgram

/// A generic type where the learner wrote it, judged when all declarations are known.
struct WrittenType {
  /// The type, with what stands for its parameters.
  var type: Type
  /// How many arguments are written.
  var argumentCount: Int
  /// Where it stands among the declarations.
  var scope: DeclarationScope
}

extension TypeChecker {
  /// Notes a nominal type that the learner wrote with arguments.
  func noteWritten(_ type: Type, argumentCount: Int, at range: SourceRange, in scope: DeclarationScope) {
    guard argumentCount > 0, range.file >= 0, scope.part == nil else { return }
    writtenTypes[range] = WrittenType(type: type, argumentCount: argumentCount, scope: scope)
  }

  /// Reports generic types without arguments in a type that nothing can complete: of a parameter, a result, a property without a value.
  func requireArguments(_ reference: TypeReference, in scope: DeclarationScope) {
    switch reference.kind {
    case .named(let name, let arguments) where arguments.isEmpty:
      guard scope.part == nil, case .nominal(let id)? = lookupType(name, in: scope), needsArguments(id, in: scope)
      else { return }
      report(
        "generic-without-arguments", "reference to generic type '\(name)' requires arguments in <...>",
        at: reference.range)
    case .named(_, let arguments): for argument in arguments { requireArguments(argument, in: scope) }
    case .tuple(let elements): for element in elements { requireArguments(element.type, in: scope) }
    case .function(let parameters, _, _, let thrown, let result):
      for parameter in parameters { requireArguments(parameter.type, in: scope) }
      for type in [thrown, result].compactMap(\.self) { requireArguments(type, in: scope) }
    case .implicitlyUnwrapped(let inner): requireArguments(inner, in: scope)
    case .member, .some, .any, .composition, .metatype, .pack, .inferred: return
    }
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
      guard case .nominal(let id, let arguments) = item.type else { continue }
      if !reportArgumentCount(of: id, item.argumentCount, at: range) {
        reportUnfit(arguments, of: id, in: item.scope, at: range)
      }
    }
  }

  private func reportArgumentCount(of id: NominalID, _ count: Int, at range: SourceRange) -> Bool {
    let parameters = info(id).declaration.generics.parameters
    let isPack = program[id].generics.contains { $0.isPack }
    // The catalogue may leave out parameters that decide nothing here.
    guard count != parameters.count, !isPack, info(id).scope.part != .swiftUI else { return false }
    let name = program[id].name
    if program[id].generics.isEmpty {
      report("specialized-non-generic", "cannot specialize non-generic type '\(name)'", at: range)
    } else {
      let manner = count < parameters.count ? "few" : "many"
      report(
        "generic-argument-count",
        "generic type '\(name)' specialized with too \(manner) type parameters (got \(count), but expected \(parameters.count))",
        at: range)
    }
    return true
  }

  private func reportUnfit(_ arguments: [Type], of id: NominalID, in scope: DeclarationScope, at range: SourceRange) {
    let substitution = nominalSubstitution(id, arguments)
    for case .conforms(let subject, let required) in info(id).scope.requirements {
      let type = substitute(subject, substitution)
      guard isJudged(type), conforms(type, to: required, in: scope) == false else { continue }
      let name = program[required].name
      if case .existential(let protocols, _) = type {
        let manner = protocols.isEmpty ? "does not conform to protocol" : "cannot conform to"
        report("missing-conformance", "type '\(describe(type))' \(manner) '\(name)'", at: range)
      } else {
        report("missing-conformance", "type '\(describe(type))' does not conform to protocol '\(name)'", at: range)
      }
    }
  }

  /// Whether all conformances of a type are listed.
  private func isJudged(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _):
      type.isFullyKnown && !program[id].name.hasPrefix("⟨")
        && (!program[id].isCatalogue || info(id).scope.part == .standardLibrary)
    case .existential, .parameter, .tuple, .function: type.isFullyKnown
    default: false
    }
  }
}
