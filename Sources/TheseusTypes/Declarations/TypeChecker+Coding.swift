import TheseusProgram

extension TypeChecker {
  /// `encode(to:)` of an `Encodable` type that does not write its own.
  func synthesizeEncoding(_ info: NominalInfo) -> [Member] {
    guard info.scope.part == nil, conformsToKnown(info, "Encodable"), !declares(.encoding, info) else { return [] }
    let container = "var c = encoder.container(keyedBy: \(keyType(info)))"
    let body: String
    if codedRawType(of: info) != nil {
      body = "var c = encoder.singleValueContainer(); try c.encode(self.rawValue)"
    } else if info.declaration.kind == .enumeration {
      let cases = enumCases(info).map { "case .\($0.name)\(bindings($0)): \(encoding($0, info))" }
      body = "\(container); switch self { \(cases.joined(separator: "; ")) }"
    } else {
      let fields = codedFields(info).map { field in
        "try c.\(isOptional(field) ? "encodeIfPresent" : "encode")(self.\(field.name), forKey: \(key(keyName(field), info)))"
      }
      body = ([container] + fields).joined(separator: "; ")
    }
    return made(
      "func encode(to encoder: any Encoder) throws { \(body) }", "encode", info, in: block(of: info, for: "Encodable"))
  }

  /// `init(from:)` of a `Decodable` type that does not write its own.
  func synthesizeDecoding(_ info: NominalInfo) -> [Member] {
    guard info.scope.part == nil, conformsToKnown(info, "Decodable"), !declares(.decoding, info) else { return [] }
    let block = block(of: info, for: "Decodable")
    if let raw = codedRawType(of: info) { return made(rawDecoding(of: raw, info), "init", info, in: block) }
    let container = "let c = try decoder.container(keyedBy: \(keyType(info)))"
    let body: String
    if info.declaration.kind == .enumeration {
      let coded = enumCases(info).filter { isCoded($0, info) }
      let cases = coded.map { "if c.contains(\(key($0.name, info))) { \(decoding($0, info)); return }" }
      let keys = coded.map { key($0.name, info) }.joined(separator: ", ")
      let failure = "throw DecodingError._wrongNumberOfKeys(Self.self, c.codingPath)"
      let check = "if [\(keys)].filter({ c.contains($0) }).count != 1 { \(failure) }"
      body = ([container, check] + cases + [failure]).joined(separator: "; ")
    } else {
      let fields = codedFields(info).filter { !($0.isConstant && $0.variable?.initialValue != nil) }.map { field in
        "self.\(field.name) = try c.\(decoding(field, info))"
      }
      // Nothing is asked of the decoder where there is nothing to decode.
      body = fields.isEmpty ? "" : ([container] + fields).joined(separator: "; ")
    }
    let modifier = info.declaration.kind == .class ? "required " : ""
    return made("\(modifier)init(from decoder: any Decoder) throws { \(body) }", "init", info, in: block)
  }

  /// `init(from:)` of a type whose values are decoded as the raw values that stand for them.
  private func rawDecoding(of raw: Type, _ info: NominalInfo) -> String {
    let name = describe(raw, qualified: false)
    let text = "\"Cannot initialize \(program[info.id].name) from invalid \(name) value \\(raw)\""
    let start =
      "init(from decoder: any Decoder) throws { let raw = try decoder.singleValueContainer().decode(\(name).self); "
      + "guard let value = Self(rawValue: raw) else { throw DecodingError._corrupted(\(text), decoder.codingPath) }; "
    // An object cannot become another one: it is made once more.
    return info.declaration.kind == .class
      ? "required convenience \(start)_ = value; self.init(rawValue: raw)! }" : start + "self = value }"
  }

