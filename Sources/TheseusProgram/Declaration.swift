/// A declaration of a lowered program.
public struct Declaration: Sendable, Hashable {
  /// The forms of a declaration.
  public indirect enum Kind: Sendable, Hashable {
    /// `struct`, `class`, `enum`, `actor`, `protocol`.
    case nominal(NominalDeclaration)
    /// `extension T: P where … { … }`.
    case `extension`(ExtensionDeclaration)
    /// `func`, `init`, `deinit`, `subscript`.
    case function(FunctionDeclaration)
    /// `let`, `var`: one binding each.
    case variable(VariableDeclaration)
    /// `case a(Int), b = 2` of an enum: one case each.
    case enumCase(EnumCaseDeclaration)
    /// `typealias` and `associatedtype`.
    case typeAlias(TypeAliasDeclaration)
    /// `prefix operator`, `infix operator`.
    case `operator`(OperatorDeclaration)
    /// `precedencegroup`.
    case precedenceGroup(PrecedenceGroupDeclaration)
    /// `import`.
    case `import`(String)
    /// `#Preview { … }` and other macros at file scope, with where the statements of the trailing closure stand; ignored when running.
    case macro(String, content: SourceRange?)
  }

  /// Which form it has.
  public var kind: Kind
  /// Attributes in order.
  public var attributes: [DeclarationAttribute]
  /// Modifiers in order: `private`, `static`, `mutating`, `override`, `lazy`, `weak`, `indirect`, `private(set)`.
  public var modifiers: [String]
  /// Where the modifiers stand, one for each; empty for what a stage made up.
  public var modifierRanges: [SourceRange] = []
  /// Where its keyword stands: `struct`, `func`, `let`, `case`.
  public var keywordRange: SourceRange
  /// Where the brace of its members, its body or its accessors opens; nil without one.
  public var openingBrace: SourceRange?
  /// Where the whole declaration stands.
  public var range: SourceRange
  /// Where its name stands.
  public var nameRange: SourceRange

  /// Makes a declaration.
  public init(
    _ kind: Kind, attributes: [DeclarationAttribute] = [], modifiers: [String] = [], range: SourceRange,
    nameRange: SourceRange
  ) {
    self.kind = kind
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
    self.nameRange = nameRange
    keywordRange = nameRange
  }

  /// Whether it carries a modifier, for example `static`.
  public func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// Where a modifier stands; of one that it does not carry, or that nothing says the place of, the place of its name.
  public func range(ofModifier modifier: String) -> SourceRange {
    zip(modifiers, modifierRanges).first { $0.0 == modifier }?.1 ?? nameRange
  }

  /// The first attribute of a name, for example `State`.
  public func attribute(_ name: String) -> DeclarationAttribute? { attributes.first { $0.name == name } }
}

/// `@Name<T>(arguments)`.
public struct DeclarationAttribute: Sendable, Hashable {
  /// The name without `@`; `Outer.Inner` for a nested one.
  public var name: String
  /// The attribute as a type, for property wrappers with generic arguments.
  public var type: TypeReference
  /// The arguments; nil without parentheses.
  public var arguments: [Argument]?
  /// Where it stands.
  public var range: SourceRange

  /// The text of the first argument where it is one: `name` of `@_symbol("name")`.
  public var text: String? {
    guard case .string(let segments)? = arguments?.first?.value.kind, case .text(let text)? = segments.first else {
      return nil
    }
    return text
  }

  /// Makes an attribute.
  public init(name: String, type: TypeReference, arguments: [Argument]?, range: SourceRange) {
    self.name = name
    self.type = type
    self.arguments = arguments
    self.range = range
  }
}

/// `struct`, `class`, `enum`, `actor` or `protocol`.
public struct NominalDeclaration: Sendable, Hashable {
  /// What it declares.
  public enum Kind: String, Sendable, Hashable {
    /// `struct`
    case structure = "struct"
    /// `class`
    case `class`
    /// `enum`
    case enumeration = "enum"
    /// `actor`
    case actor
    /// `protocol`
    case `protocol`
  }
  /// What it declares.
  public var kind: Kind
  /// The name.
  public var name: String
  /// The generic parameters; of a protocol its primary associated types.
  public var generics: GenericClause
  /// The inherited types, in order: superclass, raw type, protocols.
  public var inherited: [TypeReference]
  /// The members, in order.
  public var members: [Declaration]
  /// Whether its values can be copied: `~Copyable` is not written.
  public var isCopyable = true

