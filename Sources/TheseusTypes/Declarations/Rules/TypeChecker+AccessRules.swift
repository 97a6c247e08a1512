import TheseusProgram

extension TypeChecker {
  /// Reports members of a type that more can use than what their types name.
  func checkAccess(_ info: NominalInfo) {
    guard hasSecrets else { return }
    for name in writtenNames(info) {
      for member in ownMembers(name, of: info) { checkAccess(member, of: info) }
    }
    checkSuperclassAccess(info)
    let use = AccessUse(info.modifiers, owner: enclosing(info.id), or: .module, at: program[info.id].range)
    let word = "generic \(info.declaration.kind.rawValue)"
    checkAccess(of: info.declaration.generics, use.inside(accessLevel(of: info.id)), word: word, in: info.scope)
  }

  /// Reports members of an extension of a type of the library that more can use than what their types name.
  func checkAccess(ofExtension members: [Declaration], of info: NominalInfo) {
    guard info.scope.part != nil else { return }
    let places = Set(members.map(\.nameRange))
    for name in writtenNames(info) {
      for member in ownMembers(name, of: info) where place(of: member).map(places.contains) ?? false {
        checkAccess(member, of: info)
      }
    }
  }

  private func place(of member: Member) -> SourceRange? {
    switch member {
    case .property(let property): property.declaration.nameRange
    case .function(let id): program[id].range
    default: nil
    }
  }

  /// Reports requirements of a protocol that name what fewer can use than it.
  func checkAccess(_ info: ProtocolInfo) {
    guard hasSecrets else { return }
    let level = accessLevel(of: info.id)
    let word = accessWord(of: info.id)
    func use(_ range: SourceRange) -> AccessUse { AccessUse([word], owner: nil, or: level, at: range) }
    for member in writtenNames(info).flatMap({ ownMembers($0, of: info) }) {
      switch member {
      case .property(let property) where property.requirementOf == info.id:
        let use = use(property.declaration.nameRange)
        property.name == "subscript"
          ? checkSubscriptAccess(of: property, use) : checkAccess(of: property, use, word: "property")
      case .function(let id) where self.info(id).requirementOf == info.id && self.info(id).property == nil:
        checkAccess(
          of: id, use(program[id].range), word: program[id].kind == .initializer ? "initializer" : "method")
      default: continue
      }
    }
    for (name, declaration) in info.associatedTypes {
      guard let place = info.declaration.members.first(where: { $0.kind == .typeAlias(declaration) })?.nameRange else {
        continue
      }
      checkAccess(of: declaration, named: name, in: info, at: place)
    }
  }

  private func checkAccess(
    of declaration: TypeAliasDeclaration, named name: String, in info: ProtocolInfo, at place: SourceRange
  ) {
    let own = AccessSecret(level: accessLevel(of: info.id), word: accessWord(of: info.id))
    func report(_ secret: AccessSecret, in part: String) {
      self.report(
        "access", "associated type in \(own.words) protocol uses \(secret.words) type in its \(part) ", at: place)
    }
    let bounds = declaration.inherited.flatMap { resolveConstraint($0, in: info.scope).protocols }
    if let secret = bounds.lazy.compactMap({ self.secret($0, below: own.level) }).first {
      report(secret, in: "requirement")
    }
    if let target = declaration.target, !namesAlias(target, in: info.scope),
      let secret = secret(in: resolve(target, in: info.scope), below: own.level)
    {
      report(secret, in: "default definition")
    }
  }

  private func checkAccess(of generics: GenericClause, _ use: AccessUse, word: String, in scope: DeclarationScope) {
    let bounds = generics.parameters.compactMap(\.constraint).flatMap { resolveConstraint($0, in: scope).protocols }
    guard let secret = bounds.lazy.compactMap({ self.secret($0, below: use.level) }).first else { return }
    report(
      "access", "\(word) \(use.demand(secret)) because its generic parameter uses \(secret.words) type", at: use.range)
  }

