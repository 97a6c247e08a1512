import TheseusProgram

extension BodyChecker {
  /// Whether what an existential holds is taken out of it for a generic parameter: where one argument alone says what the parameter stands
  /// for, and what else the function takes and gives can be of the existential's type instead.
  ///
  /// Sources: Swift Evolution 0352, "Implicitly Opened Existentials", and 0375, "Opening existential arguments to optional parameters".
  func isOpened(
    _ subject: Type, in function: FunctionID, _ bindings: [Binding], _ values: [TypedExpression?]
  ) -> Bool {
    let parameters = program[function].parameters
    let places = parameters.indices.filter {
      let type = parameters[$0].type
      return type == subject || type == .metatype(subject) || checker.wrapped(type) == subject
    }
    guard places.count == 1, let place = places.first, !parameters[place].isVariadic, bindings.indices.contains(place),
      parameters.indices.allSatisfy({ $0 == place || canBeErased(subject, in: parameters[$0].type, isGiven: false) }),
      canBeErased(subject, in: program[function].result, isGiven: true)
    else { return false }
    guard checker.wrapped(parameters[place].type) == subject else { return true }
    guard case .argument(let index) = bindings[place], values.indices.contains(index), let value = values[index] else {
      return false
    }
    return checker.wrapped(unifier.resolve(unwrapped(value).type)) == nil
  }

  /// Whether an existential may stand for a generic parameter in a type.
  /// - Parameter isGiven: Whether values of the type are what a function gives, not what it takes.
  private func canBeErased(_ subject: Type, in type: Type, isGiven: Bool) -> Bool {
    guard type.contains({ $0 == subject }) else { return true }
    switch type {
    case subject, .associated, .opaque, .existential: return isGiven
    case .metatype(let instance): return canBeErased(subject, in: instance, isGiven: isGiven)
    case .tuple(let elements): return elements.allSatisfy { canBeErased(subject, in: $0.type, isGiven: isGiven) }
    case .function(let function):
      return canBeErased(subject, in: function.result, isGiven: isGiven)
        && function.parameters.allSatisfy { canBeErased(subject, in: $0.type, isGiven: !isGiven) }
    case .nominal(let id, let arguments):
      if id == checker.known("Dictionary"), arguments[0].contains({ $0 == subject }) { return false }
      let isErased = checker.wrapped(type) != nil || id == checker.known("Array") || id == checker.known("Dictionary")
      return isErased && arguments.allSatisfy { canBeErased(subject, in: $0, isGiven: isGiven) }
    default: return true
    }
  }
}