  /// `CodingKeys` of a type that declares none, and writes only one of `encode(to:)` and `init(from:)`, or neither.
  func synthesizeKeys(_ info: NominalInfo) -> [Member] {
    guard info.scope.part == nil, info.sources["CodingKeys"] == nil, codedRawType(of: info) == nil,
      synthesizesCoding(info)
    else { return [] }
    let names =
      info.declaration.kind == .enumeration
      ? enumCases(info).map(\.name)
      : info.stored.filter { !$0.isStatic && !$0.name.hasPrefix("$__lazy_storage_$_") }.map { keyName($0) }
    let cases = names.isEmpty ? "" : "case " + names.map { $0.isIdentifier ? "`\($0)`" : $0 }.joined(separator: ", ")
    return made("private enum CodingKeys: CodingKey { \(cases) }", "CodingKeys", info)
  }

  /// `$name` of an `@Published` property: its publisher.
  func publisher(of storage: Property, named name: String, _ info: NominalInfo) -> [Member] {
    let published = "Published<\(describe(type(of: storage), qualified: false))>.Publisher"
    return made(
      "var publisher: \(published) { get { \(published)(_object: self, _field: \"\(name)\", _get: { self.\(name) }, "
        + "_set: { self.\(name) = $0 }) } nonmutating set { } }", "publisher", info)
  }

  /// `_name` of an `@Published` property where it is read: a `Published` of its value, as `var textPublished: Published<String> { _text }`
  /// gives one.
  func publishedValue(of storage: Property, named name: String, _ info: NominalInfo) -> [Member] {
    let published = "Published<\(describe(type(of: storage), qualified: false))>"
    return made("var published: \(published) { \(published)(initialValue: self.\(name)) }", "published", info)
  }

  /// The block of a type in which it is said to conform to a protocol under some conditions, which hold there; nil elsewhere.
  private func block(of info: NominalInfo, for name: String) -> DeclarationBlock? {
    guard let id = protocolID(named: name), let asked = conformances(of: info.id)[id]?.requirements, !asked.isEmpty
    else { return nil }
    return info.blocks.first { $0.requirements == asked }
  }

  /// A member of Swift text, declared in a block of a type, or in its own, as if it were written there.
  func made(
    _ text: String, _ name: String, _ info: NominalInfo, in block: DeclarationBlock? = nil
  ) -> [Member] {
    guard let block = block ?? info.blocks.first,
      case .nominal(let wrapper)? = lower("struct Catalogue {\n\(text.withPlainRawIdentifiers)\n}").first?.kind
    else { return [] }
    return wrapper.members.flatMap { member($0, named: name, in: info, block: block) }
  }

  /// What one of the protocols of coding asks for: a function that takes a coder.
  private struct CodingRequirement {
    var owner: String
    var function: String
    var label: String
    var coder: String

    static let encoding = CodingRequirement(owner: "Encodable", function: "encode", label: "to", coder: "Encoder")
    static let decoding = CodingRequirement(owner: "Decodable", function: "init", label: "from", coder: "Decoder")
  }

  /// Whether the program writes what coding asks for, in a type itself or for a protocol; a function of that name that takes something
  /// else is another one.
  private func declares(_ required: CodingRequirement, _ info: NominalInfo) -> Bool {
    let isWritten = writtenFunctions(required.function, info).contains { function in
      function.parameters.first.map { $0.label == required.label && names(required.coder, $0.type) } ?? false
    }
    return isWritten || isGivenByProtocol(required.function, required.label, info)
  }

  /// Whether a written type is a coder, or may be one.
  private func names(_ coder: String, _ type: TypeReference) -> Bool {
    switch type.kind {
    case .any(let inner), .some(let inner): names(coder, inner)
    case .named(let name, _): name == coder || lookupType(name, in: fileScope) == nil
    case .member(_, let name, _): name == coder
    default: false
    }
  }

  /// Whether an extension of a protocol of the program, of `Strideable`, or of `RawRepresentable` for the raw value that a type has, to
  /// which the type conforms, has a function; Swift makes up none then.
  func isGivenByProtocol(_ name: String, _ label: String?, _ info: NominalInfo) -> Bool {
    conformances(of: info.id).keys.contains { id in
      let table = self.info(id)
      if table.scope.part == nil { return declares(name, label, table) }
      switch program[id].name {
      case "Strideable": return !ownMembers(name, of: table).isEmpty
      case "RawRepresentable": return isGivenByRawValue(name, info)
      default: return false
      }
    }
  }

