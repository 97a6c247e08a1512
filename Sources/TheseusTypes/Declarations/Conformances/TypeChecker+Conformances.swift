import TheseusProgram

extension TypeChecker {
  /// The superclass of a class.
  func superclass(of id: NominalID) -> Type? {
    resolveHeader(of: id)
    return info(id).superclass
  }

  /// Finds superclass and raw type.
  func resolveHeader(of id: NominalID) {
    let info = info(id)
    guard !info.hasHeader, !info.isFindingRequirements else { return }
    info.hasHeader = true
    guard let first = info.declaration.inherited.first else { return }
    guard info.declaration.kind == .class || info.declaration.kind == .enumeration else { return }
    // The scope outside the type: a superclass is never a member of it.
    let type = headerType(first, info) ?? misplacedParent(info)
    guard case .nominal(let parent, _)? = type, let type else { return }
    if info.declaration.kind == .class, program[parent].kind == .class {
      guard !inherits(parent, from: id) else {
        report("inheritance-cycle", "'\(program[id].name)' inherits from itself", at: program[id].range)
        return
      }
      info.superclass = type
      // What was asked while the superclass was not known yet lacks its conformances.
      info.conformances = nil
      program.nominals[Int(id.index)].superclass = type
      subclasses[parent, default: []].append(id)
    } else if info.declaration.kind == .enumeration {
      info.rawType = type
      info.conformances = nil
    }
  }

  /// The class of the file, or for an enum the type of the file or library, that stands behind protocols and is meant to be before them.
  private func misplacedParent(_ info: NominalInfo) -> Type? {
    let parent = info.declaration.inherited.dropFirst().lazy.compactMap { reference -> TypeReference? in
      guard case .named(let name, _) = reference.kind,
        case .nominal(let id)? = self.fileScope.types[name] ?? self.fileType(name),
        info.declaration.kind != .class || self.program[id].kind == .class
      else { return nil }
      return reference
    }.first
    return parent.flatMap { headerType($0, info) }
  }

  /// Whether a class is another one or leads to it.
  private func inherits(_ id: NominalID, from other: NominalID) -> Bool {
    var current: NominalID? = id
    while let next = current {
      if next == other { return true }
      guard case .nominal(let parent, _)? = superclass(of: next) else { return false }
      current = parent
    }
    return false
  }

  private func headerType(_ reference: TypeReference, _ info: NominalInfo) -> Type? {
    switch reference.kind {
    case .named(let name, _):
      switch lookupInherited(name, info) {
      case .nominal?: return resolve(reference, in: info.scope)
      case .alias(let alias)?:
        if case .nominal(let id, let arguments) = resolve(alias, arguments: []) { return .nominal(id, arguments) }
        return nil
      default: return nil
      }
    case .member:
      // `Swift.Error` is a protocol, also where the type has an `Error` of its own.
      let type = resolve(reference, in: info.scope)
      if case .nominal = type { return type }
      return nil
    default: return nil
    }
  }

  private func lookupInherited(_ name: String, _ info: NominalInfo) -> DeclarationScope.NamedType? {
    guard let parent = info.scope.parent else { return nil }
    return lookupType(name, in: parent)
  }

  /// Every protocol that a nominal conforms to, with the conditions; superclass's and refined ones included.
  func conformances(of id: NominalID) -> [ProtocolID: Conformance] {
    let info = info(id)
    if let found = info.conformances { return found }
    guard !info.isFindingConformances else { return [:] }
    info.isFindingConformances = true
    defer { info.isFindingConformances = false }
    var result: [ProtocolID: Conformance] = [:]
    // While the superclass's own are being found, what is known is not all.
    var isComplete = true
    if case .nominal(let parent, let arguments)? = superclass(of: id) {
      isComplete = !self.info(parent).isFindingConformances
      let substitution = nominalSubstitution(parent, arguments)
      for (protocolID, conformance) in conformances(of: parent) {
        let requirements = conformance.requirements.map { substitute($0, substitution) }
        result[protocolID] = Conformance(requirements: requirements, isWritten: false)
      }
    }
    for reference in info.declaration.inherited {
      addConformance(reference, [], of: nil, in: info.scope, info: info, to: &result)
    }
    for block in info.blocks where !block.isMain {
      if let header = block.header, !header.utf8.contains(UInt8(ascii: ":")) { continue }
      let scope = scope(of: block, in: info)
      for reference in block.declaration?.inherited ?? [] {
        addConformance(reference, block.requirements, of: block.declaration, in: scope, info: info, to: &result)
      }
    }
    addImplicit(info, to: &result)
    if isComplete { info.conformances = result }
    return result
  }

