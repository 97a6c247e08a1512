import TheseusProgram

extension BodyChecker {
  /// Whether an argument that needs its context could fit a type, judged without checking what is inside.
  func hasShape(_ expression: Expression, of type: Type, _ score: inout ConversionScore) -> Bool {
    if type == .unknown { return true }
    switch expression.kind {
    case .integer: return literalFits(.integer, type, &score)
    case .float: return literalFits(.float, type, &score)
    case .string(let segments):
      if segments.contains(where: \.isInterpolation), !takesInterpolations(type) { return false }
      var isCharacter = false
      if segments.count <= 1, case .text(let text)? = segments.first, text.count == 1 { isCharacter = true }
      return literalFits(isCharacter ? .character : .string, type, &score)
    case .boolean: return literalFits(bool, type, &score)
    case .nil: return nilFits(type, &score)
    case .array(let elements):
      return countingParts(in: &score) {
        collectionFits(type, ["Array", "Set"], "Array", &$0) && elementsFit(elements, type, &$0)
      }
    case .dictionary(let pairs):
      return countingParts(in: &score) {
        collectionFits(type, ["Dictionary"], "Dictionary", &$0) && pairsFit(type)
          && valuesFit(pairs.map(\.value), type, &$0)
      }
    case .closure(let closure): return closureFits(closure, type, &score)
    case .implicitMember(let name, _): return implicitFits(name, type, &score)
    case .keyPath(let root, let components):
      let path = nested(root, components)
      guard keyPathFits(path.root, type, &score),
        canWrite(path.root, path.components, as: type, at: expression.range)
      else {
        return false
      }
      return bindValue(of: expression, as: type)
    case .call(let callee, let arguments) where isImplicitlyRooted(callee):
      return chainFits(callee, type, &score) && initializerFits(callee, arguments, type)
    case .call where leavesValuesOpen(expression) && trialDepth < Self.deepestTrial:
      return callFits(expression, type, &score)
    case .member where isImplicitlyRooted(expression): return chainFits(expression, type, &score)
    case .ternary(_, let first, let second):
      // A nil is judged beside what the other branch is.
      let parts = first.kind == .nil ? [second, first] : [first, second]
      return parts.allSatisfy { type == .any && $0.kind == .nil || partFits($0, type, &score) }
    case .prefix(_, _, let operand) where isImplicitlyRooted(operand): return hasShape(operand, of: type, &score)
    case .tuple(let elements): return tupleFits(elements, type, &score)
    case .try(let value, _), .await(let value): return hasShape(value, of: type, &score)
    case .name(let name, _, _) where name.isOperatorName:
      // An operator between two values is meant before a sign.
      if case .function(let function) = innermost(type), function.parameters.count == 1 {
        score.functionConversions += 1
      }
      return functionFits(type)
    case .member(let base, "init", _, _, _): return functionFits(type) && initializersFit(base, type)
    case .binary(let left, let symbol, _, let right) where symbol == "..." || symbol == "..<":
      return rangeFits(symbol, type) && (!isRangeOfTexts(left, symbol, right) || textsFit([left, right], type, &score))
    case .binary where comparesOpenPath(expression), .prefix where comparesOpenPath(expression):
      return pathOperationFits(expression, type)
    // `.now() + interval`: what stands on the left is looked up in what is wanted.
    case .binary(let left, _, _, let right) where isImplicitlyRooted(left) && !needsTrial(right):
      return trialDepth >= Self.deepestTrial || callFits(expression, type, &score)
    default: return true
    }
  }

  /// Whether a collection's literal fits, with what is unusual of it and its elements counted apart.
  private func countingParts(in score: inout ConversionScore, _ fits: (inout ConversionScore) -> Bool) -> Bool {
    let literals = score.nonDefaultLiterals
    defer {
      score.nonDefaultParts += score.nonDefaultLiterals - literals
      score.nonDefaultLiterals = literals
    }
    return fits(&score)
  }