  /// Whether the raw values for which a type stands, other than those of an enum's cases, give it a function: they are compared and hashed
  /// as such (the standard library's `==` of `RawRepresentable`).
  private func isGivenByRawValue(_ name: String, _ info: NominalInfo) -> Bool {
    let wanted = ["==": "Equatable", "hash": "Hashable"]
    guard rawType(of: info) == nil, let required = wanted[name].flatMap({ protocolID(named: $0) }),
      let representable = protocolID(named: "RawRepresentable"),
      let raw = associatedType("RawValue", of: representable, in: selfType(info))
    else { return false }
    return conforms(raw, to: required, in: info.scope) == true
  }

  private func declares(_ name: String, _ label: String?, _ table: MemberTable) -> Bool {
    writtenFunctions(name, table).contains { function in
      if let label { return function.parameters.first?.label == label }
      return !name.isOperatorName || function.parameters.allSatisfy { $0.type.kind == .named("Self", arguments: []) }
    }
  }

  /// The functions of a name that are written among the members of a type or protocol, with their statements.
  func writtenFunctions(_ name: String, _ table: MemberTable) -> [FunctionDeclaration] {
    (table.sources[name] ?? []).compactMap { source in
      guard case .declaration(let declaration, _) = source, case .function(let function) = declaration.kind,
        function.body != nil
      else { return nil }
      return function
    }
  }

  // MARK: Raw values

  /// The type of the raw values that stand for the values of a type in what is coded.
  func codedRawType(of info: NominalInfo) -> Type? {
    if let raw = rawType(of: info) { return raw }
    guard conformsToKnown(info, "RawRepresentable") else { return nil }
    for case .property(let property) in ownMembers("rawValue", of: info) where !property.isStatic {
      guard case .nominal(let id, _) = type(of: property), Self.codedRawTypes.contains(program[id].name) else {
        continue
      }
      return type(of: property)
    }
    return nil
  }

  /// The raw values that the library encodes and decodes for what they represent.
  private static let codedRawTypes: Set = [
    "Bool", "String", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]

  // MARK: Fields

  private func codedFields(_ info: NominalInfo) -> [Property] {
    let keys = ownKeys(info)
    return info.stored.filter { field in
      // The library's wrappers are not encoded.
      field.wrapper.map { self.info($0.nominal).scope.part == nil } ?? true && !field.isStatic
        && (keys?.contains(keyName(field)) ?? true) && !field.name.hasPrefix("$__lazy_storage_$_")
    }
  }

  /// What the key of a field is called: a wrapper stands for the property that it wraps.
  func keyName(_ field: Property) -> String { field.wrapper == nil ? field.name : field.sourceName }

  /// A wrapper is decoded by `decode(_:forKey:)`, of which the program may have one for it that knows what to do without a key.
  private func decoding(_ field: Property, _ info: NominalInfo) -> String {
    let key = key(keyName(field), info)
    if field.wrapper != nil { return "decode(\(describe(type(of: field), qualified: false)).self, forKey: \(key))" }
    return decoding(type(of: field), forKey: key)
  }

  /// The call that decodes a value.
  ///
  /// Where the program has functions of its own that decode for a key, the type that the call names says which of them it is.
  private func decoding(_ type: Type, forKey key: String) -> String {
    var (type, isOptional) = (type, false)
    if case .nominal(known("Optional"), let arguments) = type, let wrapped = arguments.first {
      (type, isOptional) = (wrapped, true)
    }
    guard decodesForKeys else { return "\(isOptional ? "_optionalField" : "_field")(\(key))" }
    return "\(isOptional ? "decodeIfPresent" : "decode")((\(describe(type, qualified: false))).self, forKey: \(key))"
  }

