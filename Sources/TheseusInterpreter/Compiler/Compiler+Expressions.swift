import TheseusProgram
import TheseusTypes

extension Compiler {
  /// A value in a register: a local that is only read, or a temporary that ends with its use.
  struct Operand {
    var register: Int
    var isTemporary: Bool
    var isTrivial: Bool
  }

  /// Compiles a value into the next temporary.
  @discardableResult
  func push(_ expression: TypedExpression) -> Int {
    let slot = top
    compile(expression, to: slot)
    top = slot
    reserve()
    return slot
  }

  /// A value to be read: locals are not copied.
  func operand(_ expression: TypedExpression) -> Operand {
    if case .local(let id) = expression.kind, case .register(let register) = place(of: id) {
      return Operand(register: register, isTemporary: false, isTrivial: true)
    }
    if case .upcast(let inner) = expression.kind { return operand(inner) }
    return Operand(register: push(expression), isTemporary: true, isTrivial: isTrivial(expression.type))
  }

  /// Ends an operand's temporary.
  func end(_ operand: Operand) {
    guard operand.isTemporary else { return }
    if !operand.isTrivial { emit(.drop, operand.register) }
    top = operand.register
  }

  /// Whether evaluating a value changes nothing and calls nothing.
  func isPure(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .integer, .largeInteger, .double, .boolean, .string, .none, .local, .metatype: true
    case .field(let base, _), .tupleElement(let base, _), .upcast(let base), .some(let base), .not(let base),
      .convertNumber(let base):
      isPure(base)
    case .call(let callee, let arguments):
      intrinsic(callee) != nil && arguments.allSatisfy { isPure($0) }
    default: false
    }
  }

  /// Evaluates a value for its effects.
  ///
  /// A place that is only named is not read, as the compiler does not: what it stands in is evaluated alone.
  func discard(_ expression: TypedExpression) {
    switch expression.kind {
    case .inout: return
    case .call(_, let arguments) where isPlace(expression):
      for argument in arguments { discard(argument) }
    case .packExpansion(let expansion): rounds(of: expansion) { discard(expansion.pattern) }
    case .tuple(let elements):
      for element in elements { discard(element) }
    default: evaluate(expression)
    }
  }

  private func evaluate(_ expression: TypedExpression) {
    switch expression.kind {
    case .assign(let place, let value):
      let outer = range
      range = expression.range
      assign(place, value)
      range = outer
      return
    case .call(let callee, let arguments):
      if compound(callee, arguments, range: expression.range) { return }
    case .optionalChain(let inner):
      discardChain(inner)
      return
    case .upcast(let inner), .await(let inner):
      evaluate(inner)
      return
    default: break
    }
    let slot = push(expression)
    if isTrivial(expression.type), !isDelegation(expression) { top = slot } else { drop(slot, of: expression.type) }
  }

  /// Ends the temporary at the top, which nobody wants: of a tuple the last element first.
  func drop(_ slot: Int, of type: Type) {
    if case .tuple(let elements) = type, !elements.contains(where: \.isExpansion) {
      for index in elements.indices.reversed() where !isTrivial(elements[index].type) {
        top = slot + 1
        emit(.elementTake, reserve(), slot, index)
        drop(slot + 1, of: elements[index].type)
      }
    }
    emit(.drop, slot)
    top = slot
  }

  /// Whether an expression names what can be set.
  private func isPlace(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .local(let id): return local(id).isVariable
    case .global(let id): return !program[id].isConstant
    case .field(let base, _): return isObject(base.type) || isPlace(base)
    case .tupleElement(let base, _), .unwrap(let base): return isPlace(base)
    case .call(let callee, let arguments):
      guard let getter = callee.function, program[getter].kind == .getter,
        let setter = interpreter.checked.setter(of: getter)
      else { return false }
      let isAlwaysSet = program[setter].selfKind != .mutating
      return isAlwaysSet || arguments.first.map { isObject($0.type) || isPlace($0) } ?? true
    case .inout: return true
    default: return false
    }
  }

  /// `super.init(…)`, which stands as a statement and gives the object all the same.
  private func isDelegation(_ expression: TypedExpression) -> Bool {
    if case .forcedTry(let inner) = expression.kind { return isDelegation(inner) }
    guard case .call(let callee, _) = expression.kind else { return false }
    switch callee {
    case .function(let id, _), .virtual(let id, _): return program[id].kind == .initializer
    case .witness, .value: return false
    }
  }

  private func discardChain(_ inner: TypedExpression) {
    let base = top
    chains.append([])
    chainStarts.append(base)
    evaluate(inner)
    chainStarts.removeLast()
    land(chains.removeLast())
    top = base
  }

  /// Compiles a value into the next temporary (`destination == top`) or, if it is trivial, into a local.
  func compile(_ expression: TypedExpression, to destination: Int) {
    let outer = range
    if expression.range.file >= 0 { range = expression.range }
    defer { range = outer }
    let base = top
    switch expression.kind {
    case .integer(let value): loadInteger(value, expression.type, to: destination)
    case .largeInteger(let digits):
      let value = Value.integer(FixedInteger(UInt64(digits) ?? 0, kind: integerKind(expression.type) ?? .uint64))
      emit(.loadConstant, destination, constant(value))
    case .double(let value):
      emit(.loadConstant, destination, constant(floating(value, expression.type)))
      adoptLiteral(expression.type, destination)
    case .boolean(let value):
      emit(.loadBool, destination, value ? 1 : 0)
      adoptLiteral(expression.type, destination)
    case .string(let text):
      emit(.loadConstant, destination, constant(string(text, expression.type)))
      adoptLiteral(expression.type, destination)
    case .interpolation(let segments):
      interpolation(segments, expression.type, to: destination)
      adoptLiteral(expression.type, destination)
    case .none: emit(.loadNone, destination)
    case .array(let values):
      for value in values { push(value) }
      let isSet = storageKind(expression.type) == .set
      emit(isSet ? .makeSet : .makeArray, base, typeReference(expression.type), values.count)
    case .dictionary(let pairs):
      for pair in pairs {
        push(pair.key)
        push(pair.value)
      }
      emit(.makeDictionary, base, typeReference(expression.type), pairs.count)
    case .packExpansion: gather([expression], type: expression.type)
    case .tuple(let values) where values.contains(where: \.isExpansion),
      .pack(let values) where values.contains(where: \.isExpansion):
      gather(values, type: expression.type)
    case .pack(let values):
      for value in values { push(value) }
      emit(.makeTuple, base, typeReference(expression.type), values.count)
    case .tuple(let values):
      if values.isEmpty {
        emit(.loadVoid, destination)
      } else {
        for value in values { push(value) }
        emit(.makeTuple, base, typeReference(expression.type), values.count)
      }
    case .local(let id): read(id, to: destination)
    case .consume(let id):
      read(id, to: destination)
      if case .register(let register) = place(of: id) { emit(.clear, register) }
    case .global(let id):
      emit(.globalGet, destination, Int(id.index))
      if program[id].strength != .strong { emit(.weakLoad, destination) }
    case .field(let value, let index): field(value, index, to: destination)
    case .tupleElement(let value, let index):
      let source = operand(value)
      element(index, of: source, to: destination)
    case .metatype(let type): emit(.metatype, destination, typeReference(type))
    case .dynamicType(let value):
      push(value)
      let isParameter = if case .parameter = value.type { true } else { false }
      emit(.dynamicType, base, typeReference(value.type), isParameter ? 1 : 0)
    case .call(let callee, let arguments): call(callee, arguments, type: expression.type, to: destination)
    case .closure(let closure): push(closure: closure, type: expression.type)
    case .makeStruct(let values):
      push(defaultsLast: values)
      for index in values.indices {
        if let field = fieldOf(expression.type, index) { makeWeak(base + index, field.strength) }
      }
      let isFollowed = hasDeinitializer(expression.type)
      if isFollowed { emit(.loadNone, reserve()) }
      emit(.makeStruct, base, typeReference(expression.type), values.count + (isFollowed ? 1 : 0))
      if isFollowed { emit(.followEnd, base) }
    case .allocate(let type): emit(.allocate, destination, typeReference(type))
    case .enumCase(let nominal, let index, let payload):
      enumCase(nominal, index, payload, expression.type, to: destination)
    case .some(let value):
      push(value)
      if needsWrap(value.type) { emit(.wrap, base) }
    case .erase(let value):
      push(value)
      if needsStaticType(value.type) { emit(.erase, base, typeReference(value.type)) }
    case .upcast(let value): compile(value, to: destination)
    case .convertNumber(let value):
      push(value)
      emit(.convertNumber, base, storageKind(expression.type) == .cgFloat ? 1 : 0)
      if destination != base { emit(.move, destination, base) }
    case .unwrap(let value):
      push(value)
      emit(.forceUnwrap, base)
      if destination != base { emit(.move, destination, base) }
    case .unwrapImplicitly(let value):
      push(value)
      emit(.forceUnwrap, base, 1)
      if destination != base { emit(.move, destination, base) }
    case .optionalChain(let value):
      chains.append([])
      chainStarts.append(base)
      push(value)
      chainStarts.removeLast()
      // The value of a chain is optional already, or becomes it by being wrapped flat.
      land(chains.removeLast())
    case .bindOptional(let value): bindOptional(value, to: destination)
    case .isType(let value, let type):
      pushErased(value)
      emit(.isType, base, typeReference(type))
      if destination != base { emit(.move, destination, base) }
    case .conditionalCast(let value, let type):
      pushErased(value)
      emit(.conditionalCast, base, typeReference(type))
    case .forcedCast(let value, let type):
      pushErased(value)
      emit(.forcedCast, base, typeReference(type))
      if destination != base { emit(.move, destination, base) }
    case .coalesce(let first, let second): coalesce(first, second, type: expression.type, to: destination)
    case .and, .or, .conditional: conditional(expression, to: destination)
    case .not(let value):
      let source = operand(value)
      emit(.not, destination, source.register)
    case .sequence(let list, let value):
      scopes.append(Scope())
      statements(list)
      if destination == base || isTrivial(expression.type) {
        compile(value, to: destination)
        top = base
        if destination == base { reserve() }
      }
      leaveScope()
    case .optionalTry(let value): optionalTry(value, to: destination)
    case .forcedTry(let value): forcedTry(value, to: destination)
    case .await(let value), .defaultArgument(let value): compile(value, to: destination)
    case .assign(let place, let value):
      assign(place, value)
      emit(.loadVoid, destination)
    case .inout: preconditionFailure("an inout expression stands only among the arguments of a call")
    // What calls it gives it its generic arguments, as they may depend on the other arguments.
    case .specialized(let function, _, _): compile(function, to: destination)
    case .keyPath(let components): keyPath(components, type: expression.type)
    case .applyKeyPath(let root, let path):
      push(root)
      push(path)
      emit(.keyPathGet, base)
      if destination != base { emit(.move, destination, base) }
    case .dynamicMember, .dynamicCall, .dynamicApply, .dynamicSubscript, .dynamicOperator, .opaque, .unsupported:
      dynamic(expression, to: destination)
    }
    top = base
  }

  // MARK: Literals

  func integerKind(_ type: Type) -> FixedInteger.Kind? {
    if case .integer(let kind)? = storageKind(type) { return kind }
    return nil
  }

  private func loadInteger(_ value: Int, _ type: Type, to destination: Int) {
    switch storageKind(type) {
    case .double?: emit(.loadConstant, destination, constant(.double(Double(value))))
    case .cgFloat?: emit(.loadConstant, destination, constant(.cgFloat(Double(value))))
    case .float?: emit(.loadConstant, destination, constant(.float(Float(value))))
    case .integer(let kind)?:
      emit(.loadConstant, destination, constant(.integer(FixedInteger(bits: value, kind: kind))))
    default:
      if value.magnitude < 1 << 19 {
        emit(.loadInt, destination, value)
      } else {
        emit(.loadConstant, destination, constant(.int(value)))
      }
      adoptLiteral(type, destination)
    }
  }

  /// A literal of a generic parameter's type becomes a value of the argument's.
  private func adoptLiteral(_ type: Type, _ destination: Int) {
    switch type {
    case .parameter, .associated: emit(.adoptLiteral, destination, typeReference(type))
    default: break
    }
  }

  private func floating(_ value: Double, _ type: Type) -> Value {
    switch storageKind(type) {
    case .cgFloat?: .cgFloat(value)
    case .float?: .float(Float(value))
    default: .double(value)
    }
  }

  private func string(_ text: String, _ type: Type) -> Value {
    if storageKind(type) == .character, let character = text.first { return .character(character) }
    return .string(text)
  }

  private func interpolation(_ segments: [TypedExpression.Segment], _ type: Type, to destination: Int) {
    let base = top
    var parts: [Interpolation.Part] = []
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(.text(text))
      case .value(let value, let arguments):
        push(value)
        if needsStaticType(value.type) { emit(.erase, top - 1, typeReference(value.type)) }
        if arguments.isEmpty {
          parts.append(.value)
        } else {
          for argument in arguments { push(argument.value) }
          parts.append(.formatted(labels: arguments.map(\.label)))
        }
      }
    }
    code.interpolations.append(Interpolation(parts, type: typeReference(type)))
    emit(.interpolate, base, code.interpolations.count - 1, top - base)
  }

  // MARK: Locals, fields, elements

  func read(_ id: LocalID, to destination: Int) {
    switch place(of: id) {
    case .register(let register): emit(isTrivial(local(id).type) ? .move : .copy, destination, register)
    case .shared(let register): emit(.cellGet, destination, register)
    case .weak(let register):
      emit(.copy, destination, register)
      emit(.weakLoad, destination)
    }
  }

  /// Whether instances of a type are objects, whose fields are shared.
  func isObject(_ type: Type) -> Bool { storageKind(type) == .object }

  func fieldOf(_ type: Type, _ index: Int) -> TypedNominal.Field? {
    guard case .nominal(let id, _) = type, program[id].fields.indices.contains(index) else { return nil }
    return program[id].fields[index]
  }

  /// Whether a struct is not copied and has a `deinit`.
  private func hasDeinitializer(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    return program[id].kind == .structure && program[id].deinitializer != nil
  }

  private func field(_ value: TypedExpression, _ index: Int, to destination: Int) {
    if arrayField(value, index, to: destination) { return }
    let source = operand(value)
    let field = fieldOf(value.type, index)
    let isElsewhere = field?.isConstant == false && hopToActor(ofFieldOf: value, in: source.register)
    defer { if isElsewhere { hopToOwnActor() } }
    guard isObject(value.type) else {
      element(index, of: source, to: destination)
      if let field, field.strength != .strong { emit(.weakLoad, destination) }
      return
    }
    let isObserved = field.map { $0.observation != .none } ?? false
    let target = source.isTemporary ? source.register : top
    emit(isObserved ? .observedGet : .fieldGet, target, source.register, index)
    if let field, field.strength != .strong { emit(.weakLoad, target) }
    if destination != target { emit(.move, destination, target) }
  }

  /// `array[i].field` of a local array, without a copy of the struct; false if it is something else.
  private func arrayField(_ value: TypedExpression, _ index: Int, to destination: Int) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, case .arrayGet? = intrinsic(callee),
      storageKind(value.type) == .structure, isInt(arguments[1].type), isPure(arguments[1]),
      case .local(let id) = arguments[0].kind, case .register(let array) = place(of: id),
      fieldOf(value.type, index)?.strength == .strong
    else { return false }
    let base = top
    emit(.arrayElementGet, destination, array, operand(arguments[1]).register, index)
    top = base
    return true
  }

  /// Reads an element of an aggregate; a temporary aggregate ends.
  func element(_ index: Int, of source: Operand, to destination: Int) {
    if source.isTemporary {
      emit(.elementGet, source.register, source.register, index)
      if destination != source.register { emit(.move, destination, source.register) }
    } else {
      emit(.elementGet, destination, source.register, index)
    }
  }

  private func enumCase(
    _ nominal: NominalID, _ index: Int, _ payload: [TypedExpression], _ type: Type, to destination: Int
  ) {
    let base = top
    if storageKind(type) == .optional {
      guard let value = payload.first else {
        emit(.loadNone, destination)
        return
      }
      push(value)
      if needsWrap(value.type) { emit(.wrap, base) }
      return
    }
    push(defaultsLast: payload)
    emit(.makeCase, base, typeReference(type), index, payload.count)
  }

  // MARK: Optionals

  /// Whether an optional of a type needs more than the flat form.
  func needsWrap(_ type: Type) -> Bool {
    switch type {
    case .nominal: isOptional(type)
    // Of one element it is that alone.
    case .tuple(let elements): elements.contains(where: \.isExpansion)
    case .function, .metatype, .protocolMetatype: false
    default: true
    }
  }

  /// Whether a value may not say itself of which type it is, so that an existential must remember it: an optional, or a function.
  func needsStaticType(_ type: Type) -> Bool {
    switch type {
    case .nominal: isOptional(type)
    case .parameter, .associated, .function: true
    case .tuple(let elements): elements.contains(where: \.isExpansion)
    default: false
    }
  }

  private func pushErased(_ value: TypedExpression) {
    let slot = push(value)
    if needsStaticType(value.type) { emit(.erase, slot, typeReference(value.type)) }
  }

  private func bindOptional(_ value: TypedExpression, to destination: Int) {
    let slot = top
    push(value)
    // A chain that ends leaves nil where its value would be: every temporary above the chain's own slot ends.
    let full = emit(.jumpIfSome, slot)
    abandonChain(from: slot)
    land(full)
    if needsWrap(wrappedType(value.type)) { emit(.unwrap, slot) }
    if destination != slot { emit(.move, destination, slot) }
  }

  /// Ends the chain early: temporaries between its start and `slot` end, and nil takes the place of the value.
  func abandonChain(from slot: Int) {
    guard !chains.isEmpty else { return }
    emit(.drop, slot)
    var register = slot - 1
    let start = chainStarts.last ?? slot
    while register >= start {
      emit(.drop, register)
      register -= 1
    }
    emit(.loadNone, start)
    chains[chains.count - 1].append(emit(.jump))
  }

  private func coalesce(_ first: TypedExpression, _ second: TypedExpression, type: Type, to destination: Int) {
    let slot = push(first)
    let full = emit(.jumpIfSome, slot)
    top = slot
    push(second)
    let over = emit(.jump)
    land(full)
    if !isOptional(type) || isOptional(wrappedType(first.type)), needsWrap(wrappedType(first.type)),
      type != first.type
    {
      emit(.unwrap, slot)
    }
    land(over)
    if destination != slot { emit(.move, destination, slot) }
  }

  // MARK: Branches and errors

  private func conditional(_ expression: TypedExpression, to destination: Int) {
    let base = top
    if case .conditional(let test, let first, let second) = expression.kind {
      let failures = jumps(unless: test)
      compile(first, to: destination)
      let over = emit(.jump)
      land(failures)
      top = base
      compile(second, to: destination)
      land(over)
      return
    }
    let failures = jumps(unless: expression)
    emit(.loadBool, destination, 1)
    let over = emit(.jump)
    land(failures)
    emit(.loadBool, destination, 0)
    land(over)
  }

  private func optionalTry(_ value: TypedExpression, to destination: Int) {
    let base = top
    let start = here
    push(value)
    if needsWrap(value.type), !isOptional(value.type) { emit(.wrap, base) }
    let over = emit(.jump)
    handlers.append(Code.Handler(start: start, end: here, target: here, register: base))
    hopBack(ifLeftSince: start)
    emit(.drop, base)
    emit(.loadNone, base)
    land(over)
    if destination != base { emit(.move, destination, base) }
  }

  private func forcedTry(_ value: TypedExpression, to destination: Int) {
    let base = top
    let start = here
    compile(value, to: destination)
    let over = emit(.jump)
    handlers.append(Code.Handler(start: start, end: here, target: here, register: base))
    emit(.trap, constant(.string("'try!' expression unexpectedly raised an error: ")), base, 1)
    land(over)
  }
}
