import TheseusProgram

/// Finds calls that throw or suspend and are not marked, and errors that nothing handles.
///
/// It visits finished bodies, where every call is known. What is decided when the program runs is not judged.
final class EffectChecker: TypedVisitor {
  let body: BodyChecker
  var frame: EffectFrame
  private(set) var isTried = false
  // Where what is tried stands, with its mark.
  private var triedPlace: SourceRange?
  // The expression as a whole that is being visited, before which an `await` would stand.
  private var wholePlace: SourceRange?
  private(set) var isAwaited = false
  // How many calls and reads were reported that suspend where nothing may.
  var unfitCalls = 0
  /// Whether the use of actors is judged here.
  var judgesActors = false
  /// Whether the use of what global actors isolate is judged here, outside closures that may be isolated otherwise.
  var judgesGlobalActors = false
  /// Whether the initial value of a global variable is visited, which a script gives it at its top level.
  var isGlobalValue = false
  /// How many closures are around that may be isolated otherwise than the code around them.
  private(set) var closureDepth = 0
  /// The `async let` variables of the function or closure whose statements are visited: others may not read them.
  private(set) var ownTasks: Set<LocalID> = []
  /// How many closures and local functions are around what is visited.
  private(set) var depth = 0
  /// Where the body has errors already.
  private let wrongPlaces: [SourceRange]
  private(set) var closureEffects: [SourceRange: EffectFrame] = [:]
  private var seen: Set<Finding> = []
  private(set) var findings: [Finding] = []
  /// What the code here is isolated to.
  var isolation = InstanceIsolation.none
  /// From where the code here is seen by an actor to which it does not belong.
  var origin = Origin.function

  var checker: TypeChecker { body.checker }
  var program: TypedProgram { body.program }

  /// Makes a checker for a function's body.
  init(_ body: BodyChecker, _ frame: EffectFrame) {
    self.body = body
    self.frame = frame
    wrongPlaces = body.checker.diagnostics.filter(body.checker.isTypeError).compactMap(\.range)
  }

  /// Whether something is wrong with the types of a statement, of whose calls nothing is known then.
  private func isWrong(_ statement: TypedStatement) -> Bool {
    switch statement.kind {
    case .expression, .variable, .bind, .return, .throw:
      wrongPlaces.contains { $0.start >= statement.range.start && $0.start < statement.range.end }
    default: false
    }
  }

  /// Takes what stands outside closures for marked: where an initial value is used, its effects are judged there.
  func assumeMarked() { (isTried, isAwaited) = (true, true) }

  func report(_ id: String, _ message: String, at range: SourceRange) {
    let finding = Finding(id: id, message: message, range: range)
    if range.file >= 0, seen.insert(finding).inserted { findings.append(finding) }
  }

  // MARK: Statements

  override func visit(_ statement: TypedStatement) {
    if isWrong(statement) { return }
    switch statement.kind {
    case .function(let local, let closure):
      if body.asyncValues[local] != nil { ownTasks.insert(local) }
      visit(closure, type: body.type(of: local), as: .function)
    case .forIn(let loop):
      noteIteration(loop, at: statement.range)
      traverse(statement)
    case .do(let body, let catches, _): visit(body, catches: catches)
    case .defer(let body): visit(deferred: body)
    case .throw:
      traverse(statement)
      noteThrow(at: statement.range)
    default: traverse(statement)
    }
  }

  private func visit(deferred body: [TypedStatement]) {
    let outer = frame
    frame.isDeferred = true
    frame.handling = .none
    visit(body)
    frame.isDeferred = outer.isDeferred
    frame.handling = outer.handling
    frame.escapes = outer.escapes
  }

  private func noteIteration(_ loop: ForLoop, at range: SourceRange) {
    guard loop.isAwait else { return }
    if !frame.canSuspend {
      report("async-outside-async", "'async' in a function that does not support concurrency", at: range)
    }
    if body.untriedLoops[range] == nil, let next = loop.next?.function, program[next].isThrowing,
      frame.handling != .complete
    {
      frame.escapes = true
    }
    noteThrowingIteration(loop, at: range)
  }

