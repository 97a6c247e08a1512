import TheseusProgram

extension TypeChecker {
  /// Resolves all members of the learner's declarations, so that every body is checked, and checks conformances.
  func checkDeclarations(_ declarations: [Declaration], in scope: DeclarationScope) {
    checkRedeclarations(across: declarations)
    checkWrapperAttributes(declarations, in: scope)
    for declaration in declarations {
      let scope = outerScope(of: declaration, in: scope)
      checkAccess(declaration, in: scope)
      switch declaration.kind {
      case .nominal(let nominal):
        switch declaredType(named: nominal.name, in: scope) ?? localType(nominal.name, declaration) {
        case .nominal(let id)?: checkNominal(info(id))
        case .protocol(let id)?: checkProtocol(info(id))
        default: continue
        }
      case .extension(let text):
        let table = extendedTable(text.type, in: scope)
        checkInitializers(ofExtension: text, of: table)
        checkStoredStatics(ofExtension: text, of: table, in: scope)
        checkWrappers(onPropertiesOf: text.members, in: scope, "an extension")
        checkRedeclarations(text.members)
        checkInherited(text, of: declaration, in: scope)
        checkProperties(text.members, in: scope)
        checkExtensionProperties(text.members)
        checkHasNoCases(text.members)
        checkMutating(text.members, of: table)
        checkConformances(of: text, at: declaration.keywordRange)
        checkOperators(text.members, in: "extension of '\(text.type)'", of: table)
        if case .named(let name, _) = text.type.kind, case .nominal(let id)? = lookupType(name, in: scope) {
          checkModifiers(ofMembers: text.members, of: id)
          checkAccess(ofExtension: text.members, of: info(id))
        }
        if case .named(let name, _) = text.type.kind, case .nominal(let id)? = fileType(name) { resolveAll(info(id)) }
        if case .named(let name, _) = text.type.kind, case .protocol(let id)? = fileScope.types[name] ?? fileType(name)
        {
          resolveAll(info(id))
        }
      case .typeAlias(let alias) where !alias.isAssociatedType:
        if case .alias(let own)? = declaredType(named: alias.name, in: scope) {
          _ = resolveAlone(own)
        } else if let target = alias.target, alias.generics.parameters.isEmpty {
          _ = resolve(target, in: scope)
        }
      case .variable(let variable):
        checkForm(variable, of: declaration)
        checkValue(ofComputed: variable)
      default: continue
      }
    }
  }

  /// A type declared in a block, by its place.
  private func localType(_ name: String, _ declaration: Declaration) -> DeclarationScope.NamedType? {
    nominalInfos.last { program[$0.id].range == declaration.nameRange }.map { .nominal($0.id) }
      ?? protocolInfos.last { program[$0.id].range == declaration.nameRange }.map { .protocol($0.id) }
  }

  private func checkNominal(_ info: NominalInfo) {
    resolveAll(info)
    checkConformances(info)
    checkActorWitnesses(info)
    checkRedeclarations(info.declaration.members)
    checkCasesBesideFunctions(info)
    checkMadeInitializers(info)
    checkPlainNames(info.declaration.members, besideTypes: "static ")
    checkModifiers(ofMembers: info.declaration.members, of: info.id)
    checkOperators(info.declaration.members, in: "type '\(info.declaration.name)'", of: info)
    checkOverrides(info)
    checkProperties(info.declaration.members, in: info.scope)
    checkStoredStatics(info.declaration.members, of: info)
    checkWrappers(
      onPropertiesOf: info.declaration.members, in: info.scope, info.declaration.kind == .enumeration ? "an enum" : nil)
    checkHasInitializer(info)
    checkRequiredInitializers(info)
    if info.declaration.kind == .structure { checkDestructured(info.declaration.members) }
    checkClassAttributes(info)
    checkMain(info)
    checkReferences(info.declaration.members, in: info.scope)
    checkRedundantConformances(info)
    checkClassProtocols(info.declaration.inherited, of: info.id, at: program[info.id].range)
    checkStoredInEnum(info)
    checkRawValues(info)
    if info.declaration.kind != .enumeration { checkHasNoCases(info.declaration.members) }
    checkRawType(info)
    checkRawValuesHaveType(info)
    checkCases(info)
    checkDeinitializer(of: info.declaration.members, in: info)
    checkCopies(of: info)
    checkMutating(info.declaration.members, of: info)
    checkIndirect(info)
    checkWrappedTypes(info)
    checkViewWrappers(info)
    checkRecursion(info)
    checkSuperclasses(info)
    checkInherited(info)
    checkNestedProtocols(info)
    checkAttributeRequirements(info)
    checkWrapperAttributes(info.declaration.members, in: info.scope)
    checkAccess(info)
  }

