import TheseusProgram

/// Optional views without an `if`: `flag ? Badge() : nil` where a view is expected, which SwiftUI gives a place as it does with one.
///
/// A value of such a type keeps no word of the place when it is not nil, so the call that takes it notes it.
extension BodyChecker {
  /// The arguments of a call, those for views as records that keep their place.
  func placingOptionals(_ arguments: [TypedExpression], in opened: Opened) -> [TypedExpression] {
    guard arguments.contains(where: isOptional), case .function(let id) = opened.candidate.target, makesView(id) else {
      return arguments
    }
    let parameters = program[id].parameters
    guard parameters.count == arguments.count else { return arguments }
    return zip(parameters, arguments).map { parameter, argument in
      isView(parameter.type, of: opened) ? placingOptional(argument) : argument
    }
  }

  /// The receiver of a modifier of the library, as a record that keeps its place.
  func placingReceiver(_ own: [TypedExpression], of id: FunctionID) -> [TypedExpression] {
    guard own.count == 1, isOptional(own[0]), isLibrary(id), program[id].selfKind == .value,
      let view = checker.protocolID(named: "View"), checker.info(id).extensionOf == view
    else { return own }
    return own.map(placingOptional)
  }

  private func isOptional(_ value: TypedExpression) -> Bool { checker.wrapped(unifier.resolve(value.type)) != nil }

  /// Whether a function is the library's, or makes a view of the program.
  private func makesView(_ id: FunctionID) -> Bool {
    isLibrary(id) || program[id].kind == .initializer && isView(program[id].result)
  }

  private func isLibrary(_ id: FunctionID) -> Bool { checker.info(id).scope.part != nil }

  /// Whether a parameter takes any view.
  private func isView(_ parameter: Type, of opened: Opened) -> Bool {
    guard case .parameter(let generic) = parameter, let view = checker.protocolID(named: "View"),
      case .function(let id) = opened.candidate.target
    else { return false }
    let ofType = nominal(of: opened.result).map { checker.info($0).scope.requirements } ?? []
    return (checker.info(id).requirements + ofType).contains { requirement in
      guard case .conforms(.parameter(generic), view) = requirement else { return false }
      return true
    }
  }

  private func placingOptional(_ value: TypedExpression) -> TypedExpression {
    let type = unifier.resolve(value.type)
    guard let wrapped = checker.wrapped(type), isView(wrapped) else { return value }
    return optionalView(TypedExpression(value.kind, type: type, range: value.range), by: "_optional", at: value.range)
  }

  /// A call of `ViewBuilder.buildIf`, or of `_optional`, whose record keeps the place of a view that is optional without an `if`.
  func optionalView(_ value: TypedExpression, by name: String, at range: SourceRange) -> TypedExpression {
    guard let builder = checker.nominalID(named: "ViewBuilder"), case .nominal(_, let arguments) = value.type else {
      return value
    }
    let owner = Type.nominal(builder, [])
    guard case .function(let id)? = checker.findMembers(name, of: owner, isStatic: true, in: scope).first?.member else {
      return value
    }
    return TypedExpression(
      .call(.function(id, arguments: arguments), selfArguments(id, .type(owner), at: range) + [value]),
      type: value.type, range: range)
  }
}
