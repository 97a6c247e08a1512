import TheseusProgram

extension BodyChecker {
  func resolveImplicit(_ name: String, labels: [String]?, expected: Type?, at range: SourceRange) -> Resolution {
    guard let expected else { return undecided(name, at: range) }
    _ = unifier.solvePending()
    let target = unifier.resolve(expected)
    var types = [target]
    while let last = types.last, let wrapped = checker.wrapped(last) { types.append(unifier.resolve(wrapped)) }
    // What is made is what an optional wraps, as long as that may be decided: `compactMap { .init(id: $0) }`.
    if name == "init", types.count > 1, types.last.map(unifier.isUnbound) ?? false { return undecided(name, at: range) }
    // `.some`, and what an extension adds, are the optional's own.
    for (index, type) in (name == "init" ? types.reversed() : types).enumerated() {
      guard let found = implicitMember(name, of: type, labels: labels, at: range) else { continue }
      return name == "init" ? found : withCases(of: types.dropFirst(index + 1), named: name, found, labels, at: range)
    }
    let type = types.last ?? target
    switch type {
    case .unknown:
      return .opaque(nil, "." + name)
    case .variable:
      if let found = implicitMember(name, ofLiteral: type, labels: labels, at: range) { return found }
      if unifier.mayBeAnything(type) { return .opaque(nil, "." + name) }
      let bounds = unifier.bounds(of: type)
      let isMissing =
        reportSlip(name, ofProtocols: bounds, at: range) || reportMissing(name, ofProtocols: bounds, at: range)
      if !isMissing { reportUnlisted(name, ofProtocols: bounds, at: range) }
      return isMissing ? .invalid : undecided(name, at: range)
    default:
      if types.count > 1, reportMissing(name, ofOptional: target, wrapping: type, at: range) { return .invalid }
      if reportInstanceMember(name, implicitOf: type, at: range) || reportMissingStatic(name, of: type, at: range)
        || reportMemberOfNone(name, of: type, at: range)
      {
        return .invalid
      }
      let owner = holdsStandIn(type) ? "" : checker.describe(unifier.zonk(type))
      checker.reportUnsupported(
        "\(owner).\(name)",
        meant: checker.guess(for: name, among: staticNames(of: type)), at: range)
      return .opaque(nil, "." + name)
    }
  }

  /// What `.some(…)` may be beside the optional's own case: that of an enumeration which it wraps and which has one of the name.
  private func withCases(
    of wrapped: ArraySlice<Type>, named name: String, _ found: Resolution, _ labels: [String]?, at range: SourceRange
  ) -> Resolution {
    guard isCalling, case .candidates(let own, _) = found else { return found }
    for type in wrapped {
      if case .candidates(let inner, _)? = implicitMember(name, of: type, labels: labels, at: range) {
        return .candidates(own + inner, name: name)
      }
    }
    return found
  }

  /// Reports an implicit member that another file may declare in an extension of a protocol of SwiftUI.
  ///
  /// Of a view alone no more is known than that, and few extensions give it static members: what is a color's is no other one's.
  private func reportUnlisted(_ name: String, ofProtocols bounds: [ProtocolID], at range: SourceRange) {
    let view = checker.protocolID(named: "View")
    if let id = bounds.first(where: { checker.info($0).scope.part == .swiftUI && $0 != view }) {
      checker.reportUnsupported(
        "\(program[id].name).\(name)", meant: checker.guess(for: name, among: staticNames(of: id)), at: range)
    } else if bounds.contains(where: { $0 == view }) {
      guard hasMember(name, of: checker.type("Color"), isStatic: true) else {
        return checker.reportUnsupported(".\(name)", at: range)
      }
      report(
        "missing-member", "type 'View' has no member '\(name)'", at: range,
        explanation: "What is wanted here is a view, of which nothing more is known. Write 'Color.\(name)'.")
    }
  }

  /// The names of the static members that a protocol and its extensions have.
  private func staticNames(of id: ProtocolID) -> [String] {
    if let known = checker.staticNamesOfProtocols[id] { return known }
    let names = checker.ancestors(of: id).map { checker.info($0) }.flatMap { info in
      info.sources.keys.filter { checker.ownMembers($0, of: info).contains { checker.isStatic($0) } }
    }
    checker.staticNamesOfProtocols[id] = names
    return names
  }

  /// Reports an implicit member that neither an optional nor what it wraps has; false where that is not certain.
  private func reportMissing(_ name: String, ofOptional type: Type, wrapping inner: Type, at range: SourceRange) -> Bool
  {
    guard !hasMember(name, of: inner, isStatic: false) else { return false }
    if isCalling || range != soleMember { return reportMissingStatic(name, of: inner, wantedAs: type, at: range) }
    let start = snapshot()
    guard reportMissingStatic(name, of: inner, at: range) else { return false }
    rollback(to: start)
    report(
      "missing-member", "reference to member '\(name)' cannot be resolved without a contextual type", at: range,
      explanation:
        "A value of type \(checker.quoted(unifier.zonk(type))) is wanted here, and \(checker.quoted(inner)) has no member '\(name)'."
    )
    return true
  }

