/// What the run loop reads of a piece of code, at an address of its own, so that running code counts no references.
struct CodeImage {
  /// The code, which keeps the image alive.
  unowned(unsafe) let code: Code
  /// The first instruction.
  var start: UnsafeMutablePointer<Instruction>
  /// The literals.
  var constants: UnsafeMutablePointer<Value>
  /// What calls found out.
  var targets: UnsafeMutablePointer<CallTarget>
  /// The types that instructions name, as far as they are known.
  var types: UnsafeMutablePointer<ResolvedType>
  /// The number of registers.
  var registerCount = 0
  /// The first local that is emptied on entry.
  var firstEmptied = 0
  /// The end of the locals that are emptied on entry.
  var endOfEmptied = 0
  /// The registers that end on exit, the last that began first: parameters that are not `inout`, captures and locals.
  var ended: UnsafeMutableBufferPointer<Int32>
  /// The parameters that are `inout`.
  var inouts: UnsafeMutableBufferPointer<Int32>
  /// The first temporary.
  var temporaries = 0
}

/// A type named by code, with the token that it had for the generic arguments of the last time.
struct ResolvedType {
  /// The key of a type that is the same for all generic arguments, and of one that was not looked up yet.
  static let (always, never): (Int32, Int32) = (-1, -2)
  var token: TypeToken
  /// The generic arguments for which the token holds.
  var key: Int32
}

/// What a site found out when it was last run.
struct CallTarget {
  /// The code; nil if it has not been run, or runs a native.
  var image: UnsafeMutablePointer<CodeImage>?
  /// The native, which the site keeps alive; nil if it runs code.
  var native: Unmanaged<NativeSite>?
  /// The generic arguments to call it with.
  var generics: GenericArguments
  /// For which generic arguments of the caller, or which dynamic type, that holds; -1 for none.
  var key: Int32
  /// Whether the key of a witness is the dynamic type of the first argument.
  var isDynamic = false
  /// The type of the record that the site makes.
  var recordType = TypeToken.unknown
}

/// The native that a site calls.
final class NativeSite {
  /// What runs.
  let function: NativeFunction
  /// The arguments that are `inout`.
  let inouts: [Int]

  init(_ function: @escaping NativeFunction, inouts: [Int]) {
    self.function = function
    self.inouts = inouts
  }
}
