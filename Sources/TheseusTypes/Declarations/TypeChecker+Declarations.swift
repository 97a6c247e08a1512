import TheseusProgram

extension TypeChecker {
  /// Declares a program: types first, then extensions, functions, variables; statements become top-level code.
  func declare(_ text: Program) {
    let text = withOptionalRequirements(text)
    (staticNames, staticNamesOfProtocols) = ([:], [:])
    let entry = entry(of: text)
    let modules = text.declarations.compactMap { if case .import(let path) = $0.kind { path } else { nil } }
    importsNothing = isExecutable && modules.isEmpty
    imported.formUnion(modules)
    importsListed = isExecutable && imported.isSubset(of: Catalogue.modulesWithAllTypes)
    importsForeign = modules.contains { !isListed(module: String($0.prefix { $0 != "." })) }
    importsPackages = modules.contains { !Catalogue.frameworksOfSystem.contains(String($0.prefix { $0 != "." })) }
    checkImports(text.declarations)
    noteOperators(text.declarations)
    let isScript =
      isExecutable && entry.isEmpty
      || text.statements.contains { if case .declaration = $0.kind { false } else { true } }
    homes = text.homes
    inputs = text.inputs
    separateFiles(text.declarations)
    declareTypes(text.declarations, in: fileScope)
    declareExtensions(text.declarations, in: fileScope)
    for declaration in text.declarations {
      switch declaration.kind {
      case .function(let function):
        let outer = outerScope(of: declaration, in: fileScope)
        let id = addFunction(function, declaration, in: outer, owner: nil, block: nil)
        if homeScope(of: function.name, declaration, in: fileScope) === fileScope {
          functions[function.name, default: []].append(id)
        } else {
          outer.functions[function.name, default: []].append(id)
        }
        noteOverloadedForm(function.name)
        operatorCache = [:]
      case .variable(let variable):
        if declaration.has("lazy") {
          report(
            "lazy-global", "'lazy' cannot be used on an already-lazy global",
            at: declaration.range(ofModifier: "lazy"))
        }
        declareGlobal(variable, declaration, isScript: isScript)
      default:
        break
      }
    }
    declareGuarded(text.statements)
    checkDeclarations(text.declarations, in: fileScope)
    checkRedeclarations(text.declarations)
    checkPlainNames(text.declarations)
    checkModifiers(ofFile: text.declarations)
    if isScript {
      declareMain(text.statements)
    } else if !entry.isEmpty {
      declareMain(entry)
    }
  }

  /// Reports modules whose names are nearly those of ones that are there.
  private func checkImports(_ declarations: [Declaration]) {
    for declaration in declarations {
      guard case .import(let path) = declaration.kind, !isNamed(module: path), let meant = module(meantBy: path) else {
        continue
      }
      report(
        "no-such-module", "no such module '\(path)'", at: declaration.nameRange, explanation: "Did you mean '\(meant)'?"
      )
    }
  }

  /// The module that a name is a slip for.
  ///
  /// Packages are named after short ones, with letters more or others: `SwiftUIX`, and `SwiftDate` beside `SwiftData`.
  private func module(meantBy path: String) -> String? {
    let long = ["Foundation", "Observation", "CoreData", "CoreGraphics"]
    if path.count > 8,
      let near = long.first(where: { EditDistance.between(path, $0) <= 2 && $0.first == path.first })
    {
      return near
    }
    return ["SwiftUI", "Combine", "UIKit"].first { name in
      name != path && name.lowercased().sorted() == path.lowercased().sorted() && EditDistance.between(path, name) <= 2
        || path.count == name.count - 1 && path.first == name.first && EditDistance.between(path, name) == 1
    }
  }

  /// The call of `main()` of the type that is marked `@main`, in an executable.
  private func entry(of text: Program) -> [Statement] {
    guard isExecutable else { return [] }
    for declaration in text.declarations {
      guard case .nominal(let nominal) = declaration.kind, declaration.attribute("main") != nil else { continue }
      let range = declaration.nameRange
      let type = Expression(.name(nominal.name, genericArguments: [], labels: nil), range: range)
      let method = Expression(
        .member(type, "main", genericArguments: [], labels: nil, nameRange: range), range: range)
      let call = Expression(.call(method, arguments: []), range: range)
      let marked = Expression(.try(Expression(.await(call), range: range), .plain), range: range)
      return [Statement(.expression(marked), range: range)]
    }
    return []
  }