  /// Reports a declaration of the file that more can use than what its type names.
  func checkAccess(_ declaration: Declaration, in scope: DeclarationScope) {
    guard scope.isFile else { return }
    let use = AccessUse(declaration, owner: nil, or: .module)
    switch declaration.kind {
    case .function(let function):
      for id in (scope.functions[function.name] ?? functions[function.name]) ?? []
      where program[id].range == declaration.nameRange {
        checkAccess(of: id, use, word: "function")
        checkAccess(of: function.generics, use, word: "global function", in: info(id).scope)
      }
    case .variable(let variable):
      for property in boundNames(variable.pattern).compactMap({ scope.globals[$0] ?? globals[$0] }) {
        checkAccess(of: property, use, word: variable.isConstant ? "constant" : "variable")
      }
    case .typeAlias(let alias):
      if case .alias(let own)? = declaredType(named: alias.name, in: scope) { checkAccess(of: own, use) }
    default: return
    }
  }

  /// Whether a type of the program says who may use it.
  private var hasSecrets: Bool {
    func says(_ modifiers: [String]) -> Bool { modifiers.contains { AccessLevel($0, isNested: false) != nil } }
    return nominalInfos.contains { $0.scope.part == nil && says($0.modifiers) }
      || protocolInfos.contains { $0.scope.part == nil && says($0.modifiers) }
  }

  private func checkAccess(_ member: Member, of info: NominalInfo) {
    switch member {
    case .property(let property) where property.block?.part == nil && property.extensionOf == nil:
      // What a wrapper adds has the access of what it wraps.
      guard property.name.first != "_" || property.wrapper == nil, property.name.first != "$",
        let use = use(of: property.declaration.nameRange, in: info)
      else { return }
      property.name == "subscript"
        ? checkSubscriptAccess(of: property, use) : checkAccess(of: property, use, word: "property")
    case .function(let id) where self.info(id).scope.part == nil && self.info(id).declarationRange != nil:
      guard let use = use(of: program[id].range, in: info) else { return }
      checkAccess(of: id, use, word: program[id].kind == .initializer ? "initializer" : "method")
    case .enumCase(let id, let index):
      checkAccess(of: program[id].cases[index], of: id)
    case .type(.alias(let alias)):
      guard info.declaration.members.contains(where: { $0.nameRange == alias.range }),
        let use = use(of: alias.range, in: info)
      else { return }
      checkAccess(of: alias, use)
    default: return
    }
  }

  /// How a member that stands somewhere in a type or in its extensions may be used; nil for what the compiler makes up.
  private func use(of range: SourceRange, in info: NominalInfo) -> AccessUse? {
    let around = accessLevel(of: info.id)
    for block in info.blocks where block.part == nil {
      let members = block.isMain ? info.declaration.members : block.declaration?.members ?? []
      guard let member = members.first(where: { $0.nameRange == range }) else { continue }
      let level = block.modifiers.lazy.compactMap { AccessLevel($0, isNested: false) }.first ?? .module
      return AccessUse(member, owner: info.id, or: min(around, level)).inside(around)
    }
    return nil
  }

  private func checkAccess(of item: TypedNominal.Case, of id: NominalID) {
    guard let secret = item.payload.lazy.compactMap({ self.secret(in: $0.type, below: self.accessLevel(of: id)) }).first
    else { return }
    let own = AccessSecret(level: accessLevel(of: id), word: accessWord(of: id))
    report("access", "enum case in \(own.words) enum uses \(secret.words) type", at: item.range)
  }

  private func checkAccess(of alias: DeclarationScope.Alias, _ use: AccessUse) {
    guard let target = alias.declaration.target, !namesAlias(target, in: alias.scope),
      let secret = secret(in: resolveAlone(alias), below: use.level)
    else { return }
    report(
      "access", "type alias \(use.demand(secret)) because its underlying type uses \(secret.words) type",
      at: use.range)
  }

  /// Whether a written type names an alias, whose access is its own.
  private func namesAlias(_ reference: TypeReference, in scope: DeclarationScope) -> Bool {
    switch reference.kind {
    case .named(let name, let arguments):
      if case .alias? = lookupType(name, in: scope) { return true }
      return arguments.contains { namesAlias($0, in: scope) }
    case .member(_, _, let arguments): return arguments.contains { namesAlias($0, in: scope) }
    case .tuple(let elements): return elements.contains { namesAlias($0.type, in: scope) }
    case .function(let parameters, _, _, _, let result):
      return parameters.contains { namesAlias($0.type, in: scope) } || namesAlias(result, in: scope)
    case .some(let inner), .any(let inner), .metatype(let inner), .implicitlyUnwrapped(let inner),
      .packExpansion(let inner), .packElement(let inner):
      return namesAlias(inner, in: scope)
    case .composition(let parts): return parts.contains { namesAlias($0, in: scope) }
    case .inferred: return false
    }
  }

