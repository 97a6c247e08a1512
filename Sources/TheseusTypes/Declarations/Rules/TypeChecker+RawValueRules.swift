import TheseusProgram

extension TypeChecker {
  /// Reports raw values that two cases of an enum have, written or not, and those that no literal says.
  func checkRawValues(_ info: NominalInfo) {
    resolveHeader(of: info.id)
    var seen: Set<String> = []
    var next: Int128? = takesIntegers(info) ? 0 : nil
    for member in info.declaration.members {
      guard case .enumCase(let enumCase) = member.kind else { continue }
      let key: String?
      if let value = enumCase.rawValue {
        if !isLiteral(value) {
          report("raw-value-not-literal", "raw value for enum case must be a literal", at: value.range)
        }
        key = rawValueKey(value)
        next = key.flatMap { Int128($0) }.map { $0 &+ 1 }
      } else {
        if next == nil, let raw = info.rawType { checkCounts(raw, info, at: member.nameRange) }
        key = next.map { String($0) } ?? (info.rawType == type("String") ? enumCase.name : nil)
        next = next.map { $0 &+ 1 }
      }
      guard let key, !seen.insert(key).inserted else { continue }
      report(
        "duplicate-raw-value", "raw value for enum case is not unique", at: enumCase.rawValue?.range ?? member.nameRange
      )
    }
  }

  /// Reports a case without a raw value of which nothing says what it is: it does not go on from an integer, and is not named by a text.
  private func checkCounts(_ raw: Type, _ info: NominalInfo, at range: SourceRange) {
    guard isExpressibleByLiteral(raw), let texts = protocolID(named: "ExpressibleByStringLiteral"),
      conforms(raw, to: texts, in: info.scope) == false
    else { return }
    reportUnsynthesized(info, raw)
    report(
      "raw-value-needed",
      takesIntegers(info)
        ? "enum case must declare a raw value when the preceding raw value is not an integer"
        : "enum cases require explicit raw values when the raw type is not expressible by integer or string literal",
      at: range)
  }

  /// Reports raw values in an enum that says of what type they are neither itself nor in an extension.
  func checkRawValuesHaveType(_ info: NominalInfo) {
    // A type that is not found may be meant for the raw values.
    guard info.declaration.kind == .enumeration, info.rawType == nil,
      info.declaration.inherited.allSatisfy({ isKnown($0, in: info.scope) })
    else { return }
    for member in info.declaration.members {
      guard case .enumCase(let enumCase) = member.kind, let value = enumCase.rawValue else { continue }
      report(
        "raw-value-without-type", "enum case cannot have a raw value if the enum does not have a raw type",
        at: value.range)
    }
  }

  /// Reports a raw type that no literal makes a value of, that cannot be compared, or of which no case has a value.
  func checkRawType(_ info: NominalInfo) {
    guard info.declaration.kind == .enumeration else { return }
    checkRawTypeIsFirst(info)
    guard let raw = rawType(of: info), case .nominal(let id, _) = raw else { return }
    let range = info.declaration.inherited[0].range
    let isLiteral = isExpressibleByLiteral(raw)
    if !isLiteral {
      report(
        "raw-type",
        "raw type \(quoted(raw)) is not expressible by a string, integer, or floating-point literal", at: range)
    }
    let isEmpty = !info.declaration.members.contains { if case .enumCase = $0.kind { true } else { false } }
    if isEmpty { report("raw-type", "an enum with no cases cannot declare a raw type", at: range) }
    let isCompared = !isCertainlyNotEquatable(raw, in: info.scope) || isLiteral && program[id].isCatalogue
    guard !isLiteral || isEmpty || !isCompared, !declaresRawValues(info) else { return }
    reportUnsynthesized(info, raw)
    if isCompared { return }
    report(
      "raw-type",
      "RawRepresentable conformance cannot be synthesized because raw type \(quoted(raw)) is not Equatable",
      at: range)
  }

  /// Whether a literal may make a value of a type, as it must of a raw type.
  func isExpressibleByLiteral(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type else { return true }
    // Not all that classes of the libraries conform to is listed.
    if program[id].isCatalogue ? program[id].kind == .class : inheritsUnknown(id) { return true }
    let literals = ["Integer", "Float", "String", "ExtendedGraphemeCluster", "UnicodeScalar"]
    let own = conformances(of: id)
    return literals.contains { protocolID(named: "ExpressibleBy\($0)Literal").map { own[$0] != nil } ?? false }
  }

  /// Reports an enum that does not have the raw values that it promises, once.
  func reportUnsynthesized(_ info: NominalInfo, _ rawType: Type) {
    let range = info.declaration.inherited.first?.range ?? program[info.id].range
    if diagnostics.contains(where: { $0.id == "raw-type-not-synthesized" && $0.range == range }) { return }
    report(
      "raw-type-not-synthesized",
      "'\(program[info.id].qualifiedName)' declares raw type \(quoted(rawType)), but does not conform to RawRepresentable and conformance could not be synthesized",
      at: range)
  }

  /// Reports a raw type that stands behind something else, and a second one.
  private func checkRawTypeIsFirst(_ info: NominalInfo) {
    let types = info.declaration.inherited.enumerated().filter { namesNominal($0.element, info) }
    guard let first = types.first else { return }
    if first.offset > 0 {
      let type = quoted(resolve(first.element, in: info.scope))
      report("raw-type", "raw type \(type) must appear first in the enum inheritance clause", at: first.element.range)
    }
    for other in types.dropFirst() {
      let (one, two) = (quoted(resolve(first.element, in: info.scope)), quoted(resolve(other.element, in: info.scope)))
      report("raw-type", "multiple enum raw types \(one) and \(two)", at: other.element.range)
    }
  }

  private func namesNominal(_ reference: TypeReference, _ info: NominalInfo) -> Bool {
    if case .nominal? = declaredType(reference, in: info.scope) { true } else { false }
  }

  private func isCertainlyNotEquatable(_ type: Type, in scope: DeclarationScope) -> Bool {
    protocolID(named: "Equatable").map { isCertainly(type, not: $0, in: scope) } ?? false
  }

  /// Whether an enum says itself what its raw values are.
  private func declaresRawValues(_ info: NominalInfo) -> Bool {
    info.sources["rawValue"] != nil && declaresRawInitializer(info)
  }

  /// Whether cases without a raw value count from zero.
  private func takesIntegers(_ info: NominalInfo) -> Bool {
    guard let raw = info.rawType, let literals = protocolID(named: "ExpressibleByIntegerLiteral") else { return false }
    return conforms(raw, to: literals, in: info.scope) == true
  }

  /// What a literal stands for, the same of `1`, `0x1` and `1.0`; nil of other expressions.
  private func rawValueKey(_ value: Expression) -> String? {
    switch value.kind {
    case .integer(let digits): return digits
    case .float(let digits):
      guard let number = Double(digits) else { return digits }
      return Int(exactly: number).map { String($0) } ?? String(number)
    case .string(let segments):
      if segments.isEmpty { return "" }
      guard segments.count == 1, case .text(let text)? = segments.first else { return nil }
      return text
    case .prefix("-", _, let operand): return rawValueKey(operand).map { $0 == "0" ? $0 : "-" + $0 }
    default: return nil
    }
  }

  private func isLiteral(_ value: Expression) -> Bool {
    switch value.kind {
    case .string(let segments):
      segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .prefix("-", _, let operand): isLiteral(operand)
    case .prefix, .binary, .name, .member, .call, .ternary: false
    default: true
    }
  }
}
