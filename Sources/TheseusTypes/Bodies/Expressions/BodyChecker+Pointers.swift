import TheseusProgram

/// What stands around a call that takes a pointer to a place: memory is made of what is in it, and read back when the call ends.
struct PointedPlace {
  /// Finds the place, and makes the memory.
  var setup: [TypedStatement]
  /// Gives the place what is in the memory; nil of a place that the call only reads.
  var writeBack: TypedStatement?
}

extension BodyChecker {
  /// The pointer that an argument becomes where one is wanted: `&x`, `&list`, `list`, a text; nil of any other argument.
  func pointerArgument(_ expression: Expression, _ inferred: TypedExpression?, as wanted: Type) -> TypedExpression? {
    let target = unifier.resolve(wanted)
    let pointer = unifier.resolve(checker.wrapped(target) ?? target)
    guard let (element, isMutable) = pointee(of: pointer) else { return nil }
    let value = inferred ?? infer(expression, expected: source(expression, of: element) ?? wanted)
    guard let made = constant(value, isMutable) ?? made(of: expression, value, element, isMutable: isMutable) else {
      return nil
    }
    _ = unifier.unify(made.type, pointer)
    return checker.wrapped(target) == nil ? made : some(made, target)
  }

  /// A pointer through which nothing is written, made of one through which something may be; nil of other arguments.
  private func constant(_ value: TypedExpression, _ isMutable: Bool) -> TypedExpression? {
    guard !isMutable, pointee(of: unifier.resolve(value.type))?.isMutable == true else { return nil }
    return calling("_constantPointer", value, at: value.range)
  }

  /// The type of the literals of which pointers are made; nil of other expressions.
  private func source(_ expression: Expression, of element: Type) -> Type? {
    switch expression.kind {
    case .array: checker.type("Array", element)
    case .string: checker.type("String")
    default: nil
    }
  }

  /// Whether an argument can become the pointer that a parameter takes.
  func canPoint(_ value: TypedExpression, _ wanted: Type) -> Bool {
    let target = unifier.resolve(wanted)
    guard let (element, isMutable) = pointee(of: unifier.resolve(checker.wrapped(target) ?? target)) else {
      return false
    }
    let type = unifier.decided(value.type)
    if !isMutable, let own = pointee(of: type), own.isMutable { return canBeOne(own.element, element) }
    let isList = elements(of: type).map { canBeOne($0, element) }
    if case .inout = value.kind { return canBeOne(type, element) || isList ?? false }
    return !isMutable && (isList ?? (type == checker.type("String") && isByte(element)))
  }

  /// Calls with what stands around it for the places that its arguments point to, from the first that is new.
  func pointing(_ call: TypedExpression, since start: Int) -> TypedExpression {
    guard pointedPlaces.count > start else { return call }
    let places = pointedPlaces[start...]
    let writes = places.compactMap(\.writeBack)
    pointedPlaces.removeLast(pointedPlaces.count - start)
    let result = addLocal(nil, type: call.type, isVariable: false)
    var statements = places.flatMap(\.setup)
    if !writes.isEmpty { statements.append(TypedStatement(.defer(writes), range: call.range)) }
    statements.append(TypedStatement(.variable(result, call), range: call.range))
    return TypedExpression(
      .sequence(statements, read(result, at: call.range)), type: call.type, range: call.range)
  }

  private func pointee(of type: Type) -> (element: Type, isMutable: Bool)? {
    guard case .nominal(let id, let arguments) = type, program[id].isCatalogue, let element = arguments.first else {
      return nil
    }
    switch program[id].name {
    case "UnsafePointer": return (element, false)
    case "UnsafeMutablePointer": return (element, true)
    default: return nil
    }
  }

  private func elements(of type: Type) -> Type? {
    guard case .nominal(let id, let arguments) = type, id == checker.known("Array") else { return nil }
    return arguments.first
  }

