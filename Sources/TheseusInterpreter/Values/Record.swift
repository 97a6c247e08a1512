import TheseusProgram
import TheseusTypes

/// What calling a declaration without body of the SwiftUI catalogue makes: a view, a modifier, a style, described by its arguments.
public final class Record {
  /// The declaration.
  public let function: FunctionID
  /// The generic arguments, in the order of `TypedFunction.generics`.
  public let generics: [TypeToken]
  /// The arguments in the order of the parameters, `self` first where there is one.
  public let arguments: [Value]
  /// The type of the result.
  public let type: TypeToken

  /// Where the call stands that made it.
  public let range: SourceRange

  /// Makes a record.
  public init(
    function: FunctionID, generics: [TypeToken], arguments: [Value], type: TypeToken, range: SourceRange = .synthesized
  ) {
    self.function = function
    self.generics = generics
    self.arguments = arguments
    self.type = type
    self.range = range
  }

  /// The argument of a parameter, by its name inside (`self` for the receiver); nil if there is no such parameter.
  public func argument(_ name: String, in program: TypedProgram) -> Value? {
    let function = program[function]
    let offset = arguments.count - function.parameterNames.count
    if name == "self" { return offset > 0 ? arguments[0] : nil }
    guard let index = function.parameterNames.firstIndex(of: name), arguments.indices.contains(index + offset) else {
      return nil
    }
    return arguments[index + offset]
  }
}
