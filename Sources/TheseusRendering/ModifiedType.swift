/// The name of a view type with modifiers, read so that it can be said: `ModifiedContent<Row, _PaddingLayout>` is `Row with
/// _PaddingLayout`.
struct ModifiedType {
  /// The name in words; as it was where there are no modifiers.
  let text: String

  /// Reads the name of a type.
  init(_ name: String) {
    var base = name[...]
    var modifiers: [Substring] = []
    while let (content, modifier) = Self.parts(of: base) {
      base = content
      modifiers.append(modifier)
    }
    text = modifiers.isEmpty ? name : "\(base) with \(modifiers.reversed().joined(separator: ", "))"
  }

  /// The two arguments of `ModifiedContent`.
  private static func parts(of name: Substring) -> (content: Substring, modifier: Substring)? {
    let head = "ModifiedContent<"
    guard name.hasPrefix(head), name.hasSuffix(">") else { return nil }
    let arguments = name.dropFirst(head.count).dropLast()
    var depth = 0
    for (index, character) in zip(arguments.indices, arguments) {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "," where depth == 0: return (arguments[..<index], arguments[index...].dropFirst(2))
      default: break
      }
    }
    return nil
  }
}
