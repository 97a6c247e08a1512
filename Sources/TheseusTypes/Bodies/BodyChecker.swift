import TheseusProgram

/// Checks one function's body: names, overloads, conversions and literals, in one pass over its statements.
///
/// Types are inferred expression by expression, in both directions; at the end every type variable is replaced (`Finisher`).
final class BodyChecker {
  /// What a name in a block means.
  enum Local {
    /// A parameter or variable.
    case variable(LocalID)
    /// Local functions, with their labels and defaults.
    case functions([LocalFunction])
    /// A variable of a script or prompt.
    case global(Property)
    /// What members lead to from a local wrapper or projection: `item` of a closure's parameter `$item`, `$model` of `@Bindable var model`.
    case member([String], of: LocalID)
    /// A local computed variable: a function without parameters, and its result.
    case computed(LocalID, Type)
    /// A variable of a prompt that functions read and write.
    case promptComputed(PromptScope.ComputedVariable)
  }

  /// A function declared in a body.
  struct LocalFunction {
    /// What names its generic parameters.
    var id: FunctionID
    /// The variable that holds it.
    var local: LocalID
    /// The declaration.
    var declaration: FunctionDeclaration
    /// Its type.
    var type: FunctionType
    /// The scope of its signature.
    var scope: DeclarationScope
    /// What stands for its generic parameters.
    var generics: [GenericParameter]
    /// The requirements on them.
    var requirements: [Requirement]
    /// The global that holds it, of a function that an input declares.
    var global: GlobalID?
    /// Where its name stands.
    var nameRange = SourceRange.synthesized
  }

  /// What a `return` belongs to.
  struct Frame {
    /// The type that results are converted to; a variable while it is inferred.
    var result: Type
    /// Whether `self` of an initializer is made here.
    var isInitializer = false
    /// The label of the block behind which an initializer of a value returns it, so that what the block defers still changes it.
    var endLabel: Int?
    /// Whether the initializer can fail.
    var isFailable = false
    /// The function whose body is a `some P` whose type its first `return` decides.
    var opaqueResultOf: FunctionID?
    /// Where its `return` statements stand that may give another type than the first, as no version of a system runs both, each with
    /// whether it is for any version that the others are not for.
    var otherReturns: [SourceRange: Bool] = [:]
    /// What is returned for any version that no `if #available` is for.
    var universalResult: Type?
    /// Where the value of the first `return` that has one stands; nil if none was seen.
    var firstReturn: SourceRange?
    /// The type of what is thrown here, if it is written.
    var thrown: Type?
    /// How what is returned is named in messages.
    var role = Role.returned
    /// Whether the types of literals are decided before the operators that are applied to them, as in a closure of several statements.
    var decidesLiteralsFirst = false
    /// Whether it is known what a closure is given to, so that nothing but its first `return` says what it gives.
    var isPlaced = false
    /// Whether the first `return` said nothing of the type, so that the others don't either.
    var leavesOpen = false
    /// Whether a `return` without a value said that a closure gives nothing.
    var endsWithoutValue = false
    /// Whether a closure is nothing but a `return`, which need not return: `{ return fatalError() }`.
    var isOnlyReturn = false
    /// Whether what stands here may suspend, so that functions which may are meant before others of the same name.
    var isAsync = false
    /// Whether the body of a `defer` statement is checked.
    var isDeferred = false
    /// Whether the body of a closure is checked.
    var isClosure = false
    /// Where stands what a closure is written to give.
    var writtenResult: SourceRange?
    /// Whether a closure is checked with the expression that it is part of, as it does not say what it gives.
    var isPartOfExpression = false
    /// The name of the local function whose frame it is.
    var functionName: String?
  }

  /// A statement that `break` or `continue` can name.
  struct JumpTarget {
    /// What it is.
    enum Kind: Equatable {
      case loop
      case `switch`
      /// An `if` or `do`, which only a labelled `break` leaves.
      case block
      /// An `if` or `switch` that is a value, with its keyword: nothing leaves it but errors.
      case value(String)
      /// The body of a `defer` statement, which nothing leaves.
      case deferred
    }
    /// The written label.
    var name: String?
    /// The label's number.
    var id: Int
    /// What it is.
    var kind: Kind
  }

