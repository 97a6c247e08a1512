import TheseusProgram

extension BodyChecker {
  /// Checks a literal: its type is the context's where that accepts it, else a variable that gets the default type.
  func inferLiteral(_ expression: Expression, expected: Type?) -> TypedExpression {
    let range = expression.range
    switch expression.kind {
    case .integer(let text):
      return TypedExpression(integerKind(text), type: literalType(.integer, expected), range: range)
    case .float(let text):
      return TypedExpression(
        .double(Double(text) ?? hexadecimal(text)), type: literalType(.float, expected), range: range)
    case .boolean(let value):
      return TypedExpression(.boolean(value), type: booleanType(expected), range: range)
    case .nil:
      if let expected, checker.wrapped(expected) != nil { return TypedExpression(.none, type: expected, range: range) }
      if let expected, let made = nilLiteral(of: unifier.resolve(expected), at: range) { return made }
      return TypedExpression(.none, type: checker.optional(unifier.fresh()), range: range)
    case .string(let segments):
      return inferString(segments, expected: expected, at: range)
    case .regex(let pattern):
      return inferRegex(pattern, at: range)
    case .array(let elements):
      return noted(inferArray(elements, expected: expected, at: range))
    case .dictionary(let elements):
      return noted(inferDictionary(elements, expected: expected, at: range))
    default:
      return unknown(range)
    }
  }

  /// `nil` of a type that says with `init(nilLiteral:)` what it is.
  private func nilLiteral(of type: Type, at range: SourceRange) -> TypedExpression? {
    guard isNominalOrParameter(type), let literal = checker.protocolID(named: "ExpressibleByNilLiteral"),
      checker.conforms(type, to: literal, in: scope) == true,
      case .candidates(let candidates, _) = initializers(of: type, receiver: .type(type))
    else { return nil }
    let argument = Argument(label: "nilLiteral", value: Expression(.tuple([]), range: range))
    guard let best = rank(candidates, [argument], inferred: [void(range)], expected: nil).first else { return nil }
    return applySingle(best.candidate, [argument], inferred: [void(range)], expected: type, at: range)
  }

  func isNominalOrParameter(_ type: Type) -> Bool {
    switch type {
    case .nominal, .parameter: true
    default: false
    }
  }

  private func hexadecimal(_ text: String) -> Double { Double(text.filter { $0 != "_" }) ?? 0 }

  /// A literal's type: the expected one (or what it wraps) if it accepts the literal.
  private func literalType(_ literal: Unifier.Literal, _ expected: Type?) -> Type {
    guard let expected else { return unifier.fresh(literal) }
    let target = innermost(expected)
    // `stride(from: 0, to: 1, by: 0.25)`: a step with a fraction makes the bounds such numbers too.
    if literal == .float, case .associated(let base, _, "Stride") = target, unifier.literal(of: base) == .integer {
      _ = unifier.unify(base, unifier.fresh(.float))
    }
    if case .nominal = target, unifier.accepts(literal, target),
      unifier.decideArguments(of: target, writtenAs: literal)
    {
      return target
    }
    if case .parameter = target, unifier.accepts(literal, target) { return target }
    return unifier.fresh(literal)
  }

  /// What an optional wraps, however deep.
  func innermost(_ type: Type) -> Type {
    var current = unifier.resolve(type)
    while let wrapped = checker.wrapped(current) { current = unifier.resolve(wrapped) }
    return current
  }

  private func booleanType(_ expected: Type?) -> Type {
    if let expected, isWritten("Boolean", innermost(expected)) { return innermost(expected) }
    return bool
  }

  private func integerKind(_ text: String) -> TypedExpression.Kind {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? String(text.dropFirst()) : text
    let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0b") ? 2 : digits.hasPrefix("0o") ? 8 : 10
    let plain = (radix == 10 ? digits : String(digits.dropFirst(2))).filter { $0 != "_" }
    if let value = Int((isNegative ? "-" : "") + plain, radix: radix) { return .integer(value) }
    if let value = UInt128(plain, radix: radix) { return .largeInteger((isNegative ? "-" : "") + String(value)) }
    return .largeInteger(text.filter { $0 != "_" })
  }

  // MARK: Strings

