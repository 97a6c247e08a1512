import TheseusProgram

extension TypeChecker {
  /// Reports properties that are not written as properties can be.
  func checkProperties(_ members: [Declaration], in scope: DeclarationScope) {
    for member in members {
      if case .function(let function) = member.kind, case .subscript(let accessors) = function.kind {
        checkHasGetter(accessors, of: "subscript")
      }
      guard case .variable(let variable) = member.kind else { continue }
      checkForm(variable, of: member)
      let isStatic = member.has("static") || member.has("class")
      if let type = variable.type, isStored(variable), variable.initialValue == nil, member.attributes.isEmpty {
        requireArguments(type, in: scope)
      }
      checkComputed(variable, of: member)
      if variable.type == nil, variable.initialValue == nil, variable.accessors == nil, member.attributes.isEmpty,
        case .binding = variable.pattern.kind
      {
        report("missing-type", "type annotation missing in pattern", at: member.nameRange)
      }
      if variable.type == nil, wrapperAttribute(of: member, in: scope) == nil, let value = variable.initialValue {
        checkSaysContext(value)
      }
      if isStatic { checkStatic(variable, member, in: scope) }
      if member.has("lazy") { checkLazy(variable, at: member.range(ofModifier: "lazy"), isStatic: isStatic) }
    }
  }

  /// Reports property wrappers on properties that store nothing; on any of instances where those can have no stored properties.
  func checkWrappers(onPropertiesOf members: [Declaration], in scope: DeclarationScope, _ place: String?) {
    for member in members {
      guard case .variable(let variable) = member.kind, let name = variable.name else { continue }
      checkWrapsAlone(name, variable, member, in: scope)
      let isOfInstances = !member.has("static") && !member.has("class")
      if let place, isOfInstances, wrapperUse(of: member, in: scope) != nil {
        report(
          "misplaced-wrapper", "non-static property '\(name)' declared inside \(place) cannot have a wrapper",
          at: member.nameRange)
      } else {
        checkWraps(variable, member, in: scope)
      }
    }
  }

  /// Reports property wrappers on what a protocol requires.
  func checkWrappers(ofRequirements members: [Declaration], in scope: DeclarationScope) {
    for member in members {
      guard case .variable(let variable) = member.kind, let name = variable.name,
        wrapperUse(of: member, in: scope) != nil
      else { continue }
      report(
        "misplaced-wrapper", " property '\(name)' declared inside a protocol cannot have a wrapper",
        at: member.nameRange)
    }
  }

  /// Reports a property wrapper on a lazy variable, and on several at once.
  private func checkWrapsAlone(
    _ name: String, _ variable: VariableDeclaration, _ member: Declaration, in scope: DeclarationScope
  ) {
    guard let attribute = wrapperUse(of: member, in: scope) else { return }
    if variable.isDestructured {
      report("destructured-wrapper", "property wrapper can only apply to a single variable", at: attribute.range)
    } else if member.has("lazy") {
      report("lazy-wrapper", "property '\(name)' with a wrapper cannot also be lazy", at: member.nameRange)
    }
  }

  /// Reports a property wrapper on a variable that computes its value.
  func checkWraps(_ variable: VariableDeclaration, _ declaration: Declaration, in scope: DeclarationScope) {
    guard !isStored(variable), let attribute = wrapperUse(of: declaration, in: scope) else { return }
    report("computed-wrapper", "property wrapper cannot be applied to a computed property", at: attribute.range)
  }

  /// The first attribute of a declaration that is a property wrapper which is known.
  private func wrapperUse(of declaration: Declaration, in scope: DeclarationScope) -> DeclarationAttribute? {
    declaration.attributes.first { wrapper(of: $0, in: scope) != nil }
  }

  /// Reports a lazy variable that cannot be one: a constant, one that the language makes lazy itself, one that stores nothing.
  func checkLazy(
    _ variable: VariableDeclaration, at range: SourceRange, isStatic: Bool = false, isRequirement: Bool = false
  ) {
    if variable.isConstant { report("lazy-constant", "'lazy' cannot be used on a let", at: range) }
    if isStatic { report("lazy-global", "'lazy' cannot be used on an already-lazy global", at: range) }
    if variable.isDestructured || variable.name == nil {
      report("lazy-destructured", "'lazy' cannot destructure an initializer", at: range)
    } else if variable.initialValue == nil {
      report("lazy-without-value", "lazy properties must have an initializer", at: range)
    }
    if isRequirement { report("lazy-requirement", "'lazy' cannot be used on a protocol requirement", at: range) }
    if !isStored(variable) { report("lazy-computed", "'lazy' cannot be used on a computed property", at: range) }
  }

