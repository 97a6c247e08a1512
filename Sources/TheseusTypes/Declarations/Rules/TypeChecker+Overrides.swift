import TheseusProgram

extension TypeChecker {
  /// Reports members that override without saying so, that say so and override nothing, and what may not be overridden.
  func checkOverrides(_ info: NominalInfo) {
    let members = info.blocks.filter { $0.part == nil }.flatMap { block in
      block.isMain ? info.declaration.members : block.declaration?.members ?? []
    }
    guard info.declaration.kind == .class else {
      for member in members where member.has("override") {
        report(
          "override-outside-class", "'override' can only be specified on class members",
          at: member.range(ofModifier: "override"))
      }
      return
    }
    guard let parent = superclass(of: info.id), case .nominal(let id, _) = parent else {
      // A superclass that is not known may have what is overridden.
      guard !inheritsUnknown(info.id) else { return }
      for member in members where member.has("override") { reportOverridesNothing(member, info) }
      return
    }
    guard isOwnHierarchy(id) else { return }
    if self.info(id).modifiers.contains("final") {
      report(
        "final-superclass", "inheritance from a final class '\(program[id].name)'", at: program[info.id].range)
    }
    for member in members { checkOverride(member, info, parent) }
  }

  /// Whether a class and all its superclasses are the learner's, whose members are all there.
  private func isOwnHierarchy(_ id: NominalID) -> Bool {
    guard !program[id].isCatalogue, !namesUnknown(id) else { return false }
    guard case .nominal(let parent, _)? = superclass(of: id) else { return true }
    return isOwnHierarchy(parent)
  }

  private func checkOverride(_ member: Declaration, _ info: NominalInfo, _ parent: Type) {
    if member.has("static"), member.has("override") { return checkStaticOverride(member, parent) }
    guard !member.has("static"), !member.has("private") || member.has("override") else { return }
    switch member.kind {
    case .function(let function):
      if case .subscript = function.kind { return checkSubscriptOverride(member, info, parent) }
      guard function.kind != .deinitializer else { return }
      let own = ownFunction(function, at: member.nameRange, in: info)
      if let own, program[own].kind == .initializer, isRequired(own, above: info) { return }
      let found = overridden(function, own, member, parent)
      let word = member.has("class") ? "class method" : "instance method"
      if let found, let own {
        let kind = program[own].kind == .initializer ? "initializer" : word
        if reportExtensions(member, info, "\(kind) '\(shortName(of: found))'", at: declaredPlace(of: found)) { return }
      }
      if found == nil, let own, member.has("override"), reportNearOverride(own, member, parent) { return }
      judge(member, info, overriding: found.map { self.info($0).modifiers }, word: word)
      guard let found, let own, member.has("override") else { return }
      checkThrowing(own, overriding: found, member)
      guard program[own].kind != .initializer, let owner = program[found].nominal else { return }
      checkAccess(ofOverride: member, word, info, overriding: self.info(found).modifiers, of: owner)
    case .variable(let variable):
      for name in boundNames(variable.pattern) {
        let found = property(name, isStatic: member.has("class"), of: parent)
        if let found, let owner = (found.table as? NominalInfo)?.id,
          reportExtensions(member, info, "property '\(name)'", at: (owner, found.declaration.nameRange))
        {
          continue
        }
        let isStored = isStored(variable) && variable.accessors == nil
        if isStored, !member.has("override"), let found, !found.declaration.has("final") {
          report("stored-override", "cannot override with a stored property '\(name)'", at: member.nameRange)
          continue
        }
        judge(member, info, overriding: found.map(\.declaration.modifiers), word: "property")
        guard let found, member.has("override") else { continue }
        if let owner = (found.table as? NominalInfo)?.id {
          let word = member.has("class") ? "class property" : "property"
          checkAccess(ofOverride: member, word, info, overriding: found.declaration.modifiers, of: owner)
        }
        if variable.accessors?.isThrowing == true, found.variable?.accessors?.isThrowing != true {
          reportThrowing("property", at: member.nameRange)
        } else if isStored {
          report("stored-override", "cannot override with a stored property '\(name)'", at: member.nameRange)
        } else {
          checkOverride(of: found, by: variable, member, info, parent)
        }
      }
    default:
      return
    }
  }

