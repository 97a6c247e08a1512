import TheseusProgram

extension TypeChecker {
  /// The members of a name that a nominal or protocol and its extensions declare; of the catalogue's only those that fit a call, if one is
  /// given: `List` has 28 initializers, and to resolve the signatures that no call means took a tenth of a start.
  func ownMembers(_ name: String, of table: MemberTable, fitting shape: CallShape? = nil) -> [Member] {
    if let found = table.resolved[name] { return found }
    guard let sources = table.sources[name] else { return [] }
    var overloads = table.overloads[name] ?? []
    // Lookups that happen while this runs see what is there so far.
    table.resolved[name] = overloads.flatMap { $0.members ?? [] }
    if overloads.isEmpty {
      overloads = declarations(of: sources, in: table).map { Overload(declaration: $0, block: $1) }
    }
    for index in overloads.indices where overloads[index].members == nil && overloads[index].isWanted(by: shape) {
      let overload = overloads[index]
      overloads[index].members = member(overload.declaration, named: name, in: table, block: overload.block)
    }
    let found = overloads.flatMap { $0.members ?? [] }
    let isWhole = overloads.allSatisfy { $0.members != nil }
    table.resolved[name] = isWhole ? found : nil
    table.overloads[name] = isWhole ? nil : overloads
    return found
  }

  /// The declarations of a text of the catalogue.
  func read(_ text: Substring) -> [Declaration] {
    SignatureReader.declarations(in: text) ?? lower(String(text))
  }

  /// The declarations that sources hold; the overloads of one block that must be parsed as one text, because each parse has a cost of its own.
  private func declarations(
    of sources: [MemberSource], in table: MemberTable
  ) -> [(Declaration, DeclarationBlock)] {
    var result: [(Declaration, DeclarationBlock)] = []
    var rest = sources[...]
    while let first = rest.popFirst() {
      switch first {
      case .declaration(let declaration, let block):
        result.append((declaration, block))
      case .text(let text, let block):
        if let declarations = SignatureReader.declarations(in: text.text) {
          result += declarations.map { ($0, block) }
          continue
        }
        var texts = [text.text]
        while case .text(let next, let other)? = rest.first, other === block, next.keyword == text.keyword {
          texts.append(next.text)
          rest.removeFirst()
        }
        let keyword = text.keyword == "case" ? "enum" : (table is ProtocolInfo && block.isMain ? "protocol" : "struct")
        let lowered = lower("\(keyword) Catalogue {\n\(texts.joined(separator: "\n"))\n}")
        guard case .nominal(let wrapper)? = lowered.first?.kind else { continue }
        result += wrapper.members.map { ($0, block) }
      }
    }
    return result
  }

  /// The members that one declaration makes.
  func member(
    _ declaration: Declaration, named name: String, in table: MemberTable, block: DeclarationBlock
  ) -> [Member] {
    let scope = scope(of: block, in: table)
    switch declaration.kind {
    case .function(let function):
      if case .subscript(let accessors) = function.kind {
        return [.property(addSubscript(function, accessors, declaration, in: scope, table: table, block: block))]
      }
      let id = addFunction(function, declaration, in: scope, owner: table, block: block)
      if function.kind == .deinitializer, let info = table as? NominalInfo {
        program.nominals[Int(info.id.index)].deinitializer = id
      }
      return [.function(id)]
    case .variable(let variable):
      return propertyMembers(variable, declaration, named: name, in: scope, table: table, block: block)
    case .enumCase(let enumCase):
      guard let info = table as? NominalInfo else { return [] }
      completeCases(info)
      let name = displayName(enumCase)
      guard let index = enumCases(info).firstIndex(where: { displayName($0) == name }) else { return [] }
      return [.enumCase(info.id, index)]
    case .nominal(let nominal):
      let enclosing = (table as? NominalInfo)?.id
      // What an extension says of all its members it says of their types too: `public extension Move { enum Kind { … } }`.
      var declaration = declaration
      declaration.modifiers += block.modifiers.map { $0 == "private" ? "fileprivate" : $0 }
      return [.type(addType(nominal, declaration, in: scope, enclosing: enclosing))]
    case .typeAlias(let alias):
      if alias.isAssociatedType { return [] }
      let modifiers = declaration.modifiers + block.modifiers.map { $0 == "private" ? "fileprivate" : $0 }
      let found = DeclarationScope.Alias(
        declaration: alias, scope: scope, range: declaration.nameRange, modifiers: modifiers)
      return [.type(.alias(found))]
    default:
      return []
    }
  }