  private func addConformance(
    _ reference: TypeReference, _ requirements: [Requirement], of block: ExtensionDeclaration?,
    in scope: DeclarationScope, info: NominalInfo, to result: inout [ProtocolID: Conformance]
  ) {
    if headerTypeIsNominal(reference, info) { return }
    for id in resolveConstraint(reference, in: scope.parent ?? scope).protocols {
      // What a conformance implies gives way to what is declared for the refined protocol itself.
      for ancestor in ancestors(of: id) where ancestor == id || result[ancestor] == nil {
        result[ancestor] = Conformance(
          requirements: requirements, isWritten: scope.part == nil,
          extensionRange: scope.part == nil ? block?.keywordRange : nil)
      }
    }
  }

  /// Whether an entry of a type's list is its superclass or raw type.
  func headerTypeIsNominal(_ reference: TypeReference, _ info: NominalInfo) -> Bool {
    guard info.declaration.kind == .class || info.declaration.kind == .enumeration else { return false }
    return headerType(reference, info) != nil
  }

  /// Conformances that Swift adds by itself: raw values, payload-free enums, actors, `Sendable` errors.
  private func addImplicit(_ info: NominalInfo, to result: inout [ProtocolID: Conformance]) {
    func add(_ name: String) {
      guard let id = protocolID(named: name) else { return }
      for ancestor in ancestors(of: id) where result[ancestor] == nil {
        result[ancestor] = Conformance(requirements: [], isWritten: false)
      }
    }
    if info.declaration.kind == .enumeration {
      resolveHeader(of: info.id)
      if info.rawType != nil {
        add("RawRepresentable")
        add("Hashable")
      }
      let hasPayload = info.declaration.members.contains {
        if case .enumCase(let enumCase) = $0.kind { !enumCase.payload.isEmpty } else { false }
      }
      let hasCases = info.declaration.members.contains { if case .enumCase = $0.kind { true } else { false } }
      if !hasPayload, hasCases { add("Hashable") }
    }
    if info.has(attribute: "Observable") { add("Observable") }
    if info.has(attribute: "Model") { add("PersistentModel") }
    if info.has(attribute: "ModelActor") { add("ModelActor") }
    if info.declaration.kind == .class || info.has(attribute: "_object") { add("AnyObject") }
    if info.declaration.kind == .actor { add("Actor") }
    if hasBodyOfView(info), namesUnknown(info.id) { add("View") }
    add("Copyable")
  }

  /// Whether a structure or enumeration of the program has a `var body: some View`: that it inherits what is not known makes it a view.
  private func hasBodyOfView(_ info: NominalInfo) -> Bool {
    guard info.scope.part == nil, info.declaration.kind == .structure || info.declaration.kind == .enumeration else {
      return false
    }
    return info.sources["body"] != nil
      && (info.declaration.members + info.blocks.flatMap { $0.declaration?.members ?? [] }).contains { member in
        guard case .variable(let variable) = member.kind, variable.name == "body",
          case .some(let type)? = variable.type?.kind, case .named("View", []) = type.kind
        else { return false }
        return !member.has("static")
      }
  }

  // MARK: Questions

  /// Whether a type conforms to a protocol; nil where it can't be known.
  func conforms(_ type: Type, to id: ProtocolID, in scope: DeclarationScope?) -> Bool? {
    switch type {
    case .unknown, .variable, .pack:
      return nil
    case .nominal(let nominal, let arguments):
      if let conformance = conformances(of: nominal)[id] {
        let substitution = nominalSubstitution(nominal, arguments)
        if asksOfExistential(conformance.requirements, substitution) { return false }
        return satisfies(conformance.requirements, substitution, in: scope)
      }
      if isMarker(id) { return true }
      // A class of another framework may conform to anything, as `NSManagedObject` does to `Hashable`.
      return !program[nominal].isCatalogue && inheritsUnknown(nominal) ? nil : false
    case .parameter, .associated, .opaque:
      for (known, _) in protocols(of: type, in: scope) where ancestors(of: known).contains(id) { return true }
      if let bound = classBound(of: type, in: scope) { return conforms(bound, to: id, in: scope) }
      if case .opaque(let function, _, let arguments) = type, !isOpaqueOfProgram(type),
        let underlying = underlyingType(of: function, arguments: arguments)
      {
        return conforms(underlying, to: id, in: scope)
      }
      if isMarker(id) { return true }
      if case .associated = type {
        return scope.map { $0.part == nil && isAbstractMember(type, in: $0) } ?? false ? false : nil
      }
      return parametersOfUnknown.contains(type) ? nil : false
    case .existential(let protocols, let superclass, _):
      if protocols.contains(where: { ancestors(of: $0).contains(id) }) { return true }
      if let bound = superclass.first ?? classBound(of: type, in: scope) { return conforms(bound, to: id, in: scope) }
      return isMarker(id)
    case .tuple, .function, .metatype, .protocolMetatype:
      return isMarker(id)
    }
  }

