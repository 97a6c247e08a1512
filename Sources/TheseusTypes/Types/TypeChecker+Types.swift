import TheseusProgram

/// What a written `some P` becomes.
typealias OpaqueHandler = (_ protocols: [ProtocolID], _ requirements: (Type) -> [Requirement]) -> Type

extension TypeChecker {
  /// `any Error`.
  var anyError: Type { protocolID(named: "Error").map { .existential([$0], superclass: []) } ?? .any }

  /// What calling a function throws; `Never` where it does not throw.
  func thrownType(of function: FunctionType) -> Type {
    function.isThrowing ? function.thrown ?? anyError : type("Never")
  }

  /// Whether calling a function can throw: `throws(Never)` cannot.
  func canThrow(_ function: FunctionType) -> Bool {
    function.isThrowing && (function.thrown.map { $0 != type("Never") } ?? true)
  }

  /// The type that a reference names in a scope; `unknown` (and a report) where there is none.
  func resolve(_ reference: TypeReference, in scope: DeclarationScope, some: OpaqueHandler? = nil) -> Type {
    switch reference.kind {
    case .named(let name, let arguments):
      return resolveNamed(name, arguments: arguments, at: reference, in: scope, some: some)
    case .member(let base, let name, let arguments):
      return resolveMember(of: base, name, arguments: arguments, at: reference, in: scope, some: some)
    case .tuple(let elements):
      return .tuple(elements.map { element($0.label, $0.type, in: scope, some: some) })
    case .function(let parameters, let isAsync, let isThrowing, let thrown, let result):
      let resolved = parameters.map { functionParameter($0, in: scope, some: some) }
      var function = FunctionType(
        parameters: resolved, result: resolve(result, in: scope, some: some), isAsync: isAsync,
        isThrowing: isThrowing, thrown: thrown.map { resolveThrown($0, in: scope, some: some) })
      function.attributes = functionAttributes(reference.attributes)
      if case .named("Void", _) = result.kind { function.resultSpelling = .void }
      return .function(function)
    case .some(let constraint):
      let (protocols, superclass, requirements) = resolveConstraint(constraint, in: scope)
      if let superclass { checkSome(superclass, at: reference.range, in: scope) }
      if protocols.isEmpty, superclass == nil, namesUnknownConstraint(constraint, in: scope) { return .unknown }
      if let some { return some(protocols, requirements) }
      return superclass ?? .unknown
    case .any(let constraint), .implicitlyUnwrapped(let constraint):
      if case .implicitlyUnwrapped = reference.kind { return optional(resolve(constraint, in: scope, some: some)) }
      let type = existential(constraint, in: scope)
      checkAny(constraint, of: type, at: reference.range, in: scope)
      return type
    case .composition:
      return existential(reference, in: scope)
    case .metatype(let base):
      let instance = resolve(base, in: scope, some: some)
      if case .any = base.kind { return instance.ofItself }
      return .metatype(instance)
    case .packExpansion(let pattern):
      return .pack([Type.Element(expanding: resolve(pattern, in: scope, some: some))])
    case .packElement(let inner):
      let pack = resolve(inner, in: scope, some: some)
      guard case .parameter(let parameter) = pack, parameter.isPack else { return pack }
      return .parameter(parameter.element)
    case .inferred:
      return .unknown
    }
  }

  /// An element of a written tuple.
  func element(
    _ label: String?, _ reference: TypeReference, in scope: DeclarationScope, some: OpaqueHandler? = nil
  ) -> Type.Element {
    if case .packExpansion(let pattern) = reference.kind {
      return Type.Element(expanding: resolve(pattern, in: scope, some: some), label: label)
    }
    return Type.Element(label: label, type: resolve(reference, in: scope, some: some))
  }

  /// The type that `throws(E)` names, which must be one of errors.
  func resolveThrown(_ reference: TypeReference, in scope: DeclarationScope, some: OpaqueHandler? = nil) -> Type {
    let thrown = resolve(reference, in: scope, some: some)
    if scope.part == nil, case .nominal = thrown, thrown != type("Never") { writtenThrown[reference.range] = thrown }
    return thrown
  }

