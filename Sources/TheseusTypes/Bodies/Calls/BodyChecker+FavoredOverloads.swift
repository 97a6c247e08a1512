import TheseusProgram

extension BodyChecker {
  /// What the form of an argument speaks for, whatever the types say in the end.
  private enum Favor {
    /// A parameter that takes anything: what is made is not known yet when the compiler looks (`Box(1)`, `0..<n`).
    case open
    /// A generic parameter, in the same way, but no `Any`: an optional (`Optional(1)`).
    case generic
    /// A parameter of a collection's type, before one that takes anything: a literal with brackets.
    case collection
  }

  /// Those of the program's global functions that the forms of arguments speak for, where they speak for some.
  ///
  /// The compiler tries these first and is content with what it finds, so that a worse conversion may win. It knows nothing of this
  /// where a parameter is neither of one type nor open to all.
  func ofFavored(_ viable: [Viable], _ arguments: [Argument], _ inferred: [TypedExpression?]) -> [Viable] {
    guard viable.count > 1, viable.allSatisfy({ isOwnFunction($0.candidate) }) else { return viable }
    var result = viable
    for (index, argument) in arguments.enumerated() {
      guard let favor = favor(of: argument.value, inferred[index]) else { continue }
      let favored = result.filter { favors(favor, argument.value, $0, index) }
      let isDecided = result.allSatisfy { item in
        parameter(of: item, index).map { isConcrete($0) || isOpen($0, of: item, to: favor) } ?? false
      }
      if isDecided, !favored.isEmpty { result = favored }
    }
    return result
  }

  private func favor(of value: Expression, _ inferred: TypedExpression?) -> Favor? {
    switch value.kind {
    case .array, .dictionary: return consistsOfLiterals(value) ? .collection : nil
    case .binary(_, "..<", _, _), .binary(_, "...", _, _): return .open
    case .call(let callee, _):
      guard case .nominal(let id, let generics)? = (inferred?.type).map(unifier.resolve), !generics.isEmpty,
        program[id].kind != .class, isName(callee, of: id) || makesGenericValue(callee)
      else { return nil }
      return id == checker.known("Optional") ? .generic : .open
    default: return nil
    }
  }

  private func consistsOfLiterals(_ value: Expression) -> Bool {
    switch value.kind {
    case .array(let elements): elements.allSatisfy { consistsOfLiterals($0) }
    case .dictionary(let elements): elements.allSatisfy { consistsOfLiterals($0.key) && consistsOfLiterals($0.value) }
    case .binary(let left, _, _, let right): consistsOfLiterals(left) && consistsOfLiterals(right)
    case .integer, .float, .boolean, .nil, .string: true
    default: false
    }
  }

  /// Whether an expression names a generic type without saying its arguments: `Box`, `Box.init`.
  private func isName(_ callee: Expression, of id: NominalID) -> Bool {
    switch callee.kind {
    case .name(let name, let generics, _): name == program[id].name && generics.isEmpty
    case .member(let base, "init", _, _, _): isName(base, of: id)
    default: false
    }
  }

  /// Whether a callee is the program's one function of a name that gives a value with its generic parameters as parts: `make(1)` of a `Box<T>`.
  private func makesGenericValue(_ callee: Expression) -> Bool {
    guard case .name(let name, _, _) = callee.kind, lookupLocal(name) == nil else { return false }
    let functions = globalFunctions(name)
    guard functions.count == 1, checker.info(functions[0]).scope.part == nil,
      case .nominal = program[functions[0]].result
    else { return false }
    return program[functions[0]].result.contains(\.isParameter)
  }

  private func favors(_ favor: Favor, _ value: Expression, _ item: Viable, _ index: Int) -> Bool {
    guard let type = parameter(of: item, index) else { return false }
    switch favor {
    case .open, .generic: return isOpen(type, of: item, to: favor)
    case .collection:
      guard case .nominal(let id, _) = type else { return false }
      return ["Array", "Dictionary"].contains(program[id].name) && program[id].isCatalogue && isLiteral(value, of: type)
    }
  }

  private func isLiteral(_ value: Expression, of type: Type) -> Bool {
    let start = snapshot()
    defer { rollback(to: start) }
    _ = check(value, to: type, as: .argument)
    return !hasErrors(since: start)
  }

  /// The declared type of the parameter that takes an argument alone.
  func parameter(of item: Viable, _ index: Int) -> Type? {
    guard case .function = item.candidate.target, let position = position(of: item, taking: index) else { return nil }
    return declaredTypes(of: item.candidate)[position]
  }

  /// Which parameter takes an argument alone.
  func position(of item: Viable, taking index: Int) -> Int? {
    item.bindings.firstIndex { if case .argument(index) = $0 { true } else { false } }
  }

  private func isOwnFunction(_ candidate: Candidate) -> Bool {
    guard case .function(let id) = candidate.target else { return false }
    return checker.info(id).scope.part == nil && program[id].kind == .function && program[id].nominal == nil
  }

  /// Whether a parameter takes anything, or what conforms; nothing is known of one whose parts must be of some type.
  private func isOpen(_ type: Type, of item: Viable, to favor: Favor) -> Bool {
    switch type {
    case .any: return favor != .generic
    case .parameter(let parameter):
      guard case .function(let id) = item.candidate.target, case .function = parameter.owner else { return false }
      return !checker.info(id).requirements.contains { if case .same = $0 { true } else { false } }
    default: return false
    }
  }

  private func isConcrete(_ type: Type) -> Bool {
    guard case .nominal = type else { return false }
    return !type.contains(\.isParameter)
  }
}
