import TheseusProgram

extension BodyChecker {
  /// What a function of a class that returns `Self` gives for a receiver of a subclass; nil for other functions.
  func selfResult(of id: FunctionID, _ receiver: Receiver) -> Type? {
    guard checker.info(id).returnsSelf, let declaring = program[id].nominal, program[declaring].kind == .class,
      let type = instanceType(of: receiver), isOther(type, than: declaring)
    else { return nil }
    return checker.wrapped(program[id].result) == nil ? type : checker.optional(type)
  }

  /// Whether a type is a subclass, or a generic parameter that stands for one.
  private func isOther(_ type: Type, than declaring: NominalID) -> Bool {
    switch type {
    case .nominal(let id, _): id != declaring
    case .parameter, .associated: true
    default: false
    }
  }

  /// Reports an object of the class itself where a function gives `Self`, which may be a subclass.
  func reportOtherThanSelf(_ value: TypedExpression, _ frame: Frame) {
    guard frames.count == 1, returnsSelf, frame.role == .returned, let function,
      let declaring = program[function].nominal,
      program[declaring].kind == .class, nominal(of: unifier.resolve(value.type)) == declaring, isOfWrittenClass(value)
    else { return }
    report(
      "type-mismatch",
      "cannot convert return expression of type '\(program[declaring].qualifiedName)' to return type 'Self'",
      at: value.range)
  }

  /// What a function returns, where `.init(…)` is an initializer of the class that `Self` is when it runs.
  func returned(_ value: Expression) -> Expression {
    guard frames.count == 1, returnsSelf, case .call(let callee, let arguments) = value.kind,
      case .implicitMember("init", let labels) = callee.kind
    else { return value }
    let name = Expression(.name("Self", genericArguments: [], labels: nil), range: callee.range)
    let member = Expression.Kind.member(
      name, "init", genericArguments: [], labels: labels, nameRange: callee.range)
    return Expression(.call(Expression(member, range: callee.range), arguments: arguments), range: value.range)
  }

  /// Notes a constant that holds an object which was made by the name of its class.
  func noteMade(_ local: LocalID, _ value: TypedExpression) {
    if returnsSelf, !locals[Int(local.index)].isVariable, isOfWrittenClass(value) { madeObjects.insert(local) }
  }

  /// Whether a value is certainly one that was made as an object of a class by its name.
  private func isOfWrittenClass(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .global: true
    case .local(let local): madeObjects.contains(local)
    case .call(_, let arguments):
      if case .allocate? = arguments.first?.kind {
        !dynamicSelves.contains { $0.start == value.range.start }
      } else {
        false
      }
    default: false
    }
  }

  private func instanceType(of receiver: Receiver) -> Type? {
    switch receiver {
    case .none: return nil
    case .type(let type): return unifier.resolve(type)
    case .metatype(let value):
      guard case .metatype(let type) = ownType(of: value, isSuper: isSuper(value)) else { return nil }
      return unifier.resolve(type)
    case .value(let base, let isSuper): return ownType(of: base, isSuper: isSuper)
    }
  }

  /// The type of a receiver, for `super` that of `self`.
  private func ownType(of base: TypedExpression, isSuper: Bool) -> Type {
    unifier.resolve(isSuper ? selfLocal.map { type(of: $0) } ?? base.type : base.type)
  }
}

extension Declaration {
  /// What a variable or a subscript is written to give.
  var writtenResult: TypeReference? {
    switch kind {
    case .variable(let variable): variable.type
    case .function(let function): function.result
    default: nil
    }
  }
}

extension TypeReference {
  /// Whether this is `A!`.
  var isImplicitlyUnwrapped: Bool { if case .implicitlyUnwrapped = kind { true } else { false } }

  /// Whether this is `Self` or `Self?`.
  var isSelf: Bool {
    guard case .named(let name, let arguments) = kind else { return false }
    return name == "Self" || name == "Optional" && arguments.first?.isSelf == true
  }
}