  private func declareMain(_ statements: [Statement]) {
    let scope = DeclarationScope(parent: fileScope)
    let range = statements.first?.range ?? .synthesized
    let id = add(
      TypedFunction(
        name: "main", symbol: "main", kind: .main, implementation: .body, selfKind: .none,
        isAsync: EffectMark.await.stands(in: statements), range: range),
      source: .main(statements), scope: scope)
    main = id
    ownFunctions.insert(id, at: 0)
  }

  /// Declares the nominal types, protocols and aliases of a list.
  func declareTypes(_ declarations: [Declaration], in scope: DeclarationScope) {
    var added: [NominalInfo] = []
    for declaration in declarations {
      switch declaration.kind {
      case .nominal(let nominal):
        let (outer, home) = (
          outerScope(of: declaration, in: scope), homeScope(of: nominal.name, declaration, in: scope)
        )
        if declaredType(named: nominal.name, in: home) != nil, home.isFile {
          if !nominal.name.isEmpty {
            report("redeclaration", "invalid redeclaration of '\(nominal.name)'", at: declaration.nameRange)
          }
          continue
        }
        if nominal.kind == .protocol {
          home.types[nominal.name] = .protocol(addProtocol(nominal, declaration, in: outer))
        } else {
          let id = addNominal(nominal, declaration, in: outer, enclosing: nil)
          home.types[nominal.name] = .nominal(id)
          added.append(info(id))
        }
      case .typeAlias(let alias) where !alias.isAssociatedType:
        homeScope(of: alias.name, declaration, in: scope).types[alias.name] = .alias(
          DeclarationScope.Alias(
            declaration: alias, scope: outerScope(of: declaration, in: scope), range: declaration.nameRange,
            modifiers: declaration.modifiers))
      default:
        break
      }
    }
    // What is asked of generic parameters may be declared further down.
    for info in added { addRequirements(of: info) }
  }

  /// Adds the extensions of a list to the types that they extend.
  func declareExtensions(_ declarations: [Declaration], in scope: DeclarationScope) {
    var waiting = declarations
    var isWaiting = true
    // An extension may extend what another one further down declares.
    while isWaiting {
      let rest = waiting.filter { !declareExtension($0, in: outerScope(of: $0, in: scope)) }
      isWaiting = rest.count < waiting.count
      waiting = rest
    }
    for declaration in waiting {
      guard case .extension(let text) = declaration.kind else { continue }
      if case .named(let name, _) = text.type.kind {
        reportUnknownType(name, at: text.type.range)
      } else {
        _ = resolve(text.type, in: outerScope(of: declaration, in: scope))
      }
    }
  }

  /// Adds an extension to the type that it extends; false if that is not known.
  private func declareExtension(_ declaration: Declaration, in scope: DeclarationScope) -> Bool {
    guard case .extension(let text) = declaration.kind, let table = extendedTable(text.type, in: scope) else {
      return false
    }
    let block = DeclarationBlock(outer: scope, isMain: false)
    block.declaration = text
    block.attributes = declaration.attributes
    block.modifiers = declaration.modifiers
    table.blocks.append(block)
    // Nested types stay what they are.
    table.resolved = table.resolved.filter { $0.value.contains { if case .type = $0 { true } else { false } } }
    table.overloads = [:]
    addSources(text.members, to: table, block: block)
    if let nominal = table as? NominalInfo {
      nominal.conformances = nil
      registerOwn(text.members, of: nominal, block: block)
    } else if let info = table as? ProtocolInfo {
      registerOwn(text.members, of: info)
    }
    return true
  }

  /// The members of the type that an extension extends, if it is known yet.
  func extendedTable(_ reference: TypeReference, in scope: DeclarationScope) -> MemberTable? {
    switch declaredType(reference, in: scope) {
    case .nominal(let id)?: info(id)
    case .protocol(let id)?: info(id)
    case .alias, .type, nil: nil
    }
  }

  /// The declaration that a name means, behind aliases, if it is known yet.
  func declaredType(_ reference: TypeReference, in scope: DeclarationScope) -> DeclarationScope.NamedType? {
    let found = namedType(reference, in: scope)
    guard case .alias(let alias)? = found else { return found }
    return alias.declaration.target.flatMap { declaredType($0, in: alias.scope) }
  }

  /// What a written type names, which may be an alias.
  func namedType(_ reference: TypeReference, in scope: DeclarationScope) -> DeclarationScope.NamedType? {
    switch reference.kind {
    case .named(let name, _): reference.isSugar ? fileType(name) : lookupType(name, in: scope)
    case .member(let base, let name, _):
      if case .named(let module, _) = base.kind, isModule(module), lookupType(module, in: scope) == nil {
        isOwnModule(module) ? fileScope.types[name] : fileType(name)
      } else if case .nominal(let id)? = declaredType(base, in: scope) {
        memberTypeDeclaration(name, of: id, self: nil)
      } else {
        nil
      }
    default: nil
    }
  }