  /// Judges the `try` of a loop whose iterator is known to throw.
  private func noteThrowingIteration(_ loop: ForLoop, at range: SourceRange) {
    guard let next = loop.next, let function = next.function, program[function].isThrowing,
      program[function].nominal != nil, isThrowingIterator(of: next)
    else { return }
    if let mark = body.untriedLoops[range] {
      report("missing-try", "call can throw, but the error is not handled", at: mark)
    }
    guard !frame.handles else { return }
    let reason = frame.handling == .partial ? " because the enclosing catch is not exhaustive" : ""
    report("unhandled-error", "errors thrown from here are not handled\(reason)", at: range)
  }

  private func visit(_ statements: [TypedStatement], catches: [TypedCatch]) {
    let outer = frame.handling
    if !catches.isEmpty {
      // What is not caught here goes to the `do` statement around.
      let isComplete = catches.contains { isExhaustive($0) } || outer == .complete
      frame.handling = isComplete ? .complete : .partial
    }
    visit(statements)
    frame.handling = outer
    let isCatching = frame.isCatching
    frame.isCatching = true
    for clause in catches { visit(clause) }
    frame.isCatching = isCatching
  }

  private func isExhaustive(_ clause: TypedCatch) -> Bool {
    if clause.items.isEmpty { return true }
    return clause.items.contains { item in
      guard item.condition == nil else { return false }
      return body.withoutCast(item.pattern, of: body.type(of: clause.error)).isIrrefutable
    }
  }

  // MARK: Effects

  private func noteThrow(at range: SourceRange) {
    if frame.handling != .complete { frame.escapes = true }
    if throwsByItself {
      return report(
        "throwing-rethrows", "a function declared 'rethrows' may only throw if its parameter does", at: range)
    }
    guard !frame.handles else { return }
    if frame.isDeferred, frame.handling == .none {
      return report("unhandled-error", "errors cannot be thrown out of a defer body", at: range)
    }
    let reason =
      frame.handling == .partial
      ? "the enclosing catch is not exhaustive" : "the enclosing function is not declared 'throws'"
    report("unhandled-error", "error is not handled because \(reason)", at: range)
  }

  /// Whether what is thrown here leaves a function that rethrows, outside of a `catch` of what it was given.
  private var throwsByItself: Bool { frame.isRethrowing && !frame.isCatching && frame.handling == .none }

  /// Reports a call in a function that rethrows of one that throws of itself.
  private func reportOwnError(of callee: Callee, _ what: String, at range: SourceRange) {
    guard throwsByItself, isTried, let id = callee.function, program[id].isThrowing else { return }
    let info = checker.info(id)
    guard info.scope.part == nil, !info.isRethrowing, info.requirementOf == nil, info.thrown == nil else { return }
    report(
      "throwing-rethrows",
      "\(what) can throw, but the error is not handled; a function declared 'rethrows' may only throw if its parameter does",
      at: range)
  }

  private func noteThrowingCall(_ what: String, at range: SourceRange) {
    if isTried, frame.handling != .complete { frame.escapes = true }
    if let place = frame.initialValue, frame.handling == .none {
      let problem = "errors cannot be thrown out of a \(place.rawValue)"
      return report("unhandled-error", "\(what) can throw, but \(problem)", at: range)
    }
    if frame.isDeferred, frame.handling == .none {
      report("unhandled-error", "\(what) can throw, but errors cannot be thrown out of a defer body", at: range)
    } else if isTried, !frame.handles {
      report("unhandled-error", unhandled(what), at: frame.isAutoclosure ? range : triedPlace ?? range)
    } else if !isTried {
      let problem = frame.isAutoclosure ? "it is executed in a non-throwing autoclosure" : "the error is not handled"
      report(
        "missing-try",
        frame.handles
          ? "\(what) can throw but is not marked with 'try'"
          : "\(what) can throw, but it is not marked with 'try' and \(problem)", at: range.pointingAtStart)
    }
  }

  private func unhandled(_ what: String) -> String {
    if frame.isAutoclosure { return "\(what) can throw, but it is executed in a non-throwing autoclosure" }
    return "errors thrown from here are not handled"
      + (frame.handling == .partial ? " because the enclosing catch is not exhaustive" : "")
  }

  /// Visits what stands behind `await`, which only a function that suspends has, and reports it unless what is called is reported.
  private func visit(awaited expression: TypedExpression) {
    frame.suspends = true
    let count = unfitCalls
    traverse(expression)
    guard !frame.canSuspend, !frame.isAutoclosure, frame.initialValue == nil, unfitCalls == count else { return }
    report(
      "async-outside-async", "'await' in a function that does not support concurrency",
      at: expression.range.pointingAtStart)
  }

