import TheseusProgram

extension BodyChecker {
  func isCall(_ expression: Expression) -> Bool {
    if case .call = expression.kind { true } else { false }
  }

  /// Checks operands of which the one that is no call says which overload is meant in the other: `read() + "x"`.
  func inferCalledOperands(
    _ left: Expression, _ right: Expression, hint: Type?
  ) -> (TypedExpression, TypedExpression) {
    if isCall(left) {
      let second = infer(right, expected: hint)
      return (infer(left, expected: unifier.tentative(second.type)), second)
    }
    let first = infer(left, expected: hint)
    return (first, infer(right, expected: unifier.tentative(first.type)))
  }

  /// Checks the operands of an operator, one in the light of the other.
  func inferOperands(
    _ left: Expression, _ symbol: String, _ right: Expression, expected: Type?, hint: Type?
  ) -> (TypedExpression, TypedExpression) {
    if let types = onlyOperands(left, symbol, right, giving: expected) {
      return (infer(left, expected: types.0), infer(right, expected: types.1))
    }
    if hint.map({ unifier.isUnbound($0) }) ?? true, symbol == "+" || Self.comparisons.contains(symbol),
      isCollectionLiteral(left), isCollectionLiteral(right), let common = typeTogether(of: [left, right]),
      !common.contains({ $0 == .any })
    {
      return (infer(left, expected: common), infer(right, expected: common))
    }
    // What needs the other operand's type is checked after it.
    if needsContext(left) || isOpenArithmetic(left), !needsContext(right), !isOpenArithmetic(right) {
      let second = infer(right, expected: numberContext(right, hint))
      return (infer(left, expected: implicitContext(left, symbol, expected, second.type)), second)
    }
    let first = infer(left, expected: numberContext(left, hint))
    if let second = operandHoldingNil(right, symbol, behind: first) { return (first, second) }
    let other = operandHint(symbol, first.type, hint, right)
    return (first, infer(right, expected: numberContext(right, other)))
  }

  /// Arithmetic of literals and implicit members only: `2 * .pi`.
  private func isOpenArithmetic(_ expression: Expression) -> Bool {
    guard case .binary(let left, let symbol, _, let right) = expression.kind, Self.arithmetic.contains(symbol) else {
      return false
    }
    let operands = [left, right]
    return operands.contains { isImplicitlyRooted($0) || isOpenArithmetic($0) }
      && operands.allSatisfy { isImplicitlyRooted($0) || isOpenArithmetic($0) || isNumber($0) }
  }

  /// What is expected of an operand; nothing of a choice between numbers that can't be of that type: `.now() + (isShort ? 0 : 1.5)`.
  private func numberContext(_ operand: Expression, _ hint: Type?) -> Type? {
    guard let hint, case .ternary(_, let first, let second) = operand.kind, isNumber(first), isNumber(second),
      case .nominal = unifier.resolve(hint),
      let literal = checker.protocolID(named: "ExpressibleByIntegerLiteral")
    else { return hint }
    return checker.conforms(unifier.resolve(hint), to: literal, in: scope) == false ? nil : hint
  }

  /// Whether an expression is the literal of a number, with or without signs.
  func isNumber(_ expression: Expression) -> Bool { kind(ofNumber: expression) != nil }

  /// Which literal a number is, which may have a sign; nil of other expressions.
  func kind(ofNumber expression: Expression) -> Unifier.Literal? {
    switch expression.kind {
    case .integer: .integer
    case .float: .float
    case .prefix(_, _, let operand): kind(ofNumber: operand)
    default: nil
    }
  }

  /// What is expected of the operands of arithmetic; an existential takes the result and says nothing of them.
  func arithmeticHint(_ expected: Type?) -> Type? {
    guard let expected else { return nil }
    let hint = unifier.resolve(checker.wrapped(unifier.resolve(expected)) ?? expected)
    if case .existential = hint { return nil }
    return hint
  }

  /// The bound of the range that is expected of a range's operator.
  func rangeBound(_ symbol: String, _ expected: Type?) -> Type? {
    guard symbol == "..." || symbol == "..<", let bound = bound(ofRange: expected), !unifier.isUnbound(bound) else {
      return nil
    }
    return bound
  }