  /// Makes a nominal declaration.
  public init(
    kind: Kind, name: String, generics: GenericClause, inherited: [TypeReference], members: [Declaration]
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.inherited = inherited
    self.members = members
  }
}

/// `extension T: P where … { … }`.
public struct ExtensionDeclaration: Sendable, Hashable {
  /// The extended type.
  public var type: TypeReference
  /// Protocols that it adds.
  public var inherited: [TypeReference]
  /// `where` requirements.
  public var requirements: [GenericRequirement]
  /// The members, in order.
  public var members: [Declaration]
  /// Where its keyword stands; nil for what a stage made up.
  public var keywordRange: SourceRange?

  /// Makes an extension.
  public init(
    type: TypeReference, inherited: [TypeReference], requirements: [GenericRequirement], members: [Declaration]
  ) {
    self.type = type
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
  }
}

/// `<T: P, each U>` and `where` requirements.
public struct GenericClause: Sendable, Hashable {
  /// A generic parameter.
  public struct Parameter: Sendable, Hashable {
    /// The name.
    public var name: String
    /// `T: P`.
    public var constraint: TypeReference?
    /// Whether it is `each T`.
    public var isPack: Bool
    /// Where its name is written.
    public var range: SourceRange

    /// Makes a parameter.
    public init(name: String, constraint: TypeReference?, isPack: Bool = false, range: SourceRange = .synthesized) {
      self.name = name
      self.constraint = constraint
      self.isPack = isPack
      self.range = range
    }
  }
  /// The parameters, in order.
  public var parameters: [Parameter]
  /// The `where` requirements.
  public var requirements: [GenericRequirement]

