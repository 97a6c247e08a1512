import TheseusProgram

/// Finds variables and stored properties that are used, or left, without a value, and constants that get two.
///
/// It follows the finished statements of a body along every path. Globals of a script, and properties whose wrappers may
/// initialize them in other ways, are not judged; for an assignment to a wrapped property it finds out whether it comes
/// when all of `self` has values, for then it is a call of the setter.
final class InitializationChecker {
  /// What must have a value.
  indirect enum Subject: Hashable {
    case local(LocalID)
    /// A variable of a script, where its top-level code itself uses it.
    case global(GlobalID)
    /// A stored property of `self`, by its field.
    case property(Int)
    /// `self` of an initializer that calls another one or assigns to `self`.
    case whole
    /// An element of a tuple that has no value as a whole.
    case element(of: Subject, Int)
    /// A local whose value was taken by `consume`, which is possible or not, but never asked for.
    case consumed(LocalID)
  }
  /// The stored properties that an initializer must set.
  struct Instance {
    /// `self`.
    var local: LocalID
    /// Names by field, of those without an initial value.
    var properties: [Int: String]
    /// Those that are `let`, whether or not they have one.
    var constants: [Int: String]
    /// Those that are `let` and have an initial value.
    var initialized: Set<Int>
    /// The storage of wrapped properties.
    var wrapped: Set<Int> = []
    /// Whether it is an object.
    var isObject: Bool
    /// Whether it is an object whose class has a superclass.
    var hasSuperclass = false
    /// How many of its stored properties are the superclass's.
    var inheritedCount = 0
    /// Whether an initializer of the superclass must have been called at the end.
    var mustDelegate = false
    /// Where the initializer ends, if `self` must have been assigned as a whole, or made by another initializer, until then.
    var end: SourceRange?
  }
  /// What is known at a point of the code.
  struct State {
    /// What has a value on every path to here.
    var definite: Set<Subject> = []
    /// What has one on some path.
    var possible: Set<Subject> = []
    /// Whether no path leads here.
    var isDead = false
    /// Whether `super.init` was called.
    var hasDelegated = false
    /// Whether it was on some path.
    var mayHaveDelegated = false

    func joined(_ other: State) -> State {
      if isDead { return other }
      if other.isDead { return self }
      return State(
        definite: definite.intersection(other.definite), possible: possible.union(other.possible), isDead: false,
        hasDelegated: hasDelegated && other.hasDelegated,
        mayHaveDelegated: mayHaveDelegated || other.mayHaveDelegated)
    }
  }

  let body: BodyChecker
  let instance: Instance?
  var state = State()
  var tracked: Set<Subject> = []
  /// Where the locals are declared that the statements declared so far.
  var declarations: [LocalID: SourceRange] = [:]
  /// The states at jumps to the end of a labelled statement.
  private var exits: [Int: State] = [:]
  /// What may have a value, or none any more, where the body is left by `return`.
  private(set) var possibleAtReturns: Set<Subject> = []
  /// The state at a `fallthrough`.
  private var falling: State?
  /// What may have a value where an error leaves the `do` statement around: at calls that throw and `throw` statements.
  private var thrownPossible: Set<Subject> = []
  /// The element that is asked of the tuple that is visited.
  var askedElement: Int?
  /// Whether `try` covers what is visited.
  private var isTried = false
  /// What the function around a closure tracks, and what of that the closure uses while it has no value.
  private var outer: Set<Subject> = []
  private var captured: [LocalID] = []
  /// The instance that the initializer around a closure makes, and whether the closure uses it.
  private var outerInstance: LocalID?
  private var usesOuterInstance = false
  /// What the local functions use of the variables around them.
  var functions: [LocalID: [LocalID]] = [:]
  private(set) var findings: [Finding] = []
  /// The assignments to storage of wrapped properties that come when all of `self` has values.
  var lateAssignments: Set<SourceRange> = []
  private var seen: Set<Finding> = []

  private var program: TypedProgram { body.program }

  /// Makes a checker for a body; `instance` is what an initializer must set.
  init(_ body: BodyChecker, _ instance: Instance?) {
    self.body = body
    self.instance = instance
    tracked = Set(body.globalsWithoutValue.map { .global($0) })
    guard let instance else { return }
    for index in Set(instance.properties.keys).union(instance.constants.keys) { tracked.insert(.property(index)) }
    for index in instance.initialized {
      state.definite.insert(.property(index))
      state.possible.insert(.property(index))
    }
  }

