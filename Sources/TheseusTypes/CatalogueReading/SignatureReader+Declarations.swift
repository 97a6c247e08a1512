import TheseusProgram

extension SignatureReader {
  /// The next declaration: several for `case a, b`.
  mutating func readDeclaration(into result: inout [Declaration]) throws(Unfamiliar) {
    let attributes = try attributes()
    var modifiers: [String] = []
    var keyword = try word()
    while try isModifier(keyword) {
      modifiers.append(keyword)
      keyword = try word()
    }
    let kinds: [Declaration.Kind] =
      switch keyword {
      case "func": [.function(try function())]
      case "init": [.function(try initializer())]
      case "subscript": [.function(try subscriptDeclaration())]
      case "var", "let": [.variable(try variable(isConstant: keyword == "let"))]
      case "case": try cases().map(Declaration.Kind.enumCase)
      case "typealias": [.typeAlias(try typeAlias())]
      case "associatedtype": [.typeAlias(try associatedType())]
      case "extension": [.extension(try extensionDeclaration())]
      default: [.nominal(try nominal(keyword))]
      }
    result += kinds.map {
      Declaration($0, attributes: attributes, modifiers: modifiers, range: .synthesized, nameRange: .synthesized)
    }
  }

  /// The attributes that are next: without arguments, or with literals as `@_symbol("name")` has them.
  mutating func attributes() throws(Unfamiliar) -> [DeclarationAttribute] {
    var result: [DeclarationAttribute] = []
    while take("@") {
      let name = try word()
      if ["available", "objc", "convention", "freestanding", "attached"].contains(name) { throw Unfamiliar() }
      var arguments: [Argument]?
      let type = TypeReference(.named(name, arguments: try genericArguments()), range: .synthesized)
      if takeAdjacent(".") { throw Unfamiliar() }
      if takeAdjacent("(") {
        arguments = try list { reader throws(Unfamiliar) in Argument(value: try reader.value()) }
      }
      result.append(DeclarationAttribute(name: name, type: type, arguments: arguments, range: .synthesized))
    }
    return result
  }

  /// Whether a word before a declaration is a modifier; one with parentheses is unfamiliar.
  private mutating func isModifier(_ word: String) throws(Unfamiliar) -> Bool {
    switch word {
    case "static", "mutating", "nonmutating", "prefix", "postfix", "infix", "override", "required", "convenience",
      "final", "indirect", "nonisolated", "lazy", "weak", "unowned", "public", "internal", "fileprivate", "private",
      "open":
      if takeAdjacent("(") { throw Unfamiliar() }
      return true
    case "class":
      return ["func", "var", "let", "subscript"].contains(peekWord())
    default:
      return false
    }
  }

  // MARK: Functions

  private mutating func function() throws(Unfamiliar) -> FunctionDeclaration {
    let (name, isOperator) = try functionName()
    var result = try signature(.function, name)
    // An operator's operands have no labels, whatever is written.
    if isOperator { for index in result.parameters.indices { result.parameters[index].label = nil } }
    return result
  }

  private mutating func initializer() throws(Unfamiliar) -> FunctionDeclaration {
    try signature(.initializer(isFailable: takeAdjacent("?") || takeAdjacent("!")), "init")
  }

  private mutating func subscriptDeclaration() throws(Unfamiliar) -> FunctionDeclaration {
    var result = try signature(.subscript(Accessors()), "subscript")
    // One name is the parameter's alone.
    for index in result.parameters.indices where result.parameters[index].label == result.parameters[index].name {
      result.parameters[index].label = nil
    }
    try expect("{")
    result.kind = .subscript(try accessors())
    return result
  }

  /// Generic parameters, parameters, effects, result and requirements.
  private mutating func signature(
    _ kind: FunctionDeclaration.Kind, _ name: String
  ) throws(Unfamiliar) -> FunctionDeclaration {
    let generics = try genericParameters()
    let parameters = try parameters()
    let isAsync = take(word: "async")
    let isRethrowing = take(word: "rethrows")
    let isThrowing = isRethrowing || take(word: "throws")
    var thrown: FunctionDeclaration.Thrown? = isRethrowing ? .closures : nil
    if isThrowing, takeAdjacent("(") {
      thrown = .type(try type())
      try expect(")")
    }
    let result = take("-", ">") ? try type() : nil
    var function = FunctionDeclaration(
      kind: kind, name: name, generics: GenericClause(parameters: generics, requirements: try requirements()),
      parameters: parameters, result: result, isAsync: isAsync, isThrowing: isThrowing, body: nil)
    if name != "subscript", take("{") { function.body = try statements() }
    function.thrown = thrown
    return function
  }

