import TheseusProgram

/// The property wrappers applied to a property.
final class WrapperUse {
  /// A wrapper with the attribute that applies it.
  struct Application {
    /// The wrapper.
    let nominal: NominalID
    /// The attribute.
    let attribute: DeclarationAttribute
  }

  /// The outermost wrapper, whose instance the property stores.
  let nominal: NominalID
  /// Its attribute.
  let attribute: DeclarationAttribute
  /// The wrappers within it: each wraps the next one's instance, the last one the value.
  let inner: [Application]
  /// The wrapped property's declaration.
  let variable: VariableDeclaration
  /// The storage `_name`.
  var storage: Property?

  /// The observers of what is wrapped.
  var observers: Accessors? { variable.observers }

  /// Makes a use of wrappers in the order in which they are written; nil if there is none.
  init?(_ applications: [Application], variable: VariableDeclaration) {
    guard let first = applications.first else { return nil }
    nominal = first.nominal
    attribute = first.attribute
    inner = Array(applications.dropFirst())
    self.variable = variable
  }

  /// What the outermost wrapper wraps to begin with; nil if nothing says so.
  var initialValue: Expression? {
    guard let last = inner.last else { return variable.initialValue }
    if let value = variable.initialValue {
      let typed = variable.type.map { Expression(.cast(value, $0, .coerce), range: value.range) }
      return wrapped(typed ?? value)
    }
    guard let arguments = last.attribute.arguments else { return nil }
    return instance(of: last.attribute, arguments, around: inner.dropLast())
  }

  /// What the outermost wrapper wraps when the property gets a value: the inner wrappers around it.
  func wrapped(_ value: Expression) -> Expression {
    guard let last = inner.last else { return value }
    let arguments = [Argument(label: "wrappedValue", value: value)] + (last.attribute.arguments ?? [])
    return instance(of: last.attribute, arguments, around: inner.dropLast())
  }

  /// An instance of a wrapper within instances of others.
  private func instance(
    of attribute: DeclarationAttribute, _ arguments: [Argument], around others: ArraySlice<Application>
  ) -> Expression {
    var result = call(attribute, arguments)
    for other in others.reversed() {
      result = call(
        other.attribute, [Argument(label: "wrappedValue", value: result)] + (other.attribute.arguments ?? []))
    }
    return result
  }

  private func call(_ attribute: DeclarationAttribute, _ arguments: [Argument]) -> Expression {
    Expression(
      .call(Expression(.type(attribute.type), range: attribute.range), arguments: arguments), range: attribute.range)
  }
}

extension TypeChecker {
  /// The property wrappers of a declaration, from the outside in; an attribute that is none is reported.
  func wrapperUse(of declaration: Declaration, _ variable: VariableDeclaration, in scope: DeclarationScope)
    -> WrapperUse?
  {
    guard let first = wrapperAttribute(of: declaration, in: scope) else { return nil }
    guard let outermost = wrapper(of: first, in: scope) else {
      reportUnknownAttribute(first)
      return nil
    }
    let isTyped =
      variable.type != nil || variable.initialValue != nil || first.arguments != nil
      || !first.type.writtenArguments.isEmpty || aliasedWrapper(of: first, in: scope) != nil
    if !isTyped, !program[outermost].generics.isEmpty, !saysOwnType(outermost) {
      report("missing-type", "type annotation missing in pattern", at: declaration.nameRange)
    }
    if variable.type == nil, case .implicitMember(let name, _)? = variable.initialValue?.kind {
      report(
        "no-contextual-type", "cannot infer contextual base in reference to member '\(name)'",
        at: variable.initialValue?.range ?? declaration.nameRange)
    }
    let applications = declaration.attributes.compactMap { attribute in
      wrapper(of: attribute, in: scope).map { WrapperUse.Application(nominal: $0, attribute: attribute) }
    }
    return WrapperUse(applications, variable: variable)
  }

  /// Whether a variable has a wrapper that is not known, which may say its type and give it a value.
  func hasUnknownWrapper(_ declaration: Declaration, in scope: DeclarationScope) -> Bool {
    wrapperAttribute(of: declaration, in: scope).map { wrapper(of: $0, in: scope) == nil } ?? false
  }