  /// The type in which an operand's implicit member is looked up: the result's if it has it, else the other operand's.
  private func implicitContext(_ operand: Expression, _ symbol: String, _ expected: Type?, _ other: Type?) -> Type? {
    let byOther = other.flatMap { firstOperand(symbol, beside: $0, of: operand) } ?? other
    guard let expected, !unifier.isUnbound(expected) else { return byOther }
    // Every type has initializers: `.init(1, 2) / 3` is of the type whose operator takes what stands on the right.
    if let other, implicitMember(operand) == "init" || isOpenArithmetic(operand),
      takes(other, symbol, behind: unifier.resolve(expected))
    {
      return expected
    }
    guard isImplicitlyRooted(operand) else { return byOther }
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    var score = ConversionScore()
    let fitsOther = other.map { hasShape(operand, of: unifier.resolve($0), &score) } ?? false
    return !fitsOther && hasShape(operand, of: unifier.resolve(expected), &score) ? expected : byOther
  }

  /// Whether a type of the program declares an operator for a value of it and one of another type.
  private func takes(_ other: Type, _ symbol: String, behind type: Type) -> Bool {
    guard let id = nominal(of: type), !program[id].isCatalogue, unifier.resolve(other) != type else { return false }
    return operatorCandidates(symbol, [type], isPrefix: false).contains { candidate in
      let mark = unifier.mark()
      defer { unifier.rollback(to: mark) }
      let opened = open(candidate)
      return opened.parameters.count == 2 && unifier.unify(opened.parameters[0].type, type)
        && unifier.unify(opened.parameters[1].type, other) && unifier.unify(opened.result, type)
    }
  }

  private func operandHint(_ symbol: String, _ left: Type?, _ hint: Type?, _ right: Expression) -> Type? {
    guard let left else { return hint }
    let type = unifier.resolve(left)
    // Nothing else says in which type a member without one is looked up: `7 &+ .max`.
    if unifier.isUnbound(type) {
      return isImplicitlyRooted(right) && hint.map({ unifier.isUnbound($0) }) ?? true ? type : hint
    }
    if let name = implicitMember(right), let other = otherOperand(symbol, type, declaring: name) { return other }
    if let literal = literalOperand(symbol, type, right) { return literal }
    if let joined = joined(symbol, type, hint, right) ?? wider(symbol, type, hint, right) { return joined }
    if leavesOpen(symbol, type) || takesArray(symbol, type, hint, right) { return nil }
    return takesOther(symbol, type, right) || mayBeDouble(type, hint, right) ? nil : type
  }

  /// Whether an operation beside a `CGFloat` says itself whether it is a `Double`, as nothing is said of the result: `width - ratio * width`.
  private func mayBeDouble(_ left: Type, _ hint: Type?, _ right: Expression) -> Bool {
    guard hint == nil, left == checker.type("CGFloat"), case .binary(let first, let symbol, _, let second) = right.kind
    else { return false }
    return Self.arithmetic.contains(symbol) && !isOpenArithmetic(right) && !(isNumber(first) && isNumber(second))
  }

  /// Whether a literal is an array that a sequence stands before, as only arrays and their like can be added up: `[2]` in `numbers + [2]` of a set.
  private func takesArray(_ symbol: String, _ left: Type, _ hint: Type?, _ right: Expression) -> Bool {
    guard symbol == "+", case .array = right.kind, case .nominal(let id, _) = left,
      hint.map({ nominal(of: unifier.resolve($0)) != id }) ?? true,
      let sequence = checker.protocolID(named: "Sequence"),
      let replaceable = checker.protocolID(named: "RangeReplaceableCollection"),
      checker.conforms(left, to: sequence, in: scope) == true,
      checker.conforms(left, to: replaceable, in: scope) == false
    else { return false }
    return checker.ownMembers(symbol, of: checker.info(id)).isEmpty
  }

