/// A type that the checker resolved, or `unknown` where it could not.
public indirect enum Type: Sendable, Hashable {
  /// Nothing is known; whoever uses the value decides when the program runs.
  case unknown
  /// A struct, enum, class or actor, of the program or of the catalogue (`Int`, `Array<Int>`, `Text`), with its generic arguments
  /// (those of enclosing types first).
  case nominal(NominalID, [Type])
  /// A generic parameter in scope, by the declaration that introduces it.
  case parameter(GenericParameter)
  /// `T.Element`: an associated type of what is not known yet.
  case associated(Type, ProtocolID, String)
  /// A tuple; `()` is the empty one.
  case tuple([Element])
  /// What a generic parameter `each T` stands for, and the type of a parameter `repeat each T`.
  case pack([Element])
  /// A function.
  case function(FunctionType)
  /// `any P & Q`, with at most one class bound, and what an `any P<X>` says of associated types; `Any` has no protocols.
  case existential([ProtocolID], superclass: [Type], constraints: [Constraint] = [])
  /// The result of a declaration that is written `some P` and whose underlying type is not known (yet).
  case opaque(FunctionID, constraints: [ProtocolID], arguments: [Type])
  /// `T.Type`; of a protocol, `any P.Type`.
  case metatype(Type)
  /// `(any P).Type`: the type of `(any P).self` alone, which is no metatype of what conforms.
  case protocolMetatype(Type)
  /// A type variable of one inference; never outside the checker.
  case variable(Int)

  /// What an associated type must be.
  public struct Constraint: Sendable, Hashable {
    /// The protocol that declares it.
    public var protocolID: ProtocolID
    /// Its name.
    public var name: String
    /// The type that it must be.
    public var type: Type

    /// Makes a constraint.
    public init(protocolID: ProtocolID, name: String, type: Type) {
      self.protocolID = protocolID
      self.name = name
      self.type = type
    }

    /// The same constraint with another type.
    public func with(_ type: Type) -> Constraint { Constraint(protocolID: protocolID, name: name, type: type) }
  }

  /// An element of a tuple or a pack.
  public struct Element: Sendable, Hashable {
    /// The label.
    public var label: String?
    /// The type.
    public var type: Type
    /// Whether it is `repeat type`: as many elements as the packs in the type have.
    public var isExpansion = false
    /// The alias that the whole tuple was written as, kept by its first element.
    var spelling = Spelling.none

    /// Makes an element.
    public init(label: String? = nil, type: Type) {
      self.label = label
      self.type = type
    }

    /// Makes an element `repeat pattern`.
    public init(expanding pattern: Type, label: String? = nil) {
      self.label = label
      type = pattern
      isExpansion = true
    }

    /// The same element with another type.
    public func with(_ type: Type) -> Element {
      var copy = self
      copy.type = type
      return copy
    }
  }

  /// `()`.
  public static let void = Type.tuple([])
  /// `Any`.
  public static let any = Type.existential([], superclass: [])

  /// The type of `T.self` where `T` is just this type.
  public var ofItself: Type {
    switch self {
    case .existential, .metatype(.existential): .protocolMetatype(self)
    default: .metatype(self)
    }
  }
}

/// The type of a function.
public struct FunctionType: Sendable, Hashable {
  /// A parameter of a function type.
  public struct Parameter: Sendable, Hashable {
    /// The type.
    public var type: Type
    /// Whether it is `inout`.
    public var isInout: Bool
    /// Whether it is variadic.
    public var isVariadic: Bool
    /// Whether the argument is wrapped into a closure.
    public var isAutoclosure: Bool
    /// The result builder that transforms a closure passed here, if any.
    public var builder: Type?

    /// Makes a parameter.
    public init(
      type: Type, isInout: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false,
      builder: Type? = nil
    ) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
      self.builder = builder
    }
  }
  /// The parameters.
  public var parameters: [Parameter]
  /// The result.
  public var result: Type
  /// Whether it is `async`.
  public var isAsync: Bool
  /// Whether it `throws`.
  public var isThrowing: Bool
  /// The type in `throws(E)`; nil for `any Error`.
  public var thrown: Type?
  /// What is written before it.
  var attributes = FunctionAttributes.none
  /// The alias that it was written as.
  var spelling = Spelling.none
  /// The alias that its result was written as where that is `Void`, which has no place for one itself.
  var resultSpelling = Spelling.none

  /// Makes a function type.
  public init(
    parameters: [Parameter], result: Type, isAsync: Bool = false, isThrowing: Bool = false, thrown: Type? = nil
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.thrown = thrown
  }
}

/// A generic parameter, by the declaration that introduces it and its place there.
public struct GenericParameter: Sendable, Hashable {
  /// Who introduces it.
  public enum Owner: Sendable, Hashable {
    /// A struct, enum, class or actor.
    case nominal(NominalID)
    /// A function, initializer or subscript.
    case function(FunctionID)
    /// A protocol: its `Self`, at index 0.
    case `protocol`(ProtocolID)
  }
  /// Who introduces it.
  public var owner: Owner
  /// Its place there, from 0.
  public var index: Int
  /// Its name, for printing.
  public var name: String
  /// Whether it is `each T`.
  public var isPack: Bool
  /// The alias that it was written as, of which equality knows nothing.
  var spelling = Spelling.none

  /// Makes a generic parameter.
  public init(owner: Owner, index: Int, name: String, isPack: Bool = false) {
    self.owner = owner
    self.index = index
    self.name = name
    self.isPack = isPack
  }

  /// Whether they are the same place of the same declaration, which has one name: comparing that too took most of a substitution.
  public static func == (left: GenericParameter, right: GenericParameter) -> Bool {
    left.index == right.index && left.owner == right.owner
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(index)
  }
}

/// Names a struct, enum, class or actor in a `TypedProgram`.
public struct NominalID: Sendable, Hashable {
  /// The index in the table.
  public var index: Int32
  /// The alias that a type of it was written as, of which equality knows nothing.
  private(set) var spelling = Spelling.none

  /// Makes an id.
  public init(_ index: Int) { self.index = Int32(index) }

  /// The same id for a type that was written as an alias.
  func spelled(_ spelling: Spelling) -> NominalID {
    var copy = self
    copy.spelling = spelling
    return copy
  }

  /// Whether they name the same declaration.
  public static func == (left: NominalID, right: NominalID) -> Bool { left.index == right.index }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// Names a protocol in a `TypedProgram`.
public struct ProtocolID: Sendable, Hashable {
  /// The index in the table.
  public var index: Int32
  /// Makes an id.
  public init(_ index: Int) { self.index = Int32(index) }
}

/// Names a function, method, initializer or accessor in a `TypedProgram`.
public struct FunctionID: Sendable, Hashable {
  /// The index in the table.
  public var index: Int32
  /// Makes an id.
  public init(_ index: Int) { self.index = Int32(index) }
}

/// Names a global variable or a static stored property in a `TypedProgram`; it is initialized when it is first used.
public struct GlobalID: Sendable, Hashable {
  /// The index in the table.
  public var index: Int32
  /// Makes an id.
  public init(_ index: Int) { self.index = Int32(index) }
}

/// Names a parameter or local variable within one outermost function; closures inside share the numbering.
public struct LocalID: Sendable, Hashable {
  /// The index in the function's table of locals.
  public var index: Int32
  /// Makes an id.
  public init(_ index: Int) { self.index = Int32(index) }
}