  /// The scope of a block's members; an extension's is made with its requirements on first use.
  func scope(of block: DeclarationBlock, in table: MemberTable) -> DeclarationScope {
    if let scope = block.scope { return scope }
    if let header = block.header, block.declaration == nil {
      if case .extension(let text)? = read(header + "{}").first?.kind { block.declaration = text }
    }
    let scope = DeclarationScope(parent: block.outer)
    block.scope = scope
    if let info = table as? NominalInfo {
      scope.nominal = info.id
      scope.selfType = info.scope.selfType
      scope.types = info.scope.types.filter { if case .type = $0.value { true } else { false } }
      // A nested type has the parameters of those around it too.
      for parameter in program[info.id].generics where scope.types[parameter.name] == nil {
        scope.types[parameter.name] = .type(.parameter(parameter))
      }
      // An extension of a nested type does not stand in the types around that.
      scope.requirements = info.scope.allRequirements
    } else if let info = table as? ProtocolInfo {
      scope.protocolID = info.id
      scope.selfType = info.scope.selfType
    }
    // `where Bound: Strideable, Bound.Stride: …`: a later entry may need an earlier one.
    var written: [Requirement] = []
    for requirement in conformancesFirst(block.declaration?.requirements ?? []) {
      let next = requirements(from: requirement, in: scope)
      written += next
      scope.requirements += next
    }
    let bound = boundArguments(block, scope: scope)
    scope.requirements += bound
    block.requirements = written + bound
    // What was asked of the type meanwhile did not know them.
    (table as? NominalInfo)?.conformances = nil
    // `where Element == Int` makes the name mean the type.
    for case .same(.parameter(let parameter), let type) in block.requirements where scope.nominal != nil {
      scope.types[parameter.name] = .type(type)
    }
    if scope.nominal != nil, let selfType = scope.selfType {
      let same = Dictionary(
        block.requirements.compactMap { requirement -> (GenericParameter, Type)? in
          if case .same(.parameter(let parameter), let type) = requirement { return (parameter, type) }
          return nil
        }, uniquingKeysWith: { first, _ in first })
      scope.selfType = substitute(selfType, same)
    }
    return scope
  }

  /// Whether an alias, or what stands before the name of a nested type, may say what generic arguments are.
  private func mayBindOutside(_ reference: TypeReference, in scope: DeclarationScope) -> Bool {
    if case .member = reference.kind { return true }
    return if case .alias? = namedType(reference, in: scope) { true } else { false }
  }

  /// `extension Array<Int>` says what `where Element == Int` says, and so does an extension of an alias of that; `extension
  /// Collection<Int>` says it of an associated type.
  private func boundArguments(_ block: DeclarationBlock, scope: DeclarationScope) -> [Requirement] {
    guard let reference = block.declaration?.type else { return [] }
    if let id = scope.nominal, !program[id].generics.isEmpty, mayBindOutside(reference, in: block.outer) {
      guard case .nominal(id, let own) = resolve(reference, in: block.outer) else { return [] }
      return zip(program[id].generics, own).filter { $1.isConcrete }.map { .same(.parameter($0), $1) }
    }
    guard case .named(_, let arguments) = reference.kind, !arguments.isEmpty else { return [] }
    guard let id = scope.nominal else {
      return scope.selfType.map { resolveConstraint(reference, in: block.outer).requirements($0) } ?? []
    }
    return zip(program[id].generics, arguments).map { .same(.parameter($0), resolve($1, in: block.outer)) }
  }

  // MARK: Functions

