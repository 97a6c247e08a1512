import TheseusProgram

/// Dynamic member lookup.
extension BodyChecker {
  /// Reports a member of what looks members up by a path that leads to none: to a method, to what cannot be assigned, or to nothing that
  /// there is; false where that is not certain.
  func reportDynamicMember(_ name: String, of base: TypedExpression, _ type: Type, at range: SourceRange) -> Bool {
    guard let root = rootOfDynamicMembers(of: type), isCertain(root) else { return false }
    if reportMemberOfOptional(name, root, in: base) { return true }
    let found = checker.findMembers(name, of: root, isStatic: false, in: scope)
    switch found.first?.member {
    case .function(let method)?:
      reportDynamicMethod(method, isOnly: found.count == 1, of: type, root, at: range)
    case .property(let property)? where checker.setter(of: property) == nil:
      report(
        "immutable-place",
        "cannot assign to property: '\(name)' is a \(property.isConstant ? "'let' constant" : "get-only property")",
        at: range,
        explanation: "'\(checker.describe(type))' leads only to what can be changed. Read the value itself instead.")
    case nil where isFullyListed(root):
      report(
        "missing-member",
        "value of type \(checker.quoted(type)) has no dynamic member '\(name)' using key path from root type \(checker.quoted(root))",
        at: range)
    default: return false
    }
    return true
  }

  /// Where the paths begin that a type looks members up by, if all of them can write, as those of a binding.
  private func rootOfDynamicMembers(of type: Type) -> Type? {
    guard looksUpMembers(type) else { return nil }
    let paths = checker.findMembers("subscript", of: type, isStatic: false, in: scope).compactMap { item -> Type? in
      guard case .property(let property) = item.member, property.writtenParameters.first?.label == "dynamicMember"
      else { return nil }
      let candidate = Candidate(
        target: .subscript(property), receiver: .type(item.selfType), selfType: item.selfType)
      return open(candidate).parameters.first?.type
    }
    guard paths.count == 1, case .nominal(let id, let arguments)? = paths.first.map({ unifier.resolve($0) }),
      program[id].name.hasSuffix("WritableKeyPath")
    else { return nil }
    return arguments.first.map { unifier.zonk($0) }
  }

  /// Reports a member of what an optional wraps, to which no path leads.
  private func reportMemberOfOptional(_ name: String, _ root: Type, in base: TypedExpression) -> Bool {
    guard let wrapped = checker.wrapped(root),
      checker.findMembers(name, of: root, isStatic: false, in: scope).isEmpty,
      !checker.findMembers(name, of: wrapped, isStatic: false, in: scope).isEmpty
    else { return false }
    report(
      "optional-not-unwrapped",
      "value of optional type \(checker.quoted(root)) must be unwrapped to refer to member '\(name)' of wrapped base type \(checker.quoted(wrapped))",
      at: lastToken(of: base.range))
    return true
  }

  /// Reports a method where a path would have to lead to a property: `$isOn.toggle()`.
  private func reportDynamicMethod(
    _ method: FunctionID, isOnly: Bool, of type: Type, _ root: Type, at range: SourceRange
  ) {
    let candidate = Candidate(target: .function(method), receiver: .type(root), selfType: root)
    report(
      "key-path-to-method",
      "dynamic key path member lookup cannot refer to instance method '\(writtenName(of: candidate) ?? "")'",
      at: range,
      explanation:
        "'\(checker.describe(type))' leads to the properties of '\(checker.describe(root))'. Call the method on the value itself."
    )
    guard isCalling, isOnly, program[method].ownGenerics.isEmpty,
      checker.info(method).scope.part == nil || program[method].parameters.isEmpty,
      case .nominal(let id, let arguments) = type, arguments.count == 1
    else { return }
    let opened = open(candidate)
    let function = Type.function(
      FunctionType(
        parameters: opened.parameters, result: opened.result, isAsync: opened.isAsync, isThrowing: opened.isThrowing,
        thrown: opened.thrown))
    report(
      "not-callable",
      "cannot call value of non-function type \(checker.quoted(.nominal(id, [unifier.zonk(function)])))",
      at: range)
  }