  /// The collection that the program's one such operator of a type takes for a literal: `subject += [first, second]`.
  private func literalOperand(_ symbol: String, _ left: Type, _ right: Expression) -> Type? {
    guard isCollectionLiteral(right), case .nominal(let owner, _) = left, !program[owner].isCatalogue else {
      return nil
    }
    let collection: String = if case .array = right.kind { "Array" } else { "Dictionary" }
    let taken = operatorCandidates(symbol, [left], isPrefix: false).compactMap { candidate -> Type? in
      guard let id = function(of: candidate), checker.info(id).scope.part == nil, program[id].parameters.count == 2,
        nominal(of: program[id].parameters[0].type) == owner
      else { return nil }
      let snapshot = snapshot()
      defer { rollback(to: snapshot) }
      let opened = open(candidate)
      guard unifier.unify(opened.parameters[0].type, left) else { return nil }
      let other = unifier.zonk(opened.parameters[1].type)
      return other.isConcrete && !other.hasVariables ? other : nil
    }
    let collections = Set(taken.filter { nominal(of: $0) == checker.known(collection) })
    return collections.count == 1 ? collections.first : nil
  }

  /// The collection that is wanted, for a literal beside one that can be of its type: `let all: [Any] = numbers + ["text"]`.
  private func wider(_ symbol: String, _ left: Type, _ hint: Type?, _ right: Expression) -> Type? {
    guard symbol == "+", isCollectionLiteral(right), let hint = hint.map(unifier.resolve), hint != left,
      let id = nominal(of: left), id == nominal(of: hint), isCovariant(id), !unifier.isUnbound(hint)
    else { return nil }
    return hint
  }

  /// The collection that a sequence of another type is joined with where that collection is wanted: `slice + rest.reversed()` for an
  /// array, `name.prefix(8) + "…"` for a text.
  private func joined(_ symbol: String, _ left: Type, _ hint: Type?, _ right: Expression) -> Type? {
    guard symbol == "+", let hint, let id = nominal(of: left), let wanted = nominal(of: unifier.resolve(hint)),
      id != wanted
    else { return nil }
    if case .string = right.kind {
      return wanted == checker.known("String") && id == checker.known("Substring") ? hint : nil
    }
    guard wanted == checker.known("Array"), let sequence = checker.protocolID(named: "Sequence"),
      checker.conforms(left, to: sequence, in: scope) == true
    else { return nil }
    return hint
  }

  /// Whether an operator of the program's own takes on its right what the left operand does not decide: `*>` of a `Parser<A>` and a
  /// `Parser<B>`.
  private func leavesOpen(_ symbol: String, _ left: Type) -> Bool {
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    let candidates = operatorCandidates(symbol, [left], isPrefix: false)
    return !candidates.isEmpty
      && candidates.allSatisfy { candidate in
        guard let id = function(of: candidate), checker.info(id).scope.part == nil, !program[id].generics.isEmpty else {
          return false
        }
        let opened = open(candidate)
        guard opened.parameters.count == 2 else { return false }
        return !unifier.unify(opened.parameters[0].type, left)
          || unifier.zonk(opened.parameters[1].type).hasVariables
      }
  }

  /// Whether an operator is declared by the program for no two values of the left operand's type, or for one and a number or a text, so that
  /// a literal on the right may be of another type: `price * 3`, `2.5 ** 2`.
  private func takesOther(_ symbol: String, _ left: Type, _ right: Expression) -> Bool {
    switch right.kind {
    case .integer, .float, .string: break
    default: return false
    }
    guard case .nominal(let id, let arguments) = left else { return false }
    if !program[id].isCatalogue {
      return !typesBesides(left, of: symbol, at: 1).isEmpty
        || !addsItself(symbol, left)
          && ownOperators(symbol, [left], operands: 2).contains {
            nominal(of: program[$0].parameters[0].type) == id
          }
    }
    guard arguments.isEmpty, ownOperator(symbol, of: id, isPrefix: false) == nil else { return false }
    let taken = globalFunctions(symbol).filter {
      checker.info($0).scope.part == nil && program[$0].parameters.count == 2 && program[$0].parameters[0].type == left
    }
    return !taken.isEmpty && taken.allSatisfy { program[$0].generics.isEmpty && program[$0].parameters[1].type != left }
  }

