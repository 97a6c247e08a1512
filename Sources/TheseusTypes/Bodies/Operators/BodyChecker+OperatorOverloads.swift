import TheseusProgram

extension BodyChecker {
  /// An operator of the program one of whose operands is a function or an implicit member that the other one, or what the operator
  /// takes, decides: `3 |> String.init`, `parser <* .literal("]")`; nil for others.
  func applyToFunctions(
    _ left: Expression, _ symbol: String, _ right: Expression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression? {
    let isBuiltIn = Self.comparisons.contains(symbol) || Self.arithmetic.contains(symbol)
    let isOfPath = isPath(left) != isPath(right)
    guard
      isBuiltIn
        ? isOfPath
        : isOpenOperand(left, of: symbol) || isOpenOperand(right, of: symbol)
          || (wantsFunction(expected)
            ? makesOpenFunction(left) || makesOpenFunction(right) : makesOpenFunction(left) != makesOpenFunction(right))
    else { return nil }
    let arguments = [Argument(value: left), Argument(value: right)]
    // A path says of what type a literal beside it is, `\.price > 15`, or the operator that takes implicit members: `.color => "red"`,
    // `.word("a") <> .word("b") <> "c"`.
    let isOpen = isOfPath || isMadeOfMembers(left) != isMadeOfMembers(right)
    let inferred = arguments.map { argument in
      isOpenOperand(argument.value, of: symbol) || makesOpenFunction(argument.value)
        || isOpen && (needsTrial(argument.value) || isRangeOfNumbers(argument.value))
        ? nil : settled(infer(argument.value))
    }
    let types = inferred.compactMap { $0.map { unifier.resolve($0.type) } }
    let candidates = operatorCandidates(symbol, types, isPrefix: false)
    let own = candidates.filter { takesTwo($0) && !changesOperand($0) && (!isBuiltIn || isOwn($0)) }
    guard !own.isEmpty, isOwn(own) else { return nil }
    return choose(own, arguments, inferred: inferred, expected: expected, name: symbol, at: range, operatorRange)
  }

  /// An operator of the program applied to literals of collections that are what it takes: `"%d" % [5, "x"]`; nil if that leads to errors.
  func applyOwnToLiterals(
    _ left: Expression, _ symbol: String, _ right: Expression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression? {
    let arguments = [Argument(value: left), Argument(value: right)]
    let start = snapshot()
    let inferred = arguments.map { isCollectionLiteral($0.value) ? nil : settled(infer($0.value)) }
    let types = inferred.compactMap { $0.map { unifier.resolve($0.type) } }
    let own = ownCandidates(symbol, types, isPrefix: false).filter { takesTwo($0) && !changesOperand($0) }
    if !own.isEmpty {
      let value = choose(own, arguments, inferred: inferred, expected: expected, name: symbol, at: range, operatorRange)
      if !hasErrors(since: start) { return value }
    }
    rollback(to: start)
    return nil
  }

  /// An own `==` or `!=` one of whose operands is `nil`, or a boolean that becomes what the operator takes: `\.boss == nil` of a predicate,
  /// `column == nil`, `column == true`; nil where the library's is meant.
  func applyOwnToWord(
    _ left: Expression, _ symbol: String, _ right: Expression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression? {
    // Few programs declare such an operator, and the operand is checked again where the library's is meant.
    guard isWord(left) != isWord(right), let word = [left, right].first(where: isWord),
      (globalFunctions(symbol) + memberOperators(symbol)).contains(where: { mayTake(word, $0) })
    else { return nil }
    let arguments = [Argument(value: left), Argument(value: right)]
    let start = snapshot()
    let inferred = arguments.map { isWord($0.value) || isPath($0.value) ? nil : settled(infer($0.value)) }
    let types = inferred.compactMap { $0.map { unifier.resolve($0.type) } }
    let own = operatorCandidates(symbol, types, isPrefix: false).filter {
      takesTwo($0) && function(of: $0).map { mayTake(word, $0) } == true
    }
    if !own.isEmpty {
      let value = choose(own, arguments, inferred: inferred, expected: expected, name: symbol, at: range, operatorRange)
      if !hasErrors(since: start) { return value }
    }
    rollback(to: start)
    return nil
  }

  private func isRangeOfNumbers(_ expression: Expression) -> Bool {
    guard case .binary(let low, let symbol, _, let high) = expression.kind else { return false }
    return (symbol == "..." || symbol == "..<") && isNumber(low) && isNumber(high)
  }

  func isPath(_ expression: Expression) -> Bool {
    if case .keyPath = expression.kind { true } else { false }
  }

  /// Whether an expression is a literal that is a word of the language: `nil`, `true`, `false`.
  private func isWord(_ expression: Expression) -> Bool {
    if case .boolean = expression.kind { true } else { isNil(expression) }
  }

  /// Whether a parameter of an operator of the program is what a literal becomes in no comparison of the library, or may be that.
  private func mayTake(_ word: Expression, _ id: FunctionID) -> Bool {
    guard checker.info(id).scope.part == nil else { return false }
    let literal = isNil(word) ? "ExpressibleByNilLiteral" : "ExpressibleByBooleanLiteral"
    return program[id].parameters.contains { parameter in
      switch parameter.type {
      case .parameter: isNil(word)
      case .nominal: parameter.type != bool && conforms(parameter.type, toProtocolNamed: literal)
      default: false
      }
    }
  }

  /// The operators of a symbol that types declare.
  func memberOperators(_ symbol: String) -> [FunctionID] {
    (checker.operatorTables[symbol] ?? []).flatMap { checker.ownMembers(symbol, of: $0) }.compactMap { member in
      guard case .function(let id) = member, scope.part == nil || checker.info(id).scope.part != nil else { return nil }
      return id
    }
  }

  private func changesOperand(_ candidate: Candidate) -> Bool {
    if case .function(let id) = candidate.target { program[id].parameters.contains { $0.isInout } } else { false }
  }

  /// Whether an operand is open; the bounds of a range say together of what type they are.
  private func isOpenOperand(_ expression: Expression, of symbol: String) -> Bool {
    isOpenFunction(expression) || isImplicitlyRooted(expression) && symbol != "..." && symbol != "..<"
      || comparesOpenPath(expression) || isOpenSum(expression)
  }

  private func isMadeOfMembers(_ expression: Expression) -> Bool {
    isImplicitlyRooted(expression) || isOpenSum(expression)
  }

  /// Whether an operation is made of implicit members that its use decides: `.high - 1`.
  private func isOpenSum(_ expression: Expression) -> Bool {
    if case .binary = expression.kind { needsContext(expression) } else { false }
  }

  /// Whether an operation makes a function of a key path whose root only its use says: `\.year > 2000`, `!(\.year > 2000)`.
  func comparesOpenPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary(let left, _, _, let right): [left, right].contains { isOpenPath($0) || comparesOpenPath($0) }
    case .prefix(_, _, let operand): comparesOpenPath(operand)
    case .tuple(let elements): elements.count == 1 && comparesOpenPath(elements[0].value)
    default: false
    }
  }

  func takesTwo(_ candidate: Candidate) -> Bool {
    if case .function(let id) = candidate.target { program[id].parameters.count == 2 } else { false }
  }

  /// Whether an expression is a function whose type its use decides: a closure, a key path, `String.init`, an operator.
  func isOpenFunction(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .closure, .keyPath: true
    case .member(_, "init", _, _, _): true
    case .name(let name, _, _): name.isOperatorName || functionCount(name) > 1
    default: false
    }
  }

