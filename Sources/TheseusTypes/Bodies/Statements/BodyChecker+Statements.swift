import TheseusProgram

extension BodyChecker {
  /// Checks statements in order; local functions and types are known before.
  func checkStatements(_ statements: [Statement]) -> [TypedStatement] {
    declareLocals(statements)
    remainders.append((statements[...], frames.count))
    defer { remainders.removeLast() }
    var result: [[TypedStatement]] = []
    var waiting: [(index: Int, statement: Statement)] = []
    for (index, statement) in statements.enumerated() {
      remainders[remainders.count - 1].statements = statements[index...]
      let typed = checkWhole { checkUnlessWaiting(statement, before: statements[(index + 1)...]) }
      if typed == nil { waiting.append((index, statement)) }
      result.append(typed ?? [])
    }
    for (index, statement) in waiting { result[index] = checkWhole { check(statement) } }
    return Array(result.joined())
  }

  /// Checks a statement, and decides what its literals are.
  private func checkWhole<T>(_ check: () -> T) -> T {
    let start = unifier.count
    let result = check()
    _ = unifier.solvePending()
    unifier.settleLiterals(from: start)
    return result
  }

  /// Checks statements in a scope of their own.
  func checkBlock(_ statements: [Statement]) -> [TypedStatement] { inBlock { checkStatements(statements) } }

  private func checkDeferred(_ body: [Statement]) -> [TypedStatement] {
    let wasDeferred = frames.last?.isDeferred ?? false
    if !frames.isEmpty { frames[frames.count - 1].isDeferred = true }
    labels.append(JumpTarget(name: nil, id: newLabel(), kind: .deferred))
    defer {
      labels.removeLast()
      if !frames.isEmpty { frames[frames.count - 1].isDeferred = wasDeferred }
    }
    return checkBlock(body)
  }