  private func functionParameter(
    _ parameter: TypeReference.FunctionParameter, in scope: DeclarationScope, some: OpaqueHandler?
  ) -> FunctionType.Parameter {
    checkTakesNoPack(parameter.type)
    return FunctionType.Parameter(
      type: resolve(parameter.type, in: scope, some: some), isInout: parameter.isInout,
      isVariadic: parameter.isVariadic,
      isAutoclosure: parameter.type.attributes.contains("autoclosure"),
      builder: parameter.type.attributes.lazy.compactMap { self.builder(named: $0, in: scope) }.first)
  }

  private func checkTakesNoPack(_ reference: TypeReference) {
    guard case .packExpansion = reference.kind else { return }
    report(
      "unsupported", "Theseus does not run functions as values that take parameter packs yet", at: reference.range)
  }

  private func existential(_ reference: TypeReference, in scope: DeclarationScope) -> Type {
    let (protocols, superclass, requirements) = resolveConstraint(reference, in: scope)
    if case .composition = reference.kind, namesUnknownConstraint(reference, in: scope) { return .unknown }
    if protocols.isEmpty, let superclass { return superclass }
    // A protocol of a module that is not known.
    if protocols.isEmpty, case .member(_, let name, _) = reference.kind, name != "Any", name != "AnyObject" {
      return .unknown
    }
    if protocols.isEmpty, case .named(let name, _) = reference.kind, name != "Any", name != "AnyObject" {
      return resolve(reference, in: scope)
    }
    return .existential(protocols, superclass: superclass.map { [$0] } ?? [], constraints: constraints(requirements))
  }

  private func resolveNamed(
    _ name: String, arguments: [TypeReference], at reference: TypeReference, in scope: DeclarationScope,
    some: OpaqueHandler?
  ) -> Type {
    if name == "Self", let type = scope.selfType { return type }
    if name == "Any" { return .any }
    if name == "Void" { return .void }
    let sugar = reference.isSugar ? fileType(name) : nil
    guard let (named, superclass) = sugar.map({ ($0, nil) }) ?? lookup(name, in: scope) else {
      reportUnknownType(name, at: reference.range)
      return .unknown
    }
    if let word = wordHiding(named, from: reference.range) {
      if let other = fileType(name) {
        let arguments = arguments.map { resolve($0, in: scope, some: some) }
        return apply(other, name: name, arguments: arguments, in: scope, at: reference.range)
      }
      reportHidden(name, by: word, at: reference.range)
      return .unknown
    }
    let types = packed(arguments.map { resolve($0, in: scope, some: some) }, for: named)
    let type =
      superclass.flatMap { memberType(name, of: $0, arguments: types, in: scope) }
      ?? apply(named, name: name, arguments: types, in: scope, at: reference.range)
    noteWritten(named, types, as: type, at: reference.range, in: scope)
    return type
  }

  private func resolveMember(
    of base: TypeReference, _ name: String, arguments: [TypeReference], at reference: TypeReference,
    in scope: DeclarationScope, some: OpaqueHandler?
  ) -> Type {
    if case .named(let module, _) = base.kind, isModule(module), lookupType(module, in: scope) == nil {
      // `Swift.Error` is the library's, also where the program has an `Error` of its own.
      if let named = isOwnModule(module) ? declaredType(named: name, in: scope.file) : fileType(name) {
        let arguments = packed(arguments.map { resolve($0, in: scope, some: some) }, for: named)
        return apply(named, name: name, arguments: arguments, in: scope, at: reference.range)
      }
      return resolveNamed(name, arguments: arguments, at: reference, in: scope, some: some)
    }
    if case .named(let module, _) = base.kind, let named = ownType(name, behind: module, in: scope) {
      let arguments = packed(arguments.map { resolve($0, in: scope, some: some) }, for: named)
      return apply(named, name: name, arguments: arguments, in: scope, at: reference.range)
    }
    if let id = genericWithoutArguments(base, in: scope), namesParameters(name, of: id, in: scope) {
      report(
        "generic-without-arguments", "reference to generic type '\(program[id].name)' requires arguments in <...>",
        at: base.range)
      return .unknown
    }
    let baseType = resolve(base, in: scope, some: some)
    if baseType == .unknown { return .unknown }
    if name == "Protocol" { return baseType.ofItself }
    if name == "Type" {
      if case .any = base.kind { return baseType.ofItself }
      return .metatype(baseType)
    }
    if case .nominal(let id, _) = baseType, let named = memberTypeDeclaration(name, of: id, self: baseType),
      let word = wordHiding(named, from: reference.range)
    {
      let range = reference.range
      let start = max(range.end - name.utf8.count, range.start)
      reportHidden(name, by: word, at: SourceRange(file: range.file, start: start, end: range.end))
      return .unknown
    }
    guard let type = memberType(name, of: baseType, arguments: arguments.map { resolve($0, in: scope) }, in: scope)
    else {
      if case .nominal(let id, _) = baseType, !program[id].isCatalogue, !inheritsUnknown(id) {
        reportUnknownMember(name, of: id, at: reference.range)
      } else if isFullyConstrained(baseType, in: scope) {
        report(
          "unknown-type", "'\(name)' is not a member type of type \(quoted(baseType))", at: reference.range)
      }
      return .unknown
    }
    return type
  }