  /// Whether an expression calls a function with one whose type the use of the call's result decides, `map(\.name)` but not
  /// `map(\User.name)` nor what is not generic, or an operator behind one.
  private func makesOpenFunction(_ expression: Expression) -> Bool {
    // `^\.name`, which an operator of the program's makes a function.
    if case .prefix(let symbol, _, let path) = expression.kind, isOpenPath(path), isDeclared(symbol) { return true }
    guard case .call(let callee, let arguments) = expression.kind, case .name(let name, _, _) = callee.kind else {
      return composesOpenFunctions(expression)
    }
    let functions = globalFunctions(name)
    if !functions.isEmpty, functions.allSatisfy({ program[$0].generics.isEmpty }) { return false }
    return arguments.contains { argument in
      if case .keyPath(root: .some, _) = argument.value.kind { return false }
      return isOpenFunction(argument.value) || makesOpenFunction(argument.value)
    }
  }

  /// Whether an operator of the program's stands behind a function whose type only its use says: `{ $0.count } >>> { -$0 }`.
  func composesOpenFunctions(_ expression: Expression) -> Bool {
    guard case .binary(let left, let symbol, _, _) = expression.kind, !Self.comparisons.contains(symbol),
      !Self.arithmetic.contains(symbol)
    else { return false }
    return isOpenFunction(left) || makesOpenFunction(left)
  }

