import SwiftDiagnostics
import SwiftSyntax

/// The words of the Swift compiler for what the parser says otherwise, although both mean the same.
enum CompilerWords {
  /// The compiler's words for what the parser found; the parser's own where they agree.
  static func words(for diagnostic: SwiftDiagnostics.Diagnostic) -> String {
    let message = diagnostic.message
    if unnamedParameter(of: diagnostic) != nil { return unnamedParameter }
    if UncolonedParameter(diagnostic)?.isUnnamed == true { return unnamedType }
    if CompilerPlace.missingSeparator(of: diagnostic) != nil { return missingSeparator }
    if isSecondName(diagnostic) { return secondName }
    if isSecondPattern(message) { return "expected 'in' after for-each pattern" }
    if message.hasPrefix("unexpected code "), message.hasSuffix(" in parameter clause") { return missingSeparator }
    if let body = missingBody(of: diagnostic) { return body }
    if let arrow = MissingArrow(diagnostic) { return arrow.words }
    if let words = UnexpectedCode(diagnostic)?.words { return words }
    if let name = secondName(of: diagnostic) { return name }
    if isResultBehindColon(diagnostic) { return "expected '->' after function parameter tuple" }
    if message == "expected parameter clause in function signature",
      diagnostic.node.nearest(InitializerDeclSyntax.self) != nil
    {
      return "expected '(' for initializer parameters"
    }
    if let kind = unclosedType(message) { return "expected '}' in \(kind)" }
    if let words = secondNameOfType(message) { return words }
    if message == missingRelation, CompilerPlace.token(behind: diagnostic)?.tokenKind == .equal {
      return "use '==' for same-type requirements rather than '='"
    }
    if message == "expected ':' in switch case", diagnostic.node.nearest(SwitchDefaultLabelSyntax.self) != nil {
      return "expected ':' after 'default'"
    }
    if message == unnamedCase {
      return "expected identifier \(onlyCase(of: diagnostic) == nil ? "after comma " : "")in enum 'case' declaration"
    }
    if let kind = unnamedKind(message) { return "expected identifier in \(kind) declaration" }
    if message == misplacedCase { return isInBody(diagnostic.node) ? caseOutsideSwitch : caseOutsideEnum }
    return table[message] ?? message
  }

  /// The parameter of which only a name is written, where that is what the parser found.
  static func unnamedParameter(of diagnostic: SwiftDiagnostics.Diagnostic) -> FunctionParameterSyntax? {
    guard diagnostic.message == "expected ':' and type in parameter",
      let parameter = diagnostic.node.nearest(FunctionParameterSyntax.self), parameter.secondName == nil
    else { return nil }
    return parameter
  }

