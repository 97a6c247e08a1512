import TheseusProgram

/// For what a place is wanted, which words what is said of one that can't change.
enum PlaceUse: Equatable {
  /// A variable gets a value.
  case assignedValue
  /// A property gets a value.
  case assignedProperty
  /// An element gets a value.
  case assignedElement
  /// An argument is written `&x`.
  case passed
  /// The left operand of `+=` and its like, with the place of the operation, which is what is wrong.
  case operated(at: SourceRange)
  /// The operand of a unary operator that changes it.
  case applied
  /// It is read through a getter that changes it.
  case read
  /// A mutating method is called.
  case mutated

  /// What can't be done.
  var complaint: String {
    switch self {
    case .assignedValue: "cannot assign to value"
    case .assignedProperty: "cannot assign to property"
    case .assignedElement: "cannot assign through subscript"
    case .passed: "cannot pass immutable value as inout argument"
    case .operated: "left side of mutating operator isn't mutable"
    case .applied: "cannot pass immutable value to mutating operator"
    case .read: "cannot use mutating getter on immutable value"
    case .mutated: "cannot use mutating member on immutable value"
    }
  }

  /// Whether it gets a value, which a constant may get once.
  var isAssignment: Bool {
    switch self {
    case .assignedValue, .assignedProperty, .assignedElement: true
    case .passed, .operated, .applied, .read, .mutated: false
    }
  }

  /// What is wrong where that is not the place itself.
  var place: SourceRange? {
    if case .operated(let range) = self { range } else { nil }
  }
}

extension BodyChecker {
  /// The place that an expression denotes, wanted for something.
  func place(of expression: TypedExpression, for use: PlaceUse, at range: SourceRange) -> Place {
    let outer = placeUse
    placeUse = use
    defer { placeUse = outer }
    return place(of: expression, at: range)
  }

  /// For what the target of an assignment is wanted.
  func assignment(to target: TypedExpression) -> PlaceUse {
    switch target.kind {
    case .field, .tupleElement, .dynamicMember: return .assignedProperty
    case .dynamicSubscript, .applyKeyPath: return .assignedElement
    case .global(let id):
      let properties = checker.globalProperties
      let isMember = properties.indices.contains(Int(id.index)) && properties[Int(id.index)].table != nil
      return isMember ? .assignedProperty : .assignedValue
    case .call(let callee, _):
      guard let property = callee.function.flatMap({ checker.info($0).property }) else { return .assignedValue }
      if property.name == "subscript" { return .assignedElement }
      return property.table == nil ? .assignedValue : .assignedProperty
    default: return .assignedValue
    }
  }

  /// Reports a place that can't change, with the reason.
  func reportImmutable(_ id: String, _ reason: String, at range: SourceRange, explanation: String? = nil) {
    report(id, "\(placeUse.complaint): \(reason)", at: placeUse.place ?? range, explanation: explanation)
  }

  /// Reports what is no place but a value of its own: a literal, or what a function returns.
  func reportTemporary(_ expression: TypedExpression, at range: SourceRange) {
    switch expression.kind {
    case .integer, .double, .boolean, .string:
      reportImmutable("immutable-literal", "literals are not mutable", at: range)
    case .conditional:
      reportImmutable("immutable-result", "result of conditional operator '? :' is never mutable", at: range)
    case .enumCase(let id, let index, let values) where writtenCases.contains(range):
      guard values.isEmpty else { return reportResult(of: "function call", at: range) }
      report(
        "immutable-case", "cannot assign to property: '\(program[id].cases[index].name)' is not settable", at: range)
    case .closure(let closure) where !writtenClosures.contains(expression.range):
      // A class of which not all is known may have a property that is named like a method of views.
      guard let id = functionThatIsCalled(by: closure), checker.info(id).scope.part == nil else { return }
      let kind = checker.isMember(id) ? "method" : "function"
      reportImmutable(
        "immutable-function", "'\(checker.baseName(of: id))' is a \(kind)", at: range,
        explanation: "What a function does is fixed. A property that holds a closure can get another one.")
    case .array, .dictionary:
      let type = checker.quoted(unifier.decided(expression.type))
      let words =
        placeUse == .passed
        ? "cannot pass immutable value of type \(type) as inout argument"
        : "cannot use mutating member on immutable value of type \(type)"
      report("immutable-literal", words, at: range)
    case .call(let callee, let arguments):
      guard !isReference(expression.type), isCertain(unifier.decided(expression.type)),
        let source = source(of: callee, arguments)
      else { return }
      reportResult(of: source, at: range)
    default: return
    }
  }

  private func reportResult(of source: String, at range: SourceRange) {
    let complaint = placeUse == .assignedValue ? "expression is not assignable" : placeUse.complaint
    report("immutable-result", "\(complaint): \(source) returns immutable value", at: placeUse.place ?? range)
  }

  /// The function that a closure calls, which Theseus makes of a function's name.
  func functionThatIsCalled(by closure: TypedClosure) -> FunctionID? {
    guard case .return(let value?)? = closure.body.last?.kind, case .call(let callee, _) = value.kind else {
      return nil
    }
    return callee.function
  }

  /// What a value that a call gives is said to come from: a function by its name, unless it is a member; nil of what is no call to read.
  private func source(of callee: Callee, _ arguments: [TypedExpression]) -> String? {
    guard let id = callee.function else {
      guard case .value(let value) = callee else { return nil }
      switch value.kind {
      case .local(let local):
        let name = locals[Int(local.index)].name
        return name.isEmpty || localSetters[local] != nil ? nil : "'\(name)'"
      case .global(let global): return "'\(program[global].name)'"
      default: return nil
      }
    }
    switch program[id].kind {
    case .function where program[id].name.isOperatorName:
      return arguments.count == 1 ? "unary operator" : "binary operator"
    case .function:
      return checker.isMember(id) ? "function call" : "'\(program[id].name.prefix { $0 != "(" })'"
    case .initializer: return "function call"
    default: return nil
    }
  }
}
