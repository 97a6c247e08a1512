import TheseusProgram

/// Tuples that get their elements one by one: `let size: (Int, Int); size.0 = 1; size.1 = 2`.
extension InitializationChecker {
  /// Gives an element of a tuple its value; false if the tuple has one as a whole.
  func assign(element index: Int, of tuple: Place, at range: SourceRange) -> Bool {
    guard let subject = unsetTuple(tuple), case .tuple(let elements)? = type(of: subject) else { return false }
    let element = Subject.element(of: subject, index)
    if let name = constantName(of: subject), state.possible.contains(element) {
      report("two-values", "immutable value '\(name).\(index)' may only be initialized once", at: range)
    }
    set(element)
    if elements.indices.allSatisfy({ state.definite.contains(.element(of: subject, $0)) }) { set(subject) }
    return true
  }

  /// Whether an element has a value of a tuple that has none as a whole.
  func hasElement(_ index: Int, of tuple: TypedExpression) -> Bool {
    let subject: Subject? =
      switch tuple.kind {
      case .local(let local): unsetTuple(.local(local))
      case .global(let global): unsetTuple(.global(global))
      case .field(let base, let field) where isInstance(base): unsetTuple(.reference(base, field))
      default: nil
      }
    return subject.map { state.definite.contains(.element(of: $0, index)) } ?? false
  }

  /// `.1` of a tuple whose element 1 is asked for, or the first that has no value; nothing of what is no tuple.
  func elementName(of subject: Subject) -> String {
    guard case .tuple(let elements)? = type(of: subject) else { return "" }
    let missing = elements.indices.first { !state.definite.contains(.element(of: subject, $0)) }
    return (askedElement ?? missing).map { ".\(elements[$0].label ?? String($0))" } ?? ""
  }

  private func unsetTuple(_ place: Place) -> Subject? {
    let subject: Subject
    switch place {
    case .local(let local): subject = .local(local)
    case .global(let global): subject = .global(global)
    case .field(.local(let local), let index) where local == instance?.local: subject = .property(index)
    case .reference(let base, let index) where isInstance(base): subject = .property(index)
    default: return nil
    }
    return tracked.contains(subject) && !state.definite.contains(subject) ? subject : nil
  }

  private func type(of subject: Subject) -> Type? {
    switch subject {
    case .local(let local): body.unifier.zonk(body.type(of: local))
    case .global(let global): body.program[global].type
    case .property(let index):
      instance.flatMap { body.nominal(of: body.unifier.zonk(body.type(of: $0.local))) }
        .flatMap { body.checker.storedProperty(of: $0, at: index) }.map { body.checker.type(of: $0) }
    case .whole, .element, .consumed: nil
    }
  }

  private func constantName(of subject: Subject) -> String? {
    switch subject {
    case .local(let local):
      let variable = body.locals[Int(local.index)]
      return variable.isVariable ? nil : variable.name
    case .global(let global): return body.program[global].isConstant ? body.program[global].name : nil
    case .property(let index): return instance?.constants[index].map { "self." + $0 }
    case .whole, .element, .consumed: return nil
    }
  }
}
