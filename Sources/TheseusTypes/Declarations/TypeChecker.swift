import TheseusProgram

/// The gradual type checker: lowered programs come in, tables and typed bodies go out, on demand.
///
/// It guarantees that every name in a body is resolved or explicitly dynamic, and never rejects a program merely because something
/// could not be inferred. Declarations of the catalogue are lowered by `lower` when they are first named.
public final class TypeChecker: CheckedProgram {
  /// The tables.
  public let program = TypedProgram()
  /// The surface of Swift and SwiftUI.
  let catalogue: Catalogue
  /// Lowers a text of the catalogue.
  let lower: (String) -> [Declaration]
  /// The learner's file scope; its parent is the catalogue's.
  let fileScope: DeclarationScope
  /// The scopes of files that keep to themselves what another file has its own of; others share `fileScope`.
  var fileScopes: [Int32: DeclarationScope] = [:]
  /// The files of edits, with those that they belong to.
  var homes: [Int32: Int32] = [:]
  /// The requirements that classes may leave out, by their names.
  var optionalRequirements: [String: [OptionalRequirement]] = [:]
  /// The files that are inputs at a prompt, which see what is `private` in others.
  var inputs: Set<Int32> = []
  /// The names that several files use each for something `private`.
  var sharedSecrets: Set<String> = []
  /// The scopes of the catalogue's modules.
  let moduleScopes: [Module: DeclarationScope]
  /// The types of the catalogue that were asked for.
  var catalogueTypes: [String: DeclarationScope.NamedType] = [:]

  /// Whether somebody does not want to wait for the end of the check.
  private var isInterrupted: () -> Bool = { false }
  /// Whether the check was given up.
  private var wasInterrupted = false
  private var expressionCount = 0

  var nominalInfos: [NominalInfo] = []
  var protocolInfos: [ProtocolInfo] = []
  var functionInfos: [FunctionInfo] = []
  var globalProperties: [Property] = []
  /// Global functions by name.
  var functions: [String: [FunctionID]] = [:]
  /// Global variables by name.
  var globals: [String: Property] = [:]
  /// The storage of global variables with wrappers, by the variables' names.
  var wrappedGlobals: [String: Property] = [:]
  /// Names of the catalogue whose entries are in the tables.
  var loadedEntries: Set<String> = []
  /// What was found in the body that is being checked.
  var diagnostics: [Diagnostic] = []
  /// What was found in bodies that are done.
  var committed: [Diagnostic] = []
  /// The variables whose types follow from themselves, which are not reported yet.
  var circularProperties: [Property] = []
  /// Nominals whose fields are not in the public table yet.
  var incomplete: [NominalID] = []
  /// Globals whose type is not in the public table yet.
  var incompleteGlobals: [GlobalID] = []
  /// Functions of the learner's text whose bodies `checkAll` visits.
  var ownFunctions: [FunctionID] = []
  /// Properties of the learner with observers whose setters are not asked for yet.
  var observedProperties: [Property] = []
  /// Subclasses of each class, for overriding.
  var subclasses: [NominalID: [NominalID]] = [:]
  /// Overrides found, by method and class.
  var overrides: [FunctionID: [NominalID: FunctionID]] = [:]
  /// Stand-ins for unknown types by name.
  var unknownTypes: [String: NominalID] = [:]
  /// The names of properties that some class overrides.
  var overriddenNames: Set<String> = []
  /// The names of the static members of types that were asked for one that they lack: to look through those of a large program for each
  /// took most of a check.
  var staticNames: [Type: [String]] = [:]
  /// The same of protocols.
  var staticNamesOfProtocols: [ProtocolID: [String]] = [:]
  /// Associated types found.
  var associatedTypes: [AssociatedKey: Type?] = [:]
  /// The names of the associated types of all protocols in use.
  var associatedNames: Set<String> = []
  /// Associated types being found.
  var resolvingAssociated: Set<AssociatedKey> = []
  /// Generic types that the learner wrote, by their places.
  var writtenTypes: [SourceRange: WrittenType] = [:]
  /// The types that the learner wrote behind `throws`, by their places.
  var writtenThrown: [SourceRange: Type] = [:]
  /// Generic parameters with a constraint that nobody knows, which may ask for anything.
  var parametersOfUnknown: Set<Type> = []
  /// Variables of a script whose values are wrong.
  var failedGlobals: Set<GlobalID> = []
  /// APIs that were reported as unknown.
  var reportedUnknown: Set<String> = []
  /// Those of them that the program uses itself, and no input alone.
  var reportedUnknownOfProgram: Set<String> = []
  /// What is wrong with calls of forms that are not known, by the places where they are reported.
  var mistakes: [SourceRange: Mistake] = [:]
  /// Ids of well-known types by name.
  var knownNominals: [String: NominalID?] = [:]
  /// Operators found by symbol and type, for speed.
  var operatorCache: [OperatorKey: FunctionID?] = [:]
  /// The operators among `&&`, `||`, `??`, `...` and `..<` that the program declares for types of its own.
  var overloadedForms: Set<String> = []
  /// The operators that the program declares, by `prefix`, `infix` and `postfix`.
  var declaredOperators: [String: Set<String>] = [:]
  /// The types and protocols in which the program declares operators, by the operators' names.
  var operatorTables: [String: [MemberTable]] = [:]
  /// The storage of variables that inputs declared before the program was edited.
  var redeclared: [Redeclaration: [GlobalID]] = [:]
  /// The texts that ranges point into, for `#line` and its like.
  public var files = SourceFiles()
  /// Whether texts are main files of executables: their variables get their values in order even where nothing but declarations stands.
  public var isExecutable = false
  /// Whether something is wrong with the texts that is found before their names are looked up.
  public var isFaulty = false
  /// Whether the text imports nothing, so that every type that it names is its own or the standard library's.
  var importsNothing = false
  /// Whether the text, which is all there, imports no more than modules whose types are all known by name.
  var importsListed = false
  /// The constraints that were found to be neither protocols nor classes.
  var wrongConstraints: Set<SourceRange> = []
  /// The modules that the text imports.
  var imported: Set<String> = []
  /// Whether the text imports a module of which nothing is in the catalogue, so that any name may be that module's.
  var importsForeign = false
  /// Whether the text imports a module that is none of Apple's systems: it may extend any type of the libraries.
  var importsPackages = false
  /// Whether all of a program is there: no other file and no unknown module may declare a name that nothing here declares.
  var isWhole: Bool { isExecutable && !importsForeign }
  /// The last script's top-level code.
  public internal(set) var main: FunctionID?