  private func noteSuspendingCall(_ what: String, at range: SourceRange) {
    if isAwaited { frame.suspends = true }
    if let place = frame.initialValue {
      return report("async-outside-async", "'async' \(what) cannot occur in a \(place.rawValue)", at: range)
    }
    if frame.isDeferred {
      report("async-in-defer", "'async' \(what) cannot occur in a defer body", at: range.pointingAtStart)
    } else if !frame.canSuspend {
      unfitCalls += 1
      let place = frame.isAutoclosure ? "an autoclosure" : "a function"
      report(
        "async-outside-async", "'async' \(what) in \(place) that does not support concurrency",
        at: range.pointingAtStart)
    } else if !isAwaited {
      report("missing-await", "expression is 'async' but is not marked with 'await'", at: wholePlace ?? range)
    }
  }

  private func visitCall(_ callee: Callee, _ arguments: [TypedExpression], at range: SourceRange) {
    visit(callee)
    if let id = callee.function { checkIsolation(of: id, arguments, at: range) }
    let parameters = parameters(of: callee)
    let offset = arguments.count - parameters.count
    for (index, argument) in arguments.enumerated() {
      let parameter = index < offset ? nil : parameters[index - offset]
      if let parameter, parameter.isAutoclosure, case .closure(let closure) = argument.kind {
        visitAutoclosure(closure, parameter.type)
      } else if case .closure(let closure) = argument.kind {
        let role = callee.function.map { self.role(of: closure, parameter: index - offset, of: $0, arguments) }
        visit(closure, type: argument.type, as: role ?? .argument)
      } else if case .some(let inner) = argument.kind, case .closure(let closure) = inner.kind {
        visit(closure, type: inner.type, as: .optionalArgument)
      } else {
        visit(argument)
      }
    }
    if let task = readTask(callee), reportCapture(of: task, at: range) || isUnmarked(at: task) { return }
    if canThrow(callee, arguments, at: range) {
      noteThrowingCall(description(of: callee), at: range)
      reportOwnError(of: callee, description(of: callee), at: range)
    }
    if arguments.contains(where: isTask) { _ = noteTask(at: range) }
    guard isAsync(callee) else { return }
    if let id = callee.function, reportUnawaited(id, arguments, at: range) { return }
    if task(readBy: callee) != nil, noteTask(at: range) { return }
    noteSuspendingCall(program.isGetter(callee) ? "property access" : "call", at: range)
  }

  /// What a call that throws is said to be.
  private func description(of callee: Callee) -> String {
    if frame.handles, task(readBy: callee) != nil { return "reading 'async let'" }
    return program.isGetter(callee) ? "property access" : "call"
  }

  /// Visits the expression of an autoclosure, whose errors are those of the function that runs it.
  private func visitAutoclosure(_ closure: TypedClosure, _ type: Type) {
    guard case .function(let function) = type else { return visit(closure.body) }
    let outer = (frame, ownTasks)
    frame = EffectFrame(canThrow: function.isThrowing, canSuspend: function.isAsync, isAutoclosure: true)
    ownTasks = []
    visit(closure.body)
    (frame, ownTasks) = outer
  }

  private func parameters(of callee: Callee) -> [FunctionType.Parameter] {
    if let id = callee.function { return program[id].parameters }
    guard case .value(let value) = callee, case .function(let type) = value.type else { return [] }
    return type.parameters
  }

  private func canThrow(_ callee: Callee, _ arguments: [TypedExpression], at range: SourceRange) -> Bool {
    guard let id = callee.function else {
      if let task = task(readBy: callee) { return closureEffects[task]?.escapes ?? false }
      guard case .value(let value) = callee, case .function(let type) = value.type else { return false }
      if case .specialized = value.kind, case .parameter(let parameter)? = type.thrown {
        return canThrow(parameter, in: callee, arguments)
      }
      guard checker.canThrow(type) else { return false }
      return !body.rethrowingCalls.contains(range) || isThrowing(oneOf: arguments, for: callee)
    }
    guard program[id].isThrowing else { return false }
    let info = checker.info(id)
    // What the library does with an asynchronous sequence throws if the sequence does.
    if let owner = info.extensionOf, info.scope.part != nil, program[owner].name == "AsyncSequence" { return false }
    if program[id].isAsync, let iterator = program[id].nominal, program[iterator].name == "Iterator" {
      return isThrowingIterator(of: callee)
    }
    switch info.thrown {
    case checker.type("Never")?: return false
    case .parameter(let parameter)?: return canThrow(parameter, in: callee, arguments)
    case .associated? where thrown(by: callee) == checker.type("Never"): return false
    default: break
    }
    return !info.isRethrowing || isThrowing(oneOf: arguments, for: callee)
  }

