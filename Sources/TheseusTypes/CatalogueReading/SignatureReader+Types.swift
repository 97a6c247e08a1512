import TheseusProgram

extension SignatureReader {
  /// A type with its attributes.
  mutating func type() throws(Unfamiliar) -> TypeReference { try parameterType().type }

  /// The type of a parameter, where `inout` is no part of the type.
  mutating func parameterType() throws(Unfamiliar) -> (type: TypeReference, isInout: Bool) {
    let attributes = try attributes().map(\.name)
    let isInout = take(word: "inout")
    var type = try unattributedType()
    type.attributes = attributes + type.attributes
    return (type, isInout)
  }

  /// The requirements behind `where`, if it is next.
  mutating func requirements() throws(Unfamiliar) -> [GenericRequirement] {
    guard take(word: "where") else { return [] }
    var result: [GenericRequirement] = []
    repeat {
      let left = try type()
      if take("=", "=") {
        result.append(.sameType(left, try type()))
      } else {
        try expect(":")
        result.append(.conformance(left, try type()))
      }
    } while take(",")
    return result
  }

  /// The types behind a colon, if it is next.
  mutating func inherited() throws(Unfamiliar) -> [TypeReference] {
    guard take(":") else { return [] }
    var result: [TypeReference] = []
    repeat { result.append(try type()) } while take(",")
    return result
  }

  /// `<T: P, each U>`, if it is next.
  mutating func genericParameters() throws(Unfamiliar) -> [GenericClause.Parameter] {
    guard take("<") else { return [] }
    var result: [GenericClause.Parameter] = []
    repeat {
      let first = try word()
      let isPack = first == "each"
      let name = isPack ? try word() : first
      result.append(GenericClause.Parameter(name: name, constraint: take(":") ? try type() : nil, isPack: isPack))
    } while take(",")
    try expect(">")
    return result
  }

  private mutating func unattributedType() throws(Unfamiliar) -> TypeReference {
    if take(word: "some") { return made(.some(try composition())) }
    if take(word: "any") { return made(.any(try composition())) }
    return try composition()
  }

  private mutating func composition() throws(Unfamiliar) -> TypeReference {
    let first = try postfixType()
    guard next == UInt8(ascii: "&") else { return first }
    var members = [first]
    while take("&") { members.append(try postfixType()) }
    return made(.composition(members))
  }

  private mutating func postfixType() throws(Unfamiliar) -> TypeReference {
    var type = try primaryType()
    while true {
      if takeAdjacent("?") {
        type = made(.named("Optional", arguments: [type]))
      } else if takeAdjacent("!") {
        type = made(.implicitlyUnwrapped(type))
      } else if let member = memberName() {
        let isMetatype = member == "Type" || member == "Protocol"
        type = made(isMetatype ? .metatype(type) : .member(type, member, arguments: try genericArguments()))
      } else {
        return type
      }
    }
  }

  /// `.name` behind a type or a value; `...` is none.
  mutating func memberName() -> String? {
    attempt { $0.takeAdjacent(".") ? $0.takeWord() : nil }
  }

  private mutating func primaryType() throws(Unfamiliar) -> TypeReference {
    if take("[") { return try bracketedType() }
    if take("(") { return try parenthesizedType() }
    let name = try word()
    switch name {
    case "_": return made(.inferred)
    case "each": return made(.packElement(try postfixType()))
    case "repeat": return made(.packExpansion(try type()))
    // Ownership, isolation and what else may stand before a type.
    case "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared": throw Unfamiliar()
    default: return made(.named(name, arguments: try genericArguments()))
    }
  }

  /// The types between angle brackets, if they are next.
  mutating func genericArguments() throws(Unfamiliar) -> [TypeReference] {
    guard takeAdjacent("<") else { return [] }
    var result: [TypeReference] = []
    repeat { result.append(try type()) } while take(",")
    try expect(">")
    return result
  }

  private mutating func bracketedType() throws(Unfamiliar) -> TypeReference {
    let first = try type()
    let value = take(":") ? try type() : nil
    try expect("]")
    return made(value.map { .named("Dictionary", arguments: [first, $0]) } ?? .named("Array", arguments: [first]))
  }

  /// An element between parentheses before it is known whether they are a tuple's or a function's.
  private typealias Part = (label: String?, parameter: TypeReference.FunctionParameter)

  private mutating func parenthesizedType() throws(Unfamiliar) -> TypeReference {
    var parts: [Part] = []
    var hasLabels = false
    while !take(")") {
      let labels = attempt { reader -> (String, String?)? in
        guard let first = reader.takeWord() else { return nil }
        let second = reader.takeWord()
        return reader.take(":") ? (first, second) : nil
      }
      hasLabels = hasLabels || labels != nil
      let written = try parameterType()
      let isVariadic = take(".", ".") && take(".")
      let label = labels.flatMap { $0.0 == "_" ? nil : $0.0 }
      parts.append((label, .init(type: written.type, isInout: written.isInout, isVariadic: isVariadic)))
      if next != UInt8(ascii: ")") { try expect(",") }
    }
    if let function = try functionType(parts.map(\.parameter)) { return function }
    if parts.count == 1, !hasLabels, let only = parts.first?.parameter.type {
      if case .packExpansion = only.kind { return made(.tuple([.init(label: nil, type: only)])) }
      return only
    }
    return made(.tuple(parts.map { .init(label: $0.label, type: $0.parameter.type) }))
  }

  private mutating func functionType(
    _ parameters: [TypeReference.FunctionParameter]
  ) throws(Unfamiliar) -> TypeReference? {
    let effects = attempt { reader -> (isAsync: Bool, isThrowing: Bool, thrown: TypeReference?)? in
      let isAsync = reader.take(word: "async")
      let isThrowing = reader.take(word: "throws") || reader.take(word: "rethrows")
      let thrown = isThrowing ? reader.thrownType() : nil
      return reader.take("-", ">") ? (isAsync, isThrowing, thrown) : nil
    }
    guard let effects else { return nil }
    return made(
      .function(
        parameters: parameters, isAsync: effects.isAsync, isThrowing: effects.isThrowing, thrown: effects.thrown,
        result: try type()))
  }

  /// The type in `throws(E)`.
  private mutating func thrownType() -> TypeReference? {
    guard takeAdjacent("("), let type = try? type(), take(")") else { return nil }
    return type
  }

  private func made(_ kind: TypeReference.Kind) -> TypeReference { TypeReference(kind, range: .synthesized) }
}