  /// Whether a member of a generic type is an alias for what its arguments say: `Set.Element`, not `Array.Index`.
  private func namesParameters(_ name: String, of id: NominalID, in scope: DeclarationScope) -> Bool {
    let parameters = program[id].generics.map { Type.parameter($0) }
    let whole = Type.nominal(id, parameters)
    switch memberTypeDeclaration(name, of: id, self: whole) {
    case .alias?, .type?:
      return memberType(name, of: whole, arguments: [], in: scope)?.contains { parameters.contains($0) } ?? false
    default: return false
    }
  }

  /// Reports a member type that a type of the program does not have: an error, or what another file may declare in an extension.
  private func reportUnknownMember(_ name: String, of id: NominalID, at range: SourceRange) {
    if mayDeclareElsewhere(name, in: id) {
      return reportUnsupported("\(program[id].qualifiedName).\(name)", at: range)
    }
    report(
      "unknown-type", "'\(name)' is not a member type of \(kindWord(id)) '\(program[id].qualifiedName)'", at: range)
  }

  /// Whether a program that is all there asks a generic parameter of a type or function for protocols, each of which is known.
  private func isFullyConstrained(_ type: Type, in scope: DeclarationScope) -> Bool {
    guard isWhole, case .parameter(let parameter) = type, scope.part == nil,
      !parametersOfUnknown.contains(type), classBound(of: type, in: scope) == nil
    else { return false }
    if case .protocol = parameter.owner { return false }
    // In an inheritance clause the constraints of a type's own parameters are not known yet.
    let protocols = protocols(of: type, in: scope).map(\.0)
    if protocols.isEmpty, case .nominal = parameter.owner { return false }
    return protocols.flatMap { ancestors(of: $0) }.allSatisfy { id in
      info(id).declaration.inherited.allSatisfy { isKnown($0, in: info(id).scope) }
    }
  }

  /// `struct`, `class` … for messages.
  func kindWord(_ id: NominalID) -> String {
    switch program[id].kind {
    case .enumeration: "enum"
    case .structure: "struct"
    case .class: "class"
    case .actor: "actor"
    case .protocol: "protocol"
    }
  }

  /// Reports a type that nothing declares: an error, or what another file may declare.
  func reportUnknownType(_ name: String, at range: SourceRange) {
    reportUnknownType(name, for: slip(name, among: Array(fileScope.types.keys)), at: range)
  }

  /// Reports the name of a constraint that nothing declares, which may be a slip for a protocol's, however short that is: `some Viw`.
  func reportUnknownConstraint(_ name: String, at range: SourceRange) {
    let near = slip(name, among: Array(fileScope.types.keys)) ?? nearestLibraryProtocol(to: name)
    reportUnknownType(name, for: near, at: range)
  }

  private func reportUnknownType(_ name: String, for near: String?, at range: SourceRange) {
    guard range.file >= 0 else { return }
    if needsImport(name) { return reportNeededImport(of: name, "unknown-type", "cannot find type", at: range) }
    reportUnknownType(name, for: near, "unknown-type", "cannot find type", at: range)
  }

  /// Says once that an API is not in the catalogue.
  /// - Parameter meant: The name that may be meant, which is looked for where anything is said.
  func reportUnsupported(_ name: String, meant: @autoclosure () -> String? = nil, at range: SourceRange) {
    guard range.file >= 0, reportedUnknown.insert(name).inserted else { return }
    report(
      "unsupported", "Theseus does not know '\(name)' yet\(meant().map { "; did you mean '\($0)'?" } ?? "")", at: range,
      severity: .warning,
      explanation: "It is kept by its name and arguments only, so nothing that depends on what it does can be shown.")
  }