  /// Whether a function is wanted, which says what both operands of an operator that makes one take.
  private func wantsFunction(_ expected: Type?) -> Bool {
    if case .function? = expected.map({ unifier.resolve($0) }) { true } else { false }
  }

  /// How many functions of the file a name has.
  private func functionCount(_ name: String) -> Int {
    lookupLocal(name) == nil ? globalFunctions(name).count : 0
  }

  func overloaded(
    _ symbol: String, _ left: TypedExpression, _ right: TypedExpression, expected: Type?, at range: SourceRange,
    _ operatorRange: SourceRange
  ) -> TypedExpression {
    let left = narrowed(left, before: symbol, right, expected: expected) ?? left
    let a = unifier.resolve(left.type)
    let b = unifier.resolve(right.type)
    let areOpen = unifier.isUnbound(a) && unifier.isUnbound(b)
    // What is wanted may declare the operator between literals: `let rule: Selector = "ul" > "li"`.
    let types = areOpen ? [a, b, expected].compactMap(\.self) : [a, b]
    let candidates = operatorCandidates(symbol, types, isPrefix: false)
    if isTextBesideArray(a, b), !candidates.contains(where: { isOwn($0) }) {
      _ = unifier.unify(left.type, unifier.decided(left.type))
      return overloaded(symbol, left, settled(right), expected: expected, at: range, operatorRange)
    }
    let operands = [left, right]
    if let best = bestOperator(candidates, operands, expected: expected) {
      return applyOperator(best, operands, at: range)
    }
    if let widened = widen(symbol, left, a, right, b, expected: expected, at: range, operatorRange) { return widened }
    if symbol == "+", let (left, right) = ofOneCollection(left, right, expected) {
      return overloaded(symbol, left, right, expected: expected, at: range, operatorRange)
    }
    let places = OperationPlaces(symbol: operatorRange, left: left.range, right: right.range)
    let (x, y) = (judged(left, symbol, beside: b, expected), judged(right, symbol, beside: a, expected))
    if Self.comparisons.contains(symbol), areOtherTuples(a, b, comparedBy: symbol) {
      reportOperator(symbol, unifier.decided(a), unifier.decided(b), candidates, at: places)
      return TypedExpression(.dynamicOperator(symbol, operands), type: bool, range: range)
    }
    if Self.arithmetic.contains(symbol), isTuple(a), isTuple(b), a != .void, b != .void {
      reportOperator(symbol, unifier.decided(a), unifier.decided(b), candidates, at: places)
      return unknown(range)
    }
    if reportHeldFunctions(symbol, (left, x), (right, y), at: operatorRange)
      || reportOperand(of: symbol, at: operatorRange, (left, x), (right, y))
    {
      return TypedExpression(
        .dynamicOperator(symbol, operands), type: Self.comparisons.contains(symbol) ? bool : .unknown, range: range)
    }
    let isUncertain = x == .unknown || y == .unknown || !areCertain(x, y) || mayBeOfOneClass(x, y)
    if isUncertain {
      let type = Self.comparisons.contains(symbol) ? bool : .unknown
      return TypedExpression(.dynamicOperator(symbol, [left, right]), type: type, range: range)
    }
    let isText = textChains.contains(range) || expected.map { unifier.resolve($0) == checker.type("String") } ?? false
    let isCase =
      Self.comparisons.contains(symbol) && (reportUncalledCase(right, x) || reportUncalledCase(left, y))
    let isReported =
      isCase || reportUncalledOperand(symbol, (left, x), (right, y), at: operatorRange)
      || reportBesideText(symbol, x, y, at: places)
      || reportBesideFoundation(symbol, x, y, wanted: expected.map(unifier.tentative), at: places)
      || reportUnwantedOperand(symbol, operands, [x, y], wanted: wanted(expected, at: range))
      || reportUnwantedPart(symbol, operands, [x, y], wanted: expected)
      || symbol == "+" && isText && reportForeignPart(x, y, at: places)
      || reportCharacter(symbol, left, right, x, y) || reportValues(symbol, (left, x), (right, y))
      || reportBounds(symbol, (left, x), (right, y), expected: expected, at: places)
      || reportOnlyForm(symbol, (left, x), (right, y)) || reportMatch(symbol, x, y, at: operatorRange)
    if !isReported { reportOperator(symbol, x, y, candidates, at: places) }
    return TypedExpression(
      .dynamicOperator(symbol, operands), type: Self.comparisons.contains(symbol) ? bool : .unknown, range: range)
  }