  /// Makes a clause.
  public init(parameters: [Parameter] = [], requirements: [GenericRequirement] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

/// A requirement of a `where` clause.
public enum GenericRequirement: Sendable, Hashable {
  /// `T: P`
  case conformance(TypeReference, TypeReference)
  /// `T == U`
  case sameType(TypeReference, TypeReference)
}

/// `func`, `init`, `deinit` or `subscript`.
public struct FunctionDeclaration: Sendable, Hashable {
  /// What it declares.
  public enum Kind: Sendable, Hashable {
    /// `func`
    case function
    /// `init`; `init?` is failable.
    case initializer(isFailable: Bool)
    /// `deinit`
    case deinitializer
    /// `subscript`, with its accessors.
    case `subscript`(Accessors)
  }
  /// What it declares.
  public var kind: Kind
  /// The name (an operator's symbol for operator functions); `init`, `deinit`, `subscript`.
  public var name: String
  /// The generic clause.
  public var generics: GenericClause
  /// The parameters.
  public var parameters: [Parameter]
  /// The result; nil for `Void`.
  public var result: TypeReference?
  /// Whether it is `async`.
  public var isAsync: Bool
  /// Whether it is `throws` or `rethrows`.
  public var isThrowing: Bool
  /// The type of what it throws, if it is written; `rethrows` says that a closure decides.
  public var thrown: Thrown?
  /// Where `throws` or `rethrows` stands.
  public var throwsRange: SourceRange?
  /// Whether it is an `init!`, or its result is written `A!`.
  public var isImplicitlyUnwrapped = false
  /// The statements; nil for a requirement or a catalogue's declaration.
  public var body: [Statement]?

  /// What a function throws.
  public indirect enum Thrown: Sendable, Hashable {
    /// `throws(E)`.
    case type(TypeReference)
    /// What the closures that it is given throw: `rethrows`.
    case closures
  }

  /// A parameter.
  public struct Parameter: Sendable, Hashable {
    /// The argument label; nil for `_`.
    public var label: String?
    /// The name inside.
    public var name: String
    /// The type, without `inout` and `...`.
    public var type: TypeReference
    /// Whether it is `inout`.
    public var isInout: Bool
    /// Whether it is variadic.
    public var isVariadic: Bool
    /// The default value.
    public var defaultValue: Expression?
    /// Attributes on the parameter (`ViewBuilder`, property wrappers); `escaping` and `autoclosure` are on the type.
    public var attributes: [DeclarationAttribute]
    /// Where it stands.
    public var range: SourceRange
    /// Where the name inside stands.
    public var nameRange: SourceRange

    /// Makes a parameter.
    public init(
      label: String?, name: String, type: TypeReference, isInout: Bool = false, isVariadic: Bool = false,
      defaultValue: Expression? = nil, attributes: [DeclarationAttribute] = [], range: SourceRange
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
      self.defaultValue = defaultValue
      self.attributes = attributes
      self.range = range
      nameRange = range
    }
  }

  /// Makes a function declaration.
  public init(
    kind: Kind, name: String, generics: GenericClause = GenericClause(), parameters: [Parameter],
    result: TypeReference?, isAsync: Bool = false, isThrowing: Bool = false, body: [Statement]?
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.body = body
  }
}

/// The accessors of a property or subscript.
public struct Accessors: Sendable, Hashable {
  /// An accessor that hands its value over with `yield`: `_read` or `_modify`.
  public struct Coroutine: Sendable, Hashable {
    /// The brace that ends it.
    public var closingBrace: SourceRange
    /// Whether a `yield` stands in it.
    public var yields: Bool

    /// Makes the description of an accessor.
    public init(closingBrace: SourceRange, yields: Bool) {
      self.closingBrace = closingBrace
      self.yields = yields
    }
  }
  /// An accessor that takes a value under a name.
  public struct Setter: Sendable, Hashable {
    /// The name of the value: `newValue`, `oldValue` or the user's.
    public var parameter: String
    /// The statements; nil for a requirement.
    public var body: [Statement]?
    /// How it hands its place over, if it is a `_modify`: each `return` that has a value stands for a `yield`.
    public var coroutine: Coroutine?
    /// Where its keyword stands; nil for what a stage made up.
    public var keywordRange: SourceRange?

    /// Makes a setter.
    public init(parameter: String, body: [Statement]?) {
      self.parameter = parameter
      self.body = body
    }
  }
  /// `get`: its statements; nil in a requirement or catalogue.
  public var getter: [Statement]?
  /// Whether there is a `get`, with or without a body.
  public var hasGetter: Bool
  /// How the getter hands its value over, if it is a `_read`: each `return` that has a value stands for a `yield`.
  public var getterCoroutine: Coroutine?
  /// Whether the getter is `async`.
  public var isAsync: Bool
  /// Whether the getter `throws`.
  public var isThrowing: Bool
  /// The type of what the getter throws, if it is written.
  public var thrown: TypeReference?
  /// Whether the getter is `mutating`.
  public var getterIsMutating = false
  /// `set`.
  public var setter: Setter?
  /// Whether the setter is `nonmutating`.
  public var setterIsNonmutating: Bool
  /// `willSet`.
  public var willSet: Setter?
  /// `didSet`; its parameter is `oldValue` unless named.
  public var didSet: Setter?
  /// Whether `didSet` asks for the old value: by a parameter, or by the name `oldValue`.
  public var didSetKnowsOldValue = false

  /// Makes accessors.
  public init(
    getter: [Statement]? = nil, hasGetter: Bool = false, isAsync: Bool = false, isThrowing: Bool = false,
    setter: Setter? = nil, setterIsNonmutating: Bool = false, willSet: Setter? = nil, didSet: Setter? = nil
  ) {
    self.getter = getter
    self.hasGetter = hasGetter
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.setter = setter
    self.setterIsNonmutating = setterIsNonmutating
    self.willSet = willSet
    self.didSet = didSet
  }
}

/// `let` or `var` with one pattern.
public struct VariableDeclaration: Sendable, Hashable {
  /// The pattern: a binding for properties; locals may have tuples.
  public var pattern: Pattern
  /// The written type.
  public var type: TypeReference?
  /// The initial value.
  public var initialValue: Expression?
  /// Whether it is `let`.
  public var isConstant: Bool
  /// Accessors of a computed or observed property; nil for a plain stored one.
  public var accessors: Accessors?
  /// Whether it is one of several properties that share one initial value: `var (width, height) = (1, 2)`.
  public var isDestructured = false
  /// Whether the same `let` or `var` declares others too: `var first = 1, second = 2`.
  public var hasNeighbours = false

  /// The accessors if they only observe.
  public var observers: Accessors? { accessors.flatMap { $0.willSet == nil && $0.didSet == nil ? nil : $0 } }

  /// Makes a variable declaration.
  public init(
    pattern: Pattern, type: TypeReference?, initialValue: Expression?, isConstant: Bool, accessors: Accessors? = nil
  ) {
    self.pattern = pattern
    self.type = type
    self.initialValue = initialValue
    self.isConstant = isConstant
    self.accessors = accessors
  }

  /// The name, where the pattern is a single binding.
  public var name: String? {
    if case .binding(let name, _) = pattern.kind { name } else { nil }
  }

  /// The variables of a tuple pattern that has no value yet, each with its part of the written type: of `let (x, y): (Int, Int)` two.
  ///
  /// Empty where the pattern is no tuple, or where its type is not written as one.
  public var parts: [VariableDeclaration] {
    guard initialValue == nil, case .tuple(let patterns) = pattern.kind, case .tuple(let types)? = type?.kind,
      patterns.count == types.count
    else { return [] }
    return zip(patterns, types).flatMap { element, part -> [VariableDeclaration] in
      let variable = VariableDeclaration(
        pattern: element.pattern, type: part.type, initialValue: nil, isConstant: isConstant)
      return variable.name == nil ? variable.parts : [variable]
    }
  }
}

/// One case of an enum.
public struct EnumCaseDeclaration: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The payload; empty without one, names are labels, or empty.
  public var payload: [FunctionDeclaration.Parameter]
  /// The raw value.
  public var rawValue: Expression?

  /// Makes a case.
  public init(name: String, payload: [FunctionDeclaration.Parameter], rawValue: Expression?) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
  }
}

