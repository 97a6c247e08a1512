import TheseusProgram

extension TypeChecker {
  /// Puts fields, cases and requirements of all types in use into the public tables.
  func complete() {
    completeTypes()
    while let id = incompleteGlobals.popLast() {
      let property = globalProperties[Int(id.index)]
      program.globals[Int(id.index)].type = type(of: property)
    }
    if !incomplete.isEmpty { complete() }
  }

  /// Completes types alone: what a variable at the top level is may depend on code before it, which is not checked yet.
  func completeTypes() {
    while let id = incomplete.popLast() {
      let info = info(id)
      guard !info.isComplete else { continue }
      info.isComplete = true
      completeFields(info)
      completeCases(info)
      _ = conformances(of: id)
      _ = ownMembers("deinit", of: info)
    }
    for info in protocolInfos where !info.isComplete { completeRequirements(info) }
    if !incomplete.isEmpty { completeTypes() }
  }

  private func completeRequirements(_ info: ProtocolInfo) {
    info.isComplete = true
    _ = ancestors(of: info.id)
    guard info.scope.part == nil else { return }
    for name in info.requirementNames {
      for member in ownMembers(name, of: info) where isRequirement(member) {
        switch member {
        case .function(let id): program.protocols[Int(info.id.index)].requirements.append(id)
        case .property(let property):
          program.protocols[Int(info.id.index)].requirements += [property.getter, property.setter].compactMap { $0 }
        default: continue
        }
      }
    }
  }

  private func completeFields(_ info: NominalInfo) {
    var fields: [TypedNominal.Field] = []
    if case .nominal(let parent, let arguments)? = superclass(of: info.id) {
      if let index = incomplete.firstIndex(of: parent) { incomplete.remove(at: index) }
      let parentInfo = self.info(parent)
      if !parentInfo.isComplete {
        parentInfo.isComplete = true
        completeFields(parentInfo)
        completeCases(parentInfo)
      }
      fields = program[parent].fields.map { field in
        var copy = field
        copy.type = substitute(field.type, nominalSubstitution(parent, arguments))
        return copy
      }
    }
    for property in info.stored {
      if let variable = property.variable { settle(property, variable, info: info) }
      let isLazy = property.name.hasPrefix("$__lazy_storage_$_")
      if isLazy { _ = ownMembers(property.sourceName, of: info) }
      let strength = strength(of: property.declaration)
      fields.append(
        TypedNominal.Field(
          name: property.name, type: type(of: property),
          initialValue: isLazy ? nil : property.variable.flatMap { initialValue(of: property, $0) },
          isConstant: property.isConstant, observation: property.observation, strength: strength,
          wrapper: property.wrapper.map { program[$0.nominal].name }, range: property.declaration.nameRange))
    }
    program.nominals[Int(info.id.index)].fields = fields
  }

  /// Puts the cases of an enum into the public table, raw values included.
  func completeCases(_ info: NominalInfo) {
    guard info.declaration.kind == .enumeration, program[info.id].cases.isEmpty else { return }
    let declared = info.declaration.members.compactMap { member -> (EnumCaseDeclaration, Declaration)? in
      if case .enumCase(let enumCase) = member.kind { (enumCase, member) } else { nil }
    }
    program.nominals[Int(info.id.index)].cases = declared.map { enumCase, declaration in
      TypedNominal.Case(name: enumCase.name, payload: [], rawValue: nil, range: declaration.nameRange)
    }
    let rawType = rawType(of: info)
    // Wide enough for what would follow the greatest raw value.
    var next: Int128 = 0
    for (index, (enumCase, declaration)) in declared.enumerated() {
      program.nominals[Int(info.id.index)].cases[index].payload = enumCase.payload.map {
        element($0.label, $0.type, in: info.scope)
      }
      if let rawType {
        program.nominals[Int(info.id.index)].cases[index].rawValue = rawValue(
          enumCase, rawType, &next, info, at: declaration.nameRange)
      }
    }
  }

  private func rawValue(
    _ enumCase: EnumCaseDeclaration, _ rawType: Type, _ next: inout Int128, _ info: NominalInfo, at range: SourceRange
  ) -> TypedExpression {
    if let written = enumCase.rawValue {
      let body = BodyChecker(checker: self, scope: info.scope)
      let start = body.snapshot()
      let isRaw = isExpressibleByLiteral(rawType)
      let value = isRaw ? body.check(written, to: rawType, as: .rawValue) : body.infer(written)
      if body.hasErrors(since: start) { reportUnsynthesized(info, rawType) }
      body.unifier.settleLiterals(from: 0)
      switch value.kind {
      case .integer(let number): next = Int128(number) + 1
      case .largeInteger(let digits): next = (Int128(digits) ?? 0) &+ 1
      default: break
      }
      return Finisher(body).finish(value)
    }
    if rawType == type("String") {
      return TypedExpression(.string(enumCase.name.withoutBackticks), type: rawType, range: range)
    }
    defer { next &+= 1 }
    let kind = Int(exactly: next).map { TypedExpression.Kind.integer($0) } ?? .largeInteger(String(next))
    let literal = TypedExpression(kind, type: rawType, range: range)
    if rawType == type("Int"), case .integer = kind { return literal }
    return Finisher(BodyChecker(checker: self, scope: info.scope)).finish(literal)
  }