  /// Whether a wrapper can be made without arguments for one type alone, as `FocusState` for `Bool`.
  private func saysOwnType(_ wrapper: NominalID) -> Bool {
    ownMembers("init", of: info(wrapper)).contains { member in
      guard case .function(let id) = member, program[id].parameters.isEmpty else { return false }
      return info(id).requirements.contains { if case .same(.parameter, .nominal(_, [])) = $0 { true } else { false } }
    }
  }

  /// Reports an attribute that is no property wrapper: an error where it is one slip away from one.
  func reportUnknownAttribute(_ attribute: DeclarationAttribute) {
    guard let near = nearestLibraryType(to: attribute.name),
      case .nominal(let id)? = lookupType(near, in: fileScope), info(id).has(attribute: "propertyWrapper")
    else {
      // What makes the delegate of an app is SwiftUI's, and not in the catalogue.
      if attribute.name.hasSuffix("DelegateAdaptor") {
        return reportUnsupported("@" + attribute.name, at: attribute.range)
      }
      if attribute.name.first?.isLowercase == true {
        return report("unknown-attribute", "unknown attribute '\(attribute.name)'", at: attribute.type.range)
      }
      let problem = Diagnostic(
        id: "unknown-attribute", severity: .error, message: "unknown attribute '\(attribute.name)'",
        range: attribute.type.range)
      return reportUnlistedForm("@" + attribute.name, [problem], at: attribute.range)
    }
    report(
      "unknown-attribute", "unknown attribute '\(attribute.name)'; did you mean '\(near)'?",
      at: attribute.type.range)
  }

  /// The type of what the outermost of a property's wrappers wraps, as far as the written type says it.
  func writtenWrappedType(_ use: WrapperUse, in scope: DeclarationScope) -> Type? {
    guard let written = use.variable.type else { return nil }
    return use.inner.reversed().reduce(resolve(written, in: scope)) { type, application in
      .nominal(application.nominal, arguments(of: application.nominal, forValue: type))
    }
  }

  /// The types of what a property's wrappers wrap, from the outside in; the last one is the property's.
  func wrappedTypes(_ use: WrapperUse, of storage: Type) -> [Type] {
    var result: [Type] = []
    for _ in 0...use.inner.count {
      guard case .nominal(let id, let arguments) = result.last ?? storage,
        case .property(let value)? = findMembers(
          "wrappedValue", of: .nominal(id, arguments), isStatic: false, in: nil
        ).first?.member
      else { return result }
      result.append(substitute(type(of: value), nominalSubstitution(id, arguments)))
    }
    return result
  }

  /// Whether what is a wrapper in the catalogue is a macro in its module, which may stand before a constant: `@Query let notes: [Note]`.
  private func isMacro(_ use: WrapperUse) -> Bool {
    program[use.nominal].isCatalogue && program[use.nominal].name == "Query"
  }

  /// Reports wrappers that wrap values of another type than the property's.
  func checkWrappedTypes(_ info: NominalInfo) {
    for storage in info.stored {
      if let use = storage.wrapper, use.variable.isConstant, !isMacro(use) {
        report("constant-wrapper", "property wrapper can only be applied to a 'var'", at: use.attribute.range)
      }
      guard let use = storage.wrapper, let written = writtenWrappedType(use, in: storage.scope),
        let wrapped = otherWrappedType(use, written, type(of: storage))
      else { continue }
      report(
        "type-mismatch",
        "property type \(quoted(written)) does not match 'wrappedValue' type \(quoted(wrapped))",
        at: storage.declaration.nameRange)
    }
  }

  /// What a wrapper of the program wraps in a stored property, if that is certainly not what is written.
  func otherWrappedType(_ use: WrapperUse, _ written: Type, _ storage: Type) -> Type? {
    guard use.inner.isEmpty, use.storage?.isStatic == false,
      info(use.nominal).scope.part == nil || program[use.nominal].generics.isEmpty, isPlain(written),
      let wrapped = wrappedTypes(use, of: storage).first, isPlain(wrapped), wrapped != written
    else { return nil }
    return wrapped
  }

  /// Whether nothing in a type stands for one that is found out elsewhere.
  private func isPlain(_ type: Type) -> Bool {
    !type.contains { part in
      switch part {
      case .unknown, .variable, .associated, .opaque: true
      default: false
      }
    }
  }
}
