import TheseusProgram

extension TypeChecker {
  /// Reports raw values that two cases of an enum have, written or not, and those that no literal says.
  func checkRawValues(_ info: NominalInfo) {
    resolveHeader(of: info.id)
    var seen: Set<String> = []
    var next = takesIntegers(info) ? 0 : nil
    for member in info.declaration.members {
      guard case .enumCase(let enumCase) = member.kind else { continue }
      let key: String?
      if let value = enumCase.rawValue {
        if !isLiteral(value) {
          report("raw-value-not-literal", "raw value for enum case must be a literal", at: value.range)
        }
        key = rawValueKey(value)
        next = key.flatMap { Int($0) }.map { $0 + 1 }
      } else {
        key = next.map { String($0) } ?? (info.rawType == type("String") ? enumCase.name : nil)
        next = next.map { $0 + 1 }
      }
      guard let key, !seen.insert(key).inserted else { continue }
      report("duplicate-raw-value", "raw value for enum case is not unique", at: member.nameRange)
    }
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
