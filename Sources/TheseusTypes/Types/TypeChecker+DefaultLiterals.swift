extension TypeChecker {
  /// The type that a program's own `typealias IntegerLiteralType = Double` or `FloatLiteralType` gives its numbers where nothing
  /// else decides; nil where it has none.
  ///
  /// Source: The Swift Programming Language, Literals; the compiler looks the alias up in the module.
  func ownDefaultType(of literal: Unifier.Literal) -> Type? {
    let name =
      switch literal {
      case .integer: "IntegerLiteralType"
      case .float: "FloatLiteralType"
      case .string, .character: nil as String?
      }
    guard let name, case .alias(let alias)? = fileScope.types[name] else { return nil }
    return resolve(alias, arguments: [])
  }
}
