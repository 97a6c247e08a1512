import TheseusProgram
import TheseusTypes

extension Compiler {
  func statements(_ list: [TypedStatement]) {
    let ordered = LocalFunctionOrder.order(list)
    for (index, statement) in ordered.enumerated() {
      if case .defer(let body) = statement.kind {
        deferStatement(body, then: Array(ordered[(index + 1)...]))
        return
      }
      compile(statement)
    }
  }

  /// Statements in a scope of their own.
  func block(_ list: [TypedStatement]) {
    scopes.append(Scope())
    statements(list)
    leaveScope()
  }

  /// Ends the innermost scope where its end is reached.
  func leaveScope() {
    let endings = scopes.removeLast().endings
    scopes.append(Scope())
    end(endings)
    scopes.removeLast()
  }

  /// Runs deferred statements and empties locals, the last that began first.
  private func end(_ endings: some BidirectionalCollection<Ending>) {
    for ending in endings.reversed() {
      switch ending {
      case .local(let register): emit(.clear, register)
      case .deferred(let body): block(body)
      }
    }
  }

  /// Empties the locals that an error left behind in the statements that it left.
  private func emptyLocals(notedSince first: Int) {
    for local in Set(noted[first...]).sorted(by: >) { emit(.clear, local) }
  }

  /// What follows a `defer` runs under a handler that runs the deferred statements and throws on.
  private func deferStatement(_ body: [TypedStatement], then rest: [TypedStatement]) {
    scopes[scopes.count - 1].endings.append(.deferred(body))
    let start = here
    let firstNoted = noted.count
    statements(rest)
    let end = here
    guard end > start else { return }
    let over = emit(.jump)
    let register = top
    handlers.append(Code.Handler(start: start, end: end, target: here, register: register))
    reserve()
    emptyLocals(notedSince: firstNoted)
    scopes.append(Scope())
    statements(body)
    leaveScope()
    emit(.throw, register)
    top = register
    land(over)
  }

  func compile(_ statement: TypedStatement) {
    let outer = range
    range = statement.range
    defer { range = outer }
    switch statement.kind {
    case .expression(let value): discard(value)
    case .variable(let id, let value): variable(id, value)
    case .bind(let pattern, let value): bind(pattern, to: value)
    case .function(let id, let closure):
      declare(id)
      let slot = push(closure: closure, type: local(id).type)
      store(top: slot, into: id)
    case .if(let conditions, let then, let otherwise): ifStatement(conditions, then, otherwise)
    case .guard(let conditions, let otherwise):
      let failures = self.conditions(conditions)
      if failures.jumps.isEmpty { return }
      let over = emit(.jump)
      land(failures)
      block(otherwise)
      land(over)
    case .switch(let subject, let value, let cases, let label): switchStatement(subject, value, cases, label)
    case .forIn(let loop): forLoop(loop)
    case .while(let conditions, let body, let label): whileLoop(conditions, body, label)
    case .repeatWhile(let body, let condition, let label): repeatLoop(body, condition, label)
    case .do(let body, let catches, let label): doStatement(body, catches, label)
    case .return(let value): returnValue(value)
    case .break(let label): leave(to: label, isContinue: false)
    case .continue(let label): leave(to: label, isContinue: true)
    case .fallthrough: fallthroughJumps.append(emit(.jump))
    case .throw(let value):
      let slot = push(value)
      emit(.throw, slot)
      top = slot
    case .defer(let body): deferStatement(body, then: [])
    case .block(let body): block(body)
    }
  }

  private func variable(_ id: LocalID, _ value: TypedExpression?) {
    guard let value else {
      declare(id)
      if case .register(let register) = place(of: id), isTrivial(local(id).type) { emit(.loadNone, register) }
      return
    }
    if isTrivial(local(id).type), !unit.captures.isShared[Int(id.index)], case .register(let register) = declare(id) {
      compile(value, to: register)
      return
    }
    let slot = push(value)
    declare(id)
    store(top: slot, into: id)
  }

  private func ifStatement(
    _ conditions: [TypedCondition], _ then: [TypedStatement], _ otherwise: [TypedStatement]
  ) {
    scopes.append(Scope())
    let failures = self.conditions(conditions)
    statements(then)
    if otherwise.isEmpty, !failures.begun.isEmpty, !isDeferring {
      // The end of the scope empties them all.
      land(failures.jumps)
      leaveScope()
      return
    }
    leaveScope()
    if otherwise.isEmpty, failures.begun.isEmpty {
      land(failures)
      return
    }
    let over = emit(.jump)
    land(failures)
    block(otherwise)
    land(over)
  }

  /// Whether the end of the innermost scope runs deferred statements.
  private var isDeferring: Bool {
    scopes.last?.endings.contains { if case .deferred = $0 { true } else { false } } ?? false
  }

