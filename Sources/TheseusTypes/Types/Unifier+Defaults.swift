import TheseusProgram

/// What literals are where nothing else says it.
extension Unifier {
  /// The type that a literal has by default, with the variable's requirements in mind.
  func defaultType(of literal: Literal, index: Int) -> Type {
    // A number beside what nobody knows is what that is: `sizes.map { measure($0) } ?? 0` of an unknown function is no `Int`.
    if literal <= .float, metUnknown.contains(index) { return .unknown }
    if scope.part == nil, let own = checker.ownDefaultType(of: literal), meetsBounds(own, index) { return own }
    let names: [String]
    switch literal {
    case .integer: names = ["Int", "Double"]
    case .float: names = ["Double"]
    case .string: names = ["String", "Character"]
    case .character: names = ["String", "Character"]
    }
    for name in names {
      let type = checker.type(name)
      if meetsBounds(type, index) { return type }
    }
    return checker.type(names[0])
  }

  /// Whether a type conforms to what a variable must.
  func meetsBounds(_ type: Type, _ index: Int) -> Bool {
    bounds[index].allSatisfy { checker.conforms(type, to: $0, in: scope) != false }
  }

  /// Binds one literal variable to its default type and returns what the type is.
  func settle(_ type: Type) -> Type {
    let resolved = resolve(type)
    guard case .variable(let index) = resolved, let literal = literals[index] else { return resolved }
    _ = bind(index, to: defaultType(of: literal, index: index))
    return resolve(type)
  }

  /// Binds the literal variables in a type to their default types and returns what the type is.
  func settleParts(of type: Type) -> Type {
    _ = zonk(type).contains { part in
      _ = settle(part)
      return false
    }
    return zonk(type)
  }

  /// Binds the literal variables made since a mark to their default types.
  func settleLiterals(from start: Int) {
    guard start < bindings.count else { return }
    for index in start..<bindings.count where bindings[index] == nil {
      if let literal = literals[index] {
        _ = bind(index, to: defaultType(of: literal, index: index))
      } else if empty.contains(index) {
        _ = bind(index, to: .void)
      }
    }
    _ = solvePending()
  }

  /// Binds the string literals made since a mark to their default types.
  func settleStrings(from start: Int) {
    guard start < bindings.count else { return }
    for index in start..<bindings.count where bindings[index] == nil {
      guard let literal = literals[index], literal >= .string, !keptOpen.contains(index) else { continue }
      _ = bind(index, to: defaultType(of: literal, index: index))
    }
  }

  /// Binds the string literals in a type, and those of whose members it consists, to their default types: `Array("text")`.
  func settleStrings(in type: Type) {
    _ = zonk(type).contains { part in
      if case .variable(let index) = part, self.keptOpen.contains(index) { return false }
      if let literal = self.literal(of: part), literal >= .string { _ = self.settle(part) }
      return false
    }
    settleStrings(behind: type)
  }

  /// Binds the string literals of whose members a type consists to their default types: whatever else `"text"` was in `Set("text")`, its
  /// elements are characters.
  func settleStrings(behind type: Type) {
    let sources = pending.flatMap { item -> [(Type, Type)] in
      if case .same(let left, let right) = item { [(left, right), (right, left)] } else { [] }
    }
    guard !sources.isEmpty else { return }
    _ = zonk(type).contains { part in
      guard self.isUnbound(part) else { return false }
      for case (.associated(let base, _, _), let member) in sources where self.resolve(member) == part {
        if let literal = self.literal(of: base), literal >= .string { _ = self.settle(base) }
      }
      return false
    }
    _ = solvePending()
  }

  /// The literals in a type that nothing has decided, with their default types.
  func openLiterals(in type: Type) -> [(literal: Type, standard: Type)] {
    var found: [(literal: Type, standard: Type)] = []
    _ = type.contains { part in
      switch part {
      case .variable, .associated:
        let resolved = resolve(part)
        if literal(of: resolved) != nil {
          found.append((resolved, tentative(resolved)))
        } else if resolved != part {
          found += openLiterals(in: resolved)
        }
      default: break
      }
      return false
    }
    return found
  }

  /// How many literals are no longer open and have not become what they are by default.
  func decidedOtherwise(_ literals: [(literal: Type, standard: Type)]) -> Int {
    literals.count { tentative($0.literal) != $0.standard }
  }

  /// The default type of an unbound literal, without binding it; other types as they are.
  func tentative(_ type: Type) -> Type {
    let resolved = resolve(type)
    guard case .variable(let index) = resolved, let literal = literals[index] else { return resolved }
    return defaultType(of: literal, index: index)
  }
}
