import TheseusProgram
import TheseusTypes

/// The compiled code of one function or closure; made when it is first called.
public final class Code {
  /// Where an error goes that is thrown between two instructions.
  struct Handler {
    var start: Int32
    var end: Int32
    var target: Int32
    /// The register that receives the error.
    var register: Int32
  }
  /// Whose code it is; nil for a closure.
  let function: FunctionID?
  /// The name for call stacks.
  let name: String
  /// Where it stands.
  let range: SourceRange
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
  /// The registers that are initialized to `.none` on entry and released on exit.
  var localRange: Range<Int> = 0..<0
  /// Whether parameters need releasing on exit.
  var managedParameters: [Int] = []
  /// The instructions.
  var instructions = UnsafeMutableBufferPointer<Instruction>(start: nil, count: 0)
  /// Where the instructions come from.
  var ranges: [SourceRange] = []
  /// The handlers, innermost first.
  var handlers: [Handler] = []
  /// The literals.
  var constants = UnsafeMutableBufferPointer<Value>(start: nil, count: 0)

  init(function: FunctionID?, name: String, range: SourceRange, parameterCount: Int, inouts: [Int]) {
    self.function = function
    self.name = name
    self.range = range
    self.parameterCount = parameterCount
    self.inouts = inouts
  }

  deinit {
    instructions.deallocate()
    constants.deinitialize()
    constants.deallocate()
  }
}
