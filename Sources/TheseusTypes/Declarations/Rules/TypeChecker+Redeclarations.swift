import TheseusProgram

extension TypeChecker {
  /// Reports what one list of declarations declares twice.
  func checkRedeclarations(_ declarations: [Declaration]) {
    var seen: [String: [Declaration]] = [:]
    for declaration in declarations {
      switch declaration.kind {
      case .function(let function):
        checkParameters(function)
        checkParameters(function.generics)
      case .nominal(let nominal): checkParameters(nominal.generics)
      case .typeAlias(let alias): checkParameters(alias.generics)
      default: break
      }
      // What lacks its name is reported for that.
      for (signature, name) in signatures(of: declaration) where !lacksName(declaration) {
        let others = seen[signature, default: []]
        seen[signature, default: []].append(declaration)
        guard others.contains(where: { areSeenTogether($0, declaration) }) else { continue }
        report("redeclaration", "invalid redeclaration of '\(name)'", at: declaration.nameRange)
      }
    }
    checkCases(declarations)
  }

  private func lacksName(_ declaration: Declaration) -> Bool {
    if case .function(let function) = declaration.kind { function.name.isEmpty } else { false }
  }

  /// Reports cases that nothing tells from one before them: labels do, if both have associated values.
  private func checkCases(_ declarations: [Declaration]) {
    var seen: [String: [EnumCaseDeclaration]] = [:]
    for declaration in declarations {
      guard case .enumCase(let enumCase) = declaration.kind else { continue }
      let others = seen[enumCase.name, default: []]
      seen[enumCase.name, default: []].append(enumCase)
      guard
        others.contains(where: {
          $0.payload.isEmpty != enumCase.payload.isEmpty
            || !$0.payload.isEmpty && displayName($0) == displayName(enumCase)
        })
      else { continue }
      report("redeclaration", "invalid redeclaration of '\(shownName(of: enumCase))'", at: declaration.nameRange)
    }
  }

  /// Reports static functions that are called as a case of their enumeration is and give the same; of both the second one.
  func checkCasesBesideFunctions(_ info: NominalInfo) {
    for declaration in info.declaration.members {
      guard case .enumCase(let text) = declaration.kind, !text.payload.isEmpty,
        let item = program[info.id].cases.first(where: { $0.range == declaration.nameRange })
      else { continue }
      for case .function(let id) in ownMembers(text.name, of: info) where isCalled(id, as: item, in: info) {
        let isBehind = program[id].range.file != item.range.file || program[id].range.start > item.range.start
        report(
          "redeclaration", "invalid redeclaration of '\(shownName(of: text))'",
          at: isBehind ? program[id].range : item.range)
      }
    }
  }

  private func isCalled(_ id: FunctionID, as item: TypedNominal.Case, in info: NominalInfo) -> Bool {
    let function = program[id]
    return function.kind == .function && [.none, .metatype].contains(function.selfKind) && !function.isAsync
      && function.generics == program[info.id].generics && self.info(id).requirements == info.scope.requirements
      && function.labels == item.payload.map(\.label) && function.parameters.map(\.type) == item.payload.map(\.type)
      && function.parameters.allSatisfy { !$0.isInout && !$0.isVariadic && !$0.isAutoclosure }
      && function.result == .nominal(info.id, program[info.id].generics.map { .parameter($0) })
  }

  private func shownName(of enumCase: EnumCaseDeclaration) -> String {
    enumCase.payload.allSatisfy { $0.label == nil } ? enumCase.name : displayName(enumCase)
  }

  /// Whether some place sees both of two declarations: each of two files has its own `private` ones.
  private func areSeenTogether(_ left: Declaration, _ right: Declaration) -> Bool {
    home(of: left.nameRange) == home(of: right.nameRange) || !isSecret(left) || !isSecret(right)
  }

