import TheseusProgram

extension TypeChecker {
  /// A function's name without its labels.
  func baseName(of id: FunctionID) -> String { String(program[id].name.prefix { $0 != "(" }) }

  /// Whether a function is declared in a type, an extension or a protocol.
  func isMember(_ id: FunctionID) -> Bool {
    program[id].nominal != nil || info(id).extensionOf != nil || info(id).requirementOf != nil
  }

  /// A type in quotes, as messages name it: `'Name' (aka 'String')` with what it stands for, where it is written as an alias.
  func quoted(_ type: Type) -> String {
    let text = describe(type)
    guard type.contains({ $0.alias != nil }), !type.contains(\.isParameter) else { return "'\(text)'" }
    let plain = describe(type, qualified: false)
    return text == plain ? "'\(text)'" : "'\(text)' (aka '\(plain)')"
  }

  private func describe(_ alias: Spelling.Alias) -> String {
    let arguments = alias.arguments.isEmpty ? "" : "<\(alias.arguments.map(describe).joined(separator: ", "))>"
    return (alias.parent.map { describeParent($0) + "." } ?? "") + alias.name + arguments
  }

  /// A type before one of its members: `Array<Int>`, never `[Int]`.
  private func describeParent(_ type: Type) -> String {
    guard type.alias == nil, case .nominal(let id, let arguments) = type else { return describe(type) }
    return names(of: id, arguments) { describe($0) }.joined(separator: ".")
  }

  /// A type in messages: as it is written, with sugar.
  func describe(_ type: Type) -> String {
    if let alias = type.alias { return describe(alias) }
    switch type {
    case .nominal(let id, let arguments):
      let name = program[id].qualifiedName
      if id == known("Optional"), let wrapped = arguments.first {
        let inner = describe(wrapped)
        return needsParentheses(wrapped) ? "(\(inner))?" : inner + "?"
      }
      if id == known("Array"), let element = arguments.first { return "[\(describe(element))]" }
      if id == known("Dictionary"), arguments.count == 2 {
        return "[\(describe(arguments[0])) : \(describe(arguments[1]))]"
      }
      if let outer = info(id).scope.parent?.nominal, !program[outer].generics.isEmpty {
        return names(of: id, arguments) { describe($0) }.joined(separator: ".")
      }
      return arguments.isEmpty ? name : name + "<" + arguments.map { describe($0) }.joined(separator: ", ") + ">"
    case .tuple(let elements):
      return "(" + elements.map { $0.text(describe($0.type)) }.joined(separator: ", ") + ")"
    case .existential(let protocols, _, _):
      if protocols.count == 1, program[protocols[0]].name == "AnyObject" { return "AnyObject" }
      return describe(type, qualified: false)
    case .function(let function):
      let parameters = function.parameters.map { $0.text(describe($0.type)) }.joined(separator: ", ")
      let void = function.result == .void ? function.resultSpelling.alias?.name : nil
      return
        "\(function.attributes.text)(\(parameters))\(function.isAsync ? " async" : "")\(throwsText(function)) -> \(void ?? describe(function.result))"
    case .metatype(.existential):
      return describe(type, qualified: false)
    case .metatype(let instance):
      return enclosed(describe(instance), instance) + ".Type"
    case .opaque(let function, let protocols, _) where isOpaqueOfProgram(type):
      return "some " + bounds(protocols, [], info(function).opaqueConstraints, .enclosing)
    case .associated(let base, _, let name) where isOpaqueOfProgram(base):
      return "(\(describe(base))).\(name)"
    default:
      return describe(type, qualified: false)
    }
  }

  private func throwsText(_ function: FunctionType) -> String {
    guard function.isThrowing, function.thrown != type("Never") else { return "" }
    return " throws" + (function.thrown.map { "(\(describe($0)))" } ?? "")
  }

  private func needsParentheses(_ type: Type) -> Bool {
    switch type {
    case .function: true
    case .existential(let protocols, _, _):
      !protocols.isEmpty && !(protocols.count == 1 && program[protocols[0]].name == "AnyObject")
    case .metatype(.existential): true
    default: false
    }
  }

  /// A type without sugar; with modules if qualified.
  public func describe(_ type: Type, qualified: Bool) -> String { describe(type, qualified ? .module : .enclosing) }

  /// A type as `print(type(of:))` shows it: without the types around it.
  public func printedName(of type: Type) -> String { describe(type, .own) }

  /// A type without sugar; of the hidden result of a call that is not known, the call with its generic arguments.
  func describeWithCalls(_ type: Type) -> String { describe(type, .enclosingWithCalls) }

