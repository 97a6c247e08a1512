import TheseusProgram

/// A lexical context of declarations: a file, a type's or extension's braces, a function's generic clause, a block with local types.
final class DeclarationScope {
  /// What a type name stands for.
  enum NamedType {
    /// A struct, enum, class or actor.
    case nominal(NominalID)
    /// A protocol.
    case `protocol`(ProtocolID)
    /// `typealias`
    case alias(Alias)
    /// A generic parameter or an associated type.
    case type(Type)
  }

  /// A type alias, resolved where it is used.
  final class Alias {
    /// The declaration.
    let declaration: TypeAliasDeclaration
    /// Where its target is looked up.
    let scope: DeclarationScope
    /// Where its name is written.
    let range: SourceRange
    /// Its modifiers.
    let modifiers: [String]
    /// Guards against an alias of itself.
    var isResolving = false
    /// Whether it was found to stand for itself.
    var isCircular = false

    /// Makes an alias.
    init(
      declaration: TypeAliasDeclaration, scope: DeclarationScope, range: SourceRange, modifiers: [String] = []
    ) {
      self.declaration = declaration
      self.scope = scope
      self.range = range
      self.modifiers = modifiers
    }
  }

  /// The enclosing scope.
  let parent: DeclarationScope?
  /// The library of a catalogue's declaration; nil for the learner's.
  let part: Catalogue.Part?
  /// The module of a catalogue's declaration; nil for the learner's.
  let module: Module?
  /// The nominal whose members stand here.
  var nominal: NominalID?
  /// The protocol whose members stand here.
  var protocolID: ProtocolID?
  /// The type of `self` here.
  var selfType: Type?
  /// Types that are declared here: generic parameters, local and file-scope types.
  var types: [String: NamedType] = [:]
  /// What is required of the generic parameters introduced here.
  var requirements: [Requirement] = []
  /// Whether it is that of a whole file.
  let isFile: Bool
  /// Variables that a file keeps to itself, as another one has its own of the name.
  var globals: [String: Property] = [:]
  /// Functions that a file keeps to itself.
  var functions: [String: [FunctionID]] = [:]

  /// Makes the scope of a file: of a module of the catalogue, or the learner's.
  init(module: Module?) {
    parent = nil
    self.module = module
    part = module?.part
    isFile = true
  }

  /// Makes the scope of one file among several, inside that of all.
  init(fileAmong all: DeclarationScope) {
    parent = all
    module = all.module
    part = all.part
    isFile = true
  }

  /// Makes a scope inside another one.
  init(parent: DeclarationScope) {
    self.parent = parent
    module = parent.module
    part = parent.part
    isFile = false
    selfType = parent.selfType
  }

  /// The innermost scope of a file that this one is or stands in.
  var file: DeclarationScope {
    var scope = self
    while !scope.isFile, let next = scope.parent { scope = next }
    return scope
  }

  /// The requirements of this scope and those around it.
  var allRequirements: [Requirement] {
    var result = requirements
    var scope = parent
    while let next = scope {
      result += next.requirements
      scope = next.parent
    }
    return result
  }
}

/// A requirement on types.
enum Requirement: Hashable {
  /// `T: P`
  case conforms(Type, ProtocolID)
  /// `T: Class`
  case inherits(Type, Type)
  /// `T == U`
  case same(Type, Type)

  /// Of what it asks something.
  var subject: Type {
    switch self {
    case .conforms(let type, _), .inherits(let type, _), .same(let type, _): type
    }
  }
}