  private func checkProtocol(_ info: ProtocolInfo) {
    _ = ancestors(of: info.id)
    checkRefinement(info)
    checkDefaultArguments(info)
    resolveAll(info)
    checkRedeclarations(info.declaration.members)
    checkOperators(info.declaration.members, in: "protocol '\(info.declaration.name)'", of: info)
    checkModifiers(ofRequirements: info.declaration.members)
    checkWrappers(ofRequirements: info.declaration.members, in: info.scope)
    checkHasNoCases(info.declaration.members)
    checkAccess(info)
    for member in info.declaration.members {
      if case .function(let function) = member.kind, function.body != nil {
        let word = if case .initializer = function.kind { "initializers" } else { "methods" }
        report("body-in-protocol", "protocol \(word) must not have bodies", at: member.openingBrace ?? member.nameRange)
      }
      if case .nominal(let nominal) = member.kind {
        report(
          "nested-in-protocol", "type '\(nominal.name)' cannot be nested in protocol '\(info.declaration.name)'",
          at: member.nameRange)
      }
      guard case .variable(let variable) = member.kind else { continue }
      if let value = variable.initialValue {
        report("value-in-protocol", "initial value is not allowed here", at: value.range)
        if variable.type == nil { report("missing-type", "type annotation missing in pattern", at: member.nameRange) }
      }
      if variable.isConstant {
        report(
          "computed-constant",
          variable.accessors == nil
            ? "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier"
            : "'let' declarations cannot be computed properties", at: member.openingBrace ?? member.nameRange)
      } else if variable.accessors == nil {
        report(
          "requirement-without-accessors",
          "property in protocol must have explicit { get } or { get set } specifier", at: member.nameRange)
      } else {
        checkComputed(variable, of: member)
      }
    }
  }

  /// Resolves every member that stands in the learner's text.
  private func resolveAll(_ table: MemberTable) {
    for name in writtenNames(table) {
      for member in ownMembers(name, of: table) {
        if case .type(.alias(let alias)) = member { _ = resolveAlone(alias) }
        guard case .type(.nominal(let id)) = member, !info(id).isVisited else { continue }
        info(id).isVisited = true
        checkNominal(info(id))
      }
    }
  }

  /// The names of members that stand in the learner's text, in its order.
  func writtenNames(_ table: MemberTable) -> [String] {
    let places = table.sources.compactMap { name, sources in
      sources.lazy.compactMap(self.writtenPlace).first.map { (name: name, place: $0) }
    }
    return places.sorted { ($0.place.file, $0.place.start) < ($1.place.file, $1.place.start) }.map(\.name)
  }

  private func writtenPlace(_ source: MemberSource) -> SourceRange? {
    guard case .declaration(let declaration, let block) = source, block.part == nil else { return nil }
    return declaration.nameRange
  }

  // MARK: Conformances

  /// Reports requirements of written conformances that nothing satisfies, where that is certain.
  private func checkConformances(_ info: NominalInfo) {
    let all = conformances(of: info.id)
    let ordered = all.sorted { left, right in
      // What refines another protocol is named before that, as the compiler does.
      let (first, second) = (ancestors(of: left.key).count, ancestors(of: right.key).count)
      return first != second ? first > second : left.key.index < right.key.index
    }
    for (protocolID, conformance) in ordered where conformance.isWritten {
      // What the conformance is conditional on holds where it is judged.
      let scope = DeclarationScope(parent: info.scope)
      scope.requirements = conformance.requirements
      let missing = missingRequirements(protocolID, info, in: scope)
      checkWitnesses(protocolID, info)
      if reportNearWitnesses(protocolID, info, in: scope) == missing.count { continue }
      let nominal = program[info.id]
      report(
        "missing-conformance",
        "type '\(nameLacking(protocolID, info))' does not conform to protocol '\(program[protocolID].name)'",
        at: conformance.extensionRange ?? nominal.range,
        notes: missing.map { Diagnostic.Note(message: $0, range: nominal.range) })
    }
  }

