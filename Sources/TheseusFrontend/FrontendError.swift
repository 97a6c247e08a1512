/// What lowering found wrong, as data; the words are in `FrontendError+Diagnostic.swift`.
enum FrontendError: Error, Equatable {
  /// Swift that Theseus does not run.
  case unsupported(String)
  /// `<#placeholder#>`.
  case editorPlaceholder
  /// A precedence group that nobody declared.
  case unknownPrecedenceGroup(String)
  /// Two operators side by side that no relation orders.
  case unorderedOperators(left: String, right: String)
  /// `#error("…")`.
  case poundError(String)
  /// `#warning("…")`.
  case poundWarning(String)
  /// More brackets within brackets than are read.
  case nestedTooDeep(limit: Int)
  /// A line of its own that begins with `.name`.
  case memberWithoutBase(String)
  /// `async func`, as other languages write it.
  case misplacedAsync
  /// `if let .some(x) = value`: a pattern without `case`.
  case patternWithoutCase
  /// `if let x? = value`.
  case needlessOptionalPattern
  /// `if let table["key"]`: what has no name to bind.
  case namelessUnwrapping
  /// `let (var a, b)`: a `let` or `var` inside another.
  case nestedBinding(String)
  /// `for let item in list`.
  case repeatedLet
  /// `show(if flag { 1 } else { 2 })`: an `if` or `switch` that gives its value to something else than Swift lets it.
  case misplacedBranches(String)
  /// A declaration in a function or a type that may only stand in a file, with the keyword that the message names.
  case misplacedDeclaration(String?)
  /// `1 + try f()`: a `try` or `await` that would cover less than the eye thinks, as the message names it.
  case misplacedMark(String)
  /// `let y = &x`: an `&` that stands before no argument.
  case misplacedAmpersand
  /// `private private`: a modifier that stands there already.
  case repeatedModifier
  /// `public private`: two answers to who may use a declaration.
  case severalAccessModifiers
  /// `static class`: two words that make a member one of the type, with the later one.
  case severalStaticModifiers(String)
  /// `let x = 3 { didSet { … } }`.
  case observedConstant
  /// `var x: Int { get { 1 } didSet { … } }`, with the observer's keyword.
  case observerBesideGetter(String)
  /// `var x: Int { get { 1 } get { 2 } }`, with what has the accessor, and the accessor in words.
  case repeatedAccessor(owner: String, String)
  /// `init() -> Self`.
  case initializerWithResult
  /// `(name: String) -> Void`: a parameter of a function type with a label, with what is wrong in the compiler's words.
  case labelledParameterType(String)
  /// `case loaded()`: the parentheses of a payload with nothing in them.
  case emptyPayload
  /// `if let x == 3`: an operation where a name is bound.
  case bindingInExpression
  /// A function, an initializer or an accessor without its braces, with what the compiler misses.
  case missingBody(String)
  /// `@escaping` or `@autoclosure` where no parameter of a function stands, with what is wrong in the compiler's words.
  case misplacedTypeAttribute(String)
  /// `#available(iOS 17)`: platforms without a `*` for all others.
  case missingOtherPlatforms
  /// A condition that does not say what holds on other platforms.
  case availabilityOfOthersUnknown
}
