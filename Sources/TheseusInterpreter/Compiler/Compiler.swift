import TheseusProgram
import TheseusTypes

/// What the compilers of a function and of the closures inside it share.
final class CompilationUnit {
  let interpreter: Interpreter
  let function: FunctionID
  let typed: TypedFunction
  let body: TypedBody
  let captures: CaptureAnalysis

  init(interpreter: Interpreter, function: FunctionID) {
    self.interpreter = interpreter
    self.function = function
    typed = interpreter.program[function]
    body = interpreter.checked.body(of: function)
    var variables: Set<LocalID> = []
    for index in typed.inoutIndices where body.parameters.indices.contains(index) {
      variables.insert(body.parameters[index])
    }
    captures = CaptureAnalysis(body, variables: variables)
  }
}

extension CompilationUnit {
  /// Whether the function is an initializer of a subclass that can fail or throw, perhaps before it calls `super.init`.
  var mayFailBeforeDelegating: Bool {
    guard typed.kind == .initializer, typed.selfKind == .value, typed.isThrowing || typed.isFailable,
      let nominal = typed.nominal
    else { return false }
    return interpreter.program[nominal].superclass != nil
  }
}

extension TypedFunction {
  /// The `inout` arguments of a call, `self` counted first where it is passed.
  var inoutIndices: [Int] {
    let offset = selfKind == .none || (kind == .initializer && selfKind == .metatype) ? 0 : 1
    var result = selfKind == .mutating ? [0] : []
    for (index, parameter) in parameters.enumerated() where parameter.isInout { result.append(index + offset) }
    return result
  }
}

/// Turns the statements of one function or closure into register code.
///
/// Registers: parameters, captures, locals that need releasing, other locals, temporaries. Temporaries are a stack: each is
/// initialized once and consumed once, so that values are moved and not copied. While compiling, each kind is numbered from
/// a base of its own; `finish` puts them behind one another.
final class Compiler {
  static let managedBase = 1 << 20
  static let trivialBase = 2 << 20
  static let temporaryBase = 3 << 20

  /// Where a local lives.
  enum Storage {
    case register(Int)
    case shared(Int)
    case weak(Int)
  }

  /// What happens where a scope is left.
  enum Ending {
    /// A local's register is emptied.
    case local(Int)
    /// The statements of a `defer` run.
    case deferred([TypedStatement])
  }

  /// A part of the body that is left as a whole.
  struct Scope {
    /// What began in the scope, in order: it ends the other way round.
    var endings: [Ending] = []
    var label: Int?
    var breakJumps: [Int] = []
    var continueJumps: [Int] = []
    var isLoop = false

    /// Where the first deferred statements stand among the endings.
    var firstDeferred: Int? {
      endings.firstIndex { if case .deferred = $0 { true } else { false } }
    }
  }

  let unit: CompilationUnit
  let code: Code
  /// The closure's number in the capture analysis.
  let number: Int
  let resultType: Type
  /// Whether the code may suspend.
  var isAsync = false
  /// The last hop back from a function.
  var lastReturn: Int?
  var instructions: [Instruction] = []
  var ranges: [SourceRange] = []
  var range: SourceRange
  var top = Compiler.temporaryBase
  var maximum = Compiler.temporaryBase
  var managedCount = 0
  var trivialCount = 0
  var storage: [LocalID: Storage] = [:]
  var scopes: [Scope] = []
  /// The parameters that need releasing.
  var managedParameters: [Int] = []
  /// Every managed local in the order of its declaration.
  var noted: [Int] = []
  var handlers: [Code.Handler] = []
  var constants: [Value] = []
  var typeIndices: [ExactType: Int] = [:]
  /// The jumps to the end of the optional chains around the current expression.
  var chains: [[Int]] = []
  /// The temporaries in which the values of those chains appear.
  var chainStarts: [Int] = []
  /// The packs that the expansions around what is compiled go through.
  var expandedPacks: Set<GenericParameter> = []
  /// The target of `fallthrough`.
  var fallthroughJumps: [Int] = []

  var interpreter: Interpreter { unit.interpreter }
  var program: TypedProgram { unit.interpreter.program }

  init(unit: CompilationUnit, code: Code, number: Int, resultType: Type) {
    self.unit = unit
    self.code = code
    self.number = number
    self.resultType = resultType
    range = code.range
  }

  // MARK: Emitting

  @discardableResult
  func emit(_ operation: Operation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) -> Int {
    instructions.append(Instruction(operation, a, b, c, d))
    ranges.append(range)
    return instructions.count - 1
  }

  var here: Int { instructions.count }