  /// Reports constants of a struct that share one initial value: `let (width, height) = (1, 2)`.
  func checkDestructured(_ members: [Declaration]) {
    var last: SourceRange?
    for member in members where !member.has("static") {
      guard case .variable(let variable) = member.kind, variable.isDestructured, variable.isConstant,
        variable.initialValue != nil, member.range != last
      else { continue }
      last = member.range
      report(
        "destructured-constants",
        "binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported",
        at: member.nameRange)
    }
  }

  /// Reports a static property that nothing gives its value; an optional variable is `nil`.
  private func checkStatic(_ variable: VariableDeclaration, _ member: Declaration, in scope: DeclarationScope) {
    guard isStored(variable), variable.initialValue == nil, let type = variable.type,
      wrapperAttribute(of: member, in: scope) == nil,
      member.attributes.isEmpty, !member.has("lazy")
    else { return }
    if !variable.isConstant, isWrittenOptional(type) || isReportedUnknown(type) { return }
    let word = variable.isConstant ? "let" : "var"
    report(
      "static-without-value",
      "'static \(word)' declaration requires an initializer expression or an explicitly stated getter",
      at: member.nameRange)
  }

  private func isWrittenOptional(_ type: TypeReference) -> Bool {
    switch type.kind {
    case .named("Optional", _), .implicitlyUnwrapped: true
    default: false
    }
  }

  /// Reports an initial value without a written type that is an implicit member or a key path without root, which say nothing of their type.
  func checkSaysContext(_ value: Expression) {
    switch value.kind {
    case .implicitMember(let name, _):
      report(
        "no-contextual-type", "reference to member '\(name)' cannot be resolved without a contextual type",
        at: value.range)
    case .call(let callee, _):
      checkSaysContext(callee)
    case .member(let base, _, _, _, _), .subscript(let base, _), .forceUnwrap(let base), .optionalEvaluation(let base),
      .optionalChain(let base):
      checkSaysRoot(base)
    case .keyPath(root: nil, components: _):
      report(
        "no-contextual-type", "cannot infer key path type from context; consider explicitly specifying a root type",
        at: value.range)
    default: return
    }
  }

  /// Reports an implicit member that a chain begins with of which nothing says the type.
  private func checkSaysRoot(_ base: Expression) {
    guard let root = base.implicitRoot, case .implicitMember(let name, _) = root.kind else { return }
    report(
      "implicit-without-context", "cannot infer contextual base in reference to member '\(name)'", at: root.range)
  }

  /// Reports attributes that only classes and their variables can have.
  func checkClassAttributes(_ info: NominalInfo) {
    let kind = info.declaration.kind
    for member in info.declaration.members {
      guard let attribute = member.attribute("Published"), case .variable(let variable) = member.kind,
        variable.isConstant
      else { continue }
      report("constant-wrapper", "property wrapper can only be applied to a 'var'", at: attribute.range)
    }
    if info.has(attribute: "Observable") {
      checkObservedAlone(info.declaration.members)
      checkObservedUnwrapped(info.declaration.members, in: info.scope)
    }
    guard kind == .structure || kind == .enumeration else { return }
    if let attribute = info.attributes.first(where: { $0.name == "Observable" }) {
      report(
        "class-attribute",
        "'@Observable' cannot be applied to \(kind.rawValue) type '\(info.declaration.name)'", at: attribute.range)
    }
    for member in info.declaration.members where member.attribute("Published") != nil {
      report(
        "class-attribute", "'wrappedValue' is unavailable: @Published is only available on properties of classes",
        at: member.nameRange)
    }
  }

  /// Reports variables of an observable class with a wrapper: both the macro and that store the value under the name with `_`.
  private func checkObservedUnwrapped(_ members: [Declaration], in scope: DeclarationScope) {
    for member in members where member.attribute("ObservationIgnored") == nil && !member.has("static") {
      guard case .variable(let variable) = member.kind, let name = variable.name,
        let wrapper = member.attribute("Published") ?? wrapperUse(of: member, in: scope)
      else { continue }
      report(
        "observed-wrapper", "invalid redeclaration of synthesized property '_\(name)'", at: member.nameRange,
        explanation:
          "'@Observable' makes every variable of the class observed: leave '@\(wrapper.name)' out, or write '@ObservationIgnored' in front of it."
      )
    }
  }

  /// Reports variables of an observable class that share one `var`: the macro makes each of them a property with accessors.
  private func checkObservedAlone(_ members: [Declaration]) {
    for member in members where member.attribute("ObservationIgnored") == nil && !member.has("static") {
      guard case .variable(let variable) = member.kind, variable.hasNeighbours, !variable.isConstant, isStored(variable)
      else { continue }
      report(
        "observed-together", "accessor macro 'ObservationTracked()' can only apply to a single variable",
        at: member.nameRange, explanation: "Write each observed property with a 'var' of its own.")
    }
  }