  /// Whether a second name stands behind that of a case.
  static func isSecondName(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Bool {
    guard diagnostic.message.hasPrefix("unexpected code "), diagnostic.message.hasSuffix(" in enum"),
      let token = diagnostic.node.firstToken(viewMode: .all), case .identifier = token.tokenKind
    else { return false }
    return token.previousToken(viewMode: .sourceAccurate)?.parent?.is(EnumCaseElementSyntax.self) ?? false
  }

  /// The compiler's words for what stands between the head of a statement and its body: `if x > 3 and x < 6 { … }`; nil of anything else.
  private static func missingBody(of diagnostic: SwiftDiagnostics.Diagnostic) -> String? {
    guard diagnostic.message.hasPrefix("unexpected code "),
      let found = diagnostic.node.nearest(UnexpectedNodesSyntax.self),
      let body = found.parent?.as(CodeBlockSyntax.self),
      body.unexpectedBeforeLeftBrace?.id == found.id || body.leftBrace.presence == .missing
    else { return nil }
    switch body.parent?.kind {
    case .ifExpr: return table[bodyOfIf]
    case .whileStmt: return table[bodyOfWhile]
    case .forStmt: return table[bodyOfFor]
    default: return nil
    }
  }

  private static let bodyOfIf = "expected '{' in 'if' statement"
  private static let bodyOfWhile = "expected '{' in 'while' statement"
  private static let bodyOfFor = "expected '{' in 'for' statement"

  /// The compiler's words for a second name, or a type without its colon, behind that of a variable; nil of anything else.
  private static func secondName(of diagnostic: SwiftDiagnostics.Diagnostic) -> String? {
    guard isSecondNameOfVariable(diagnostic), let variable = diagnostic.node.nearest(VariableDeclSyntax.self) else {
      return nil
    }
    let kind = variable.bindingSpecifier.tokenKind == .keyword(.let) ? "constant" : "variable"
    return "found an unexpected second identifier in \(kind) declaration; is there an accidental break?"
  }

  /// Whether a type stands behind the name of a variable without a colon between them.
  static func isSecondNameOfVariable(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Bool {
    diagnostic.message == "expected ':' in type annotation"
      && diagnostic.node.nearest(TypeAnnotationSyntax.self)?.parent?.is(PatternBindingSyntax.self) ?? false
  }

  /// Whether a function's result stands behind a colon, as other languages write it.
  private static func isResultBehindColon(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Bool {
    diagnostic.message.hasPrefix("unexpected code ':") && diagnostic.message.hasSuffix(" in function")
  }

  /// The compiler's words for a second name behind that of a type: `class Cat extends Animal`; nil of anything else.
  private static func secondNameOfType(_ message: String) -> String? {
    let (start, end) = ("found an unexpected second identifier in ", "; is there an accidental break?")
    guard message.hasPrefix(start), message.hasSuffix(end) else { return nil }
    let kind = String(message.dropFirst(start.count).dropLast(end.count))
    return kindsOfTypes.contains(kind) ? "\(start)\(kind) declaration\(end)" : nil
  }

  private static let missingRelation = "expected ':' or '==' to indicate a conformance or same-type requirement"

  /// What a type is that lacks its closing brace; nil of other messages.
  static func unclosedType(_ message: String) -> String? {
    let start = "expected '}' to end "
    guard message.hasPrefix(start) else { return nil }
    let kind = String(message.dropFirst(start.count))
    return kindsOfTypes.contains(kind) ? kind : nil
  }

  private static let unnamedCase = "expected identifier in enum case"

  /// The declaration of one case of an enum that lacks its name; nil of other diagnostics, and where others stand before it.
  static func onlyCase(of diagnostic: SwiftDiagnostics.Diagnostic) -> EnumCaseDeclSyntax? {
    guard diagnostic.message == unnamedCase, let declaration = diagnostic.node.nearest(EnumCaseDeclSyntax.self),
      declaration.elements.count == 1
    else { return nil }
    return declaration
  }

  /// What a function or a type is that lacks its name; nil of other messages.
  private static func unnamedKind(_ message: String) -> String? {
    let start = "expected identifier in "
    guard message.hasPrefix(start) else { return nil }
    let kind = String(message.dropFirst(start.count))
    return kind == "function" || kindsOfTypes.contains(kind) ? kind : nil
  }

  private static let kindsOfTypes: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]

  /// What helps beside the words; nil where they say enough.
  static func explanation(for diagnostic: SwiftDiagnostics.Diagnostic) -> String? {
    if let arrow = MissingArrow(diagnostic) { return arrow.explanation }
    guard isSecondPattern(diagnostic.message) else { return nil }
    return "A loop has one pattern. Put the names in parentheses to take pairs apart: for (key, value) in …"
  }

  /// Whether a second name stands behind that of a loop: `for key, value in ages`.
  private static func isSecondPattern(_ message: String) -> Bool {
    message.hasPrefix("unexpected code ',") && message.hasSuffix(" in 'for' statement")
  }

  private static let secondName =
    "found an unexpected second identifier in enum 'case' declaration; is there an accidental break?"
  private static let misplacedCase = "'case' can only appear inside a 'switch' statement or 'enum' declaration"
  private static let caseOutsideSwitch = "'case' label can only appear inside a 'switch' statement"
  private static let caseOutsideEnum = "enum 'case' is not allowed outside of an enum"

  private static func isInBody(_ node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).contains { $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) }
  }

