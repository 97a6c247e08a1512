import TheseusProgram

/// Values of types that are not copied (`~Copyable`) are moved: what is read from a variable to be kept elsewhere is there no more.
extension Finisher {
  /// A value where it is kept: what comes out of a variable and cannot be copied is consumed.
  func moved(_ value: TypedExpression) -> TypedExpression {
    switch value.kind {
    case .local(let local) where checker.isMoveOnly(value.type):
      TypedExpression(.consume(local), type: value.type, range: value.range)
    case .some(let inner): TypedExpression(.some(moved(inner)), type: value.type, range: value.range)
    default: value
    }
  }

  /// The arguments of a call, of which those are moved that the function consumes.
  func moved(_ arguments: [TypedExpression], into callee: Callee) -> [TypedExpression] {
    guard let id = callee.function, arguments.contains(where: { checker.isMoveOnly($0.type) }) else { return arguments }
    return arguments.enumerated().map { index, argument in
      consumes(id, index - (arguments.count - body.program[id].parameters.count)) ? moved(argument) : argument
    }
  }

  /// Whether a function consumes a parameter, or with a negative position what it is called on: what is written so, and what an
  /// initializer or a setter is given.
  private func consumes(_ id: FunctionID, _ position: Int) -> Bool {
    let info = checker.info(id)
    if position < 0 { return info.modifiers.contains("consuming") }
    switch body.program[id].kind {
    case .initializer, .setter: return true
    default: break
    }
    guard info.parameters.indices.contains(position) else { return false }
    return info.parameters[position].type.attributes.contains("consuming")
  }
}