  /// The type whose members a parameter's key path begins with.
  private func pathRoot(of type: Type) -> NominalID? {
    guard case .nominal(let id, let arguments) = unifier.resolve(type), program[id].name.hasSuffix("KeyPath"),
      let root = arguments.first
    else { return nil }
    return nominal(of: unifier.resolve(root))
  }

  /// Subscripts in the order in which a context decides for them: of the wanted type, then what gives whatever a path leads to, then those
  /// that a chain can go on from.
  private func byResult(_ candidates: [Candidate], _ expected: Type?) -> [Candidate] {
    let snapshot = snapshot()
    let ranks = candidates.map { candidate -> Int in
      let result = unifier.resolve(open(candidate).result)
      if isCalling, !isCallable(result) { return 5 }
      if let expected, result == unifier.resolve(expected) { return 0 }
      if let expected, !unifier.isUnbound(expected), fits(result, expected) { return unifier.isUnbound(result) ? 2 : 1 }
      let isLink = nominal(of: result).map { checker.info($0).has(attribute: "dynamicMemberLookup") } ?? false
      return isLink ? 3 : 4
    }
    rollback(to: snapshot)
    return (0...5).flatMap { rank in zip(candidates, ranks).filter { $0.1 == rank }.map(\.0) }
  }

  /// Whether a value of a type may be called.
  private func isCallable(_ type: Type) -> Bool {
    guard case .nominal = type else { return true }
    return !checker.findMembers("callAsFunction", of: type, isStatic: false, in: scope).isEmpty
      || looksUpMembers(type)
  }

  private func demandingFirst(_ candidates: [Candidate]) -> [Candidate] {
    let counts = Set(candidates.map(requirementCount)).sorted(by: >)
    return counts.flatMap { count in candidates.filter { requirementCount($0) == count } }
  }

  /// Whether a type, a superclass, or a protocol that it satisfies, is marked with `@dynamicMemberLookup`.
  func looksUpMembers(_ type: Type) -> Bool {
    func isMarked(_ id: ProtocolID) -> Bool {
      checker.ancestors(of: id).contains { ancestor in
        checker.info(ancestor).attributes.contains { $0.name == "dynamicMemberLookup" }
      }
    }
    switch type {
    case .nominal(let id, _):
      return checker.info(id).has(attribute: "dynamicMemberLookup")
        || checker.conformances(of: id).keys.contains { isMarked($0) }
        || checker.superclass(of: id).map { looksUpMembers($0) } ?? false
    case .parameter, .associated, .opaque, .existential:
      return checker.protocols(of: type, in: scope).contains { isMarked($0.0) }
    default: return false
    }
  }

  /// `base.name` or `base[key]` through `subscript(dynamicMember:)`.
  func dynamicLookup(
    _ member: KeyPathComponent, of base: TypedExpression, expected: Type? = nil, at range: SourceRange
  ) -> TypedExpression? {
    let type = unifier.resolve(base.type)
    guard looksUpMembers(type) else { return nil }
    let found = checker.findMembers("subscript", of: type, isStatic: false, in: scope)
    return dynamicLookup(member, found, .value(base, isSuper: false), of: type, expected: expected, at: range)
  }

  /// `Base.name` through `static subscript(dynamicMember:)`.
  func dynamicLookup(
    _ name: String, ofType type: Type, expected: Type?, at range: SourceRange
  ) -> TypedExpression? {
    let type = unifier.resolve(type)
    guard looksUpMembers(type) else { return nil }
    let found = checker.findMembers("subscript", of: type, isStatic: true, in: scope)
    return dynamicLookup(.member(name), found, .type(type), of: type, expected: expected, at: range)
  }

