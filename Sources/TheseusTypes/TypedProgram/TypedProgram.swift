import TheseusProgram

/// Everything that is declared: the program's own declarations and those of the catalogue that are in use.
///
/// The tables only grow. Declarations of the catalogue enter when they are first used, and a body is checked when it is
/// first asked for, so nothing is paid for what a program does not use.
public final class TypedProgram {
  /// Structs, enums, classes and actors.
  public internal(set) var nominals: [TypedNominal] = []
  /// Protocols.
  public internal(set) var protocols: [TypedProtocol] = []
  /// Functions, methods, initializers, accessors.
  public internal(set) var functions: [TypedFunction] = []
  /// Global variables and static stored properties.
  public internal(set) var globals: [TypedGlobal] = []

  /// Where the parts of each `if` and `switch` stand that chooses among views, by its place.
  public internal(set) var viewBranches: [SourceRange: ViewBranches] = [:]

  /// Where the parts of an `if` or `switch` stand.
  public struct ViewBranches: Sendable {
    /// The head: the first test, or the subject.
    public var head: SourceRange
    /// The heads of the cases, or of the tests of a chain of `else if`s; empty for an `if` with at most two branches.
    public var cases: [SourceRange]
  }

  /// Makes an empty program.
  public init() {}

  /// The nominal of an id.
  public subscript(id: NominalID) -> TypedNominal { nominals[Int(id.index)] }
  /// The protocol of an id.
  public subscript(id: ProtocolID) -> TypedProtocol { protocols[Int(id.index)] }
  /// The function of an id.
  public subscript(id: FunctionID) -> TypedFunction { functions[Int(id.index)] }
  /// The global of an id.
  public subscript(id: GlobalID) -> TypedGlobal { globals[Int(id.index)] }

  /// Whether what is called reads a property or a subscript.
  func isGetter(_ callee: Callee) -> Bool { callee.function.map { self[$0].kind == .getter } ?? false }
}

/// A struct, enum, class or actor.
public struct TypedNominal: Sendable {
  /// A stored property.
  public struct Field: Sendable {
    /// How reads and writes of it are observed.
    public enum Observation: Sendable, Hashable {
      /// Not at all.
      case none
      /// A stored property of an `@Observable` class.
      case observable
      /// An `@Published` property of an `ObservableObject`.
      case published
    }
    /// The storage name: `_count` for a wrapped property, else the name.
    public var name: String
    /// The type.
    public var type: Type
    /// The initial value, as a function without parameters.
    public var initialValue: FunctionID?
    /// Whether it is `let`.
    public var isConstant: Bool
    /// How it is observed.
    public var observation: Observation
    /// `weak` or `unowned`, otherwise `strong`.
    public var strength: Closure.Strength
    /// The wrapper's name (`State`) where it is a wrapped property.
    public var wrapper: String?
    /// Where it is declared.
    public var range: SourceRange

    /// Makes a field.
    public init(
      name: String, type: Type, initialValue: FunctionID?, isConstant: Bool, observation: Observation = .none,
      strength: Closure.Strength = .strong, wrapper: String? = nil, range: SourceRange
    ) {
      self.name = name
      self.type = type
      self.initialValue = initialValue
      self.isConstant = isConstant
      self.observation = observation
      self.strength = strength
      self.wrapper = wrapper
      self.range = range
    }
  }

  /// A case of an enum.
  public struct Case: Sendable {
    /// The name.
    public var name: String
    /// The payload.
    public var payload: [Type.Element]
    /// The raw value as an expression, where the enum has raw values.
    public var rawValue: TypedExpression?
    /// Where it is declared.
    public var range: SourceRange

    /// Makes a case.
    public init(name: String, payload: [Type.Element], rawValue: TypedExpression?, range: SourceRange) {
      self.name = name
      self.payload = payload
      self.rawValue = rawValue
      self.range = range
    }
  }