  // MARK: Lookup

  /// What a type name means in a scope.
  func lookupType(_ name: String, in scope: DeclarationScope) -> DeclarationScope.NamedType? {
    lookup(name, in: scope)?.named
  }

  /// What a type name means in a scope, and the superclass that a class has it from, with the arguments that the class gives it.
  private func lookup(
    _ name: String, in scope: DeclarationScope
  ) -> (named: DeclarationScope.NamedType, superclass: Type?)? {
    var current: DeclarationScope? = scope
    while let scope = current {
      if let found = scope.types[name] { return (found, nil) }
      if let id = scope.nominal, let written = writtenBeforeMember(name, around: scope, insteadOf: id) {
        return (written, nil)
      }
      if let id = scope.nominal, let found = memberTypeDeclaration(name, of: id, self: scope.selfType) {
        let superclass = ancestor(of: id, declaringType: name)
        if superclass == nil, let written = writtenType(name, around: scope, insteadOf: id) { return (written, nil) }
        return (found, superclass)
      }
      if let id = scope.protocolID,
        let found = protocolTypeDeclaration(name, of: id, self: scope.selfType) ?? askedType(name, in: scope)
      {
        return (found, nil)
      }
      current = scope.parent
    }
    guard scope.part == nil else { return fileType(name).map { ($0, nil) } }
    return (fileScope.types[name] ?? (isHidden(name) ? nil : fileType(name))).map { ($0, nil) }
  }

  /// An associated type of a protocol that the extension of another asks of `Self`: `extension CaseIterable where Self: RawRepresentable`.
  private func askedType(_ name: String, in scope: DeclarationScope) -> DeclarationScope.NamedType? {
    guard let selfType = scope.selfType else { return nil }
    return scope.requirements.lazy.compactMap { requirement in
      guard case .conforms(selfType, let id) = requirement, id != scope.protocolID else { return nil }
      return self.protocolTypeDeclaration(name, of: id, self: selfType)
    }.first
  }

  /// A type of the program around a type, found before the protocols that this conforms to are asked for theirs of the name: what that
  /// is may depend on the member whose type the name is part of.
  private func writtenBeforeMember(
    _ name: String, around scope: DeclarationScope, insteadOf id: NominalID
  ) -> DeclarationScope.NamedType? {
    guard scope.part == nil, !info(id).isFindingConformances else { return nil }
    // The protocols say which names are those of associated types.
    _ = conformances(of: id)
    guard ancestor(of: id, declaringType: name) == nil else { return nil }
    return writtenType(name, around: scope, insteadOf: id)
  }

  /// A type around a type that has one of the name only as what a protocol asks for, or gives by an alias: an `ID` of the file where a type
  /// is Identifiable, and `Result` of Swift where a protocol has an alias of the name.
  private func writtenType(
    _ name: String, around scope: DeclarationScope, insteadOf id: NominalID
  ) -> DeclarationScope.NamedType? {
    guard scope.part == nil, !declaresType(name, id) else { return nil }
    let isAlias = isAliasOfProtocol(name, id)
    guard isAlias || associatedNames.contains(name) else { return nil }
    var current = scope.parent
    while let next = current {
      if let found = next.types[name] { return found }
      if let outer = next.nominal, declaresType(name, outer) {
        return memberTypeDeclaration(name, of: outer, self: next.selfType)
      }
      current = next.parent
    }
    return fileScope.types[name] ?? (isAlias && !isHidden(name) ? fileType(name) : nil)
  }

  /// Whether a protocol that a type conforms to has an alias of a name.
  private func isAliasOfProtocol(_ name: String, _ id: NominalID) -> Bool {
    conformances(of: id).keys.contains { protocolID in
      info(protocolID).sources[name] != nil && !program[protocolID].associatedTypes.contains(name)
        && ownMembers(name, of: info(protocolID)).contains { if case .type = $0 { true } else { false } }
    }
  }

  /// The superclass that declares a type which a class only inherits.
  private func ancestor(of id: NominalID, declaringType name: String) -> Type? {
    guard !declaresType(name, id), let superclass = superclass(of: id),
      case .nominal(let parent, let arguments) = superclass
    else { return nil }
    if declaresType(name, parent) { return superclass }
    return ancestor(of: parent, declaringType: name).map { substitute($0, nominalSubstitution(parent, arguments)) }
  }