  /// Reports what has one name and can't be told apart, in a file or a type whose members are of a prefix: types and whatever else is
  /// theirs, and variables and functions without parameters.
  func checkPlainNames(_ declarations: [Declaration], besideTypes prefix: String = "") {
    var seen: [String: [(kind: NamedKind, declaration: Declaration)]] = [:]
    for declaration in declarations {
      for item in namedKinds(of: declaration, besideTypes: prefix) where !item.name.isEmpty {
        let others = seen[item.key, default: []]
        seen[item.key, default: []].append((item.kind, declaration))
        guard
          others.contains(where: { $0.kind.collides(with: item.kind) && areSeenTogether($0.declaration, declaration) })
        else { continue }
        report("redeclaration", "invalid redeclaration of '\(item.name)'", at: declaration.nameRange)
      }
    }
  }

  /// What a name stands for, as far as that decides what else may have it.
  private enum NamedKind {
    case type
    case variable
    case plainFunction
    case function

    /// Whether both can't have one name; two of a kind are told apart, or reported, by more than their names.
    func collides(with other: NamedKind) -> Bool {
      switch (self, other) {
      case (.type, .type): false
      case (.type, _), (_, .type), (.variable, .plainFunction), (.plainFunction, .variable): true
      default: false
      }
    }
  }

  private func namedKinds(
    of declaration: Declaration, besideTypes typePrefix: String
  ) -> [(key: String, name: String, kind: NamedKind)] {
    let prefix = declaration.has("static") || declaration.has("class") ? "static " : ""
    switch declaration.kind {
    case .nominal(let nominal): return [(typePrefix + nominal.name, nominal.name, .type)]
    case .typeAlias(let alias): return [(typePrefix + alias.name, alias.name, .type)]
    case .enumCase(let enumCase): return [("static " + enumCase.name, enumCase.name, .function)]
    case .variable(let variable):
      return boundNames(variable.pattern).map { (prefix + $0, $0, .variable) }
    case .function(let function) where function.kind == .function:
      let isPlain = function.parameters.isEmpty && !function.isAsync
      return [(prefix + function.name, shownName(of: function), isPlain ? .plainFunction : .function)]
    default: return []
    }
  }

  private func shownName(of function: FunctionDeclaration) -> String {
    let isUnlabelled = !function.parameters.isEmpty && function.parameters.allSatisfy { $0.label == nil }
    return isUnlabelled && function.kind == .function ? function.name : displayName(function)
  }

  /// Reports what an extension declares once more: of a type itself, or of an extension before it under the same conditions.
  func checkRedeclarations(across declarations: [Declaration]) {
    var seen: [String: [String: [Declaration]]] = [:]
    for declaration in declarations {
      // What an extension says of a requirement is no other declaration of it.
      guard case .nominal(let nominal) = declaration.kind, nominal.kind != .protocol else { continue }
      let signed = nominal.members.flatMap { member in signatures(of: member).map { ($0.signature, [member]) } }
      seen[mark(of: nominal.name, in: declaration) + nominal.name] = Dictionary(signed, uniquingKeysWith: +)
    }
    for declaration in declarations {
      guard case .extension(let text) = declaration.kind else { continue }
      let conditions = text.requirements.map { "\($0)" }.sorted()
      let extended = text.type.description
      let mark = mark(of: String(extended.prefix { $0 != "." && $0 != "<" }), in: declaration)
      let key = mark + ([extended] + conditions).joined(separator: " where ")
      let before = seen[key, default: [:]]
      for var member in text.members {
        member.modifiers += declaration.modifiers
        for (signature, name) in signatures(of: member) {
          seen[key, default: [:]][signature, default: []].append(member)
          guard before[signature, default: []].contains(where: { areSeenTogether($0, member) }) else { continue }
          report("redeclaration", "invalid redeclaration of '\(name)'", at: member.nameRange)
        }
      }
    }
  }

  /// What tells a type of one file from that of another one, where each has its own of the name.
  private func mark(of name: String, in declaration: Declaration) -> String {
    let scope = outerScope(of: declaration, in: fileScope)
    return scope.types[name] != nil && scope !== fileScope ? "\(home(of: declaration.nameRange)) " : ""
  }

