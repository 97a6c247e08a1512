extension Glossary {
  /// The terms that a text uses by names that mean nothing else: of several words, or spelled as in Swift.
  public static func mentions(in text: String) -> [GlossaryTerm] {
    let words = Self.words(of: text)
    return terms.filter { $0.isUnmistakable && words.contains(mentioning: Self.words(of: $0.name)) }
  }

  private static func words(of text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}

extension GlossaryTerm {
  /// Whether nobody writes the name and means something else, as with `state` or `body`.
  fileprivate var isUnmistakable: Bool { name.contains(" ") || name.dropFirst().contains(where: \.isUppercase) }
}

extension [Substring] {
  /// Whether a name of some words occurs: as it is spelled if it has capitals, otherwise in any case, and as a plural too.
  fileprivate func contains(mentioning name: [Substring]) -> Bool {
    guard count >= name.count, let last = name.last else { return false }
    if name.joined().contains(where: \.isUppercase) {
      return indices.dropLast(name.count - 1).contains { Array(self[$0..<($0 + name.count)]) == name }
    }
    let endings = [String(last), last + "s"] + (last.hasSuffix("y") ? [last.dropLast() + "ies"] : [])
    return indices.dropLast(name.count - 1).contains { start in
      let found = self[start..<(start + name.count)].map { $0.lowercased() }
      return found.dropLast().elementsEqual(name.dropLast().map(String.init)) && endings.contains(found[name.count - 1])
    }
  }
}