  // MARK: Default arguments

  /// Which parameters of a function have defaults.
  func defaultFlags(of id: FunctionID) -> [Bool] {
    let info = info(id)
    return program[id].parameters.indices.map { index in
      info.defaults[index] != nil || (index < info.parameters.count && info.parameters[index].defaultValue != nil)
    }
  }

  /// A default argument: the literal itself where it is one, else a call.
  func defaultArgument(
    _ index: Int, of id: FunctionID, _ substitution: Substitution, type: Type, at range: SourceRange
  ) -> TypedExpression? {
    guard let function = defaultFunction(index, of: id) else { return nil }
    if program[id].parameters[index].isAutoclosure, case .function(let closure) = type {
      let generics = program[function].generics.map { substitution[$0] ?? .unknown }
      let call = TypedExpression(
        .call(.function(function, arguments: generics), []), type: closure.result, range: range)
      let typed = TypedClosure(parameters: [], body: [TypedStatement(.return(call), range: range)], range: range)
      return TypedExpression(.closure(typed), type: type, range: range)
    }
    let generics = program[function].generics.map { substitution[$0] ?? .unknown }
    let call = TypedExpression(.call(.function(function, arguments: generics), []), type: type, range: range)
    guard self.info(function).isChecking == false else { return call }
    let body = checkedBody(function)
    if case .return(let value?)? = body.statements.last?.kind, body.statements.count == 1, isConstant(value) {
      return TypedExpression(value.kind, type: type, range: range)
    }
    return call
  }

  /// The type of a default value that says itself what it is, for a parameter of a generic type.
  func defaultType(_ index: Int, of id: FunctionID) -> Type? {
    guard let function = defaultFunction(index, of: id), !info(function).isChecking else { return nil }
    _ = checkedBody(function)
    let type = program[function].result
    return type.isConcrete && type.isFullyKnown ? type : nil
  }

  private func isConstant(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .double, .boolean, .string, .none: true
    case .enumCase(_, _, let payload): payload.isEmpty
    default: false
    }
  }

  /// Has default arguments judged that no call may use.
  func checkDefaults(of id: FunctionID) {
    for (index, parameter) in info(id).parameters.enumerated() where parameter.defaultValue != nil {
      _ = defaultFunction(index, of: id)
    }
  }

  private func defaultFunction(_ index: Int, of id: FunctionID) -> FunctionID? {
    let info = info(id)
    if let function = info.defaults[index] { return function }
    if let original = info.inheritsDefaultsFrom { return defaultFunction(index, of: original) }
    guard index < info.parameters.count, let value = info.parameters[index].defaultValue else { return nil }
    let function = program[id]
    let parameter = function.parameters[index]
    var type = parameter.type
    if parameter.isAutoclosure, case .function(let closure) = type { type = closure.result }
    let scope = DeclarationScope(parent: info.scope)
    let result = add(
      TypedFunction(
        name: "default argument of \(function.name)", symbol: "\(function.symbol)#\(index)", kind: .initialValue,
        implementation: .body, selfKind: .none, generics: function.generics,
        result: type.contains(\.isParameter) ? .unknown : type, range: function.range),
      source: .defaultArgument(value, type, of: id), scope: scope)
    info.defaults[index] = result
    if scope.part == nil { ownFunctions.append(result) }
    return result
  }

  /// Which payload elements of a case have defaults.
  func payloadDefaults(of id: NominalID, _ index: Int) -> [Bool] {
    enumCases(info(id))[index].payload.map { $0.defaultValue != nil }
  }

  /// The default of one payload element.
  func payloadDefault(of id: NominalID, _ index: Int, _ position: Int) -> Expression? {
    enumCases(info(id))[index].payload[position].defaultValue
  }

  // MARK: Names

  /// The names of a type's members and those of its extensions.
  func memberNames(of id: NominalID) -> [String] {
    var names = Set(info(id).sources.keys)
    for protocolID in conformances(of: id).keys { names.formUnion(info(protocolID).sources.keys) }
    if case .nominal(let parent, _)? = superclass(of: id) { names.formUnion(memberNames(of: parent)) }
    return names.filter { !["init", "subscript", "deinit"].contains($0) && !$0.hasPrefix("_") }.sorted()
  }

  /// A stand-in for a type that only its name is known of; it counts as a view.
  func unknownType(_ name: String) -> Type {
    if let id = unknownTypes[name] { return .nominal(id, []) }
    guard let scope = moduleScopes[.swiftUI] else { return .unknown }
    let view = TypeReference(.named("View", arguments: []), range: .synthesized)
    let nominal = NominalDeclaration(
      kind: .structure, name: name, generics: GenericClause(),
      inherited: name.hasPrefix("⟨.")
        ? [TypeReference(.named("ViewModifier", arguments: []), range: .synthesized), view] : [view], members: [])
    let declaration = Declaration(.nominal(nominal), range: .synthesized, nameRange: .synthesized)
    guard case .nominal(let id) = addType(nominal, declaration, in: scope, enclosing: nil) else { return .unknown }
    unknownTypes[name] = id
    return .nominal(id, [])
  }

  /// Whether a type stands in for one that only its name is known of.
  func isStandIn(_ id: NominalID) -> Bool { program[id].name.hasPrefix("⟨") }
}