  /// Whether a call whose arguments wait for what is wanted of it gives that.
  private func callFits(_ call: Expression, _ type: Type, _ score: inout ConversionScore) -> Bool {
    if isDeeplyOpen(call) { return true }
    let start = snapshot()
    let value = infer(call, expected: type)
    return !hasErrors(since: start) && coerce(value, to: type, score: &score) != nil && unifier.solvePending()
  }

  /// Whether an operator of the program's gives for paths what is wanted, a function or a value of a type: `\.year > 2000`.
  private func pathOperationFits(_ operation: Expression, _ type: Type) -> Bool {
    let (symbol, count): (String, Int)
    switch operation.kind {
    case .binary(_, let name, _, _): (symbol, count) = (name, 2)
    case .prefix(let name, _, _): (symbol, count) = (name, 1)
    default: return true
    }
    let results = (globalFunctions(symbol) + memberOperators(symbol)).filter {
      checker.info($0).scope.part == nil && program[$0].parameters.count == count
    }.map { program[$0].result }
    let wanted = innermost(type)
    return results.isEmpty
      || results.contains { result in
        switch (result, wanted) {
        case (.function, .nominal), (.nominal, .function): false
        case (.nominal, .nominal): nominal(of: result) == nominal(of: wanted)
        default: true
        }
      }
  }

  /// Whether a branch of a ternary, an element, or a name in a literal, fits a type: by its own type if it says that itself.
  private func partFits(_ part: Expression, _ type: Type, _ score: inout ConversionScore) -> Bool {
    if needsTrial(part) || trialDepth > 3 { return hasShape(part, of: type, &score) }
    return coerce(infer(part), to: type, score: &score) != nil
  }

  /// Whether an operator's name, which is a function, could be of a type.
  private func functionFits(_ type: Type) -> Bool {
    switch innermost(type) {
    case .nominal, .tuple, .metatype, .protocolMetatype, .associated, .parameter: false
    case .variable(let index):
      // A function conforms to nothing.
      unifier.literal(of: .variable(index)) == nil && unifier.bounds(of: .variable(index)).isEmpty
    default: true
    }
  }

  /// Whether `Base.init`, without labels, can have the parameters of a function type, or take the elements of one tuple.
  private func initializersFit(_ base: Expression, _ type: Type) -> Bool {
    guard case .function(let function) = innermost(type) else { return true }
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    guard case .type(let instance) = resolve(base, expected: nil),
      case .candidates(let candidates, _) = initializers(of: instance, receiver: .type(instance)),
      isFullyListed(unifier.resolve(instance))
    else { return true }
    var counts = [function.parameters.count]
    if counts == [1], case .tuple(let elements)? = function.parameters.first.map({ unifier.resolve($0.type) }) {
      counts.append(elements.count)
    }
    return candidates.contains { counts.contains(open($0).parameters.count) }
  }

  /// Whether a range could have a type: that of ranges, or what an operator of the program makes.
  private func rangeFits(_ symbol: String, _ type: Type) -> Bool {
    guard case .nominal(let id, _) = innermost(type) else { return true }
    if id == checker.known(symbol == "..." ? "ClosedRange" : "Range") || id == checker.known("AnyHashable") {
      return true
    }
    if rangeMaker(symbol, of: innermost(type)) != nil { return true }
    return checker.overloadedForms.contains(symbol)
      && program.functions.contains { $0.name == symbol + "(_:_:)" && nominal(of: $0.result) == id }
  }

  /// Whether literals of texts could be the ends of a range of a type, or of what is made of one.
  private func textsFit(_ ends: [Expression], _ type: Type, _ score: inout ConversionScore) -> Bool {
    switch innermost(type) {
    case .nominal(_, let arguments):
      return arguments.first.map { bound in ends.allSatisfy { hasShape($0, of: unifier.resolve(bound), &score) } }
        ?? true
    case .variable:
      let range = checker.type("ClosedRange", checker.type("String"))
      return unifier.bounds(of: type).allSatisfy { checker.conforms(range, to: $0, in: scope) != false }
        || rangeMaker("...", of: unifier.resolve(type)) != nil
    default: return true
    }
  }