  /// Adds a function, method or initializer with its signature resolved.
  func addFunction(
    _ function: FunctionDeclaration, _ declaration: Declaration, in outer: DeclarationScope, owner: MemberTable?,
    block: DeclarationBlock?
  ) -> FunctionID {
    let id = FunctionID(program.functions.count)
    let scope = DeclarationScope(parent: outer)
    let nominal = owner as? NominalInfo
    let protocolInfo = owner as? ProtocolInfo
    let isRequirement = protocolInfo != nil && block?.isMain == true
    var typed = TypedFunction(
      name: displayName(function), symbol: "", kind: kind(of: function), implementation: .body,
      selfKind: selfKind(function, declaration, owner: owner), nominal: nominal?.id, range: declaration.nameRange)
    typed.isAsync = function.isAsync
    typed.isThrowing = function.isThrowing
    program.functions.append(typed)
    let info = FunctionInfo(id: id, source: function.body == nil ? .none : .function(function), scope: scope)
    functionInfos.append(info)
    info.attributes = declaration.attributes + (block?.attributes ?? [])
    info.modifiers = declaration.modifiers
    info.isSecret = isSecret(declaration, in: block)
    info.declarationRange = declaration.range
    info.parameters = function.parameters
    info.isStatic = isStatic(function, declaration)
    info.returnsSelf = function.result?.isSelf ?? false
    info.isImplicitlyUnwrapped = function.result?.isImplicitlyUnwrapped ?? false
    info.requirementOf = isRequirement ? protocolInfo?.id : nil
    info.extensionOf = isRequirement ? nil : protocolInfo?.id
    var signature = Signature(generics: ownerGenerics(owner), owner: .function(id))
    addGenerics(of: function, to: &signature, scope: scope)
    info.builder = builder(of: declaration.attributes, in: scope)
    resolveParameters(function.parameters, into: &signature, scope: scope)
    typed.result = resultType(function, of: id, scope: scope, outer: outer)
    if outer.part == nil {
      checkGenericsAreUsed(
        function.generics, of: signature, result: typed.result,
        requirements: scope.requirements + signature.requirements
      )
    }
    if case .closures? = function.thrown { info.isRethrowing = true }
    if case .type(let reference)? = function.thrown { info.thrown = resolveThrown(reference, in: scope) }
    signature.requirements += inferredRequirements(
      signature, result: typed.result, besides: scope.requirements + signature.requirements)
    info.requirements = scope.requirements + (block?.requirements ?? []) + signature.requirements
    scope.requirements += signature.requirements
    typed.generics = signature.generics
    typed.parameters = signature.parameters
    typed.labels = function.parameters.map(\.label)
    typed.parameterNames = function.parameters.map(\.name)
    if case .initializer(let isFailable) = function.kind { typed.isFailable = isFailable }
    typed.symbol = symbol(of: typed.name, owner: owner, declaration: declaration)
    typed.implementation = implementation(function, declaration, isRequirement: isRequirement, part: outer.part)
    program.functions[Int(id.index)] = typed
    checkRethrows(info)
    if outer.part == nil, function.body != nil { ownFunctions.append(id) }
    return id
  }

  /// Generic parameters and parameters of a function while they are collected.
  struct Signature {
    var generics: [GenericParameter]
    var owner: GenericParameter.Owner
    var parameters: [FunctionType.Parameter] = []
    var requirements: [Requirement] = []
    var ownCount = 0

    /// Adds a generic parameter.
    mutating func add(_ name: String, isPack: Bool = false) -> GenericParameter {
      let parameter = GenericParameter(owner: owner, index: ownCount, name: name, isPack: isPack)
      ownCount += 1
      generics.append(parameter)
      return parameter
    }

    init(generics: [GenericParameter], owner: GenericParameter.Owner) {
      self.generics = generics
      self.owner = owner
    }
  }

  /// The generic parameters that a member has from its type.
  func ownerGenerics(_ owner: MemberTable?) -> [GenericParameter] {
    if let nominal = owner as? NominalInfo { return program[nominal.id].generics }
    if let info = owner as? ProtocolInfo { return [info.selfParameter] }
    return []
  }

  func addGenerics(of function: FunctionDeclaration, to signature: inout Signature, scope: DeclarationScope) {
    for parameter in function.generics.parameters {
      scope.types[parameter.name] = .type(.parameter(signature.add(parameter.name, isPack: parameter.isPack)))
    }
    scope.requirements += namedRequirements(of: function, in: scope)
    addRequirements(of: function.generics, to: scope)
  }

