import TheseusProgram

/// An expression whose names, overloads, conversions and literals are resolved; the sugar is gone.
///
/// Where the checker could not know, a `dynamic…` form names what to look up when the program runs.
public struct TypedExpression: Sendable {
  /// The forms of a typed expression.
  public indirect enum Kind: Sendable {
    // Literals; `type` says of which type.
    /// An integer literal of a built-in number type (`Int`, `UInt8`, `Double`, `CGFloat` …).
    case integer(Int)
    /// An integer literal that `Int` has no room for: its digits in base ten, with a minus if there is one.
    case largeInteger(String)
    /// A floating-point literal.
    case double(Double)
    /// A Boolean literal.
    case boolean(Bool)
    /// A string literal of type `String`, `Substring`, `Character`, `LocalizedStringKey` …
    case string(String)
    /// An interpolated string.
    case interpolation([Segment])
    /// `nil` of an optional type.
    case none
    /// An array literal of type `Array` or `Set`; elements are converted.
    case array([TypedExpression])
    /// A dictionary literal of type `Dictionary`.
    case dictionary([(key: TypedExpression, value: TypedExpression)])
    /// A tuple; `()` is `Void`. Of a `packExpansion` in it, each value is an element.
    case tuple([TypedExpression])
    /// The arguments for a parameter `repeat each T`, as `tuple` has its elements.
    case pack([TypedExpression])
    /// `repeat e`: as many values as the packs in `e` have elements. What `for` goes through, and what `tuple` and `pack` take in.
    case packExpansion(PackExpansion)

    // Names.
    /// A parameter, local variable or `self`.
    case local(LocalID)
    /// `consume x`: what is in the local, which is empty then.
    case consume(LocalID)
    /// A global variable or static stored property.
    case global(GlobalID)
    /// A stored property of a struct or class instance.
    case field(TypedExpression, Int)
    /// An element of a tuple.
    case tupleElement(TypedExpression, Int)
    /// `T.self` as a value, with `T` concrete after substitution of the generic arguments.
    case metatype(Type)
    /// `type(of: e)`.
    case dynamicType(TypedExpression)

    // Calls and construction.
    /// A call with all parameters in order, `self` first; defaults are filled in; an `inout` argument is an `.inout`.
    case call(Callee, [TypedExpression])
    /// A closure; also a function used as a value (eta-expanded).
    case closure(TypedClosure)
    /// A generic local function with its own generic arguments; only as what a call calls.
    case specialized(TypedExpression, FunctionID, arguments: [Type])
    /// The instance of a struct (in a memberwise initializer) with its fields in order; `type` says which.
    case makeStruct([TypedExpression])
    /// A new, empty instance of the class that an initializer is called for. In an initializer of a class, `self` is allocated by the caller.
    case allocate(Type)
    /// A case of an enum with its payload, converted.
    case enumCase(NominalID, Int, [TypedExpression])

    // Conversions.
    /// Wraps into an optional.
    case some(TypedExpression)
    /// Puts a value of a concrete (or generic) type into an existential or an `Any`.
    case erase(TypedExpression)
    /// Opens or converts what needs no work when running (subclass to superclass, function conversions, existential to smaller existential).
    case upcast(TypedExpression)
    /// Number conversions that Swift makes implicitly (`CGFloat` ↔ `Double`).
    case convertNumber(TypedExpression)
    /// `e!`; traps on nil.
    case unwrap(TypedExpression)
    /// A read of what is declared `A!` where an `A` is needed; traps on nil, in its own words.
    case unwrapImplicitly(TypedExpression)
    /// The value of the chain inside; nil as soon as a `bindOptional` in it meets nil. `type` is optional.
    case optionalChain(TypedExpression)
    /// A link `e?` inside an `optionalChain`.
    case bindOptional(TypedExpression)
    /// `e is T`
    case isType(TypedExpression, Type)
    /// `e as? T`
    case conditionalCast(TypedExpression, Type)
    /// `e as! T`
    case forcedCast(TypedExpression, Type)

    // Control.
    /// `a ?? b`; the second is evaluated only if needed. With `type` optional the first is not unwrapped.
    case coalesce(TypedExpression, TypedExpression)
    /// `a && b`
    case and(TypedExpression, TypedExpression)
    /// `a || b`
    case or(TypedExpression, TypedExpression)
    /// `!a`
    case not(TypedExpression)
    /// `c ? a : b`
    case conditional(TypedExpression, TypedExpression, TypedExpression)
    /// Statements, then a value: `if` and `switch` as expressions, result builders.
    case sequence([TypedStatement], TypedExpression)
    /// `try? e`
    case optionalTry(TypedExpression)
    /// `try! e`
    case forcedTry(TypedExpression)
    /// `await e`: a point where the code may suspend.
    case await(TypedExpression)

    // Places.
    /// `place = e`
    case assign(Place, TypedExpression)
    /// A place passed `inout`; only as an argument of a call.
    case `inout`(Place)
    /// A default argument that runs code, which is evaluated behind the written arguments of its call.
    case defaultArgument(TypedExpression)
    /// A key path.
    case keyPath([TypedKeyPathComponent])
    /// `base[keyPath: path]`.
    case applyKeyPath(TypedExpression, TypedExpression)

    // What is decided when the program runs.
    /// A member of a value whose type is unknown.
    case dynamicMember(TypedExpression, String)
    /// A method of a value whose type is unknown, or an unknown method of a known type.
    case dynamicCall(TypedExpression, String, [DynamicArgument])
    /// A call of a value whose type is unknown.
    case dynamicApply(TypedExpression, [DynamicArgument])
    /// A subscript of a value whose type is unknown.
    case dynamicSubscript(TypedExpression, [DynamicArgument])
    /// A binary operator whose operand types are unknown.
    case dynamicOperator(String, [TypedExpression])
    /// An API that the catalogue does not have, kept as an opaque value that only its name and arguments describe:
    /// an implicit member without context (`.glow(2)`), an unknown modifier of a view, an unknown type's initializer.
    case opaque(OpaqueValue)
    /// What Theseus does not run yet; evaluating it is an error that names it.
    case unsupported(String)
  }