  private func literalFits(_ literal: Unifier.Literal, _ type: Type, _ score: inout ConversionScore) -> Bool {
    let value = TypedExpression(.tuple([]), type: unifier.fresh(literal), range: .synthesized)
    return coerce(value, to: type, score: &score) != nil
  }

  private func literalFits(_ own: Type, _ type: Type, _ score: inout ConversionScore) -> Bool {
    if isWritten("Boolean", innermost(type)) { return true }
    return coerce(TypedExpression(.tuple([]), type: own, range: .synthesized), to: type, score: &score) != nil
  }

  private func nilFits(_ type: Type, _ score: inout ConversionScore) -> Bool {
    if checker.wrapped(type) != nil { return true }
    if case .nominal = type { return conforms(type, toProtocolNamed: "ExpressibleByNilLiteral") }
    guard case .variable = type, unifier.literal(of: type) == nil else { return false }
    if case .nominal = unifier.resolve(type), conforms(type, toProtocolNamed: "ExpressibleByNilLiteral") { return true }
    // Beside a value that was found to be of a type it makes an optional of that: `isOn ? Tap() : nil`.
    let given = unifier.resolve(type)
    if checker.wrapped(given) != nil { return true }
    if !unifier.isUnbound(given) { score.optionals += 1 }
    let optional = checker.optional(unifier.isUnbound(given) ? .unknown : given)
    return unifier.givenBounds(of: type).allSatisfy { checker.conforms(optional, to: $0, in: scope) != false }
  }

  private func collectionFits(_ type: Type, _ names: [String], _ literal: String, _ score: inout ConversionScore)
    -> Bool
  {
    let target = unifier.resolve(type)
    switch target {
    case .variable:
      return unifier.literal(of: target) == nil
        && unifier.bounds(of: target).allSatisfy {
          checker.conforms(checker.type(names[0], .unknown, .unknown), to: $0, in: scope) != false
        }
    case .existential(let protocols, let superclass, _):
      let type = checker.type(names[0], .unknown, .unknown)
      if target == .any { score.erasures += 1 } else { score.existentials += 1 }
      return superclass.isEmpty && protocols.allSatisfy { checker.conforms(type, to: $0, in: scope) != false }
    case .nominal(let id, _):
      if names.contains(where: { checker.known($0) == id }) {
        if checker.known(names[0]) != id { score.nonDefaultLiterals += 1 }
        return true
      }
      if id == checker.known("AnyHashable") {
        score.existentials += 1
        return true
      }
      if let wrapped = checker.wrapped(target) {
        score.optionals += 1
        return collectionFits(wrapped, names, literal, &score)
      }
      score.nonDefaultLiterals += 1
      return isWritten(literal, target)
    default: return isWritten(literal, target)
    }
  }

  /// Whether an existential takes anything at all.
  private func erasureFits(_ type: Type, _ score: inout ConversionScore) -> Bool {
    score.erasures += 1
    return type == .any
  }

  /// Whether the elements of an array literal could be those of an array or a set.
  private func elementsFit(_ elements: [Expression], _ type: Type, _ score: inout ConversionScore) -> Bool {
    guard case .nominal(let id, let arguments) = innermost(type), let element = arguments.first,
      id == checker.known("Array") || id == checker.known("Set")
    else {
      disfavorOtherElements(elements, type, &score)
      return true
    }
    // Whole numbers beside a fraction become what it is, whatever the elements are.
    if unifier.isUnbound(element), elements.contains(where: isFraction) {
      score.nonDefaultLiterals += elements.count(where: isWhole)
    }
    joinNames(elements, as: element)
    var wanted = element
    var values = elements.prefix(8)
    // Beside `nil` the others are what an optional holds.
    if unifier.isUnbound(element), values.contains(where: isNil), values.contains(where: { !isNil($0) }) {
      wanted = unifier.fresh()
      values.removeAll(where: isNil)
      guard unifier.unify(element, checker.optional(wanted)) else { return false }
    }
    // A literal that holds `nil` is one of optionals, which becomes one of anything as a whole.
    if id == checker.known("Array"), takesValuesOfAnyType(element), values.contains(where: isNil) {
      values.removeAll(where: isNil)
      score.collectionUpcasts += 1
    }
    return values.allSatisfy { item in
      if case .name = item.kind { return partFits(item, unifier.resolve(wanted), &score) }
      return hasShape(item, of: unifier.resolve(wanted), &score)
    }
  }

