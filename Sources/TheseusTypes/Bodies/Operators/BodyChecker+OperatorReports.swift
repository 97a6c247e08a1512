import TheseusProgram

extension BodyChecker {
  /// Reports an operand that would fit if it were unwrapped; false if that is not what is wrong.
  private func reportOptionalOperand(_ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    let isAssignment = Self.arithmetic.contains(String(symbol.dropLast())) && symbol.hasSuffix("=")
    guard isRange(symbol) || isAssignment || Self.arithmetic.contains(symbol) || Self.comparisons.contains(symbol)
    else { return false }
    // Of two optionals that are alike neither is the one that is wrong.
    if x == y, checker.wrapped(x) != nil, !isRange(symbol), !isAssignment {
      reportOperands(
        symbol, x, y, at: places.symbol,
        explanation: "Each of the values may be nil. Unwrap both first, with 'if let', '??' or '!'.")
      return true
    }
    for (optional, other, place) in [(x, y, places.left), (y, x, places.right)] {
      guard let wrapped = checker.wrapped(optional), wrapped == other || checker.wrapped(other) == wrapped,
        !isRelation(symbol) || isCompared(wrapped, by: symbol)
      else { continue }
      reportNotUnwrapped(optional, wrapped, at: place)
      return true
    }
    return false
  }

  /// Reports an operator that has no form for two operands, by their types.
  func reportOperands(_ symbol: String, _ x: Type, _ y: Type, at range: SourceRange, explanation: String?) {
    let operands =
      x == y
      ? "two \(checker.quoted(x)) operands"
      : "operands of type \(describeOperand(x)) and \(describeOperand(y))"
    report(
      "operator-mismatch", "binary operator '\(symbol)' cannot be applied to \(operands)", at: range,
      explanation: explanation)
  }

  /// An operand's type in quotes: what `reversed()` gives is the array that it could be as well.
  private func describeOperand(_ type: Type) -> String {
    guard case .nominal(let id, let arguments) = type, id == checker.known("ReversedCollection"),
      let base = arguments.first, let sequence = checker.protocolID(named: "Sequence")
    else { return "\(checker.quoted(type))" }
    let element = checker.normalize(.associated(base, sequence, "Element"), in: scope)
    return checker.quoted(checker.type("Array", element))
  }

  /// Reports a case of an enum where a value of its raw type is needed; false if it is something else.
  private func reportRawValue(_ x: Type, _ y: Type, at places: OperationPlaces) -> Bool {
    for (type, other, place) in [(x, y, places.left), (y, x, places.right)] {
      guard case .nominal(let id, _) = type, program[id].kind == .enumeration else { continue }
      checker.resolveHeader(of: id)
      guard checker.info(id).rawType == other else { continue }
      reportArgument(type, as: other, at: place)
      return true
    }
    return false
  }

  /// Reports the one of two operands that is not of the type that is wanted of them both; false if neither or each is.
  func reportUnwantedOperand(
    _ symbol: String, _ operands: [TypedExpression], _ types: [Type], wanted: Type?
  ) -> Bool {
    guard Self.arithmetic.contains(symbol), !Self.shifts.contains(symbol), let wanted = wanted.map(innermost),
      case .nominal(let id, []) = wanted, isBuiltinValue(wanted), ownOperator(symbol, of: id, isPrefix: false) != nil,
      (types[0] == wanted) != (types[1] == wanted), types.allSatisfy({ checker.wrapped($0) == nil })
    else { return false }
    let foreign = types[0] == wanted ? 1 : 0
    reportArgument(types[foreign], as: wanted, at: operands[foreign].range)
    return true
  }

  /// Reports what is added to an array where one is wanted, and is no collection; false of all else.
  func reportUnwantedPart(_ symbol: String, _ operands: [TypedExpression], _ types: [Type], wanted: Type?) -> Bool {
    guard symbol == "+", let wanted = wanted.map({ unifier.decided(innermost($0)) }),
      case .nominal(let id, let arguments) = wanted, id == checker.known("Array"), let element = arguments.first,
      let foreign = types.firstIndex(where: { $0 != wanted }), types.contains(wanted),
      let sequence = checker.protocolID(named: "Sequence"), lacks(sequence, types[foreign]),
      checker.wrapped(types[foreign]) == nil
    else { return false }
    report(
      "type-mismatch",
      "cannot convert value of type \(checker.quoted(types[foreign])) to expected argument type 'Array<\(checker.describe(element))>'",
      at: operands[foreign].range, explanation: "'+' joins collections; 'append' adds one element.")
    return true
  }