  /// Whether requirements ask an argument that is an existential to conform, which only `any Error` does to its own protocol.
  private func asksOfExistential(_ requirements: [Requirement], _ substitution: Substitution) -> Bool {
    requirements.contains { requirement in
      guard case .conforms(.parameter(let parameter), let id) = requirement,
        case .existential(let protocols, let superclass, _)? = substitution[parameter],
        !["Sendable", "Copyable", "Escapable", "AnyObject"].contains(program[id].name)
      else { return false }
      let known = protocols.filter { program[$0].name != "Sendable" }
      return superclass.first.map { conforms($0, to: id, in: nil) } != true
        && (program[id].name != "Error" || known != [id])
    }
  }

  /// Whether requirements hold after a substitution; nil where it can't be known.
  func satisfies(_ requirements: [Requirement], _ substitution: Substitution, in scope: DeclarationScope?) -> Bool? {
    var result: Bool? = true
    for (requirement, substitution) in rounds(of: requirements, substitution) {
      switch requirement {
      case .conforms(let subject, let id):
        let answer = conforms(substitute(subject, substitution), to: id, in: scope)
        if answer == false { return false }
        if answer == nil { result = nil }
      case .same(let left, let right):
        let a = substitute(left, substitution)
        let b = substitute(right, substitution)
        if a == b { continue }
        if a.isConcrete, b.isConcrete { return false }
        if a.isConcrete && isAbstract(b, in: scope) || b.isConcrete && isAbstract(a, in: scope) { return false }
        result = nil
      case .inherits(let subject, let superclass):
        let type = substitute(subject, substitution)
        if isSubclass(type, of: substitute(superclass, substitution)) { continue }
        if type.isConcrete { return false }
        result = nil
      }
    }
    return result
  }

  /// Whether a type is a generic parameter, or a member of one, of which nothing in the program's scope says that it is some other type.
  private func isAbstract(_ type: Type, in scope: DeclarationScope?) -> Bool {
    guard let scope, scope.part == nil else { return false }
    guard case .parameter = type else { return isAbstractMember(type, in: scope) }
    return !parametersOfUnknown.contains(type) && !isFixed(type, in: scope)
  }

  /// Whether a requirement in scope says that a generic parameter stands for another type.
  func isFixed(_ parameter: Type, in scope: DeclarationScope) -> Bool {
    scope.allRequirements.contains {
      if case .same(let left, let right) = $0 { left == parameter || right == parameter } else { false }
    }
  }

  /// A requirement with generic parameters replaced.
  func substitute(_ requirement: Requirement, _ substitution: Substitution) -> Requirement {
    switch requirement {
    case .conforms(let subject, let id): .conforms(substitute(subject, substitution), id)
    case .inherits(let subject, let type): .inherits(substitute(subject, substitution), substitute(type, substitution))
    case .same(let left, let right): .same(substitute(left, substitution), substitute(right, substitution))
    }
  }

  /// Whether a class is another or inherits from it.
  func isSubclass(_ type: Type, of ancestor: Type) -> Bool {
    var current: Type? = type
    while let next = current {
      if next == ancestor { return true }
      guard case .nominal(let id, let arguments) = next else { return false }
      if case .nominal(id, _) = ancestor { return true }
      current = superclass(of: id, arguments)
    }
    return false
  }

  /// The superclass of a class with arguments, with its own arguments.
  func superclass(of id: NominalID, _ arguments: [Type]) -> Type? {
    superclass(of: id).map { substitute($0, nominalSubstitution(id, arguments)) }
  }