  /// Lets the element of a collection be what the names in its literal have in common, if nothing else says what it is.
  private func joinNames(_ elements: [Expression], as element: Type) {
    guard unifier.isUnbound(element), unifier.literal(of: element) == nil else { return }
    let types = elements.prefix(8).compactMap { item -> Type? in
      if case .name(_, _, nil) = item.kind { infer(item).type } else { nil }
    }
    guard types.count > 1, let first = types.first else { return }
    let common = types.dropFirst().reduce(first) { join($0, $1) }
    if unifier.resolve(common) != .any { _ = tryUnify(element, common) }
  }

  private func isFraction(_ expression: Expression) -> Bool {
    if case .float = expression.kind { true } else { false }
  }

  private func isWhole(_ expression: Expression) -> Bool {
    if case .integer = expression.kind { true } else { false }
  }

  /// Whether a tuple, of elements that need their context, fits a type.
  private func tupleFits(_ elements: [Argument], _ type: Type, _ score: inout ConversionScore) -> Bool {
    switch innermost(type) {
    case .tuple(let wanted):
      wanted.count == elements.count
        && zip(elements, wanted).allSatisfy { partFits($0.value, unifier.resolve($1.type), &score) }
    case .nominal, .function, .metatype, .protocolMetatype: false
    default: true
    }
  }

  /// Whether what is asked of a collection's elements, if anything is, can be a pair of a dictionary.
  private func pairsFit(_ type: Type) -> Bool {
    guard let element = unifier.requiredMember("Element", of: type) else { return true }
    guard case .tuple(let parts) = element, parts.count == 2 else { return false }
    return zip(parts, ["key", "value"]).allSatisfy { $0.label == nil || $0.label == $1 }
  }

  /// Whether the values of a dictionary that are numbers can be what is wanted of them.
  private func valuesFit(_ values: [Expression], _ type: Type, _ score: inout ConversionScore) -> Bool {
    guard case .nominal(let id, let arguments) = innermost(type), id == checker.known("Dictionary"),
      let value = arguments.last
    else { return true }
    return values.prefix(8).filter(isNumber).allSatisfy { hasShape($0, of: unifier.resolve(value), &score) }
  }

  /// Of several candidates, one that wants a collection of other elements than those of an array literal is meant last.
  private func disfavorOtherElements(_ elements: [Expression], _ type: Type, _ score: inout ConversionScore) {
    guard let element = unifier.requiredMember("Element", of: type) else { return }
    var own = ConversionScore()
    let fit = elements.prefix(8).allSatisfy { partFits($0, unifier.resolve(element), &own) }
    if fit { score.nonDefaultLiterals += own.nonDefaultLiterals } else { score.disfavored += 1 }
  }