  /// Lets a jump go to the next instruction.
  func land(_ jump: Int) { setTarget(of: jump, to: here) }

  func land(_ jumps: [Int]) { for jump in jumps { land(jump) } }

  func setTarget(of jump: Int, to target: Int) {
    switch instructions[jump].operation {
    case .jump, .loop: instructions[jump].a = Int32(target)
    case .jumpIfFalse, .jumpIfTrue, .jumpIfNone, .jumpIfSome: instructions[jump].b = Int32(target)
    default: instructions[jump].c = Int32(target)
    }
  }

  /// Makes the next temporary count as initialized.
  @discardableResult
  func reserve() -> Int {
    top += 1
    if top > maximum { maximum = top }
    return top - 1
  }

  func constant(_ value: Value) -> Int {
    constants.append(value)
    return constants.count - 1
  }

  func typeReference(_ type: Type) -> Int {
    let key = ExactType(type)
    if let index = typeIndices[key] { return index }
    code.typeReferences.append(type)
    typeIndices[key] = code.typeReferences.count - 1
    return code.typeReferences.count - 1
  }

  // MARK: Types

  func storageKind(_ type: Type) -> TypeInfo.Storage? {
    guard case .nominal(let id, _) = type else { return nil }
    return interpreter.types.storage(of: id)
  }

  func isInt(_ type: Type) -> Bool { storageKind(type) == .int }
  func isDouble(_ type: Type) -> Bool { storageKind(type) == .double }
  func isBool(_ type: Type) -> Bool { storageKind(type) == .bool }

  func isOptional(_ type: Type) -> Bool { storageKind(type) == .optional }

  func wrappedType(_ type: Type) -> Type {
    if case .nominal(_, let arguments) = type, isOptional(type), let first = arguments.first { return first }
    return .unknown
  }

  /// Whether values of a type hold no references, so that they need no release.
  func isTrivial(_ type: Type) -> Bool {
    switch type {
    case .tuple(let elements): elements.isEmpty
    case .nominal:
      switch storageKind(type) {
      case .bool, .int, .double, .float, .cgFloat, .integer: true
      default: false
      }
    default: false
    }
  }

  // MARK: Locals

  func newManaged() -> Int {
    managedCount += 1
    return Compiler.managedBase + managedCount - 1
  }

  func newTrivial() -> Int {
    trivialCount += 1
    return Compiler.trivialBase + trivialCount - 1
  }

  /// The register of a new hidden local for values of a type.
  func newHidden(_ type: Type) -> Int {
    if isTrivial(type) { return newTrivial() }
    let register = newManaged()
    noteManaged(register)
    return register
  }

  func noteManaged(_ register: Int) {
    noted.append(register)
    if !scopes.isEmpty { scopes[scopes.count - 1].endings.append(.local(register)) }
  }

  func local(_ id: LocalID) -> TypedBody.Local { unit.body.locals[Int(id.index)] }

  /// Gives a local that begins here its place.
  @discardableResult
  func declare(_ id: LocalID) -> Storage {
    if let known = storage[id] {
      if case .shared(let register) = known, !unit.captures.early.contains(id) { emit(.cellNew, register) }
      if case .register(let register) = known, register >= Compiler.managedBase, register < Compiler.trivialBase {
        noteManaged(register)
      }
      return known
    }
    let result: Storage
    if local(id).strength != .strong {
      let register = newManaged()
      noteManaged(register)
      result = .weak(register)
    } else if unit.captures.isShared[Int(id.index)] {
      let register = newManaged()
      noteManaged(register)
      emit(.cellNew, register)
      result = .shared(register)
    } else if isTrivial(local(id).type) {
      result = .register(newTrivial())
    } else {
      let register = newManaged()
      noteManaged(register)
      result = .register(register)
    }
    storage[id] = result
    return result
  }

  /// Turns the temporary object into a reference that does not keep it alive.
  func makeWeak(_ slot: Int, _ strength: Closure.Strength) {
    if strength != .strong { emit(.weakMake, slot, strength == .unowned ? 1 : 0) }
  }

  /// The place of a local; one that was never declared (`self` of an initializer) is declared now.
  func place(of id: LocalID) -> Storage { storage[id] ?? declare(id) }

  /// Stores the temporary at the top into a local and ends the temporary.
  func store(top slot: Int, into id: LocalID) {
    switch place(of: id) {
    case .register(let register): emit(isTrivial(local(id).type) ? .move : .assign, register, slot)
    case .shared(let register): emit(.cellSet, register, slot)
    case .weak(let register):
      makeWeak(slot, local(id).strength)
      emit(.assign, register, slot)
    }
    top = slot
  }
}