  /// Reports the initial value of a variable with a getter.
  func checkValue(ofComputed variable: VariableDeclaration) {
    guard let value = variable.initialValue, variable.accessors?.getter != nil else { return }
    report("computed-with-value", "variable with getter/setter cannot have an initial value", at: value.range)
  }

  /// Reports a computed property with an initial value or without a written type.
  func checkComputed(_ variable: VariableDeclaration, of declaration: Declaration) {
    guard variable.accessors != nil, !isStored(variable) else { return }
    checkValue(ofComputed: variable)
    checkIsTyped(computed: variable, at: declaration.nameRange)
  }

  /// Reports a variable with a getter, and without a written type.
  func checkIsTyped(computed variable: VariableDeclaration, at range: SourceRange) {
    guard variable.type == nil, variable.accessors != nil, !isStored(variable) else { return }
    report("missing-type", "computed property must have an explicit type", at: range)
    report("missing-type", "type annotation missing in pattern", at: range)
  }

  /// Reports a variable with a setter alone, and one of some type that nothing says: `let shape: some Shape`.
  func checkForm(_ variable: VariableDeclaration, of declaration: Declaration) {
    if let accessors = variable.accessors { checkHasGetter(accessors, of: "variable") }
    if variable.isConstant, !isStored(variable) {
      report(
        "computed-constant", "'let' declarations cannot be computed properties",
        at: declaration.openingBrace ?? declaration.nameRange)
    }
    if variable.initialValue != nil, let type = variable.type, type.isPlaceholder {
      report("placeholder", "placeholder type may not appear as type of a variable", at: declaration.nameRange)
    }
    guard isStored(variable), variable.initialValue == nil, case .some? = variable.type?.kind else { return }
    report(
      "opaque-without-value",
      "property declares an opaque return type, but has no initializer expression from which to infer an underlying type",
      at: declaration.nameRange)
  }

  /// Reports accessors with a setter alone.
  func checkHasGetter(_ accessors: Accessors, of word: String) {
    if accessors.isAsync || accessors.isThrowing, let keyword = accessors.setter?.keywordRange {
      report(
        "setter-beside-effects",
        "'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'", at: keyword)
    }
    guard let keyword = accessors.setter?.keywordRange, !accessors.hasGetter, accessors.getter == nil else { return }
    report("setter-without-getter", "\(word) with a setter must also have a getter", at: keyword)
  }

  /// Reports types that are inherited where only a protocol, or a class, may stand.
  func checkInherited(_ info: NominalInfo) {
    guard info.declaration.kind != .enumeration else { return }
    for reference in info.declaration.inherited {
      requireArguments(reference, in: info.scope)
      guard case .named(let name, _) = reference.kind, case .nominal(let id)? = lookupType(name, in: info.scope),
        info.declaration.kind != .class || program[id].kind != .class,
        !(info.declaration.kind == .actor && name == "NSObject" && !isExecutable)
      else { continue }
      let word = info.declaration.kind == .class ? "non-protocol, non-class" : "non-protocol"
      report("wrong-inheritance", "inheritance from \(word) type '\(name)'", at: program[info.id].range)
    }
  }

  /// Reports an extension that inherits from what is no protocol, and one of a protocol that would let it conform to others.
  func checkInherited(_ text: ExtensionDeclaration, of declaration: Declaration, in scope: DeclarationScope) {
    let range = declaration.keywordRange
    for reference in text.inherited {
      guard case .nominal(let id)? = declaredType(reference, in: scope) else { continue }
      report("wrong-inheritance", "inheritance from non-protocol type '\(program[id].qualifiedName)'", at: range)
    }
    guard !text.inherited.isEmpty, case .named(let name, _) = text.type.kind,
      case .protocol? = lookupType(name, in: scope)
    else { return }
    report(
      "wrong-inheritance", "extension of protocol '\(name)' cannot have an inheritance clause", at: range,
      explanation: "Let the protocol itself refine the other one, or each type conform to both.")
  }

  /// Reports stored properties of an enum.
  func checkStoredInEnum(_ info: NominalInfo) {
    guard info.declaration.kind == .enumeration else { return }
    for member in info.declaration.members {
      guard case .variable(let variable) = member.kind, isStored(variable), !member.has("static") else { continue }
      report("stored-in-enum", "enums must not contain stored properties", at: member.nameRange)
    }
  }

  /// Reports stored properties of an extension; of an `@Entry` the macro makes accessors, and what observes an overridden property stores
  /// nothing.
  func checkExtensionProperties(_ members: [Declaration]) {
    for member in members {
      guard case .variable(let variable) = member.kind, isStored(variable), !member.has("static"), !member.has("class"),
        member.attribute("Entry") == nil, !isManaged(member), !member.has("override")
      else { continue }
      report("stored-in-extension", "extensions must not contain stored properties", at: member.nameRange)
    }
  }
}