  /// Whether one of the functions that are given throws, by which a function that rethrows does too.
  private func isThrowing(oneOf arguments: [TypedExpression], for callee: Callee) -> Bool {
    let parameters = parameters(of: callee)
    let offset = arguments.count - parameters.count
    return arguments.enumerated().contains { index, argument in
      if index >= offset, parameters[index - offset].isAutoclosure, case .closure(let closure) = argument.kind {
        return throwsWhenTried(closure)
      }
      // A function that is given as a value of any type is not called by who does not know that it is one.
      if index >= offset, case .parameter = parameters[index - offset].type { return false }
      return isThrowingFunction(argument)
    }
  }

  /// Whether a call throws whose error is of a type that is a generic parameter.
  private func canThrow(_ thrown: GenericParameter, in callee: Callee, _ arguments: [TypedExpression]) -> Bool {
    guard let thrown = argument(of: thrown, in: callee), thrown != .unknown else {
      return arguments.contains { isThrowingFunction($0) }
    }
    return thrown != checker.type("Never")
  }

  /// The type of what a call throws, as far as its generic arguments say it.
  private func thrown(by callee: Callee) -> Type? {
    let (function, arguments) = specialization(of: callee)
    guard let function, let thrown = checker.info(function).thrown else { return nil }
    let substitution = checker.substitution(program[function].generics, arguments)
    return checker.normalize(checker.substitute(thrown, substitution), in: body.scope)
  }

  /// What a generic parameter of a function stands for in a call.
  private func argument(of parameter: GenericParameter, in callee: Callee) -> Type? {
    let (function, arguments) = specialization(of: callee)
    guard let function, let index = program[function].generics.firstIndex(of: parameter) else { return nil }
    return arguments.indices.contains(index) ? arguments[index] : nil
  }

  private func specialization(of callee: Callee) -> (FunctionID?, [Type]) {
    if case .value(let value) = callee, case .specialized(_, let id, let arguments) = value.kind {
      return (id, arguments)
    }
    return (callee.function, callee.genericArguments)
  }

  private func isAsync(_ callee: Callee) -> Bool {
    if let id = callee.function { return program[id].isAsync }
    guard case .value(let value) = callee, case .function(let type) = value.type else { return false }
    return type.isAsync
  }

  /// Whether an argument is a function that throws.
  private func isThrowingFunction(_ argument: TypedExpression) -> Bool {
    switch argument.kind {
    case .upcast(let inner), .some(let inner), .erase(let inner): return isThrowingFunction(inner)
    case .conditional(_, let first, let second), .coalesce(let first, let second):
      return isThrowingFunction(first) || isThrowingFunction(second)
    case .none: return false
    // A default argument is the function's own.
    case .call(let callee, _) where callee.function.map(isDefaultArgument) ?? false: return false
    case .closure(let closure) where body.isReference(closure):
      // A closure that was converted throws what it did.
      if let converted = closure.captures.first?.value, case .closure = converted.kind {
        return isThrowingFunction(converted)
      }
      return isThrowing(argument.type)
    case .closure(let closure):
      // One that waits where it may not is no such function, which is reported.
      let own = effects(of: closure)
      return own.escapes && !(own.suspends && body.closuresThatMayNotSuspend.contains(closure.range))
    default: return isThrowing(argument.type)
    }
  }

  private func isDefaultArgument(_ id: FunctionID) -> Bool {
    if case .defaultArgument = checker.info(id).source { true } else { false }
  }

  private func isThrowing(_ type: Type) -> Bool {
    if case .function(let function) = type { return checker.canThrow(function) }
    return checker.wrapped(type).map { isThrowing($0) } ?? false
  }

  // MARK: Closures

  /// What a closure does that leaves it.
  private func effects(of closure: TypedClosure) -> EffectFrame {
    if let known = closureEffects[closure.range] { return known }
    let inner = EffectChecker(body, EffectFrame(canThrow: true, canSuspend: true, isAutoclosure: isTask(closure)))
    // What is found of the closures within is kept, so that no depth of them doubles the work.
    swap(&inner.closureEffects, &closureEffects)
    inner.visit(closure.body)
    swap(&inner.closureEffects, &closureEffects)
    closureEffects[closure.range] = inner.frame
    return inner.frame
  }

