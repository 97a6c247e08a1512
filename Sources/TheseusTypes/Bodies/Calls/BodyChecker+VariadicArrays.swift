import TheseusProgram

extension BodyChecker {
  /// The arrays that are passed on for variadic parameters as they are, by the positions of those: `log(items)` for an `Any...` and an `[Any]`.
  ///
  /// Swift passes the arguments of a call as they are where their types are just those of the parameters, of which a variadic one is an
  /// array's. It asks that only when an array is also a value of the element's type, and never of what could be assigned to.
  func arraysPassedOn(
    _ values: [TypedExpression?], _ arguments: [Argument], _ opened: Opened, _ bindings: [Binding]
  ) -> [Int: TypedExpression] {
    guard opened.parameters.contains(where: \.isVariadic) else { return [:] }
    var arrays: [Int: TypedExpression] = [:]
    for (position, (parameter, binding)) in zip(opened.parameters, bindings).enumerated() {
      guard binding.indices.count == 1, let index = binding.indices.first, let value = values[index] else { return [:] }
      if parameter.isVariadic {
        guard let array = unconverted(value, checker.type("Array", parameter.type)), !isPlace(array) else { return [:] }
        arrays[position] = array
      } else if !isTakenAsItIs(value, arguments[index], parameter) {
        return [:]
      }
    }
    return arrays
  }

  /// The value of a type inside what was made of it; nil if that was of another type.
  private func unconverted(_ value: TypedExpression, _ type: Type) -> TypedExpression? {
    switch value.kind {
    case .erase(let inner), .some(let inner):
      unifier.zonk(inner.type) == unifier.zonk(type) ? inner : unconverted(inner, type)
    // `AnyHashable(array)`, which Swift adds by itself.
    case .call(_, let arguments):
      arguments.count == 1 && value.range == arguments[0].range && unifier.zonk(arguments[0].type) == unifier.zonk(type)
        ? arguments[0] : nil
    default: nil
    }
  }

  private func isTakenAsItIs(
    _ value: TypedExpression, _ argument: Argument, _ parameter: FunctionType.Parameter
  ) -> Bool {
    if parameter.isInout { return true }
    if case .function = unifier.resolve(parameter.type) { return false }
    switch value.kind {
    case .erase, .some, .upcast, .convertNumber: if value.range == argument.value.range { return false }
    default: break
    }
    return !isPlace(value)
  }

  /// Whether a value is read from what could be assigned to.
  private func isPlace(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .local, .global, .field, .tupleElement, .unwrap, .applyKeyPath: break
    case .call(let callee, _): if !program.isGetter(callee) { return false }
    default: return false
    }
    let start = snapshot()
    defer { rollback(to: start) }
    _ = place(of: value, for: .passed, at: value.range)
    return !hasErrors(since: start)
  }
}
