import TheseusProgram

/// Calls by a name alone that found methods of `self`, where a global function of that name is meant.
extension BodyChecker {
  /// Reports a call by name alone that found methods of `self` which do not fit, where a global function of that name would; false if
  /// none would.
  func reportHiddenFunction(
    _ candidates: [Candidate], _ arguments: [Argument], name: String, _ calleeRange: SourceRange
  ) -> Bool {
    guard case .value(let base, _)? = candidates.first?.receiver, base.range == calleeRange else { return false }
    let hidden = globalFunctions(name).first { function in
      let labels = program[function].labels
      let needed = checker.defaultFlags(of: function).count { !$0 }
      return arguments.count >= needed && arguments.allSatisfy { labels.contains($0.label) || $0.label == nil }
    }
    guard let hidden else { return false }
    reportHidden(hidden, name, at: calleeRange)
    return true
  }

  /// Reports a call by name alone of a global function where `self` is a type whose values have methods of that name, which are what the
  /// name means first; false if it is another call.
  ///
  /// Of the methods of the library only `min` and `max` are judged; what takes one argument without a label may be the method of that value.
  func reportHiddenFunction(_ callee: Expression, _ arguments: [Argument], _ resolution: Resolution) -> Bool {
    guard scope.part == nil, case .name(let name, _, _) = callee.kind,
      case .candidates(let functions, _) = resolution, let function = functions.first.flatMap(global),
      let local = selfLocal, case .metatype(let type) = unifier.resolve(self.type(of: local)),
      arguments.count != 1 || arguments[0].label != nil
    else { return false }
    let methods = methods(name, of: type)
    guard !methods.isEmpty else { return false }
    if matching(methods, arguments).isEmpty {
      reportHidden(function, name, at: callee.range)
    } else {
      report(
        "instance-member-on-type",
        "instance member '\(name)' cannot be used on type \(checker.quoted(unifier.zonk(type)))", at: callee.range)
    }
    return true
  }

  /// Reports a call by name alone of a global function where a property of `self` or of its type has that name; false if it is another call.
  func reportFunctionBehindProperty(_ callee: Expression, _ resolution: Resolution) -> Bool {
    guard scope.part == nil, case .name(let name, _, nil) = callee.kind, lookupLocal(name) == nil else { return false }
    switch resolution {
    case .value(let value):
      guard globalVariable(name) == nil, let function = globalFunctions(name).first,
        isBuiltinValue(unifier.resolve(value.type)), !isInTypeOfCatalogue
      else { return false }
      reportHidden(function, name, at: callee.range)
      return true
    case .candidates(let functions, _):
      guard functions.first.flatMap(global) != nil, let local = selfLocal else { return false }
      let type = unifier.resolve(self.type(of: local))
      guard nominal(of: type) != nil, let property = staticProperty(name, of: type) else { return false }
      report(
        "static-on-instance", "static member '\(name)' cannot be used on instance of type \(checker.quoted(type))",
        at: callee.range)
      report("not-callable", "cannot call value of non-function type \(checker.quoted(property))", at: callee.range)
      return true
    default: return false
    }
  }

  /// Whether `self` is a type of the catalogue.
  private var isInTypeOfCatalogue: Bool {
    guard let local = selfLocal, case .metatype(let type) = unifier.resolve(type(of: local)) else { return false }
    return nominal(of: type).map { program[$0].isCatalogue } ?? false
  }

  /// The type of a static property of a type that is no function.
  private func staticProperty(_ name: String, of type: Type) -> Type? {
    checker.findMembers(name, of: type, isStatic: true, in: scope).lazy.compactMap { item -> Type? in
      guard case .property(let property) = item.member, property.isStatic else { return nil }
      let own = self.checker.type(of: property)
      if self.isFunction(own) { return nil }
      return own == item.selfType || own.contains(\.isParameter) ? type : own
    }.first
  }

  private func global(_ candidate: Candidate) -> FunctionID? {
    guard case .none = candidate.receiver, case .function(let id) = candidate.target, program[id].nominal == nil,
      checker.info(id).extensionOf == nil
    else { return nil }
    return id
  }

  /// The methods of a name that values of a type certainly have.
  private func methods(_ name: String, of type: Type) -> [Candidate] {
    checker.findMembers(name, of: type, isStatic: false, in: scope).compactMap { item in
      guard case .function(let id) = item.member,
        checker.info(id).scope.part == nil || ["max", "min"].contains(name)
      else { return nil }
      return Candidate(target: .function(id), receiver: .type(type), selfType: item.selfType, distance: item.distance)
    }
  }

  private func reportHidden(_ function: FunctionID, _ name: String, at range: SourceRange) {
    let labels = program[function].labels
    let full = labels.contains { $0 != nil } ? program[function].name : name
    let module = checker.info(function).scope.module.map { String($0.name) } ?? "main"
    report(
      "hidden-function",
      "use of '\(name)' refers to instance method rather than global function '\(full)' in module '\(module)'",
      at: range,
      explanation:
        "Inside a type a name means the type's own member first, even where only the function outside of it takes "
        + "these arguments. Write the module in front, as in 'Swift.\(name)(…)'.")
  }

  /// The global functions that `min` and `max` mean where `self` has methods of the name only by conforming conditionally, as a range does
  /// to `Sequence`: of these two names alone the compiler then looks further out.
  func outerFunctions(_ candidates: [Candidate], name: String, _ calleeRange: SourceRange) -> [Candidate] {
    guard name == "min" || name == "max", case .value(let base, _)? = candidates.first?.receiver,
      base.range == calleeRange, let id = nominal(of: base.type),
      candidates.allSatisfy({ isConditional($0, in: id) })
    else { return [] }
    return globalFunctions(name).map { Candidate(target: .function($0), receiver: .none) }
  }

  /// The functions of the program that a call names, with the initializers of the type of the libraries which has their name: neither hides
  /// the other, as in `func Section(_ title: String, note: String) -> some View`.
  func withInitializers(
    _ candidates: [Candidate], name: String, fitting arguments: [Argument], at range: SourceRange
  ) -> [Candidate] {
    guard name.mayNameType, !candidates.isEmpty, candidates.allSatisfy({ isGlobalOfProgram($0) }),
      let named = checker.fileType(name), case .nominal = named
    else { return candidates }
    let type = type(named, name, [], at: range)
    guard
      case .candidates(let initializers, _) = initializers(
        of: type, receiver: .type(type), fitting: CallShape(of: arguments))
    else { return candidates }
    return candidates + initializers
  }

  private func isGlobalOfProgram(_ candidate: Candidate) -> Bool {
    guard case .function(let id) = candidate.target, case .none = candidate.receiver else { return false }
    return checker.info(id).scope.part == nil
  }

  /// Whether a method is of a protocol to which the type conforms conditionally, or stands in the library where the type conforms to it.
  private func isConditional(_ candidate: Candidate, in id: NominalID) -> Bool {
    guard case .function(let function) = candidate.target else { return false }
    let info = checker.info(function)
    guard let owner = info.requirementOf ?? info.extensionOf else {
      return info.scope.part == .standardLibrary && !info.requirements.isEmpty
    }
    return checker.conformances(of: id)[owner]?.requirements.isEmpty == false
  }
}