  // MARK: Types

  /// Adds a nominal type or protocol with its members unresolved.
  func addType(
    _ nominal: NominalDeclaration, _ declaration: Declaration, in scope: DeclarationScope, enclosing: NominalID?
  ) -> DeclarationScope.NamedType {
    if nominal.kind == .protocol { return .protocol(addProtocol(nominal, declaration, in: scope)) }
    let id = addNominal(nominal, declaration, in: scope, enclosing: enclosing)
    addRequirements(of: info(id))
    let name = program[id].qualifiedName
    if enclosing != nil, scope.part != nil, catalogue.extensions[name] != nil {
      addCatalogueExtensions(of: name, to: info(id))
    }
    return .nominal(id)
  }

  private func addRequirements(of info: NominalInfo) {
    info.isFindingRequirements = true
    addRequirements(of: info.declaration.generics, to: info.scope)
    info.isFindingRequirements = false
  }

  /// Adds a struct, enum, class or actor without what it asks of its generic parameters.
  private func addNominal(
    _ written: NominalDeclaration, _ declaration: Declaration, in outer: DeclarationScope, enclosing: NominalID?
  ) -> NominalID {
    var nominal = written
    nominal.members += expansion(of: declaration)
    let id = NominalID(program.nominals.count)
    let scope = DeclarationScope(parent: outer)
    let inheritedGenerics = enclosing.map { program[$0].generics } ?? []
    let own = nominal.generics.parameters.enumerated().map { index, parameter in
      GenericParameter(
        owner: .nominal(id), index: inheritedGenerics.count + index, name: parameter.name, isPack: parameter.isPack)
    }
    for parameter in own { scope.types[parameter.name] = .type(.parameter(parameter)) }
    let generics = inheritedGenerics + own
    scope.nominal = id
    scope.selfType = .nominal(id, generics.map { .parameter($0) })
    let prefix = enclosing.map { program[$0].qualifiedName + "." } ?? ""
    program.nominals.append(
      TypedNominal(
        kind: nominal.kind, name: nominal.name, qualifiedName: prefix + nominal.name, generics: generics,
        isCatalogue: outer.part != nil,
        isIndirect: declaration.has("indirect") || nominal.members.contains { $0.has("indirect") },
        hasInventedFields: outer.part == .swiftUI, range: declaration.nameRange))
    let info = NominalInfo(
      id: id, declaration: nominal, attributes: declaration.attributes, modifiers: declaration.modifiers, scope: scope)
    nominalInfos.append(info)
    incomplete.append(id)
    let block = DeclarationBlock(outer: outer, isMain: true)
    block.scope = scope
    info.blocks.append(block)
    addSources(nominal.members, to: info, block: block)
    registerOwn(nominal.members, of: info, block: block)
    return id
  }

  /// The members that a macro adds to a type: of `@ModelActor` the container, and an initializer with it (DOC:modelactor()).
  private func expansion(of declaration: Declaration) -> [Declaration] {
    guard declaration.attribute("ModelActor") != nil, lookupType("ModelActor", in: fileScope) != nil else { return [] }
    let container = "nonisolated let modelContainer: ModelContainer"
    let initializer = "init(modelContainer: ModelContainer) { self.modelContainer = modelContainer }"
    return read("actor _Expansion {\n\(container)\n\(initializer)\n}"[...]).flatMap { expansion -> [Declaration] in
      if case .nominal(let nominal) = expansion.kind { nominal.members } else { [] }
    }
  }

  private func addProtocol(
    _ nominal: NominalDeclaration, _ declaration: Declaration, in outer: DeclarationScope
  ) -> ProtocolID {
    let id = ProtocolID(program.protocols.count)
    let scope = DeclarationScope(parent: outer)
    scope.protocolID = id
    let info = ProtocolInfo(
      id: id, declaration: nominal, attributes: declaration.attributes, modifiers: declaration.modifiers, scope: scope)
    scope.selfType = .parameter(info.selfParameter)
    protocolInfos.append(info)
    program.protocols.append(TypedProtocol(name: nominal.name, range: declaration.nameRange))
    let block = DeclarationBlock(outer: outer, isMain: true)
    block.scope = scope
    info.blocks.append(block)
    addProtocolMembers(nominal.members, to: info, block: block)
    return id
  }

