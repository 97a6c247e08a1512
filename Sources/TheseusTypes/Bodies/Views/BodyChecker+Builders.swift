import TheseusProgram

/// Elaborates a result builder's body into calls of its static functions.
///
/// Branches are injected into a balanced tree whose left side holds the largest power of two below the number of leaves
/// (semantics.md 1.3): `if`/`else if`/`else` chains and `switch` give the same type.
final class BuilderElaboration {
  let body: BodyChecker
  let builder: NominalID
  /// The builder's type, with variables for what nothing says of its arguments.
  private let builderType: Type
  private var checker: TypeChecker { body.checker }

  /// Makes an elaboration; nil if the type is none that could build.
  init?(body: BodyChecker, builder: Type) {
    guard case .nominal(let id, _) = builder else { return nil }
    self.body = body
    self.builder = id
    builderType = body.opened(builder)
  }

  /// The statements of a block and the value that `buildBlock` gives.
  func block(_ statements: [Statement], at range: SourceRange) -> ([TypedStatement], TypedExpression) {
    var result: [TypedStatement] = []
    var components: [TypedExpression] = []
    for statement in statements {
      if let component = component(statement, into: &result) {
        let local = body.addLocal(nil, type: component.type, isVariable: false)
        result.append(TypedStatement(.variable(local, component), range: component.range))
        components.append(body.read(local, at: component.range))
      }
    }
    return (result, combine(components, at: range))
  }

  /// The value of a block; nothing that only one view stands in needs a call.
  private func combine(_ components: [TypedExpression], at range: SourceRange) -> TypedExpression {
    if components.count == 1, isViewBuilder { return components[0] }
    if has("buildPartialBlock"), let first = components.first {
      var value = call("buildPartialBlock", [(label: "first", first)], at: range)
      for next in components.dropFirst() {
        value = call("buildPartialBlock", [(label: "accumulated", value), (label: "next", next)], at: range)
      }
      return value
    }
    return call("buildBlock", components.map { (label: nil, $0) }, at: range)
  }

  private var isViewBuilder: Bool { body.program[builder].name == "ViewBuilder" && body.program[builder].isCatalogue }

  /// Whether the builder declares a function.
  func has(_ name: String) -> Bool {
    !checker.findMembers(name, of: .nominal(builder, []), isStatic: true, in: body.scope).isEmpty
  }

  /// Calls a function of the builder; what is expected of it chooses between those that differ in what they give.
  func call(
    _ name: String, _ arguments: [(label: String?, TypedExpression)], expected: Type? = nil, at range: SourceRange
  ) -> TypedExpression {
    let type = builderType
    let found = checker.findMembers(name, of: type, isStatic: true, in: body.scope)
    let candidates = found.compactMap { item -> Candidate? in
      guard case .function(let id) = item.member else { return nil }
      return Candidate(target: .function(id), receiver: .type(type), selfType: type, distance: item.distance)
    }
    let written = arguments.map { Argument(label: $0.label, value: Expression(.invalid, range: $0.1.range)) }
    let values = arguments.map { Optional($0.1) }
    if candidates.isEmpty {
      return TypedExpression(
        .dynamicCall(
          TypedExpression(.metatype(type), type: .metatype(type), range: range), name,
          arguments.map { DynamicArgument(label: $0.label, value: $0.1) }), type: .unknown, range: range)
    }
    if let pack = packCall(candidates, arguments.map(\.1), at: range) { return pack }
    let viable = body.rank(candidates, written, inferred: values, expected: expected)
    // What is not known yet is given to the only candidate; what is known and fits none is an error.
    let isKnown = arguments.allSatisfy { body.isCertain(body.unifier.zonk($0.1.type)) }
    guard let best = viable.first?.candidate ?? (candidates.count == 1 && !isKnown ? candidates.first : nil) else {
      return reportBlock(name, arguments.map(\.1), at: range)
    }
    return body.applySingle(best, written, inferred: values, expected: expected, at: range)
  }

  private func reportBlock(_ name: String, _ values: [TypedExpression], at range: SourceRange) -> TypedExpression {
    if reportUnfit(name, values) { return body.unknown(range) }
    body.report(
      "builder-mismatch", "no exact matches in call to static method '\(name)'", at: values.first?.range ?? range)
    return body.unknown(range)
  }