  /// Whether two classes may have one superclass, as what one of them inherits is not known: their objects are compared as its.
  func mayBeOfOneClass(_ type: Type, _ other: Type) -> Bool {
    guard let first = nominal(of: type), let second = nominal(of: other), first != second else { return false }
    return [first, second].allSatisfy { program[$0].kind == .class }
      && [first, second].contains { checker.inheritsUnknown($0) }
  }

  /// What an operation is wanted to give: in a closure also what a literal that nothing else decides says of it.
  private func wanted(_ expected: Type?, at range: SourceRange) -> Type? {
    guard frames.last?.isPartOfExpression == true else { return expected ?? typeBeside(range) }
    let type = expected.map(unifier.tentative)
    return type.map(unifier.isUnbound) ?? true ? typeBeside(range) : type
  }

  /// The type of an operand by which it is judged, where nothing else decides any more what an optional wraps or a collection holds.
  ///
  /// Two arrays may be joined as one of what they have in common, unless it is said what is wanted.
  private func judged(
    _ operand: TypedExpression, _ symbol: String, beside other: Type, _ expected: Type?
  ) -> Type {
    if let empty = typeOfEmptyLiteral(operand) { return empty }
    let type = unifier.resolve(operand.type)
    guard let id = nominal(of: type) else { return unifier.zonk(unifier.tentative(type)) }
    let isJoined = symbol == "+" && expected == nil && id == checker.known("Array") && id == nominal(of: other)
    return isJoined ? unifier.zonk(type) : unifier.decided(type)
  }

  /// Whether two tuples certainly have no comparison: by their lengths, by elements that are tuples again, that are not compared, or of
  /// which neither can be of the other's type.
  private func areOtherTuples(_ left: Type, _ right: Type, comparedBy symbol: String) -> Bool {
    guard case .tuple(let own) = left, case .tuple(let other) = right, !own.isEmpty, !other.isEmpty else {
      return false
    }
    guard own.count == other.count else { return true }
    return zip(own, other).contains { areOtherElements(unifier.resolve($0.type), unifier.resolve($1.type), symbol) }
  }

  private func areOtherElements(_ left: Type, _ right: Type, _ symbol: String) -> Bool {
    if case .tuple = left { return true }
    let (x, y) = (unifier.decided(left), unifier.decided(right))
    if x == y, isOwnNominal(x), !isCompared(x, by: symbol), isFullyListed(x) { return true }
    guard isCertain(x), isCertain(y), isBuiltinValue(x), isBuiltinValue(y), checker.wrapped(x) == nil,
      checker.wrapped(y) == nil
    else { return false }
    return !canBeOne(left, right) && !isDoublePair(x, y)
  }

  private func isDoublePair(_ left: Type, _ right: Type) -> Bool {
    guard let left = nominal(of: left), let right = nominal(of: right) else { return false }
    return isDoublePair(left, right)
  }

  /// Whether a text stands beside an array, to which only its characters can be added, and one of the two is a literal that the other
  /// does not decide.
  private func isTextBesideArray(_ left: Type, _ right: Type) -> Bool {
    let text = checker.type("String")
    guard case .nominal(let id, let arguments) = left, id == checker.known("Array"), let element = arguments.first,
      unifier.resolve(unifier.tentative(right)) == text
    else { return false }
    guard unifier.isUnbound(unifier.resolve(element)) else { return unifier.isUnbound(right) }
    let literal = unifier.resolve(unifier.tentative(element))
    return !unifier.isUnbound(literal) && (unifier.isUnbound(right) || literal != text)
  }