  /// A builtin operator of two operands of one type.
  struct OperatorKey: Hashable {
    /// The symbol.
    var symbol: String
    /// The type of both operands.
    var nominal: NominalID
    /// Whether it is prefix.
    var isPrefix: Bool
  }

  /// Counts an expression that is checked, and asks now and then whether to go on.
  /// - Returns: Whether the check is given up.
  func isGivenUp() -> Bool {
    expressionCount &+= 1
    if expressionCount & 0xff == 0, !wasInterrupted { wasInterrupted = isInterrupted() }
    return wasInterrupted
  }

  /// Makes a checker over the whole catalogue.
  public convenience init(lower: @escaping (String) -> [Declaration]) {
    self.init(catalogue: .shared, lower: lower)
  }

  /// Makes a checker.
  public init(catalogue: Catalogue, lower: @escaping (String) -> [Declaration]) {
    self.catalogue = catalogue
    self.lower = lower
    moduleScopes = Dictionary(
      uniqueKeysWithValues: catalogue.modules.map { ($0, DeclarationScope(module: $0)) })
    fileScope = DeclarationScope(module: nil)
  }

  /// Adds a program's declarations (and its top-level code as `main`), checks all its bodies, and returns what is wrong with it.
  public func check(_ text: Program) -> [Diagnostic] {
    let start = committed.count
    declare(text)
    checkOwnBodies()
    reportedUnknownOfProgram = reportedUnknown
    return sortedDiagnostics(from: start)
  }

  /// Checks a program as long as somebody wants to wait for the end.
  /// - Parameter isInterrupted: Whether nobody does any more; asked now and then.
  /// - Returns: What is wrong with it, or nil if the check was given up: what was found by then says nothing.
  public func check(_ text: Program, isInterrupted: @escaping () -> Bool) -> [Diagnostic]? {
    self.isInterrupted = isInterrupted
    defer { self.isInterrupted = { false } }
    let found = check(text)
    return wasInterrupted ? nil : found
  }

  /// Checks the bodies of the learner's functions that are not checked yet, and their types' conformances.
  func checkOwnBodies() {
    repeat {
      let functions = ownFunctions
      ownFunctions = []
      for function in functions { _ = checkedBody(function) }
      // Observers stand in a setter, which nothing has made yet where nothing writes the property.
      let observed = observedProperties
      observedProperties = []
      for property in observed { _ = setter(of: property) }
    } while !ownFunctions.isEmpty
    checkWrittenTypes()
    checkWrittenThrown()
    complete()
    reportCircularProperties()
  }

  /// What was reported since a position, in the order of the text, each once.
  func sortedDiagnostics(from start: Int) -> [Diagnostic] {
    committed += diagnostics
    diagnostics = []
    var seen: Set<Diagnostic> = []
    return withoutUntimely(judged(committed[start...])).filter { seen.insert($0).inserted }.sorted {
      ($0.range?.start ?? 0) < ($1.range?.start ?? 0)
    }
  }

  /// Reports something.
  func report(
    _ id: String, _ message: String, at range: SourceRange, severity: Diagnostic.Severity = .error,
    notes: [Diagnostic.Note] = [], explanation: String? = nil
  ) {
    // What the catalogue says is not the learner's fault.
    guard range.file != SourceRange.synthesized.file else { return }
    diagnostics.append(
      Diagnostic(
        id: id, severity: severity, message: message.withoutBackticks, range: range, notes: notes,
        explanation: explanation))
  }

  /// Whether a diagnostic of an id was reported within a range.
  func isReported(_ id: String, in range: SourceRange) -> Bool {
    diagnostics.contains { $0.id == id && $0.range.map(range.contains) ?? false }
  }

  // MARK: Tables

  func info(_ id: NominalID) -> NominalInfo { nominalInfos[Int(id.index)] }
  func info(_ id: ProtocolID) -> ProtocolInfo { protocolInfos[Int(id.index)] }
  func info(_ id: FunctionID) -> FunctionInfo { functionInfos[Int(id.index)] }

  /// Adds a function to the tables.
  func add(_ function: TypedFunction, source: FunctionInfo.Source, scope: DeclarationScope) -> FunctionID {
    let id = FunctionID(program.functions.count)
    program.functions.append(function)
    functionInfos.append(FunctionInfo(id: id, source: source, scope: scope))
    return id
  }
}