  let checker: TypeChecker
  /// The scope of the declaration.
  var scope: DeclarationScope
  let unifier: Unifier
  var locals: [TypedBody.Local] = []
  var blocks: [[String: Local]] = [[:]]
  /// The names that statements further on declare in the blocks around a local function, by the places of the blocks.
  var upcomingNames: [Int: Set<String>] = [:]
  /// What is not checked yet of the blocks around, outermost first, with how many functions and closures are around each block.
  var remainders: [(statements: ArraySlice<Statement>, frames: Int)] = []
  /// The blocks of whose upcoming names one was met.
  var awaitedBlocks: Set<Int> = []
  /// Whether local functions capture variables that are declared behind them.
  var capturesUpcoming = false
  var frames: [Frame] = []
  var labels: [JumpTarget] = []
  var labelCount = 0
  /// The `do` statements in which nothing is thrown, whose `catch` clauses never run.
  var quietLabels: Set<Int> = []
  /// How many `if` and `do` statements of the function are around.
  var conditionalDepth = 0
  /// `self`, where there is one.
  var selfLocal: LocalID?
  /// What a setter is given.
  var newValue: LocalID?
  /// The function whose body this is.
  var function: FunctionID?
  /// Variables whose optional is unwrapped where it must be.
  var implicitlyUnwrapped: Set<LocalID> = []
  /// Variables whose type is written.
  var typedLocals: Set<LocalID> = []
  /// Places where something declared `A!` is read.
  var implicitlyUnwrappedRanges: Set<SourceRange> = []
  /// The elements of literals that are what something declared `A!` holds.
  var heldElements: Set<SourceRange> = []
  /// The setters of local computed and observed variables, by their getters.
  var localSetters: [LocalID: LocalID] = [:]
  /// The names of local computed variables, by what gives their values.
  var localGetters: [LocalID: String] = [:]
  /// Whether the name being resolved is called.
  var isCalling = false
  /// `let` locals that wait for their value.
  var unassigned: Set<LocalID> = []
  /// Whether the patterns of a `switch` or of `catch` clauses are checked, of which the compiler says other things than of those elsewhere.
  var isInCases = false
  /// The literals of dictionaries whose keys have nothing in common but that they are keys.
  var literalsOfMixedKeys: Set<SourceRange> = []
  /// Whether of several cases with one name a pattern names the last, with nothing said.
  var namesLastCase = false
  /// What a `return` leaves in an observer, and how many frames there are around its statements.
  var observerEnd: (label: Int, frames: Int)?
  /// The constants that no `let` declares: what setters and observers are given under a name that is not written, and what the body of
  /// a `switch` case or `catch` clause sees of its patterns.
  var unnamedValues: Set<LocalID> = []
  /// What closures capture by value.
  var capturedValues: Set<LocalID> = []
  /// Globals of a script that are declared without a value.
  var globalsWithoutValue: Set<GlobalID> = []
  /// `let` globals of a script that wait for their value.
  var unassignedGlobals: Set<GlobalID> = []
  /// Nesting of trials, which limits how much is tried.
  var trialDepth = 0
  /// The builder, other than that of views, whose block an expression stands in: of the overloads of `ForEach` and
  /// `Section` those are meant whose closures it builds too.
  var surroundingBuilder: NominalID?
  /// Whether an expression is checked again without what is wanted of it.
  var isJudgingWithoutContext = false
  /// Whether top-level variables become globals.
  var isScript = false
  /// Whether this is an input at a prompt.
  var isPrompt = false
  /// What inputs have declared.
  var promptScope = PromptScope()
  /// The property whose observers run here, which is assigned directly.
  var observed: Property?
  /// What the end of a chain is wanted as, by the variable for its root: mostly the root is of the same type.
  var chainEnds: [Type: Type] = [:]
  /// What the bodies of the `do` statements, closures and functions around can throw; empty in a function's own body.
  var thrownTypes: [ThrownTypes] = []
  /// The expansions around what is checked, the innermost last.
  var expansions: [OpenExpansion] = []
  /// How many `try` cover what is checked.
  var tryDepth = 0
  /// What this initializer must set, unless it delegates to another one.
  var instance: InitializationChecker.Instance?
  /// Whether this is the body of an initializer that calls another one of its type.
  var delegates = false
  /// The assignments to wrapped properties that call the setter, because all of `self` has values by then.
  var lateAssignments: Set<SourceRange> = []
  /// Names that mean members of `self` without saying so, and what a closure that keeps them must be told.
  var implicitSelves: [SourceRange: String] = [:]
  /// Where the learner wrote closures.
  var writtenClosures: Set<SourceRange> = []
  /// Closures with attributes: `{ @MainActor in … }`.
  var attributedClosures: Set<SourceRange> = []
  /// The names of the parameters that the closures around here are written with, the innermost last; nil of one that has none.
  var closureParameterNames: [[String]?] = []
  /// Closures that are isolated as the code around them: neither they nor what takes them says otherwise.
  var closuresIsolatedAsAround: Set<SourceRange> = []
  /// Closures that are called where they stand, with the type that is wanted of the call, if it says what is returned.
  var calledClosures: [SourceRange: Type?] = [:]
  /// The calls of numbers that wait as arguments for what the others say: `sqrt(4)` in `areEqual(width, sqrt(4))` of a `Float`.
  var lateCalls: Set<SourceRange> = []
  /// The calls that several overloads fit.
  var overloaded: Set<SourceRange> = []
  /// The calls of overloads that give other types, with an argument that nothing is known of: what they give is a guess.
  var undecidedCalls: Set<SourceRange> = []
  /// The calls whose best overload does not lead on, so that the next one is taken: an own `firstIndex(of:)` that calls the library's.
  var declined: Set<SourceRange> = []
  /// Calls whose closures give something looser than they could, which is not so where the calls are declined.
  var looseCalls: Set<SourceRange> = []
  /// The calls of `flatMap` that may join texts or keep them.
  var flatMaps: Set<SourceRange> = []
  /// Those that keep them, while what that leads to is tried.
  var keptTexts: Set<SourceRange> = []
  /// Those that join them, while what that leads to is tried because keeping them led to errors.
  var joinedTexts: Set<SourceRange> = []
  /// The local functions by what holds them.
  var localFunctions: [LocalID: FunctionID] = [:]
  /// The functions that local functions are given and that may not escape from these, by name.
  var heldParameters: [LocalID: String] = [:]
  /// What local functions change for their callers, in words.
  var changedParameters: [LocalID: String] = [:]
  /// Variables whose values are wrong, so that nothing is said of what is made of them.
  var failedLocals: Set<LocalID> = []
  /// What is made of such variables, and of what else was reported.
  var failedPlaces: Set<SourceRange> = []
  /// How often a variable was read whose value is wrong.
  var failedReads = 0
  /// Calls whose closures say what a generic parameter is before the values that are given for it.
  var functionsFirst: Set<SourceRange> = []
  /// The calls whose closures decide what the literals of texts are to which they are applied: `["2S"].map { Card($0) }`.
  var openTexts: Set<SourceRange> = []
  /// The calls whose results are decided by what is wanted before their arguments are checked.
  var resultsFirst: Set<SourceRange> = []
  /// The cases that stand behind the name of their enum: `Optional.none`.
  var writtenCases: Set<SourceRange> = []
  /// Names of several functions of the program, where nothing says which of them is meant.
  var ambiguousNames: [SourceRange: String] = [:]
  /// Places where `Self`, the class of the instance or a metatype of it, is read.
  var dynamicSelves: Set<SourceRange> = []
  /// Where `Self` is written in a class.
  var writtenSelves: Set<SourceRange> = []
  /// The constants that hold objects which were made by the names of their classes, in a function that gives `Self`.
  var madeObjects: Set<LocalID> = []
  /// What was checked in other ways in vain.
  var futileAttempts: Set<Attempt> = []
  /// The calls of `reversed()` that give arrays, as what is behind them asks for positions of these.
  var reversedArrays: Set<SourceRange> = []
  /// What is said of closures and implicit members by the end of the chain they stand in.
  var decidedContexts: [SourceRange: ArgumentContext] = [:]
  /// The arguments that are not checked yet, while the end of their chain is asked.
  var postponedArguments: [SourceRange: ArgumentContext]?
  /// The closures that were checked while nothing said what they take.
  var openClosures: [SourceRange: OpenClosure] = [:]
  /// The values that stand for anything, while the rest of their expression is asked what they are.
  var openValues: OpenValues?
  /// What values are that only the rest of their expression says.
  var decidedValues: [SourceRange: Type] = [:]
  /// Where implicit members stood of which nothing said the type, in trials too.
  var undecidedMembers: [SourceRange] = []
  /// What the first `return` of closures left open, so that nothing says it.
  var undecidedResults: [Type] = []
  /// What the arguments of the calls that are being checked point to.
  var pointedPlaces: [PointedPlace] = []
  /// The types of values that do not conform as a generic parameter asks, by their places.
  var refused: [SourceRange: Type] = [:]
  /// The variables whose values, which are not copied, are consumed somewhere.
  var movedLocals: Set<LocalID> = []
  /// Sums that are added to a text.
  var textChains: Set<SourceRange> = []
  /// Operands of an operator of the standard library whose other operand is a number, so that what is open in them is one like it.
  var besideNumbers: Set<SourceRange> = []
  /// Where `??` stands as an operand, whose operator says what is wanted of it.
  var reckonedDefaults: Set<SourceRange> = []
  /// The places that operators change by what is in them: `count += 1`.
  var reckonedPlaces: Set<SourceRange> = []
  /// The parameters of closures whose types are what the closures are given.
  var givenParameters: Set<LocalID> = []
  /// What the elements of a sum that `reduce` makes come from, by its operator.
  var reducedTransforms: [SourceRange: Expression] = [:]
  /// Where optionals stand that are unwrapped or compared.
  var unwrapped: Set<SourceRange> = []
  /// Calls and subscripts whose results go to what has a form for each kind of number.
  var chosenCalls: Set<SourceRange> = []
  /// Literals of collections whose elements may be of any type of an existential, as something is taken out of them where that is wanted.
  var looseLiterals: [SourceRange: Type] = [:]
  /// Operators that are chosen with something else around them or in their operands.
  var partialOperations: Set<SourceRange> = []
  /// What stands beside an operation in a sum or comparison, by the operation's range.
  var besideOperations: [SourceRange: Expression] = [:]
  /// What is said of variables whose parts a call changes under two names, by the earlier argument.
  var overlaps: [SourceRange: String] = [:]
  /// The `guard` statements whose bodies can end with what stands behind them next.
  var openGuards: Set<SourceRange> = []
  /// Where `await` stands in loops over asynchronous sequences that `try` does not mark.
  var untriedLoops: [SourceRange: SourceRange] = [:]
  /// Where `try` stands, by the ranges of the operands that it covers.
  var tried: [SourceRange: SourceRange] = [:]
  /// The calls of local functions that rethrow.
  var rethrowingCalls: Set<SourceRange> = []
  /// The delegations to initializers that can fail which `!` follows.
  var forcedDelegations: Set<SourceRange> = []
  /// What is assigned to or passed `inout`, with what it is part of: there subscripts that can be set are meant.
  var assigned: Set<SourceRange> = []
  /// The assignment whose value is checked, at whose sign it is said that a generic type has other arguments.
  var assignmentRange: SourceRange?
  /// The `as` that is checked, where a conversion stands that may fail.
  var coercionRange: SourceRange?
  /// What assignments change, by the ranges of those.
  var assignedPlaces: [SourceRange: SourceRange] = [:]
  /// For what a place is wanted, which words what is said of constants.
  var placeUse = PlaceUse.assignedValue
  /// Where the last implicit member stands that is all of an initial value, or of what is returned.
  var soleMember: SourceRange?
  /// Where the initial value stands of the last variable without a written type, which may be of any type.
  var freeCall: SourceRange?
  /// Where the last value stands that is put into a text.
  var interpolatedValue: SourceRange?
  /// Closures that something unknown takes.
  var closuresForUnknown: Set<SourceRange> = []
  /// The types of collection literals that leave open what they hold; anything, if nothing says it until the end.
  var openCollections: [Type] = []
  /// What calls ask of their elements.
  var emptyDemands: [EmptyDemand] = []
  /// Closures where a function that does not throw is wanted.
  var closuresThatMayNotThrow: Set<SourceRange> = []
  /// Closures where a synchronous function is wanted.
  var closuresThatMayNotSuspend: Set<SourceRange> = []
  /// The functions that wait for the values of `async let`, with the ranges of the closures that make these.
  var asyncValues: [LocalID: SourceRange] = [:]
  /// The names of property wrappers that are given the initial value of a variable, by the ranges of their attributes.
  var wrappersOfValues: [SourceRange: String] = [:]
  /// The initial values of variables that are all that their property wrappers are given.
  var wrappedValues: Set<SourceRange> = []
  /// How many interpolations are around.
  var interpolationDepth = 0
  /// The nesting of expressions, limited so that nothing a learner types overflows the stack.
  var depth = 0
  /// How many parts of the expression were checked so far, those checked again included.
  var partsChecked = 0
  /// The limit that the expression goes beyond; nothing more of it is checked then.
  var exceededLimit: Limit?