  /// Reports requirements of the program's protocols that an extension of a type of the catalogue leaves out.
  private func checkConformances(of text: ExtensionDeclaration, at range: SourceRange) {
    guard !text.inherited.isEmpty, case .named(let name, _) = text.type.kind,
      case .nominal(let id)? = lookupType(name, in: fileScope), program[id].isCatalogue
    else { return }
    let info = info(id)
    let wanted = text.inherited.flatMap { resolveConstraint($0, in: fileScope).protocols }
    for protocolID in wanted where self.info(protocolID).scope.part == nil {
      let scope = DeclarationScope(parent: info.scope)
      scope.requirements = conformances(of: id)[protocolID]?.requirements ?? []
      let missing = missingRequirements(protocolID, info, in: scope)
      if missing.isEmpty { continue }
      report(
        "missing-conformance",
        "type '\(fullName(of: id))' does not conform to protocol '\(program[protocolID].name)'", at: range,
        notes: missing.map { Diagnostic.Note(message: $0, range: range) })
    }
  }

  /// A type with its generic parameters, without the short forms of collections.
  func fullName(of id: NominalID) -> String {
    let generics = program[id].generics.map(\.name)
    return program[id].qualifiedName + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
  }

  private func missingRequirements(
    _ protocolID: ProtocolID, _ info: NominalInfo, in scope: DeclarationScope
  ) -> [String] {
    let protocolInfo = self.info(protocolID)
    // A superclass that is not known may have everything, as an `NSManagedObject` has `==`.
    guard listsRequirements(protocolInfo), info.declaration.kind != .class || !inheritsUnknown(info.id) else {
      return []
    }
    let selfType = selfType(info)
    var missing = unsynthesizable(protocolID, info, in: scope)
    for name in protocolInfo.requirementNames {
      for requirement in ownMembers(name, of: protocolInfo) where isRequirement(requirement) {
        switch requirement {
        case .function(let id):
          if isUnmet(id, of: protocolID, by: info, in: scope) {
            missing.append("protocol requires \(word(id)) '\(program[id].name)'")
          } else if isAmbiguous(id, among: implementations(of: id, of: protocolID, by: info, in: scope)) {
            missing.append("multiple matching functions named '\(program[id].name)'")
          }
        case .property(let property):
          let found = findMembers(name, of: selfType, isStatic: property.isStatic, in: scope).filter {
            !isRequirement($0.member) && mayGive($0.member, of: protocolID, to: info) && fits($0, property, in: scope)
              && !differs($0, from: property, of: info)
          }
          if name == "subscript" {
            if !found.contains(where: { takesSame($0.member, as: property, for: info) }) {
              missing.append("protocol requires subscript")
            }
            continue
          }
          let isCase = property.getter.map { hasCase(name, selfType, for: $0, of: info, in: scope) } ?? false
          if found.isEmpty, !isCase, !mayMeetOtherwise(name, info) {
            missing.append("protocol requires property '\(name)'")
          }
        default: continue
        }
      }
    }
    if missing.isEmpty {
      missing = unknownAssociatedTypes(protocolID, selfType) + undecidedAssociatedTypes(protocolID, info)
    }
    return missing.isEmpty ? unsuitableAssociatedTypes(protocolID, selfType, in: scope) : missing
  }

  /// The functions that a type has by the name of a required one, and that count for it.
  private func implementations(
    of id: FunctionID, of protocolID: ProtocolID, by info: NominalInfo, in scope: DeclarationScope
  ) -> [FoundMember] {
    findMembers(baseName(of: id), of: selfType(info), isStatic: isStatic(.function(id)), in: scope).filter {
      !isRequirement($0.member) && mayGive($0.member, of: protocolID, to: info)
    }
  }

  /// Whether nothing that a type has can be what a required function is.
  func isUnmet(
    _ id: FunctionID, of protocolID: ProtocolID, by info: NominalInfo, in scope: DeclarationScope
  ) -> Bool {
    let name = baseName(of: id)
    let fits = implementations(of: id, of: protocolID, by: info, in: scope).contains { item in
      guard case .function(let candidate) = item.member else { return false }
      return program[candidate].labels == program[id].labels && !differs(candidate, item.selfType, from: id, of: info)
        && mayApply(candidate, to: item.selfType, in: scope)
    }
    return !fits && !hasCase(name, selfType(info), for: id, of: info, in: scope)
      && globalOperators(name, on: info.id).isEmpty && !mayMeetOtherwise(name, info)
  }

