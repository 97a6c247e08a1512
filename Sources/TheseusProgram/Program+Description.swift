extension Program: CustomStringConvertible {
  /// The program as canonical Swift: one statement a line, operators in parentheses, `#if` and sugar gone.
  ///
  /// Lowering this text gives the same program again, but for ranges.
  public var description: String { statements.map(\.description).joined(separator: "\n") }
}

/// The text of statements between braces, indented; `{}` for none.
func blockText(_ statements: [Statement]) -> String {
  blockText(lines: statements.map(\.description))
}

/// Texts between braces, indented; `{}` for none.
func blockText(lines: [String]) -> String {
  lines.isEmpty ? "{}" : "{\n" + lines.map { indented($0) + "\n" }.joined() + "}"
}

/// A text with each line moved in by two columns; literals are written on one line, so nothing else changes.
func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
}

/// A name, in backticks where Swift asks for them.
func nameText(_ name: String) -> String {
  if let first = name.first, first == "#" || name.contains("#") { return "`\(name)`" }
  return reservedWords.contains(name) ? "`\(name)`" : name
}

/// A name behind a dot, where fewer words are reserved.
func memberNameText(_ name: String) -> String {
  ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name.contains("#") ? "`\(name)`" : name
}

/// Words that can't be names as they are; `self`, `super`, `Self` and `init` are what they say.
private let reservedWords: Set<String> = [
  "associatedtype", "class", "deinit", "enum", "extension", "func", "import", "inout", "let", "operator",
  "precedencegroup", "protocol", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
  "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
  "where", "while", "as", "false", "is", "nil", "rethrows", "throws", "true", "try", "internal", "private", "public",
  "fileprivate", "static",
]
