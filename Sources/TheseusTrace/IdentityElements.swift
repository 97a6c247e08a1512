/// The elements of an identity path as text, outermost first: `Home`, `VStack`, `0`, `each("a/b")`, `Row`.
struct IdentityElements {
  /// The elements; a slash inside an id separates nothing.
  let elements: [Substring]

  /// Takes a path apart.
  init(_ path: String) {
    var elements: [Substring] = []
    var (start, depth, isInString, isEscaped) = (path.startIndex, 0, false, false)
    for index in path.indices {
      let character = path[index]
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = character == "\\"
        isInString = character != "\""
      } else {
        switch character {
        case "\"": isInString = true
        case "(": depth += 1
        case ")": depth -= 1
        case "/" where depth == 0:
          elements.append(path[start..<index])
          start = path.index(after: index)
        default: break
        }
      }
    }
    self.elements = elements + [path[start...]]
  }

  /// The ids of `ForEach` rows and of `.id(_:)`, outermost first.
  var ids: [Substring] { elements.compactMap { Self.id(in: $0)?.literal } }

  /// The path without the literals of its ids: equal for the rows of one `ForEach`.
  var withoutIDs: String { elements.map { Self.id(in: $0)?.prefix ?? String($0) }.joined(separator: "/") }

  private static func id(in element: Substring) -> (prefix: String, literal: Substring)? {
    for prefix in ["each(", "id("] where element.hasPrefix(prefix) && element.hasSuffix(")") {
      return (prefix, element.dropFirst(prefix.count).dropLast())
    }
    return nil
  }
}
