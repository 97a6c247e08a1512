import TheseusProgram
import TheseusTypes

extension Compiler {
  /// `for`: ranges of integers count in a register, arrays are walked by index, anything else by its iterator.
  func forLoop(_ loop: ForLoop) {
    scopes.append(Scope())
    if case .packExpansion(let expansion) = loop.sequence.kind {
      expansionLoop(loop, expansion)
    } else if !loop.isAwait, let bounds = integerRange(loop.sequence) {
      countingLoop(loop, bounds)
    } else if !loop.isAwait, storageKind(loop.sequence.type) == .array {
      arrayLoop(loop)
    } else {
      iteratorLoop(loop)
    }
    leaveScope()
  }

  /// The bounds of a range of `Int`s that is written out.
  private func integerRange(_ sequence: TypedExpression) -> (
    low: TypedExpression, high: TypedExpression, isClosed: Bool
  )? {
    guard case .call(.function(let id, _), let arguments) = sequence.kind, arguments.count == 2,
      isInt(arguments[0].type),
      isInt(arguments[1].type)
    else { return nil }
    switch program[id].symbol {
    case "Comparable...<(_:_:)", "Int...<(_:_:)": return (arguments[0], arguments[1], false)
    case "Comparable....(_:_:)", "Int....(_:_:)": return (arguments[0], arguments[1], true)
    default: return nil
    }
  }

  private func countingLoop(
    _ loop: ForLoop, _ bounds: (low: TypedExpression, high: TypedExpression, isClosed: Bool)
  ) {
    let index = newTrivial()
    let limit = newTrivial()
    compile(bounds.low, to: index)
    compile(bounds.high, to: limit)
    let legal = emit(.jumpUnlessIntLess, limit, index)
    emit(.trap, constant(.string("Range requires lowerBound <= upperBound")))
    land(legal)
    scopes.append(Scope(label: loop.label, isLoop: true))
    let start = here
    let finished = emit(bounds.isClosed ? .jumpUnlessIntLessOrEqual : .jumpUnlessIntLess, index, limit)
    scopes.append(Scope())
    var skips: [Int] = []
    if case .bind(let id) = loop.pattern, case .register(let register) = declare(id) {
      emit(.move, register, index)
    } else if case .wildcard = loop.pattern {
    } else {
      let slot = reserve()
      emit(.move, slot, index)
      skips = element(loop.pattern, slot: slot, type: loop.elementType)
    }
    body(of: loop, skips: skips)
    if bounds.isClosed {
      // The last round ends the loop before the index could overflow.
      let last = emit(.jumpIfIntEqual, index, limit)
      emit(.intAddImmediate, index, index, 1)
      emit(.loop, start)
      land(last)
    } else {
      emit(.intAddImmediate, index, index, 1)
      emit(.loop, start)
    }
    land(finished)
    land(scopes.removeLast().breakJumps)
  }

  private func arrayLoop(_ loop: ForLoop) {
    // The array and the index are neighbours, because one instruction advances both.
    let array = newManaged()
    noteManaged(array)
    let index = newManaged()
    let slot = push(loop.sequence)
    emit(.assign, array, slot)
    top = slot
    emit(.loadInt, index, 0)
    scopes.append(Scope(label: loop.label, isLoop: true))
    let start = here
    let element = reserve()
    let finished = emit(.arrayNext, element, array)
    scopes.append(Scope())
    let skips = self.element(loop.pattern, slot: element, type: loop.elementType)
    body(of: loop, skips: skips)
    emit(.loop, start)
    land(finished)
    land(scopes.removeLast().breakJumps)
  }

  private func expansionLoop(_ loop: ForLoop, _ expansion: PackExpansion) {
    rounds(of: expansion, label: loop.label) {
      let skips = element(loop.pattern, slot: push(expansion.pattern), type: loop.elementType)
      round(of: loop, skips: skips)
    }
  }

  private func iteratorLoop(_ loop: ForLoop) {
    let iterator = newManaged()
    noteManaged(iterator)
    let slot = push(loop.sequence)
    if let makeIterator = loop.makeIterator {
      invoke(makeIterator, window: slot, count: 1)
    } else {
      emit(.dynamicIterator, slot)
    }
    emit(.assign, iterator, slot)
    top = slot
    scopes.append(Scope(label: loop.label, isLoop: true))
    let start = here
    let window = reserve()
    if let next = loop.next {
      let before = here
      emit(.take, window, iterator)
      invoke(next, window: window, count: 1)
      let end = here
      emit(.assign, iterator, window + 1)
      if canThrowNext(next) {
        let over = emit(.jump)
        handlers.append(Code.Handler(start: before, end: end, target: here, register: window))
        emit(.assign, iterator, window + 1)
        emit(.throw, window)
        land(over)
      }
    } else {
      emit(.dynamicNext, window, iterator)
    }
    let some = emit(.jumpIfSome, window)
    let finished = emit(.jump)
    land(some)
    if needsWrap(loop.elementType) { emit(.unwrap, window) }
    scopes.append(Scope())
    let skips = element(loop.pattern, slot: window, type: loop.elementType)
    body(of: loop, skips: skips)
    emit(.loop, start)
    land(finished)
    land(scopes.removeLast().breakJumps)
  }

  private func canThrowNext(_ callee: Callee) -> Bool {
    switch callee {
    case .function(let id, _), .virtual(let id, _), .witness(_, let id, _, _): program[id].isThrowing
    case .value: false
    }
  }

  /// Binds the element in the temporary at the top; the jumps are taken if it does not match.
  private func element(_ pattern: TypedPattern, slot: Int, type: Type) -> [Int] {
    switch pattern {
    case .bind(let id):
      declare(id)
      store(top: slot, into: id)
      return []
    case .wildcard:
      emit(.drop, slot)
      top = slot
      return []
    default:
      let hidden = newHidden(type)
      emit(isTrivial(type) ? .move : .assign, hidden, slot)
      top = slot
      return match(pattern, register: hidden, type: type)
    }
  }

  /// The condition and the statements of a loop.
  private func round(of loop: ForLoop, skips: [Int]) {
    var skips = skips
    if let condition = loop.condition { skips += jumps(unless: condition) }
    // What the body defers does not run for an element that is passed over.
    block(loop.body)
    land(skips)
  }

  /// The condition and the statements of a loop; its scope ends, and `continue` goes behind it.
  private func body(of loop: ForLoop, skips: [Int]) {
    round(of: loop, skips: skips)
    leaveScope()
    land(scopes[scopes.count - 1].continueJumps)
  }
}
