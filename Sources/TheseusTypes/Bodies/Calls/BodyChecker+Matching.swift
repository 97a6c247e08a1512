import TheseusProgram

extension BodyChecker {
  /// What a parameter gets.
  enum Binding: Equatable {
    case argument(Int)
    case variadic([Int])
    case defaulted
  }

  /// Assigns arguments to parameters by label and order; nil if they don't fit.
  ///
  /// Trailing closures are matched as Swift's forward scan does. One that stands alone and may as well be for the last parameter that
  /// takes a function is for that one, as in the language modes before 6 (SE-0286).
  func match(_ arguments: [Argument], _ opened: Opened) -> [Binding]? {
    let forward = match(arguments, opened) { closureParameter(from: $0, opened, labels: $1) }
    guard let alone = arguments.last, alone.isTrailingClosure, alone.label == nil,
      arguments.count(where: \.isTrailingClosure) == 1, let last = lastClosureParameter(opened),
      forward?[last] != .argument(arguments.count - 1)
    else { return forward }
    let backward = match(arguments, opened) { start, _ in last >= start ? last : nil }
    guard let backward, takes(alone.value, opened.parameters[last]) else { return forward }
    return backward
  }

  /// Assigns arguments to parameters, the first trailing closure to what a scan finds from a parameter on, with the labels of the others.
  private func match(
    _ arguments: [Argument], _ opened: Opened, scan: (_ start: Int, _ labels: [String?]) -> Int?
  ) -> [Binding]? {
    let count = opened.parameters.count
    var bindings: [Binding?] = Array(repeating: nil, count: count)
    let plain = arguments.indices.filter { !arguments[$0].isTrailingClosure }
    let trailing = arguments.indices.filter { arguments[$0].isTrailingClosure }
    var parameter = 0
    var position = 0
    while position < plain.count {
      let index = plain[position]
      guard let target = nextParameter(from: parameter, label: arguments[index].label, opened, bindings) else {
        return nil
      }
      if opened.takesSeveral(target) {
        var values = [index]
        position += 1
        while position < plain.count, arguments[plain[position]].label == nil {
          values.append(plain[position])
          position += 1
        }
        bindings[target] = .variadic(values)
      } else {
        bindings[target] = .argument(index)
        position += 1
      }
      parameter = target + 1
    }
    for (order, index) in trailing.enumerated() {
      let isFirst = order == 0 && arguments[index].label == nil
      let target =
        isFirst
        ? scan(parameter, trailing.dropFirst().map { arguments[$0].label })
        : opened.labels.indices.first {
          $0 >= parameter && bindings[$0] == nil && opened.labels[$0] == arguments[index].label
        }
      guard let target else { return nil }
      bindings[target] = opened.takesSeveral(target) ? .variadic([index]) : .argument(index)
      parameter = target + 1
    }
    return finish(bindings, opened)
  }

  /// The last parameter that takes a function, if those behind it can be left out.
  private func lastClosureParameter(_ opened: Opened) -> Int? {
    for index in opened.parameters.indices.reversed() {
      if isClosure(opened.parameters[index].type) { return opened.takesSeveral(index) ? nil : index }
      guard opened.hasDefault[index] || opened.takesSeveral(index) else { return nil }
    }
    return nil
  }

  /// Whether nothing is wrong with a closure where a function is wanted, if trials are not too deep already.
  private func takes(_ expression: Expression, _ parameter: FunctionType.Parameter) -> Bool {
    guard trialDepth < Self.deepestTrial else { return false }
    trialDepth += 1
    let start = snapshot()
    defer {
      rollback(to: start)
      trialDepth -= 1
    }
    guard case .closure(let closure) = expression.kind else { return isArgument(expression, of: parameter.type) }
    if case .function(let function) = innermost(parameter.type) {
      let ignoresAll = closure.parameters == nil && closure.anonymousParameterCount == 0
      if ignoresAll, function.parameters.contains(where: { unifier.resolve($0.type) != .void }) { return false }
      if isAsync(closure), !function.isAsync { return false }
    }
    _ = closureArgument(closure, parameter)
    return !hasErrors(since: start)
  }

  /// Whether nothing is wrong with an expression as an argument of a type.
  func isArgument(_ expression: Expression, of type: Type) -> Bool {
    let start = snapshot()
    defer { rollback(to: start) }
    _ = check(expression, to: type, as: .argument)
    return !hasErrors(since: start)
  }

  private func nextParameter(from start: Int, label: String?, _ opened: Opened, _ bindings: [Binding?]) -> Int? {
    var index = start
    while index < opened.parameters.count {
      if opened.labels[index] == label { return index }
      guard opened.hasDefault[index] || opened.takesSeveral(index) || isClosure(opened.parameters[index].type)
      else { return nil }
      index += 1
    }
    return nil
  }

  /// The parameter of the first trailing closure: the next that takes a function, skipping one with a default if a later one needs it.
  private func closureParameter(from start: Int, _ opened: Opened, labels: [String?]) -> Int? {
    var index = start
    while index < opened.parameters.count {
      let type = opened.parameters[index].type
      if acceptsClosure(type), !opened.parameters[index].isAutoclosure || returnsClosure(type) {
        let isNeededLater = (index + 1..<opened.parameters.count).contains { later in
          !opened.hasDefault[later] && !opened.takesSeveral(later)
            && acceptsClosure(opened.parameters[later].type)
            && !labels.contains(opened.labels[later])
        }
        if !(opened.hasDefault[index] && isNeededLater),
          !labels.contains(where: { $0 != nil && $0 == opened.labels[index] })
        {
          return index
        }
      } else if !opened.hasDefault[index], !opened.takesSeveral(index) {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func isClosure(_ type: Type) -> Bool {
    if case .function = unwrappedOptional(type) { true } else { false }
  }

  /// Whether a function, an autoclosure, makes a function: what is given for it may be a closure.
  private func returnsClosure(_ type: Type) -> Bool {
    if case .function(let function) = unifier.resolve(type) { isClosure(function.result) } else { false }
  }

  private func acceptsClosure(_ type: Type) -> Bool {
    switch unwrappedOptional(type) {
    case .function, .unknown, .existential: true
    case .variable: unifier.literal(of: type) == nil
    default: false
    }
  }

  /// The type without optionals around it.
  func unwrappedOptional(_ type: Type) -> Type { innermost(type) }

  private func finish(_ bindings: [Binding?], _ opened: Opened) -> [Binding]? {
    var result: [Binding] = []
    for (index, binding) in bindings.enumerated() {
      if let binding {
        result.append(binding)
      } else if opened.hasDefault[index] {
        result.append(.defaulted)
      } else if opened.takesSeveral(index) {
        result.append(.variadic([]))
      } else {
        return nil
      }
    }
    return result
  }
}