  /// Reports an initializer in an extension that takes the same as one that Swift makes up.
  func checkMadeInitializers(_ info: NominalInfo) {
    guard info.declaration.kind == .structure || info.declaration.kind == .class, info.stored.allSatisfy(isPlain) else {
      return
    }
    let made = synthesizedMembers("init", of: info).compactMap(madeInitializer)
    let names = made.flatMap { takesNothingElse($0) ? [$0, nil] : [$0] }
    var seen: Set<String> = []
    for case .function(let id) in ownMembers("init", of: info) where isUnconditional(id, in: info) {
      let parameters = program[id].parameters
      // Of two the second one repeats the first.
      guard seen.insert("\(program[id].name) \(parameters.map(\.type))").inserted else { continue }
      guard
        let other = names.first(where: {
          $0.map { program[$0].labels == program[id].labels && program[$0].parameters == parameters }
            ?? parameters.isEmpty
        })
      else { continue }
      let kind = other != nil && !parameters.isEmpty ? "memberwise " : ""
      report(
        "redeclaration", "invalid redeclaration of synthesized \(kind)'\(program[id].name)'", at: program[id].range)
    }
  }

  /// Whether a memberwise initializer takes a property as it is written.
  private func isPlain(_ property: Property) -> Bool {
    property.wrapper == nil && !property.isOfUnknownWrapper && !property.declaration.has("lazy")
      && property.declaration.attributes.isEmpty && type(of: property).isFullyKnown
  }

  private func madeInitializer(_ member: Member) -> FunctionID? {
    guard case .function(let id) = member, program[id].kind == .initializer, program[id].overrides == nil,
      !program[id].labels.contains("from")
    else { return nil }
    return id
  }

  /// Whether all that an initializer takes has a default, so that Swift makes up `init()` beside it.
  private func takesNothingElse(_ id: FunctionID) -> Bool { defaultFlags(of: id).allSatisfy { $0 } }

  private func isUnconditional(_ id: FunctionID, in info: NominalInfo) -> Bool {
    let function = self.info(id)
    return function.scope.part == nil && function.scope.parent !== info.scope && function.extensionOf == nil
      && function.attributes.isEmpty && !program[id].isAsync && program[id].generics == program[info.id].generics
      && function.requirements == info.scope.requirements
  }

  private func checkParameters(_ function: FunctionDeclaration) {
    var seen: Set<String> = []
    for parameter in function.parameters where parameter.name != "_" && !seen.insert(parameter.name).inserted {
      report("redeclaration", "invalid redeclaration of '\(parameter.name)'", at: parameter.range)
    }
  }

  private func checkParameters(_ clause: GenericClause) {
    var seen: Set<String> = []
    for parameter in clause.parameters where !seen.insert(parameter.name).inserted {
      report("redeclaration", "invalid redeclaration of '\(parameter.name)'", at: parameter.range)
    }
  }

  /// What may stand only once in a list, with its name; nothing for what generic requirements may tell apart.
  private func signatures(of declaration: Declaration) -> [(signature: String, name: String)] {
    let isStatic = declaration.has("static") || declaration.has("class")
    let prefix = isStatic ? "static " : ""
    switch declaration.kind {
    case .variable(let variable):
      return boundNames(variable.pattern).map { (prefix + $0, $0) }
    // Other cases are judged apart, and associated values tell one from a property.
    case .enumCase(let enumCase) where enumCase.payload.isEmpty:
      return [("static " + enumCase.name, enumCase.name)]
    case .typeAlias(let alias) where !alias.isAssociatedType:
      return [("type " + alias.name, alias.name)]
    case .function(let function):
      guard function.generics.parameters.isEmpty, function.generics.requirements.isEmpty,
        function.kind != .deinitializer
      else { return [] }
      let name = shownName(of: function)
      let types = function.parameters.map { "\($0.isInout ? "inout " : "")\($0.type)\($0.isVariadic ? "..." : "")" }
      let result = function.result.map { "\($0)" } ?? "()"
      let fixity = declaration.modifiers.filter { ["prefix", "postfix"].contains($0) }.joined()
      let effects = function.isAsync ? " async" : ""
      // A function may be called `subscript` beside one.
      let kind = if case .subscript = function.kind { "[]" } else { "" }
      let words = prefix + fixity + kind + displayName(function)
      return [("\(words)(\(types.joined(separator: ",")))\(effects)->\(result)", name)]
    default:
      return []
    }
  }
}