/// `typealias A<T> = B` or `associatedtype A: P = B`.
public struct TypeAliasDeclaration: Sendable, Hashable {
  /// The name.
  public var name: String
  /// Generic parameters.
  public var generics: GenericClause
  /// What it stands for; the default of an associated type.
  public var target: TypeReference?
  /// Constraints of an associated type.
  public var inherited: [TypeReference]
  /// Whether it is an `associatedtype`.
  public var isAssociatedType: Bool

  /// Makes a type alias.
  public init(
    name: String, generics: GenericClause = GenericClause(), target: TypeReference?, inherited: [TypeReference] = [],
    isAssociatedType: Bool
  ) {
    self.name = name
    self.generics = generics
    self.target = target
    self.inherited = inherited
    self.isAssociatedType = isAssociatedType
  }
}

/// `prefix operator +++`, `infix operator **: Group`.
public struct OperatorDeclaration: Sendable, Hashable {
  /// The symbol.
  public var name: String
  /// `prefix`, `postfix` or `infix`.
  public var fixity: String
  /// The precedence group of an infix operator, if one is named.
  public var precedenceGroup: String?

  /// Makes an operator declaration.
  public init(name: String, fixity: String, precedenceGroup: String? = nil) {
    self.name = name
    self.fixity = fixity
    self.precedenceGroup = precedenceGroup
  }
}

/// `precedencegroup P { associativity: left; higherThan: Q }`.
public struct PrecedenceGroupDeclaration: Sendable, Hashable {
  /// The name.
  public var name: String
  /// `left`, `right` or `none`.
  public var associativity: String
  /// Whether its operators assign.
  public var isAssignment: Bool
  /// The groups that bind less.
  public var higherThan: [String]
  /// The groups that bind more.
  public var lowerThan: [String]

  /// Makes a precedence group declaration.
  public init(
    name: String, associativity: String = "none", isAssignment: Bool = false, higherThan: [String] = [],
    lowerThan: [String] = []
  ) {
    self.name = name
    self.associativity = associativity
    self.isAssignment = isAssignment
    self.higherThan = higherThan
    self.lowerThan = lowerThan
  }
}