  /// Files the requirements of a protocol, associated types first.
  func addProtocolMembers(_ members: [Declaration], to info: ProtocolInfo, block: DeclarationBlock) {
    for member in members {
      if case .typeAlias(let alias) = member.kind, alias.isAssociatedType {
        info.associatedTypes.append((alias.name, alias))
        program.protocols[Int(info.id.index)].associatedTypes.append(alias.name)
        associatedNames.insert(alias.name)
      } else {
        addSources([member], to: info, block: block)
        if let name = names(of: member).first, !info.requirementNames.contains(name) {
          info.requirementNames.append(name)
        }
      }
    }
  }

  /// Files members under their names.
  func addSources(_ members: [Declaration], to table: MemberTable, block: DeclarationBlock) {
    for member in members {
      for name in names(of: member) {
        table.sources[name, default: []].append(.declaration(member, block))
        noteOverloadedForm(name)
        if name.isOperatorName, block.part == nil {
          operatorTables[name, default: []].append(table)
        }
      }
    }
  }

  /// Notes that the program declares an operator that is otherwise a form of the language or makes a range.
  private func noteOverloadedForm(_ name: String) {
    if ["&&", "||", "??", "...", "..<"].contains(name) { overloadedForms.insert(name) }
  }

  /// The names under which a member is found; one that may be wrapped has three.
  private func names(of member: Declaration) -> [String] {
    switch member.kind {
    case .nominal(let nominal): return [nominal.name]
    case .function(let function): return [function.name]
    case .variable(let variable):
      let bound = boundNames(variable.pattern)
      let mayBeWrapped = !member.attributes.isEmpty
      return mayBeWrapped ? bound + bound.map { "_" + $0 } + bound.map { "$" + $0 } : bound
    case .enumCase(let enumCase): return [enumCase.name]
    case .typeAlias(let alias): return [alias.name]
    default: return []
    }
  }

  /// The names that a pattern binds.
  func boundNames(_ pattern: Pattern) -> [String] {
    switch pattern.kind {
    case .binding(let name, _): [name]
    case .tuple(let elements): elements.flatMap { boundNames($0.pattern) }
    case .typed(let inner, _), .cast(let inner, _), .optional(let inner): boundNames(inner)
    case .enumCase(_, _, let payload): (payload ?? []).flatMap { boundNames($0.pattern) }
    case .wildcard, .isType, .expression: []
    }
  }

  /// Makes the stored properties of a learner's or catalogue's type in order, as their places depend on it.
  func registerOwn(_ members: [Declaration], of info: NominalInfo, block: DeclarationBlock) {
    guard block.isMain else { return }
    for member in members {
      switch member.kind {
      case .variable(let variable):
        if member.has("override") { overriddenNames.formUnion(boundNames(variable.pattern)) }
        guard !member.has("static"), !member.has("class"), !member.has("override"), isStored(variable),
          !isManaged(member), let name = variable.name
        else { continue }
        let storage = Property(name: name, scope: info.scope, block: block, declaration: member)
        storage.storage = .field(info.id, info.stored.count)
        storage.isConstant = variable.isConstant
        if member.has("lazy") { storage.name = "$__lazy_storage_$_" + name }
        info.stored.append(storage)
      case .nominal(let nominal) where nominal.kind != .protocol && block.part == nil:
        // The learner's nested types are known at once, so that extensions of them are.
        _ = ownMembers(nominal.name, of: info)
      default:
        break
      }
    }
  }

  private func registerOwn(_ members: [Declaration], of info: ProtocolInfo) {
    // Default implementations are checked with the rest of the learner's text.
    for member in members {
      for name in names(of: member) { _ = ownMembers(name, of: info) }
    }
  }

  /// Whether a variable has storage: no accessors, or observers only.
  func isStored(_ variable: VariableDeclaration) -> Bool {
    guard let accessors = variable.accessors else { return true }
    return !accessors.hasGetter && accessors.getter == nil && accessors.setter == nil
  }

  /// The first attribute of a declaration that is a property wrapper, or may be one that another file declares.
  func wrapperAttribute(of declaration: Declaration, in scope: DeclarationScope) -> DeclarationAttribute? {
    declaration.attributes.first { attribute in
      guard attribute.name.mayNameType else { return wrapper(of: attribute, in: scope) != nil }
      // A program may have a wrapper of such a name.
      if Self.capitalizedMarkers.contains(attribute.name) {
        guard case .nominal(let id)? = lookupType(attribute.name, in: scope) else { return false }
        return !program[id].isCatalogue && info(id).has(attribute: "propertyWrapper")
      }
      if case .nominal(let id)? = lookupType(attribute.name, in: scope) {
        return !["resultBuilder", "globalActor"].contains { info(id).has(attribute: $0) }
      }
      return !attribute.name.hasSuffix("Builder")
    }
  }

