import TheseusProgram

/// Child tasks: `async let` and the reads of what it declares.
extension EffectChecker {
  /// Notes an `async let`, or a read of one: only a function that suspends can have it.
  func noteTask(at range: SourceRange) -> Bool {
    frame.suspends = true
    guard !frame.canSuspend, !frame.isAutoclosure, frame.initialValue == nil else { return false }
    unfitCalls += 1
    report("async-outside-async", "'async let' in a function that does not support concurrency", at: range)
    return true
  }

  /// The closure, by its range, whose value a read of an `async let` variable waits for.
  func task(readBy callee: Callee) -> SourceRange? {
    guard case .value(let value) = callee, case .local(let local) = value.kind else { return nil }
    return body.asyncValues[local]
  }

  /// The `async let` variable that a call reads.
  func readTask(_ callee: Callee) -> LocalID? {
    guard case .value(let value) = callee, case .local(let local) = value.kind, body.asyncValues[local] != nil else {
      return nil
    }
    return local
  }

  /// Reports an `async let` variable of a function around this one or around a closure; false of one of its own.
  func reportCapture(of task: LocalID, at range: SourceRange) -> Bool {
    guard !ownTasks.contains(task) else { return false }
    reportCapture(at: range)
    return true
  }

  /// Reports a read of an `async let` variable that is not of the function where it stands.
  func reportCapture(at range: SourceRange) {
    report("captured-async-let", "capturing 'async let' variables is not supported", at: range)
    guard !frame.canSuspend else { return }
    unfitCalls += 1
    let place = frame.isAutoclosure ? "an autoclosure" : "a function"
    report("async-outside-async", "'async let' in \(place) that does not support concurrency", at: range)
  }

  /// Whether a read at the top level of a script is not marked as one that waits and may throw, of which the compiler only warns.
  func isUnmarked(at task: LocalID) -> Bool {
    guard body.isScript, depth == 0 else { return false }
    return !isAwaited || !isTried && (body.asyncValues[task].flatMap { closureEffects[$0]?.escapes } ?? false)
  }

  /// Whether a global variable is an `async let` of the top level, which a function reads.
  func isTask(global id: GlobalID) -> Bool {
    (depth > 0 || !isGlobalValue) && checker.globalProperties.indices.contains(Int(id.index))
      && checker.globalProperties[Int(id.index)].declaration.has("async")
  }

  /// Whether an argument is the closure that an `async let` runs.
  func isTask(_ value: TypedExpression) -> Bool {
    if case .closure(let closure) = value.kind { isTask(closure) } else { false }
  }

  /// Whether a closure is one that an `async let` runs.
  func isTask(_ closure: TypedClosure) -> Bool { body.asyncValues.values.contains(closure.range) }
}