  /// Enters the local functions and types of a block.
  func declareLocals(_ statements: [Statement]) {
    let declarations = statements.compactMap { statement -> Declaration? in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
    guard !declarations.isEmpty, isPrompt || !isScript || blocks.count > 1 else { return }
    checker.checkRedeclarations(declarations)
    if scope.part == nil { checker.checkModifiers(ofBlock: declarations) }
    let hasTypes = declarations.contains {
      switch $0.kind {
      case .nominal, .typeAlias, .extension: true
      default: false
      }
    }
    if hasTypes {
      reportNested(declarations)
      let local = DeclarationScope(parent: scope)
      scope = local
      checker.declareTypes(declarations, in: local)
      checker.declareExtensions(declarations, in: local)
      checker.checkDeclarations(declarations, in: local)
    }
    for declaration in declarations {
      if case .function(let function) = declaration.kind { declareLocal(function, declaration) }
    }
  }

  /// Reports types in a generic function, where they would have its generic parameters too.
  private func reportNested(_ declarations: [Declaration]) {
    guard scope.part == nil, let function, !program[function].generics.isEmpty,
      [.function, .initializer].contains(program[function].kind)
    else { return }
    let name = frames.count == 1 ? program[function].name : frames.last?.functionName
    let place = name.map { "generic function '\($0.hasSuffix("()") ? $0 : String($0.prefix { $0 != "(" }))'" }
    for declaration in declarations {
      guard case .nominal(let nominal) = declaration.kind, nominal.kind != .protocol else { continue }
      report(
        "nested-in-generic",
        "type '\(nominal.name)' cannot be nested in \(place ?? "closure in generic context")", at: declaration.nameRange
      )
    }
  }

  func declareLocal(_ function: FunctionDeclaration, _ declaration: Declaration) {
    let nameRange = declaration.nameRange
    let scope = DeclarationScope(parent: scope)
    // A local function's generic parameters and its `some P` are named by a function id that nothing else uses.
    let id = checker.add(
      TypedFunction(
        name: checker.displayName(function), symbol: function.name, kind: .function, implementation: .body,
        selfKind: .none, labels: function.parameters.map(\.label), range: nameRange),
      source: .none, scope: scope)
    let info = checker.info(id)
    info.isLocal = true
    info.parameters = function.parameters
    info.attributes = declaration.attributes
    info.builder = checker.builder(of: declaration.attributes, in: scope)
    var signature = TypeChecker.Signature(generics: [], owner: .function(id))
    checker.addGenerics(of: function, to: &signature, scope: scope)
    checker.resolveParameters(function.parameters, into: &signature, scope: scope)
    let result =
      function.result.map { checker.resolve($0, in: scope) { self.checker.opaqueResult(of: id, $0, $1) } } ?? .void
    checker.checkGenericsAreUsed(
      function.generics, of: signature, result: result, requirements: scope.requirements + signature.requirements)
    signature.requirements += checker.inferredRequirements(
      signature, result: result, besides: scope.requirements + signature.requirements)
    scope.requirements += signature.requirements
    info.requirements = scope.requirements
    checker.program.functions[Int(id.index)].generics = signature.generics
    checker.program.functions[Int(id.index)].parameters = signature.parameters
    checker.program.functions[Int(id.index)].result = result
    checker.program.functions[Int(id.index)].isAsync = function.isAsync
    let type = FunctionType(
      parameters: signature.parameters, result: result, isAsync: function.isAsync, isThrowing: function.isThrowing,
      thrown: writtenThrown(function, in: scope))
    let local = addLocal(nil, type: .function(type), isVariable: false)
    locals[Int(local.index)].name = function.name
    var functions: [LocalFunction] = []
    if case .functions(let others)? = blocks[blocks.count - 1][function.name] { functions = others }
    functions.append(
      LocalFunction(
        id: id, local: local, declaration: function, type: type, scope: scope, generics: signature.generics,
        requirements: scope.requirements, nameRange: nameRange))
    blocks[blocks.count - 1][function.name] = .functions(functions)
  }

  /// Reports a statement that names a function and does not call it.
  func checkIsUsed(_ value: TypedExpression, _ expression: Expression) {
    guard scope.part == nil, !isPrompt, case .function = unifier.resolve(value.type) else { return }
    let explanation: String
    switch expression.kind {
    case .name, .member:
      explanation = "The name alone does not call it: write '()' behind it, with the arguments between them."
    case .try(let inner, _) where isClosureLiteral(inner):
      return report(
        "unused-function", "function is unused", at: inner.range,
        explanation: "'try' marks a call that can throw. To catch what it throws write 'do { try … } catch { … }'.")
    case .call where appliesMethod(value):
      explanation = "A type's method takes an instance and gives a function. Call the method on the instance."
    default: return
    }
    let range = isOfInstance(value) ? expression.range : expression.range.pointingAtStart
    report("unused-function", "function is unused", at: range, explanation: explanation)
  }

  /// Reports an implicit member that stands as a statement, where nothing says what it is a member of.
  func checkSaysMember(_ expression: Expression) {
    if scope.part == nil, isImplicitlyRooted(expression) { checker.checkSaysContext(expression) }
  }

  /// Whether a value is a method of an instance.
  private func isOfInstance(_ value: TypedExpression) -> Bool {
    guard case .closure(let closure) = value.kind, case .return(let result?)? = closure.body.first?.kind,
      case .call(.function(let id, _), _) = result.kind
    else { return false }
    return program[id].selfKind == .value || program[id].selfKind == .mutating
  }

  /// Whether a call gives a method of a type its instance: `Person.greet(person)`.
  private func appliesMethod(_ value: TypedExpression) -> Bool {
    guard case .call(.value(let callee), _) = value.kind, case .closure(let closure) = callee.kind else { return false }
    return isReference(closure)
  }

  func check(_ statement: Statement) -> [TypedStatement] {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      freeCall = expression.range
      if case .nil = expression.kind { checkSaysType(expression) }
      if case .closure = expression.kind {
        report(
          "unused-closure", "closure expression is unused", at: expression.range,
          explanation: "Braces alone are a closure, which nothing calls. 'do { … }' makes a block of them.")
      }
      checkSaysMember(expression)
      let value = infer(expression)
      checkIsUsed(value, expression)
      return [TypedStatement(.expression(value), range: range)]
    case .declaration(let declaration):
      return check(declaration, at: range)
    case .if(let statement):
      return [checkIf(statement)]
    case .guard(let conditions, let elseBody):
      return checkGuard(conditions, elseBody, at: range)
    case .switch(let statement):
      return [checkSwitch(statement)]
    case .forIn(let pattern, let sequence, let condition, let mark, let body, let label):
      if let mark, !mark.isTried { untriedLoops[range] = mark.range }
      return [checkFor(pattern, sequence, condition, isAwait: mark != nil, body, label, at: range)]
    case .while(let conditions, let body, let label):
      return [
        inLoop(label) { id in
          inBlock {
            let typed = conditions.map { check($0) }
            return TypedStatement(.while(typed, body: checkBlock(body), label: id), range: range)
          }
        }
      ]
    case .repeatWhile(let body, let condition, let label):
      return [
        inLoop(label) { id in
          let typed = checkBlock(body)
          return TypedStatement(
            .repeatWhile(body: typed, check(condition, to: bool, as: .condition), label: id), range: range)
        }
      ]
    case .do(let body, let catches, let label, let thrown):
      return [checkDo(body, catches, label, thrown, at: range)]
    case .return(let value):
      if frames.last?.isDeferred == true {
        report("jump-out-of-defer", "'return' cannot transfer control out of a defer statement", at: range)
        return []
      }
      return [checkReturn(value, at: range)]
    case .break(let label):
      return jump(label, isContinue: false, at: range)
    case .continue(let label):
      return jump(label, isContinue: true, at: range)
    case .fallthrough:
      guard labels.contains(where: { $0.kind == .switch || $0.kind == .value("switch") }) else {
        report("fallthrough-outside-switch", "'fallthrough' is only allowed inside a switch", at: range)
        return []
      }
      return [TypedStatement(.fallthrough, range: range)]
    case .throw(let value):
      return [checkThrow(of: value, at: range)]
    case .defer(let body):
      return [TypedStatement(.defer(checkDeferred(body)), range: range)]
    case .text:
      return checkStatements(checker.statements(of: [statement]))
    case .invalid:
      return []
    }
  }

  // MARK: Return

  /// What is said of a value that is returned where there is no result.
  private func unexpectedReturn(of type: Type, _ role: Role) -> String {
    switch role {
    case .closureResult: "cannot convert value of type \(checker.quoted(type)) to closure result type 'Void'"
    case .declaredClosureResult:
      "declared closure result 'Void' is incompatible with return type \(checker.quoted(type))"
    default: "unexpected non-void return value in void function"
    }
  }

  func checkReturn(_ value: Expression?, at range: SourceRange) -> TypedStatement {
    guard let frame = frames.last, frames.count > 1 || !isScript else {
      report("return-outside-function", "return invalid outside of a func", at: range)
      return TypedStatement(.return(nil), range: range)
    }
    if reportLeftValue("return", after: nil, at: range) { return TypedStatement(.return(nil), range: range) }
    if value == nil, let end = observerEnd, end.frames == frames.count {
      return TypedStatement(.break(label: end.label), range: range)
    }
    if frame.isInitializer { return initializerReturn(value, frame, at: range) }
    guard let value else {
      let result = unifier.resolve(frame.result)
      if unifier.isUnbound(innermost(result)) {
        _ = unifier.unify(innermost(result), .void)
        frames[frames.count - 1].endsWithoutValue = true
      }
      if frame.isClosure, isOptionalOfVoid(result) {
        return TypedStatement(.return(converted(void(range), to: result, as: .closureResult)), range: range)
      }
      if result != .void, isCertain(result), !isCoroutine {
        report("missing-return-value", missingValue(result, frame), at: range)
      }
      return TypedStatement(.return(nil), range: range)
    }
    if innermost(frame.result) == .void, unifier.resolve(frame.result) == .void || frame.endsWithoutValue {
      let typed = settled(infer(value))
      let type = typeOfEmptyLiteral(typed) ?? unifier.decided(typed.type)
      let isOther = isCertain(type) ? type != .void && !isNever(type) : needsContext(value)
      if isOther, frame.result == .void {
        report("unexpected-return-value", unexpectedReturn(of: type, frame.role), at: value.range)
      } else if isOther, frame.endsWithoutValue {
        report(
          "type-mismatch", "cannot convert value of type \(checker.quoted(type)) to closure result type '()'",
          at: value.range)
      }
      return TypedStatement(.return(typed), range: range)
    }
    markReturned(at: value.range)
    if let isUniversal = frame.otherReturns[range] {
      return returnOfOtherVersion(value, isUniversal: isUniversal, frame, at: range)
    }
    noteSoleMember(value)
    if frame.isPlaced, frame.firstReturn == nil { decideOpenness(value, frame) }
    if frames.last?.leavesOpen == true { return TypedStatement(.return(infer(value)), range: range) }
    let typed = infer(
      returned(value), expected: frame.isOnlyReturn ? context(of: value, for: frame.result) : frame.result)
    if unifier.isUnbound(frame.result) { _ = unifier.solvePending() }
    if frame.isOnlyReturn, !isTernary(value), isNever(unifier.resolve(typed.type)) {
      return TypedStatement(.expression(typed), range: range)
    }
    if reportOtherUnderlying(typed, frame) { return TypedStatement(.return(typed), range: range) }
    reportOtherThanSelf(typed, frame)
    let result = converted(typed, of: value, to: frame.result, as: frame.role)
    // Of several returns the first decides, with what its literals are by default.
    if frame.decidesLiteralsFirst { settleResult(frame.result) }
    return TypedStatement(.return(result), range: range)
  }

  /// What is said of a `return` alone where a value must be returned.
  private func missingValue(_ result: Type, _ frame: Frame) -> String {
    frame.role == .closureResult || frame.role == .declaredClosureResult
      ? "cannot convert value of type '()' to closure result type \(checker.quoted(result))"
      : "non-void function should return a value"
  }

  private func settleResult(_ result: Type) {
    let type = unifier.settle(result)
    if let wrapped = checker.wrapped(type) { settleResult(wrapped) }
  }

  /// Finds whether the first `return` of a closure, which decides what it gives, says anything of that.
  private func decideOpenness(_ value: Expression, _ frame: Frame) {
    let result = unifier.resolve(frame.result)
    guard unifier.isUnbound(innermost(result)), unifier.literal(of: innermost(result)) == nil else { return }
    if case .nil = value.kind {
      frames[frames.count - 1].leavesOpen = true
      if checker.wrapped(result) == nil {
        reportOpen(value)
      } else {
        undecidedResults.append(innermost(result))
      }
    } else if isImplicitlyRooted(value), unifier.isUnbound(result), unifier.bounds(of: result).isEmpty {
      frames[frames.count - 1].leavesOpen = true
      reportBaseless(value)
    }
  }

  func initializerReturn(_ value: Expression?, _ frame: Frame, at range: SourceRange) -> TypedStatement {
    guard let local = selfLocal else { return TypedStatement(.return(nil), range: range) }
    let instance = read(local, at: range)
    if case .nil? = value?.kind {
      if !frame.isFailable {
        report("nil-from-initializer", "only a failable initializer can return 'nil'", at: range)
      }
      return TypedStatement(
        .return(TypedExpression(.none, type: checker.optional(instance.type), range: range)), range: range)
    }
    if value != nil, range.file >= 0 {
      report(
        "value-from-initializer", "'nil' is the only return value permitted in an initializer", at: range)
    }
    if let label = frame.endLabel { return TypedStatement(.break(label: label), range: range) }
    let result = frame.isFailable ? some(instance, checker.optional(instance.type)) : instance
    return TypedStatement(.return(result), range: range)
  }

  // MARK: Jumps

  /// Runs with a loop's label.
  func inLoop(_ name: String?, _ body: (Int) -> TypedStatement) -> TypedStatement {
    let id = newLabel()
    labels.append(JumpTarget(name: name, id: id, kind: .loop))
    defer { labels.removeLast() }
    return body(id)
  }

  func jump(_ label: String?, isContinue: Bool, at range: SourceRange) -> [TypedStatement] {
    let place = labels.lastIndex { entry in
      if let label { return entry.name == label }
      return entry.kind == .loop || !isContinue && entry.kind == .switch
    }
    let word = isContinue ? "continue" : "break"
    if reportLeftValue(word, after: place, at: range) { return [] }
    if let place, labels[place...].contains(where: { $0.kind == .deferred }) {
      report("jump-out-of-defer", "'\(word)' cannot transfer control out of a defer statement", at: range)
      return []
    }
    guard let target = place.map({ labels[$0] }) else {
      report(
        "jump-outside-loop",
        label.map { "cannot find label '\($0)' in scope" }
          ?? (isContinue
            ? "'continue' is only allowed inside a loop"
            : conditionalDepth > 0
              ? "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
              : "'break' is only allowed inside a loop, if, do, or switch"),
        at: range)
      return []
    }
    return [TypedStatement(isContinue ? .continue(label: target.id) : .break(label: target.id), range: range)]
  }

  // MARK: Control

  func checkIf(_ statement: IfStatement) -> TypedStatement {
    conditionalDepth += 1
    defer { conditionalDepth -= 1 }
    guard let label = statement.label else { return checkBranches(statement) }
    let id = newLabel()
    labels.append(JumpTarget(name: label, id: id, kind: .block))
    defer { labels.removeLast() }
    return TypedStatement(.do(body: [checkBranches(statement)], catches: [], label: id), range: statement.range)
  }

  private func checkBranches(_ statement: IfStatement) -> TypedStatement {
    inBlock {
      let conditions = statement.conditions.map { check($0) }
      let body = checkBlock(statement.body)
      let other = statement.elseBody.map { elseBody in outsideConditions { checkBlock(elseBody) } } ?? []
      return TypedStatement(.if(conditions, then: body, else: other), range: statement.range)
    }
  }

  /// What an `if` binds is not in scope in its `else`.
  func outsideConditions<T>(_ body: () -> T) -> T {
    let bound = blocks.removeLast()
    defer { blocks.append(bound) }
    return body()
  }

  /// Checks a condition; what it binds enters the current block.
  func check(_ condition: Condition) -> TypedCondition {
    switch condition {
    case .expression(let value):
      return .expression(check(value, to: bool, as: .condition))
    case .optionalBinding(let pattern, let type, let value, let keyword):
      return checkOptionalBinding(pattern, type, value, at: keyword)
    case .pattern(let pattern, let value):
      let typed = settled(infer(value))
      let matched = matched(pattern, typed.type, isWritten: false, at: value.range)
      return .pattern(check(pattern, against: matched, isVariable: false), inOrder(typed, of: matched))
    case .availability(let isAvailable, let range):
      return .expression(TypedExpression(.boolean(isAvailable), type: bool, range: range))
    }
  }

  func checkOptionalBinding(
    _ pattern: Pattern, _ reference: TypeReference?, _ value: Expression, at keyword: SourceRange
  ) -> TypedCondition {
    let written = reference.map { checker.resolve($0, in: scope) }
    let expected = written.map { checker.optional($0) }
    let (start, reads) = (snapshot(), failedReads)
    var typed = optionalOnApple(boundValue(value, expected: expected))
    let isWrong = written == nil && isWrong(since: start, reads)
    if isWrong { typed = withoutType(typed) }
    // `if let x: Int? = y` takes one layer off what `y` is as an `Int??`.
    if let written, checker.wrapped(unifier.resolve(written)) != nil, let expected {
      typed = converted(typed, to: expected, as: .initialValue)
    }
    let type = unifier.resolve(typed.type)
    var inner = Type.unknown
    if let wrapped = checker.wrapped(type) {
      if let written {
        if unifier.isUnbound(wrapped) { _ = unifier.unify(wrapped, written) }
        checkIsBound(wrapped, of: type, to: written, at: value.range)
      }
      inner = written ?? wrapped
    } else if unifier.isUnbound(type) {
      inner = unifier.fresh()
      _ = unifier.unify(type, checker.optional(inner))
    } else if let have = typeOfEmptyLiteral(typed) ?? unifier.decided(type) as Type?, isCertain(have),
      !undecidedCalls.contains(typed.range), !hasUnknownDefault(typed)
    {
      // What is wrong with the value says enough of it.
      if !hasErrors(since: start) { reportBound(have, as: written, at: value.range, keyword) }
      inner = type
    }
    let isVariable: Bool
    if case .binding(_, let variable) = pattern.kind { isVariable = variable } else { isVariable = false }
    let first = locals.count
    let bound = check(pattern, against: inner, isVariable: isVariable)
    if isWrong { noteFailure(ofLocalsFrom: first) }
    return .pattern(.some(bound), typed)
  }

  /// Whether a value is what is not known where an optional holds nothing, and may be an optional itself: `token ?? messaging.token`.
  private func hasUnknownDefault(_ value: TypedExpression) -> Bool {
    guard case .coalesce(_, let other) = value.kind else { return false }
    switch other.kind {
    case .dynamicMember, .dynamicCall, .dynamicApply, .opaque: return true
    default: return hasUnknownDefault(other)
    }
  }

  /// Reports a value that is no optional, or not of the type which is written for what it holds.
  private func reportBound(_ type: Type, as written: Type?, at range: SourceRange, _ keyword: SourceRange) {
    if let want = written.map({ unifier.zonk($0) }), isCertain(want), !fits(type, want) {
      report(
        "type-mismatch",
        "cannot convert value of type \(checker.quoted(type)) to specified type \(checker.quoted(want))",
        at: range)
    } else {
      report(
        "binding-non-optional",
        "initializer for conditional binding must have Optional type, not \(checker.quoted(type))", at: keyword)
    }
  }

  /// Reports what an optional holds that is not of the type which is written for it.
  private func checkIsBound(_ wrapped: Type, of type: Type, to written: Type, at range: SourceRange) {
    let (have, want) = (unifier.decided(wrapped), unifier.zonk(unifier.resolve(written)))
    guard isCertain(have), isCertain(want), checker.wrapped(want) == nil, !fits(have, want) else { return }
    if let inner = checker.wrapped(have), fits(inner, want) {
      return reportNotUnwrapped(unifier.decided(type), have, at: range)
    }
    report(
      "type-mismatch",
      "cannot assign value of type \(checker.quoted(unifier.decided(type))) to type \(checker.quoted(checker.optional(want)))",
      at: range)
  }

  private func writtenThrown(_ function: FunctionDeclaration, in scope: DeclarationScope) -> Type? {
    if case .type(let reference)? = function.thrown { checker.resolveThrown(reference, in: scope) } else { nil }
  }
}