  /// The type itself, or what it inherits from, that is of a declaration.
  func ancestor(of type: Type, _ id: NominalID) -> Type? {
    var current: Type? = type
    while let next = current, case .nominal(let own, let arguments) = next {
      if own == id { return next }
      current = superclass(of: own, arguments)
    }
    return nil
  }

  // MARK: Associated types

  /// An associated type of a concrete type: declared, a generic parameter of that name, or inferred from the witnesses.
  public func associatedType(_ name: String, of protocolID: ProtocolID, in type: Type) -> Type? {
    switch type {
    case .nominal(let id, let arguments):
      let key = AssociatedKey(name: name, nominal: id)
      if let found = associatedTypes[key] { return found.map { substitute($0, nominalSubstitution(id, arguments)) } }
      guard resolvingAssociated.insert(key).inserted else { return nil }
      defer { resolvingAssociated.remove(key) }
      let generic = Type.nominal(id, program[id].generics.map { .parameter($0) })
      let result = findAssociatedType(name, of: protocolID, in: id, generic)
      if result != nil || resolvingAssociated.count == 1 { associatedTypes[key] = .some(result) }
      return result.map { substitute($0, nominalSubstitution(id, arguments)) }
    case .opaque(let function, _, let arguments):
      // What `some IteratorProtocol<(key: String, value: Int)>` says of its elements stands before what is behind it.
      let said = info(function).opaqueConstraints.first { $0.name == name }?.type
      return said.map { substitute($0, substitution(program[function].generics, arguments)) }
        ?? underlyingType(of: function, arguments: arguments).flatMap { associatedType(name, of: protocolID, in: $0) }
    case .existential, .unknown, .variable, .tuple, .pack, .function, .metatype, .protocolMetatype, .parameter,
      .associated:
      return nil
    }
  }

  private func findAssociatedType(_ name: String, of protocolID: ProtocolID, in id: NominalID, _ generic: Type) -> Type?
  {
    let info = info(id)
    for member in ownMembers(name, of: info) {
      if case .type(let named) = member {
        return apply(named, name: name, arguments: nestedArguments(named, generic), in: info.scope, at: .synthesized)
      }
    }
    if let parameter = program[id].generics.first(where: { $0.name == name }) {
      if program[id].isCatalogue { return .parameter(parameter) }
      // What the members of a type of the program say need not be what its parameter of that name is: `static var defaultValue: Value?`.
      return inferAssociatedType(name, of: protocolID, in: id, generic)
        ?? (name == "Element" ? sameAssociatedType(name, in: id, generic) : nil) ?? .parameter(parameter)
    }
    if case .nominal(let parent, _)? = superclass(of: id), conformances(of: parent)[protocolID] != nil,
      let superclass = info.superclass
    {
      return associatedType(name, of: protocolID, in: superclass)
    }
    if let type = knownAssociatedType(name, info, generic) { return type }
    if let type = fixedAssociatedType(name, in: id) { return type }
    if let type = inferAssociatedType(name, of: protocolID, in: id, generic) { return type }
    return defaultAssociatedType(name, of: protocolID, id, generic) ?? sameAssociatedType(name, in: id, generic)
  }

  private func nestedArguments(_ named: DeclarationScope.NamedType, _ generic: Type) -> [Type] {
    guard case .nominal(let id) = named, case .nominal(_, let arguments) = generic else { return [] }
    return Array(arguments.prefix(program[id].generics.count))
  }

  private func knownAssociatedType(_ name: String, _ info: NominalInfo, _ generic: Type) -> Type? {
    switch name {
    case "RawValue": return info.rawType
    case "AllCases": return info.declaration.kind == .enumeration ? type("Array", generic) : nil
    default: return nil
    }
  }

  /// Matches the requirements that mention the associated type with the members that satisfy them.
  private func inferAssociatedType(_ name: String, of protocolID: ProtocolID, in id: NominalID, _ generic: Type)
    -> Type?
  {
    let conformed = conformances(of: id).keys.sorted { $0.index < $1.index }
    let near = conformed.filter { $0 == protocolID || ancestors(of: $0).contains(protocolID) }
    // Associated types of one name are one type: `Element` of an iterator that is its own sequence.
    let other = conformed.filter { candidate in
      !near.contains(candidate) && info(candidate).associatedTypes.contains { $0.name == name }
    }
    for conformed in near + other {
      let protocolInfo = info(conformed)
      for requirementName in protocolInfo.requirementNames {
        for requirement in ownMembers(requirementName, of: protocolInfo) where isRequirement(requirement) {
          for candidate in ownMembers(requirementName, of: info(id)) + madeIterator(requirementName, info(id)) {
            if let type = match(requirement, candidate, name: name) { return type }
          }
        }
      }
    }
    return nil
  }