  /// Reports the components that the one variadic function of a name does not take; false if it is another function.
  private func reportUnfit(_ name: String, _ values: [TypedExpression]) -> Bool {
    let found = checker.findMembers(name, of: builderType, isStatic: true, in: body.scope)
    guard found.count == 1, case .function(let id)? = found.first?.member, body.program[id].parameters.count == 1,
      let parameter = body.program[id].parameters.first, parameter.isVariadic, body.isCertain(parameter.type),
      parameter.type.isConcrete
    else { return false }
    let start = body.snapshot()
    for value in values { _ = body.converted(value, to: parameter.type, as: .argument) }
    return body.hasErrors(since: start)
  }

  /// `buildBlock<each Content>`: the components become a pack.
  private func packCall(_ candidates: [Candidate], _ values: [TypedExpression], at range: SourceRange)
    -> TypedExpression?
  {
    // What takes one component, or none, comes before what takes any number.
    let hasOther = candidates.contains { candidate in
      guard case .function(let id) = candidate.target else { return true }
      return !body.program[id].generics.contains { $0.isPack }
    }
    guard values.count > 1 || !hasOther else { return nil }
    for candidate in candidates {
      guard case .function(let id) = candidate.target, let pack = body.program[id].generics.first(where: { $0.isPack })
      else { continue }
      let types = Type.pack(values.map { Type.Element(type: $0.type) })
      let result = checker.substitute(
        checker.substitute(body.program[id].result, builderSubstitution), [pack: types])
      for case .conforms(.parameter(pack.element), let protocolID) in checker.info(id).requirements {
        for value in values { require(value, protocolID) }
      }
      let arguments = TypedExpression(.pack(values), type: types, range: range)
      let generics = body.program[id].generics.map { $0 == pack ? types : .unknown }
      let own = body.selfArguments(id, candidate.receiver, at: range)
      return TypedExpression(.call(.function(id, arguments: generics), own + [arguments]), type: result, range: range)
    }
    return nil
  }

  private var builderSubstitution: Substitution {
    guard case .nominal(_, let own) = builderType else { return [:] }
    return checker.nominalSubstitution(builder, own)
  }

  private func require(_ value: TypedExpression, _ id: ProtocolID) {
    let type = body.unifier.zonk(body.unifier.settle(value.type))
    guard body.isCertain(type), checker.conforms(type, to: id, in: body.scope) == false else { return }
    body.report(
      "missing-conformance", body.inability(of: type, toConformTo: id),
      at: value.range)
  }

  // MARK: Components

  /// The component of a statement, if it gives one; other statements go into `result`.
  private func component(_ statement: Statement, into result: inout [TypedStatement]) -> TypedExpression? {
    switch statement.kind {
    case .expression(let expression):
      return expressionComponent(expression)
    case .if(let inner):
      guard branches(inner) else {
        reportControlFlow(at: statement.range)
        return nil
      }
      return ifComponent(inner, into: &result)
    case .switch(let inner):
      if inner.cases.count > 1, !has("buildEither") {
        body.report(
          "missing-member", "type '\(body.program[builder].name)' has no member 'buildEither'", at: statement.range)
        return nil
      }
      return switchComponent(inner, into: &result)
    case .do(let inner, let catches, _, _) where catches.isEmpty:
      let (statements, value) = body.inBlock { block(inner, at: statement.range) }
      result += statements
      return value
    case .forIn(let pattern, let sequence, let condition, _, let inner, let label):
      return forComponent(pattern, sequence, condition, inner, label, statement.range, into: &result)
    case .while, .repeatWhile, .guard, .defer, .do, .break, .continue:
      reportControlFlow(at: statement.range)
      return nil
    case .declaration(let declaration) where !isVariable(declaration):
      report(unbuilt: "a declaration", at: declaration.nameRange)
      return nil
    default:
      result += body.checkStatements([statement])
      return nil
    }
  }