  /// Whether a type of the libraries may have a member of a name that the catalogue lacks, or has in other forms: `extension Bundle: Texts {}`.
  private func mayMeetOtherwise(_ name: String, _ info: NominalInfo) -> Bool {
    guard program[info.id].isCatalogue, info.scope.module.map({ $0 != .swift }) ?? false else { return false }
    let isHardlyListed = info.declaration.kind == .class || info.scope.part != .swiftUI
    return isHardlyListed && BodyChecker(checker: self, scope: info.scope).mayHaveUnlisted(name, info.id)
      || info.sources[name] != nil
  }

  /// Whether an enum has a case of a name, which can stand for what is required of the type itself.
  private func hasCase(
    _ name: String, _ type: Type, for requirement: FunctionID, of info: NominalInfo, in scope: DeclarationScope
  ) -> Bool {
    guard self.info(requirement).isStatic else { return false }
    return findMembers(name, of: type, isStatic: true, in: scope).contains {
      guard case .enumCase(let id, let index) = $0.member else { return false }
      return !differs(program[id].cases[index], $0.selfType, from: requirement, of: info)
    }
  }

  /// The associated types of a protocol of the program that nothing says for a type, and no requirement could.
  private func unknownAssociatedTypes(_ protocolID: ProtocolID, _ type: Type) -> [String] {
    let protocolInfo = info(protocolID)
    guard protocolInfo.scope.part == nil else { return [] }
    return protocolInfo.associatedTypes.map(\.name).filter { name in
      associatedType(name, of: protocolID, in: type) == nil && !isNamed(name, byRequirementsOf: protocolInfo)
    }
    .map { "protocol requires nested type '\($0)'" }
  }

  private func isNamed(_ associatedType: String, byRequirementsOf protocolInfo: ProtocolInfo) -> Bool {
    protocolInfo.requirementNames.flatMap { ownMembers($0, of: protocolInfo) }.contains { member in
      let types: [Type]
      switch member {
      case .function(let id): types = program[id].parameters.map(\.type) + [program[id].result]
      case .property(let property): types = property.parameters.map(\.type) + (property.type.map { [$0] } ?? [])
      default: types = []
      }
      return types.contains { type in
        type.contains { if case .associated(_, _, associatedType) = $0 { true } else { false } }
      }
    }
  }

  /// Whether a member counts for a type: what `CodingKey` has by default is for enums without payloads.
  private func mayGive(_ member: Member, of required: ProtocolID, to info: NominalInfo) -> Bool {
    guard required == protocolID(named: "CodingKey") else { return true }
    let extended: ProtocolID?
    switch member {
    case .function(let id): extended = self.info(id).extensionOf
    case .property(let property): extended = property.extensionOf
    default: return true
    }
    if extended != required { return true }
    return info.declaration.kind == .enumeration && program[info.id].cases.allSatisfy(\.payload.isEmpty)
  }

  /// Whether a subscript may stand for a required one by its parameters; of the library's extensions one that takes the same.
  private func takesSame(_ member: Member, as required: Property, for info: NominalInfo) -> Bool {
    guard case .property(let property) = member, property.parameters.count == required.parameters.count,
      property.writtenParameters.map(\.label) == required.writtenParameters.map(\.label)
    else { return false }
    return zip(property.parameters, required.parameters).allSatisfy { have, want in
      switch (have.type, want.type) {
      case (.nominal(let own, _), .nominal(let wanted, _)): own == wanted
      case (_, .associated): property.extensionOf == nil || property.scope.part == nil
      default: true
      }
    }
  }

  /// Whether the requirements of a protocol, and what it has by default, are all known: it is the program's, or listed whole.
  func listsRequirements(_ protocolInfo: ProtocolInfo) -> Bool {
    protocolInfo.scope.part == nil || Self.protocolsWithListedRequirements.contains(program[protocolInfo.id].name)
  }