  /// What it is.
  public var kind: NominalDeclaration.Kind
  /// The name without enclosing types.
  public var name: String
  /// The name with its enclosing types: `Outer.Inner`.
  public var qualifiedName: String
  /// Generic parameters, those of enclosing types first.
  public var generics: [GenericParameter]
  /// The superclass with its arguments.
  public var superclass: Type?
  /// Stored properties in order, of a class those of the superclass first.
  public var fields: [Field]
  /// Cases of an enum, in order.
  public var cases: [Case]
  /// The `deinit`.
  public var deinitializer: FunctionID?
  /// Whether it comes from the catalogue and not from the learner.
  public var isCatalogue: Bool
  /// Whether cases of it are `indirect`.
  public var isIndirect: Bool
  /// Whether it stands for a type of SwiftUI: its real stored properties are not known, these are the catalogue's.
  public var hasInventedFields: Bool
  /// Where its name stands.
  public var range: SourceRange

  /// Makes a nominal.
  public init(
    kind: NominalDeclaration.Kind, name: String, qualifiedName: String, generics: [GenericParameter] = [],
    superclass: Type? = nil, fields: [Field] = [], cases: [Case] = [], deinitializer: FunctionID? = nil,
    isCatalogue: Bool, isIndirect: Bool = false, hasInventedFields: Bool = false, range: SourceRange
  ) {
    self.isIndirect = isIndirect
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.generics = generics
    self.superclass = superclass
    self.fields = fields
    self.cases = cases
    self.deinitializer = deinitializer
    self.isCatalogue = isCatalogue
    self.hasInventedFields = hasInventedFields
    self.range = range
  }
}

/// A protocol.
public struct TypedProtocol: Sendable {
  /// The name.
  public var name: String
  /// The protocols that it refines.
  public var inherited: [ProtocolID]
  /// The requirements, accessors included.
  public var requirements: [FunctionID]
  /// Names of the associated types.
  public var associatedTypes: [String]
  /// Where its name stands.
  public var range: SourceRange

  /// Makes a protocol.
  public init(
    name: String, inherited: [ProtocolID] = [], requirements: [FunctionID] = [], associatedTypes: [String] = [],
    range: SourceRange
  ) {
    self.name = name
    self.inherited = inherited
    self.requirements = requirements
    self.associatedTypes = associatedTypes
    self.range = range
  }
}

/// A function, method, initializer, accessor, or the initial value of a property.
public struct TypedFunction: Sendable {
  /// How it is implemented.
  public enum Implementation: Sendable, Hashable {
    /// Statements, which `TypeChecker.body(of:)` gives.
    case body
    /// A native function registered under the symbol.
    case native
    /// Calling it makes a record (see the interpreter) that holds its arguments: views, modifiers, styles of the catalogue.
    case record
    /// A requirement of a protocol; a witness runs.
    case requirement
  }
  /// What it is.
  public enum Kind: Sendable, Hashable {
    /// A function or method.
    case function
    /// An initializer; its result is the new instance. A struct's makes `self` itself; a class's gets `self` allocated as its first argument.
    case initializer
    /// A getter of a property or subscript.
    case getter
    /// A setter; its last parameter is the new value.
    case setter
    /// `deinit`
    case deinitializer
    /// The initial value of a field, global or default argument.
    case initialValue
    /// The top-level code of a script or of an input.
    case main
  }
  /// How `self` is passed.
  public enum SelfKind: Sendable, Hashable {
    /// There is none (free or static; a static method gets the metatype as first argument all the same if it is a protocol requirement or witness of one).
    case none
    /// As the first argument.
    case value
    /// As the first argument, `inout`.
    case mutating
    /// The metatype, as the first argument.
    case metatype
  }

