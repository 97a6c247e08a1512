import TheseusProgram
import TheseusTypes

/// A function value: code with what it captured, or a native.
public final class ClosureBox {
  /// What runs when it is called.
  public enum Kind {
    /// Compiled code of the program.
    case code(Code)
    /// A function of the host.
    case native(NativeFunction)
  }
  /// What runs.
  public let kind: Kind
  /// The captured values and variables.
  public let captures: [Value]
  /// The generic arguments of the function around it.
  public let generics: GenericArguments
  /// The function's type.
  public let type: TypeToken

  /// Makes a closure of compiled code.
  init(_ code: Code, captures: [Value], generics: GenericArguments, type: TypeToken) {
    kind = .code(code)
    self.captures = captures
    self.generics = generics
    self.type = type
  }

  /// Makes a closure that runs a native; `captures` takes part in comparisons.
  public init(native: @escaping NativeFunction, captures: [Value] = [], type: TypeToken = .unknown) {
    kind = .native(native)
    self.captures = captures
    generics = .none
    self.type = type
  }

  private init(_ kind: Kind, captures: [Value], generics: GenericArguments, type: TypeToken) {
    (self.kind, self.captures, self.generics, self.type) = (kind, captures, generics, type)
  }

  /// The same function as one of another type, to which it was converted.
  func typed(as type: TypeToken) -> ClosureBox {
    type == self.type ? self : ClosureBox(kind, captures: captures, generics: generics, type: type)
  }

  /// Where it stands in the program, for traces; nil for a native.
  public var range: SourceRange? { if case .code(let code) = kind { code.range } else { nil } }
}