  /// A part of an interpolated string.
  public enum Segment: Sendable {
    /// Literal text.
    case text(String)
    /// A value (erased to `Any` unless it is a `String`) with the labelled arguments behind it (`specifier:`, `format:`, `default:`).
    case value(TypedExpression, [DynamicArgument])
  }

  /// Which form it has.
  public var kind: Kind
  /// The type of its value.
  public var type: Type
  /// Where it stands.
  public var range: SourceRange

  /// Makes a typed expression.
  public init(_ kind: Kind, type: Type, range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }
}

/// An argument of something that is looked up when the program runs.
public struct DynamicArgument: Sendable {
  /// The label.
  public var label: String?
  /// The value.
  public var value: TypedExpression

  /// Makes an argument.
  public init(label: String?, value: TypedExpression) {
    self.label = label
    self.value = value
  }
}

/// A use of an API that is not in the catalogue.
public struct OpaqueValue: Sendable {
  /// What it is applied to: the view of an unknown modifier, the value of a chain; nil for a free name.
  public var base: TypedExpression?
  /// The name as written, without a dot.
  public var name: String
  /// The arguments; nil without parentheses.
  public var arguments: [DynamicArgument]?
  /// Whether it stands where a view must (an unknown view keeps its trailing view-builder content).
  public var isView: Bool

  /// Makes an opaque value.
  public init(base: TypedExpression?, name: String, arguments: [DynamicArgument]?, isView: Bool) {
    self.base = base
    self.name = name
    self.arguments = arguments
    self.isView = isView
  }
}

/// What a call calls.
public indirect enum Callee: Sendable {
  /// A known function; `arguments` are the generic arguments in the order of `TypedFunction.generics`.
  case function(FunctionID, arguments: [Type])
  /// A method of a class that a subclass may override: found by the dynamic class of the first argument.
  case virtual(FunctionID, arguments: [Type])
  /// A requirement of a protocol: found by the type `conformer`, which may be a generic parameter; for an existential
  /// it is `unknown` and the dynamic type of the first argument decides.
  case witness(ProtocolID, FunctionID, conformer: Type, arguments: [Type])
  /// A function value.
  case value(TypedExpression)
}