  private func expressionComponent(_ expression: Expression) -> TypedExpression? {
    if isViewBuilder, body.reportImpliedView(expression) { return body.unknown(expression.range) }
    let start = body.unifier.count
    let outer = body.surroundingBuilder
    body.surroundingBuilder = isViewBuilder ? nil : builder
    let value =
      isViewBuilder
      ? body.bareType(expression)
        ?? body.infer(expression, expected: body.isImplicitlyRooted(expression) ? boundHint() : nil)
      : body.infer(expression, expected: hint(for: expression))
    body.surroundingBuilder = outer
    _ = body.unifier.solvePending()
    if isViewBuilder || !has("buildExpression") {
      if !isViewBuilder, case .nil = expression.kind { body.checkSaysType(expression) }
      body.unifier.settleLiterals(from: start)
      if isViewBuilder, reportNoView(value, at: expression.range.pointingAtStart) {
        return body.unknown(expression.range)
      }
      let type = body.unifier.resolve(value.type)
      // The values of a `? :` that have nothing in common were reported.
      if isViewBuilder, type == .any, checker.isReported("branch-mismatch", in: expression.range) {
        return body.unknown(expression.range)
      }
      guard isViewBuilder, checker.wrapped(type) != nil else { return value }
      let view = TypedExpression(value.kind, type: type, range: value.range)
      return body.optionalView(view, by: "_optional", at: expression.range)
    }
    let component = call("buildExpression", [(label: nil, value)], at: expression.range)
    // Nothing else says what a literal is that any function of the builder takes.
    if takesAnything { body.unifier.settleLiterals(from: start) }
    return component
  }

  /// Whether the first component may be of any type.
  private var takesAnything: Bool {
    let firsts = checker.findMembers("buildPartialBlock", of: builderType, isStatic: true, in: body.scope)
      .compactMap { item -> TypedFunction? in
        guard case .function(let id) = item.member, body.program[id].parameters.count == 1 else { return nil }
        return body.program[id]
      }
    return !firsts.isEmpty
      && firsts.allSatisfy { function in
        if case .parameter? = function.parameters.first?.type { true } else { false }
      }
  }

  /// Reports what stands among views and certainly is none.
  private func reportNoView(_ value: TypedExpression, at range: SourceRange) -> Bool {
    let type = body.unifier.resolve(value.type)
    if type == .void, !isKnownView(value) {
      body.report(
        "not-a-view", "type '()' cannot conform to 'View'", at: range,
        explanation:
          "A view's content lists views. Do work like this in an action, for example in a button or in onAppear.")
      return true
    }
    guard checker.wrapped(type) == nil, let view = checker.protocolID(named: "View") else { return false }
    if case .existential(let protocols, _, _) = type,
      protocols.contains(where: { checker.ancestors(of: $0).contains(view) })
    {
      body.report(
        "not-a-view", body.inability(of: type, toConformTo: view), at: range,
        explanation:
          "'View' alone, as a type, means a view of which nothing more is known than that it is one. Write 'some View', so that SwiftUI knows the view's type, and with it the structure."
      )
      return true
    }
    if case .tuple(let elements) = type, !elements.isEmpty {
      body.report("not-a-view", body.inability(of: type, toConformTo: view), at: range)
      return true
    }
    if case .metatype = type {
      body.report(
        "not-a-view", body.inability(of: type, toConformTo: view), at: range,
        explanation: "A type is no view. '()' behind it makes one.")
      return true
    }
    if case .function = type {
      // Another file may declare a property of the name: `background { background }`.
      if body.isMethodOfLibrary(value) { return false }
      body.report("not-a-view", body.inability(of: type, toConformTo: view), at: range.pointingAtStart)
      return true
    }
    guard body.isFullyListed(type) || body.isBuiltinValue(type) || body.isFullyConstrained(type),
      checker.conforms(type, to: view, in: body.scope) == false
    else { return false }
    body.report(
      "not-a-view",
      "static method 'buildExpression' requires that \(checker.quoted(body.unifier.decided(type))) conform to 'View'",
      at: range)
    return true
  }

  private func isKnownView(_ value: TypedExpression) -> Bool { body.isView(value.type) }

  /// What the builder accepts, for literals, key paths and implicit members: of several functions that take the same generic type
  /// those arguments that all of them take.
  private func expressionHint() -> Type? {
    let accepted = acceptedTypes()
    return accepted.dropFirst().reduce(accepted.first ?? nil) { hint, next in
      if let hint, let next { common(hint, next) } else { nil }
    }
  }

  /// What the functions of the builder take that make components of expressions; nil of one that takes anything.
  private func acceptedTypes() -> [Type?] {
    checker.findMembers("buildExpression", of: builderType, isStatic: true, in: body.scope)
      .map { item -> Type? in
        guard case .function(let id) = item.member, let type = body.program[id].parameters.first?.type else {
          return nil
        }
        if case .parameter = type { return nil }
        let own = builderSubstitution
        let others = body.program[id].generics.filter { own[$0] == nil }.map { ($0, body.unifier.fresh()) }
        return checker.substitute(type, own.merging(others) { first, _ in first })
      }
  }

