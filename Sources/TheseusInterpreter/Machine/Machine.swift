import TheseusProgram
import TheseusTypes

/// The run loop's registers: which code runs, where its registers are, and what comes next.
struct MachineState {
  var image: UnsafeMutablePointer<CodeImage>
  var registers: UnsafeMutablePointer<Value>
  var pc: UnsafeMutablePointer<Instruction>
  var generics: GenericArguments

  /// The code that runs.
  var code: Code { image.pointee.code }
  /// The index of the instruction that runs.
  var index: Int { pc - image.pointee.start - 1 }
}

extension Interpreter {
  /// Runs the topmost frame of a fiber until the boundary frame at or below it returns.
  func run(_ fiber: Fiber, resumingWith resumed: ResumeValue? = nil) throws(EvaluationError) -> Value {
    var state = currentState(fiber)
    // The frame is entered: what fails from here on has to leave it.
    var failure = failureOfRestOfSteps()
    if let resumed, failure == nil { failure = finishSuspension(fiber, with: resumed) }
    while true {
      if let error = failure {
        failure = nil
        try unwind(fiber, &state, error)
      }
      do throws(EvaluationError) {
        return try execute(fiber, &state)
      } catch {
        if case .suspended = error {
          fiber.frames[fiber.frameCount - 1].pc = state.index + 1
          throw error
        }
        failure = error
      }
    }
  }

  /// Lets the host see the steps of calls that were too short to be checked by themselves, as the bodies of many rows; gives what it says
  /// against more.
  private func failureOfRestOfSteps() -> EvaluationError? {
    restOfSteps += 1
    guard restOfSteps >= Interpreter.stepInterval else { return nil }
    let steps = restOfSteps
    restOfSteps = 0
    do throws(EvaluationError) {
      try host.checkBudget(steps: steps)
      return nil
    } catch {
      return error
    }
  }

  func currentState(_ fiber: Fiber) -> MachineState {
    let frame = fiber.frames[fiber.frameCount - 1]
    return MachineState(
      image: frame.image, registers: fiber.stack + frame.base, pc: frame.image.pointee.start + frame.pc,
      generics: frame.generics)
  }

  /// Gives a suspended native call its result, or the error that it throws.
  private func finishSuspension(_ fiber: Fiber, with value: ResumeValue) -> EvaluationError? {
    guard let suspension = fiber.suspension else { preconditionFailure("a resumed fiber was suspended") }
    fiber.suspension = nil
    switch value {
    case .value(let result):
      settle(fiber.stack + suspension.window, suspension.count, suspension.inouts, result: result)
      return nil
    case .error(let error):
      settle(fiber.stack + suspension.window, suspension.count, suspension.inouts, result: .void)
      thrownValue = error
      return .thrown
    }
  }

  /// Ends the arguments of a native call and puts its result and its changed `inout` arguments in their place.
  @inline(__always)
  func settle(_ window: UnsafeMutablePointer<Value>, _ count: Int, _ inouts: [Int], result: Value) {
    if inouts.isEmpty {
      var index = 0
      while index < count {
        (window + index).deinitialize(count: 1)
        index += 1
      }
    } else {
      settleInouts(window, count, inouts)
    }
    window.initialize(to: result)
  }

  private func settleInouts(_ window: UnsafeMutablePointer<Value>, _ count: Int, _ inouts: [Int]) {
    for index in 0..<count where !inouts.contains(index) { (window + index).deinitialize(count: 1) }
    var position = inouts.count
    for index in inouts.reversed() {
      (window + position).initialize(to: (window + index).move())
      position -= 1
    }
  }

  /// Finds who handles an error: runs on there, or leaves the boundary frame and throws.
  private func unwind(_ fiber: Fiber, _ state: inout MachineState, _ error: EvaluationError) throws(EvaluationError) {
    // A nested call that failed may have moved the stack.
    state.registers = fiber.stack + fiber.frames[fiber.frameCount - 1].base
    var error = error
    let isThrown = if case .thrown = error { true } else { false }
    if case .trap(var trap) = error {
      locate(&trap, fiber, state)
      lifetimes.isClosed = true
      error = .trap(trap)
    }
    while true {
      let index = state.index
      let code = state.code
      // A trap ends everything, also in the middle of a place that is changed, where some temporaries hold nothing: those are given up.
      let live = isThrown ? liveTemporaries(code.instructions[index]) : nil
      if isThrown, let handler = code.handlers.first(where: { $0.start <= index && index < $0.end }) {
        if let live {
          for register in stride(from: handler.register, to: live, by: 1) {
            (state.registers + register).deinitialize(count: 1)
          }
        }
        (state.registers + handler.register).initialize(to: thrownValue)
        thrownValue = .none
        state.pc = state.image.pointee.start + handler.target
        return
      }
      if let live {
        for register in stride(from: state.image.pointee.temporaries, to: live, by: 1) {
          (state.registers + register).deinitialize(count: 1)
        }
      }
      leave(state.image, state.registers)
      fiber.frameCount -= 1
      let isBoundary = fiber.frames[fiber.frameCount].isBoundary
      if fiber.frameCount > 0 {
        let caller = fiber.frames[fiber.frameCount - 1]
        fiber.top = caller.base + caller.image.pointee.registerCount
        if !isBoundary { state = currentState(fiber) }
      }
      if isBoundary { throw error }
    }
  }