  private func isByte(_ type: Type) -> Bool {
    [checker.type("Int8"), checker.type("UInt8")].contains(unifier.resolve(type))
  }

  /// Whether two types can be one, which stay as they are.
  func canBeOne(_ type: Type, _ other: Type) -> Bool {
    let mark = unifier.mark()
    defer { unifier.rollback(to: mark) }
    return unifier.unify(type, other)
  }

  private func made(
    of expression: Expression, _ value: TypedExpression, _ element: Type, isMutable: Bool
  ) -> TypedExpression? {
    let range = value.range
    let type = unifier.decided(value.type)
    let pointer = isMutable ? "_mutablePointer" : "_pointer"
    if case .inoutReference(let pointed) = expression.kind {
      let isList = !canBeOne(type, element)
      guard !isList || elements(of: type).map({ canBeOne($0, element) }) ?? false else { return nil }
      var setup: [TypedStatement] = []
      let found = found(infer(pointed), &setup)
      let memory = calling(isList ? "_memoryOfElements" : "_memory", found, at: range)
      let local = addLocal(nil, type: memory.type, isVariable: false)
      setup.append(TypedStatement(.variable(local, memory), range: range))
      let back = calling(isList ? "_pointedElements" : "_pointedValue", read(local, at: range), at: range)
      let write = TypedExpression(.assign(place(of: found, for: .passed, at: range), back), type: .void, range: range)
      pointedPlaces.append(
        PointedPlace(setup: setup, writeBack: isMutable ? TypedStatement(.expression(write), range: range) : nil))
      return calling(pointer, read(local, at: range), at: range)
    }
    if isMutable { return nil }
    if let own = elements(of: type), canBeOne(own, element) { return calling("_pointerToElements", value, at: range) }
    if type == checker.type("String"), isByte(element) {
      return calling(
        unifier.resolve(element) == checker.type("Int8") ? "_pointerToCharacters" : "_pointerToBytes", value, at: range)
    }
    return nil
  }

  /// What a place is read and written through, with its objects and indices evaluated once, before it.
  private func found(_ value: TypedExpression, _ setup: inout [TypedStatement]) -> TypedExpression {
    var found = value
    switch value.kind {
    case .field(let base, let index):
      found.kind = .field(isReference(base.type) ? held(base, &setup) : self.found(base, &setup), index)
    case .tupleElement(let base, let index): found.kind = .tupleElement(self.found(base, &setup), index)
    case .unwrap(let base): found.kind = .unwrap(self.found(base, &setup))
    case .unwrapImplicitly(let base): found.kind = .unwrapImplicitly(self.found(base, &setup))
    case .applyKeyPath(let base, let path):
      found.kind = .applyKeyPath(self.found(base, &setup), held(path, &setup))
    case .call(let callee, let arguments):
      let hasSelf = callee.function.map { program[$0].selfKind != .none } ?? false
      let all = arguments.enumerated().map { position, argument in
        hasSelf && position == 0 && !isReference(argument.type)
          ? self.found(argument, &setup) : held(argument, &setup)
      }
      found.kind = .call(callee, all)
    default: break
    }
    return found
  }

  private func held(_ value: TypedExpression, _ setup: inout [TypedStatement]) -> TypedExpression {
    switch value.kind {
    case .local, .metatype: return value
    default:
      let local = addLocal(nil, type: value.type, isVariable: false)
      setup.append(TypedStatement(.variable(local, value), range: value.range))
      return read(local, at: value.range)
    }
  }

  /// The call of a function of the library that takes one argument.
  private func calling(_ name: String, _ value: TypedExpression, at range: SourceRange) -> TypedExpression {
    guard let function = globalFunctions(name).first else { return unknown(range) }
    let argument = Argument(value: Expression(.invalid, range: range))
    return applySingle(
      Candidate(target: .function(function), receiver: .none), [argument], inferred: [value], expected: nil, at: range)
  }
}