  /// Whether the program extends the container of decoded fields by a function that decodes one.
  private var decodesForKeys: Bool {
    let container: MemberTable? = known("KeyedDecodingContainer").map { info($0) }
    let interface: MemberTable? = protocolID(named: "KeyedDecodingContainerProtocol").map { info($0) }
    return [container, interface].compactMap { $0 }.contains { table in
      ["decode", "decodeIfPresent"].contains { !writtenFunctions($0, table).isEmpty }
    }
  }

  private func isOptional(_ field: Property) -> Bool {
    if case .nominal(let id, _) = type(of: field) { return id == known("Optional") }
    return false
  }

  // MARK: Keys

  /// Whether a type, and no superclass of it, has a part of its coding from the compiler.
  private func synthesizesCoding(_ info: NominalInfo) -> Bool {
    let parent: NominalInfo? =
      if case .nominal(let id, _)? = superclass(of: info.id) { self.info(id) } else { nil }
    return [CodingRequirement.encoding, .decoding].contains { required in
      conformsToKnown(info, required.owner) && parent.map { !conformsToKnown($0, required.owner) } ?? true
        && !declares(required, info)
    }
  }

  /// The cases of the keys that a type declares itself: its `CodingKeys`, or those of a case's values.
  func ownKeys(_ info: NominalInfo, named name: String = "CodingKeys") -> Set<String>? {
    for source in info.sources[name] ?? [] {
      if case .declaration(let declaration, _) = source, case .nominal(let nominal) = declaration.kind {
        return Set(
          nominal.members.compactMap { if case .enumCase(let enumCase) = $0.kind { enumCase.name } else { nil } })
      }
    }
    return nil
  }

  /// Why the cases of a type's own `CodingKeys` are not those of its properties; nil if they are, or if that can't be known.
  func unmatchedKey(_ info: NominalInfo, decodes: Bool) -> String? {
    if case .type(.nominal(let keys))? = ownMembers("CodingKeys", of: info).first,
      let wanted = protocolID(named: "CodingKey"), conformances(of: keys)[wanted] == nil
    {
      return
        "cannot automatically synthesize '\(decodes ? "Decodable" : "Encodable")' because 'CodingKeys' does not conform to CodingKey"
    }
    if let twice = firstRepeated(enumCases(info).map(\.name)) {
      let start = "cannot automatically synthesize '\(decodes ? "Decodable" : "Encodable")'"
      return start + " because '\(info.declaration.name)' has duplicate case name '\(twice)'"
    }
    guard info.declaration.kind == .structure, let keys = ownKeys(info) else { return nil }
    let fields = info.stored.filter { !$0.isStatic }
    if fields.contains(where: { $0.name.hasPrefix("$__lazy_storage_$_") }) { return nil }
    let names = Set(fields.map { keyName($0) })
    if let other = keys.subtracting(names).min() {
      return "CodingKey case '\(other)' does not match any stored properties"
    }
    let left = fields.first { field in
      !keys.contains(keyName(field)) && field.wrapper == nil && field.variable?.initialValue == nil
        && !(isOptional(field) && !field.isConstant)
    }
    guard decodes, let left else { return nil }
    return "cannot automatically synthesize 'Decodable' because '\(left.name)' does not have a matching CodingKey"
  }

  private func firstRepeated(_ names: [String]) -> String? {
    var seen: Set<String> = []
    return names.first { !seen.insert($0).inserted }
  }

  private func keyType(_ info: NominalInfo) -> String {
    ownKeys(info) == nil ? "_AnyCodingKey.self" : "CodingKeys.self"
  }

  private func key(_ name: String, _ info: NominalInfo) -> String {
    ownKeys(info) == nil ? "_AnyCodingKey(stringValue: \"\(name.withoutBackticks)\")" : "CodingKeys.\(name)"
  }

  // MARK: Enums

  /// The cases of an enum as they are written, in the order of those of its type.
  func enumCases(_ info: NominalInfo) -> [EnumCaseDeclaration] {
    info.declaration.members.compactMap { if case .enumCase(let enumCase) = $0.kind { enumCase } else { nil } }
  }

  private func bindings(_ enumCase: EnumCaseDeclaration) -> String {
    if enumCase.payload.isEmpty { return "" }
    return "(" + enumCase.payload.indices.map { "let p\($0)" }.joined(separator: ", ") + ")"
  }

