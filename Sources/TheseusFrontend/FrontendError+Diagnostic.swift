import TheseusProgram

extension FrontendError {
  /// The diagnostic for this error at a place.
  func diagnostic(at range: TheseusProgram.SourceRange) -> TheseusProgram.Diagnostic {
    TheseusProgram.Diagnostic(
      id: id, severity: severity, message: message, range: range, explanation: explanation)
  }

  private var id: String {
    switch self {
    case .unsupported: "unsupported-syntax"
    case .editorPlaceholder: "editor-placeholder"
    case .unknownPrecedenceGroup: "unknown-precedence-group"
    case .unorderedOperators: "unordered-operators"
    case .poundError: "pound-error"
    case .poundWarning: "pound-warning"
    case .nestedTooDeep: "nested-too-deep"
    case .memberWithoutBase: "member-without-base"
    case .misplacedAsync: "misplaced-async"
    case .missingOtherPlatforms, .availabilityOfOthersUnknown: "missing-other-platforms"
    case .patternWithoutCase, .needlessOptionalPattern: "pattern-without-case"
    case .namelessUnwrapping: "nameless-unwrapping"
    case .nestedBinding, .repeatedLet: "nested-binding"
    case .misplacedBranches: "misplaced-branches"
    case .misplacedMark: "misplaced-mark"
    case .misplacedAmpersand: "misplaced-ampersand"
    case .misplacedDeclaration: "misplaced-declaration"
    case .repeatedModifier, .severalAccessModifiers, .severalStaticModifiers: "wrong-modifier"
    case .observedConstant: "observed-constant"
    case .observerBesideGetter: "observer-beside-getter"
    case .repeatedAccessor: "repeated-accessor"
    case .initializerWithResult: "initializer-with-result"
    case .labelledParameterType: "labelled-parameter-type"
    case .bindingInExpression: "binding-in-expression"
    case .emptyPayload: "empty-payload"
    case .missingBody: "missing-body"
    case .misplacedTypeAttribute: "misplaced-type-attribute"
    }
  }

  private var severity: TheseusProgram.Diagnostic.Severity {
    if case .poundWarning = self { .warning } else { .error }
  }

  private var message: String {
    switch self {
    case .unsupported(let what): "Theseus does not run \(what) yet"
    case .editorPlaceholder: "editor placeholder in source file"
    case .unknownPrecedenceGroup(let name): "unknown precedence group '\(name)'"
    case .unorderedOperators(let left, let right) where left == right:
      "adjacent operators are in non-associative precedence group '\(left)'"
    case .unorderedOperators(let left, let right):
      "adjacent operators are in unordered precedence groups '\(left)' and '\(right)'"
    case .poundError(let text), .poundWarning(let text): text
    case .nestedTooDeep(let limit): "more than \(limit) '[' inside one another"
    case .memberWithoutBase(let name): "cannot infer contextual base in reference to member '\(name)'"
    case .misplacedAsync: "'async' must be written after the parameter list of a function"
    case .patternWithoutCase: "pattern matching in a condition requires the 'case' keyword"
    case .needlessOptionalPattern: "pattern matching in a condition implicitly unwraps optionals"
    case .namelessUnwrapping: "unwrap condition requires a valid identifier"
    case .nestedBinding(let keyword): "'\(keyword)' cannot appear nested inside another 'var' or 'let' pattern"
    case .repeatedLet: "'let' pattern cannot appear nested in an already immutable context"
    case .misplacedDeclaration(let keyword):
      keyword.map { "'\($0)' may only be declared at file scope" } ?? "declaration is only valid at file scope"
    case .misplacedMark(let mark): "'\(mark)' cannot appear to the right of a non-assignment operator"
    case .misplacedAmpersand: "'&' may only be used to pass an argument to inout parameter"
    case .repeatedModifier: "duplicate modifier"
    case .severalAccessModifiers: "multiple incompatible access-level modifiers specified"
    case .severalStaticModifiers(let keyword):
      "'\(keyword)' cannot appear after another 'static' or 'class' keyword"
    case .observedConstant: "'let' declarations cannot be observing properties"
    case .observerBesideGetter(let keyword): "'\(keyword)' cannot be provided together with a getter"
    case .repeatedAccessor(let owner, let accessor): "\(owner) already has \(accessor)"
    case .initializerWithResult: "initializers cannot have a result type"
    case .emptyPayload: "enum element with associated values must have at least one associated value"
    case .bindingInExpression: "pattern variable binding cannot appear in an expression"
    case .missingBody(let problem), .misplacedTypeAttribute(let problem), .labelledParameterType(let problem): problem
    case .missingOtherPlatforms: "must handle potential future platforms with '*'"
    case .availabilityOfOthersUnknown: "condition required for target platform '*'"
    case .misplacedBranches(let keyword):
      "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment"
    }
  }

  private var explanation: String? {
    switch self {
    case .editorPlaceholder: "Replace it by the value or the code that belongs there."
    case .unorderedOperators: "Put parentheses round the part that comes first."
    case .memberWithoutBase:
      "At the prompt each line runs by itself, so this one does not continue the line before it. "
        + "Write both on one line, or put them between ':{' and ':}'."
    case .misplacedAsync: "Swift writes what a function does behind its parameters: 'func load() async'."
    case .misplacedMark(let mark):
      "'\(mark)' covers everything to its right. Write it once, at the left end of the expression, or put it in parentheses with what it covers."
    case .misplacedAmpersand:
      "Swift has no addresses of variables. '&' says that a function may change the variable that it is given."
    case .observedConstant: "A constant never changes: write 'var', or leave the observer out."
    case .observerBesideGetter:
      "A computed property has nothing stored to observe: do the work in its setter, or store the value."
    case .emptyPayload: "A case without values is written without parentheses."
    case .missingBody: "Only what a protocol asks for has no body: write what it does between '{' and '}'."
    case .misplacedBranches: "Give the value to a constant first, and use that here."
    default: nil
    }
  }
}