  private func checkAccess(of property: Property, _ use: AccessUse, word: String) {
    guard case .variable(let variable) = property.declaration.kind else { return }
    if case .some? = variable.type?.kind { return }
    if let written = variable.type, namesAlias(written, in: property.scope) { return }
    let type = type(of: property)
    guard let secret = secret(in: type, below: use.level) else { return }
    let inferred = variable.type == nil ? " \(quoted(type))" : ""
    report(
      "access", "\(word) \(use.demand(secret)) because its type\(inferred) uses \(secret.words) type", at: use.range)
  }

  private func checkSubscriptAccess(of property: Property, _ use: AccessUse) {
    if let secret = property.parameters.lazy.compactMap({ self.secret(in: $0.type, below: use.level) }).first {
      report("access", "subscript \(use.demand(secret)) because its index uses \(secret.words) type", at: use.range)
    } else if let secret = property.type.flatMap({ secret(in: $0, below: use.level) }) {
      report(
        "access", "subscript \(use.demand(secret)) because its element type uses \(secret.words) type", at: use.range)
    }
  }

  private func checkAccess(of id: FunctionID, _ use: AccessUse, word: String) {
    let function = program[id]
    let info = info(id)
    let secrets = function.parameters.indices.lazy.compactMap { index -> AccessSecret? in
      if info.parameters.indices.contains(index), self.namesAlias(info.parameters[index].type, in: info.scope) {
        return nil
      }
      return self.secret(in: function.parameters[index].type, below: use.level)
    }
    if let secret = secrets.first {
      report("access", "\(word) \(use.demand(secret)) because its parameter uses \(secret.words) type", at: use.range)
    } else if function.kind != .initializer, !resultNamesAlias(info),
      let secret = secret(in: function.result, below: use.level)
    {
      report("access", "\(word) \(use.demand(secret)) because its result uses \(secret.words) type", at: use.range)
    }
  }

  private func resultNamesAlias(_ info: FunctionInfo) -> Bool {
    guard case .function(let declaration) = info.source, let result = declaration.result else { return false }
    return namesAlias(result, in: info.scope)
  }

  /// Reports an override that fewer can use than can use its class and what it overrides.
  func checkAccess(
    ofOverride member: Declaration, _ word: String, _ info: NominalInfo, overriding modifiers: [String],
    of owner: NominalID
  ) {
    guard isPlaced(info.id), isPlaced(owner) else { return }
    let around = accessLevel(of: info.id)
    let overridden = AccessUse(modifiers, owner: owner, or: .module, at: member.nameRange).inside(
      accessLevel(of: owner))
    let own = AccessUse(member, owner: info.id, or: .module).inside(around)
    guard own.level < min(overridden.level, around) else { return }
    // Whoever may override from elsewhere may do more than whoever may use.
    let isOpen = modifiers.contains("open") && !info.modifiers.contains("open")
    let measure = overridden.level <= around && !isOpen ? "the declaration it overrides" : "its enclosing type"
    report("access", "overriding \(word) must be as accessible as \(measure)", at: member.nameRange)
  }

  /// Whether a type and those around it stand in the file and in no extension, whose access is not kept.
  private func isPlaced(_ id: NominalID) -> Bool {
    guard let outer = enclosing(id) else {
      if let scope = info(id).scope.parent, case .nominal(id)? = declaredType(named: program[id].name, in: scope) {
        return true
      }
      return false
    }
    let isMember = info(outer).declaration.members.contains { $0.nameRange == program[id].range }
    return isMember && isPlaced(outer)
  }

  private func checkSuperclassAccess(_ info: NominalInfo) {
    guard info.declaration.kind == .class, case .nominal(let parent, _)? = superclass(of: info.id),
      let secret = secret(in: .nominal(parent, []), below: accessLevel(of: info.id))
    else { return }
    let use = AccessUse(info.modifiers, owner: enclosing(info.id), or: .module, at: program[info.id].range)
    report("access", "class \(use.demand(secret)) because its superclass is \(secret.word)", at: use.range)
  }