  /// The operator functions that operands of some types can mean.
  func operatorCandidates(_ symbol: String, _ types: [Type], isPrefix: Bool) -> [Candidate] {
    var seen: Set<FunctionID> = []
    var result: [Candidate] = []
    func add(_ id: FunctionID, selfType: Type?, distance: Int) {
      guard seen.insert(id).inserted else { return }
      result.append(Candidate(target: .function(id), receiver: .none, selfType: selfType, distance: distance))
    }
    for type in types {
      let searched = unifier.tentative(type)
      for target in [searched, checker.wrapped(searched)].compactMap({ $0 }) {
        for item in checker.findMembers(symbol, of: unifier.resolve(target), isStatic: true, in: scope) {
          if case .function(let id) = item.member { add(id, selfType: nil, distance: item.distance) }
        }
      }
    }
    for id in globalFunctions(symbol) {
      // What is not known yet is not taken for `()`.
      if program[id].parameters.first?.type == .void, !types.contains(.void) { continue }
      add(id, selfType: nil, distance: 0)
    }
    if !isPrefix, let optional = checker.known("Optional") {
      // What a program declares for optionals may take what becomes one.
      let takesAny = types.contains { checker.wrapped($0) != nil }
      for case .function(let id) in checker.ownMembers(symbol, of: checker.info(optional))
      where takesAny || checker.info(id).scope.part == nil {
        add(id, selfType: nil, distance: 0)
      }
    }
    // An operator of another type than those of its operands: `1 <| .empty` of a list.
    if result.isEmpty {
      for id in memberOperators(symbol) { add(id, selfType: nil, distance: 0) }
    }
    return result
  }

  /// The operators of the program by a symbol, also those of other types than the operands that say what they are.
  func ownCandidates(_ symbol: String, _ types: [Type], isPrefix: Bool) -> [Candidate] {
    let near = operatorCandidates(symbol, types, isPrefix: isPrefix)
    let known = Set(near.compactMap { function(of: $0) })
    let far = memberOperators(symbol).filter { !known.contains($0) }
    return (near + far.map { Candidate(target: .function($0), receiver: .none, selfType: nil) }).filter { isOwn($0) }
  }

  /// The functions among these with as many parameters as an operation has operands.
  func ownOperators(_ symbol: String, _ types: [Type], operands count: Int) -> [FunctionID] {
    ownCandidates(symbol, types, isPrefix: count == 1).compactMap { function(of: $0) }.filter {
      program[$0].parameters.count == count
    }
  }

  func operatorCandidates(_ symbol: String, in name: String) -> [Candidate] {
    guard let id = checker.protocolID(named: name) else { return [] }
    return checker.ownMembers(symbol, of: checker.info(id)).compactMap { member in
      if case .function(let function) = member {
        Candidate(target: .function(function), receiver: .none, selfType: nil)
      } else {
        nil
      }
    }
  }

  /// The best operator for checked operands.
  func bestOperator(_ candidates: [Candidate], _ operands: [TypedExpression], expected: Type?) -> Candidate? {
    let arguments = placeholders(for: operands)
    let usable = candidates.filter { candidate in
      if case .function(let id) = candidate.target {
        program[id].parameters.count == operands.count && !wantsOneType(id, of: operands)
      } else {
        false
      }
    }
    let wanted = expected.flatMap { unifier.isUnbound($0) ? nil : $0 }
    let viable = rank(usable, arguments, inferred: operands, expected: wanted)
    return (concrete(viable) ?? viable.first)?.candidate
      ?? (wanted == nil ? nil : rank(usable, arguments, inferred: operands, expected: nil).first?.candidate)
  }

  /// Whether an operator takes two values of one type where an existential is given, which may hold a value of any.
  private func wantsOneType(_ id: FunctionID, of operands: [TypedExpression]) -> Bool {
    let parameters = program[id].parameters.map(\.type)
    guard parameters.count == 2, case .parameter = parameters[0], parameters[0] == parameters[1] else { return false }
    return operands.contains { operand in
      if case .existential(let protocols, _, _) = unifier.resolve(operand.type) {
        !protocols.isEmpty && !protocols.contains { program[$0].name == "Error" }
      } else {
        false
      }
    }
  }

  /// The first of the program's own operators that is not generic and needs no conversion: where there is one, the compiler tries no generic one.
  private func concrete(_ viable: [Viable]) -> Viable? {
    guard viable.count > 1, viable.allSatisfy({ isOwn($0.candidate) }) else { return nil }
    return viable.first { item in
      guard item.isFavored == viable[0].isFavored, case .function(let id) = item.candidate.target else { return false }
      return program[id].generics.isEmpty && item.score.optionals == 0 && item.score.numberConversions == 0
        && item.score.functionConversions == 0
    }
  }

  /// Whether a candidate is the program's, not the library's.
  func isOwn(_ candidate: Candidate) -> Bool {
    if case .function(let id) = candidate.target { checker.info(id).scope.part == nil } else { false }
  }

