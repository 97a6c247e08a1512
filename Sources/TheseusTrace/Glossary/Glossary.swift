/// The vocabulary of Theseus, one page a term, in alphabetical order.
public enum Glossary {
  /// All pages.
  public static let terms: [GlossaryTerm] =
    (identityTerms + rowTerms + lifetimeTerms + dependencyTerms + sourceTerms + timeTerms + toolTerms)
    .sorted { $0.name.lowercased() < $1.name.lowercased() }

  /// The page of a term, asked for by name, plural, alias or unambiguous beginning, whatever the case.
  public static func term(_ name: String) -> GlossaryTerm? {
    let wanted = key(name)
    guard !wanted.isEmpty else { return nil }
    if let exact = terms.first(where: { keys(of: $0).contains(wanted) }) { return exact }
    for singular in singulars(of: wanted) {
      if let term = terms.first(where: { keys(of: $0).contains(singular) }) { return term }
    }
    let beginnings = terms.filter { keys(of: $0).contains { $0.hasPrefix(wanted) } }
    return beginnings.count == 1 ? beginnings.first : nil
  }

  /// Terms that a word might have meant: those in whose name or summary it occurs, at most five.
  public static func candidates(for name: String) -> [GlossaryTerm] {
    let wanted = key(name)
    guard !wanted.isEmpty else { return [] }
    let inName = terms.filter { keys(of: $0).contains { $0.contains(wanted) } }
    let inSummary = terms.filter { term in !inName.contains(term) && key(term.summary).contains(wanted) }
    return Array((inName + inSummary).prefix(5))
  }

  /// The words that a word may be the plural of.
  private static func singulars(of word: String) -> [String] {
    var words: [String] = []
    if word.hasSuffix("s") { words.append(String(word.dropLast())) }
    if word.hasSuffix("es") { words.append(String(word.dropLast(2))) }
    if word.hasSuffix("ies") { words.append(word.dropLast(3) + "y") }
    return words
  }

  private static func keys(of term: GlossaryTerm) -> [String] { ([term.name] + term.aliases).map(key) }

  /// A name without what people write differently: case, `@`, dots, hyphens.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