  /// What a type names that fewer can use than a level says.
  private func secret(in type: Type, below level: AccessLevel) -> AccessSecret? {
    var found: AccessSecret?
    _ = type.contains { part in
      switch part {
      case .nominal(let id, _) where !program[id].isCatalogue && info(id).scope.part == nil:
        let own = accessLevel(of: id)
        if own < level, found.map({ own < $0.level }) ?? true {
          found = AccessSecret(level: own, word: accessWord(of: id))
        }
      case .existential(let protocols, _, _):
        found = found ?? protocols.lazy.compactMap { self.secret($0, below: level) }.first
      default: break
      }
      return false
    }
    return found
  }

  /// A protocol that fewer can use than a level says.
  private func secret(_ id: ProtocolID, below level: AccessLevel) -> AccessSecret? {
    guard info(id).scope.part == nil, accessLevel(of: id) < level else { return nil }
    return AccessSecret(level: accessLevel(of: id), word: accessWord(of: id))
  }

  /// Who may use a protocol of the program.
  private func accessLevel(of id: ProtocolID) -> AccessLevel {
    AccessLevel(accessWord(of: id), isNested: false) ?? .module
  }

  /// The modifier that decides who may use a protocol.
  private func accessWord(of id: ProtocolID) -> String {
    info(id).modifiers.first { AccessLevel($0, isNested: false) != nil } ?? "internal"
  }

  /// Who may use a type.
  private func accessLevel(of id: NominalID) -> AccessLevel {
    if program[id].isCatalogue { return .everyone }
    let parent = enclosing(id)
    let own = info(id).modifiers.lazy.compactMap { AccessLevel($0, isNested: parent != nil) }.first
    guard let parent else { return own ?? .module }
    return min(own ?? .module, accessLevel(of: parent))
  }

  /// The modifier that decides who may use a type.
  private func accessWord(of id: NominalID) -> String {
    let level = accessLevel(of: id)
    let own = info(id).modifiers.first { AccessLevel($0, isNested: enclosing(id) != nil) == level }
    if own == nil, level == .module { return "internal" }
    return own ?? enclosing(id).map { accessWord(of: $0) } ?? "internal"
  }

  /// The type of the program that a type is declared in.
  private func enclosing(_ id: NominalID) -> NominalID? {
    guard let dot = program[id].qualifiedName.lastIndex(of: ".") else { return nil }
    let name = program[id].qualifiedName[..<dot]
    return nominalInfos.first { $0.scope.part == nil && program[$0.id].qualifiedName == name }?.id
  }
}

/// What a declaration names although fewer can use it.
struct AccessSecret {
  /// Who may use it.
  var level: AccessLevel
  /// Its modifier.
  var word: String
  /// The modifier with its article.
  var words: String { (word == "internal" ? "an " : "a ") + word }
}

/// A declaration whose access is compared with that of what it names.
struct AccessUse {
  /// Who may use it.
  var level: AccessLevel
  /// The modifier that says so.
  var written: String?
  /// Whether it is a member.
  var isMember: Bool
  /// Where it stands.
  var range: SourceRange

  /// Whether a modifier says who may use it.
  var isWritten: Bool { written != nil }

  /// Reads the modifiers of a declaration that may be a member; without any, a level holds.
  init(_ modifiers: [String], owner: NominalID?, or level: AccessLevel, at range: SourceRange) {
    isMember = owner != nil
    written = modifiers.first { AccessLevel($0, isNested: owner != nil) != nil }
    self.level = written.flatMap { AccessLevel($0, isNested: owner != nil) } ?? level
    self.range = range
  }

  init(_ declaration: Declaration, owner: NominalID?, or level: AccessLevel) {
    self.init(declaration.modifiers, owner: owner, or: level, at: declaration.nameRange)
  }

  /// The same in a type that some may use: nobody else can use its members, whatever their modifiers say.
  func inside(_ around: AccessLevel) -> AccessUse {
    var result = self
    result.level = min(level, around)
    return result
  }

  /// What Swift demands of it because of a secret.
  func demand(_ secret: AccessSecret) -> String {
    if let written { return "cannot be declared \(written)" }
    if !isMember { return "must be declared private or fileprivate" }
    switch secret.level {
    case .type: return "must be declared private"
    case .file: return "must be declared fileprivate"
    case .module, .everyone: return "must be declared internal"
    }
  }
}
