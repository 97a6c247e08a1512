import TheseusProgram
import TheseusTypes

/// Between actors, code hops as the compiler lets it: an asynchronous function hops to its own actor where it begins, and its caller back to
/// its own behind the call. Code that would do nothing on an actor does not hop to it.
extension Compiler {
  /// Which actor a closure that a call is given runs on.
  func isolation(
    of closure: TypedClosure, at index: Int, of callee: Callee, _ arguments: [TypedExpression]
  ) -> Isolation {
    guard closure.isolation == .inherited, let function = callee.function else { return isolation(of: closure) }
    if isAddedToQueue(by: function), let queue = arguments.first {
      return isMainQueue(queue) ? .mainActor : .nonisolated
    }
    let offset = program[function].selfKind == .none ? 0 : 1
    let asked = interpreter.checked.isolation(ofArgument: index - offset, of: function)
    return asked == .inherited ? code.isolation : asked
  }

  private func isAddedToQueue(by function: FunctionID) -> Bool {
    guard let nominal = program[function].nominal, program[nominal].name == "DispatchQueue" else { return false }
    return ["async", "asyncAfter"].contains(program[function].name.prefix { $0 != "(" })
  }

  /// Whether a queue is written `DispatchQueue.main`, by which the compiler knows the main actor.
  private func isMainQueue(_ queue: TypedExpression) -> Bool {
    if case .global(let id) = queue.kind { program[id].name.hasSuffix("main") } else { false }
  }

  /// Which actor a closure runs on.
  func isolation(of closure: TypedClosure) -> Isolation {
    closure.isolation == .inherited ? code.isolation : closure.isolation
  }

  /// Finds where the actor is that isolates the code.
  func findActor() {
    code.isAsync = isAsync
    guard code.isolation == .otherActor else { return }
    guard let nominal = unit.typed.nominal, program[nominal].kind == .actor, unit.typed.selfKind != .none,
      let own = unit.body.parameters.first
    else {
      code.actor = .unknown
      return
    }
    switch storage[own] {
    case .register(let register)?, .shared(let register)?: code.actor = .register(register)
    case .weak?, nil: code.actor = .nobody
    }
  }

  /// Begins code that an actor isolates, or asynchronous code.
  func enterActor(_ statements: [TypedStatement]) {
    // The library says where it runs only where it matters.
    if isAsync, code.range.file < 0 || dependsOnActor(statements) { return hopToOwnActor() }
    if !isAsync, code.function != nil, case .register = code.actor { hop(to: .otherActor) }
  }

  func hopToOwnActor() {
    if isAsync { hop(to: code.isolation) }
  }

  private func hop(to isolation: Isolation) {
    switch isolation {
    case .mainActor: emit(.hop, 1)
    case .otherActor:
      if case .register(let actor) = code.actor { hopOff(entering: actor) } else { emit(.hop, 0) }
    case .nonisolated: emit(.hop, 0)
    case .inherited: return
    }
  }

  /// Leaves the main actor, and waits while somebody keeps others out of the actor in a register.
  private func hopOff(entering register: Int) { emit(.hop, 0, register + 1) }

  /// Before a call: a synchronous function of an actor is called where that runs.
  func hopToActor(of callee: Callee) {
    if let isolation = foreignActor(of: callee) { hop(to: isolation) }
  }

  /// Behind a call, which may have ended elsewhere.
  func hopBack(from callee: Callee) {
    guard isAsync(callee) || foreignActor(of: callee) != nil else { return }
    hopToOwnActor()
    lastReturn = callee.function == nil ? nil : here - 1
  }

  /// Where an error arrives that may have been thrown elsewhere.
  func hopBack(ifLeftSince start: Int) {
    if instructions[start...].contains(where: { $0.operation == .hop }) { hopToOwnActor() }
  }

  /// Before a read of a stored property of a value in a register; false if it is read where the code runs.
  func hopToActor(ofFieldOf value: TypedExpression, in register: Int) -> Bool {
    guard isAsync, case .nominal(let id, _) = value.type, program[id].kind == .actor || program[id].kind == .class
    else { return false }
    let isolation = interpreter.checked.isolation(of: id)
    if program[id].kind == .actor, code.isolation != .otherActor {
      hopOff(entering: register)
    } else if isForeign(isolation) {
      hop(to: isolation)
    }
    return isForeign(isolation)
  }

  /// Drops the hop behind the call with which the code ends: the caller hops by itself.
  ///
  /// Behind the call of a closure, the compiler keeps it.
  func stayAtEnd() {
    guard let hop = lastReturn, instructions[hop].operation == .hop,
      instructions[(hop + 1)...].allSatisfy({ $0.operation.isSilent })
    else { return }
    // Jumps to what follows stay right.
    instructions[hop] = Instruction(.jump, hop + 1)
  }

  /// The actor to which the code must hop for a call, if there is one.
  private func foreignActor(of callee: Callee) -> Isolation? {
    guard isAsync, let id = callee.function, !program[id].isAsync, program[id].kind != .initializer else { return nil }
    let isolation = interpreter.checked.isolation(of: id)
    return isForeign(isolation) ? isolation : nil
  }

  private func isForeign(_ isolation: Isolation) -> Bool {
    switch isolation {
    case .mainActor: code.isolation == .nonisolated || code.isolation == .otherActor
    case .otherActor: code.isolation == .mainActor
    case .nonisolated, .inherited: false
    }
  }

  private func isAsync(_ callee: Callee) -> Bool {
    if let id = callee.function { return program[id].isAsync }
    if case .value(let value) = callee, case .function(let type) = value.type { return type.isAsync }
    return false
  }

  // MARK: What does not depend on the actor

  /// What evaluation comes to first.
  private enum Effect {
    case none
    /// A call of an asynchronous function, which sees to itself.
    case suspension
    case other
  }

  private func dependsOnActor(_ statements: [TypedStatement]) -> Bool {
    for statement in statements {
      switch statement.kind {
      case .expression(let value), .return(let value?):
        switch effect(of: value) {
        case .none: continue
        case .suspension: return false
        case .other: return true
        }
      case .return(nil): return false
      default: return true
      }
    }
    return false
  }

  private func effect(of value: TypedExpression) -> Effect {
    switch value.kind {
    case .integer, .double, .boolean, .none, .local: return .none
    case .await(let inner), .some(let inner), .specialized(let inner, _, _): return effect(of: inner)
    case .field(let base, _): return storageKind(base.type) == .structure ? effect(of: base) : .other
    case .tuple(let values), .pack(let values), .enumCase(_, _, let values): return effect(of: values)
    case .call(let callee, let arguments):
      var before = arguments
      if case .value(let function) = callee { before.insert(function, at: 0) }
      let effect = effect(of: before)
      return effect != .none ? effect : isAsync(callee) ? .suspension : .other
    default: return .other
    }
  }

  private func effect(of values: [TypedExpression]) -> Effect {
    values.lazy.map { self.effect(of: $0) }.first { $0 != .none } ?? .none
  }
}

extension Operation {
  /// Whether it does nothing but put what is there into its place.
  fileprivate var isSilent: Bool {
    switch self {
    case .loadInt, .loadBool, .loadNone, .loadVoid, .copy, .move, .take, .assign, .drop, .clear: true
    default: false
    }
  }
}
