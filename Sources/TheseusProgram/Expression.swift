/// An expression of a lowered program: operators are folded, sugar that needs no types is gone.
public struct Expression: Sendable, Hashable {
  /// The forms of an expression.
  public indirect enum Kind: Sendable, Hashable {
    /// An integer literal: digits without underscores, with its radix prefix (`0x1F`), a leading `-` folded in for `-1`.
    case integer(String)
    /// A floating-point literal, as written without underscores, a leading `-` folded in.
    case float(String)
    /// `true`, `false`.
    case boolean(Bool)
    /// `nil`.
    case `nil`
    /// A string literal: text (escapes resolved) and interpolations, in order.
    case string([StringSegment])
    /// `/a+b/` and `#/a+b/#`: the pattern as written.
    case regex(String)
    /// `[a, b]`.
    case array([Expression])
    /// `[k: v]`; `[:]` is empty.
    case dictionary([DictionaryElement])
    /// `(a, label: b)`; a parenthesised single expression is unwrapped by lowering. `()` is the empty tuple.
    case tuple([Argument])
    /// A name: a variable, function or type (`x`, `$0`, `$name`, `_storage`, `self`, `super`, `Self`), with generic arguments if any
    /// (`Array<Int>`), and argument labels if any (`f(a:b:)`).
    case name(String, genericArguments: [TypeReference], labels: [String]?)
    /// `base.name`, `base.name<T>`, `base.f(a:b:)`; `base.0` has the name `0`; `base.self` is lowered to `base`; `X.init` has the name `init`.
    case member(Expression, String, genericArguments: [TypeReference], labels: [String]?, nameRange: SourceRange)
    /// `.name`: an implicit member. A call of it is a `call` whose callee is this.
    case implicitMember(String, labels: [String]?)
    /// A type where an expression stands (`[Int]`, `Int?`, `(Int) -> Void` before `.self` or a call).
    case type(TypeReference)
    /// `f(a, b: c) { … } label: { … }`; trailing closures are the last arguments, marked as such.
    case call(Expression, arguments: [Argument])
    /// `base[i, label: j]`.
    case `subscript`(Expression, arguments: [Argument])
    /// `-a`, `!a`, `~a`, the user's own; `-1` on a literal is folded into the literal.
    case prefix(String, operatorRange: SourceRange, Expression)
    /// `a...` and the user's own.
    case postfix(Expression, String, operatorRange: SourceRange)
    /// `a + b`; never assignment, ternary, `is`, `as`.
    case binary(Expression, String, operatorRange: SourceRange, Expression)
    /// `c ? a : b`.
    case ternary(Expression, Expression, Expression)
    /// `a = b`; `_ = b` has the target `discard`.
    case assignment(Expression, Expression)
    /// `_` as the target of an assignment.
    case discard
    /// `a is T`.
    case isType(Expression, TypeReference)
    /// `a as T`, `a as? T`, `a as! T`.
    case cast(Expression, TypeReference, Cast)
    /// `a!`.
    case forceUnwrap(Expression)
    /// `a?` inside a chain; the chain around it is an `optionalChain`.
    case optionalEvaluation(Expression)
    /// The whole of a chain that has an `optionalEvaluation` in it; its value is an optional, nil as soon as one link is nil.
    case optionalChain(Expression)
    /// `{ [capture] (a: Int) -> T in … }`.
    case closure(Closure)
    /// `\Root.a.b[0]?.c`, `\.a`; the root is nil when it is inferred.
    case keyPath(root: TypeReference?, components: [KeyPathComponent])
    /// `&x` as an argument.
    case inoutReference(Expression)
    /// `try e`, `try? e`, `try! e`.
    case `try`(Expression, Try)
    /// `await e`.
    case await(Expression)
    /// `consume e`.
    case consume(Expression)
    /// `repeat e`: the values of `e` for each element of the packs in it, with the packs that types in it name: `T` of `each T`.
    case packExpansion(Expression, typePacks: [TypeReference])
    /// `each e`: an element of a pack.
    case packElement(Expression)
    /// `if … { } else { }` used as a value.
    case ifValue(IfStatement)
    /// `switch … { }` used as a value.
    case switchValue(SwitchStatement)
    /// `#name(…)`: `#file`, `#line`, `#function`, `#Preview`, `#Predicate`, `#selector` and others, without `#`.
    case macro(String, genericArguments: [TypeReference], arguments: [Argument])
    /// What could not be lowered; a diagnostic has been made for it.
    case invalid
  }

