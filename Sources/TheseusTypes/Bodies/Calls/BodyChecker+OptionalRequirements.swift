import TheseusProgram

/// Uses of the optional requirements of `@objc` protocols.
extension BodyChecker {
  /// `delegate.stop?()` as a call of the object that has the method: the callee that stands for `stop?` or `stop!`; nil for other callees.
  func calleeOfOptionalRequirement(_ callee: Expression, _ arguments: [Argument]) -> Expression? {
    if checker.optionalRequirements.isEmpty { return nil }
    let (member, isForced): (Expression, Bool)
    switch callee.kind {
    case .optionalEvaluation(let inner): (member, isForced) = (inner, false)
    case .forceUnwrap(let inner): (member, isForced) = (inner, true)
    default: return nil
    }
    guard case .member(let base, let name, let generics, let labels, let nameRange) = member.kind else { return nil }
    let written = arguments.map(\.label)
    let found = optionalRequirements(name, of: base).filter { requirement in
      guard let own = requirement.labels, own.count == written.count else { return false }
      return own == written || arguments.contains(where: \.isTrailingClosure)
    }
    guard let requirement = found.first else { return nil }
    let owner = receiver(requirement, of: base, isForced: isForced, at: member.range)
    return Expression(
      .member(owner, name, genericArguments: generics, labels: labels, nameRange: nameRange), range: member.range)
  }

  /// `delegate.stop` as a value, which is nil if the object does not have it; nil for other members.
  func valueOfOptionalRequirement(_ expression: Expression) -> Expression? {
    guard !checker.optionalRequirements.isEmpty,
      case .member(let base, let name, let generics, let labels, let nameRange) = expression.kind,
      let requirement = optionalRequirements(name, of: base).first(where: { requirement in
        labels.map { written in requirement.labels?.map { $0 ?? "_" } == written } ?? true
      })
    else { return nil }
    let owner = receiver(requirement, of: base, isForced: false, at: expression.range)
    let member = Expression(
      .member(owner, name, genericArguments: generics, labels: labels, nameRange: nameRange), range: expression.range)
    return Expression(.optionalChain(member), range: expression.range)
  }

  private func receiver(
    _ requirement: OptionalRequirement, of base: Expression, isForced: Bool, at range: SourceRange
  ) -> Expression {
    let member = Expression(
      .member(base, requirement.receiver, genericArguments: [], labels: nil, nameRange: range), range: range)
    return Expression(isForced ? .forceUnwrap(member) : .optionalEvaluation(member), range: range)
  }

  /// The optional requirements of a name that a value of a protocol's type has, unless it was asked for one already.
  private func optionalRequirements(_ name: String, of base: Expression) -> [OptionalRequirement] {
    guard let all = checker.optionalRequirements[name] else { return [] }
    switch base.kind {
    case .optionalEvaluation(let inner), .forceUnwrap(let inner):
      if case .member(_, let receiver, _, _, _) = inner.kind, all.contains(where: { $0.receiver == receiver }) {
        return []
      }
    default: break
    }
    let start = snapshot()
    defer { rollback(to: start) }
    let type = unifier.resolve(infer(base).type)
    if nominal(of: type) != nil { return [] }
    return all.filter { !checker.findMembers($0.receiver, of: type, isStatic: false, in: scope).isEmpty }
  }
}
