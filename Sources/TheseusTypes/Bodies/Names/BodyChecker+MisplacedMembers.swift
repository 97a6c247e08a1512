import TheseusProgram

extension BodyChecker {
  /// Reports a member of values that is used on their type; false if values have none of the name.
  func reportInstanceMember(_ name: String, of type: Type, writtenAt place: SourceRange) -> Bool {
    let type = unifier.resolve(type)
    guard isOwnType(type) || isFullyListedStatically(type), hasMember(name, of: type, isStatic: false) else {
      return false
    }
    // A stored property of an enum, where a case is meant: that it cannot be there is said already.
    if let id = nominal(of: type), program[id].kind == .enumeration,
      checker.info(id).stored.contains(where: { $0.name == name })
    {
      return true
    }
    report(
      "instance-member-on-type",
      "instance member '\(name)' cannot be used on type \(writtenName(of: type, at: place)); did you mean to use a value of this type instead?",
      at: place.pointingAtStart)
    return true
  }

  /// Reports `.name` of a member of values where the type is meant; false if values have none of the name, or the type may have one.
  func reportInstanceMember(_ name: String, implicitOf type: Type, at range: SourceRange) -> Bool {
    guard isFullyListedStatically(type), hasMember(name, of: type, isStatic: false) else { return false }
    report(
      "instance-member-on-type",
      "instance member '\(name)' cannot be used on type \(checker.quoted(unifier.zonk(type)))", at: range)
    return true
  }

  /// Reports a member of a type that is used on a value; false if the type has none of the name.
  func reportStaticMember(_ name: String, of type: Type, at range: SourceRange) -> Bool {
    let type = unifier.resolve(type)
    guard isOwnType(type) || isAbstract(type) else { return false }
    let found = checker.findMembers(name, of: type, isStatic: true, in: scope)
    guard let first = found.first else { return false }
    if case .enumCase = first.member {
      report("case-on-value", "enum case '\(name)' cannot be used as an instance member", at: range)
    } else {
      report(
        "static-member-on-value",
        "static member '\(name)' cannot be used on instance of type \(checker.quoted(unifier.zonk(type)))",
        at: range)
    }
    return true
  }

  /// Reports a property of the one extension that has it, whose `where` does not hold for a value; false if that is not what is wrong.
  ///
  /// Literals that the value holds are asked for as what they are by default, unless the extension is for values of one type: that tells
  /// them what to be.
  func reportUnmetProperty(_ name: String, of type: Type, at range: SourceRange) -> Bool {
    let found = checker.findMembers(name, of: unifier.decided(type), isStatic: false, in: scope)
    let mayBeTold = !isCertain(unifier.zonk(type))
    guard found.count == 1, let item = found.first, case .property(let property) = item.member,
      let block = property.block, case let known = selfSubstitution(table: property.table, type),
      !(mayBeTold && block.requirements.contains(where: { mayHold($0, known) })),
      let problem = block.requirements.lazy.compactMap({
        self.unmet($0, by: name, self.selfSubstitution(table: property.table, item.selfType))
      }).first
    else { return false }
    report("missing-conformance", problem, at: range)
    return true
  }

  /// Whether a requirement of one type can tell a literal what to be.
  private func mayHold(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    guard case .same(let left, let right) = requirement else { return false }
    let (type, other) = (checker.substitute(left, substitution), checker.substitute(right, substitution))
    return unifier.literal(of: type).map { unifier.accepts($0, unifier.resolve(other)) } ?? true
  }

  /// What is said of a requirement of a property's extension that certainly does not hold; nil if it may hold.
  private func unmet(_ requirement: Requirement, by name: String, _ substitution: Substitution) -> String? {
    func given(_ type: Type) -> Type { unifier.decided(checker.substitute(type, substitution)) }
    switch requirement {
    case .conforms(let subject, let id):
      let type = given(subject)
      if isCertain(type), conformsToNothing(type), !checker.isMarker(id) {
        return inability(of: type, toConformTo: id)
      }
      guard lacks(id, type), isFullyKnown(type) else { return nil }
      return "property '\(name)' requires \(conformance(of: type, to: id))"
    case .same(let left, let right):
      let (type, other) = (given(left), given(right))
      guard isCertain(type), isCertain(other), type.isConcrete, other.isConcrete, type != other else { return nil }
      return "property '\(name)' requires \(equivalence(of: type, and: other))"
    case .inherits: return nil
    }
  }