  private func inferString(_ segments: [StringSegment], expected: Type?, at range: SourceRange) -> TypedExpression {
    if let made = customInterpolation(segments, expected: expected, at: range) { return made }
    reportWrongArguments(in: segments, expected: expected)
    var parts: [TypedExpression.Segment] = []
    var text: String? = ""
    for segment in segments {
      switch segment {
      case .text(let piece):
        parts.append(.text(piece))
        text = text.map { $0 + piece }
      case .interpolation(let arguments, _):
        text = nil
        parts.append(interpolation(arguments, at: range))
      }
    }
    if let text {
      let isCharacter = text.count == 1
      return TypedExpression(
        .string(text), type: literalType(isCharacter ? .character : .string, expected), range: range)
    }
    return TypedExpression(.interpolation(parts), type: textType(expected), range: range)
  }

  /// The type of a text with values in it where a type is wanted.
  func textType(_ expected: Type?) -> Type {
    expected.map(takesInterpolations) ?? true ? literalType(.string, expected) : checker.type("String")
  }

  private func interpolation(_ arguments: [Argument], at range: SourceRange) -> TypedExpression.Segment {
    guard let first = arguments.first, !reportAmpersand(inInterpolated: first.value) else { return .text("") }
    interpolationDepth += 1
    defer { interpolationDepth -= 1 }
    notePartial([first.value])
    interpolatedValue = first.value.range
    let value = decidingLiteralsFirst { settled(infer(first.value)) }
    let extra = arguments.dropFirst().map {
      DynamicArgument(label: $0.label, value: interpolationArgument($0, of: value))
    }
    let isString = unifier.resolve(value.type) == checker.type("String")
    let erased = isString ? value : converted(value, to: .any, as: .argument)
    return .value(erased, extra)
  }

  /// What is interpolated is no part of the expression around it.
  private func decidingLiteralsFirst<Result>(_ body: () -> Result) -> Result {
    guard let outer = frames.last else { return body() }
    frames[frames.count - 1].decidesLiteralsFirst = true
    defer { frames[frames.count - 1].decidesLiteralsFirst = outer.decidesLiteralsFirst }
    return body()
  }

  /// `format:` and `style:` are implicit members of types that depend on the value.
  private func interpolationArgument(_ argument: Argument, of value: TypedExpression) -> TypedExpression {
    if argument.label == "specifier" || argument.label == "default" {
      return check(argument.value, to: checker.type("String"), as: .argument)
    }
    return infer(argument.value)
  }

  // MARK: Collections

  private func inferArray(_ elements: [Expression], expected: Type?, at range: SourceRange) -> TypedExpression {
    // Nobody knows that it is an array: `reduce(into: [])` for a set of options of a module that is not known.
    if elements.isEmpty, let expected, unifier.mayBeAnything(expected) {
      return TypedExpression(.array([]), type: unifier.resolve(expected), range: range)
    }
    if let expected, case .nominal(let id, let arguments) = innermost(expected) {
      if id == checker.known("Array") || id == checker.known("Set"), let element = arguments.first {
        let (values, type) = metatypes(elements, of: element) ?? joined(elements, expected: element)
        guard unifier.isUnbound(element) else {
          return TypedExpression(.array(values), type: .nominal(id, [element]), range: range)
        }
        // Optionals are none of what is open yet, and say themselves what the literal is: the `[nil]` of `[1] + [nil]`.
        let own = unifier.unify(element, type) || checker.wrapped(unifier.resolve(type)) == nil ? element : type
        if id == checker.known("Set") { checkHashes(unifier.zonk(type), in: "Set", at: range) }
        return TypedExpression(.array(values), type: .nominal(id, [own]), range: range)
      }
      if let element = literalElement("Array", of: innermost(expected)) {
        let values = elements.map { check($0, to: element, as: .element) }
        return TypedExpression(.array(values), type: innermost(expected), range: range)
      }
    }
    if let element = expected.flatMap({ statedElement(of: innermost($0)) }), !unifier.isUnbound(element) {
      let values = elements.map { check($0, to: element, as: .element) }
      return TypedExpression(.array(values), type: checker.type("Array", element), range: range)
    }
    if let expected, let made = abstractArray(elements, of: innermost(expected), at: range) { return made }
    let loose = looseLiterals[range].map { looseElement(elements, as: $0) }
    let elementHint = loose ?? expected.flatMap { unifier.requiredMember("Element", of: $0) }
    let (values, type) = joined(elements, expected: elementHint)
    checkCopies(type, in: "Array", at: range)
    return TypedExpression(.array(values), type: checker.type("Array", type), range: range)
  }