  /// Whether a subscript for members is given paths that can write.
  private func takesWritablePath(_ candidate: Candidate) -> Bool {
    guard case .subscript(let property) = candidate.target,
      case .nominal(let id, _)? = property.parameters.first?.type
    else { return false }
    return ["WritableKeyPath", "ReferenceWritableKeyPath"].contains(program[id].name)
  }

  private func dynamicLookup(
    _ member: KeyPathComponent, _ found: [FoundMember], _ receiver: Receiver, of type: Type, expected: Type?,
    at range: SourceRange
  ) -> TypedExpression? {
    let id = nominal(of: type)
    let candidates = found.compactMap { item -> Candidate? in
      guard case .property(let property) = item.member, property.writtenParameters.first?.label == "dynamicMember"
      else { return nil }
      return Candidate(target: .subscript(property), receiver: receiver, selfType: item.selfType)
    }
    // What asks for more is tried before what does for less, and a path that can write before one that only reads.
    let decided = candidates.count > 1 ? byResult(demandingFirst(candidates), expected) : candidates
    let isMeant = assigned.contains(range) ? canBeSet : takesWritablePath
    let ordered = decided.filter(isMeant) + decided.filter { !isMeant($0) }
    for (place, candidate) in ordered.enumerated() {
      let snapshot = snapshot()
      let opened = open(candidate)
      guard opened.isPossible, unifier.solvePending(), let parameter = opened.parameters.first else {
        rollback(to: snapshot)
        continue
      }
      // The member would be looked up through the same subscript again.
      if let id, pathRoot(of: parameter.type) == id { continue }
      let argument: TypedExpression
      if unifier.resolve(parameter.type) == checker.type("String") {
        guard case .member(let name) = member else { continue }
        argument = TypedExpression(.string(name), type: parameter.type, range: range)
      } else {
        argument = inferKeyPath(nil, [member], expected: parameter.type, at: range)
        var score = ConversionScore()
        guard argument.type != .unknown, coerce(argument, to: parameter.type, score: &score) != nil,
          !hasErrors(since: snapshot),
          // What is not listed of one path's root may be a member of another's.
          place == ordered.count - 1
            || checker.diagnostics.count == snapshot.diagnostics && unifier.resolve(argument.type).isFullyKnown
        else {
          rollback(to: snapshot)
          continue
        }
      }
      if let expected, let held = heldMember(member, candidate, opened, expected: expected, at: range) {
        return held
      }
      return makeCall(opened, arguments: [argument], at: range)
    }
    return nil
  }

  /// A member that is declared `A!` and leads to an optional that does not fit, as what it holds: `$model.list` of `var list: List!` where a
  /// `Binding<List>` is wanted; nil of others.
  private func heldMember(
    _ member: KeyPathComponent, _ candidate: Candidate, _ opened: Opened, expected: Type, at range: SourceRange
  ) -> TypedExpression? {
    guard case .member(let name) = member, let path = opened.parameters.first?.type,
      case .nominal(_, let arguments) = unifier.resolve(path), let root = arguments.first,
      isCertain(unifier.zonk(expected)), !fits(opened.result, expected),
      case .property(let property)? = checker.findMembers(
        name, of: unifier.resolve(root), isStatic: false, in: scope
      ).first?.member, property.isImplicitlyUnwrapped
    else { return nil }
    let before = snapshot()
    let again = open(candidate)
    guard again.isPossible, unifier.solvePending(), let parameter = again.parameters.first else {
      rollback(to: before)
      return nil
    }
    let held = inferKeyPath(nil, [member, .forceUnwrap], expected: parameter.type, at: range)
    var score = ConversionScore()
    guard coerce(held, to: parameter.type, score: &score) != nil, !hasErrors(since: before),
      fits(again.result, expected)
    else {
      rollback(to: before)
      return nil
    }
    return makeCall(again, arguments: [held], at: range)
  }
}
