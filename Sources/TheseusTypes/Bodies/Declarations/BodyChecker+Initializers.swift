import TheseusProgram

extension BodyChecker {
  /// Checks an initializer's body, with the initial values before it and the instance behind it.
  func checkInitializer(_ body: [Statement], _ id: FunctionID, _ info: FunctionInfo) -> [TypedStatement] {
    let function = program[id]
    let selfType = info.scope.selfType ?? .unknown
    let range = function.range
    var setup: [TypedStatement] = []
    let isClass = function.selfKind == .value
    let delegates = callsOwnInitializer(body, of: function.nominal) || checker.isConvenience(id)
    self.delegates = mentions(body, "self") || checker.isConvenience(id)
    if isClass {
      if let local = selfLocal, !delegates, let nominal = function.nominal {
        setup += initialFields(of: nominal, selfType, local, at: range)
      }
    } else {
      let local = addLocal("self", type: selfType, isVariable: true)
      selfLocal = local
      setup.append(TypedStatement(.variable(local, delegates ? nil : blank(selfType, at: range)), range: range))
    }
    let end = closingBrace(of: info.declarationRange ?? range)
    if let nominal = function.nominal {
      if !delegates { instance = storage(of: nominal, isObject: isClass) }
      if delegates || program[nominal].kind == .enumeration {
        instance = whole(of: nominal, isObject: isClass, until: end)
      }
    }
    var frame = Frame(result: function.result)
    frame.isInitializer = true
    frame.isFailable = function.isFailable
    frame.thrown = info.thrown
    frame.isAsync = function.isAsync
    if !isClass, defers(body) { frame.endLabel = newLabel() }
    frames.append(frame)
    var statements = checkStatements(function.isFailable ? returningNil(body) : body)
    if let label = frame.endLabel {
      statements = [TypedStatement(.do(body: statements, catches: [], label: label), range: range)]
    }
    guard let local = selfLocal else { return statements }
    var instance = read(local, at: range)
    if function.isFailable { instance = some(instance, checker.optional(instance.type)) }
    let superCall = implicitSuperCall(body, id, isClass: isClass, delegates: delegates, at: range)
    return setup + statements + superCall + [TypedStatement(.return(instance), range: end)]
  }

  /// Whether something is to run when a body ends.
  private func defers(_ body: [Statement]) -> Bool {
    body.contains { if case .defer = $0.kind { true } else { false } }
  }

  /// `init?(intValue: Int) { nil }` returns its one expression.
  private func returningNil(_ body: [Statement]) -> [Statement] {
    guard body.count == 1, let only = body.first, case .expression(let value) = only.kind, case .nil = value.kind else {
      return body
    }
    return [Statement(.return(value), range: only.range)]
  }

  /// `super.init()` that Swift adds at the end of an initializer that does not call one.
  private func implicitSuperCall(
    _ body: [Statement], _ id: FunctionID, isClass: Bool, delegates: Bool, at range: SourceRange
  ) -> [TypedStatement] {
    guard isClass, !delegates, let nominal = program[id].nominal, let superclass = checker.superclass(of: nominal),
      !mentions(body, "super"), let local = selfLocal
    else { return [] }
    let base = TypedExpression(.upcast(read(local, at: range)), type: superclass, range: range)
    guard case .candidates(let candidates, _) = initializers(of: superclass, receiver: .value(base, isSuper: true))
    else { return [] }
    // Swift calls one by itself only where there is nothing to choose.
    let designated = candidates.filter { candidate in
      guard case .function(let id) = candidate.target, checker.info(id).scope.part == nil else { return false }
      return !checker.isConvenience(id)
    }
    if designated.count > 1 { return [] }
    let empty = candidates.filter { candidate in
      let mark = unifier.mark()
      defer { unifier.rollback(to: mark) }
      return match([], open(candidate)) != nil
    }
    guard let candidate = empty.first else { return [] }
    return [
      TypedStatement(.expression(applySingle(candidate, [], inferred: [], expected: nil, at: range)), range: range)
    ]
  }

  /// Whether a body delegates to another initializer of its own type, or leaves it to an assignment to give `self` all its values.
  ///
  /// A struct of the program may be assigned as a whole on one way through its initializer and part by part on another.
  private func callsOwnInitializer(_ body: [Statement], of nominal: NominalID?) -> Bool {
    if mentions(body, "self") { return true }
    let isOwnStruct = nominal.map { program[$0].kind == .structure && !program[$0].isCatalogue } ?? false
    return !isOwnStruct && assignsSelf(body)
  }