  private static let missingSeparator = "expected ',' separator"
  private static let unnamedType = "expected parameter name followed by ':'"
  private static let unnamedParameter = "unnamed parameters must be written with the empty name '_'"

  /// Whether the compiler points at what follows instead of what is cut short.
  static func pointAtNext(_ message: String) -> Bool { pointing.contains(message) || unclosedType(message) != nil }

  /// Whether a list lacks its end or a comma: the arguments of a call or subscript, a tuple, a literal.
  static func isInList(_ message: String) -> Bool {
    if faultsOfLists.contains(message) { return true }
    guard message.hasPrefix("unexpected code ") else { return false }
    return [" in function call", " in array", " in tuple"].contains { message.hasSuffix($0) }
  }

  private static let faultsOfLists: Set<String> = [
    "expected ')' to end function call", "expected ')' to end tuple", "expected ']' to end subscript",
    "expected ']' to end array", "expected ']' to end dictionary", "expected ',' in array element",
    "expected ',' in dictionary element",
  ]

  /// What the parser says of texts without their closing quotes.
  static let unterminatedStrings: Set<String> = [
    "expected '\"' to end string literal", "expected '\"\"\"' to end string literal",
  ]

  private static let pointing: Set<String> = [
    "expected ')' to end function call", "expected ')' to end tuple", "expected ',' in parameter",
    "expected '>' to end generic argument clause",
    "expected '>' to end generic parameter clause", "expected ']' to end array type",
    "expected ']' to end dictionary type", "expected ']' to end subscript", "expected '}' to end 'for' statement",
    "expected '}' to end 'if' statement",
    "expected '}' to end 'while' statement", "expected ':' in switch case",
    "expected '}' to end closure", "expected '}' to end function", "expected '}' to end initializer",
    "expected '}' to end variable", "expected expression after operator", "expected expression after 'try'",
    "expected expression after ternary operator", "expected name in import",
    "expected parameter clause in function signature", "expected type after 'as'", "expected type after 'is'",
    "expected value and ')' to end function call",
  ]