  /// The kinds of cast.
  public enum Cast: Sendable, Hashable {
    /// `as`
    case coerce
    /// `as?`
    case conditional
    /// `as!`
    case forced
  }

  /// The kinds of `try`.
  public enum Try: Sendable, Hashable {
    /// `try`
    case plain
    /// `try?`
    case optional
    /// `try!`
    case forced
  }

  /// Which form it has.
  public var kind: Kind
  /// Where it stands.
  public var range: SourceRange

  /// Makes an expression.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A part of a string literal.
public enum StringSegment: Sendable, Hashable {
  /// Literal text with its escapes resolved.
  case text(String)
  /// `\(a, format: f)`: the arguments of the interpolation.
  case interpolation([Argument], range: SourceRange)
}

/// An argument of a call, or an element of a tuple.
public struct Argument: Sendable, Hashable {
  /// The label, if there is one; a first trailing closure has none.
  public var label: String?
  /// The value.
  public var value: Expression
  /// Whether it stands behind the parentheses as a trailing closure.
  public var isTrailingClosure: Bool
  /// Where its label stands; nil without one.
  public var labelRange: SourceRange?

  /// Where it begins: its label, or the start of its value.
  public var start: SourceRange { labelRange ?? value.range.pointingAtStart }

  /// Makes an argument.
  public init(label: String? = nil, value: Expression, isTrailingClosure: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
  }
}

/// A pair of a dictionary literal.
public struct DictionaryElement: Sendable, Hashable {
  /// The key.
  public var key: Expression
  /// The value.
  public var value: Expression

  /// Makes a pair.
  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A closure literal.
public struct Closure: Sendable, Hashable {
  /// `[weak self, x = y]`.
  public struct Capture: Sendable, Hashable {
    /// `strong`, `weak` or `unowned`.
    public enum Strength: String, Sendable, Hashable {
      /// No specifier.
      case strong
      /// `weak`
      case weak
      /// `unowned`
      case unowned
    }
    /// The name inside.
    public var name: String
    /// What is captured.
    public var value: Expression
    /// How it is held.
    public var strength: Strength

    /// Makes a capture.
    public init(name: String, value: Expression, strength: Strength) {
      self.name = name
      self.value = value
      self.strength = strength
    }
  }

  /// A parameter; the type is nil when it is inferred.
  public struct Parameter: Sendable, Hashable {
    /// The name, `_` where it is ignored.
    public var name: String
    /// The written type.
    public var type: TypeReference?
    /// Whether it is written `inout`.
    public var isInout: Bool
    /// Whether it takes any number of values: `Int...`.
    public var isVariadic: Bool
    /// Where it stands.
    public var range: SourceRange

    /// Makes a parameter.
    public init(
      name: String, type: TypeReference?, isInout: Bool = false, isVariadic: Bool = false, range: SourceRange
    ) {
      self.name = name
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.range = range
    }
  }

  /// The capture list.
  public var captures: [Capture]
  /// Named parameters; nil when the closure has none written and may use `$0`.
  public var parameters: [Parameter]?
  /// Where the named parameters stand, with their parentheses.
  public var parametersRange: SourceRange?
  /// The written result type.
  public var result: TypeReference?
  /// Whether `async` is written.
  public var isAsync: Bool
  /// Whether `throws` is written.
  public var isThrowing: Bool
  /// The type in `throws(E)`.
  public var thrown: TypeReference?
  /// Attributes without `@`.
  public var attributes: [String]
  /// The highest `$n` used directly in the body plus one; 0 if none is.
  public var anonymousParameterCount: Int
  /// The statements.
  public var body: [Statement]
  /// Where it stands.
  public var range: SourceRange

  /// Makes a closure.
  public init(
    captures: [Capture] = [], parameters: [Parameter]?, result: TypeReference? = nil, isAsync: Bool = false,
    isThrowing: Bool = false, thrown: TypeReference? = nil, attributes: [String] = [], anonymousParameterCount: Int = 0,
    body: [Statement], range: SourceRange
  ) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.thrown = thrown
    self.attributes = attributes
    self.anonymousParameterCount = anonymousParameterCount
    self.body = body
    self.range = range
  }
}

/// A link of a key path.
public enum KeyPathComponent: Sendable, Hashable {
  /// `.name`
  case member(String)
  /// `[index]`
  case `subscript`([Argument])
  /// `?`
  case optionalChain
  /// `!`
  case forceUnwrap
  /// `.self`
  case identity
}
