import TheseusProgram

/// The main declaration of a type or one extension of it, with its members by name.
final class DeclarationBlock {
  /// Where its members are looked up; made when first needed.
  var scope: DeclarationScope?
  /// The header of an extension as text of the catalogue.
  var header: Substring?
  /// The header of an extension.
  var declaration: ExtensionDeclaration?
  /// The attributes of an extension, which its members have too.
  var attributes: [DeclarationAttribute] = []
  /// The modifiers of an extension, which its members have too.
  var modifiers: [String] = []
  /// Where an extension stands.
  let outer: DeclarationScope
  /// The `where` requirements of an extension, in terms of the type's generic parameters.
  var requirements: [Requirement] = []
  /// Whether it is the type's own declaration.
  let isMain: Bool
  /// The library; nil for the learner's.
  var part: Catalogue.Part? { outer.part }

  /// Makes a block.
  init(outer: DeclarationScope, isMain: Bool) {
    self.outer = outer
    self.isMain = isMain
  }
}

/// A member before its name is looked up.
enum MemberSource {
  /// A lowered declaration.
  case declaration(Declaration, DeclarationBlock)
  /// A line of the catalogue.
  case text(Catalogue.Member, DeclarationBlock)
}

/// What a member name can mean.
enum Member {
  /// A method, static function, operator or initializer.
  case function(FunctionID)
  /// A stored or computed property or a subscript.
  case property(Property)
  /// A case of an enum.
  case enumCase(NominalID, Int)
  /// A nested type, type alias or associated type.
  case type(DeclarationScope.NamedType)
}

/// One of the declarations under a name.
struct Overload {
  /// What is written.
  let declaration: Declaration
  /// Where.
  let block: DeclarationBlock
  /// What it makes; nil until something asks for it.
  var members: [Member]?

  /// Whether a call may mean it; the learner's own are always wanted, as all of them are checked.
  func isWanted(by shape: CallShape?) -> Bool {
    guard let shape, block.part != nil, case .function(let function) = declaration.kind else { return true }
    return shape.fits(function.parameters)
  }
}

/// The members and blocks of a nominal type or a protocol.
class MemberTable {
  /// What is not resolved yet, by name.
  var sources: [String: [MemberSource]] = [:]
  /// What is.
  var resolved: [String: [Member]] = [:]
  /// What is in part, by name: the declarations that no call fitted so far have no members yet.
  var overloads: [String: [Overload]] = [:]
  /// The main declaration and the extensions.
  var blocks: [DeclarationBlock] = []
}

/// What the checker knows of a struct, enum, class or actor besides the public table.
final class NominalInfo: MemberTable {
  /// Its id.
  let id: NominalID
  /// The header; of the catalogue's types without members that were not asked for.
  let declaration: NominalDeclaration
  /// Its attributes.
  let attributes: [DeclarationAttribute]
  /// Its modifiers.
  let modifiers: [String]
  /// The scope of its members.
  let scope: DeclarationScope
  /// The stored properties declared in it, in order.
  var stored: [Property] = []
  /// The conformances, when known.
  var conformances: [ProtocolID: Conformance]?
  /// Whether the conformances are being found.
  var isFindingConformances = false
  /// The superclass, when known.
  var superclass: Type?
  /// The raw type of an enum.
  var rawType: Type?
  /// Whether superclass and raw type are known.
  var hasHeader = false
  /// Whether what is asked of its generic parameters is being found, which its superclass may depend on.
  var isFindingRequirements = false
  /// The storage of wrapped static properties, by the property's name.
  var wrappedStatics: [String: Property] = [:]
  /// Functions that were made up for conformances and initializers.
  var synthesized: [String: [Member]] = [:]
  /// Whether its declaration was checked.
  var isVisited = false
  /// Whether fields and cases are in the public table.
  var isComplete = false

  /// Makes the info.
  init(
    id: NominalID, declaration: NominalDeclaration, attributes: [DeclarationAttribute], modifiers: [String],
    scope: DeclarationScope
  ) {
    self.id = id
    self.declaration = declaration
    self.attributes = attributes
    self.modifiers = modifiers
    self.scope = scope
  }

