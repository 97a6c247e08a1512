/// A JSON value whose keys keep their order.
indirect enum JSONText: Sendable {
  case object([(String, JSONText)])
  case array([JSONText])
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case null

  /// The value on one line, without blanks.
  var text: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .object(let members):
      result += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { result += "," }
        JSONText.write(member.0, to: &result)
        result += ":"
        member.1.write(to: &result)
      }
      result += "}"
    case .array(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { result += "," }
        element.write(to: &result)
      }
      result += "]"
    case .string(let text): JSONText.write(text, to: &result)
    case .integer(let number): result += String(number)
    case .boolean(let flag): result += flag ? "true" : "false"
    case .null: result += "null"
    }
  }

  private static func write(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    result += "\""
  }
}