  private func declaresType(_ name: String, _ id: NominalID) -> Bool {
    ownMembers(name, of: info(id)).contains { if case .type = $0 { true } else { false } }
  }

  /// A type of the learner's file or of the catalogue, loaded on first use.
  func fileType(_ name: String) -> DeclarationScope.NamedType? {
    catalogueTypes[name] ?? loadType(name)
  }

  /// A nested type or alias of a nominal, its superclasses and the protocols that it conforms to.
  func memberTypeDeclaration(_ name: String, of id: NominalID, self selfType: Type?) -> DeclarationScope.NamedType? {
    let synthesized = name == "CodingKeys" ? synthesizedMembers(name, of: info(id)) : []
    for member in ownMembers(name, of: info(id)) + synthesized {
      if case .type(let type) = member { return type }
    }
    if let superclass = superclass(of: id), case .nominal(let parent, _) = superclass {
      if let found = memberTypeDeclaration(name, of: parent, self: superclass) { return found }
    }
    // `Self.Element` of an array is its generic parameter, also while nobody knows yet to what arrays conform.
    if program[id].isCatalogue, associatedNames.contains(name),
      let parameter = program[id].generics.first(where: { $0.name == name })
    {
      return .type(.parameter(parameter))
    }
    guard info(id).conformances != nil || !info(id).isFindingConformances else { return nil }
    if name == "CodingKeys", case .type(let type)? = synthesizedMembers(name, of: info(id)).first { return type }
    guard let selfType else { return nil }
    if let alias = protocolAlias(name, of: id, self: selfType) { return alias }
    guard associatedNames.contains(name) else { return nil }
    for protocolID in conformances(of: id).keys.sorted(by: { $0.index < $1.index })
    where program[protocolID].associatedTypes.contains(name) {
      if let type = associatedType(name, of: protocolID, in: selfType) { return .type(type) }
    }
    return nil
  }

  /// A type alias that a protocol of a nominal gives it.
  private func protocolAlias(_ name: String, of id: NominalID, self selfType: Type) -> DeclarationScope.NamedType? {
    for protocolID in conformances(of: id).keys.sorted(by: { $0.index < $1.index }) {
      let info = info(protocolID)
      guard info.sources[name] != nil, !program[protocolID].associatedTypes.contains(name) else { continue }
      for case .type(let named) in ownMembers(name, of: info) {
        let type = apply(named, name: name, arguments: [], in: info.scope, at: .synthesized)
        return .type(substitute(type, [info.selfParameter: selfType]))
      }
    }
    return nil
  }

  /// An associated type or alias of a protocol and those that it refines.
  func protocolTypeDeclaration(_ name: String, of id: ProtocolID, self selfType: Type?) -> DeclarationScope.NamedType? {
    for ancestor in ancestors(of: id) {
      if program[ancestor].associatedTypes.contains(name) {
        let base = selfType ?? .parameter(info(id).selfParameter)
        return .type(normalize(.associated(base, ancestor, name)))
      }
      for member in ownMembers(name, of: info(ancestor)) {
        if case .type(let type) = member { return type }
      }
    }
    return nil
  }

  /// `Base.Name` as a type.
  func memberType(_ name: String, of base: Type, arguments: [Type], in scope: DeclarationScope) -> Type? {
    switch base {
    case .nominal(let id, let baseArguments):
      guard let named = memberTypeDeclaration(name, of: id, self: base) else { return nil }
      if let superclass = ancestor(of: id, declaringType: name) {
        return memberType(
          name, of: substitute(superclass, nominalSubstitution(id, baseArguments)), arguments: arguments, in: scope)
      }
      // A type inside another one has the arguments of that before its own.
      if case .nominal = named {
        return apply(
          named, name: name, arguments: baseArguments + arguments, in: scope, at: .synthesized, isNested: true)
      }
      let type = apply(named, name: name, arguments: arguments, in: scope, at: .synthesized)
      return substitute(type, nominalSubstitution(id, baseArguments))
    case .parameter, .associated, .opaque, .existential:
      for (protocolID, _) in protocols(of: base, in: scope) {
        for ancestor in ancestors(of: protocolID) where program[ancestor].associatedTypes.contains(name) {
          return normalize(.associated(base, ancestor, name), in: scope)
        }
        if let alias = protocolAlias(name, of: protocolID, arguments, self: base) { return alias }
      }
      return nil
    default:
      return nil
    }
  }