  /// What `any Collection<any Shape>` says that its elements are; nil of other types.
  private func statedElement(of type: Type) -> Type? {
    guard case .existential(_, _, let constraints) = type else { return nil }
    return constraints.first { $0.name == "Element" }?.type
  }

  /// `[Cat.self, Dog.self]` where `[T.Type]` is wanted: all of them say together what `T` is; nil where something else is wanted.
  private func metatypes(_ elements: [Expression], of element: Type) -> ([TypedExpression], Type)? {
    guard elements.count > 1, case .metatype(let instance) = unifier.resolve(element), unifier.isUnbound(instance)
    else {
      return nil
    }
    let start = snapshot()
    let (values, type) = joined(elements, expected: nil)
    if case .metatype = unifier.resolve(type), unifier.unify(element, type) { return (values, element) }
    rollback(to: start)
    return nil
  }

  /// Reports what a literal holds that is not copied, as a collection copies.
  private func checkCopies(_ element: Type, in collection: String, at range: SourceRange) {
    let element = unifier.zonk(element)
    guard checker.isMoveOnly(element) else { return }
    report(
      "not-copyable",
      "generic struct '\(collection)' requires that \(checker.quoted(element)) conform to 'Copyable'", at: range)
  }

  /// Reports what a literal holds that can't be in a set or a key of a dictionary.
  private func checkHashes(_ key: Type, in collection: String, at range: SourceRange) {
    guard let hashable = checker.protocolID(named: "Hashable"), lacks(hashable, key), isFullyKnown(key) else { return }
    let lacking = unmetCondition(of: key, for: hashable)?.subject ?? key
    report(
      "missing-conformance",
      "generic struct '\(collection)' requires that \(checker.quoted(lacking)) conform to 'Hashable'", at: range)
  }

  private func inferDictionary(_ elements: [DictionaryElement], expected: Type?, at range: SourceRange)
    -> TypedExpression
  {
    if let expected, case .nominal(let id, _) = innermost(expected), id != checker.known("Dictionary"),
      case .tuple(let pair)? = literalElement("Dictionary", of: innermost(expected)), pair.count == 2
    {
      let pairs = elements.map { element in
        (
          key: check(element.key, to: pair[0].type, as: .dictionaryKey),
          value: check(element.value, to: pair[1].type, as: .dictionaryValue)
        )
      }
      return TypedExpression(.dictionary(pairs), type: innermost(expected), range: range)
    }
    var key: Type?
    var value: Type?
    if let expected, case .nominal(let id, let arguments) = innermost(expected), id == checker.known("Dictionary"),
      arguments.count == 2
    {
      key = arguments[0]
      value = arguments[1]
    }
    if let expected, key == nil, let made = dictionaryLiteral(elements, of: innermost(expected), at: range) {
      return made
    }
    let (keys, keyType) = joinedKeys(elements.map(\.key), expected: key, of: range)
    if let loose = looseLiterals[range] { value = looseElement(elements.map(\.value), as: loose) }
    let (values, valueType) = joined(elements.map(\.value), expected: value, as: .dictionaryValue)
    if let key, unifier.isUnbound(key) { _ = unifier.unify(key, keyType) }
    if let value, unifier.isUnbound(value) { _ = unifier.unify(value, valueType) }
    let pairs = zip(keys, values).map { (key: $0, value: $1) }
    if expected == nil { checkHashes(unifier.zonk(keyType), in: "Dictionary", at: range) }
    checkCopies(valueType, in: "Dictionary", at: range)
    return TypedExpression(.dictionary(pairs), type: checker.type("Dictionary", keyType, valueType), range: range)
  }

  /// Checks the keys of a literal: what has nothing else in common becomes `AnyHashable`, as keys must.
  private func joinedKeys(_ keys: [Expression], expected: Type?, of literal: SourceRange) -> ([TypedExpression], Type) {
    let start = snapshot()
    let joined = joined(keys, expected: expected, as: .dictionaryKey)
    guard unifier.resolve(joined.1) == .any, expected.map(unifier.isUnbound) ?? true else { return joined }
    rollback(to: start)
    let hashable = checker.type("AnyHashable")
    let together = keys.map { check($0, to: hashable, as: .dictionaryKey) }
    if !hasErrors(since: start) {
      literalsOfMixedKeys.insert(literal)
      return (together, hashable)
    }
    rollback(to: start)
    return self.joined(keys, expected: expected, as: .dictionaryKey)
  }
}