  /// Reports an implicit member that no extension declares of the protocols that are all that is known of a type: of the program's own, or
  /// of those of the library that programs hardly add to; false where that is not certain.
  func reportMissing(_ name: String, ofProtocols bounds: [ProtocolID], at range: SourceRange) -> Bool {
    guard let first = bounds.first, name != "init",
      bounds.flatMap({ checker.ancestors(of: $0) }).allSatisfy({ ancestor in
        checker.info(ancestor).sources[name] == nil && !isUnlistedStatic(name, of: program[ancestor].name)
      }),
      bounds.allSatisfy({
        checker.info($0).scope.part == nil || checker.importsNothing
          ? checker.isWhole : !checker.importsPackages && isHardlyExtended($0)
      })
    else { return false }
    let near = checker.isWhole ? nil : checker.guess(for: name, among: staticNames(of: first))
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    report("missing-member", "type '\(program[first].name)' has no member '\(name)'\(hint)", at: range)
    return true
  }

  /// An implicit member of which nothing says the type.
  private func undecided(_ name: String, at range: SourceRange) -> Resolution {
    undecidedMembers.append(range)
    return .opaque(nil, "." + name)
  }

  /// Reports an implicit member where a type is wanted that has no static members: a tuple, a function, an existential.
  func reportMemberOfNone(_ name: String, of type: Type, at range: SourceRange) -> Bool {
    let type = unifier.decided(type)
    if case .nominal = type { return false }
    guard isClosed(type) else { return false }
    // What a package throws it may say the type of: `catch { switch error { case .offline: … } }`.
    if type == anyError, checker.importsPackages { return false }
    let subject = isTuple(type) ? "value of tuple type" : "type"
    report("missing-member", "\(subject) \(checker.quoted(type)) has no member '\(name)'", at: range)
    return true
  }

  /// A member of what a literal that nothing else decides is by default, or of another number where only that has it: `$0 - .max`.
  private func implicitMember(
    _ name: String, ofLiteral type: Type, labels: [String]?, at range: SourceRange
  ) -> Resolution? {
    guard let literal = unifier.literal(of: type) else { return nil }
    for candidate in [unifier.tentative(type), checker.type("Double")] where unifier.accepts(literal, candidate) {
      guard let found = implicitMember(name, of: candidate, labels: labels, at: range) else { continue }
      _ = unifier.unify(type, candidate)
      return found
    }
    return nil
  }

  func implicitMember(_ name: String, of type: Type, labels: [String]?, at range: SourceRange) -> Resolution? {
    if name == "init" {
      if unifier.isUnbound(type) { return nil }
      return labelled(labels, initializers(of: type, receiver: .type(type)))
    }
    if case .variable = type {
      for id in unifier.bounds(of: type) {
        if let found = implicitMember(name, ofProtocol: id, self: type, labels: labels, at: range) { return found }
      }
      return nil
    }
    if case .existential(let protocols, _, _) = type {
      for id in protocols {
        if let found = implicitMember(name, ofProtocol: id, self: unifier.fresh(), labels: labels, at: range) {
          return found
        }
      }
    }
    guard let found = resolveStatic(name, of: type, receiver: .type(type), labels: labels, at: range) else {
      return nil
    }
    // A nested type is made by a call: `.Circle(radius: 2)`.
    if case .type = found { return isCalling ? found : nil }
    return found
  }

  /// `.red` where a `ShapeStyle` is wanted: a static member of an extension that says what `Self` is.
  func implicitMember(
    _ name: String, ofProtocol id: ProtocolID, self selfType: Type, labels: [String]?, at range: SourceRange
  ) -> Resolution? {
    var candidates: [(candidate: Candidate, type: Type?)] = []
    var values: [(property: Property, type: Type?)] = []
    for ancestor in checker.ancestors(of: id) {
      let info = checker.info(ancestor)
      func written(_ requirements: [Requirement]) -> Type? {
        requirements.lazy.compactMap { requirement -> Type? in
          if case .same(.parameter(info.selfParameter), let type) = requirement { type } else { nil }
        }.first
      }
      let members = checker.ownMembers(name, of: info).filter { checker.isStatic($0) && !checker.isRequirement($0) }
      for member in nearest(members, from: range, by: \.self) {
        switch member {
        case .function(let function):
          let candidate = Candidate(target: .function(function), receiver: .type(selfType), selfType: selfType)
          candidates.append((candidate, written(checker.info(function).requirements)))
        case .property(let property): values.append((property, written(property.block?.requirements ?? [])))
        default: continue
        }
      }
    }
    // What is called is a function before it is a value that can be called.
    if let value = values.first(where: { canBe(selfType, $0.type) }) ?? values.first, candidates.isEmpty || !isCalling {
      if let type = value.type { _ = unifier.unify(selfType, type) }
      return .value(access(value.property, .type(selfType), selfType: selfType, at: range))
    }
    let fitting = candidates.filter { canBe(selfType, $0.type) }
    let chosen = (fitting.isEmpty ? candidates : fitting).map(\.candidate)
    return chosen.isEmpty ? nil : .candidates(chosen, name: name)
  }

  /// Whether a type that is not known yet can be another one by all that is known: `.percent` of a `Double` is not that of an `Int`.
  private func canBe(_ variable: Type, _ type: Type?) -> Bool {
    guard let type else { return true }
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    return unifier.unify(chainEnds[variable] ?? variable, type) && unifier.solvePending()
  }
}