  /// Reports `S.f()` of a method that needs a value; only a call with an instance gives a function.
  func reportMethodOfType(_ callee: Expression, _ arguments: [Argument], _ resolution: Resolution) -> Bool {
    guard case .member(let base, let name, _, _, _) = callee.kind,
      case .value(let value) = resolution, case .closure(let closure) = value.kind, closure.range == callee.range,
      case .function(let function) = unifier.resolve(value.type), function.parameters.count == 1
    else { return false }
    let type = function.parameters[0].type
    if arguments.count == 1, arguments[0].label == nil, isArgument(arguments[0].value, of: type) { return false }
    return isWrittenType(base)
      ? reportInstanceMember(name, of: type, writtenAt: callee.range)
      : reportInstanceMember(name, ofMetatypeAt: base.range, of: type)
  }

  /// Reports a name that an enclosing type declares where it cannot be meant; false if none does.
  func reportMisplacedName(_ name: String, at range: SourceRange) -> Bool {
    var current: DeclarationScope? = scope
    while let next = current {
      if next.nominal != nil || next.protocolID != nil, let type = next.selfType, isOwnType(type) || isAbstract(type),
        reportMisplaced(name, of: type, at: range)
      {
        return true
      }
      // A class may have it from a superclass that is not known.
      if let id = next.nominal, checker.inheritsUnknown(id) { return false }
      current = next.parent
    }
    return false
  }

  /// Reports the `Self` of a class in what is evaluated before there is an instance, which may be one of a subclass.
  func reportEarlySelf(_ type: Type, at range: SourceRange) {
    guard selfLocal == nil, scope.part == nil, let id = nominal(of: type),
      program[id].kind == .class || program[id].kind == .actor
    else { return }
    let place: String
    switch function.flatMap({ initialValuePlace(checker.info($0).source) }) {
    case .property, .global: place = "a stored property initializer"
    case .defaultArgument: place = "a default argument expression"
    default: return
    }
    report("early-self", "covariant 'Self' type cannot be referenced from \(place)", at: range)
  }

  private func reportMisplaced(_ name: String, of type: Type, at range: SourceRange) -> Bool {
    let description = checker.quoted(unifier.zonk(type))
    if hasMember(name, of: type, isStatic: true) {
      guard selfLocal != nil else { return false }
      return reportStaticMember(name, of: type, at: range)
    }
    guard hasMember(name, of: type, isStatic: false) else { return false }
    guard let local = selfLocal else {
      report(
        "instance-member-in-initializer",
        "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available",
        at: range)
      return true
    }
    let own = unifier.resolve(self.type(of: local))
    if case .metatype = own {
      report(
        "instance-member-on-type", "instance member '\(name)' cannot be used on type \(description)", at: range)
    } else if let wrapped = checker.wrapped(own), nominal(of: unifier.resolve(wrapped)) == nominal(of: type) {
      // Behind `[weak self]`.
      report("implicit-self", implicitSelfMessage(name, of: type), at: range)
    } else if nominal(of: type) == nil {
      return false
    } else if nominal(of: own) != nominal(of: type) {
      report(
        "instance-member-of-outer-type",
        "instance member '\(name)' of type \(description) cannot be used on instance of nested type \(checker.quoted(unifier.zonk(own)))",
        at: range)
    } else {
      return false
    }
    return true
  }

  private func implicitSelfMessage(_ name: String, of type: Type) -> String {
    let isMethod = checker.findMembers(name, of: type, isStatic: false, in: scope).contains { item in
      if case .function = item.member { true } else { false }
    }
    let use = isMethod ? "call to method '\(name)'" : "reference to property '\(name)'"
    return "\(use) in closure requires explicit use of 'self' to make capture semantics explicit"
  }

  /// Whether a type is declared by the program.
  func isOwnType(_ type: Type) -> Bool { nominal(of: type).map { !program[$0].isCatalogue } ?? false }

  /// Whether a type has a member of a name that is no type.
  func hasMember(_ name: String, of type: Type, isStatic: Bool) -> Bool {
    checker.findMembers(name, of: type, isStatic: isStatic, in: scope).contains { item in
      if case .type = item.member { false } else { true }
    }
  }
}