  /// Reports an operand that is a function which gives what the other operand is, and is not called; false of other operands.
  func reportUncalledOperand(
    _ symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type),
    at range: SourceRange
  ) -> Bool {
    for (operand, other) in [(left, right), (right, left)] {
      guard case .function(let function) = operand.type, function.parameters.isEmpty,
        unifier.tentative(function.result) == unifier.tentative(other.type),
        case .closure(let closure) = operand.value.kind, !writtenClosures.contains(operand.value.range),
        let id = functionThatIsCalled(by: closure)
      else { continue }
      if !checker.isMember(id) {
        reportOperands(
          symbol, left.type, right.type, at: range,
          explanation: "The name of a function alone does not call it: write '()' behind it.")
        return true
      }
      reportUncalled(giving: other.type, at: operand.value.range)
      return true
    }
    return false
  }

  /// Reports operands of an operator that the program alone declares, with one form, by what that takes; false of other operators.
  func reportOnlyForm(
    _ symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    let forms = globalFunctions(symbol) + memberOperators(symbol)
    guard !Self.arithmetic.contains(symbol), forms.count == 1, checker.info(forms[0]).scope.part == nil,
      program[forms[0]].generics.isEmpty,
      program[forms[0]].parameters.count == 2
    else { return false }
    let wanted = program[forms[0]].parameters.map(\.type)
    let misfits = zip([left, right], wanted).filter { operand, wanted in
      let literal = unifier.literal(of: unifier.resolve(operand.value.type)) ?? writtenNumber(operand.value)
      return literal.map { !unifier.accepts($0, wanted) } ?? !fits(operand.value.type, wanted)
    }
    guard !misfits.isEmpty,
      misfits.allSatisfy({ checker.wrapped($0.0.type) == nil && nominal(of: $0.0.type) != checker.known("Array") })
    else { return false }
    for (operand, wanted) in misfits { reportArgument(operand.type, as: wanted, at: operand.value.range) }
    return true
  }

  /// Which literal a value is that is written as a number.
  private func writtenNumber(_ value: TypedExpression) -> Unifier.Literal? {
    switch value.kind {
    case .integer: .integer
    case .double: .float
    default: nil
    }
  }

  /// Reports variables that hold functions where what these give is meant; false of other operands.
  func reportHeldFunctions(
    _ symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type),
    at range: SourceRange
  ) -> Bool {
    let operands = [left, right]
    let held = operands.map { heldResult($0.value, $0.type) }
    let isComparison = Self.comparisons.contains(symbol)
    guard let result = held.compactMap(\.self).first, isBuiltinValue(result),
      zip(held, operands).allSatisfy({ ($0 ?? unifier.tentative($1.type)) == result }),
      isComparison ? held.contains(nil) : Self.arithmetic.contains(symbol)
    else { return false }
    let isWhole = held.contains(nil) && result != checker.type("String") && (symbol == "+" || !isPartial(range))
    if isComparison || isWhole {
      reportOperands(
        symbol, left.type, right.type, at: range,
        explanation: "The name of a function alone does not call it: write '()' behind it.")
    } else {
      for (operand, own) in zip(operands, held) where own != nil {
        reportUncalled(giving: result, at: operand.value.range)
      }
    }
    return true
  }

  /// What a function without parameters gives that a variable or a property holds; nil of other values.
  private func heldResult(_ value: TypedExpression, _ type: Type) -> Type? {
    guard case .function(let function) = type, function.parameters.isEmpty else { return nil }
    return switch value.kind {
    case .local, .global, .field: unifier.tentative(function.result)
    default: nil
    }
  }

  /// Reports values that cannot be matched with a pattern where the operator that does so is written: `range ~= text`; false of other
  /// operators.
  func reportMatch(_ symbol: String, _ pattern: Type, _ value: Type, at range: SourceRange) -> Bool {
    guard symbol == "~=" else { return false }
    report(
      "pattern-mismatch",
      "expression pattern of type \(checker.quoted(pattern)) cannot match values of type \(checker.quoted(value))",
      at: range)
    return true
  }

  /// Reports an operator that nothing declares, and says what may be meant by one that other languages have.
  func reportUnknownOperator(_ symbol: String, at range: SourceRange) {
    let meant = ["..": "...", "++": "+= 1", "--": "-= 1"][symbol]
    let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
    report("unknown-operator", "cannot find operator '\(symbol)' in scope\(hint)", at: range)
  }

  /// What the other operand of the sum or comparison is in which an operation stands, as far as it says it itself.
  func typeBeside(_ operation: SourceRange) -> Type? {
    let known = besideOperations
    guard trialDepth < Self.deepestTrial, let other = besideOperations.removeValue(forKey: operation) else {
      return nil
    }
    // What stands there may ask the same of this operation.
    besideOperations[other.range] = nil
    let start = snapshot()
    trialDepth += 1
    defer {
      trialDepth -= 1
      rollback(to: start)
      besideOperations = known
    }
    let type = unifier.tentative(infer(other).type)
    return hasErrors(since: start) ? nil : type
  }

  /// Reports values whose identity is asked, which they have none of: `point === origin`; false of other operators and objects.
  func reportValues(
    _ symbol: String, _ left: (value: TypedExpression, type: Type), _ right: (value: TypedExpression, type: Type)
  ) -> Bool {
    guard symbol == "===" || symbol == "!==" else { return false }
    var isFound = false
    for (value, type) in [left, right] {
      let inner = innermost(type)
      guard let id = nominal(of: inner), program[id].kind == .structure || program[id].kind == .enumeration else {
        continue
      }
      isFound = true
      report(
        "type-mismatch",
        "argument type \(checker.quoted(type)) expected to be an instance of a class or class-constrained type",
        at: value.range,
        explanation: "'\(symbol)' asks whether both are the same object, and a value is none. '==' compares values.")
    }
    return isFound
  }

  /// Reports a character beside a text, or beside a literal that could be one: `letter + "a"`; false of other operands.
  func reportCharacter(
    _ symbol: String, _ left: TypedExpression, _ right: TypedExpression, _ x: Type, _ y: Type
  ) -> Bool {
    let (character, text) = (checker.type("Character"), checker.type("String"))
    guard symbol == "+" else { return false }
    let sides = [(left, x, right, y), (right, y, left, x)]
    guard
      let (own, type, _, _) = sides.first(where: { $1 == character && ($3 == text || $3 == character && isText($2)) })
    else { return false }
    reportArgument(
      type, as: text, at: own.range,
      explanation: "'+' joins texts, and a character is none. 'String(…)' makes a text of it.")
    return true
  }

  /// Whether a value is written as a text.
  func isText(_ operand: TypedExpression) -> Bool {
    if case .string = operand.kind { true } else { false }
  }

  func isRange(_ symbol: String) -> Bool { symbol == "..." || symbol == "..<" }

  func isTuple(_ type: Type) -> Bool {
    if case .tuple = type { true } else { false }
  }

  func isExistential(_ type: Type) -> Bool {
    if case .existential(let protocols, _, _) = type { !protocols.isEmpty } else { false }
  }

  /// Reports `+=` of what an array does not add: a text, which consists of characters, other elements, or one element; false for
  /// all else.
  private func reportAddition(
    _ symbol: String, to array: Type, of added: Type, at places: OperationPlaces
  ) -> Bool {
    guard symbol == "+=", case .nominal(let id, let arguments) = array, id == checker.known("Array"),
      let element = arguments.first
    else { return false }
    if added == checker.type("String") {
      report(
        "type-mismatch",
        "operator function '+=' requires the types \(checker.quoted(element)) and 'String.Element' (aka 'Character') be equivalent",
        at: places.symbol,
        explanation:
          "'+=' adds the elements of a sequence, and those of a text are its characters; 'append' adds one element.")
    } else if nominal(of: added) == id {
      report(
        "operator-mismatch",
        "binary operator '+=' cannot be applied to operands of type \(checker.quoted(array)) and \(checker.quoted(added))",
        at: places.symbol)
    } else {
      report(
        "type-mismatch",
        "cannot convert value of type \(checker.quoted(added)) to expected argument type 'Array<\(checker.describe(element))>'",
        at: places.right, explanation: "'+=' adds the elements of a sequence; 'append' adds one element.")
    }
    return true
  }

  /// Reports a value of an own type that is added to a text or an array, which add sequences; false for all else.
  private func reportAddedValue(_ symbol: String, _ x: Type, _ y: Type, at range: SourceRange) -> Bool {
    guard symbol == "+=", isOwnNominal(y), x == checker.type("String") || nominal(of: x) == checker.known("Array")
    else {
      return false
    }
    report(
      "missing-conformance",
      "operator function '+=' requires that \(checker.quoted(y)) conform to 'Sequence'", at: range)
    return true
  }

  /// Reports the operand of a comparison in a closure that is not of the one type which declares it: `{ $0.name > $0.age }`; false elsewhere.
  ///
  /// Where both declare it, or neither, the compiler says that there is no form for the operands.
  private func reportOperandOfClosure(
    _ symbol: String, _ x: Type, _ y: Type, at places: OperationPlaces
  ) -> Bool {
    guard let frame = frames.last, frame.isPartOfExpression, Self.comparisons.contains(symbol), x != y,
      [x, y].allSatisfy({ isNumberOrText($0) || $0 == bool || $0 == checker.type("Character") })
    else { return false }
    switch (declares(symbol, x), declares(symbol, y)) {
    case (true, false): reportArgument(y, as: x.withoutAlias, at: places.right)
    case (false, true): reportArgument(x, as: y.withoutAlias, at: places.left)
    default: reportOperands(symbol, x, y, at: places.symbol, explanation: nil)
    }
    return true
  }

  /// Whether a type of the library declares a comparison itself, not only by a protocol.
  private func declares(_ comparison: String, _ type: Type) -> Bool {
    if comparedKind(type) == "BinaryInteger" { return true }
    if type == bool { return comparison == "==" }
    return [checker.type("String"), checker.type("Character")].contains(type) && ["==", "<"].contains(comparison)
  }

  /// Whether a type is one of the library's numbers, or its text.
  func isNumberOrText(_ type: Type) -> Bool {
    isBuiltinValue(type) && (isNumber(type) || type == checker.type("String"))
  }

  /// Reports the remainder of numbers that are no integers; false for other operators and types.
  func reportRemainder(_ symbol: String, _ x: Type, _ y: Type, at range: SourceRange) -> Bool {
    let types = [checker.type("Double"), checker.type("Float")]
    guard symbol == "%" || symbol == "%=", x == y, types.contains(x) else { return false }
    report(
      "operator-mismatch",
      "'\(symbol)' is unavailable: For floating point numbers use \(symbol == "%" ? "truncatingRemainder" : "formTruncatingRemainder") instead",
      at: range)
    return true
  }

  /// Reports what is added to an array as if it were one itself: an optional element, or a number; false of all else.
  private func reportAppended(_ y: Type, to x: Type, at places: OperationPlaces) -> Bool {
    guard case .nominal(let id, let elements) = x, id == checker.known("Array"), let element = elements.first else {
      return false
    }
    if checker.wrapped(y) == element {
      reportNotUnwrapped(y, element, at: places.right)
      return true
    }
    guard isBuiltinValue(y), isNumber(y), y != element else { return false }
    reportOperands("+", x, y, at: places.symbol, explanation: "'+' joins two arrays. 'append' adds one element.")
    return true
  }

  func reportOperator(
    _ symbol: String, _ x: Type, _ y: Type, _ candidates: [Candidate], at places: OperationPlaces
  ) {
    if x != y, mayBeForeign(x, besideUnlike: y) { return checker.reportUnsupported(symbol, at: places.symbol) }
    if reportUnequatable(symbol, x, y, at: places.symbol) || reportUnlikeElements(symbol, x, y, at: places)
      || reportAnything(symbol, x, y, at: places)
      || reportOptionalOperand(symbol, x, y, at: places) || reportRemainder(symbol, x, y, at: places.symbol)
    {
      return
    }
    if isRange(symbol), checker.wrapped(x) == nil, isBuiltinValue(x) {
      reportArgument(y, as: x, at: places.right)
      return
    }
    let isAssignment = symbol.hasSuffix("=") && !Self.comparisons.contains(symbol)
    if isAssignment,
      reportAddedValue(symbol, x, y, at: places.symbol)
        || reportAddition(symbol, to: x, of: y, at: places)
    {
      return
    }
    if isAssignment, x != y, isReckoned(x, by: String(symbol.dropLast())) || candidates.contains(where: { isOwn($0) }) {
      reportArgument(y, as: x, at: places.right)
      return
    }
    if reportScaled(symbol, x, by: y, at: places.symbol) { return }
    if symbol == "+", x == checker.type("Array", checker.type("String")), y == checker.type("String") {
      report(
        "operator-mismatch",
        "'+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings",
        at: places.symbol,
        explanation: "'+' joins sequences, and a text is one of characters. Put the text in brackets, or call 'append'."
      )
      return
    }
    if symbol == "+", reportAppended(y, to: x, at: places) { return }
    if reportOperandOfClosure(symbol, x, y, at: places) { return }
    if reportRawValue(x, y, at: places) || reportForeignOperand(symbol, x, y, candidates, at: places)
      || reportComparison(symbol, x, y, at: places)
    {
      return
    }
    if x == y,
      isNominalOrParameter(x) || isExistential(x) || isTuple(x) || isFunction(x) || checker.isOpaqueOfProgram(x)
        || checker.isAbstractMember(x, in: scope)
    {
      if candidates.isEmpty, globalFunctions(symbol).isEmpty, !Self.comparisons.contains(symbol),
        !Self.arithmetic.contains(isAssignment ? String(symbol.dropLast()) : symbol)
      {
        reportUnknownOperator(symbol, at: places.symbol)
        return
      }
      if mayBeForeign(x) { return checker.reportUnsupported(symbol, at: places.symbol) }
      if reportUnmetEquality(symbol, x, at: places.symbol) || reportOperatorDemand(symbol, x, at: places) { return }
      let note = Self.comparisons.contains(symbol) ? conformanceNote(symbol) : nil
      return reportOperands(symbol, x, y, at: places.symbol, explanation: note)
    }
    reportOperands(symbol, x, y, at: places.symbol, explanation: nil)
  }
}