  var program: TypedProgram { checker.program }

  /// Makes a checker for a function's body.
  init(checker: TypeChecker, scope: DeclarationScope) {
    self.checker = checker
    self.scope = scope
    unifier = Unifier(checker: checker, scope: scope)
  }

  // MARK: Locals

  /// Adds a local; a nil name can't be named by the learner.
  func addLocal(_ name: String?, type: Type, isVariable: Bool) -> LocalID {
    let id = LocalID(locals.count)
    locals.append(TypedBody.Local(name: name ?? "", type: type, isVariable: isVariable))
    // The number may have been that of a local of a trial that was undone.
    unnamedValues.remove(id)
    capturedValues.remove(id)
    madeObjects.remove(id)
    localFunctions[id] = nil
    heldParameters[id] = nil
    changedParameters[id] = nil
    if let name, name != "_" { blocks[blocks.count - 1][name] = .variable(id) }
    return id
  }

  /// Runs with names of its own.
  func inBlock<T>(_ body: () -> T) -> T {
    blocks.append([:])
    let outer = scope
    defer {
      blocks.removeLast()
      scope = outer
    }
    return body()
  }

  /// What a name means in the blocks, innermost first.
  func lookupLocal(_ name: String) -> Local? {
    for (index, block) in blocks.enumerated().reversed() {
      if let found = block[name] { return found }
      if upcomingNames[index]?.contains(name) == true { awaitedBlocks.insert(index) }
    }
    return nil
  }

