import TheseusProgram
import TheseusTypes

extension Compiler {
  /// Compiles a function of the program.
  static func compile(_ function: FunctionID, in interpreter: Interpreter) -> Code {
    let unit = CompilationUnit(interpreter: interpreter, function: function)
    let typed = unit.typed
    let code = Code(
      function: function, name: typed.name, range: typed.range,
      isolation: interpreter.checked.isolation(of: function), genericParameters: typed.generics.withElements,
      parameterCount: unit.body.parameters.count,
      inouts: typed.inoutIndices.filter { unit.body.parameters.indices.contains($0) })
    let compiler = Compiler(unit: unit, code: code, number: 0, resultType: typed.result)
    compiler.isAsync = typed.isAsync
    compiler.placeParameters(unit.body.parameters)
    compiler.findActor()
    compiler.enterActor(unit.body.statements)
    compiler.scopes.append(Scope())
    for id in unit.captures.early where unit.captures.owners[Int(id.index)] == 0 { compiler.declareEarly(id) }
    if unit.mayFailBeforeDelegating { compiler.emit(.beginDelegation, 0) }
    compiler.statements(unit.body.statements)
    compiler.endOfBody()
    compiler.finish()
    return code
  }

  /// Compiles a closure of the body; its captures follow the parameters.
  func compile(
    _ closure: TypedClosure, isolation: Isolation, number: Int, resultType: Type, inouts: [Int]
  ) -> Compiler {
    let name = "closure"
    let inner = Code(
      function: nil, name: name, range: closure.range, isolation: isolation,
      genericParameters: code.genericParameters + closure.generics.withElements,
      parameterCount: closure.parameters.count, inouts: inouts)
    let compiler = Compiler(unit: unit, code: inner, number: number, resultType: resultType)
    compiler.isAsync = closure.isAsync
    compiler.placeParameters(closure.parameters)
    var register = closure.parameters.count
    for capture in closure.captures {
      compiler.storage[capture.local] = capture.strength == .strong ? .register(register) : .weak(register)
      register += 1
    }
    for id in unit.captures.captures[number] {
      switch storage[id] {
      case .shared?: compiler.storage[id] = .shared(register)
      case .weak?: compiler.storage[id] = .weak(register)
      default: compiler.storage[id] = unit.captures.isShared[Int(id.index)] ? .shared(register) : .register(register)
      }
      register += 1
    }
    inner.captureCount = register - closure.parameters.count
    if let own = unit.captures.selfReferences[number] {
      inner.capturesItself = true
      compiler.storage[own] = .register(register)
    }
    compiler.findActor()
    compiler.enterActor(closure.body)
    compiler.scopes.append(Scope())
    for id in unit.captures.early where unit.captures.owners[Int(id.index)] == number { compiler.declareEarly(id) }
    compiler.statements(closure.body)
    compiler.endOfBody()
    compiler.finish()
    return compiler
  }

  private func placeParameters(_ parameters: [LocalID]) {
    for (index, id) in parameters.enumerated() {
      if unit.captures.isShared[Int(id.index)] {
        storage[id] = .shared(index)
        emit(.cellWrap, index)
        managedParameters.append(index)
      } else {
        storage[id] = .register(index)
        if !isTrivial(local(id).type) { managedParameters.append(index) }
      }
    }
  }

  private func declareEarly(_ id: LocalID) {
    let register = newManaged()
    storage[id] = .shared(register)
    emit(.cellNew, register)
  }

  private func endOfBody() {
    leaveScope()
    stayAtEnd()
    let slot = reserve()
    emit(.loadVoid, slot)
    emit(.return, slot)
    top = slot
  }

  /// Returns from the function or closure; the deferred statements of all scopes run first.
  func returnValue(_ value: TypedExpression?) {
    let slot = top
    if let value {
      push(value)
      stayAtEnd()
    } else {
      emit(.loadVoid, reserve())
    }
    runAllDeferred()
    emit(.return, slot)
    top = slot
  }

  /// Leaves the scopes up to the first deferred statements; what began before them ends with the frame.
  private func runAllDeferred() {
    let saved = scopes
    guard let first = scopes.firstIndex(where: { $0.firstDeferred != nil }) else { return }
    scopes[first].endings.removeFirst(scopes[first].firstDeferred ?? 0)
    while scopes.count > first { leaveScope() }
    scopes = saved
  }

  /// Puts the kinds of registers behind one another and hands the parts over to the code.
  private func finish() {
    let captured = code.parameterCount + code.captureCount + (code.capturesItself ? 1 : 0)
    let managed = captured + managedCount
    let temporaries = managed + trivialCount
    func register(_ operand: Int32) -> Int32 {
      let value = Int(operand)
      if value < Compiler.managedBase { return operand }
      if value < Compiler.trivialBase { return Int32(value - Compiler.managedBase + captured) }
      if value < Compiler.temporaryBase { return Int32(value - Compiler.trivialBase + managed) }
      return Int32(value - Compiler.temporaryBase + temporaries)
    }
    let placed = instructions.map { instruction in
      var placed = instruction
      placed.a = register(instruction.a)
      placed.b = register(instruction.b)
      placed.c = register(instruction.c)
      return placed
    }
    code.ranges = ranges
    code.handlers = handlers.map { handler in
      var handler = handler
      handler.register = Int(register(Int32(handler.register)))
      return handler
    }
    let inouts = Set(code.inouts)
    code.install(
      placed, constants: constants, types: code.typeReferences.map(resolved),
      layout: Code.Layout(
        registerCount: temporaries + max(maximum - Compiler.temporaryBase, code.inouts.count) + 2,
        emptied: captured..<managed,
        ended: (managedParameters.filter { !inouts.contains($0) } + (code.parameterCount..<managed)).reversed(),
        temporaries: temporaries))
  }

  private func resolved(_ type: Type) -> ResolvedType {
    if TypeTable.isGeneric(type) { return ResolvedType(token: .unknown, key: ResolvedType.never) }
    return ResolvedType(token: interpreter.types.token(type), key: ResolvedType.always)
  }
}

extension [GenericParameter] {
  /// The parameters with those behind them that stand for the elements of the packs among them.
  var withElements: [GenericParameter] { self + filter(\.isPack).map(\.element) }
}