  /// Compiles a condition; the jumps are taken if it does not hold.
  func condition(_ condition: TypedCondition) -> [Int] {
    switch condition {
    case .expression(let value): return jumps(unless: value)
    case .pattern(let pattern, let value): return match(pattern, value)
    }
  }

  private func switchStatement(_ subject: LocalID, _ value: TypedExpression, _ cases: [TypedCase], _ label: Int) {
    scopes.append(Scope())
    let slot = push(value)
    declare(subject)
    store(top: slot, into: subject)
    scopes.append(Scope(label: label))
    var next = Failures()
    var falling: [Int] = []
    let type = local(subject).type
    for (position, item) in cases.enumerated() {
      land(next)
      next = Failures()
      let first = noted.count
      scopes.append(Scope())
      var entries: [Int] = []
      if !item.items.isEmpty {
        for (index, alternative) in item.items.enumerated() {
          var failures = match(alternative.pattern, local: subject, type: type)
          if let condition = alternative.condition { failures += jumps(unless: condition) }
          if index < item.items.count - 1 {
            entries.append(emit(.jump))
            land(failures)
          } else {
            next = Failures(jumps: failures, begun: Array(noted[first...]))
          }
        }
      }
      land(entries)
      if isLast(position, in: cases), let register = endedRegister(of: subject) { emit(.clear, register) }
      land(falling)
      let outerFalls = fallthroughJumps
      fallthroughJumps = []
      statements(item.body)
      falling = fallthroughJumps
      fallthroughJumps = outerFalls
      leaveScope()
      scopes[scopes.count - 1].breakJumps.append(emit(.jump))
    }
    land(next)
    land(scopes.removeLast().breakJumps)
    leaveScope()
  }

  private func whileLoop(_ conditions: [TypedCondition], _ body: [TypedStatement], _ label: Int) {
    scopes.append(Scope(label: label, isLoop: true))
    let start = here
    scopes.append(Scope())
    let failures = self.conditions(conditions)
    statements(body)
    leaveScope()
    land(scopes[scopes.count - 1].continueJumps)
    emit(.loop, start)
    land(failures)
    land(scopes.removeLast().breakJumps)
  }

  private func repeatLoop(_ body: [TypedStatement], _ condition: TypedExpression, _ label: Int) {
    scopes.append(Scope(label: label, isLoop: true))
    let start = here
    scopes.append(Scope())
    statements(body)
    let jumpsToCondition = scopes[scopes.count - 2].continueJumps
    leaveScope()
    land(jumpsToCondition)
    let failures = jumps(unless: condition)
    emit(.loop, start)
    land(failures)
    land(scopes.removeLast().breakJumps)
  }

  private func doStatement(_ body: [TypedStatement], _ catches: [TypedCatch], _ label: Int) {
    scopes.append(Scope(label: label))
    let start = here
    let firstNoted = noted.count
    block(body)
    let end = here
    if !catches.isEmpty, end > start {
      let over = emit(.jump)
      let register = top
      handlers.append(Code.Handler(start: start, end: end, target: here, register: register))
      reserve()
      hopBack(ifLeftSince: start)
      // The locals of the statements end before the error is handled.
      emptyLocals(notedSince: firstNoted)
      catchClauses(catches, error: register)
      top = register
      land(over)
    }
    land(scopes.removeLast().breakJumps)
  }

  private func catchClauses(_ catches: [TypedCatch], error: Int) {
    var ends: [Int] = []
    var isExhaustive = false
    for clause in catches {
      scopes.append(Scope())
      declare(clause.error)
      emit(.copy, reserve(), error)
      store(top: top - 1, into: clause.error)
      var failures: [Int] = []
      var entries: [Int] = []
      for (index, item) in clause.items.enumerated() {
        var misses = match(item.pattern, local: clause.error, type: local(clause.error).type)
        if let condition = item.condition { misses += jumps(unless: condition) }
        if index < clause.items.count - 1 {
          entries.append(emit(.jump))
          land(misses)
        } else {
          failures = misses
        }
      }
      land(entries)
      emit(.drop, error)
      top = error
      statements(clause.body)
      leaveScope()
      ends.append(emit(.jump))
      land(failures)
      top = error + 1
      if failures.isEmpty {
        isExhaustive = true
        break
      }
    }
    if !isExhaustive { emit(.throw, error) }
    top = error
    land(ends)
  }

  /// Leaves the scopes up to the statement of a label.
  private func leave(to label: Int, isContinue: Bool) {
    guard let target = scopes.lastIndex(where: { $0.label == label }) else { return }
    let saved = scopes
    while scopes.count > target + 1 { leaveScope() }
    scopes = saved
    let jump = emit(.jump)
    if isContinue { scopes[target].continueJumps.append(jump) } else { scopes[target].breakJumps.append(jump) }
  }
}