  /// The protocols of the libraries whose requirements, and what they have by default, the catalogue all lists.
  private static let protocolsWithListedRequirements: Set<String> = [
    "AdditiveArithmetic", "App", "AsyncIteratorProtocol", "AsyncSequence",
    "BidirectionalCollection", "ButtonStyle", "Cancellable", "CaseIterable", "CodingKey",
    "Collection", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "DisclosureGroupStyle", "Encodable",
    "EnvironmentKey", "Equatable", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "GaugeStyle",
    "GroupBoxStyle", "Hashable", "Identifiable", "InsettableShape", "IteratorProtocol", "LabelStyle",
    "LabeledContentStyle", "Layout", "LosslessStringConvertible", "MutableCollection", "PreferenceKey",
    "PreviewProvider", "PrimitiveButtonStyle", "ProgressViewStyle", "Publisher", "RandomNumberGenerator",
    "RangeExpression", "RawRepresentable", "Sequence", "SetAlgebra", "Shape", "Strideable", "Subscriber",
    "TextOutputStream", "ToggleStyle", "View", "ViewModifier",
  ]

  /// Whether the conditions of the extension of a protocol that a function stands in may hold for a type.
  private func mayApply(_ id: FunctionID, to type: Type, in scope: DeclarationScope) -> Bool {
    guard let extended = info(id).extensionOf else { return true }
    let own = info(extended).selfParameter
    return satisfies(info(id).requirements, [own: type], in: scope) != false
  }

  /// Whether a property can stand for a required one: it can be set if that is asked, and its extension's conditions hold.
  private func fits(_ item: FoundMember, _ required: Property, in scope: DeclarationScope) -> Bool {
    guard case .property(let property) = item.member else { return false }
    // An existential does not conform: `var body: View` is no body.
    if case .existential(let protocols, _, _)? = property.type, protocols != [protocolID(named: "Error")],
      let wanted = required.type
    {
      switch wanted {
      case .associated, .parameter: if !self.protocols(of: wanted, in: required.scope).isEmpty { return false }
      default: break
      }
    }
    if property.scope.part == nil, !hasAccessors(property, of: required) { return false }
    guard let extended = property.extensionOf, let block = property.block else { return true }
    let substitution: Substitution = [info(extended).selfParameter: item.selfType]
    let holds = satisfies(block.requirements, substitution, in: scope)
    // What nothing decides, such as the type of a key's values, satisfies nothing.
    return info(extended).scope.part == .swiftUI ? holds == true : holds != false
  }

  /// Whether Swift makes up what a protocol requires for types of a kind.
  private func mayBeSynthesized(_ name: String, for info: NominalInfo) -> Bool {
    switch info.declaration.kind {
    case .structure: name != "Comparable"
    case .enumeration: true
    case .class: name.hasSuffix("codable") && superclass(of: info.id) == nil && !inheritsUnknown(info.id)
    default: false
    }
  }

  /// A type as messages name it that say what it does not conform to: without its parameters where Swift tried to make up what is
  /// missing and says why it could not.
  private func nameLacking(_ protocolID: ProtocolID, _ info: NominalInfo) -> String {
    let name = program[protocolID].name
    let isTold = ["Encodable", "Decodable", "Hashable"].contains(name) && self.info(protocolID).scope.part != nil
    return isTold && mayBeSynthesized(name, for: info) ? program[info.id].qualifiedName : fullName(of: info.id)
  }

