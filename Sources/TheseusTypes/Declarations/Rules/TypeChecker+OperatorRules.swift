import TheseusProgram

extension TypeChecker {
  /// Reports operators among the members of a type, as the owner's words say, that do not belong to it.
  func checkOperators(_ members: [Declaration], in owner: String, of table: MemberTable?) {
    for member in members {
      guard case .function(let function) = member.kind, case .function = function.kind, function.name.isOperatorName
      else { continue }
      if isUnmarkedOperator(function, member) {
        report(
          "operator-not-static", "operator '\(function.name)' declared in \(owner) must be 'static'",
          at: member.nameRange)
      }
      if let table { checkOperands(function.name, member, of: table) }
    }
  }

  /// Reports operators of one operand that do not say where it stands, and those of several that do.
  func checkFixity(_ function: FunctionDeclaration, _ declaration: Declaration) {
    guard function.name.isOperatorName else { return }
    let fixity = declaration.modifiers.first { ["prefix", "postfix"].contains($0) }
    let isUnary = function.parameters.count == 1
    if isUnary == (fixity != nil), !isDeclared(function.name, fixity ?? "infix") {
      report(
        "undeclared-operator", "operator implementation without matching operator declaration",
        at: declaration.nameRange,
        explanation:
          "Before a new operator can be used it is declared, outside of all types: '\(fixity ?? "infix") operator \(function.name)'."
      )
      return
    }
    if let fixity, !isUnary {
      report(
        "operator-fixity", "'\(fixity)' requires a function with one argument",
        at: declaration.range(ofModifier: fixity))
    } else if fixity == nil, isUnary, Self.prefixOperators.contains(function.name) {
      report(
        "unary-without-fixity", "prefix unary operator missing 'prefix' modifier", at: declaration.keywordRange)
    } else if fixity == nil, isUnary {
      report(
        "unary-without-fixity", "unary operator implementation must have a 'prefix' or 'postfix' modifier",
        at: declaration.nameRange)
    }
  }

  /// Whether `+` may join two values of a type; of SwiftUI's types that literals make, as `LocalizedStringKey`, it joins none.
  func mayBeJoined(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type, info(id).scope.part == .swiftUI else { return true }
    return info(id).sources["+"] != nil || functions["+"]?.contains { info($0).scope.part == nil } ?? false
  }

  /// Notes the operators that a text declares.
  func noteOperators(_ declarations: [Declaration]) {
    for case .operator(let value) in declarations.map(\.kind) {
      declaredOperators[value.fixity, default: []].insert(value.name)
    }
  }

  /// Whether an operator is declared, by Swift or by the program; true where a module that is not known may declare it.
  private func isDeclared(_ name: String, _ fixity: String) -> Bool {
    !isWhole || OperatorFixity(rawValue: fixity).map { hasOperator(name, $0) } ?? true
  }

  /// Whether Swift or the program declares an operator.
  func hasOperator(_ name: String, _ fixity: OperatorFixity) -> Bool {
    declaredOperators[fixity.rawValue]?.contains(name) ?? false
      || Self.swiftOperators[fixity.rawValue]?.contains(name) ?? false
  }

  private static let swiftOperators: [String: Set<String>] = [
    "prefix": prefixOperators.union([".!", "++", "--"]), "postfix": ["...", "++", "--"],
    "infix": [
      "<<", ">>", "&<<", "&>>", "*", "/", "%", "&*", "&", ".&", "+", "-", "&+", "&-", "|", "^", ".|", ".^", "...",
      "..<", "??", "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=",
      "&&", "||", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&*=", "&+=", "&-=", "&<<=", "&>>=",
      ".&=", ".|=", ".^=", "~>",
    ],
  ]

  /// The prefix operators that Swift declares.
  private static let prefixOperators: Set<String> = ["+", "-", "!", "~", "...", "..<"]

  /// Reports an operator that takes no value of the type, or of what conforms to the protocol, that declares it.
  private func checkOperands(_ name: String, _ member: Declaration, of table: MemberTable) {
    let functions = ownMembers(name, of: table).compactMap { found -> TypedFunction? in
      if case .function(let id) = found { program[id] } else { nil }
    }
    guard let function = functions.first(where: { $0.range == member.nameRange }),
      (1...2).contains(function.parameters.count),
      !function.parameters.contains(where: { takes($0.type, table) || $0.type.contains { $0 == .unknown } })
    else { return }
    report(
      "operator-of-others", "member operator '\(name)'\(ownerWords(table))", at: member.nameRange)
  }

  private func takes(_ type: Type, _ table: MemberTable) -> Bool {
    let type = if case .metatype(let instance) = type { instance } else { type }
    if let info = table as? ProtocolInfo { return type == .parameter(info.selfParameter) }
    guard let info = table as? NominalInfo, case .nominal(let id, _) = type else { return false }
    return id == info.id
  }

  private func ownerWords(_ table: MemberTable) -> String {
    if let info = table as? ProtocolInfo {
      return " of protocol '\(program[info.id].name)' must have at least one argument of type 'Self'"
    }
    let type = (table as? NominalInfo).map { info in
      describe(.nominal(info.id, program[info.id].generics.map { .parameter($0) }))
    }
    return " must have at least one argument of type '\(type ?? "Self")'"
  }
}

/// Where an operator stands.
enum OperatorFixity: String, CaseIterable {
  case prefix
  case infix
  case postfix

  /// How the compiler names an operator that stands there.
  var words: String {
    switch self {
    case .prefix: "prefix unary"
    case .infix: "binary"
    case .postfix: "postfix unary"
    }
  }
}