  /// The `next()` that Swift makes up of an iterator's `next(isolation:)`, which says what that throws.
  private func madeIterator(_ name: String, _ info: NominalInfo) -> [Member] {
    name == "next" ? synthesizedMembers(name, of: info) : []
  }

  /// Whether a parameter's type can't be what a requirement wants, whatever its associated types are.
  private func isCertainlyOther(_ type: Type, than wanted: Type) -> Bool {
    guard case .nominal(let wanted, _) = wanted else { return false }
    switch type {
    case .nominal(let own, _): return own != wanted
    case .parameter, .associated: return true
    default: return false
    }
  }

  /// What a function throws: `Never` if it does not.
  private func thrown(by id: FunctionID) -> Type {
    program[id].isThrowing ? info(id).thrown ?? failureRethrown(by: id) ?? anyError : type("Never")
  }

  private func match(_ requirement: Member, _ candidate: Member, name: String) -> Type? {
    switch (requirement, candidate) {
    case (.property(let required), .property(let found))
    where required.writtenParameters.map(\.label) == found.writtenParameters.map(\.label):
      for (pattern, type) in zip(required.parameters, found.parameters) {
        if let match = match(pattern.type, type.type, name: name) { return match }
        if isCertainlyOther(type.type, than: pattern.type) { return nil }
      }
      let pattern = type(of: required)
      if mentions(pattern, name) { return match(pattern, type(of: found), name: name) }
      guard required.accessors?.thrown != nil, let wanted = info(getter(of: required)).thrown else { return nil }
      return match(wanted, thrown(by: getter(of: found)), name: name)
    case (.function(let required), .function(let found)):
      let (pattern, actual) = (program[required], program[found])
      guard pattern.labels == actual.labels else { return nil }
      for (left, right) in zip(pattern.parameters, actual.parameters) {
        if let match = match(left.type, right.type, name: name) { return match }
        if isCertainlyOther(right.type, than: left.type) { return nil }
      }
      return match(pattern.result, actual.result, name: name)
        ?? info(required).thrown.flatMap { match($0, thrown(by: found), name: name) }
    default:
      return nil
    }
  }

  private func mentions(_ type: Type, _ name: String) -> Bool {
    type.contains { if case .associated(.parameter, _, name) = $0 { true } else { false } }
  }

  private func match(_ pattern: Type, _ type: Type, name: String) -> Type? {
    switch (pattern, type) {
    case (.associated(.parameter(let parameter), _, name), _):
      if case .protocol = parameter.owner { return type == .unknown ? nil : type }
      return nil
    case (.nominal(let left, let patterns), .nominal(let right, let types)) where left == right:
      return zip(patterns, types).lazy.compactMap { self.match($0, $1, name: name) }.first
    case (.function(let left), .function(let right)):
      for (a, b) in zip(left.parameters, right.parameters) {
        if let found = match(a.type, b.type, name: name) { return found }
      }
      return match(left.result, right.result, name: name)
    case (.tuple(let left), .tuple(let right)):
      return zip(left, right).lazy.compactMap { self.match($0.type, $1.type, name: name) }.first
    default:
      return nil
    }
  }

  /// What a protocol to which a type conforms says that an associated type is: `protocol Plugin: Identifiable where ID == String`.
  private func fixedAssociatedType(_ name: String, in id: NominalID) -> Type? {
    for conformed in conformances(of: id).keys.sorted(by: { $0.index < $1.index }) {
      let info = info(conformed)
      _ = ancestors(of: conformed)
      for case .same(.associated(.parameter(info.selfParameter), _, name), let type) in info.requirements
      where type.isConcrete {
        return type
      }
    }
    return nil
  }

