import TheseusProgram

extension BodyChecker {
  func inferInout(_ value: Expression, at range: SourceRange) -> TypedExpression {
    noteAssigned(value)
    let inner = infer(value)
    if unifier.literal(of: inner.type) != nil {
      report(
        "inout-literal", "cannot pass immutable value as inout argument: literals are not mutable", at: value.range)
      return TypedExpression(.inout(.discard), type: .unknown, range: range)
    }
    if implicitlyUnwrapped(inner) { implicitlyUnwrappedRanges.insert(range) }
    return TypedExpression(.inout(place(of: inner, for: .passed, at: range)), type: inner.type, range: range)
  }

  func inferAssignment(_ target: Expression, _ value: Expression, at range: SourceRange) -> TypedExpression {
    if case .discard = target.kind {
      let discarded = settled(infer(value))
      if isImplicitlyRooted(value) { reportOpen(value) }
      reportAmbiguity(of: value)
      return TypedExpression(.assign(.discard, discarded), type: .void, range: range)
    }
    if case .tuple(let elements) = target.kind, !elements.isEmpty { return assignTuple(elements, value, at: range) }
    if let initialization = initializeWrapped(target, value, at: range) ?? initializePublished(target, value, at: range)
    {
      return initialization
    }
    if case .optionalChain(let inner) = target.kind {
      let assignment = inferAssignment(inner, value, at: range)
      return TypedExpression(.optionalChain(assignment), type: checker.optional(.void), range: range)
    }
    noteAssigned(target)
    if case .name("self", _, _) = target.kind, let selfLocal, isReference(type(of: selfLocal)) {
      report("immutable-self", "cannot assign to value: 'self' is immutable", at: target.range)
    }
    let snapshot = snapshot()
    let assignment = assign(value, to: assigned(target), role(of: target), at: target.range, range)
    guard hasErrors(since: snapshot), mayBeOverloaded(target), !needsTrial(value) || isPlainLiteral(value) else {
      return assignment
    }
    return assignThroughOverload(target, value, since: snapshot, at: range) ?? assignment
  }

  /// What is assigned to: of a type that is not known a property, also where a modifier of views has its name.
  private func assigned(_ target: Expression) -> TypedExpression {
    let left = infer(target)
    guard case .member(let base, let name, _, _, _) = target.kind, case .function = unifier.resolve(left.type) else {
      return left
    }
    let start = snapshot()
    let value = infer(base)
    guard let id = nominal(of: unifier.resolve(value.type)), checker.isStandIn(id) else {
      rollback(to: start)
      return left
    }
    return TypedExpression(.dynamicMember(value, name), type: .unknown, range: target.range)
  }

  /// Whether a target is a subscript, or may be one that stands for members of any name.
  private func mayBeOverloaded(_ target: Expression) -> Bool {
    switch target.kind {
    case .subscript, .member: true
    default: false
    }
  }

  private func role(of target: Expression) -> Role {
    if case .subscript = target.kind { .assignedToSubscript } else { .assigned }
  }

  private func assign(
    _ value: Expression, to left: TypedExpression, _ role: Role, at target: SourceRange, _ range: SourceRange
  ) -> TypedExpression {
    let outer = assignmentRange
    assignmentRange = range
    if isInvalid(left), isImplicitlyRooted(value) {
      // Behind an optional that is not unwrapped the compiler knows what is assigned.
      guard !checker.isReported("optional-not-unwrapped", in: target) else { return unknown(range) }
      reportOpen(value)
    }
    if case .closure = left.kind {
      // What is no variable is all that is wrong, whatever is assigned.
      let start = snapshot()
      _ = place(of: left, for: assignment(to: left), at: target)
      if hasErrors(since: start) {
        assignmentRange = outer
        return TypedExpression(unknown(range).kind, type: .void, range: range)
      }
    }
    let right = check(value, to: left.type, as: role)
    assignmentRange = outer
    reportSameValue(left, right, value, at: range)
    let place = place(of: left, for: assignment(to: left), at: target)
    assignedPlaces[range] = target
    return TypedExpression(.assign(place, right), type: .void, range: range)
  }

  /// Reports a variable or a stored property of one that is assigned to itself.
  private func reportSameValue(
    _ left: TypedExpression, _ right: TypedExpression, _ value: Expression, at range: SourceRange
  ) {
    if case .name = value.kind, areSameVariable(left, right), !isConstant(left) {
      report("assigned-to-itself", "assigning a \(isStatic(left) ? "property" : "variable") to itself", at: range)
    } else if case .field(let base, let index) = left.kind, case .field(let other, index) = right.kind,
      areSameVariable(base, other), !isComputedByMacro(index, of: base.type)
    {
      report("assigned-to-itself", "assigning a property to itself", at: range)
    }
  }

  /// Whether a macro makes the stored properties of a type computed ones.
  private func isComputedByMacro(_ field: Int, of type: Type) -> Bool {
    guard let id = nominal(of: unifier.resolve(type)) else { return false }
    return checker.info(id).isObserved || program[id].fields[field].observation == .published
  }

  private func isStatic(_ value: TypedExpression) -> Bool {
    if case .global(let id) = value.kind { checker.globalVariable(program[id].name) == nil } else { false }
  }

  private func isConstant(_ value: TypedExpression) -> Bool {
    if case .local(let id) = value.kind { !locals[Int(id.index)].isVariable } else { false }
  }

  private func areSameVariable(_ left: TypedExpression, _ right: TypedExpression) -> Bool {
    switch (left.kind, right.kind) {
    case (.local(let own), .local(let other)): own == other
    case (.global(let own), .global(let other)): own == other
    default: false
    }
  }

  private func isPlainLiteral(_ expression: Expression) -> Bool {
    if case .boolean = expression.kind { true } else { isTextOrNumber(expression) }
  }

  /// An assignment whose value says which subscript is meant, also one that gives an optional of it: `grid[0] = "x"`; nil if that does not
  /// fit either.
  private func assignThroughOverload(
    _ target: Expression, _ value: Expression, since start: Snapshot, at range: SourceRange
  ) -> TypedExpression? {
    let found = checker.diagnostics[start.diagnostics...]
    let right = settled(infer(value))
    for wanted in [right.type, checker.optional(right.type)] {
      let again = snapshot()
      let assignment = assign(value, to: infer(target, expected: wanted), role(of: target), at: target.range, range)
      if hasErrors(since: again) {
        rollback(to: again)
        continue
      }
      checker.diagnostics.removeSubrange(start.diagnostics..<(start.diagnostics + found.count))
      return assignment
    }
    return nil
  }

  /// Notes that an expression is a place, and what it is part of.
  func noteAssigned(_ expression: Expression) {
    assigned.insert(expression.range)
    switch expression.kind {
    case .member(let base, _, _, _, _), .subscript(let base, _), .forceUnwrap(let base), .optionalEvaluation(let base),
      .optionalChain(let base):
      noteAssigned(base)
    case .tuple(let elements):
      for element in elements { noteAssigned(element.value) }
    default:
      return
    }
  }
}
