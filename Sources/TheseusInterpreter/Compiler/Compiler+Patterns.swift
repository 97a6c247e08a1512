import TheseusProgram
import TheseusTypes

extension Compiler {
  /// Compiles `case pattern = value`; the jumps are taken if it does not match.
  func match(_ pattern: TypedPattern, _ value: TypedExpression) -> [Int] {
    if case .local(let id) = value.kind { return match(pattern, local: id, type: value.type) }
    let base = top
    if case .some(.bind(let id)) = pattern, !unit.captures.isShared[Int(id.index)] {
      // `if let x = e`: the value moves into the variable itself.
      let slot = push(value)
      top = slot
      let some = emit(.jumpIfSome, slot)
      let fails = [emit(.jump)]
      land(some)
      if needsWrap(wrappedType(value.type)) { emit(.unwrap, slot) }
      top = slot + 1
      declare(id)
      store(top: slot, into: id)
      top = base
      return fails
    }
    let slot = push(value)
    let hidden = newHidden(value.type)
    emit(isTrivial(value.type) ? .move : .assign, hidden, slot)
    top = base
    let failures = match(pattern, register: hidden, type: value.type)
    endParts(of: hidden, type: value.type)
    return failures
  }

  /// Ends the parts of a matched value that no variable took.
  private func endParts(of hidden: Int, type: Type) {
    if !isTrivial(type) { emit(.clear, hidden) }
  }

  func match(_ pattern: TypedPattern, local id: LocalID, type: Type) -> [Int] {
    if case .register(let register) = place(of: id) { return match(pattern, register: register, type: type) }
    let slot = top
    read(id, to: slot)
    reserve()
    let hidden = newHidden(type)
    emit(isTrivial(type) ? .move : .assign, hidden, slot)
    top = slot
    return match(pattern, register: hidden, type: type)
  }

  /// Matches the value in a local register, which stays as it is.
  func match(_ pattern: TypedPattern, register: Int, type: Type) -> [Int] {
    switch pattern {
    case .wildcard: return []
    case .bind(let id):
      bindCopy(of: register, to: id)
      return []
    case .tuple(let elements):
      var failures: [Int] = []
      for (index, element) in elements.enumerated() {
        if case .wildcard = element { continue }
        failures += matchPart(element, of: register, index, type: elementType(type, index))
      }
      return failures
    case .enumCase(let nominal, let index, let payload): return matchCase(nominal, index, payload, register, type)
    case .payload(let nominal, let index, let inner):
      return matchPayload(inner, of: nominal, index, register, type)
    case .some(let inner):
      var failures = [emit(.jumpIfNone, register)]
      failures += matchUnwrapped(inner, register: register, type: wrappedType(type))
      return failures
    case .none: return [emit(.jumpIfSome, register)]
    case .cast(let target, let inner):
      let slot = top
      emit(.copy, slot, register)
      reserve()
      if needsStaticType(type) { emit(.erase, slot, typeReference(type)) }
      emit(.conditionalCast, slot, typeReference(target))
      let hidden = newManaged()
      noteManaged(hidden)
      emit(.assign, hidden, slot)
      top = slot
      var failures = [emit(.jumpIfNone, hidden)]
      failures += matchUnwrapped(inner, register: hidden, type: target)
      return failures
    case .bridged(let subject, let value, let inner):
      declare(subject)
      bindCopy(of: register, to: subject)
      return match(inner, value)
    case .test(let subject, let condition):
      declare(subject)
      bindCopy(of: register, to: subject)
      return jumps(unless: condition)
    case .dynamicCase(let name, let payload):
      let slot = top
      emit(.copy, slot, register)
      reserve()
      dynamicOperation(.isCase(name), window: slot, count: 1)
      var failures = [emit(.jumpIfFalse, slot)]
      top = slot
      for (index, element) in (payload ?? []).enumerated() {
        emit(.copy, slot, register)
        reserve()
        dynamicOperation(.payload(index), window: slot, count: 1)
        let hidden = newManaged()
        noteManaged(hidden)
        emit(.assign, hidden, slot)
        top = slot
        failures += match(element, register: hidden, type: .unknown)
      }
      return failures
    }
  }

  private func dynamicOperation(_ kind: DynamicOperation.Kind, window: Int, count: Int) {
    code.dynamics.append(DynamicOperation(kind: kind, labels: []))
    emit(.dynamic, window, code.dynamics.count - 1, count)
  }

  private func bindCopy(of register: Int, to id: LocalID) {
    if case .register(let target) = declare(id) {
      emit(isTrivial(local(id).type) ? .move : .assignCopy, target, register)
      return
    }
    let slot = reserve()
    emit(.copy, slot, register)
    store(top: slot, into: id)
  }