  /// The type of a local.
  func type(of local: LocalID) -> Type { locals[Int(local.index)].type }

  /// A read of a local.
  func read(_ local: LocalID, at range: SourceRange) -> TypedExpression {
    TypedExpression(.local(local), type: type(of: local), range: range)
  }

  /// A new label.
  func newLabel() -> Int {
    labelCount += 1
    return labelCount - 1
  }

  /// Reports something.
  func report(
    _ id: String, _ message: String, at range: SourceRange, severity: Diagnostic.Severity = .error,
    notes: [Diagnostic.Note] = [], explanation: String? = nil
  ) {
    checker.report(id, message, at: range, severity: severity, notes: notes, explanation: explanation)
  }

  // MARK: Trials

  /// A state to go back to.
  struct Snapshot {
    var mark: Unifier.Mark
    var locals: Int
    var diagnostics: Int
    var labels: Int
    var reported: Set<String>
    var frames: [Frame]
    var thrownTypes: [ThrownTypes]
    var expansions: [OpenExpansion]
    var emptyDemands: Int
  }

  /// The state now.
  func snapshot() -> Snapshot {
    Snapshot(
      mark: unifier.mark(), locals: locals.count, diagnostics: checker.diagnostics.count, labels: labelCount,
      reported: checker.reportedUnknown, frames: frames, thrownTypes: thrownTypes,
      expansions: expansions, emptyDemands: emptyDemands.count)
  }

