import TheseusProgram
import TheseusTypes

extension Compiler {
  /// Compiles a call; the arguments are the next temporaries, and the result takes the place of the first.
  func call(_ written: Callee, _ arguments: [TypedExpression], type: Type, to destination: Int) {
    let callee = settled(written)
    if operation(callee, arguments, to: destination) { return }
    if onlyStoresArguments(callee, making: type), !arguments.contains(where: \.isAsyncClosure) {
      return compile(TypedExpression(.makeStruct(arguments), type: type, range: range), to: destination)
    }
    if let intrinsic = intrinsic(callee), arguments.count == 2 {
      // `&&` and `||` as functions get their second argument as a closure.
      switch intrinsic {
      case .intCompound, .doubleCompound, .arrayAppend, .stringAppend:
        if compound(callee, arguments, range: range) {
          emit(.loadVoid, destination)
          return
        }
      default: break
      }
    }
    let base = top
    let prepared = prepare(callee, arguments)
    if case .value(let function) = callee { push(prepared.function) { push(function) } }
    let window = top
    push(defaultsLast: arguments) { index in
      push(prepared.arguments[index]) { push(argument: index, of: arguments, callee) }
    }
    let accesses = prepared.arguments.map(\.access)
    for (index, access) in accesses.enumerated() {
      if let access { take(access, to: window + index) }
    }
    let start = here
    invoke(callee, window: window, count: arguments.count)
    var result = if case .value = callee { window - 1 } else { window }
    result = finish(accesses, result: result, start: start, callee: callee)
    if unit.mayFailBeforeDelegating, isDelegation(callee, arguments) { emit(.endDelegation, 0) }
    top = base
    if result != destination { emit(.move, destination, result) }
  }

  /// Whether a callee is a memberwise initializer that does nothing but store its parameters, so that the call can make the struct at once.
  ///
  /// The frame of such a call was a twentieth of an update down a chain of views.
  private func onlyStoresArguments(_ callee: Callee, making type: Type) -> Bool {
    guard case .function(let id, _) = callee, case .nominal(let nominal, _) = type else { return false }
    let function = program[id]
    guard function.kind == .initializer, function.selfKind == .none, function.nominal == nominal,
      function.range == program[nominal].range
    else { return false }
    let body = interpreter.checked.body(of: id)
    guard body.statements.count == 1, case .return(let result?) = body.statements[0].kind,
      case .makeStruct(let values) = result.kind, values.count == body.parameters.count
    else { return false }
    return zip(values, body.parameters).allSatisfy { value, parameter in
      if case .local(parameter) = value.kind { true } else { false }
    }
  }

  /// Whether a call goes on with the initialization of `self`.
  private func isDelegation(_ callee: Callee, _ arguments: [TypedExpression]) -> Bool {
    guard number == 0, let function = callee.function, program[function].kind == .initializer,
      let instance = arguments.first
    else { return false }
    if case .allocate = instance.kind { return false }
    return program[function].selfKind == .value
  }

  /// Puts the changed `inout` values back, also when the call throws; returns where the result is then.
  private func finish(_ accesses: [Access?], result: Int, start: Int, callee: Callee) -> Int {
    let places = accesses.compactMap { $0 }
    guard let first = places.first else { return result }
    let end = here
    putBack(places, result: result) { self.write($0, from: $1, as: .modification) }
    if first.base < result { emit(.move, first.base, result) }
    if canThrow(callee) {
      let over = emit(.jump)
      handlers.append(Code.Handler(start: start, end: end, target: here, register: result))
      putBack(places, result: result) { self.write($0, from: $1, as: .restoration) }
      // What the accesses kept is released by now: nothing above their beginning is alive.
      if first.base < result { emit(.move, first.base, result) }
      emit(.throw, first.base)
      land(over)
    }
    return first.base
  }

  private func putBack(_ places: [Access], result: Int, by store: (Access, Int) -> Void) {
    top = result + 1 + places.count
    maximum = max(maximum, top + 2)
    for (index, access) in places.enumerated().reversed() {
      store(access, result + 1 + index)
      top = result + 1 + index
    }
    for access in places.reversed() { end(access) }
  }

  private func canThrow(_ callee: Callee) -> Bool {
    switch callee {
    case .function(let id, _), .virtual(let id, _), .witness(_, let id, _, _): program[id].isThrowing
    case .value(let value): if case .function(let type) = value.type { type.isThrowing } else { true }
    }
  }

  /// A requirement whose implementation is known before running is called as a function.
  func settled(_ callee: Callee) -> Callee {
    guard case .witness(let protocolID, let requirement, let conformer, let arguments) = callee,
      case .nominal = conformer, !TypeTable.isGeneric(conformer),
      let target = interpreter.witness(requirement, of: protocolID, in: interpreter.types.token(conformer))
    else { return callee }
    let function = program[target.function]
    if let nominal = function.nominal, interpreter.types.storage(of: nominal) == .object { return callee }
    var known = interpreter.types[target.generics].map { interpreter.types[$0].type }
    if known.contains(where: TypeTable.isGeneric) { return callee }
    if known.count < function.generics.count { known += arguments.suffix(function.generics.count - known.count) }
    return .function(target.function, arguments: known)
  }