  /// The one of several types that the builder accepts with which an expression can be checked, where it cannot without.
  private func fittingHint(for expression: Expression) -> Type? {
    guard body.trialDepth < BodyChecker.deepestTrial, body.isCall(expression) || body.needsContext(expression) else {
      return nil
    }
    let types = acceptedTypes().compactMap { $0 }
    guard types.count > 1 else { return nil }
    body.trialDepth += 1
    defer { body.trialDepth -= 1 }
    func canBeChecked(_ type: Type?) -> Bool {
      let start = body.snapshot()
      defer { body.rollback(to: start) }
      let value = body.infer(expression, expected: type)
      return !body.hasErrors(since: start)
        && type.map { body.fits(value.type, $0) } ?? body.isCertain(body.unifier.decided(value.type))
    }
    return canBeChecked(nil) ? nil : types.first { canBeChecked($0) }
  }

  private func hint(for expression: Expression) -> Type? {
    expressionHint() ?? fittingHint(for: expression)
      ?? (body.isImplicitlyRooted(expression) || isRangeOfTexts(expression) ? boundHint() : nil)
  }

  private func isRangeOfTexts(_ expression: Expression) -> Bool {
    guard case .binary(let left, let symbol, _, let right) = expression.kind else { return false }
    return body.isRangeOfTexts(left, symbol, right)
  }

  /// What says for `.name` where it may be found: the protocols of the only function that takes any component.
  private func boundHint() -> Type? {
    let found = checker.findMembers("buildExpression", of: builderType, isStatic: true, in: body.scope)
    guard found.count == 1, case .function(let id)? = found.first?.member,
      case .parameter(let parameter)? = body.program[id].parameters.first?.type
    else { return nil }
    let type = body.unifier.fresh()
    for case .conforms(.parameter(parameter), let bound) in checker.info(id).requirements {
      _ = body.unifier.require(type, conformsTo: bound)
    }
    return type
  }

  /// A type with variables for the arguments in which another one differs.
  private func common(_ type: Type, _ other: Type) -> Type? {
    guard case .nominal(let id, let arguments) = type, case .nominal(id, let others) = other else { return nil }
    return .nominal(id, zip(arguments, others).map { $0 == $1 ? $0 : body.unifier.fresh() })
  }

  // MARK: Branches

  /// A leaf of an `if` or `switch`, with what runs before its value.
  private struct Leaf {
    var statements: [TypedStatement]
    var value: TypedExpression
    var isLimited = false
  }

  /// Whether the builder has the functions that an `if` with its branches needs.
  private func branches(_ statement: IfStatement) -> Bool {
    guard let elseBody = statement.elseBody else { return has("buildOptional") || has("buildIf") }
    guard has("buildEither") else { return false }
    if statement.elseIsIf, case .if(let next)? = elseBody.first?.kind { return branches(next) }
    return true
  }

  private func ifComponent(_ statement: IfStatement, into result: inout [TypedStatement]) -> TypedExpression {
    let local = body.addLocal(nil, type: .unknown, isVariable: true)
    var leaves: [Leaf] = []
    let chain = collect(statement, &leaves)
    let hasElse = chain.hasElse
    let values: [TypedExpression] = inject(leaves.map(\.value), at: statement.range)
    var type = values.first?.type ?? .unknown
    for value in values.dropFirst() { _ = body.unifier.unify(type, value.type) }
    var final = values
    if !hasElse {
      final = values.map { optional($0, at: statement.range) }
      type = final.first?.type ?? .unknown
    }
    body.locals[Int(local.index)].type = type
    let tests = statement.chainedHeads
    checker.program.viewBranches[statement.range] = TypedProgram.ViewBranches(
      head: statement.head, cases: tests.count > 1 ? tests : [])
    result.append(TypedStatement(.variable(local, nil), range: statement.range))
    var index = 0
    let none = hasElse ? nil : missing(type, at: statement.range)
    result.append(rebuild(chain, leaves, final, local, none, &index))
    return body.read(local, at: statement.range)
  }

  /// An `if` with its checked conditions, without its leaves.
  private indirect enum Chain {
    case test([TypedCondition], SourceRange, otherwise: Chain)
    case leaf(SourceRange)
    case nothing

    var hasElse: Bool {
      switch self {
      case .test(_, _, let otherwise): otherwise.hasElse
      case .leaf: true
      case .nothing: false
      }
    }
  }