  private mutating func parameters() throws(Unfamiliar) -> [FunctionDeclaration.Parameter] {
    try expect("(")
    return try list { reader throws(Unfamiliar) in try reader.parameter() }
  }

  private mutating func parameter() throws(Unfamiliar) -> FunctionDeclaration.Parameter {
    let attributes = try attributes()
    let first = try word()
    let second = takeWord()
    try expect(":")
    let written = try parameterType()
    let isVariadic = take(".", ".") && take(".")
    return FunctionDeclaration.Parameter(
      label: first == "_" ? nil : first, name: second ?? first, type: written.type, isInout: written.isInout,
      isVariadic: isVariadic, defaultValue: take("=") ? try value() : nil, attributes: attributes, range: .synthesized)
  }

  // MARK: Properties

  private mutating func variable(isConstant: Bool) throws(Unfamiliar) -> VariableDeclaration {
    let pattern = Pattern(.binding(try word(), isVariable: !isConstant), range: .synthesized)
    let type = take(":") ? try type() : nil
    let value = take("=") ? try value() : nil
    let accessors = take("{") ? try accessors() : nil
    if value != nil, accessors != nil { throw Unfamiliar() }
    return VariableDeclaration(
      pattern: pattern, type: type, initialValue: value, isConstant: isConstant, accessors: accessors)
  }

  /// What stands behind the opening brace of accessors: `get set }` with effects or bodies, or the statements of a getter.
  private mutating func accessors() throws(Unfamiliar) -> Accessors {
    switch peekWord() {
    case "get", "set", "mutating", "nonmutating", "willSet", "didSet": return try namedAccessors()
    default: return Accessors(getter: try statements(), hasGetter: true)
    }
  }

  private mutating func namedAccessors() throws(Unfamiliar) -> Accessors {
    var result = Accessors()
    while !take("}") {
      let isMutating = take(word: "mutating")
      let isNonmutating = take(word: "nonmutating")
      switch try word() {
      case "get":
        result.hasGetter = true
        result.getterIsMutating = isMutating
        result.isAsync = take(word: "async")
        result.isThrowing = take(word: "throws")
        result.getter = take("{") ? try statements() : nil
      case "set":
        result.setter = Accessors.Setter(parameter: "newValue", body: take("{") ? try statements() : nil)
        result.setterIsNonmutating = isNonmutating
      default: throw Unfamiliar()
      }
    }
    if !result.hasGetter { throw Unfamiliar() }
    return result
  }

  // MARK: Values

  /// A literal, an implicit member, a call or member of a name, or a range between two of them.
  private mutating func value() throws(Unfamiliar) -> Expression {
    let first = try operand()
    guard take(".", ".") else { return first }
    try expect(".")
    return made(.binary(first, "...", operatorRange: .synthesized, try operand()))
  }

  private mutating func operand() throws(Unfamiliar) -> Expression {
    var value = try primaryValue()
    while true {
      if takeAdjacent("(") {
        value = made(.call(value, arguments: try arguments()))
      } else if let name = memberName() {
        // `T.self` is `T` where a value stands.
        if name == "self" { continue }
        value = made(.member(value, name, genericArguments: [], labels: nil, nameRange: .synthesized))
      } else {
        return value
      }
    }
  }

  /// `name:`, if it is next.
  private mutating func takeLabel() -> String? {
    attempt { reader in reader.takeWord().flatMap { reader.take(":") ? $0 : nil } }
  }

  private mutating func arguments() throws(Unfamiliar) -> [Argument] {
    try list { reader throws(Unfamiliar) in Argument(label: reader.takeLabel(), value: try reader.value()) }
  }