  /// Reports a function that may throw where the one that it overrides may not.
  private func checkThrowing(_ own: FunctionID, overriding other: FunctionID, _ member: Declaration) {
    guard program[own].isThrowing, !program[other].isThrowing else { return }
    let isInitializer = program[own].kind == .initializer
    reportThrowing(
      isInitializer ? "initializer" : member.has("class") ? "class method" : "instance method", at: member.nameRange)
  }

  private func reportThrowing(_ word: String, at range: SourceRange) {
    report("throwing-override", "cannot override non-throwing \(word) with throwing \(word)", at: range)
  }

  /// Reports an override that stands in an extension, and one of what an extension declares; whether it is one of them.
  func reportExtensions(
    _ member: Declaration, _ info: NominalInfo, _ words: String, at place: (owner: NominalID, range: SourceRange)?
  ) -> Bool {
    guard let place else { return false }
    let owner = self.info(place.owner)
    if !isInMainBlock(member.nameRange, of: info) {
      report(
        "override-in-extension",
        "\(words) declared in '\(program[owner.id].name)' cannot be overridden from extension", at: member.nameRange)
      return true
    }
    guard isInExtension(place.range, of: owner) else { return false }
    report(
      "override-of-extension",
      "\(words) is declared in extension of '\(program[owner.id].name)' and cannot be overridden",
      at: member.nameRange)
    return true
  }

  /// Whether a class itself declares a member, and no extension.
  func isInMainBlock(_ range: SourceRange, of info: NominalInfo) -> Bool {
    info.declaration.members.contains { $0.nameRange == range }
  }

  private func isInExtension(_ range: SourceRange, of info: NominalInfo) -> Bool {
    info.blocks.contains { block in
      block.part == nil && block.declaration?.members.contains { $0.nameRange == range } ?? false
    }
  }

  /// The class that declares a member, and where; nil for what the compiler makes up.
  private func declaredPlace(of id: FunctionID) -> (owner: NominalID, range: SourceRange)? {
    guard self.info(id).declarationRange != nil, let owner = program[id].nominal else { return nil }
    return (owner, program[id].range)
  }

  /// A function's name with its labels, if it has any.
  func shortName(of id: FunctionID) -> String {
    let isUnlabelled = !program[id].labels.isEmpty && program[id].labels.allSatisfy { $0 == nil }
    return isUnlabelled ? baseName(of: id) : program[id].name
  }

  private func ownFunction(
    _ function: FunctionDeclaration, at range: SourceRange, in info: NominalInfo
  ) -> FunctionID? {
    for member in ownMembers(function.name, of: info) {
      if case .function(let id) = member, program[id].range == range { return id }
    }
    return nil
  }

  /// The superclass's function that a function overrides: of the same labels, and where it does not say so of the same types.
  private func overridden(
    _ function: FunctionDeclaration, _ own: FunctionID?, _ member: Declaration, _ parent: Type
  ) -> FunctionID? {
    let isInitializer = program[own ?? FunctionID(0)].kind == .initializer && own != nil
    let found = findMembers(
      function.name, of: parent, isStatic: isInitializer || member.has("class"), in: nil)
    for item in found {
      guard case .function(let id) = item.member, let own, isOverridable(id),
        program[id].labels == program[own].labels, program[id].isAsync == program[own].isAsync
      else { continue }
      let substitution = nominalArguments(of: item.selfType)
      if member.has("override"), takesOther(own, than: id, substitution) { continue }
      if member.has("override") || isInitializer && member.has("required") { return id }
      let types = program[id].parameters.map { substitute($0.type, substitution) }
      if types == program[own].parameters.map(\.type), program[id].ownGenerics.count <= program[own].ownGenerics.count,
        !isOther(program[own].result, than: substitute(program[id].result, substitution))
      {
        return id
      }
    }
    return nil
  }