  private func collect(_ statement: IfStatement, _ leaves: inout [Leaf]) -> Chain {
    body.inBlock {
      let conditions = statement.conditions.map { body.check($0) }
      leaves.append(leaf(statement.body, at: statement.range, isLimited: isAvailability(statement)))
      return body.outsideConditions {
        let otherwise: Chain
        if let elseBody = statement.elseBody {
          if statement.elseIsIf, case .if(let next)? = elseBody.first?.kind {
            otherwise = collect(next, &leaves)
          } else {
            leaves.append(leaf(elseBody, at: statement.range, isLimited: false))
            otherwise = .leaf(statement.range)
          }
        } else {
          otherwise = .nothing
        }
        return .test(conditions, statement.range, otherwise: otherwise)
      }
    }
  }

  private func isAvailability(_ statement: IfStatement) -> Bool {
    statement.conditions.contains { if case .availability(true, _) = $0 { true } else { false } }
  }

  private func leaf(_ statements: [Statement], at range: SourceRange, isLimited: Bool) -> Leaf {
    body.inBlock {
      let (typed, value) = block(statements, at: range)
      let limited =
        isLimited && has("buildLimitedAvailability")
        ? call("buildLimitedAvailability", [(label: nil, value)], at: range) : value
      return Leaf(statements: typed, value: limited)
    }
  }

  private func rebuild(
    _ chain: Chain, _ leaves: [Leaf], _ values: [TypedExpression], _ local: LocalID, _ none: TypedExpression?,
    _ index: inout Int
  ) -> TypedStatement {
    guard case .test(let conditions, let range, let otherwise) = chain else {
      return TypedStatement(.block([]), range: .synthesized)
    }
    let then = branch(leaves, values, local, &index)
    let other: [TypedStatement]
    switch otherwise {
    case .test: other = [rebuild(otherwise, leaves, values, local, none, &index)]
    case .leaf: other = branch(leaves, values, local, &index)
    case .nothing: other = none.map { [assign(local, $0)] } ?? []
    }
    return TypedStatement(.if(conditions, then: then, else: other), range: range)
  }

  private func branch(_ leaves: [Leaf], _ values: [TypedExpression], _ local: LocalID, _ index: inout Int)
    -> [TypedStatement]
  {
    defer { index += 1 }
    guard leaves.indices.contains(index) else { return [] }
    return leaves[index].statements + [assign(local, values[index])]
  }

  private func assign(_ local: LocalID, _ value: TypedExpression) -> TypedStatement {
    TypedStatement(
      .expression(TypedExpression(.assign(.local(local), value), type: .void, range: value.range)), range: value.range)
  }

  private func optional(_ value: TypedExpression, at range: SourceRange) -> TypedExpression {
    let type = checker.optional(value.type)
    let wrapped = TypedExpression(.some(value), type: type, range: value.range)
    if isViewBuilder { return body.optionalView(wrapped, by: "buildIf", at: range) }
    return call(has("buildOptional") ? "buildOptional" : "buildIf", [(label: nil, wrapped)], at: range)
  }

  /// What an `if` without `else` gives when it does not hold.
  private func missing(_ type: Type, at range: SourceRange) -> TypedExpression {
    let nothing = TypedExpression(.none, type: type, range: range)
    if isViewBuilder { return body.optionalView(nothing, by: "buildIf", at: range) }
    let none = TypedExpression(.none, type: checker.optional(body.unifier.fresh()), range: range)
    let value = call(has("buildOptional") ? "buildOptional" : "buildIf", [(label: nil, none)], at: range)
    _ = body.unifier.unify(value.type, type)
    return value
  }

  /// Wraps leaves into `buildEither` calls of the balanced tree.
  private func inject(_ values: [TypedExpression], at range: SourceRange) -> [TypedExpression] {
    guard values.count > 1 else { return values }
    var half = 1
    while half * 2 < values.count { half *= 2 }
    let left = inject(Array(values[..<half]), at: range)
    let right = inject(Array(values[half...]), at: range)
    let first = left.map { call("buildEither", [(label: "first", $0)], at: range) }
    let second = right.map { call("buildEither", [(label: "second", $0)], at: range) }
    let all = first + second
    if let type = all.first?.type { for value in all.dropFirst() { _ = body.unifier.unify(type, value.type) } }
    return all
  }

