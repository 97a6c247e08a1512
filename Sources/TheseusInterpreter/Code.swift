import TheseusProgram
import TheseusTypes

/// The compiled code of one function or closure; made when it is first called.
public final class Code {
  /// Where an error goes that is thrown between two instructions.
  struct Handler {
    var start: Int
    var end: Int
    var target: Int
    /// The temporary that receives the error; temporaries above it end.
    var register: Int
  }
  /// Whose code it is; nil for a closure.
  let function: FunctionID?
  /// The name for call stacks.
  let name: String
  /// Where it stands.
  let range: SourceRange
  /// The generic parameters in scope, in the order in which a call passes them.
  let genericParameters: [GenericParameter]
  /// The number of parameters, `self` included.
  let parameterCount: Int
  /// The parameters that are `inout`; their values are handed back behind the result.
  let inouts: [Int]
  /// The number of captured values, which follow the parameters in registers.
  var captureCount = 0
  /// Whether the closure itself follows the captures, for a local function that calls itself.
  var capturesItself = false
  /// The number of registers: parameters, captures, locals, then temporaries.
  var registerCount = 0
  /// Locals that are emptied on entry.
  var emptied: Range<Int> = 0..<0
  /// Captures and locals that end on exit.
  var ended: Range<Int> = 0..<0
  /// Parameters that end on exit.
  var managedParameters: [Int] = []
  /// The first temporary.
  var temporaries = 0
  /// Whether leaving it takes more than handing over the result.
  var hasCleanup = true
  /// The instructions.
  var instructions = UnsafeMutableBufferPointer<Instruction>(start: nil, count: 0)
  /// Where the instructions come from.
  var ranges: [SourceRange] = []
  /// The handlers, innermost first.
  var handlers: [Handler] = []
  /// The first instruction.
  var start: UnsafeMutablePointer<Instruction>
  /// The literals.
  var constants: UnsafeMutablePointer<Value>
  private var constantCount = 0
  /// The types that instructions name.
  var typeReferences: [TypeReferenceCache] = []
  /// What calls call.
  var sites: [CallSite] = []
  /// What sites found out, for the running loop.
  var targetStart: UnsafeMutablePointer<CallTarget>
  /// The closures inside.
  var closures: [ClosureTemplate] = []
  /// The interpolated strings.
  var interpolations: [Interpolation] = []
  /// The key paths.
  var keyPaths: [KeyPathTemplate] = []
  /// What is decided when the program runs.
  var dynamics: [DynamicOperation] = []

  init(
    function: FunctionID?, name: String, range: SourceRange, genericParameters: [GenericParameter], parameterCount: Int,
    inouts: [Int]
  ) {
    self.genericParameters = genericParameters
    self.function = function
    self.name = name
    self.range = range
    self.parameterCount = parameterCount
    self.inouts = inouts
    start = UnsafeMutablePointer.allocate(capacity: 1)
    constants = UnsafeMutablePointer.allocate(capacity: 1)
    targetStart = UnsafeMutablePointer.allocate(capacity: 1)
  }

  /// Takes over what the compiler made; called once, after the sites are known.
  func install(_ instructions: [Instruction], constants: [Value]) {
    start.deallocate()
    self.constants.deallocate()
    targetStart.deallocate()
    let buffer = UnsafeMutableBufferPointer<Instruction>.allocate(capacity: max(instructions.count, 1))
    _ = buffer.initialize(from: instructions)
    self.instructions = UnsafeMutableBufferPointer(rebasing: buffer[..<instructions.count])
    if let first = buffer.baseAddress { start = first }
    self.constants = UnsafeMutablePointer.allocate(capacity: max(constants.count, 1))
    for (index, value) in constants.enumerated() { (self.constants + index).initialize(to: value) }
    constantCount = constants.count
    targetStart = UnsafeMutablePointer.allocate(capacity: max(sites.count, 1))
    targetStart.initialize(repeating: CallTarget(code: nil, generics: .none, key: -1), count: sites.count)
  }

  deinit {
    constants.deinitialize(count: constantCount)
    start.deallocate()
    constants.deallocate()
    targetStart.deallocate()
  }
}

/// A type named by code, with the token that it had for the generic arguments of the last time.
struct TypeReferenceCache {
  let type: Type
  let isGeneric: Bool
  var generics: GenericArguments
  var token: TypeToken?
}

/// What a call calls, as the checker knows it.
struct CallSite {
  enum Kind {
    case function
    case virtual
    case witness(ProtocolID, conformer: Int?)
  }
  let kind: Kind
  let function: FunctionID
  /// The generic arguments, as indices of type references.
  let arguments: [Int]
  let isGeneric: Bool
  /// The native, for a site of `callNative`.
  var native: NativeFunction?
  /// The arguments that are `inout`.
  var inouts: [Int]
  /// Where it stands.
  let range: SourceRange
}

/// What a site found out when it was last run.
struct CallTarget {
  /// The code; nil if it has not been run, or runs a native.
  unowned(unsafe) var code: Code?
  /// The generic arguments to call it with.
  var generics: GenericArguments
  /// For which generic arguments of the caller, or which dynamic type, that holds; -1 for none.
  var key: Int32
}

/// A closure of a body.
struct ClosureTemplate {
  let code: Code
  let type: Int
}

/// The parts of an interpolated string: texts, and places for values.
struct Interpolation {
  enum Part {
    case text(String)
    /// A value with its static type.
    case value(type: Int)
    /// A value with labelled arguments behind it.
    case formatted(type: Int, labels: [String?])
  }
  let parts: [Part]
  /// The type of the result.
  let type: Int
}

/// A key path as code knows it.
struct KeyPathTemplate {
  enum Component {
    case known(KeyPathBox.Component)
    case computed(getter: CallSite, setter: CallSite?, argumentCount: Int, name: String)
  }
  let components: [Component]
  let type: Int
}

/// What is looked up when the program runs.
struct DynamicOperation {
  enum Kind {
    case member(String)
    case setMember(String)
    case call(String)
    case apply
    case `subscript`
    case setSubscript
    case `operator`(String)
    case opaque(name: String, hasBase: Bool, hasArguments: Bool, isView: Bool, type: Int)
    case unsupported(String)
    case isCase(String)
    case payload(Int)
  }
  let kind: Kind
  let labels: [String?]
}
