import SwiftDiagnostics
import SwiftSyntax

/// A parameter with one name and a type without a colon between them: `func move(_ Int)`.
///
/// The compiler reads a second name, and what begins no name it takes for a type whose parameter has none.
struct UncolonedParameter {
  private let name: TokenSyntax
  private let type: TypeSyntax

  /// What the parser found; nil of other diagnostics, and of types that begin as a name does but go on.
  init?(_ diagnostic: SwiftDiagnostics.Diagnostic) {
    guard diagnostic.message == "expected ':' in parameter",
      let parameter = diagnostic.node.nearest(FunctionParameterSyntax.self), parameter.secondName == nil
    else { return nil }
    name = parameter.firstName
    type = parameter.type
    guard isUnnamed || isSecondName else { return nil }
  }

  /// Whether the compiler misses the name.
  var isUnnamed: Bool {
    guard let first = type.firstToken(viewMode: .sourceAccurate) else { return false }
    return first.tokenKind == .leftSquare || first.tokenKind == .leftParen
  }

  private var isSecondName: Bool { type.as(IdentifierTypeSyntax.self).map { $0.genericArgumentClause == nil } ?? false }

  /// The compiler's place: the name, or what follows the second one.
  var place: CompilerPlace {
    if isUnnamed { return .at(Syntax(name)) }
    let next = type.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    return .at(Syntax(next ?? name))
  }
}