  private static let table: [String: String] = [
    "'async' must precede '->'": "'async' may only occur before '->'",
    "'throws' must precede '->'": "'throws' may only occur before '->'",
    "C-style for statement has been removed in Swift 3": "C-style for statement was removed in Swift 3",
    "Single-quoted string literal found, use '\"'": "single-quoted string literal found, use '\"'",
    "all statements inside a switch must be covered by a 'case' or 'default' label":
      "all statements inside a switch must be covered by a 'case' or 'default'",
    "consecutive declarations on a line must be separated by newline or ';'":
      "consecutive declarations on a line must be separated by ';'",
    "consecutive statements on a line must be separated by newline or ';'":
      "consecutive statements on a line must be separated by ';'",
    "deinitializers cannot have parameters": "no parameter clause allowed on deinitializer",
    "expected '\"' to end string literal": "unterminated string literal",
    "expected '\"\"\"' to end string literal": "unterminated string literal",
    "expected '(' to start function type": "single argument function types require parentheses",
    "expected ')' in string literal": "cannot find ')' to match opening '(' in string interpolation",
    "expected ')' to end function call": "expected ')' in expression list",
    "expected ')' to end tuple": "expected ')' in expression list",
    "expected ',' in parameter": missingSeparator,
    "expected ':' and expression after '? ...' in ternary expression":
      "expected ':' after '? ...' in ternary expression",
    "expected ':' and type in parameter": "expected ':' following argument label and parameter name",
    "expected ':' and value in dictionary element": "expected ':' in dictionary literal",
    "expected ':' in dictionary element": "expected ':' in dictionary literal",
    "expected ':' in parameter": "expected ':' following argument label and parameter name",
    "expected ':' in switch case": "expected ':' after 'case'",
    "expected '>' to end generic argument clause": "expected '>' to complete generic argument list",
    "expected '>' to end generic parameter clause": "expected '>' to complete generic parameter list",
    "expected '=' and type in typealias declaration": "expected '=' in type alias declaration",
    "expected ']' to end array": "expected ']' in container literal expression",
    "expected ']' to end array type": "expected ']' in array type",
    "expected ']' to end dictionary type": "expected ']' in dictionary type",
    "expected ']' to end dictionary": "expected ']' in container literal expression",
    "expected ']' to end subscript": "expected ']' in expression list",
    "expected 'else' in 'guard' statement": "expected 'else' after 'guard' condition",
    "expected 'func' in function": "expected 'func' keyword in instance method declaration",
    "expected 'in' in 'for' statement": "expected 'in' after for-each pattern",
    "expected 'in' in closure signature": "expected 'in' after the closure signature",
    "expected 'let' in optional binding": "expected 'let' in conditional",
    "expected 'var' in variable": "expected 'var' keyword in property declaration",
    "expected '{' in 'defer' statement": "expected '{' after 'defer'",
    "expected '{' in 'do' statement": "expected '{' after 'do'",
    "expected '{' in 'for' statement": "expected '{' to start the body of for-each loop",
    "expected '{' in 'guard' statement": "expected '{' after 'guard' else",
    "expected '{' in 'if' statement": "expected '{' after 'if' condition",
    "expected '{' in 'while' statement": "expected '{' after 'while' condition",
    "expected '}' to end 'for' statement": "expected '}' at end of brace statement",
    "expected '}' to end 'if' statement": "expected '}' at end of brace statement",
    "expected '}' to end 'while' statement": "expected '}' at end of brace statement",
    "expected '}' to end closure": "expected '}' at end of closure",
    "expected '}' to end function": "expected '}' at end of brace statement",
    "expected '}' to end initializer": "expected '}' at end of brace statement",
    "expected '}' to end variable": "expected '}' at end of brace statement",
    "expected condition in 'repeat' statement": "expected expression in 'repeat-while' condition",
    "expected expression after 'try'": "expected expression",
    "expected expression after ternary operator": "expected expression after '? ... :' in ternary expression",
    "expected expression in closure": "expected expression",
    "expected expression in parameter": "expected initial value after '='",
    "expected expression in pattern": "expected pattern",
    "expected expression in ternary operator": "expected expression after '?' in ternary expression",
    "expected expression in variable": "expected initial value after '='",
    "expected identifier and ':' in parameter": unnamedParameter,
    "expected identifier in parameter": unnamedType,
    "expected identifier in macro expansion": "expected a macro identifier for a pound literal expression",
    "expected key in dictionary element": "expected key expression in dictionary literal",
    "expected name in import": "expected identifier in import declaration",
    "expected name in member access": "expected member name following '.'",
    "expected parameter clause in function signature": "expected '(' in argument list of function declaration",
    "expected pattern in variable": "expected pattern",
    "expected return type in function signature": "expected type for function result",
    "expected type in inherited type": "expected type",
    "expected type in parameter": "expected parameter type following ':'",
    "expected type in type annotation": "expected type",
    "expected type in extension": "expected type name in extension declaration",
    "expected value and ')' to end function call": "expected expression in list of expressions",
    "expected value type in dictionary type": "expected dictionary value type",
    "expected value in array element": "expected expression in container literal",
    "expected value in dictionary element": "expected value in dictionary literal",
    "expected value in function call": "unexpected ',' separator",
    "expected value in tuple": "unexpected ',' separator",
    "standalone ';' statements are not allowed": "';' statements are not allowed",
    "unexpected ';' separator": "';' statements are not allowed",
    "unexpected 'case' keyword in switch case": "extraneous 'case' keyword in pattern",
    "unexpected code '.' in enum case": "extraneous '.' in enum 'case' declaration",
    "unexpected brace in source file": "extraneous '}' at top level",
  ]
}