  /// Whether it carries an attribute.
  func has(attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// Whether a macro makes its stored properties observed, Observation's or SwiftData's.
  var isObserved: Bool { Self.macrosOfObservation.contains(where: has(attribute:)) }

  /// The macros that make stored properties observed.
  static let macrosOfObservation = ["Observable", "Model"]
}

/// What the checker knows of a protocol besides the public table.
final class ProtocolInfo: MemberTable {
  /// Its id.
  let id: ProtocolID
  /// The header.
  let declaration: NominalDeclaration
  /// Its attributes.
  let attributes: [DeclarationAttribute]
  /// Its modifiers.
  let modifiers: [String]
  /// The scope of its requirements.
  let scope: DeclarationScope
  /// The associated types declared in it, with constraints.
  var associatedTypes: [(name: String, declaration: TypeAliasDeclaration)] = []
  /// Whether inheritance and constraints are known.
  var hasHeader = false
  /// What is required of `Self` and the associated types.
  var requirements: [Requirement] = []
  /// All protocols that it refines, itself first.
  var ancestors: [ProtocolID] = []
  /// Whether every requirement is in the public table.
  var isComplete = false
  /// The names of its requirements in order.
  var requirementNames: [String] = []

  /// Makes the info.
  init(
    id: ProtocolID, declaration: NominalDeclaration, attributes: [DeclarationAttribute], modifiers: [String],
    scope: DeclarationScope
  ) {
    self.id = id
    self.declaration = declaration
    self.attributes = attributes
    self.modifiers = modifiers
    self.scope = scope
  }

  /// `Self`.
  var selfParameter: GenericParameter { GenericParameter(owner: .protocol(id), index: 0, name: "Self") }
}

/// A conformance of a nominal type.
struct Conformance {
  /// What the type's generic arguments must satisfy.
  var requirements: [Requirement]
  /// Whether it was declared by the learner's own text (then missing members are certain).
  var isWritten: Bool
  /// Where an extension of the learner's text says so; nil if the type's own declaration does, or no text.
  var extensionRange: SourceRange?
}

/// A property or subscript.
final class Property {
  /// Where its value is.
  enum Storage {
    /// An instance's field, by its place among the fields declared in the type.
    case field(NominalID, Int)
    /// A global or static variable.
    case global(GlobalID)
    /// Accessors.
    case computed
  }
  /// The name; `subscript` for subscripts, `_name` for the storage of a wrapped property.
  var name: String
  /// The scope of its accessors.
  let scope: DeclarationScope
  /// Its block, for the requirements of an extension; nil for a global.
  let block: DeclarationBlock?
  /// The declaration.
  let declaration: Declaration
  /// Whether `static` or `class`.
  var isStatic = false
  /// Whether a `guard` statement of top-level code binds it.
  var isBoundByGuard = false
  /// Whether it can't be assigned after its initialization.
  var isConstant = false
  /// Where its value is.
  var storage: Storage = .computed
  /// The accessors; for stored properties made when someone asks.
  var getter: FunctionID?
  /// The setter.
  var setter: FunctionID?
  /// The setter without `didSet`, for a change that a throw interrupted, once it was asked for.
  var restoringSetter: FunctionID?
  /// Whether the setter changes `self`.
  var setterMutates = true
  /// Whether a read of an `A!` may be unwrapped.
  var isImplicitlyUnwrapped = false
  /// The type, when known.
  var type: Type?
  /// Whether the type is being inferred.
  var isInferring = false
  /// Whether the statement of top-level code that declares it is being checked.
  var isDeclared = false
  /// Whether its type would follow from itself.
  var isCircular = false
  /// The initial value, when declared.
  var initialValue: FunctionID?
  /// The wrapped property's wrapper (for the storage `_name`, `name` and `$name`).
  var wrapper: WrapperUse?
  /// The requirement's protocol.
  var requirementOf: ProtocolID?
  /// Observers.
  var observers: Accessors?
  /// How it is observed.
  var observation: TypedNominal.Field.Observation = .none
  /// Whether it is known which wrapper it has, if any.
  var isSettled = false
  /// The generic parameters, with those of its type.
  var generics: [GenericParameter] = []
  /// The parameters of a subscript.
  var parameters: [FunctionType.Parameter] = []
  /// The parameters of a subscript as written.
  var writtenParameters: [FunctionDeclaration.Parameter] = []
  /// What a caller must meet.
  var requirements: [Requirement] = []
  /// The protocol whose extension it is a member of.
  var extensionOf: ProtocolID?
  /// The accessors as written.
  var accessors: Accessors?
  /// Whether it has an attribute that is no wrapper which is known.
  var isOfUnknownWrapper = false
  /// Whether it is an `@Entry`.
  var isEntry = false
  /// The type's member table; nil for a global.
  var table: MemberTable?