  func resolveParameters(
    _ parameters: [FunctionDeclaration.Parameter], into signature: inout Signature, scope: DeclarationScope
  ) {
    for parameter in parameters {
      var extra = signature
      checkSomeParameter(parameter.type, in: scope)
      let type = resolve(parameter.type, in: scope) { protocols, more in
        let name = "some " + protocols.map { self.program[$0].name }.joined(separator: " & ")
        let type = Type.parameter(extra.add(name))
        extra.requirements += protocols.map { .conforms(type, $0) } + more(type)
        return type
      }
      signature = extra
      requireArguments(parameter.type, in: scope)
      if parameter.isVariadic, case .some = parameter.type.kind {
        report(
          "variadic-some", "'some' types are only permitted in properties, subscripts, and functions",
          at: parameter.type.range)
      }
      let attributes = parameter.attributes.map(\.name) + parameter.type.attributes
      checkFunctionAttributes(attributes, of: type, at: parameter.type.range)
      signature.parameters.append(
        FunctionType.Parameter(
          type: type, isInout: parameter.isInout, isVariadic: parameter.isVariadic,
          isAutoclosure: attributes.contains("autoclosure"),
          builder: builder(of: parameter.attributes, in: scope)
            ?? parameter.type.attributes.lazy.compactMap { self.builder(named: $0, in: scope) }.first))
    }
  }

  /// The result type; `some P` is the opaque type of the function.
  private func resultType(
    _ function: FunctionDeclaration, of id: FunctionID, scope: DeclarationScope, outer: DeclarationScope
  ) -> Type {
    if case .initializer(let isFailable) = function.kind {
      let type = outer.selfType ?? .unknown
      return isFailable ? optional(type) : type
    }
    guard let reference = function.result else { return .void }
    requireArguments(reference, in: scope)
    return resolve(reference, in: scope) { self.opaqueResult(of: id, $0, $1) }
  }

  private func kind(of function: FunctionDeclaration) -> TypedFunction.Kind {
    switch function.kind {
    case .function, .subscript: .function
    case .initializer: .initializer
    case .deinitializer: .deinitializer
    }
  }

  private func isStatic(_ function: FunctionDeclaration, _ declaration: Declaration) -> Bool {
    if case .initializer = function.kind { return true }
    return declaration.has("static") || declaration.has("class") || isUnmarkedOperator(function, declaration)
  }

  /// Whether a function is an operator that does not say `static`, which is reported and taken to be meant.
  func isUnmarkedOperator(_ function: FunctionDeclaration, _ declaration: Declaration) -> Bool {
    guard case .function = function.kind, function.name.isOperatorName else { return false }
    return !declaration.has("static") && !declaration.has("class")
  }

  private func selfKind(
    _ function: FunctionDeclaration, _ declaration: Declaration, owner: MemberTable?
  ) -> TypedFunction.SelfKind {
    guard let owner else { return .none }
    let isClass = (owner as? NominalInfo).map { [.class, .actor].contains($0.declaration.kind) } ?? false
    if case .initializer = function.kind {
      return isClass ? .value : .none
    }
    if declaration.has("static") || declaration.has("class") {
      return function.name.isOperatorName ? .none : .metatype
    }
    return declaration.has("mutating") && !isClass ? .mutating : .value
  }

  /// A function's name with labels.
  func displayName(_ function: FunctionDeclaration) -> String {
    let name = function.name
    if case .deinitializer = function.kind { return name }
    return name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The name of a case with its labels, which tell it from others of its name: `failed(code:)`.
  func displayName(_ enumCase: EnumCaseDeclaration) -> String {
    if enumCase.payload.isEmpty { return enumCase.name }
    return enumCase.name + "(" + enumCase.payload.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The symbol, which `@_symbol` may give.
  func symbol(of name: String, owner: MemberTable?, declaration: Declaration) -> String {
    if let text = declaration.attribute("_symbol")?.text { return text }
    if let nominal = owner as? NominalInfo { return program[nominal.id].qualifiedName + "." + name }
    if let info = owner as? ProtocolInfo { return program[info.id].name + "." + name }
    return name
  }

  private func implementation(
    _ function: FunctionDeclaration, _ declaration: Declaration, isRequirement: Bool, part: Catalogue.Part?
  ) -> TypedFunction.Implementation {
    if function.body != nil { return .body }
    return bodylessImplementation(declaration, isRequirement: isRequirement, part: part)
  }

  /// What a declaration without a body is.
  func bodylessImplementation(
    _ declaration: Declaration, isRequirement: Bool, part: Catalogue.Part?
  ) -> TypedFunction.Implementation {
    if isRequirement { return .requirement }
    if declaration.attribute("_native") != nil { return .native }
    if declaration.attribute("_record") != nil { return .record }
    return part == .swiftUI ? .record : .native
  }
}