  /// What the compiler, macros and Apple's frameworks mark properties with; `@Published` is kept by the object that has it.
  private static let capitalizedMarkers: Set<String> = [
    "MainActor", "Sendable", "ObservationIgnored", "ObservationTracked", "Published", "Entry", "NSManaged", "IBOutlet",
    "IBInspectable", "Relationship", "Attribute", "Transient",
  ]

  // MARK: Catalogue

  /// Loads a type of the catalogue by name.
  func loadType(_ name: String) -> DeclarationScope.NamedType? {
    if let block = catalogue.types[name] { return loadNominal(name, block) }
    for entry in catalogue.entries[name] ?? [] where entry.keyword == "typealias" {
      for declaration in read(entry.text) {
        guard case .typeAlias(let alias) = declaration.kind, let scope = moduleScopes[entry.module] else { continue }
        let named = DeclarationScope.NamedType.alias(
          DeclarationScope.Alias(
            declaration: alias, scope: scope, range: declaration.nameRange))
        catalogueTypes[name] = named
        return named
      }
    }
    return nil
  }

  private func loadNominal(_ name: String, _ block: Catalogue.Block) -> DeclarationScope.NamedType? {
    guard let scope = moduleScopes[block.module] else { return nil }
    // Only what a header needs is lowered now: stored properties, cases and associated types.
    let members = block.readMembers()
    let eager = members.filter { $0.isStored || $0.keyword == "case" || $0.keyword == "associatedtype" }
    let text = "\(block.header){\n\(eager.map { String($0.text) }.joined(separator: "\n"))\n}"
    guard let declaration = read(text[...]).first, case .nominal(let nominal) = declaration.kind else { return nil }
    let named: DeclarationScope.NamedType
    // A constraint of the type may name the type itself, so it is entered before it is finished.
    switch nominal.kind {
    case .protocol: catalogueTypes[name] = .protocol(ProtocolID(program.protocols.count))
    default: catalogueTypes[name] = .nominal(NominalID(program.nominals.count))
    }
    named = addType(nominal, declaration, in: scope, enclosing: nil)
    catalogueTypes[name] = named
    let table: MemberTable
    switch named {
    case .nominal(let id): table = info(id)
    case .protocol(let id): table = info(id)
    default: return named
    }
    if let main = table.blocks.first { addLines(members, to: table, as: main) }
    addCatalogueExtensions(of: name, to: table)
    return named
  }

  /// Adds what extensions of the catalogue declare of a type, which is named with the types around it.
  private func addCatalogueExtensions(of name: String, to table: MemberTable) {
    for text in catalogue.extensions[name] ?? [] {
      guard let outer = moduleScopes[text.module] else { continue }
      let block = DeclarationBlock(outer: outer, isMain: false)
      block.header = text.header
      table.blocks.append(block)
      addLines(text.readMembers(), to: table, as: block)
    }
    // What was asked while the header was resolved did not know the extensions.
    table.resolved = [:]
    table.overloads = [:]
    if let nominal = table as? NominalInfo {
      nominal.conformances = nil
      associatedTypes = associatedTypes.filter { $0.key.nominal != nominal.id }
    }
  }

  private func addLines(_ members: [Catalogue.Member], to table: MemberTable, as block: DeclarationBlock) {
    let protocolInfo = block.isMain ? table as? ProtocolInfo : nil
    for member in members {
      if block.isMain, member.isStored || member.keyword == "case" || member.keyword == "associatedtype" { continue }
      for name in member.names {
        table.sources[name, default: []].append(.text(member, block))
        if let protocolInfo, !protocolInfo.requirementNames.contains(name), member.keyword != "typealias" {
          protocolInfo.requirementNames.append(name)
        }
      }
    }
  }

  /// Loads the global functions and variables of a name from the catalogue.
  func loadGlobals(_ name: String) {
    guard loadedEntries.insert(name).inserted else { return }
    for entry in catalogue.entries[name] ?? [] where entry.keyword != "typealias" {
      guard let scope = moduleScopes[entry.module] else { continue }
      for declaration in read(entry.text) {
        switch declaration.kind {
        case .function(let function):
          let id = addFunction(function, declaration, in: scope, owner: nil, block: nil)
          functions[name, default: []].append(id)
        case .variable(let variable):
          if globals[name] == nil { addGlobal(variable, declaration, name: name, in: scope, isScript: false) }
        default:
          break
        }
      }
    }
  }
}