  /// The name with labels, for traces and call stacks: `add(_:to:)`, `count`, `init(name:)`.
  public var name: String
  /// `Array.append(_:)`, `Array.count.get`, `Int.+(_:_:)`: under which natives are registered and the runtime knows records.
  public var symbol: String
  /// What it is.
  public var kind: Kind
  /// How it is implemented.
  public var implementation: Implementation
  /// How `self` is passed.
  public var selfKind: SelfKind
  /// The nominal whose member it is.
  public var nominal: NominalID?
  /// Generic parameters in the order in which a call passes them: those of the type (for an extension of a protocol, `Self`) first.
  public var generics: [GenericParameter]
  /// Those of them that its own signature introduces.
  var ownGenerics: [GenericParameter] { generics.filter { if case .function = $0.owner { true } else { false } } }
  /// The names and types of the parameters as seen from outside, without `self`.
  public var parameters: [FunctionType.Parameter]
  /// The labels of the parameters.
  public var labels: [String?]
  /// The names of the parameters inside; a record's arguments are found by these.
  public var parameterNames: [String]
  /// The result.
  public var result: Type
  /// Whether it is `async`.
  public var isAsync: Bool
  /// Whether it `throws`.
  public var isThrowing: Bool
  /// Whether a failable initializer.
  public var isFailable: Bool
  /// The class method that it overrides.
  public var overrides: FunctionID?
  /// Where its name stands.
  public var range: SourceRange

  /// Makes a function.
  public init(
    name: String, symbol: String, kind: Kind, implementation: Implementation, selfKind: SelfKind,
    nominal: NominalID? = nil, generics: [GenericParameter] = [], parameters: [FunctionType.Parameter] = [],
    labels: [String?] = [], parameterNames: [String] = [], result: Type = .void, isAsync: Bool = false,
    isThrowing: Bool = false, isFailable: Bool = false, overrides: FunctionID? = nil, range: SourceRange
  ) {
    self.name = name
    self.symbol = symbol
    self.kind = kind
    self.implementation = implementation
    self.selfKind = selfKind
    self.nominal = nominal
    self.generics = generics
    self.parameters = parameters
    self.labels = labels
    self.parameterNames = parameterNames
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.isFailable = isFailable
    self.overrides = overrides
    self.range = range
  }
}

/// The checked body of a function.
public struct TypedBody: Sendable {
  /// A parameter or local variable.
  public struct Local: Sendable {
    /// The name.
    public var name: String
    /// The type.
    public var type: Type
    /// Whether it can change after its initialization.
    public var isVariable: Bool
    /// How a reference in it is held: `weak var`, `unowned let`.
    public var strength: Closure.Strength

    /// Makes a local.
    public init(name: String, type: Type, isVariable: Bool, strength: Closure.Strength = .strong) {
      self.strength = strength
      self.name = name
      self.type = type
      self.isVariable = isVariable
    }
  }
  /// The locals that arguments are stored into, `self` first.
  public var parameters: [LocalID]
  /// All locals, those of closures inside included.
  public var locals: [Local]
  /// The statements.
  public var statements: [TypedStatement]

  /// Makes a body.
  public init(parameters: [LocalID], locals: [Local], statements: [TypedStatement]) {
    self.parameters = parameters
    self.locals = locals
    self.statements = statements
  }
}

/// A global variable or a static stored property.
public struct TypedGlobal: Sendable {
  /// The name, qualified for a static property.
  public var name: String
  /// The type.
  public var type: Type
  /// The initial value, a function without parameters; nil for a variable of top-level code, which its statements initialize.
  public var initialValue: FunctionID?
  /// Whether it is `let`.
  public var isConstant: Bool
  /// How a reference in it is held: `weak var`.
  public var strength = Closure.Strength.strong
  /// Whether an input at the prompt declares it, which may wait before it gives it a value.
  public var isOfPrompt = false
  /// Where it is declared.
  public var range: SourceRange

  /// Makes a global.
  public init(name: String, type: Type, initialValue: FunctionID?, isConstant: Bool, range: SourceRange) {
    self.name = name
    self.type = type
    self.initialValue = initialValue
    self.isConstant = isConstant
    self.range = range
  }
}
