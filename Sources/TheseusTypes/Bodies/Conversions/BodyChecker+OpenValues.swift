import TheseusProgram

extension BodyChecker {
  /// Whether a value could be of a wider type than it is as far as its expression says: the end of a chain, what `try?` gives, what
  /// a closure makes, an element of a literal.
  func leavesOpen(_ value: TypedExpression, _ expression: Expression) -> Bool {
    switch (value.kind, expression.kind) {
    case (.optionalChain(let end), .optionalChain(let inner)), (.optionalTry(let end), .try(let inner, _)):
      checker.wrapped(unifier.resolve(end.type)) == nil || leavesOpen(end, inner)
    case (.call(let callee, let values), .member(let base, let name, _, _, _)):
      program.isGetter(callee) && values.first.map { leavesOpen($0, base) || isAmbiguous(name, of: $0) } ?? false
    case (.call(let callee, let values), .subscript(let base, _)):
      program.isGetter(callee) && values.first.map { leavesOpen($0, base) } ?? false
    case (.call(let callee, let values), .call(let called, let arguments)):
      callee.function.map {
        isMade(by: arguments, values, for: $0) || isOfOpenReceiver(values, called, of: $0)
      } ?? false
    case (.bindOptional(let bound), .optionalEvaluation(let inner)): leavesOpen(bound, inner)
    case (.array(let elements), .array): !elements.isEmpty
    case (.dictionary(let pairs), .dictionary): !pairs.isEmpty
    default: false
    }
  }

  /// Whether an argument decides what a generic function gives, which could be wider: `map { $0.width }`, `Box(width)`.
  private func isMade(by arguments: [Argument], _ values: [TypedExpression], for id: FunctionID) -> Bool {
    let function = program[id]
    guard arguments.count == function.parameters.count, arguments.count <= values.count else { return false }
    let given = values.suffix(arguments.count)
    return zip(function.parameters, zip(arguments, given)).contains { parameter, argument in
      decides(parameter.type, argument.0.value, argument.1, for: id)
    }
  }

  private func decides(
    _ parameter: Type, _ argument: Expression, _ value: TypedExpression, for id: FunctionID
  ) -> Bool {
    switch parameter {
    case .parameter(let generic) where isFree(generic, of: id): true
    case .function(let type): makes(type.result, argument, value, for: id)
    default: isMadeOfGenerics(parameter) && isMadeOfGenerics(program[id].result) && leavesOpen(value, argument)
    }
  }

  /// Whether a closure that does not say what it gives makes a generic parameter: also the value of an optional that it does not
  /// make itself.
  private func makes(_ result: Type, _ argument: Expression, _ value: TypedExpression, for id: FunctionID) -> Bool {
    guard case .closure(let closure) = argument.kind, closure.result == nil else { return false }
    if case .parameter(let generic) = result { return isFree(generic, of: id) }
    guard case .parameter(let generic) = checker.wrapped(result), isFree(generic, of: id),
      case .closure(let typed) = value.kind, case .return(let given?) = typed.body.last?.kind
    else { return false }
    return isPromoted(given)
  }

  private func isPromoted(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .some: true
    case .conditional(_, let first, let second): isPromoted(first) || isPromoted(second)
    default: false
    }
  }

  /// Whether a function's result holds a generic parameter of which nothing is asked.
  private func isFree(_ generic: GenericParameter, of id: FunctionID) -> Bool {
    program[id].result.contains { $0 == .parameter(generic) }
      && !checker.info(id).requirements.contains { $0.subject == .parameter(generic) }
  }

  private func isMadeOfGenerics(_ type: Type) -> Bool {
    type.contains(\.isParameter)
  }

  /// Whether a method that asks nothing gives of an open value what is as open: `[width].dropFirst(2)`.
  private func isOfOpenReceiver(_ values: [TypedExpression], _ called: Expression, of id: FunctionID) -> Bool {
    guard case .member(let base, _, _, _, _) = called.kind, let receiver = values.first,
      program[id].selfKind == .value,
      !program[id].parameters.contains(where: { if case .function = $0.type { true } else { false } })
    else { return false }
    return !asksOfElements(id) && leavesOpen(receiver, base)
  }

  /// Whether a method is one only of a type whose generic parameters fit it: `max()` where elements compare.
  private func asksOfElements(_ id: FunctionID) -> Bool {
    checker.info(id).requirements.contains {
      guard case .parameter(let generic) = $0.subject, case .protocol = generic.owner else { return true }
      return false
    }
  }

  /// Whether another overload of a method gives what has a method of a property's name, so that the property is not decided before
  /// what takes it: `widths.prefix(2).first`, as a `PrefixSequence` has `first(where:)`.
  private func isAmbiguous(_ property: String, of value: TypedExpression) -> Bool {
    guard case .call(let callee, let values) = value.kind, let id = callee.function, let receiver = values.first,
      program[id].kind == .function, let name = program[id].name.split(separator: "(").first
    else { return false }
    let type = unifier.decided(receiver.type)
    return checker.findMembers(String(name), of: type, isStatic: false, in: nil).contains { found in
      guard case .function(let other) = found.member, other != id, program[other].labels == program[id].labels else {
        return false
      }
      return hasOnlyMethods(property, program[other].result)
    }
  }

  private func hasOnlyMethods(_ name: String, _ type: Type) -> Bool {
    guard case .nominal = type else { return false }
    let found = checker.findMembers(name, of: type, isStatic: false, in: nil)
    return !found.isEmpty && found.allSatisfy { if case .function = $0.member { true } else { false } }
  }
}