  /// What stands before the own name of a type.
  private enum Qualification {
    /// Nothing.
    case own
    /// The types around it.
    case enclosing
    /// The same, with calls for hidden results.
    case enclosingWithCalls
    /// The module and the types around it.
    case module

    /// Whether a type is named as it is written in a program, not as a running program prints it.
    var isWritten: Bool { self == .enclosing || self == .enclosingWithCalls }
  }

  private func describe(_ type: Type, _ qualification: Qualification) -> String {
    func text(_ type: Type) -> String { describe(type, qualification) }
    switch type {
    case .unknown: return "_"
    case .nominal(let id, let arguments): return describe(id, arguments, qualification)
    case .parameter(let parameter): return parameter.name
    case .associated(let base, _, let name): return "\(enclosed(text(base), base)).\(name)"
    case .tuple(let elements):
      return "(" + elements.map { $0.text(text($0.type)) }.joined(separator: ", ") + ")"
    case .pack(let elements):
      return "Pack{" + elements.map { $0.text(text($0.type)) }.joined(separator: ", ") + "}"
    case .function(let function):
      let parameters = function.parameters.map { $0.text(text($0.type)) }.joined(separator: ", ")
      return
        "\(function.attributes.text)(\(parameters))\(function.isAsync ? " async" : "")\(throwsText(function)) -> \(text(function.result))"
    case .existential(let protocols, let superclass, let constraints):
      let isMarked = qualification.isWritten ? !protocols.isEmpty : !constraints.isEmpty
      return (isMarked ? "any " : "") + bounds(protocols, superclass, constraints, qualification)
    case .opaque(let function, let constraints, let arguments):
      if let underlying = underlyingType(of: function, arguments: arguments) { return text(underlying) }
      if qualification == .enclosingWithCalls, case .record = program[function].implementation {
        return "⟨.\(program[function].name.prefix { $0 != "(" })⟩<" + arguments.map(text).joined(separator: ", ") + ">"
      }
      return "some " + constraints.map { program[$0].name }.joined(separator: " & ")
    case .metatype(let instance): return describeMetatype(of: instance, qualification)
    case .protocolMetatype(let instance): return describeProtocolMetatype(of: instance, qualification)
    case .variable: return "_"
    }
  }

  /// The metatype of what a type stands for: `Int.Type`; of an existential `any P.Type` in messages, `P.Type` in a program that runs.
  private func describeMetatype(of instance: Type, _ qualification: Qualification) -> String {
    guard qualification.isWritten, case .existential(let protocols, let superclass, let constraints) = instance else {
      return enclosed(describe(instance, qualification), instance) + ".Type"
    }
    let bounds = bounds(protocols, superclass, constraints, qualification)
    return "any " + (protocols.count + superclass.count > 1 ? "(\(bounds))" : bounds) + ".Type"
  }

  /// The type of `(any P).self`: `(any P).Type` in messages, `P.Protocol` in a running program.
  private func describeProtocolMetatype(of instance: Type, _ qualification: Qualification) -> String {
    let name = describe(instance, qualification)
    if qualification.isWritten { return instance == .any ? "(any Any).Type" : "(\(name)).Type" }
    guard case .existential(let protocols, let superclass, let constraints) = instance else {
      return name + ".Protocol"
    }
    if !constraints.isEmpty { return "(\(name)).Type" }
    return (protocols.count + superclass.count > 1 ? "(\(name))" : name) + ".Protocol"
  }

  /// What an existential asks for: `P<Int> & Q` in messages, `P & Q<Self.P.E == Int>` in a running program, which names the protocols in
  /// their order; `Any` if nothing.
  private func bounds(
    _ protocols: [ProtocolID], _ superclass: [Type], _ constraints: [Type.Constraint], _ qualification: Qualification
  ) -> String {
    let isWritten = qualification.isWritten
    let ordered = isWritten ? protocols : inOrder(protocols)
    func name(_ id: ProtocolID) -> String {
      (qualification == .module ? module(of: info(id).scope) : "") + program[id].name
    }
    func said(of id: ProtocolID) -> [Type.Constraint] {
      constraints.filter { constraint in primaryOwner(of: constraint, among: protocols) == id }
    }
    let names =
      superclass.map { describe($0, qualification) }
      + ordered.map { id in
        let types = isWritten ? said(of: id).map { describe($0.type, qualification) } : []
        return name(id) + (types.isEmpty ? "" : "<" + types.joined(separator: ", ") + ">")
      }
    if names.isEmpty { return "Any" }
    let same =
      isWritten
      ? []
      : ordered.flatMap { id in
        said(of: id).map { "Self.\(name(id)).\($0.name) == \(describe($0.type, qualification))" }
      }
    return names.joined(separator: " & ") + (same.isEmpty ? "" : "<" + same.joined(separator: ", ") + ">")
  }

  /// The protocol of an existential of which a constraint is written: the one whose primary associated type it is.
  private func primaryOwner(of constraint: Type.Constraint, among protocols: [ProtocolID]) -> ProtocolID? {
    protocols.first { info($0).declaration.generics.parameters.contains { $0.name == constraint.name } }
  }

  /// The name of a type as something stands behind it: that of a function is put in parentheses.
  private func enclosed(_ name: String, _ type: Type) -> String {
    switch type {
    case .function: "(\(name))"
    case .existential(_, _, let constraints): constraints.isEmpty ? name : "(\(name))"
    // A parameter that has no other name: `some Shape`.
    case .parameter: name.hasPrefix("some ") ? "(\(name))" : name
    default: name
    }
  }

  private func describe(_ id: NominalID, _ arguments: [Type], _ qualification: Qualification) -> String {
    let nominal = program[id]
    if nominal.isCatalogue, let iterated = Self.iterated[nominal.name], let argument = arguments.first {
      let collection = iterated.map { type($0, argument) } ?? argument
      return describe(type("IndexingIterator", collection), qualification)
    }
    let names = names(of: id, arguments) { describe($0, qualification) }
    let prefix = qualification == .module ? modules(of: id, in: around(id).last ?? id) : ""
    if isStandIn(id) { return prefix + nominal.name }
    return prefix + (qualification == .own ? names.suffix(1) : names).joined(separator: ".")
  }

  /// The names of a type and those around it, each with the generic arguments that it introduces: of `Outer<Int>.Inner` two.
  private func names(of id: NominalID, _ arguments: [Type], text: (Type) -> String) -> [String] {
    var used = 0
    return around(id).reversed().map { part in
      let count = max(0, program[part].generics.count - used)
      let own = arguments.dropFirst(used).prefix(count)
      used += count
      return shownName(of: part) + (own.isEmpty ? "" : "<" + own.map(text).joined(separator: ", ") + ">")
    }
  }

  /// A type and those around it.
  private func around(_ id: NominalID) -> [NominalID] {
    var chain: [NominalID] = [id]
    while let last = chain.last, let parent = info(last).scope.parent?.nominal { chain.append(parent) }
    return chain
  }

  /// The name of a type; one key stands for all those that the compiler makes up.
  private func shownName(of id: NominalID) -> String {
    let nominal = program[id]
    return nominal.isCatalogue && nominal.name == "_AnyCodingKey" ? "CodingKeys" : nominal.name
  }

  /// What the library's own iterators go over, which Swift iterates as it does any collection; nil where it is what the iterator is
  /// generic over.
  private static let iterated: [String: String?] = [
    "_ArrayIterator": "Array", "_RangeIterator": "Range", "_ClosedRangeIterator": "ClosedRange",
    "_CollectionIterator": nil,
  ]

  /// The modules of a type as Swift writes them: that of the type around it, and its own where it is declared in an extension elsewhere,
  /// or in one that asks something of generic parameters.
  private func modules(of id: NominalID, in outermost: NominalID) -> String {
    let outer = module(of: info(outermost).scope)
    let own = module(of: info(id).scope)
    return own == outer && !isOfConstrainedExtension(id) ? own : "(extension in \(own.dropLast())):\(outer)"
  }

  /// Whether a type, or one around it, stands in an extension with conditions of its own.
  private func isOfConstrainedExtension(_ id: NominalID) -> Bool {
    guard let around = info(id).scope.parent, let outer = around.nominal else { return false }
    return around.requirements.count > info(outer).scope.allRequirements.count || isOfConstrainedExtension(outer)
  }

  private func module(of scope: DeclarationScope) -> String { (scope.module.map { String($0.name) } ?? "main") + "." }
}

extension FunctionType.Parameter {
  /// The parameter with the text of its type: `inout Int`, `Int...`.
  fileprivate func text(_ type: String) -> String { (isInout ? "inout " : "") + type + (isVariadic ? "..." : "") }
}

extension Type.Element {
  /// The element with its type as text.
  fileprivate func text(_ type: String) -> String {
    (label.map { $0 + ": " } ?? "") + (isExpansion ? "repeat " : "") + type
  }
}
