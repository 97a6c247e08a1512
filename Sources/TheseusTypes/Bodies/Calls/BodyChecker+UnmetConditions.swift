import TheseusProgram

/// What keeps a type from conforming that conforms on a condition: `[Item]` is `Encodable` if `Item` is.
struct UnmetCondition {
  /// The type that asks for it.
  var owner: NominalID
  /// What does not conform.
  var subject: Type
  /// To what it would have to.
  var wanted: ProtocolID
}

extension BodyChecker {
  /// The innermost condition on which a type would conform to a protocol and that certainly does not hold; nil of a type that never conforms.
  func unmetCondition(of type: Type, for id: ProtocolID) -> UnmetCondition? {
    guard case .nominal(let owner, let arguments) = type, let conformance = checker.conformances(of: owner)[id] else {
      return nil
    }
    let substitution = checker.nominalSubstitution(owner, arguments)
    for case .conforms(let part, let wanted) in conformance.requirements {
      let subject = unifier.resolve(checker.normalize(checker.substitute(part, substitution), in: scope))
      guard isCertain(subject), checker.conforms(subject, to: wanted, in: scope) == false else { continue }
      return unmetCondition(of: subject, for: wanted) ?? UnmetCondition(owner: owner, subject: subject, wanted: wanted)
    }
    return nil
  }

  /// Reports a call that asks of a subject what holds on a condition alone.
  func reportUnmet(_ condition: UnmetCondition, _ opened: Opened, _ subject: Type, at range: SourceRange) {
    let demand = describeDemand(opened, subject, lacking: condition)
    report(
      "missing-conformance", "\(demand) requires \(conformance(of: condition.subject, to: condition.wanted))", at: range
    )
  }

  /// Who asks for what a condition lacks: a function that belongs to no type, a type for its members, or the condition's own type for
  /// members of generic types and of extensions.
  private func describeDemand(_ opened: Opened, _ subject: Type, lacking condition: UnmetCondition) -> String {
    guard case .function(let id) = opened.candidate.target, checker.isMember(id) else { return describeCallee(opened) }
    if case .parameter(let parameter) = subject, case .nominal = parameter.owner, program[id].kind == .initializer {
      return describeDemand(opened, subject)
    }
    if let owner = program[id].nominal, isDeclared(id, inPlain: owner) {
      return "\(program[owner].kind.rawValue) '\(program[owner].name)'"
    }
    if program[id].kind == .initializer { return describeCallee(opened) }
    let method = checker.info(id).isStatic ? "static method" : "instance method"
    return
      "referencing \(method) '\(writtenName(of: opened.candidate) ?? "")' on '\(program[condition.owner].name)'"
  }

  /// Whether a function is declared in the braces of a type that is not generic: of Swift's and Foundation's types all members are taken to
  /// be, of SwiftUI's none.
  private func isDeclared(_ id: FunctionID, inPlain owner: NominalID) -> Bool {
    let isInBraces =
      switch checker.info(owner).scope.part {
      case .standardLibrary: true
      case .swiftUI: false
      case nil: checker.isInMainBlock(program[id].range, of: checker.info(owner))
      }
    return isInBraces && program[id].generics == program[id].ownGenerics
  }
}