  private func closureFits(_ closure: Closure, _ type: Type, _ score: inout ConversionScore) -> Bool {
    let target = unifier.resolve(type)
    if let wrapped = checker.wrapped(target) {
      score.optionals += 1
      return closureFits(closure, wrapped, &score)
    }
    switch target {
    case .variable: return unifier.bounds(of: target).isEmpty && unifier.literal(of: target) == nil
    case .existential: return erasureFits(target, &score)
    case .function(let function):
      // Among overloads a closure that throws or suspends takes one that may.
      if !function.isThrowing, closure.isThrowing || EffectMark.try.stands(in: closure.body) { return false }
      let isAsync = isAsync(closure)
      if !function.isAsync, isAsync { return false }
      if function.isAsync, !isAsync { score.otherContexts += 1 }
      let count = function.parameters.count
      if wrapsItsParameter(closure, function) { score.optionals += 1 }
      if let parameters = closure.parameters {
        if parameters.count == count { return parametersFit(parameters, function) }
        guard count == 1 else { return false }
        let whole = unifier.resolve(function.parameters[0].type)
        guard case .tuple(let elements) = whole else { return parameters.count > 1 && unifier.waitsForUnknown(whole) }
        return elements.count == parameters.count
      }
      let used = closure.anonymousParameterCount
      if used == 0 {
        // `{ }` without parameters fits a function that has none, or `()` alone; one with parameters must use them.
        return count == 0 || count == 1 && unifier.resolve(function.parameters[0].type) == .void
      }
      return used <= count || (count == 1 && used > 1)
    default: return false
    }
  }

  /// Whether `{ $0 }` gives back what is no optional where an optional is wanted.
  private func wrapsItsParameter(_ closure: Closure, _ function: FunctionType) -> Bool {
    guard closure.body.count == 1, case .expression(let value)? = closure.body.first?.kind,
      case .name(let name, _, nil) = value.kind, name == closure.parameters?.first?.name ?? "$0",
      checker.wrapped(unifier.resolve(function.result)) != nil, let parameter = function.parameters.first,
      case .nominal = unifier.resolve(parameter.type)
    else { return false }
    return checker.wrapped(unifier.resolve(parameter.type)) == nil
  }

  private func parametersFit(_ parameters: [Closure.Parameter], _ function: FunctionType) -> Bool {
    for (written, wanted) in zip(parameters, function.parameters) {
      guard let reference = written.type else { continue }
      guard unifier.unify(checker.resolve(reference, in: scope), wanted.type) else { return false }
    }
    return true
  }

  private func implicitFits(_ name: String, _ type: Type, _ score: inout ConversionScore) -> Bool {
    let target = unifier.resolve(type)
    if name == "init" { return true }
    switch target {
    case .variable:
      if unifier.literal(of: target) != nil { return implicitFits(name, unifier.tentative(target), &score) }
      let bounds = unifier.bounds(of: target)
      if bounds.isEmpty { score.unknowns += 1 }
      return bounds.isEmpty || bounds.contains { hasStaticMember(name, $0) }
    case .existential(let protocols, _, _): return protocols.contains { hasStaticMember(name, $0) }
    case .nominal(let id, _):
      let found = checker.findMembers(name, of: target, isStatic: true, in: scope)
      if found.contains(where: { item in
        switch item.member {
        case .property(let property): applies(property, item.selfType)
        case .function(let function): applies(function, item.selfType)
        case .enumCase, .type: true
        }
      }) {
        return true
      }
      if let wrapped = checker.wrapped(target) {
        score.optionals += 1
        return implicitFits(name, wrapped, &score)
      }
      if !isFullyListed(target), program[id].isCatalogue, program[id].kind != .enumeration, !isBuiltin(id) {
        // The catalogue may not list it; what is a slip for one of its names is meant before.
        score.unknowns += slip(name, for: target, isStatic: true) == nil ? 2 : 1
        return true
      }
      return false
    case .parameter, .associated: return !checker.findMembers(name, of: target, isStatic: true, in: scope).isEmpty
    case .unknown: return true
    default: return false
    }
  }

  private func isBuiltin(_ id: NominalID) -> Bool {
    checker.info(id).scope.part == .standardLibrary
  }

  private func hasStaticMember(_ name: String, _ id: ProtocolID) -> Bool {
    checker.ancestors(of: id).contains { ancestor in
      checker.ownMembers(name, of: checker.info(ancestor)).contains { checker.isStatic($0) }
    }
  }