  /// Emits the call of a callee whose arguments stand ready.
  func invoke(_ written: Callee, window: Int, count: Int) {
    let callee = settled(written)
    maximum = max(maximum, window + max(count, 1) + 2)
    hopToActor(of: callee)
    defer { hopBack(from: callee) }
    switch callee {
    case .function(let id, let arguments):
      let site = site(id, arguments, kind: .function)
      switch program[id].implementation {
      case .body:
        emit(code.sites[site].openings.isEmpty ? .call : .callVirtual, window, site, count)
      case .native:
        guard let native = interpreter.natives[program[id].symbol] else {
          missing(id, window: window, count: count)
          return
        }
        code.sites[site].native = NativeSite(native, inouts: code.sites[site].inouts)
        emit(.callNative, window, site, count)
      case .record: emit(.makeRecord, window, site, count)
      case .requirement: missing(id, window: window, count: count)
      }
    case .virtual(let id, let arguments): emit(.callVirtual, window, site(id, arguments, kind: .virtual), count)
    case .witness(let protocolID, let id, let conformer, let arguments):
      let type = conformer == .unknown ? nil : typeReference(conformer)
      let isExistential = if case .existential = conformer { true } else { false }
      emit(
        .callWitness, window, site(id, arguments, kind: .witness(protocolID, conformer: isExistential ? nil : type)),
        count)
    case .value(let function):
      if case .specialized(_, let id, let arguments) = function.kind {
        emit(.specialize, window - 1, site(id, arguments, kind: .function))
      }
      emit(.callClosure, window - 1, 0, count)
    }
  }

  /// The generic parameters for which existentials are given, with the arguments that say which types they are.
  private func openings(of id: FunctionID, _ arguments: [Type]) -> [CallSite.Opening] {
    let function = program[id]
    return arguments.indices.compactMap { index in
      guard case .existential(let protocols, _, _) = arguments[index], function.generics.indices.contains(index) else {
        return nil
      }
      let generic = function.generics[index]
      if case .protocol = generic.owner, function.selfKind != .none {
        return CallSite.Opening(generic: index, argument: 0, form: function.selfKind == .metatype ? .metatype : .value)
      }
      let offset = function.selfKind == .none ? 0 : 1
      if interpreter.checked.opensExistentials(generic, of: id) {
        if let parameter = function.parameters.firstIndex(where: { $0.type == .parameter(generic) }) {
          return CallSite.Opening(generic: index, argument: parameter + offset, form: .value)
        }
        if let parameter = function.parameters.firstIndex(where: { wrappedType($0.type) == .parameter(generic) }) {
          return CallSite.Opening(generic: index, argument: parameter + offset, form: .optional)
        }
      }
      // `Self` of a class stands here as an existential of the class alone.
      guard protocols.isEmpty || interpreter.checked.opensExistentials(generic, of: id),
        let parameter = function.parameters.firstIndex(where: { $0.type == .metatype(.parameter(generic)) })
      else { return nil }
      return CallSite.Opening(generic: index, argument: parameter + offset, form: .metatype)
    }
  }

  /// A function that has no implementation: an error that names it when it is reached.
  private func missing(_ id: FunctionID, window: Int, count: Int) {
    code.dynamics.append(
      DynamicOperation(kind: .unsupported("'\(program[id].symbol)'"), labels: Array(repeating: nil, count: count)))
    emit(.dynamic, window, code.dynamics.count - 1, count)
  }

  func site(_ id: FunctionID, _ arguments: [Type], kind: CallSite.Kind) -> Int {
    let openings = openings(of: id, arguments)
    let isGeneric = !openings.isEmpty || arguments.contains(where: TypeTable.isGeneric)
    code.sites.append(
      CallSite(
        kind: kind, function: id, arguments: arguments.map { typeReference($0) }, isGeneric: isGeneric,
        openings: openings, native: nil, inouts: program[id].inoutIndices, range: range))
    return code.sites.count - 1
  }

  // MARK: Closures