  /// Whether a result could be what is expected.
  private func gives(_ result: Type, _ expected: Type?) -> Bool {
    guard let expected, case .nominal = innermost(expected) else { return true }
    return result == innermost(expected)
  }

  /// Lets two literals, or what stands for elements of a literal, be of the types that an operator of the program's own takes: one that is
  /// not generic, if there is one.
  func settleLiterals(_ left: Type, _ right: Type, for symbol: String, expected: Type?) {
    guard let first = unifier.literal(of: left), let second = unifier.literal(of: right) else { return }
    let ofLibraryTypes = memberOperators(symbol).filter { id in
      program[id].parameters.allSatisfy { nominal(of: $0.type).map { program[$0].isCatalogue } ?? false }
    }
    let own = (globalFunctions(symbol) + ofLibraryTypes).filter {
      checker.info($0).scope.part == nil && program[$0].parameters.count == 2
    }
    let types = own.filter { program[$0].generics.isEmpty && gives(program[$0].result, expected) }
      .map { program[$0].parameters.map(\.type) }
      .filter { unifier.accepts(first, $0[0]) && unifier.accepts(second, $0[1]) }
    let defaults = [unifier.tentative(left), unifier.tentative(right)]
    let nearest = types.max { zip($0, defaults).count(where: ==) < zip($1, defaults).count(where: ==) }
    if let nearest {
      _ = unifier.unify(left, nearest[0]) && unifier.unify(right, nearest[1])
    } else if own.contains(where: { program[$0].parameters[0].type == program[$0].parameters[1].type }) {
      _ = unifier.unify(left, right)
      requireOfOperands(left, own)
    }
  }

  /// Lets literals be what generic operators of two equal types ask of them, unless one takes their default: `1 ≈ 2` of numbers with fractions.
  private func requireOfOperands(_ type: Type, _ operators: [FunctionID]) {
    let required = operators.compactMap { function -> [ProtocolID]? in
      guard case .parameter(let parameter)? = program[function].parameters.first?.type,
        program[function].parameters.allSatisfy({ $0.type == .parameter(parameter) })
      else { return nil }
      return checker.info(function).requirements.compactMap { requirement in
        if case .conforms(.parameter(parameter), let id) = requirement { id } else { nil }
      }
    }
    let usual = unifier.tentative(type)
    guard required.count == operators.count,
      !required.contains(where: { $0.allSatisfy { checker.conforms(usual, to: $0, in: scope) != false } }),
      let wanted = required.first
    else { return }
    for id in wanted { _ = unifier.require(type, conformsTo: id) }
  }

  /// Arguments that stand for checked operands.
  private func placeholders(for operands: [TypedExpression]) -> [Argument] {
    operands.map { Argument(value: Expression(.invalid, range: $0.range)) }
  }

  /// Calls an operator function.
  func applyOperator(_ candidate: Candidate, _ operands: [TypedExpression], at range: SourceRange) -> TypedExpression {
    let opened = open(candidate)
    var arguments: [TypedExpression] = []
    bindShared(Array(zip(operands.indices, opened.parameters)), placeholders(for: operands), operands)
    for (operand, parameter) in zip(operands, opened.parameters) {
      if parameter.isInout {
        let operand = unwrappedPlace(operand, for: parameter.type)
        _ = unifier.unify(operand.type, parameter.type)
        let place = place(of: operand, for: operands.count == 1 ? .applied : .operated(at: range), at: operand.range)
        arguments.append(TypedExpression(.inout(place), type: operand.type, range: operand.range))
      } else if parameter.isAutoclosure, case .function(let function) = unifier.resolve(parameter.type) {
        let value = converted(operand, to: function.result, as: .argument)
        let closure = TypedClosure(parameters: [], body: [TypedStatement(.return(value), range: range)], range: range)
        arguments.append(TypedExpression(.closure(closure), type: .function(function), range: range))
      } else {
        arguments.append(converted(operand, to: parameter.type, as: .argument))
      }
    }
    _ = unifier.solvePending()
    guard case .function(let id) = candidate.target else { return unknown(range) }
    let generics = program[id].generics.map { opened.substitution[$0] ?? .unknown }
    let callee: Callee
    if let owner = checker.info(id).requirementOf {
      callee = .witness(
        owner, id, conformer: opened.substitution[checker.info(owner).selfParameter] ?? .unknown, arguments: generics)
    } else {
      callee = .function(id, arguments: generics)
    }
    return TypedExpression(.call(callee, arguments), type: opened.result, range: range)
  }
}