  /// A chain fits if its root is a member of the type; what comes after may change the type in both directions.
  private func chainFits(_ expression: Expression, _ type: Type, _ score: inout ConversionScore) -> Bool {
    var current = expression
    while true {
      switch current.kind {
      case .implicitMember(let name, _): return implicitFits(name, type, &score)
      case .member(let base, _, _, _, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base),
        .optionalEvaluation(let base), .optionalChain(let base):
        current = base
      default: return true
      }
    }
  }

  /// Whether a type has an initializer with the labels of `.init(…)`; true of types whose initializers are not all known.
  private func initializerFits(_ callee: Expression, _ arguments: [Argument], _ type: Type) -> Bool {
    let target = innermost(type)
    guard case .implicitMember("init", _) = callee.kind, case .nominal(let id, _) = target,
      isBuiltin(id) || isFullyListed(target)
    else { return true }
    guard
      case .candidates(let candidates, _) = initializers(
        of: target, receiver: .type(target), fitting: CallShape(of: arguments))
    else { return false }
    return !matching(candidates, arguments).isEmpty
  }

  /// Whether a key path from a known root writes, where a path that writes is wanted.
  private func canWrite(_ root: TypeReference?, _ components: [KeyPathComponent], as type: Type, at range: SourceRange)
    -> Bool
  {
    let target = unifier.resolve(type)
    guard root == nil, case .nominal(let id, let arguments) = target, program[id].name.hasSuffix("WritableKeyPath"),
      let first = arguments.first, isCertain(unifier.zonk(first))
    else { return true }
    let snapshot = snapshot()
    defer { rollback(to: snapshot) }
    let found = inferKeyPath(nil, components, expected: checker.type("KeyPath", first, .unknown), at: range)
    guard let own = nominal(of: unifier.resolve(found.type)) else { return true }
    return program[own].name.hasSuffix(program[id].name)
  }

  private static let protocolsOfKeyPaths: Set<String> = [
    "AnyObject", "Copyable", "CustomDebugStringConvertible", "Equatable", "Escapable", "Hashable", "Sendable",
    "SendableMetatype",
  ]

  private func keyPathFits(_ root: TypeReference?, _ type: Type, _ score: inout ConversionScore) -> Bool {
    let target = unifier.resolve(type)
    switch target {
    case .variable:
      return unifier.bounds(of: target).allSatisfy { id in
        checker.info(id).scope.part == nil || Self.protocolsOfKeyPaths.contains(program[id].name)
      }
    case .existential: return true
    case .function(let function):
      score.functionConversions += 1
      return function.parameters.count == 1
    case .nominal(let id, let arguments):
      if let wrapped = checker.wrapped(target) { return keyPathFits(root, wrapped, &score) }
      guard
        ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath"].contains(
          program[id].name)
      else { return false }
      if let root, let first = arguments.first { return unifier.unify(checker.resolve(root, in: scope), first) }
      return true
    default: return false
    }
  }

  /// Lets a path whose root is known say what the value is, as far as nothing else says that yet, so that `.sales` in `\.team == .sales` is
  /// found; false if it is another one, as a path's value converts to nothing.
  private func bindValue(of path: Expression, as type: Type) -> Bool {
    guard case .nominal(let id, let arguments) = unifier.resolve(type), arguments.count == 2,
      !unifier.zonk(arguments[0]).hasVariables, unifier.zonk(arguments[1]).hasVariables,
      unifier.literal(of: arguments[1]) == nil
    else { return true }
    let start = snapshot()
    let wanted = unifier.isUnbound(arguments[1]) ? type : .nominal(id, [arguments[0], unifier.fresh()])
    let value = infer(path, expected: wanted)
    guard !hasErrors(since: start), case .nominal(_, let own) = unifier.resolve(value.type), own.count == 2 else {
      rollback(to: start)
      return true
    }
    if unifier.unify(arguments[1], own[1]) { return true }
    let isOther = isCertain(unifier.zonk(own[1]))
    rollback(to: start)
    return !isOther
  }
}