/// A closure with what it captures.
public struct TypedClosure: Sendable {
  /// A capture-list entry that makes a new local.
  public struct Capture: Sendable {
    /// The local inside.
    public var local: LocalID
    /// What is captured, evaluated when the closure is made.
    public var value: TypedExpression
    /// How it is held; a `weak` local is optional.
    public var strength: Closure.Strength

    /// Makes a capture.
    public init(local: LocalID, value: TypedExpression, strength: Closure.Strength) {
      self.local = local
      self.value = value
      self.strength = strength
    }
  }
  /// The entries of the capture list.
  public var captures: [Capture]
  /// The generic parameters of its own, of a local function; those of the function around it come before them.
  public var generics: [GenericParameter]
  /// The parameters.
  public var parameters: [LocalID]
  /// The statements.
  public var body: [TypedStatement]
  /// Whether it is `async`.
  public var isAsync: Bool
  /// Which actor it is written to run on.
  public var isolation: Isolation
  /// Where it stands; also what names it in traces.
  public var range: SourceRange

  /// Makes a closure.
  public init(
    captures: [Capture] = [], generics: [GenericParameter] = [], parameters: [LocalID], body: [TypedStatement],
    isAsync: Bool = false, isolation: Isolation = .inherited, range: SourceRange
  ) {
    self.captures = captures
    self.generics = generics
    self.parameters = parameters
    self.body = body
    self.isAsync = isAsync
    self.isolation = isolation
    self.range = range
  }
}

extension Closure {
  /// How a capture is held.
  public typealias Strength = Capture.Strength
}

/// What can be assigned to or passed `inout`.
public indirect enum Place: Sendable {
  /// A local variable, or `self` in a mutating method.
  case local(LocalID)
  /// A global variable.
  case global(GlobalID)
  /// A stored property of a struct in a place.
  case field(Place, Int)
  /// A `weak` or `unowned` stored property of a struct in a place.
  case weakened(Place, Closure.Strength)
  /// A stored property of a class instance.
  case reference(TypedExpression, Int)
  /// An element of a tuple in a place.
  case tupleElement(Place, Int)
  /// A computed property or subscript (arguments in order, without `self`): read by `getter`, written by `setter`, whose last argument is the new value.
  /// `base` is the place of `self`, or a `.value` when the setter does not mutate it, or nil for a static one.
  case computed(base: Place?, getter: Callee, setter: Callee, arguments: [TypedExpression], type: Type)
  /// The value inside an optional in a place.
  case unwrapped(Place, Unwrapping)
  /// `base[keyPath: path]`.
  case keyPath(Place, TypedExpression)
  /// A value that is not a place; only as the base of a non-mutating setter, a class instance, or a discarded temporary.
  case value(TypedExpression)
  /// A member of a value whose type is unknown.
  case dynamicMember(Place, String)
  /// A subscript of a value whose type is unknown.
  case dynamicSubscript(Place, [DynamicArgument])
  /// `_`.
  case discard
}

/// What happens where an optional in a place is nil.
public enum Unwrapping: Sendable {
  /// The chain around it ends: `a?.b = c`.
  case chained
  /// It traps: `a!.b = c`.
  case forced
  /// It traps: `a.b = c` of an `a` that is declared `A!`.
  case implicit
}

/// A link of a typed key path.
public enum TypedKeyPathComponent: Sendable {
  /// A stored property.
  case field(Int, name: String, type: Type)
  /// A computed property or subscript; the setter is nil when it is read-only. `name` is for printing and for environment keys.
  case computed(getter: Callee, setter: Callee?, arguments: [TypedExpression], name: String, type: Type)
  /// An element of a tuple.
  case tupleElement(Int)
  /// `?`
  case optionalChain
  /// `!`
  case forceUnwrap
  /// The end of a path with `?` in it whose last link is no optional: wraps into one again.
  case optionalWrap
  /// A member that is looked up when the path is used.
  case dynamic(String)
}
