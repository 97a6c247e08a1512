import TheseusProgram

extension BodyChecker {
  /// Arguments for parameters of one generic type that nothing decides yet: `f(1, optional)` of `f<T>(_ a: T, _ b: T)`.
  private struct Shared {
    /// The generic parameter's variable.
    var variable: Type
    /// The arguments by their places in the call.
    var indices: [Int] = []
    /// Whether one of them is `nil`.
    var hasNil = false
    /// Whether one of them is a collection's literal, which is what the others are: `f([.a], options)`.
    var hasCollection = false
    /// Whether another argument's type is made of it: `[T]` beside `T`.
    var isPart = false
  }

  /// Infers the arguments that share an open generic parameter, and binds that to what they have in common.
  func inferShared(
    _ order: [PlacedArgument], _ arguments: [Argument],
    _ values: inout [TypedExpression?]
  ) {
    bindToLiterals(order, arguments)
    for shared in shared(order, arguments) {
      for index in shared.indices where values[index] == nil { values[index] = infer(arguments[index].value) }
      bind(shared, values)
    }
  }

  /// Binds open generic parameters that inferred arguments share to what these have in common.
  func bindShared(
    _ order: [PlacedArgument], _ arguments: [Argument], _ values: [TypedExpression?]
  ) {
    for shared in shared(order, arguments) { bind(shared, values) }
  }

  /// Binds what is open of parameters of one type to what the collections' literals that stand for them are together, where each alone would
  /// be something else: `pair([1], [nil])`.
  private func bindToLiterals(_ order: [PlacedArgument], _ arguments: [Argument]) {
    guard order.count > 1 else { return }
    var literals: [Type: [Expression]] = [:]
    for (index, parameter) in order where !parameter.isInout && isCollectionLiteral(arguments[index].value) {
      let type = unifier.zonk(valueType(of: parameter))
      if isOpen(type) { literals[type, default: []].append(arguments[index].value) }
    }
    for (type, literals) in literals {
      let isBound = type.contains { !unifier.bounds(of: $0).isEmpty }
      guard let common = typeTogether(of: literals), !isBound || !common.contains({ $0 == .any }) else { continue }
      _ = unifier.unify(type, common)
    }
  }

  /// Whether nothing says yet what a type is, or what it is made of.
  private func isOpen(_ type: Type) -> Bool {
    if case .nominal(_, let arguments) = type { return !arguments.isEmpty && arguments.allSatisfy(isOpen) }
    return unifier.isUnbound(type) && unifier.literal(of: type) == nil
  }

  private func shared(
    _ order: [PlacedArgument], _ arguments: [Argument]
  ) -> [Shared] {
    guard order.count > 1 else { return [] }
    var result: [Shared] = []
    for (index, parameter) in order where !parameter.isInout {
      let variable = valueType(of: parameter)
      guard unifier.isUnbound(variable), unifier.literal(of: variable) == nil else { continue }
      let place = result.firstIndex { $0.variable == variable } ?? result.count
      if place == result.count { result.append(Shared(variable: variable)) }
      if case .nil = arguments[index].value.kind {
        result[place].hasNil = true
      } else if isCollectionLiteral(arguments[index].value) {
        result[place].hasCollection = true
      } else if decidesAlone(arguments[index].value) {
        result[place].indices.append(index)
      }
    }
    for place in result.indices {
      result[place].isPart = order.contains { _, parameter in
        let type = unifier.zonk(valueType(of: parameter))
        return type != result[place].variable && type.contains { $0 == result[place].variable }
      }
    }
    return result.filter { $0.indices.count > ($0.hasNil || $0.hasCollection || $0.isPart ? 0 : 1) }
  }

  /// The type of what is written for a parameter.
  func valueType(of parameter: FunctionType.Parameter) -> Type {
    let type = unifier.resolve(parameter.type)
    if parameter.isAutoclosure, case .function(let function) = type { return unifier.resolve(function.result) }
    return type
  }

  /// Whether the literals of collections can have a type, without conversion.
  private func isWrittenAsCollection(_ type: Type) -> Bool {
    ["ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral"].contains { name in
      checker.protocolID(named: name).map { checker.conforms(unifier.zonk(type), to: $0, in: scope) == true } ?? false
    }
  }

  /// Whether an argument says itself what its type is.
  private func decidesAlone(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array, .dictionary, .ternary, .inoutReference: false
    default: !needsContext(expression) && !isLate(expression)
    }
  }

  private func bind(_ shared: Shared, _ values: [TypedExpression?]) {
    let types = shared.indices.compactMap { values[$0]?.type }
    guard let first = types.first else { return }
    // Alone beside `[T]` an optional says what `T` is; anything else may yet become one.
    if types.count == 1, !shared.hasNil, checker.wrapped(unifier.resolve(first)) == nil,
      !shared.hasCollection || !isWrittenAsCollection(first)
    {
      return
    }
    let mark = unifier.mark()
    var common = types.dropFirst().reduce(first) { join($0, $1) }
    if shared.hasNil, checker.wrapped(unifier.resolve(common)) == nil,
      !conforms(unifier.resolve(common), toProtocolNamed: "ExpressibleByNilLiteral")
    {
      common = checker.optional(common)
    }
    let isAny = unifier.resolve(common) == .any && !types.contains { unifier.resolve($0) == .any }
    if isAny || !unifier.unify(shared.variable, common) { unifier.rollback(to: mark) }
  }
}