  /// What a type alias that a protocol or one that it refines has stands for in a type: `Loader.Result`, `T.Note`.
  private func protocolAlias(_ name: String, of id: ProtocolID, _ arguments: [Type], self base: Type) -> Type? {
    for info in ancestors(of: id).map({ self.info($0) }) where info.sources[name] != nil {
      for case .type(let named) in ownMembers(name, of: info) {
        let type = apply(named, name: name, arguments: arguments, in: info.scope, at: .synthesized)
        let own = substitute(type, [info.selfParameter: base])
        if case .existential = base { return own.withoutAlias(of: base) }
        return own
      }
    }
    return nil
  }

  /// A named type with generic arguments; missing ones are unknown.
  func apply(
    _ named: DeclarationScope.NamedType, name: String, arguments: [Type], in scope: DeclarationScope,
    at range: SourceRange,
    isNested: Bool = false
  ) -> Type {
    switch named {
    case .type(let type):
      return type
    case .protocol(let id):
      // `Observable<Int>` is no protocol of ours, which takes nothing in brackets, but a package's class.
      if importsPackages, info(id).scope.part != nil, !arguments.isEmpty, info(id).associatedTypes.isEmpty {
        return .unknown
      }
      return .existential([id], superclass: [])
    case .nominal(let id):
      return .nominal(id, complete(arguments, for: id, in: scope, isNested: isNested))
    case .alias(let alias):
      return spelled(alias, filled(resolve(alias, arguments: arguments), with: arguments), arguments: arguments)
    }
  }

  /// What an alias stands for as messages name it.
  ///
  /// An underscore tells the catalogue's own aliases, which no message names; in a protocol it stands before what would be one of its
  /// associated types.
  func spelled(_ alias: DeclarationScope.Alias, _ type: Type, arguments: [Type]) -> Type {
    let name = alias.declaration.name
    guard name.hasPrefix("_") else { return type.named(name, parent: alias.scope.selfType, arguments: arguments) }
    guard alias.scope.protocolID != nil else { return type }
    return type.named(String(name.dropFirst()), parent: alias.scope.selfType, arguments: arguments)
  }

  /// `typealias List = Array` names a type without its arguments, which `List<Int>` gives.
  private func filled(_ type: Type, with arguments: [Type]) -> Type {
    guard case .nominal(let id, let own) = type, own.count == arguments.count, own.allSatisfy({ $0 == .unknown })
    else { return type }
    return .nominal(id, arguments)
  }

  private func complete(_ arguments: [Type], for id: NominalID, in scope: DeclarationScope, isNested: Bool) -> [Type] {
    let generics = program[id].generics
    if arguments.count == generics.count { return arguments }
    // Inside the type itself its own name means the type with its own parameters.
    if arguments.isEmpty, let own = self.arguments(of: id, around: scope) { return own }
    // Arguments of the types around a nested one follow from where its name is used.
    let own = info(id).declaration.generics.parameters.count
    let outer = generics.count - own
    var prefix: [Type] = generics.prefix(outer).map { _ in .unknown }
    if outer > 0, let enclosing = info(id).scope.parent?.nominal, !isNested,
      let types = self.arguments(of: enclosing, around: scope)
    {
      prefix = types
    }
    if isNested, arguments.count >= outer {
      return Array((arguments + generics.map { _ in .unknown }).prefix(generics.count))
    }
    let rest = arguments.prefix(own) + generics.dropFirst(outer + min(own, arguments.count)).map { _ in .unknown }
    return prefix + rest
  }

  /// The arguments that a type has inside itself and inside the types that are nested in it.
  private func arguments(of id: NominalID, around scope: DeclarationScope) -> [Type]? {
    var current: DeclarationScope? = scope
    while let next = current {
      if case .nominal(let inner, let own)? = next.selfType, isNested(inner, in: id) {
        return Array(own.prefix(program[id].generics.count))
      }
      current = next.parent
    }
    return nil
  }

