import TheseusProgram

/// What assignments and changes in place do to what has no value yet.
extension InitializationChecker {
  /// How a place is changed.
  enum Change {
    /// A part of it is assigned.
    case assigned
    /// It is handed to a function by `&`, or to an operator.
    case passed
    /// A mutating method is called on it.
    case mutated
  }

  /// What a place is a part of, and how it leads there.
  private struct Root {
    /// The variable.
    var subject: Subject
    /// Whether a getter or subscript, which needs the whole value, is on the way.
    var isComputed = false
    /// Whether a key path is.
    var isKeyPath = false
  }

  func assign(_ place: Place, at range: SourceRange) {
    switch place {
    case .weakened(let field, _): assign(field, at: range)
    case .local(let local):
      state.possible.remove(.consumed(local))
      if local == instance?.local {
        set(.whole)
        for index in instance.map({ Array($0.properties.keys) }) ?? [] { set(.property(index)) }
      } else if tracked.contains(.local(local)) {
        let variable = body.locals[Int(local.index)]
        if !variable.isVariable, state.possible.contains(.local(local)) {
          report("two-values", "immutable value '\(variable.name)' may only be initialized once", at: range)
        }
        if isUnset(.local(local)) { _ = isCaptured(.local(local)) }
        set(.local(local))
      }
    case .field(.local(let local), let index) where local == instance?.local: assign(property: index, at: range)
    case .reference(let base, let index) where isInstance(base): assign(property: index, at: range)
    case .global(let global):
      let variable = body.program[global]
      if tracked.contains(.global(global)), variable.isConstant, state.possible.contains(.global(global)) {
        report("two-values", "immutable value '\(variable.name)' may only be initialized once", at: range)
      }
      set(.global(global))
    case .discard: break
    case .tupleElement(let tuple, let index):
      if !assign(element: index, of: tuple, at: range) { change(place, .assigned, at: range, by: range) }
    default: change(place, .assigned, at: range, by: range)
    }
  }

  private func assign(property index: Int, at range: SourceRange) {
    if reportNotMade(at: range) || reportInheritedBeforeSuper(index, at: range) { return }
    if let instance, instance.wrapped.contains(index), !state.isDead, isComplete(instance) {
      lateAssignments.insert(range)
    }
    if let name = instance?.constants[index], state.possible.contains(.property(index)) {
      report("two-values", "immutable value 'self.\(name)' may only be initialized once", at: range)
    }
    set(.property(index))
  }

  /// Whether all of an instance has values on every path to here.
  private func isComplete(_ instance: Instance) -> Bool {
    (state.hasDelegated || !instance.hasSuperclass)
      && instance.properties.keys.allSatisfy { state.definite.contains(.property($0)) }
      && instance.wrapped.allSatisfy { state.definite.contains(.property($0)) }
  }

  func set(_ subject: Subject) {
    state.definite.insert(subject)
    state.possible.insert(subject)
  }

  /// A change in place, which reads what it changes.
  ///
  /// - Parameters:
  ///   - range: Where the place is written.
  ///   - use: Where what changes it stands: an assignment, a call, an operator.
  func change(_ place: Place, _ change: Change, at range: SourceRange, by use: SourceRange) {
    if let root = root(of: place), isProperty(root.subject), reportNotMade(at: range) { return }
    if let root = root(of: place), isUnset(root.subject) { return reportChange(root, change, at: range, by: use) }
    switch place {
    case .local(let local): reportConsumed(local)
    case .reference(let value, let index):
      if !isInstance(value) { visit(value) } else { _ = reportInheritedBeforeSuper(index, at: range) }
    case .value(let value):
      if !isInstance(value) { visit(value) }
    case .computed(let base, let getter, _, let arguments, _):
      if case .value(let value)? = base, isInstance(value), let id = getter.function {
        _ = reportMemberBeforeSuper(id, at: range)
      }
      arguments.forEach { visit($0) }
    case .keyPath(_, let path): visit(path)
    case .dynamicSubscript(_, let arguments): arguments.forEach { visit($0.value) }
    case .global, .field, .tupleElement, .unwrapped, .dynamicMember, .weakened, .discard: break
    }
  }

  /// The variable of which an expression reads a part where that is, without a copy of the whole: a stored property, or what an array or
  /// dictionary holds.
  func variable(readInPlaceBy expression: TypedExpression) -> Subject? {
    switch expression.kind {
    case .field(let base, _): variable(readBy: base)
    case .call(.function(let id, _), let arguments) where isOfStorage(id):
      arguments.first.flatMap { variable(readBy: $0) }
    default: nil
    }
  }

  private func variable(readBy base: TypedExpression) -> Subject? {
    let subject: Subject? =
      switch base.kind {
      case .local(let local) where local != instance?.local: .local(local)
      case .global(let global): .global(global)
      default: variable(readInPlaceBy: base)
      }
    return subject.flatMap { isConstant($0) ? nil : $0 }
  }

  /// Whether a function reads a subscript of an array or dictionary.
  private func isOfStorage(_ id: FunctionID) -> Bool {
    let function = body.program[id]
    guard function.kind == .getter, function.name.hasPrefix("subscript"), let nominal = function.nominal else {
      return false
    }
    return ["Array", "Dictionary"].contains { body.checker.known($0) == nominal }
  }

  /// Reports a change of a variable that has no value, after which it is taken to have one.
  private func reportChange(_ root: Root, _ change: Change, at range: SourceRange, by use: SourceRange) {
    func report(_ how: String, at range: SourceRange) {
      self.report(
        "use-before-initialization",
        "\(describe(root.subject)) \(how) before being initialized", at: range)
    }
    if isCaptured(root.subject) { return }
    switch change {
    case _ where root.isKeyPath: report("passed by reference", at: use)
    case .assigned where root.isComputed: report("used", at: use)
    case .assigned:
      self.report(
        "use-before-initialization",
        "struct '\(name(of: root.subject))' must be completely initialized before a member is stored to", at: use)
    case .passed where !root.isComputed: report("passed by reference", at: use)
    case .mutated where !root.isComputed: report("used", at: use)
    case .passed, .mutated: report("used", at: range.pointingAtStart)
    }
    set(root.subject)
  }

  private func isProperty(_ subject: Subject) -> Bool { if case .property = subject { true } else { false } }

  /// The variable, or the property of what is initialized, of which a place is a part; nil of one behind an object, or of `self`.
  private func root(of place: Place) -> Root? {
    switch place {
    case .local(let local): return local == instance?.local ? nil : Root(subject: .local(local))
    case .field(.local(let local), let index) where local == instance?.local: return Root(subject: .property(index))
    case .reference(let base, let index) where isInstance(base): return Root(subject: .property(index))
    case .global(let global): return Root(subject: .global(global))
    case .field(let base, _), .tupleElement(let base, _), .unwrapped(let base, _), .weakened(let base, _),
      .dynamicMember(let base, _):
      return root(of: base)
    case .computed(let base, _, _, _, _):
      var root = base.flatMap { self.root(of: $0) }
      root?.isComputed = true
      return root
    case .dynamicSubscript(let base, _):
      var root = root(of: base)
      root?.isComputed = true
      return root
    case .keyPath(let base, _):
      var root = root(of: base)
      root?.isKeyPath = true
      return root
    case .reference, .value, .discard: return nil
    }
  }
}