  /// Whether the expression of an autoclosure, which a `try` before the call covers, throws.
  private func throwsWhenTried(_ closure: TypedClosure) -> Bool {
    let inner = EffectChecker(body, EffectFrame(canThrow: true, canSuspend: true, isAutoclosure: true))
    inner.closureEffects = closureEffects
    inner.assumeMarked()
    inner.visit(closure.body)
    return inner.frame.escapes
  }

  /// Where a closure stands.
  enum Role: Equatable {
    case argument
    /// Where an optional is wanted.
    case optionalArgument
    /// It is isolated as the code around it.
    case inheritingArgument
    /// The actor isolates it that it is given.
    case isolatedArgument(LocalID)
    /// Nothing isolates it, as it begins a task of its own.
    case detachedArgument
    /// Nothing isolates it, as it is sent elsewhere.
    case sentArgument
    /// The main actor isolates it, as it is sent to the main queue.
    case mainQueueArgument
    case value
    /// It is isolated as the code around it, as nothing that is written says otherwise.
    case inheritingValue
    /// Nothing isolates it, by what is written of it or of the variable that holds it.
    case sentValue
    /// It is the body of a local function.
    case function
  }

  private func visit(_ closure: TypedClosure, type: Type, as role: Role) {
    for capture in closure.captures { visit(capture.value) }
    guard !body.isReference(closure) || isTask(closure) else { return }
    var function = FunctionType(parameters: [], result: .unknown)
    if case .function(let known) = type { function = known }
    let outer = (frame, isTried, isAwaited, triedPlace, wholePlace)
    if role == .function {
      frame = EffectFrame(canThrow: function.isThrowing, canSuspend: function.isAsync || closure.isAsync)
    } else {
      // A closure throws if something in it is tried and not handled.
      let own = effects(of: closure)
      if reportConversion(of: closure, function, role, own) { return }
      frame = EffectFrame(canThrow: own.escapes, canSuspend: function.isAsync || closure.isAsync)
    }
    (isTried, isAwaited, triedPlace, wholePlace) = (false, false, nil, nil)
    let outerIsolation = (isolation, judgesGlobalActors, closureDepth, origin)
    let outerTasks = ownTasks
    ownTasks = []
    depth += 1
    defer {
      ownTasks = outerTasks
      depth -= 1
    }
    switch role {
    case .inheritingArgument, .inheritingValue: break
    case .isolatedArgument(let actor):
      (isolation, judgesGlobalActors, closureDepth, origin) = (.instance(actor), false, 0, .function)
    case .mainQueueArgument:
      (isolation, judgesGlobalActors, closureDepth, origin) = (.none, false, 0, .globalActor("MainActor"))
    case .detachedArgument, .sentArgument, .sentValue:
      let origin = role == .detachedArgument ? Origin.function : .sentClosure
      (isolation, judgesGlobalActors, closureDepth, self.origin) = (.none, checker.isExecutable, 0, origin)
    case .argument, .optionalArgument, .value, .function: closureDepth += 1
    }
    visit(closure.body)
    (isolation, judgesGlobalActors, closureDepth, origin) = outerIsolation
    (frame, isTried, isAwaited, triedPlace, wholePlace) = outer
  }

  private func describe(_ type: FunctionType, effect: String, void: String) -> String {
    let parameters = type.parameters.map { checker.describe($0.type) }.joined(separator: ", ")
    return "(\(parameters)) \(effect)-> \(type.result == .void ? void : checker.describe(type.result))"
  }

  /// Reports a closure that throws or waits where what takes it does not: it is no such function, and what it does is not judged further.
  private func reportConversion(
    of closure: TypedClosure, _ type: FunctionType, _ role: Role, _ own: EffectFrame
  ) -> Bool {
    let mayNotThrow = own.escapes && body.closuresThatMayNotThrow.contains(closure.range)
    let mayNotSuspend = own.suspends && body.closuresThatMayNotSuspend.contains(closure.range)
    if mayNotThrow { reportThrowing(closure, type, role, effects: own.suspends ? "async throws " : "throws ") }
    if mayNotSuspend { reportSuspending(closure, type, role, isThrowing: own.escapes) }
    return mayNotThrow || mayNotSuspend
  }