  /// The numbers and texts that the program's operators take beside a value of a type, at the place of one of two operands.
  func typesBesides(_ type: Type, of symbol: String, at place: Int) -> [Type] {
    guard let id = nominal(of: type) else { return [] }
    return ownOperators(symbol, [type], operands: 2).compactMap { function in
      guard nominal(of: program[function].parameters[1 - place].type) == id else { return nil }
      let other = program[function].parameters[place].type
      return nominal(of: other) != id && isOfLiterals(other) ? other : nil
    }
  }

  private func isOfLiterals(_ type: Type) -> Bool {
    guard case .nominal = type else { return false }
    return type == checker.type("String") || conforms(type, toProtocolNamed: "Numeric")
  }

  /// The name after the dot of `.milliseconds(500)`.
  func implicitMember(_ expression: Expression) -> String? {
    switch expression.kind {
    case .implicitMember(let name, _): name
    case .call(let callee, _): implicitMember(callee)
    default: nil
    }
  }

  /// What the only operator of the program takes whose operands declare both implicit members, where nothing else says what these are:
  /// `print(.i * .i)`.
  private func onlyOperands(
    _ left: Expression, _ symbol: String, _ right: Expression, giving expected: Type?
  ) -> (Type, Type)? {
    guard let first = implicitMember(left), let second = implicitMember(right), first != "init", second != "init" else {
      return nil
    }
    if case .nominal? = expected.map({ unifier.resolve($0) }) { return nil }
    let taken = ownOperators(symbol, [], operands: 2).compactMap { id -> (Type, Type)? in
      let types = (program[id].parameters[0].type, program[id].parameters[1].type)
      guard program[id].generics.isEmpty, types.0.isConcrete, types.1.isConcrete else { return nil }
      return hasStaticMember(first, types.0) && hasStaticMember(second, types.1) ? types : nil
    }
    return taken.count == 1 ? taken[0] : nil
  }

  /// Whether a type has a static member of a name.
  func hasStaticMember(_ name: String, _ type: Type) -> Bool {
    if case .nominal = type { !checker.findMembers(name, of: type, isStatic: true, in: scope).isEmpty } else { false }
  }

  /// The name after the dot of `.one` or `-.one`.
  private func signedMember(_ expression: Expression) -> String? {
    if case .prefix(_, _, let operand) = expression.kind { implicitMember(operand) } else { implicitMember(expression) }
  }

  /// The type of the left operand that the only operator of the program for a right one takes, if it is another one that declares an implicit
  /// member and the right one does not: `.get * ("users" / "all")`.
  private func firstOperand(_ symbol: String, beside other: Type, of operand: Expression) -> Type? {
    let right = unifier.resolve(other)
    let literal = unifier.literal(of: right)
    guard let name = signedMember(operand), name != "init", nominal(of: right) != nil || literal != nil,
      !hasStaticMember(name, right)
    else { return nil }
    let taken = ownOperators(symbol, [right], operands: 2).compactMap { id -> Type? in
      let types = program[id].parameters.map(\.type)
      guard program[id].generics.isEmpty, types[1] == right || literal.map({ unifier.accepts($0, types[1]) }) ?? false
      else { return nil }
      return types[0].isConcrete && hasStaticMember(name, types[0]) ? types[0] : nil
    }
    return Set(taken).count == 1 ? taken[0] : nil
  }

  /// The type of the right operand that an operator of a type takes, if it is another one that declares a member and the type itself does not.
  private func otherOperand(_ symbol: String, _ type: Type, declaring name: String) -> Type? {
    guard checker.findMembers(name, of: type, isStatic: true, in: scope).isEmpty else { return nil }
    let near = operatorCandidates(symbol, [type], isPrefix: false)
    for candidate in near + ownCandidates(symbol, [type], isPrefix: false) {
      let snapshot = snapshot()
      let opened = open(candidate)
      defer { rollback(to: snapshot) }
      guard opened.parameters.count == 2, unifier.unify(opened.parameters[0].type, type), unifier.solvePending()
      else { continue }
      let other = unifier.zonk(opened.parameters[1].type)
      // What the rollback forgets says nothing.
      guard !other.hasVariables else { continue }
      if hasStaticMember(name, other) { return other }
    }
    return nil
  }
}