  private func assignsSelf(_ body: [Statement]) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .expression(let expression):
        if case .assignment(let target, _) = expression.kind, case .name("self", _, _) = target.kind { return true }
        return false
      case .if(let inner): return assignsSelf(inner.body) || assignsSelf(inner.elseBody ?? [])
      case .switch(let inner): return inner.cases.contains { assignsSelf($0.body) }
      case .guard(_, let other): return assignsSelf(other)
      case .do(let inner, let catches, _, _): return assignsSelf(inner) || catches.contains { assignsSelf($0.body) }
      default: return false
      }
    }
  }

  /// Whether statements call `base.init`.
  private func mentions(_ body: [Statement], _ base: String) -> Bool {
    body.contains { statement in
      switch statement.kind {
      case .expression(let expression): return mentions(expression, base)
      case .if(let inner): return mentions(inner.body, base) || mentions(inner.elseBody ?? [], base)
      case .guard(_, let other): return mentions(other, base)
      case .switch(let inner): return inner.cases.contains { mentions($0.body, base) }
      case .do(let inner, let catches, _, _):
        return mentions(inner, base) || catches.contains { mentions($0.body, base) }
      default: return false
      }
    }
  }

  /// Whether an expression is `self.init(…)` or `super.init(…)`, tried or not.
  func isDelegation(_ expression: Expression) -> Bool { mentions(expression, "self") || mentions(expression, "super") }

  private func mentions(_ expression: Expression, _ base: String) -> Bool {
    switch expression.kind {
    case .call(let callee, _):
      if case .member(let target, "init", _, _, _) = callee.kind, case .name(base, _, _) = target.kind { return true }
      return false
    case .try(let inner, _), .await(let inner), .optionalChain(let inner), .forceUnwrap(let inner):
      return mentions(inner, base)
    default: return false
    }
  }

  /// A struct whose fields have their initial values, `()` where they have none yet.
  func blank(_ type: Type, at range: SourceRange) -> TypedExpression? {
    guard case .nominal(let id, let arguments) = type, program[id].kind == .structure else { return nil }
    let values = checker.info(id).stored.map { property -> TypedExpression in
      initialValue(of: property, arguments, at: range) ?? checker.unset(checker.type(of: property)) ?? void(range)
    }
    return TypedExpression(.makeStruct(values), type: type, range: range)
  }

  /// A stored property's initial value as a call.
  func initialValue(of property: Property, _ arguments: [Type], at range: SourceRange) -> TypedExpression? {
    guard let variable = property.variable else { return nil }
    if property.name.hasPrefix("$__lazy_storage_$_") {
      let type = checker.type(of: property)
      return TypedExpression(.none, type: type, range: range)
    }
    guard let function = checker.initialValue(of: property, variable) else { return nil }
    let type = checker.substitute(checker.type(of: property), selfSubstitution(table: property.table, scope.selfType))
    return TypedExpression(
      .call(.function(function, arguments: program[function].generics.isEmpty ? [] : arguments), []), type: type,
      range: range)
  }

  /// Assignments of a class's own fields that have initial values.
  func initialFields(of id: NominalID, _ selfType: Type, _ local: LocalID, at range: SourceRange) -> [TypedStatement] {
    let info = checker.info(id)
    var result: [TypedStatement] = []
    for (index, property) in info.stored.enumerated() {
      guard
        let value = initialValue(of: property, nominalArguments(selfType), at: range)
          ?? checker.unset(checker.type(of: property))
      else { continue }
      let place = Place.reference(read(local, at: range), checker.fieldIndex(id, index))
      result.append(
        TypedStatement(.expression(TypedExpression(.assign(place, value), type: .void, range: range)), range: range))
    }
    return result
  }

  /// `self`, where an initializer must assign it or call another one; nil where that may happen in a way that is not known.
  private func whole(of id: NominalID, isObject: Bool, until end: SourceRange) -> InitializationChecker.Instance? {
    guard let local = selfLocal, !program[id].isCatalogue, !checker.inheritsUnknown(id) else { return nil }
    if let superclass = checker.superclass(of: id).flatMap({ nominal(of: $0) }), program[superclass].isCatalogue {
      return nil
    }
    return InitializationChecker.Instance(
      local: local, properties: [:], constants: [:], initialized: [], isObject: isObject, end: end)
  }

  /// Whether the storage of a wrapped property gets its value by an assignment to it, or to the property, alone: of a wrapper of the
  /// program, or of a view.
  private func isOfSimpleWrapper(_ property: Property) -> Bool {
    guard let use = property.wrapper, use.inner.isEmpty else { return false }
    if checker.info(use.nominal).scope.part == nil { return true }
    guard checker.info(use.nominal).scope.part == .swiftUI else { return false }
    return ["Bindable", "Binding", "ObservedObject", "State", "StateObject"].contains(program[use.nominal].name)
  }

  /// What an initializer of a type must set.
  private func storage(of id: NominalID, isObject: Bool) -> InitializationChecker.Instance? {
    guard let local = selfLocal else { return nil }
    var result = InitializationChecker.Instance(
      local: local, properties: [:], constants: [:], initialized: [], isObject: isObject)
    if isObject, let superclass = checker.superclass(of: id) {
      result.hasSuperclass = true
      result.inheritedCount = checker.fieldIndex(id, 0)
      result.mustDelegate = nominal(of: superclass).map { !program[$0].isCatalogue } ?? false
    }
    for (index, property) in checker.info(id).stored.enumerated() {
      let field = checker.fieldIndex(id, index)
      if property.wrapper != nil {
        result.wrapped.insert(field)
        let hasValue = property.variable.map { checker.initialValue(of: property, $0) != nil } ?? true
        if hasValue, !isObject { result.initialized.insert(field) }
        if !hasValue, !isObject, isOfSimpleWrapper(property) { result.properties[field] = property.sourceName }
        continue
      }
      let isLazy = property.name.hasPrefix("$__lazy_storage_$_")
      let hasValue = isLazy || property.variable.map { checker.initialValue(of: property, $0) != nil } ?? true
      if !hasValue { result.properties[field] = property.sourceName }
      if property.isConstant { result.constants[field] = property.sourceName }
      // What an object's class gives is assigned at the start of the body.
      if hasValue, !isObject { result.initialized.insert(field) }
    }
    return result
  }
}