  private mutating func primaryValue() throws(Unfamiliar) -> Expression {
    if take("\"") {
      let text = try takeString()
      try expect("\"")
      return made(.string(text.isEmpty ? [] : [.text(text)]))
    }
    if take("[") { return made(try collection()) }
    if take("{") { return made(.closure(try closure())) }
    if take(".") { return made(.implicitMember(try word(), labels: nil)) }
    let isNegative = take("-")
    if let number = takeNumber() {
      let text = isNegative ? "-" + number.text : number.text
      return made(number.isInteger ? .integer(text) : .float(text))
    }
    switch isNegative ? nil : takeWord() {
    case "nil": return made(.nil)
    case "true": return made(.boolean(true))
    case "false": return made(.boolean(false))
    case let name? where name.first?.isUppercase == true || name.first == "_":
      return made(.name(name, genericArguments: [], labels: nil))
    default: throw Unfamiliar()
    }
  }

  /// What stands behind an opening bracket.
  private mutating func collection() throws(Unfamiliar) -> Expression.Kind {
    if take(":") {
      try expect("]")
      return .dictionary([])
    }
    return .array(try list(upTo: "]") { reader throws(Unfamiliar) in try reader.value() })
  }

  /// What stands behind the opening brace of a closure that has one value at most: `{ _ in .default }`.
  private mutating func closure() throws(Unfamiliar) -> Closure {
    let isNamed = take(word: "_")
    if isNamed, !take(word: "in") { throw Unfamiliar() }
    let parameters = isNamed ? [Closure.Parameter(name: "_", type: nil, range: .synthesized)] : nil
    var body: [Statement] = []
    if !take("}") {
      body = [Statement(.expression(try value()), range: .synthesized)]
      try expect("}")
    }
    return Closure(parameters: parameters, body: body, range: .synthesized)
  }

  private func made(_ kind: Expression.Kind) -> Expression { Expression(kind, range: .synthesized) }

  // MARK: Types

  private mutating func cases() throws(Unfamiliar) -> [EnumCaseDeclaration] {
    var result: [EnumCaseDeclaration] = []
    repeat {
      let name = try word()
      let payload = next == UInt8(ascii: "(") ? try payload() : []
      result.append(EnumCaseDeclaration(name: name, payload: payload, rawValue: take("=") ? try value() : nil))
    } while take(",")
    return result
  }

  private mutating func payload() throws(Unfamiliar) -> [FunctionDeclaration.Parameter] {
    try expect("(")
    return try list { reader throws(Unfamiliar) in
      let written = reader.takeLabel()
      let label = written == "_" ? nil : written
      return FunctionDeclaration.Parameter(
        label: label, name: label ?? "", type: try reader.type(),
        defaultValue: reader.take("=") ? try reader.value() : nil, range: .synthesized)
    }
  }

  private mutating func typeAlias() throws(Unfamiliar) -> TypeAliasDeclaration {
    let name = try word()
    let generics = try genericParameters()
    try expect("=")
    let target = try type()
    return TypeAliasDeclaration(
      name: name, generics: GenericClause(parameters: generics, requirements: try requirements()), target: target,
      isAssociatedType: false)
  }

  private mutating func associatedType() throws(Unfamiliar) -> TypeAliasDeclaration {
    let name = try word()
    let inherited = try inherited()
    let target = take("=") ? try type() : nil
    return TypeAliasDeclaration(
      name: name, generics: GenericClause(requirements: try requirements()), target: target, inherited: inherited,
      isAssociatedType: true)
  }

  private mutating func extensionDeclaration() throws(Unfamiliar) -> ExtensionDeclaration {
    let type = try type()
    let inherited = try inherited()
    return ExtensionDeclaration(
      type: type, inherited: inherited, requirements: try requirements(), members: try members())
  }

  private mutating func nominal(_ keyword: String) throws(Unfamiliar) -> NominalDeclaration {
    guard let kind = NominalDeclaration.Kind(rawValue: keyword) else { throw Unfamiliar() }
    let name = try word()
    let parameters = try genericParameters()
    let inherited = try inherited()
    let generics = GenericClause(parameters: parameters, requirements: try requirements())
    return NominalDeclaration(kind: kind, name: name, generics: generics, inherited: inherited, members: try members())
  }

  private mutating func members() throws(Unfamiliar) -> [Declaration] {
    try expect("{")
    var result: [Declaration] = []
    while !take("}") { try readDeclaration(into: &result) }
    return result
  }
}