  private func reportThrowing(_ closure: TypedClosure, _ type: FunctionType, _ role: Role, effects: String) {
    let own = describe(type, effect: effects, void: ownVoid(of: closure, role))
    report(
      "throwing-conversion",
      "invalid conversion from throwing function of type '\(own)' to non-throwing function type '\(describe(type, effect: type.isAsync ? "async " : "", void: "Void"))'",
      at: closure.range)
  }

  private func reportSuspending(_ closure: TypedClosure, _ type: FunctionType, _ role: Role, isThrowing: Bool) {
    let isArgument = ![.optionalArgument, .value, .inheritingValue, .sentValue].contains(role)
    let own = describe(type, effect: isThrowing ? "async throws " : "async ", void: ownVoid(of: closure, role))
    report(
      "async-conversion",
      isArgument
        ? "cannot pass function of type '\(own)' to parameter expecting synchronous function type"
        : "invalid conversion from 'async' function of type '\(own)' to synchronous function type '\(describe(type, effect: "", void: "Void"))'",
      at: closure.range)
  }

  /// How the result of a closure that gives nothing is written: as its own where it is an argument that is one expression, else as what
  /// is wanted.
  private func ownVoid(of closure: TypedClosure, _ role: Role) -> String {
    let isValue = [.value, .inheritingValue, .sentValue].contains(role)
    return !isValue && givesNothingItself(closure) ? "()" : "Void"
  }

  /// Whether a closure is one expression without a value, which says itself that it gives none.
  private func givesNothingItself(_ closure: TypedClosure) -> Bool {
    guard closure.body.count == 1 else { return false }
    return switch closure.body[0].kind {
    case .expression(let value), .return(let value?): value.type == .void
    default: false
    }
  }

  // MARK: Expressions

  override func visit(_ expression: TypedExpression) {
    let outer = (isTried, isAwaited, triedPlace, wholePlace)
    // What is assigned is a whole of its own.
    if case .assign = expression.kind {
      wholePlace = nil
    } else {
      wholePlace = wholePlace ?? (body.tried[expression.range] ?? expression.range).pointingAtStart
    }
    if let place = body.tried[expression.range] {
      (isTried, triedPlace) = (true, place)
      noteTry(at: place, of: expression)
    }
    visitParts(expression)
    (isTried, isAwaited, triedPlace, wholePlace) = outer
  }

  /// Lets a closure throw where something in it is tried, whether that throws or not.
  ///
  /// What an `async let` becomes is marked by no word before it, and throws only by itself.
  private func noteTry(at place: SourceRange, of expression: TypedExpression) {
    let isWritten = place.start < expression.range.start
    if isWritten, frame.handling != .complete, !frame.isAutoclosure { frame.escapes = true }
  }

  /// Where stands what an assignment changes.
  private func changedPlace(_ assignment: TypedExpression) -> SourceRange {
    body.assignedPlaces[assignment.range] ?? assignment.range
  }

  private func visitParts(_ expression: TypedExpression) {
    switch expression.kind {
    case .call(let callee, let arguments): visitCall(callee, arguments, at: expression.range)
    case .closure(let closure): visit(closure, type: expression.type, as: role(of: closure))
    case .global(let id):
      if isTask(global: id) { return reportCapture(at: expression.range) }
      checkIsolation(ofGlobal: id, isWritten: false, at: expression.range)
    case .inout(.global(let id)): checkIsolation(ofGlobal: id, isWritten: true, at: expression.range)
    case .assign(.global(let id), let value):
      checkIsolation(ofGlobal: id, isWritten: true, at: changedPlace(expression))
      visit(value)
    case .field(let base, let index):
      checkIsolation(ofField: index, base, isWritten: false, at: expression.range)
      traverse(expression)
    case .inout(.reference(let base, let index)):
      checkIsolation(ofField: index, base, isWritten: true, at: expression.range)
      traverse(expression)
    case .assign(.reference(let base, let index), let value):
      checkIsolation(ofField: index, base, isWritten: true, at: changedPlace(expression))
      visit(base)
      visit(value)
    case .await:
      isAwaited = true
      visit(awaited: expression)
    case .optionalTry, .forcedTry:
      let handling = frame.handling
      frame.handling = .complete
      isTried = true
      traverse(expression)
      frame.handling = handling
    default: traverse(expression)
    }
  }
}