  /// The stored properties and payloads that keep Swift from making up what a protocol requires.
  private func unsynthesizable(
    _ protocolID: ProtocolID, _ info: NominalInfo, in scope: DeclarationScope
  ) -> [String] {
    let name = program[protocolID].name
    if name == "Decodable", let missing = undecodableSuperclass(info) { return [missing] }
    let members = [
      "Comparable": "<", "Equatable": "==", "Hashable": "hash", "Encodable": "encode", "Decodable": "init",
    ]
    guard let member = members[name], self.info(protocolID).scope.part != nil,
      mayBeSynthesized(name, for: info)
    else { return [] }
    // What is written decides; an `==` may stand outside the type too.
    let isWritten =
      isGivenByProtocol(member, name == "Decodable" ? "from" : nil, info)
      || name == "Hashable" && !ownMembers("hashValue", of: info).isEmpty
      || name.hasSuffix("codable") && codedRawType(of: info) != nil
      || ownMembers(member, of: info).contains { item in
        guard case .function(let id) = item else { return false }
        return name != "Decodable" || program[id].labels == ["from"]
      }
    if !isWritten, name.hasSuffix("codable"), let unmatched = unmatchedKey(info, decodes: name == "Decodable") {
      return [unmatched]
    }
    if isWritten || info.sources["CodingKeys"] != nil && info.declaration.kind == .enumeration
      || !globalFunctions(name == "Comparable" ? "<" : "==").allSatisfy({ self.info($0).scope.part != nil })
    {
      return []
    }
    completeTypes()
    let keys = name.hasSuffix("codable") ? ownKeys(info) : nil
    let fields = zip(program[info.id].fields, info.stored.filter { !$0.isStatic }).filter { _, property in
      keys?.contains(keyName(property)) ?? true
    }
    let types =
      fields.map { ($0.0.name, $0.0.type) }
      + program[info.id].cases.flatMap { enumCase in enumCase.payload.map { (enumCase.name, $0.type) } }
    let unknown = fields.filter { isReportedUnknown($0.1.variable?.type) }.map { field, _ in
      "the type of '\(field.name)' is not known"
    }
    return unknown
      + types.filter { isCertainly($0.1, not: protocolID, in: scope) }.map { name, type in
        "the type \(quoted(type)) of '\(name)' does not conform to '\(program[protocolID].name)'"
      }
  }

  /// Whether something in a written type was reported that nothing declares.
  func isReportedUnknown(_ type: TypeReference?) -> Bool {
    type.map { isReported("unknown-type", in: $0.range) } ?? false
  }

  /// Whether Swift makes up an `init(from:)` of a class that says itself that it is `Decodable`.
  func makesDecoder(_ info: NominalInfo) -> Bool {
    guard let id = protocolID(named: "Decodable"), conformances(of: info.id)[id]?.isWritten == true else {
      return false
    }
    return unsynthesizable(id, info, in: info.scope).isEmpty
  }

  /// Why Swift makes up no `init(from:)` of a class: its superclass can neither be decoded nor be made without arguments.
  private func undecodableSuperclass(_ info: NominalInfo) -> String? {
    guard info.declaration.kind == .class, let parent = superclass(of: info.id), !inheritsUnknown(info.id),
      case .nominal(let id, _) = parent, !program[id].isCatalogue,
      let decodable = protocolID(named: "Decodable"), conformances(of: id)[decodable] == nil
    else { return nil }
    let isWritten = writtenFunctions("init", info).contains { $0.parameters.first?.label == "from" }
    let makesAlone = findMembers("init", of: parent, isStatic: true, in: info.scope).contains { found in
      guard case .function(let initializer) = found.member, program[initializer].labels.isEmpty else { return false }
      return !self.info(initializer).modifiers.contains { ["private", "convenience"].contains($0) }
    }
    if isWritten || makesAlone { return nil }
    return "cannot automatically synthesize 'init(from:)' because superclass does not have a callable 'init()'"
  }

  /// Whether a type certainly does not conform to a protocol.
  func isCertainly(_ type: Type, not protocolID: ProtocolID, in scope: DeclarationScope) -> Bool {
    switch type {
    case .function, .tuple: return true
    case .existential(let protocols, let superclass, _):
      // An object of a class that is `Sendable` besides is one of the class.
      if let superclass = superclass.first, protocols.allSatisfy(isMarker) {
        return isCertainly(superclass, not: protocolID, in: scope)
      }
      return !protocols.contains { ancestors(of: $0).contains(protocolID) }
    case .nominal(let id, _) where info(id).scope.part == .swiftUI && info(id).has(attribute: "propertyWrapper"):
      return conformances(of: id)[protocolID] == nil
    case .parameter: return conforms(type, to: protocolID, in: scope) == false
    case .nominal(let id, _):
      // The catalogue need not list every conformance of SwiftUI's types.
      guard !program[id].isCatalogue || info(id).scope.part == .standardLibrary, type.isFullyKnown else { return false }
      return conforms(type, to: protocolID, in: scope) == false
    default: return false
    }
  }

  private func word(_ id: FunctionID) -> String {
    switch program[id].kind {
    case .initializer: "initializer"
    default: info(id).isStatic ? "static method" : "function"
    }
  }
}