  /// `Element` of a sequence whose `Iterator` is known: `where Iterator.Element == Element`.
  private func sameAssociatedType(_ name: String, in id: NominalID, _ generic: Type) -> Type? {
    for conformed in conformances(of: id).keys.sorted(by: { $0.index < $1.index }) {
      let info = info(conformed)
      _ = ancestors(of: conformed)
      for case .same(
        .associated(.associated(.parameter(info.selfParameter), let owner, let other), let inner, let member), let type)
        in info.requirements
      {
        guard case .associated(.parameter(info.selfParameter), _, name) = type,
          let found = associatedType(other, of: owner, in: generic),
          let result = associatedType(member, of: inner, in: found),
          !result.contains({ isOfOthers($0, than: program[id].generics) })
        else { continue }
        return result
      }
    }
    return nil
  }

  /// Whether a type is associated with something else than the generic parameters of a type: `A.Element` is what it is in `Pairs<A>`.
  private func isOfOthers(_ type: Type, than generics: [GenericParameter]) -> Bool {
    guard case .associated(let base, _, _) = type else { return false }
    if case .parameter(let parameter) = base { return !generics.contains(parameter) }
    return isOfOthers(base, than: generics)
  }

  private func defaultAssociatedType(_ name: String, of protocolID: ProtocolID, _ id: NominalID, _ generic: Type)
    -> Type?
  {
    // A protocol that refines another one may give the same associated type a default of its own.
    let conformed = conformances(of: id).keys.sorted { left, right in
      (-ancestors(of: left).count, left.index) < (-ancestors(of: right).count, right.index)
    }
    for conformed in conformed {
      let info = info(conformed)
      let substitution = [info.selfParameter: generic]
      // `protocol Q: P where Element == Int` fixes it.
      _ = ancestors(of: conformed)
      for case .same(.associated(.parameter(info.selfParameter), _, name), let type) in info.requirements {
        return substitute(type, substitution)
      }
      if let fixed = conditionalDefault(name, of: protocolID, in: info, generic) { return fixed }
      if let declared = info.associatedTypes.first(where: { $0.name == name })?.declaration.target {
        return substitute(resolve(declared, in: info.scope), substitution)
      }
      for member in ownMembers(name, of: info) {
        if case .type(let named) = member {
          return substitute(apply(named, name: name, arguments: [], in: info.scope, at: .synthesized), substitution)
        }
      }
    }
    if conformances(of: id)[protocolID] != nil { return inferFromExtension(name, of: protocolID, id, generic) }
    return nil
  }

  /// A default implementation in an extension of a protocol, or of one that refines it, can fix an associated type
  /// (`objectWillChange`; `extension Tagged where ID == Int { var id: Int { … } }`).
  private func inferFromExtension(_ name: String, of protocolID: ProtocolID, _ id: NominalID, _ generic: Type) -> Type?
  {
    let members = info(protocolID).requirementNames.flatMap { ownMembers($0, of: info(protocolID)) }
    let refined = conformances(of: id).keys.filter { $0 != protocolID && ancestors(of: $0).contains(protocolID) }
    for extended in [protocolID] + refined.sorted(by: { $0.index < $1.index }) {
      let protocolInfo = info(extended)
      let substitution = [protocolInfo.selfParameter: generic]
      for case .function(let required) in members
      where info(required).requirementOf != nil && mentions(program[required].result, name) {
        for case .function(let found) in ownMembers(baseName(of: required), of: protocolInfo)
        where isUsable(found, protocolInfo, id) {
          if let match = match(program[required].result, program[found].result, name: name) {
            return substitute(match, substitution)
          }
        }
      }
      for case .property(let required) in members
      where required.requirementOf != nil && mentions(type(of: required), name) {
        for case .property(let found) in ownMembers(required.name, of: protocolInfo)
        where found.extensionOf != nil && satisfies(found.block?.requirements ?? [], substitution, in: nil) != false {
          if let match = match(type(of: required), type(of: found), name: name) {
            return substitute(match, substitution)
          }
        }
      }
    }
    return nil
  }

  /// Whether what a function of a protocol's extension requires of `Self` itself holds for a type.
  private func isUsable(_ function: FunctionID, _ protocolInfo: ProtocolInfo, _ id: NominalID) -> Bool {
    guard info(function).extensionOf != nil else { return false }
    return info(function).requirements.allSatisfy { requirement in
      guard case .conforms(.parameter(protocolInfo.selfParameter), let required) = requirement else { return true }
      return conformances(of: id)[required] != nil
    }
  }

  /// An associated type of a nominal.
  struct AssociatedKey: Hashable {
    /// The name.
    var name: String
    /// The nominal.
    var nominal: NominalID
  }
}