  /// Makes a closure in the next temporary.
  @discardableResult
  func push(closure: TypedClosure, type: Type, isolation: Isolation? = nil) -> Int {
    let slot = top
    let number = unit.captures.number(of: closure)
    var inouts: [Int] = []
    var result = Type.unknown
    if case .function(let function) = type {
      inouts = function.parameters.indices.filter { function.parameters[$0].isInout }
      result = function.result
    }
    let inner = compile(
      closure, isolation: isolation ?? self.isolation(of: closure), number: number, resultType: result, inouts: inouts)
    for capture in closure.captures {
      push(capture.value)
      if capture.strength != .strong { emit(.weakMake, top - 1, capture.strength == .unowned ? 1 : 0) }
    }
    for id in unit.captures.captures[number] {
      let register =
        switch place(of: id) {
        case .register(let register), .shared(let register), .weak(let register): register
        }
      emit(.copy, reserve(), register)
    }
    code.closures.append(ClosureTemplate(code: inner.code, type: typeReference(type)))
    emit(.makeClosure, slot, code.closures.count - 1, top - slot)
    top = slot
    reserve()
    return slot
  }

  // MARK: Key paths

  func keyPath(_ components: [TypedKeyPathComponent], type: Type) {
    let base = top
    let links = components.map { component -> KeyPathTemplate.Component in
      switch component {
      case .field(let index, let name, _): return .known(.field(index, name: name))
      case .tupleElement(let index): return .known(.tupleElement(index))
      case .optionalChain: return .known(.optionalChain)
      case .forceUnwrap: return .known(.forceUnwrap)
      case .optionalWrap: return .known(.optionalWrap)
      case .dynamic(let name): return .known(.dynamic(name))
      case .computed(let getter, let setter, let arguments, let name, _):
        for argument in arguments { push(argument) }
        guard let get = accessor(getter) else { return .known(.dynamic(name)) }
        return .computed(
          getter: get, setter: setter.flatMap { accessor($0) }, argumentCount: arguments.count, name: name)
      }
    }
    code.keyPaths.append(KeyPathTemplate(components: links, type: typeReference(type)))
    emit(.makeKeyPath, base, code.keyPaths.count - 1, top - base)
    top = base
    reserve()
  }

  private func accessor(_ callee: Callee) -> CallSite? {
    switch callee {
    case .function(let id, let arguments): code.sites[site(id, arguments, kind: .function)]
    case .virtual(let id, let arguments): code.sites[site(id, arguments, kind: .virtual)]
    case .witness(let protocolID, let id, let conformer, let arguments):
      code.sites[
        site(
          id, arguments, kind: .witness(protocolID, conformer: conformer == .unknown ? nil : typeReference(conformer)))]
    case .value: nil
    }
  }

  // MARK: Decided when running

  /// The value of a place, for a call that is not known to write to it.
  private func pushValue(of place: Place) {
    let slot = reserve()
    let access = begin(place)
    peek(access, to: slot)
    end(access)
    top = slot + 1
  }

  func dynamic(_ expression: TypedExpression, to destination: Int) {
    let base = top
    var kind: DynamicOperation.Kind
    var labels: [String?] = []
    func arguments(_ list: [DynamicArgument]) {
      for argument in list {
        if case .inout(let place) = argument.value.kind {
          pushValue(of: place)
        } else {
          push(argument.value)
        }
        if needsStaticType(argument.value.type) { emit(.erase, top - 1, typeReference(argument.value.type)) }
        labels.append(argument.label)
      }
    }
    switch expression.kind {
    case .dynamicMember(let value, let name):
      push(value)
      kind = .member(name)
    // What is looked up when the program runs cannot say that it writes to an argument.
    case .dynamicCall(let value, let name, let list) where list.contains(where: \.isInout):
      push(value)
      arguments(list)
      kind = .inoutCall(name)
    case .dynamicApply(_, let list) where list.contains(where: \.isInout):
      kind = .unsupported("an inout argument of a value that is called")
    case .dynamicCall(let value, let name, let list):
      push(value)
      arguments(list)
      kind = .call(name)
    case .dynamicApply(let value, let list):
      push(value)
      arguments(list)
      kind = .apply
    case .dynamicSubscript(let value, let list):
      push(value)
      arguments(list)
      kind = .subscript
    case .dynamicOperator(let symbol, let values):
      for value in values { push(value) }
      kind = .operator(symbol)
    case .opaque(let opaque):
      if let value = opaque.base { push(value) }
      arguments(opaque.arguments ?? [])
      kind = .opaque(
        name: opaque.name, hasBase: opaque.base != nil, hasArguments: opaque.arguments != nil, isView: opaque.isView,
        type: typeReference(expression.type))
    case .unsupported(let what): kind = .unsupported(what)
    default: return
    }
    code.dynamics.append(DynamicOperation(kind: kind, labels: labels))
    emit(.dynamic, base, code.dynamics.count - 1, top - base)
    maximum = max(maximum, base + 1)
    if destination != base { emit(.move, destination, base) }
  }
}

extension TypedExpression {
  /// Whether it is a closure that the parameter it is given for may isolate.
  fileprivate var isAsyncClosure: Bool { if case .closure(let closure) = kind { closure.isAsync } else { false } }
}

extension DynamicArgument {
  /// Whether it is written `&x`.
  fileprivate var isInout: Bool { if case .inout = value.kind { true } else { false } }
}