  private func switchComponent(_ statement: SwitchStatement, into result: inout [TypedStatement]) -> TypedExpression {
    let (subject, value) = body.switchSubject(statement)
    let id = body.newLabel()
    let local = body.addLocal(nil, type: .unknown, isVariable: true)
    var leaves: [Leaf] = []
    var items: [[(pattern: TypedPattern, condition: TypedExpression?)]] = []
    for item in statement.cases {
      body.inBlock {
        items.append(body.checkItems(item, value.type))
        leaves.append(leaf(item.body, at: item.range, isLimited: false))
      }
    }
    let values = inject(leaves.map(\.value), at: statement.range)
    body.locals[Int(local.index)].type = values.first?.type ?? .unknown
    result.append(TypedStatement(.variable(local, nil), range: statement.range))
    let cases = statement.cases.indices.map { index in
      TypedCase(
        items: items[index], body: leaves[index].statements + [assign(local, values[index])],
        range: statement.cases[index].range)
    }
    body.checkExhaustive(statement, cases, value.type)
    body.checkBlocks(statement)
    checker.program.viewBranches[statement.range] = TypedProgram.ViewBranches(
      head: statement.head, cases: statement.cases.map(\.head))
    result.append(TypedStatement(.switch(subject: subject, value, cases: cases, label: id), range: statement.range))
    return body.read(local, at: statement.range)
  }

  private func isVariable(_ declaration: Declaration) -> Bool {
    if case .variable = declaration.kind { true } else { false }
  }

  /// Reports a statement that no builder takes.
  private func reportControlFlow(at range: SourceRange, explanation: String? = nil) {
    report(unbuilt: "control flow statement", at: range, explanation: explanation)
  }

  /// Reports what no builder takes.
  private func report(unbuilt what: String, at range: SourceRange, explanation: String? = nil) {
    body.report(
      "control-flow-in-builder",
      "closure containing \(what) cannot be used with result builder '\(body.program[builder].name)'",
      at: range, explanation: explanation)
  }

  /// `for`: the components of all rounds in an array, through `buildArray`.
  private func forComponent(
    _ pattern: Pattern, _ sequence: Expression, _ condition: Expression?, _ inner: [Statement], _ label: String?,
    _ range: SourceRange, into result: inout [TypedStatement]
  ) -> TypedExpression? {
    guard has("buildArray") else {
      reportControlFlow(
        at: range, explanation: "A view builder can't loop. Use ForEach, which gives every element an identity.")
      return nil
    }
    let element = body.unifier.fresh()
    let list = body.addLocal(nil, type: checker.type("Array", element), isVariable: true)
    result.append(
      TypedStatement(
        .variable(list, TypedExpression(.array([]), type: checker.type("Array", element), range: range)), range: range))
    let loop = body.loop(pattern, sequence, condition, label, at: range) {
      let (statements, value) = self.block(inner, at: range)
      _ = self.body.unifier.unify(element, value.type)
      guard
        case .candidates(let candidates, _)? = self.body.resolveInstance(
          "append", of: self.body.read(list, at: range), labels: ["_"], at: range),
        let candidate = self.body.bestOperator(candidates, [value], expected: nil)
      else { return statements }
      let append = self.body.makeCall(self.body.open(candidate), arguments: [value], at: range)
      return statements + [TypedStatement(.expression(append), range: range)]
    }
    result.append(loop)
    return call("buildArray", [(label: nil, body.read(list, at: range))], at: range)
  }
}

extension BodyChecker {
  /// The body of a function or closure that a result builder transforms.
  func builtBody(_ statements: [Statement], builder: Type, result: Type, at range: SourceRange) -> [TypedStatement] {
    guard let elaboration = BuilderElaboration(body: self, builder: builder) else { return checkStatements(statements) }
    var (typed, value) = elaboration.block(statements, at: range)
    _ = unifier.solvePending()
    if elaboration.has("buildFinalResult") {
      value = elaboration.call("buildFinalResult", [(label: nil, value)], expected: result, at: range)
    }
    markReturned(at: function.map { program[$0].range } ?? range)
    let converted = converted(value, to: result, as: .returned)
    return typed + [TypedStatement(.return(converted), range: closingBrace(of: range))]
  }
}

extension IfStatement {
  /// The heads of the `if`s of a chain of `else if`s.
  fileprivate var chainedHeads: [SourceRange] {
    guard elseIsIf, case .if(let next)? = elseBody?.first?.kind else { return [head] }
    return [head] + next.chainedHeads
  }
}