  func report(_ id: String, _ message: String, at range: SourceRange) {
    let finding = Finding(id: id, message: message, range: range)
    if !state.isDead, range.file >= 0, seen.insert(finding).inserted { findings.append(finding) }
  }

  private func add(_ others: [Finding]) { findings += others.filter { seen.insert($0).inserted } }

  // MARK: Statements

  func visit(_ statements: [TypedStatement]) { for statement in statements { visit(statement) } }

  private func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value):
      visit(value)
      if value.type == body.checker.type("Never") { state.isDead = true }
    case .variable(let local, let value):
      let pointsAtName = body.locals[Int(local.index)].isVariable || isMoveOnly(local)
      declarations[local] = pointsAtName ? statement.range : value?.range ?? statement.range
      if let value, !value.isUnset {
        visit(value)
      } else if local != instance?.local, isNamed(local) {
        tracked.insert(.local(local))
      }
    case .bind(_, let value): visit(value)
    case .function(let local, let closure):
      visit(function: closure)
      functions[local] = capturedLocals(of: closure)
    case .defer: break
    case .if(let conditions, let then, let other):
      branch(conditions, then: { self.visit(then) }, else: { self.visit(other) })
    case .guard(let conditions, let other):
      branch(conditions, then: {}, else: { self.visit(other) })
    case .switch(_, let value, let cases, let label):
      visit(value)
      visit(cases, label: label)
    case .forIn(let loop):
      visit(loop.sequence)
      let before = state
      if let condition = loop.condition { visit(condition) }
      visitRepeated(loop.body, loop.label)
      leave(loop.label, joining: before.joined(state))
    case .while(let conditions, let body, let label): visitWhile(conditions, body, label)
    case .repeatWhile(let body, let condition, let label):
      visitRepeated(body, label, isOnce: literal([.expression(condition)]) == false)
      visit(condition)
      leave(label, joining: state)
    case .do(let body, let catches, let label): visit(body, catches, label)
    case .return(let value): visitReturn(value, at: statement.range)
    case .throw(let value):
      visit(value)
      thrownPossible.formUnion(state.possible)
      state.isDead = true
    case .break(let label):
      exits[label] = state.joined(exits[label] ?? State(isDead: true))
      state.isDead = true
    case .continue(let label):
      continues[label] = state.joined(continues[label] ?? State(isDead: true))
      state.isDead = true
    case .fallthrough:
      falling = state
      state.isDead = true
    case .block(let body): visit(body)
    }
  }

  /// The states at `continue` statements of a loop.
  private var continues: [Int: State] = [:]

  /// What is known where `continue` statements begin a loop anew.
  func continued(at label: Int) -> State { continues[label] ?? State(isDead: true) }

  private func isNamed(_ local: LocalID) -> Bool {
    let name = body.locals[Int(local.index)].name
    return name != "self" && name.first.map { $0.isLetter || $0.isSymbol || $0 == "_" } ?? false
  }

  private func leave(_ label: Int, joining other: State) {
    state = other.joined(exits.removeValue(forKey: label) ?? State(isDead: true))
  }

  private func branch(_ conditions: [TypedCondition], then: () -> Void, else other: () -> Void) {
    var failed = state
    for (index, condition) in conditions.enumerated() {
      visit(condition)
      if index == 0 { failed = state }
    }
    // Of what only a literal decides, one part is not compiled at all.
    let literal = literal(conditions)
    if literal == false { state.isDead = true }
    then()
    let after = state
    state = failed
    if literal == true { state.isDead = true }
    other()
    state = after.joined(state)
  }

  private func literal(_ conditions: [TypedCondition]) -> Bool? {
    guard conditions.count == 1, case .expression(let test)? = conditions.first, case .boolean(let holds) = test.kind
    else { return nil }
    return holds
  }

  private func visitWhile(_ conditions: [TypedCondition], _ body: [TypedStatement], _ label: Int) {
    for condition in conditions { visit(condition) }
    var after = state
    if literal(conditions) == true { after.isDead = true }
    visitRepeated(body, label, isOnce: literal(conditions) == false)
    leave(label, joining: after.isDead ? after : after.joined(state))
  }

  private func visit(_ cases: [TypedCase], label: Int) {
    let before = state
    var after = State(isDead: true)
    for item in cases {
      state = falling.map { before.joined($0) } ?? before
      falling = nil
      for pattern in item.items {
        if let condition = pattern.condition { visit(condition) }
      }
      visit(item.body)
      after = after.joined(state)
    }
    leave(label, joining: after)
  }

  private func visit(_ statements: [TypedStatement], _ catches: [TypedCatch], _ label: Int) {
    let before = state
    let outerPossible = thrownPossible
    thrownPossible = []
    visit(statements)
    var after = state
    // Nothing that the body assigns is certain where an error is caught; what it had assigned where one may leave is possible.
    var caught = before
    caught.possible.formUnion(thrownPossible)
    thrownPossible = outerPossible
    for clause in catches where !body.quietLabels.contains(label) {
      state = caught
      visit(clause.body)
      after = after.joined(state)
    }
    leave(label, joining: after)
  }

  private func visitReturn(_ value: TypedExpression?, at range: SourceRange) {
    if let instance, let value {
      if case .none = value.kind {} else { checkComplete(instance, at: range) }
    } else if let value {
      visit(value)
    }
    possibleAtReturns.formUnion(state.possible)
    state.isDead = true
  }

  private func checkComplete(_ instance: Instance, at range: SourceRange) {
    if let end = instance.end, !state.definite.contains(.whole) {
      report(
        "missing-delegation", "'self.init' isn't called on all paths before returning from initializer", at: end)
    }
    let missing = instance.properties.keys.filter { !state.definite.contains(.property($0)) }
    if let first = missing.min(), instance.isObject, body.function.map({ program[$0].isFailable }) ?? false {
      // What the optional holds is looked at as any other value.
      report(
        "use-before-initialization", "\(describe(first, of: instance)) used before being initialized", at: range)
    } else if !missing.isEmpty {
      report(
        "incomplete-initializer", "return from initializer without initializing all stored properties", at: range)
    } else if instance.mustDelegate, !state.hasDelegated {
      report(
        "missing-super-call", "'super.init' isn't called on all paths before returning from initializer", at: range)
    }
  }

  private func visit(_ condition: TypedCondition) {
    switch condition {
    case .expression(let value), .pattern(_, let value): visit(value)
    }
  }

  // MARK: Expressions

  func visit(_ expression: TypedExpression) {
    let outer = isTried
    if body.tried[expression.range] != nil { isTried = true }
    visitParts(expression)
    isTried = outer
  }

  /// A value that is stored elsewhere, which a variable alone is read for where it is stored.
  private func visit(copied value: TypedExpression, at range: SourceRange) {
    switch value.kind {
    case .local(let local) where instance?.isObject == true && local == instance?.local: useWhole(at: range)
    case .local(let local) where local != instance?.local && isUnset(.local(local)): use(local, at: range)
    case .global(let global): reportUse(of: .global(global), at: range)
    case .field(let base, let index) where isInstance(base): read(index, at: range)
    default: visit(value)
    }
  }

  /// Whether an assignment gives a variable of a script the value that is declared, and points at its name.
  private func isDeclaration(of place: Place, _ range: SourceRange) -> Bool {
    guard case .global(let global) = place, body.checker.globalProperties.indices.contains(Int(global.index)) else {
      return false
    }
    return body.checker.globalProperties[Int(global.index)].declaration.nameRange.point == range.point
  }

  private func visitParts(_ expression: TypedExpression) {
    if let subject = variable(readInPlaceBy: expression), isUnset(subject) {
      reportUse(of: subject, at: expression.range)
      if case .call(_, let arguments) = expression.kind { arguments.dropFirst().forEach { visit($0) } }
      return
    }
    switch expression.kind {
    case .local(let local): use(local, at: expression.range)
    case .consume(let local):
      use(consumed: local, at: expression.range)
    case .global(let global): reportUse(of: .global(global), at: expression.range)
    case .field(let base, let index):
      if isInstance(base) { read(index, at: expression.range) } else { visit(base) }
    case .tupleElement(let base, let index):
      if !hasElement(index, of: base) {
        let outer = askedElement
        askedElement = index
        visit(base)
        askedElement = outer
      }
    case .assign(_, let value) where value.isUnset: break
    case .assign(let place, let value):
      if isDeclaration(of: place, expression.range) { visit(value) } else { visit(copied: value, at: expression.range) }
      assign(place, at: expression.range)
    case .inout(let place): change(place, .passed, at: expression.range, by: expression.range)
    case .dynamicType(let value) where isInstance(value): break
    case .closure(let closure): capture(closure)
    case .sequence(let statements, let value):
      visit(statements)
      visit(value)
    case .conditional(let condition, let first, let second):
      visit(condition)
      let before = state
      visit(first)
      let after = state
      state = before
      visit(second)
      state = after.joined(state)
    case .and(let first, let second), .or(let first, let second), .coalesce(let first, let second):
      visit(first)
      let before = state
      visit(second)
      state = before.joined(state)
    case .dynamicCall(let base, "init", let arguments) where isInstance(base):
      arguments.forEach { visit($0.value) }
      if let instance { delegate(instance, at: expression.range) }
    case .call(let callee, let arguments): visitCall(callee, arguments, at: expression.range)
    default: expression.operands.forEach { visit($0) }
    }
  }

  private func visitCall(_ callee: Callee, _ arguments: [TypedExpression], at range: SourceRange) {
    guard let instance, let first = arguments.first, isInstance(first), let id = callee.function else {
      if case .value(let value) = callee { visit(value) }
      for (index, argument) in arguments.enumerated() {
        guard case .inout(let place) = argument.kind else {
          visit(argument)
          continue
        }
        let mutates = index == 0 && callee.function.map { program[$0].selfKind == .mutating } ?? false
        change(place, mutates ? .mutated : .passed, at: argument.range, by: range)
      }
      noteThrown(by: callee)
      return
    }
    arguments.dropFirst().forEach { visit($0) }
    noteThrown(by: callee)
    if program[id].kind == .initializer {
      delegate(instance, at: range)
    } else if reportMemberBeforeSuper(id, at: range) {
      return
    } else if program[id].kind == .function, instance.isObject {
      useMethod(id, instance, at: range)
    } else if program[id].kind == .getter, instance.isObject {
      useComputed(id, instance, at: range)
    } else if program[id].kind == .function || program[id].kind == .getter {
      useWhole(at: range)
    }
  }

  /// An error may leave a call that `try` covers, if the function throws or nobody knows.
  private func noteThrown(by callee: Callee) {
    guard isTried, !state.isDead else { return }
    if let id = callee.function, !program[id].isThrowing { return }
    if case .value(let value) = callee, case .function(let type) = value.type, !type.isThrowing { return }
    thrownPossible.formUnion(state.possible)
  }

  private func delegate(_ instance: Instance, at range: SourceRange) {
    // A call that nobody wrote stands where the initializer does.
    let isImplicit = body.function.map { program[$0].range == range } ?? false
    for index in instance.properties.keys.sorted() where !state.definite.contains(.property(index)) {
      report(
        "incomplete-initializer",
        "property 'self.\(instance.properties[index] ?? "")' not initialized at \(isImplicit ? "implicitly generated " : "")super.init call",
        at: range)
    }
    if state.mayHaveDelegated, instance.end == nil {
      report("repeated-delegation", "'super.init' called multiple times in initializer", at: range)
    }
    (state.hasDelegated, state.mayHaveDelegated) = (true, true)
    set(.whole)
    // It has been said.
    for index in instance.properties.keys { set(.property(index)) }
  }

  private func useMethod(_ id: FunctionID, _ instance: Instance, at range: SourceRange) {
    let name = program[id].name.prefix { $0 != "(" }
    if reportNotMade(at: range) { return }
    if instance.properties.keys.contains(where: { !state.definite.contains(.property($0)) }) {
      report(
        "use-before-initialization",
        "'self' used in method call '\(name)' before all stored properties are initialized", at: range)
    }
  }

  private func useComputed(_ id: FunctionID, _ instance: Instance, at range: SourceRange) {
    if reportNotMade(at: range) { return }
    guard instance.properties.keys.contains(where: { !state.definite.contains(.property($0)) }) else { return }
    report(
      "use-before-initialization",
      "'self' used in property access '\(body.checker.memberName(of: id))' before all stored properties are initialized",
      at: range)
  }

  /// Whether `self` is used before another initializer made it, which is reported.
  func reportNotMade(at range: SourceRange) -> Bool {
    guard instance?.end != nil, !state.definite.contains(.whole) else { return false }
    report(
      "use-before-initialization", "'self' used before 'self.init' call or assignment to 'self'",
      at: range.pointingAtStart)
    return true
  }

  private func useWhole(at range: SourceRange) {
    guard !reportNotMade(at: range), !reportWholeBeforeSuper(at: range), let instance,
      instance.properties.keys.contains(where: { !state.definite.contains(.property($0)) })
    else {
      return
    }
    guard let missing = instance.properties.keys.sorted().first(where: { !state.definite.contains(.property($0)) }),
      instance.isObject
    else {
      return report(
        "use-before-initialization", "'self' used before all stored properties are initialized", at: range)
    }
    report(
      "use-before-initialization", "\(describe(missing, of: instance)) used before being initialized", at: range)
  }

  func isInstance(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .local(let local): local == instance?.local
    case .upcast(let inner): isInstance(inner)
    default: false
    }
  }

  func use(_ local: LocalID, at range: SourceRange) {
    reportConsumed(local)
    useValue(of: local, at: range)
  }

  /// Uses a variable whatever has taken its value.
  func useValue(of local: LocalID, at range: SourceRange) {
    if local == instance?.local { return useWhole(at: range) }
    if local == outerInstance { usesOuterInstance = true }
    reportCaptures(of: local, at: range)
    reportUse(of: .local(local), at: range)
  }

  private func reportUse(of subject: Subject, at range: SourceRange) {
    guard isUnset(subject), !isCaptured(subject) else { return }
    report(
      "use-before-initialization", "\(describe(subject)) used before being initialized", at: range)
  }

  /// Whether a variable has no value on some path to here.
  func isUnset(_ subject: Subject) -> Bool { tracked.contains(subject) && !state.definite.contains(subject) }

  /// Whether a variable without a value belongs to the function around this closure, which then reports it.
  func isCaptured(_ subject: Subject) -> Bool {
    guard outer.contains(subject), case .local(let local) = subject else { return false }
    captured.append(local)
    return true
  }

  /// A variable in the words of messages, with the element that it lacks.
  func describe(_ subject: Subject) -> String {
    "\(isConstant(subject) ? "constant" : "variable") '\(name(of: subject))\(elementName(of: subject))'"
  }

  /// A stored property that lacks its value where all of them are needed: it is called a constant where all are.
  private func describe(_ missing: Int, of instance: Instance) -> String {
    let areConstants = instance.properties.keys.allSatisfy { instance.constants[$0] != nil }
    return "\(areConstants ? "constant" : "variable") 'self.\(instance.properties[missing] ?? "")'"
  }

  func name(of subject: Subject) -> String {
    switch subject {
    case .local(let local): body.locals[Int(local.index)].name
    case .global(let global): program[global].name
    case .property(let index): "self.\(instance?.properties[index] ?? "")"
    case .whole, .element, .consumed: "self"
    }
  }

  func isConstant(_ subject: Subject) -> Bool {
    switch subject {
    case .local(let local): !body.locals[Int(local.index)].isVariable
    case .global(let global): program[global].isConstant
    case .property(let index): instance?.constants[index] != nil
    case .whole, .element, .consumed: false
    }
  }

  private func read(_ index: Int, at range: SourceRange) {
    guard !reportNotMade(at: range), !reportInheritedBeforeSuper(index, at: range), let instance,
      let name = instance.properties[index],
      !state.definite.contains(.property(index))
    else {
      return
    }
    let word = instance.constants[index] == nil ? "variable" : "constant"
    report(
      "use-before-initialization",
      instance.isObject
        ? "\(word) 'self.\(name)\(elementName(of: .property(index)))' used before being initialized"
        : "'self' used before all stored properties are initialized", at: range)
  }

  private func capture(_ closure: TypedClosure) {
    for capture in closure.captures { visit(capture.value) }
    let inner = InitializationChecker(body, nil)
    inner.declarations = declarations
    inner.tracked = tracked.filter { if case .global = $0 { false } else { true } }
    inner.outer = tracked
    inner.state = state
    inner.outerInstance = instance?.local ?? outerInstance
    inner.visit(closure.body)
    noteCapturedInstance(inner.usesOuterInstance, at: closure.range)
    for local in inner.captured {
      report(
        "use-before-initialization", "\(describe(.local(local))) captured by a closure before being initialized",
        at: closure.range)
    }
    reportGlobals(in: closure)
    if !state.isDead { add(inner.findings) }
  }

  /// Notes that a closure uses the instance that is being made, and reports it where that has not all its values yet.
  private func noteCapturedInstance(_ isCaptured: Bool, at range: SourceRange) {
    guard isCaptured, !state.isDead else { return }
    guard let instance else {
      usesOuterInstance = true
      return
    }
    if reportNotMade(at: range) { return }
    guard let missing = instance.properties.keys.sorted().first(where: { !state.definite.contains(.property($0)) })
    else { return }
    report(
      "use-before-initialization",
      instance.isObject
        ? "'self' captured by a closure before all members were initialized"
        : "\(describe(missing, of: instance)) captured by a closure before being initialized",
      at: range.pointingAtStart)
  }

  /// A local function is judged by itself: what it captures may get its value before it is called.
  private func visit(function closure: TypedClosure) {
    let inner = InitializationChecker(body, nil)
    inner.tracked = []
    inner.visit(closure.body)
    add(inner.findings)
  }
}