  /// Goes back.
  func rollback(to snapshot: Snapshot) {
    unifier.rollback(to: snapshot.mark)
    // A type that is kept beyond names no variable that is gone.
    if !refused.isEmpty { refused = refused.filter { unifier.has(allVariablesOf: $0.value) } }
    if let postponed = postponedArguments, !postponed.isEmpty {
      postponedArguments = postponed.filter { $0.value.types.allSatisfy { unifier.has(allVariablesOf: $0) } }
    }
    if !openClosures.isEmpty {
      openClosures = openClosures.filter { unifier.has(allVariablesOf: .function($0.value.context)) }
    }
    locals.removeLast(locals.count - snapshot.locals)
    checker.diagnostics.removeLast(checker.diagnostics.count - snapshot.diagnostics)
    labelCount = snapshot.labels
    checker.reportedUnknown = snapshot.reported
    frames = snapshot.frames
    thrownTypes = snapshot.thrownTypes
    expansions = snapshot.expansions
    emptyDemands.removeLast(emptyDemands.count - snapshot.emptyDemands)
  }

  /// Whether errors were reported since a snapshot.
  func hasErrors(since snapshot: Snapshot) -> Bool { hasErrors(since: snapshot.diagnostics) }

  /// Whether errors were reported since there were as many diagnostics.
  func hasErrors(since count: Int) -> Bool { checker.diagnostics[count...].contains { $0.severity == .error } }
}