  private func matchUnwrapped(_ pattern: TypedPattern, register: Int, type: Type) -> [Int] {
    if case .wildcard = pattern { return [] }
    guard needsWrap(type) else { return match(pattern, register: register, type: type) }
    let slot = reserve()
    emit(.copy, slot, register)
    emit(.unwrap, slot)
    if case .bind(let id) = pattern {
      declare(id)
      store(top: slot, into: id)
      return []
    }
    let hidden = newManaged()
    noteManaged(hidden)
    emit(.assign, hidden, slot)
    top = slot
    return match(pattern, register: hidden, type: type)
  }

  private func matchCase(
    _ nominal: NominalID, _ index: Int, _ payload: [TypedPattern]?, _ register: Int, _ type: Type
  ) -> [Int] {
    if interpreter.types.storage(of: nominal) == .optional {
      let isSome = program[nominal].cases[index].name == "some"
      if !isSome { return [emit(.jumpIfSome, register)] }
      let failure = emit(.jumpIfNone, register)
      return [failure] + (payload?.first.map { matchUnwrapped($0, register: register, type: wrappedType(type)) } ?? [])
    }
    var failures = [emit(.jumpUnlessCase, register, index)]
    for (position, element) in (payload ?? []).enumerated() {
      if case .wildcard = element { continue }
      failures += matchPart(element, of: register, position, type: payloadType(nominal, index, position, type))
    }
    return failures
  }

  /// Matches the tuple of all that a case holds.
  private func matchPayload(
    _ pattern: TypedPattern, of nominal: NominalID, _ index: Int, _ register: Int, _ type: Type
  ) -> [Int] {
    var failures = [emit(.jumpUnlessCase, register, index)]
    let payload = program[nominal].cases[index].payload
    let tuple = Type.tuple(
      payload.indices.map {
        Type.Element(label: payload[$0].label, type: payloadType(nominal, index, $0, type))
      })
    let slot = top
    for position in payload.indices { emit(.elementGet, reserve(), register, position) }
    emit(.makeTuple, slot, typeReference(tuple), payload.count)
    let hidden = newHidden(tuple)
    emit(.assign, hidden, slot)
    top = slot
    failures += match(pattern, register: hidden, type: tuple)
    return failures
  }

  private func payloadType(_ nominal: NominalID, _ index: Int, _ position: Int, _ type: Type) -> Type {
    let declared = program[nominal].cases[index].payload
    guard declared.indices.contains(position) else { return .unknown }
    let element = declared[position].type
    guard TypeTable.isGeneric(element) else { return element }
    guard case .nominal(_, let arguments) = type else { return .unknown }
    return replace(element, program[nominal].generics, arguments)
  }

  /// A type with parameters replaced by types that may still be generic.
  func replace(_ type: Type, _ parameters: [GenericParameter], _ arguments: [Type]) -> Type {
    switch type {
    case .parameter(let parameter):
      guard let index = parameters.firstIndex(of: parameter), arguments.indices.contains(index) else { return .unknown }
      return arguments[index]
    case .nominal(let id, let inner): return .nominal(id, inner.map { replace($0, parameters, arguments) })
    case .tuple(let elements):
      return .tuple(
        elements.map { Type.Element(label: $0.label, type: replace($0.type, parameters, arguments)) })
    default: return .unknown
    }
  }

  func elementType(_ type: Type, _ index: Int) -> Type {
    if case .tuple(let elements) = type, elements.indices.contains(index) { return elements[index].type }
    return .unknown
  }

  /// Matches an element of the aggregate in a local register.
  private func matchPart(_ pattern: TypedPattern, of register: Int, _ index: Int, type: Type) -> [Int] {
    if case .bind(let id) = pattern {
      let slot = reserve()
      emit(.elementGet, slot, register, index)
      declare(id)
      store(top: slot, into: id)
      return []
    }
    let slot = reserve()
    emit(.elementGet, slot, register, index)
    let hidden = newHidden(type)
    emit(isTrivial(type) ? .move : .assign, hidden, slot)
    top = slot
    return match(pattern, register: hidden, type: type)
  }

  /// Takes the temporary at the top apart by a pattern that always matches.
  func bind(_ pattern: TypedPattern, slot: Int, type: Type) {
    if case .bind(let id) = pattern {
      declare(id)
      store(top: slot, into: id)
      return
    }
    if case .wildcard = pattern { return drop(slot, of: type) }
    let hidden = newHidden(type)
    emit(isTrivial(type) ? .move : .assign, hidden, slot)
    top = slot
    let failures = match(pattern, register: hidden, type: type)
    if !failures.isEmpty {
      let over = emit(.jump)
      land(failures)
      emit(.trap, constant(.string("a pattern that always matches did not")))
      land(over)
    }
    endParts(of: hidden, type: type)
  }
}