  /// Whether a method takes or gives what is nothing that another one of the same labels takes or gives, so that it cannot override that.
  private func takesOther(_ own: FunctionID, than other: FunctionID, _ substitution: Substitution) -> Bool {
    guard program[own].ownGenerics == program[other].ownGenerics || program[other].ownGenerics.isEmpty else {
      return false
    }
    let pairs = zip(program[own].parameters, program[other].parameters)
    if pairs.contains(where: { isApart(substitute($1.type, substitution), from: $0.type) }) { return true }
    return program[own].kind != .initializer
      && isApart(program[own].result, from: substitute(program[other].result, substitution))
  }

  /// Whether values of a type are certainly no values of another one, also of a generic parameter of the class.
  private func isApart(_ type: Type, from wanted: Type) -> Bool {
    switch (type, wanted) {
    case (.nominal, .parameter): true
    // What stands for a generic parameter may be of a class that it is bound to.
    case (.parameter, .nominal(let id, _)): program[id].kind != .class
    default: isOther(type, than: wanted)
    }
  }

  /// Whether values of a type are certainly no values of another one.
  func isOther(_ type: Type, than wanted: Type) -> Bool {
    let (own, wanted) = (wrapped(wanted) == nil ? type : wrapped(type) ?? type, wrapped(wanted) ?? wanted)
    switch (own, wanted) {
    case (.nominal, .nominal): return own.isFullyKnown && wanted.isFullyKnown && !isSubclass(own, of: wanted)
    case (.nominal, .void), (.void, .nominal): return true
    default: return false
    }
  }

  private func checkStaticOverride(_ member: Declaration, _ parent: Type) {
    switch member.kind {
    case .function(let function):
      let isFinal = findMembers(function.name, of: parent, isStatic: true, in: nil).contains { item in
        guard case .function(let id) = item.member else { return false }
        return program[id].labels == function.parameters.map(\.label) && info(id).modifiers.contains("static")
      }
      if isFinal { reportStaticOverride("method", at: member.nameRange) }
    case .variable(let variable):
      guard let name = variable.name, let found = property(name, isStatic: true, of: parent),
        found.declaration.has("static")
      else { return }
      reportStaticOverride("property", at: member.nameRange)
    default: return
    }
  }

  private func reportStaticOverride(_ word: String, at range: SourceRange) {
    report("final-override", "cannot override static \(word)", at: range)
  }

  /// Reports a property of another type than the one that it overrides, or one that can be read only where that can be set.
  private func checkOverride(
    of found: Property, by variable: VariableDeclaration, _ member: Declaration, _ info: NominalInfo, _ parent: Type
  ) {
    guard let name = variable.name, let reference = variable.type else { return }
    if found.isConstant, !isStored(variable) {
      return report(
        "override-constant", "cannot override immutable 'let' property '\(name)' with the getter of a 'var'",
        at: member.nameRange)
    }
    let type = resolve(reference, in: info.scope)
    let wanted = substitute(self.type(of: found), nominalArguments(of: parent))
    if isOther(type, than: wanted) {
      report(
        "override-type",
        "property '\(name)' with type \(quoted(type)) cannot override a property with type \(quoted(wanted))",
        at: member.nameRange)
    } else if !isStored(variable), variable.accessors?.setter == nil, canBeSet(found) {
      report(
        "override-read-only", "cannot override mutable property with read-only property '\(name)'",
        at: member.nameRange)
    }
  }

  private func canBeSet(_ property: Property) -> Bool {
    if property.declaration.has("private(set)") { return false }
    return property.setter != nil || !property.isConstant && property.variable.map { isStored($0) } ?? false
  }

  /// What a class's generic parameters are in a type.
  func nominalArguments(of type: Type) -> Substitution {
    if case .nominal(let id, let arguments) = type { nominalSubstitution(id, arguments) } else { [:] }
  }

  /// Whether a subclass may have this of its own: convenience and required initializers are no overrides.
  func isOverridable(_ id: FunctionID) -> Bool {
    let info = info(id)
    guard info.extensionOf == nil, info.requirementOf == nil, !info.modifiers.contains("private") else { return false }
    return program[id].kind != .initializer || !info.modifiers.contains { ["convenience", "required"].contains($0) }
  }

