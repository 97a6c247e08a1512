import TheseusProgram

extension BodyChecker {
  /// A read of a property.
  func access(_ property: Property, _ receiver: Receiver, selfType: Type?, at range: SourceRange) -> TypedExpression {
    let substitution = selfSubstitution(table: property.table, selfType)
    var type = isCircular(property) ? .unknown : checker.substitute(checker.type(of: property), substitution)
    if case .associated = type { type = unifier.resolve(type) }
    reportUnavailable(property, at: range)
    if property.isImplicitlyUnwrapped { implicitlyUnwrappedRanges.insert(range) }
    switch property.storage {
    case .field(let id, let own):
      if case .value(let base, let isSuper) = receiver, !isOverridden(property, of: base, isSuper: isSuper) {
        var base = base
        // A field of a class is read through its class, whatever bounds the value's own type has.
        if nominal(of: unifier.resolve(base.type)) == nil, let selfType {
          base = TypedExpression(.upcast(base), type: selfType, range: base.range)
        }
        return TypedExpression(.field(base, checker.fieldIndex(id, own)), type: type, range: range)
      }
    case .global(let id):
      return TypedExpression(.global(id), type: type, range: range)
    case .computed:
      break
    }
    let getter = checker.getter(of: property)
    type = selfResult(of: getter, receiver) ?? type
    if program[getter].isThrowing, tryDepth > 0 {
      noteThrown(checker.info(getter).thrown.map { checker.substitute($0, substitution) }, at: range)
    }
    let arguments = program[getter].generics.map { substitution[$0] ?? .unknown }
    let callee = callee(for: getter, receiver: receiver, selfType: selfType, arguments: arguments)
    return TypedExpression(.call(callee, selfArguments(getter, receiver, at: range)), type: type, range: range)
  }

  /// Whether a stored property of a class must be read through its getter, as a subclass overrides it.
  private func isOverridden(_ property: Property, of base: TypedExpression, isSuper: Bool) -> Bool {
    guard !isSuper, checker.isClassMember(property), checker.overriddenNames.contains(property.name),
      !isObserved(property, of: base), function != property.getter, !isOwnInitializer(of: property)
    else { return false }
    _ = checker.setter(of: property)
    return true
  }

  /// Whether the observers of a property run here, outside of closures, which then read and write it directly; of another value than
  /// `self` they don't.
  func isObserved(_ property: Property, of base: TypedExpression? = nil) -> Bool {
    property === observed && frames.count == 1 && base.map { isSelf($0) } ?? true
  }

  /// Whether an initializer of the class that declares a property runs here, which assigns it directly.
  func isOwnInitializer(of property: Property) -> Bool {
    guard frames.last?.isInitializer == true, let function else { return false }
    return (property.table as? NominalInfo)?.id == program[function].nominal
  }

  /// The `self` argument of a call.
  func selfArguments(_ function: FunctionID, _ receiver: Receiver, at range: SourceRange) -> [TypedExpression] {
    switch program[function].selfKind {
    case .none:
      return []
    case .value:
      if case .value(let base, _) = receiver { return [base] }
      return []
    case .mutating:
      guard case .value(let base, _) = receiver else { return [] }
      return [TypedExpression(.inout(mutablePlace(base, for: function, at: range)), type: base.type, range: base.range)]
    case .metatype:
      switch receiver {
      case .type(let type): return [TypedExpression(.metatype(type), type: .metatype(type), range: range)]
      case .metatype(let value): return [value]
      case .value(let base, _): return [TypedExpression(.dynamicType(base), type: .metatype(base.type), range: range)]
      case .none: return []
      }
    }
  }

  /// How a function is called: directly, by the dynamic class, or through a witness.
  func callee(for function: FunctionID, receiver: Receiver, selfType: Type?, arguments: [Type]) -> Callee {
    let info = checker.info(function)
    if let id = info.requirementOf {
      return .witness(id, function, conformer: conformer(receiver, selfType), arguments: arguments)
    }
    if case .value(let base, let isSuper) = receiver, !isSuper, !info.isStatic, let nominal = program[function].nominal,
      program[nominal].kind == .class, !info.modifiers.contains("final"), !info.modifiers.contains("private"),
      !checker.info(nominal).modifiers.contains("final"), !isSuperReference(base)
    {
      return .virtual(function, arguments: arguments)
    }
    if info.isStatic, program[function].selfKind == .metatype, let nominal = program[function].nominal,
      program[nominal].kind == .class, mayBeSubclass(receiver)
    {
      return .virtual(function, arguments: arguments)
    }
    return .function(function, arguments: arguments)
  }

  /// Whether only the run knows which class a static member is asked of.
  private func mayBeSubclass(_ receiver: Receiver) -> Bool {
    switch receiver {
    case .metatype(let base): !isSuperReference(base)
    case .type(let type): unifier.resolve(type).isParameter
    case .none, .value: false
    }
  }

  private func isSuperReference(_ base: TypedExpression) -> Bool {
    if case .upcast(let inner) = base.kind, case .local(let local) = inner.kind {
      return local == selfLocal && inner.type != base.type
    }
    return false
  }

  private func conformer(_ receiver: Receiver, _ selfType: Type?) -> Type {
    guard let selfType else { return .unknown }
    if case .existential = unifier.resolve(selfType) { return .unknown }
    return selfType
  }
}