  /// The first temporary that an instruction consumes, those below being alive; nil if that is not known.
  private func liveTemporaries(_ instruction: Instruction) -> Int? {
    switch instruction.operation {
    case .call, .callNative, .callVirtual, .callWitness, .callClosure, .throw, .dynamic, .keyPathGet, .keyPathOpen,
      .keyPathSet,
      .dynamicNext, .dynamicIterator, .makeRecord:
      Int(instruction.a)
    default: nil
    }
  }

  private func locate(_ trap: inout Trap, _ fiber: Fiber, _ state: MachineState) {
    if trap.range == .synthesized { trap.range = place(state.code, state.index) }
    guard trap.callStack.isEmpty else { return }
    var range = trap.range
    for index in stride(from: fiber.frameCount - 1, through: 0, by: -1) {
      let frame = fiber.frames[index]
      if index < fiber.frameCount - 1 { range = place(frame.code, frame.pc - 1) }
      trap.callStack.append(Trap.Frame(function: frame.code.name, range: range))
      if trap.callStack.count == 12 { break }
    }
    // A failure inside the library belongs to the line that called it.
    if trap.range.file < 0, let own = trap.callStack.first(where: { $0.range.file >= 0 }) { trap.range = own.range }
  }

  func place(_ code: Code, _ index: Int) -> SourceRange {
    guard code.ranges.indices.contains(index) else { return code.range }
    let range = code.ranges[index]
    return range.file >= 0 ? range : code.range
  }

  /// Ends the locals of a frame; the values of its `inout` parameters move behind the first register.
  @inline(__always)
  func leave(_ image: UnsafeMutablePointer<CodeImage>, _ registers: UnsafeMutablePointer<Value>) {
    let inouts = image.pointee.inouts
    if !inouts.isEmpty { leaveInouts(inouts, registers, registers + image.pointee.temporaries) }
    for register in image.pointee.ended { (registers + Int(register)).deinitialize(count: 1) }
    if !inouts.isEmpty {
      (registers + 1).moveInitialize(from: registers + image.pointee.temporaries, count: inouts.count)
    }
  }

  /// Moves the values of `inout` parameters to where the temporaries were, which have ended.
  private func leaveInouts(
    _ inouts: UnsafeMutableBufferPointer<Int32>, _ registers: UnsafeMutablePointer<Value>,
    _ target: UnsafeMutablePointer<Value>
  ) {
    for (position, register) in inouts.enumerated() {
      let value = (registers + Int(register)).move()
      if case .cell(let cell) = value {
        (target + position).initialize(to: cell.value)
      } else {
        (target + position).initialize(to: value)
      }
    }
  }

  /// Runs the `deinit`s of objects whose last reference is gone.
  @inline(never)
  func endObjects(_ fiber: Fiber) throws(EvaluationError) {
    var waiting: [ObjectBox] = lifetimes.takeAll().reversed()
    while !waiting.isEmpty {
      try endObject(waiting.removeLast(), fiber)
      // What an object alone held ends behind it, before the next.
      if lifetimes.pendingCount.pointee != 0 { waiting += lifetimes.takeAll().reversed() }
    }
  }

  /// Runs the `deinit` of an object; what ends while it runs has its own run inside of that.
  private func endObject(_ object: ObjectBox, _ fiber: Fiber) throws(EvaluationError) {
    if types[object.type].storage == .structure { return try endStructure(object, fiber) }
    host.objectEnded(object)
    // An initializer that throws or gives nil before everything has a value releases what there is; no `deinit` runs.
    if lifetimes.takeUnfinished(object) || isPartial(object) { return }
    var type: TypeToken? = object.type
    while let current = type {
      if let nominal = types[current].nominal, let function = program[nominal].deinitializer {
        _ = try call(function, [.object(object)], generics: types.list(types[current].arguments), on: fiber)
      }
      type = superclass(of: current)
    }
  }

  /// Runs the `deinit` of a struct with what it left to the object that followed its end.
  private func endStructure(_ object: ObjectBox, _ fiber: Fiber) throws(EvaluationError) {
    guard !isPartial(object), let nominal = types[object.type].nominal,
      let function = program[nominal].deinitializer
    else { return }
    let value = Value.structure(Aggregate.make(type: object.type, object.values))
    _ = try call(function, [value], generics: types.list(types[object.type].arguments), on: fiber)
  }

  /// Whether a stored property of an object has no value yet.
  private func isPartial(_ object: ObjectBox) -> Bool {
    (0..<object.count).contains { index in
      switch object[index] {
      case .none: storage(ofField: index, of: object) != .optional
      // The blank of a struct has it where a value is still to come.
      case .void: ![.tuple, .existential, .unknown].contains(storage(ofField: index, of: object))
      default: false
      }
    }
  }

  private func storage(ofField index: Int, of object: ObjectBox) -> TypeInfo.Storage {
    types[fieldType(index, of: object.type)].storage
  }
}