  /// Makes a property.
  init(name: String, scope: DeclarationScope, block: DeclarationBlock?, declaration: Declaration) {
    self.name = name
    self.scope = scope
    self.block = block
    self.declaration = declaration
  }
}

/// What the checker knows of a function besides the public table.
final class FunctionInfo {
  /// Where its statements come from.
  enum Source {
    /// Nothing to check: native, record, requirement.
    case none
    /// A written function or initializer.
    case function(FunctionDeclaration)
    /// A getter's statements.
    case getter(Property, [Statement])
    /// A setter's statements.
    case setter(Property, Accessors.Setter)
    /// The expression of an initial value; the type is what it must become, if written.
    case value(Expression, Type?, InitialValuePlace?)
    /// The expression of a default argument of a function, and the type of its parameter.
    case defaultArgument(Expression, Type, of: FunctionID)
    /// The initial value of a wrapped property's storage.
    case wrapperStorage(WrapperUse)
    /// What the checker makes up.
    case synthesized((BodyChecker) -> [TypedStatement])
    /// Top-level code.
    case main([Statement])
  }
  /// Its id.
  let id: FunctionID
  /// What it comes from.
  var source: Source
  /// Where a written function stands.
  var declarationRange: SourceRange?
  /// Whether its result is written `Self` or `Self?`.
  var returnsSelf = false
  /// Whether its result is written `A!`.
  var isImplicitlyUnwrapped = false
  /// The scope of its body, with its own generic parameters.
  let scope: DeclarationScope
  /// Attributes.
  var attributes: [DeclarationAttribute] = []
  /// Modifiers.
  var modifiers: [String] = []
  /// Requirements that a caller must meet.
  var requirements: [Requirement] = []
  /// What a result `some P<X>` says of associated types.
  var opaqueConstraints: [Type.Constraint] = []
  /// The written parameters.
  var parameters: [FunctionDeclaration.Parameter] = []
  /// The superclass initializer whose defaults it has.
  var inheritsDefaultsFrom: FunctionID?
  /// Default arguments that were made into functions.
  var defaults: [Int: FunctionID] = [:]
  /// The type of what it throws, if it is written.
  var thrown: Type?
  /// Whether it throws only what the functions that it is given throw.
  var isRethrowing = false
  /// The function that takes `self` as a place and calls this one.
  var mutating: FunctionID?
  /// The function that makes an instance and calls this initializer of a class.
  var allocating: FunctionID?
  /// The function that calls this initializer, which cannot fail, and gives an optional.
  var failable: FunctionID?
  /// The protocol whose requirement it is.
  var requirementOf: ProtocolID?
  /// The protocol whose extension it is a member of.
  var extensionOf: ProtocolID?
  /// Whether `static`, or an initializer.
  var isStatic = false
  /// Whether nothing outside its file, or outside its type, sees it.
  var isSecret = false
  /// Whether it is declared in a body, whose checker checks its own body too.
  var isLocal = false
  /// The result builder that transforms the body.
  var builder: Type?
  /// The checked body.
  var body: TypedBody?
  /// Whether the body is being checked.
  var isChecking = false
  /// The type behind `some P`, when known.
  var underlying: Type?
  /// How messages name the variable whose value is behind `some P`: `let 'shape'`.
  var opaqueVariable: String?
  /// The property whose accessor it is.
  var property: Property?

  /// What is in scope for an input, and behind it when it was checked.
  var promptScope: PromptScope?

  /// Makes the info.
  init(id: FunctionID, source: Source, scope: DeclarationScope) {
    self.id = id
    self.source = source
    self.scope = scope
  }

  /// How it yields, if it is a `_read` or `_modify`.
  var coroutine: Accessors.Coroutine? {
    switch source {
    case .getter(let property, _): property.accessors?.getterCoroutine
    case .setter(_, let setter): setter.coroutine
    default: nil
    }
  }

  /// Whether overload ranking puts it last.
  var isDisfavored: Bool { attributes.contains { $0.name == "_disfavoredOverload" } }
}
