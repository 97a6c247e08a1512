import TheseusProgram

extension InitializationChecker {
  /// Whether the superclass has not made its part of `self` yet, so that only the class's own stored properties can be used.
  private var isBeforeSuper: Bool {
    guard let instance else { return false }
    return instance.hasSuperclass && instance.end == nil && !state.hasDelegated
  }

  /// Reports `self` as a whole before the call of `super.init`; false where it may be used.
  func reportWholeBeforeSuper(at range: SourceRange) -> Bool {
    guard isBeforeSuper else { return false }
    report("use-before-initialization", "'self' used before 'super.init' call", at: range)
    return true
  }

  /// Reports the call of a method, getter or setter before that of `super.init`; false where it may be called.
  func reportMemberBeforeSuper(_ id: FunctionID, at range: SourceRange) -> Bool {
    guard isBeforeSuper else { return false }
    let use = body.program[id].kind == .function ? "method call" : "property access"
    report(
      "use-before-initialization",
      "'self' used in \(use) '\(body.checker.memberName(of: id))' before 'super.init' call", at: range)
    return true
  }

  /// Reports a stored property of a superclass before the call of `super.init`; false for the class's own.
  func reportInheritedBeforeSuper(_ index: Int, at range: SourceRange) -> Bool {
    guard isBeforeSuper, let instance, index < instance.inheritedCount,
      case .nominal(let id, _) = body.unifier.resolve(body.type(of: instance.local)),
      body.program[id].fields.indices.contains(index)
    else { return false }
    let name = body.program[id].fields[index].name
    report(
      "use-before-initialization", "'self' used in property access '\(name)' before 'super.init' call", at: range)
    return true
  }
}