  /// Whether a type is another one, or declared in it.
  private func isNested(_ inner: NominalID, in id: NominalID) -> Bool {
    var current: NominalID? = inner
    while let next = current {
      if next == id { return true }
      current = info(next).scope.parent?.nominal
    }
    return false
  }

  /// The type that an alias stands for.
  func resolve(_ alias: DeclarationScope.Alias, arguments: [Type]) -> Type {
    if alias.isResolving { reportCircular(alias) }
    guard !alias.isCircular, let target = alias.declaration.target else { return .unknown }
    alias.isResolving = true
    defer { alias.isResolving = false }
    guard !alias.declaration.generics.parameters.isEmpty else {
      return resolve(target, in: DeclarationScope(parent: alias.scope))
    }
    // What the target writes is about the parameters; the arguments are judged where the alias is used.
    let written = writtenTypes
    defer { writtenTypes = written }
    return resolve(target, in: parameterScope(of: alias, given: arguments))
  }

  /// The type that an alias stands for, with nothing known of its parameters.
  func resolveAlone(_ alias: DeclarationScope.Alias) -> Type {
    resolve(alias, arguments: alias.declaration.generics.parameters.map { _ in .unknown })
  }

  private func reportCircular(_ alias: DeclarationScope.Alias) {
    if alias.isCircular { return }
    alias.isCircular = true
    let word = alias.declaration.generics.parameters.isEmpty ? "type alias" : "generic type alias"
    report("circular-alias", "\(word) '\(alias.declaration.name)' references itself", at: alias.range)
  }

  /// Where the parameters of a generic alias stand for its arguments, unknown where they are missing.
  func parameterScope(of alias: DeclarationScope.Alias, given arguments: [Type]) -> DeclarationScope {
    let scope = DeclarationScope(parent: alias.scope)
    for (index, parameter) in alias.declaration.generics.parameters.enumerated() {
      scope.types[parameter.name] = .type(index < arguments.count ? arguments[index] : .unknown)
    }
    return scope
  }

  // MARK: Well-known types

  /// A nominal of the catalogue by name.
  func known(_ name: String) -> NominalID? {
    if let found = knownNominals[name] { return found }
    var result: NominalID?
    if case .nominal(let id)? = fileType(name) { result = id }
    knownNominals[name] = result
    return result
  }

  /// A nominal type of the catalogue by name.
  func type(_ name: String, _ arguments: Type...) -> Type {
    known(name).map { .nominal($0, arguments) } ?? .unknown
  }

  /// `Optional<T>`.
  func optional(_ type: Type) -> Type { self.type("Optional", type) }

  /// What an optional wraps.
  func wrapped(_ type: Type) -> Type? {
    if case .nominal(let id, let arguments) = type, id == known("Optional") { return arguments.first }
    return nil
  }

  /// The result builder of an attribute's name; arguments that it may have are found out where it is used.
  func builder(named name: String, in scope: DeclarationScope) -> Type? {
    guard case .nominal(let id)? = lookupType(name, in: scope), info(id).has(attribute: "resultBuilder") else {
      return nil
    }
    return .nominal(id, program[id].generics.map { _ in .unknown })
  }

  /// The result builder that one of a declaration's attributes names, with the arguments written there.
  func builder(of attributes: [DeclarationAttribute], in scope: DeclarationScope) -> Type? {
    attributes.lazy.compactMap { attribute -> Type? in
      guard let builder = self.builder(named: attribute.name, in: scope) else { return nil }
      if case .named(_, let arguments) = attribute.type.kind, arguments.isEmpty { return builder }
      return self.resolve(attribute.type, in: scope)
    }.first
  }

  /// The property wrapper of an attribute.
  func wrapper(of attribute: DeclarationAttribute, in scope: DeclarationScope) -> NominalID? {
    guard case .nominal(let id)? = declaredType(attribute.type, in: scope), info(id).has(attribute: "propertyWrapper")
    else { return nil }
    return id
  }

  /// The property wrapper that an attribute names by another name, with the arguments that this gives it; nil of other attributes.
  func aliasedWrapper(of attribute: DeclarationAttribute, in scope: DeclarationScope) -> Type? {
    guard case .alias(let alias)? = namedType(attribute.type, in: scope) else { return nil }
    let isWhole = attribute.type.writtenArguments.count == alias.declaration.generics.parameters.count
    return isWhole ? resolve(attribute.type, in: scope) : nil
  }
}