  private func property(_ name: String, isStatic: Bool, of type: Type) -> Property? {
    for item in findMembers(name, of: type, isStatic: isStatic, in: nil) {
      if case .property(let property) = item.member, !property.declaration.has("private"),
        property.extensionOf == nil, property.requirementOf == nil
      {
        return property
      }
    }
    return nil
  }

  /// Reports a member that overrides what has these modifiers, or nothing, and should not, or does not say so.
  func judge(_ member: Declaration, _ info: NominalInfo, overriding modifiers: [String]?, word: String) {
    guard let modifiers else {
      if member.has("override") { reportOverridesNothing(member, info) }
      return
    }
    if modifiers.contains("final") {
      report("final-override", "\(word) overrides a 'final' \(word)", at: member.nameRange)
    } else if !member.has("override"), !member.has("required") {
      report("missing-override", "overriding declaration requires an 'override' keyword", at: member.nameRange)
    }
    if modifiers.contains("static") {
      reportStaticOverride(word == "property" ? word : "method", at: member.nameRange)
    }
  }

  private func reportOverridesNothing(_ member: Declaration, _ info: NominalInfo) {
    if namesUnknown(member, of: info) { return }
    let text: String
    switch member.kind {
    case .function(let function):
      switch function.kind {
      case .initializer: text = "initializer does not override a designated initializer from its superclass"
      case .subscript: text = "subscript does not override any subscript from its superclass"
      default: text = "method does not override any method from its superclass"
      }
    default: text = "property does not override any property from its superclass"
    }
    report("overrides-nothing", text, at: member.nameRange)
  }

  /// Whether a member's type names something that nothing declares, which is all that Swift says of it.
  private func namesUnknown(_ member: Declaration, of info: NominalInfo) -> Bool {
    switch member.kind {
    case .function(let function):
      guard let id = ownFunction(function, at: member.nameRange, in: info) else { return false }
      return !(program[id].parameters.map(\.type) + [program[id].result]).allSatisfy(\.isFullyKnown)
    case .variable(let variable):
      return variable.type.map { !resolve($0, in: info.scope).isFullyKnown } ?? false
    default: return false
    }
  }

  /// Reports a class that has properties without values and no initializer that could set them.
  func checkHasInitializer(_ info: NominalInfo) {
    guard !reportUnsetNeighbour(info), lacksInitializer(info), !isBelowClassWithoutInitializer(info) else { return }
    let message = "\(info.declaration.kind.rawValue) '\(program[info.id].name)' has no initializers"
    report("no-initializers", message, at: program[info.id].range)
  }

  /// Whether nothing can make instances of a class or actor of the program: it, or a superclass, has properties without values and no
  /// initializer.
  func hasNoInitializer(_ id: NominalID) -> Bool {
    guard !program[id].isCatalogue else { return false }
    let info = info(id)
    guard info.sources["init"] == nil else { return false }
    return lacksInitializer(info) || isBelowClassWithoutInitializer(info)
  }

  private func isBelowClassWithoutInitializer(_ info: NominalInfo) -> Bool {
    guard case .nominal(let parent, _)? = superclass(of: info.id) else { return false }
    return hasNoInitializer(parent)
  }

  private func lacksInitializer(_ info: NominalInfo) -> Bool {
    guard info.declaration.kind == .class || info.declaration.kind == .actor else { return false }
    let hasInitializer = info.declaration.members.contains { member in
      if case .function(let function) = member.kind, case .initializer = function.kind { true } else { false }
    }
    let lacksValue = info.declaration.members.contains { member in
      guard case .variable(let variable) = member.kind, isStored(variable), variable.initialValue == nil,
        member.attributes.allSatisfy({ $0.name == "Published" && $0.arguments == nil }), !member.has("static"),
        !member.has("class"), !member.has("lazy"),
        !member.has("override") || variable.accessors == nil
      else { return false }
      return variable.isConstant || !isOptional(variable.type)
    }
    // Swift makes the initializer of a `Decodable` class.
    return lacksValue && !hasInitializer && !makesDecoder(info)
  }

  private func isOptional(_ reference: TypeReference?) -> Bool {
    switch reference?.kind {
    case .implicitlyUnwrapped?: true
    case .named("Optional", _)?: true
    default: false
    }
  }
}
