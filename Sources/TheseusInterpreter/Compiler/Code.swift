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
  public let range: SourceRange
  /// Which actor it runs on.
  let isolation: Isolation
  /// Where the actor is found that isolates it.
  enum Actor {
    /// Its code runs on none.
    case nobody
    /// In a parameter or a captured value.
    case register(Int)
    /// Elsewhere: a global actor, an isolated parameter.
    case unknown
  }
  /// The actor on which it runs, for code that neither the main actor nor its caller isolates.
  var actor = Actor.nobody
  /// Whether it may suspend.
  var isAsync = false
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
  /// The instructions.
  var instructions = UnsafeMutableBufferPointer<Instruction>(start: nil, count: 0)
  /// Where the instructions come from.
  var ranges: [SourceRange] = []
  /// The handlers, innermost first.
  var handlers: [Handler] = []
  /// What the run loop reads.
  let image: UnsafeMutablePointer<CodeImage>
  private var constantCount = 0
  /// The types that instructions name.
  var typeReferences: [Type] = []
  /// What calls call.
  var sites: [CallSite] = []
  /// The closures inside.
  var closures: [ClosureTemplate] = []
  /// The interpolated strings.
  var interpolations: [Interpolation] = []
  /// The key paths.
  var keyPaths: [KeyPathTemplate] = []
  /// What is decided when the program runs.
  var dynamics: [DynamicOperation] = []

  init(
    function: FunctionID?, name: String, range: SourceRange, isolation: Isolation,
    genericParameters: [GenericParameter], parameterCount: Int, inouts: [Int]
  ) {
    self.genericParameters = genericParameters
    self.function = function
    self.name = name
    self.range = range
    self.isolation = isolation
    self.parameterCount = parameterCount
    self.inouts = inouts
    image = UnsafeMutablePointer.allocate(capacity: 1)
    image.initialize(
      to: CodeImage(
        code: self, start: .allocate(capacity: 1), constants: .allocate(capacity: 1), targets: .allocate(capacity: 1),
        types: .allocate(capacity: 1), ended: .allocate(capacity: 1), inouts: .allocate(capacity: 1)))
  }

  /// What a frame of the code needs.
  struct Layout {
    /// The number of registers: parameters, captures, locals, then temporaries.
    var registerCount: Int
    /// Locals that are emptied on entry.
    var emptied: Range<Int>
    /// Parameters that are not `inout`, captures and locals that end on exit, the last that began first.
    var ended: [Int]
    /// The first temporary.
    var temporaries: Int
  }

  /// Takes over what the compiler made; called once, after the sites are known.
  func install(_ instructions: [Instruction], constants: [Value], types: [ResolvedType], layout: Layout) {
    deallocateImage()
    let start = UnsafeMutablePointer.allocated(instructions)
    self.instructions = UnsafeMutableBufferPointer(start: start, count: instructions.count)
    constantCount = constants.count
    let targets = sites.map { site in
      CallTarget(image: nil, native: site.native.map(Unmanaged.passUnretained), generics: .none, key: -1)
    }
    image.pointee = CodeImage(
      code: self, start: start, constants: .allocated(constants), targets: .allocated(targets),
      types: .allocated(types), registerCount: layout.registerCount, firstEmptied: layout.emptied.lowerBound,
      endOfEmptied: layout.emptied.upperBound,
      ended: UnsafeMutableBufferPointer(start: .allocated(layout.ended.map(Int32.init)), count: layout.ended.count),
      inouts: UnsafeMutableBufferPointer(start: .allocated(inouts.map(Int32.init)), count: inouts.count),
      temporaries: layout.temporaries)
  }

  deinit {
    image.pointee.constants.deinitialize(count: constantCount)
    deallocateImage()
    image.deallocate()
  }

  private func deallocateImage() {
    image.pointee.start.deallocate()
    image.pointee.constants.deallocate()
    image.pointee.targets.deallocate()
    image.pointee.types.deallocate()
    image.pointee.ended.deallocate()
    image.pointee.inouts.deallocate()
  }
}

extension UnsafeMutablePointer {
  /// New memory with the elements of an array.
  fileprivate static func allocated(_ elements: [Pointee]) -> UnsafeMutablePointer<Pointee> {
    let memory = UnsafeMutableBufferPointer<Pointee>.allocate(capacity: Swift.max(elements.count, 1))
    _ = memory.initialize(from: elements)
    guard let start = memory.baseAddress else { preconditionFailure("room for one element is never empty") }
    return start
  }
}

/// What a call calls, as the checker knows it.
struct CallSite {
  /// A generic parameter that stands for the type that an argument has, or is, when the program runs.
  struct Opening {
    var generic: Int
    var argument: Int
    var form: Form

    /// How the argument says what the type is.
    enum Form {
      /// A value of the type.
      case value
      /// A value of the type or nil.
      case optional
      /// The type itself.
      case metatype
    }
  }

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
  /// The generic parameters for which existentials are given.
  var openings: [Opening] = []
  /// Whether a setter is called to put back what a throw interrupted the change of.
  var isRestoring = false
  /// The native, for a site of `callNative`.
  var native: NativeSite?
  /// The arguments that are `inout`.
  var inouts: [Int]
  /// Where it stands.
  let range: SourceRange
}

/// A closure of a body.
struct ClosureTemplate {
  let code: Code
  let type: Int
  /// The closure, once it was made, if it captures nothing and is the same for all generic arguments.
  var constant: ClosureBox?
}

/// The parts of an interpolated string: texts, and places for values.
struct Interpolation {
  enum Part {
    case text(String)
    /// A value.
    case value
    /// A value with labelled arguments behind it.
    case formatted(labels: [String?])
  }
  let parts: [Part]
  /// Whether a value has labelled arguments.
  let isFormatted: Bool
  /// The type of the result.
  let type: Int

  init(_ parts: [Part], type: Int) {
    self.parts = parts
    self.type = type
    isFormatted = parts.contains { if case .formatted = $0 { true } else { false } }
  }
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
    /// A call that may write to its arguments, which only an unknown value can leave undone.
    case inoutCall(String)
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
