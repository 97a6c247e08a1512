import TheseusProgram

/// Members of metatypes that are computed: of `Self` in classes, of `type(of:)`, of parameters of type `T.Type`.
extension BodyChecker {
  /// Reports a member of values that is asked of the metatype written somewhere; false if values have none of the name.
  func reportInstanceMember(_ name: String, ofMetatypeAt place: SourceRange, of instance: Type) -> Bool {
    let type = unifier.resolve(instance)
    guard isOwnType(type) || isAbstract(type), hasMember(name, of: type, isStatic: false) else { return false }
    let isSelf = writtenSelves.contains(place)
    let hint = isSelf ? "; did you mean to use a value of this type instead?" : ""
    report(
      "instance-member-on-type",
      "instance member '\(name)' cannot be used on type \(isSelf ? "'Self'" : metatypeName(of: type))\(hint)", at: place
    )
    return true
  }

  /// Reports a protocol of which a value is made; false of other types.
  func reportInstantiation(of type: Type, at range: SourceRange) -> Bool {
    guard case .existential = type else { return false }
    let hasInitializer = !checker.findMembers("init", of: type, isStatic: true, in: scope).isEmpty
    let name = checker.quoted(type)
    report(
      "protocol-instantiation",
      hasInitializer
        ? "type \(name) cannot be instantiated"
        : "\(name) cannot be constructed because it has no accessible initializers", at: range)
    return true
  }

  /// Reports a static member that is asked of a protocol itself, which only the types have that conform to it; false of other members.
  func reportMember(_ name: String, ofProtocol type: Type, at range: SourceRange) -> Bool {
    guard scope.part == nil, case .existential(let protocols, _, _) = type, !protocols.isEmpty else { return false }
    let members = checker.findMembers(name, of: type, isStatic: true, in: scope)
    guard members.contains(where: { if case .type = $0.member { false } else { true } }) else { return false }
    report(
      "static-of-protocol",
      "static member '\(name)' cannot be used on protocol metatype '(\(checker.describe(type))).Type'",
      at: range.pointingAtStart,
      explanation: "A protocol has no such member itself. Ask a type that conforms to it.")
    return true
  }

  /// Reports a member that neither a metatype nor values of it have; false where that is not certain.
  func reportMissingMember(
    _ name: String, ofMetatype base: TypedExpression, of instance: Type, at range: SourceRange
  ) -> Bool {
    let type = unifier.resolve(instance)
    if looksUpMembers(type) { return false }
    if case .existential = type {
      guard isAbstract(type), checker.isExecutable || !isAnyObject(type) else { return false }
      let description = checker.quoted(.metatype(type))
      report("missing-member", "value of type \(description) has no member '\(name)'", at: range)
      return true
    }
    return reportMissingStatic(name, of: type, writtenAt: base.range, at: range)
  }

  /// Whether an expression names a type, as it is written: in classes `Self` is computed.
  func isWrittenType(_ expression: Expression) -> Bool {
    let start = snapshot()
    defer { rollback(to: start) }
    return if case .type = resolve(expression, expected: nil) { true } else { false }
  }

  /// Whether what stands in a place begins with the `Self` of a class.
  func isWrittenSelf(_ place: SourceRange) -> Bool {
    writtenSelves.contains { $0.file == place.file && $0.start == place.start }
  }

  /// A type whose member is asked, as messages name it where it is written: `Self` in a class is not what it stands for.
  func writtenName(of type: Type, at place: SourceRange) -> String {
    isWrittenSelf(place) ? "'Self'" : checker.quoted(unifier.zonk(type))
  }

  /// Whether a type is a generic parameter, or an existential, all of whose members are known.
  func isAbstract(_ type: Type) -> Bool {
    switch type {
    case .parameter: isFullyListedStatically(type) && !checker.parametersOfUnknown.contains(type)
    case .existential(let protocols, let superclass, _):
      !protocols.isEmpty && superclass.isEmpty && isClosed(type)
    default: false
    }
  }

  /// The type whose metatype is asked, in words: of `any P.Type` the protocol.
  private func metatypeName(of type: Type) -> String {
    if case .existential(let protocols, _, _) = type {
      return "'\(protocols.map { program[$0].name }.joined(separator: " & "))'"
    }
    return checker.quoted(unifier.zonk(type))
  }
}
