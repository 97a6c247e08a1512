/// A type as it is written in a program.
public struct TypeReference: Sendable, Hashable {
  /// The forms that a written type takes.
  public indirect enum Kind: Sendable, Hashable {
    /// `Name`, `Name<A, B>`; sugar is resolved: `[A]` is `Array<A>`, `[K: V]` is `Dictionary<K, V>`, `A?` is `Optional<A>`.
    case named(String, arguments: [TypeReference])
    /// `Base.Name<A>`.
    case member(TypeReference, String, arguments: [TypeReference])
    /// `(A, label: B)`; `()` is the empty tuple. A single unlabelled element is unwrapped by lowering.
    case tuple([TupleElement])
    /// `(A, inout B) async throws(E) -> C`.
    case function(
      parameters: [FunctionParameter], isAsync: Bool, isThrowing: Bool, thrown: TypeReference?, result: TypeReference)
    /// `some P & Q`.
    case some(TypeReference)
    /// `any P & Q`.
    case any(TypeReference)
    /// `P & Q`.
    case composition([TypeReference])
    /// `T.Type` and `P.Protocol`.
    case metatype(TypeReference)
    /// `A!`; behaves as an optional that is unwrapped where it must be.
    case implicitlyUnwrapped(TypeReference)
    /// `repeat (each T)?`: the pattern, once for each element of the packs in it.
    case packExpansion(TypeReference)
    /// `each T`: an element of a pack.
    case packElement(TypeReference)
    /// `_`, to be inferred.
    case inferred
  }

  /// An element of a tuple type.
  public struct TupleElement: Sendable, Hashable {
    /// The label, if there is one.
    public var label: String?
    /// The type.
    public var type: TypeReference

    /// Makes an element.
    public init(label: String?, type: TypeReference) {
      self.label = label
      self.type = type
    }
  }

  /// A parameter of a function type, with what attributes say of it.
  public struct FunctionParameter: Sendable, Hashable {
    /// The type, without `inout`, `@escaping` and `@autoclosure`.
    public var type: TypeReference
    /// Whether it is `inout`.
    public var isInout: Bool
    /// Whether it is variadic, `T...`.
    public var isVariadic: Bool

    /// Makes a parameter.
    public init(type: TypeReference, isInout: Bool = false, isVariadic: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
    }
  }

  /// Which form it has.
  public var kind: Kind
  /// Attributes on the type, without `@` (`escaping`, `autoclosure`, `ViewBuilder`, `MainActor`, `Sendable`), in order.
  public var attributes: [String]
  /// Where it is written.
  public var range: SourceRange
  /// Whether it is written `[A]`, `[K: V]` or `A?`, which mean the library's types whatever else has their names.
  public var isSugar = false

  /// The types between the `<` and `>` that end it; none where there are none.
  public var writtenArguments: [TypeReference] {
    switch kind {
    case .named(_, let arguments), .member(_, _, let arguments): arguments
    default: []
    }
  }

  /// The types that it is written with, one level down.
  public var parts: [TypeReference] {
    switch kind {
    case .named(_, let arguments): arguments
    case .member(let base, _, let arguments): [base] + arguments
    case .tuple(let elements): elements.map(\.type)
    case .function(let parameters, _, _, let thrown, let result):
      parameters.map(\.type) + [thrown, result].compactMap(\.self)
    case .some(let inner), .any(let inner), .metatype(let inner), .implicitlyUnwrapped(let inner),
      .packExpansion(let inner), .packElement(let inner):
      [inner]
    case .composition(let types): types
    case .inferred: []
    }
  }

  /// Whether they are the same type, written alike or not.
  public static func == (left: TypeReference, right: TypeReference) -> Bool {
    left.kind == right.kind && left.attributes == right.attributes && left.range == right.range
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(attributes)
    hasher.combine(range)
  }

  /// Makes a written type.
  public init(_ kind: Kind, attributes: [String] = [], range: SourceRange) {
    self.kind = kind
    self.attributes = attributes
    self.range = range
  }
}

extension TypeReference {
  /// Whether it is written as an optional: `A?`, `Optional<A>` or `A!`.
  public var isOptional: Bool {
    switch kind {
    case .named("Optional", _), .implicitlyUnwrapped: true
    default: false
    }
  }
}