  private func label(_ enumCase: EnumCaseDeclaration, _ index: Int) -> String? {
    enumCase.payload[index].label.flatMap { $0.isEmpty || $0 == "_" ? nil : $0 }
  }

  /// The type of the keys of a case's values, which a program may declare: `PushCodingKeys` of `case push(value: Int)`.
  ///
  /// Source: SE-0295.
  private func payloadKeys(_ enumCase: EnumCaseDeclaration) -> String {
    let name = enumCase.name.withoutBackticks
    let type = name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys"
    return type.isIdentifier ? type : type.asRawIdentifier
  }

  private func payloadName(_ enumCase: EnumCaseDeclaration, _ index: Int) -> String {
    label(enumCase, index) ?? "_\(index)"
  }

  /// The key of a value of a payload.
  private func payloadKey(_ enumCase: EnumCaseDeclaration, _ index: Int, _ info: NominalInfo) -> String {
    let (type, name) = (payloadKeys(enumCase), payloadName(enumCase, index))
    return ownKeys(info, named: type) == nil
      ? "_AnyCodingKey(stringValue: \"\(name.withoutBackticks)\", _type: \"\(type.withoutBackticks)\")"
      : "\(type).\(name)"
  }

  /// The values of a payload that are coded: those that a program's own keys for them name, or all.
  private func codedValues(_ enumCase: EnumCaseDeclaration, _ info: NominalInfo) -> [Int] {
    let keys = ownKeys(info, named: payloadKeys(enumCase))
    return enumCase.payload.indices.filter { keys?.contains(payloadName(enumCase, $0)) ?? true }
  }

  private func isOptional(_ type: TypeReference) -> Bool {
    if case .named("Optional", _) = type.kind { true } else { false }
  }

  private func nested(_ enumCase: EnumCaseDeclaration, _ info: NominalInfo) -> String {
    let type = payloadKeys(enumCase)
    let keys = ownKeys(info, named: type) == nil ? "_AnyCodingKey" : type
    return "c.nestedContainer(keyedBy: \(keys).self, forKey: \(key(enumCase.name, info)))"
  }

  /// Whether a case has a key, as all have of an enum that declares no `CodingKeys`.
  private func isCoded(_ enumCase: EnumCaseDeclaration, _ info: NominalInfo) -> Bool {
    ownKeys(info)?.contains(enumCase.name) ?? true
  }

  private func encoding(_ enumCase: EnumCaseDeclaration, _ info: NominalInfo) -> String {
    guard isCoded(enumCase, info) else {
      let text = "Case '\(enumCase.name)' cannot be encoded because it is not defined in CodingKeys."
      let context = "EncodingError.Context(codingPath: encoder.codingPath, debugDescription: \"\(text)\")"
      return "throw EncodingError.invalidValue(self, \(context))"
    }
    let values = codedValues(enumCase, info).map { index in
      let isOptional = isOptional(enumCase.payload[index].type)
      let key = payloadKey(enumCase, index, info)
      return "try n.\(isOptional ? "encodeIfPresent" : "encode")(p\(index), forKey: \(key))"
    }
    if values.isEmpty { return "_ = \(nested(enumCase, info))" }
    return (["var n = \(nested(enumCase, info))"] + values).joined(separator: "; ")
  }

  private func decoding(_ enumCase: EnumCaseDeclaration, _ info: NominalInfo) -> String {
    if enumCase.payload.isEmpty { return "self = .\(enumCase.name)" }
    // What is not coded has a default value.
    let values = codedValues(enumCase, info).map { index in
      let value = decoding(
        resolve(enumCase.payload[index].type, in: info.scope), forKey: payloadKey(enumCase, index, info))
      return (label(enumCase, index).map { "\($0): " } ?? "") + "try n.\(value)"
    }
    return "let n = try \(nested(enumCase, info)); self = .\(enumCase.name)(\(values.joined(separator: ", ")))"
  }
}
