import TheseusProgram
import TheseusTypes

extension Interpreter {
  /// How a suspended fiber goes on.
  enum ResumeValue {
    case value(Value)
    case error(Value)
  }

  func call(
    _ function: FunctionID, _ arguments: [Value], generics: GenericArguments, on fiber: Fiber
  ) throws(EvaluationError) -> Value {
    throw .trap(Trap("the machine", reason: .unsupported))
  }

  func call(_ closure: Value, _ arguments: [Value], on fiber: Fiber) throws(EvaluationError) -> Value {
    throw .trap(Trap("the machine", reason: .unsupported))
  }

  func resume(_ fiber: Fiber, with value: ResumeValue) throws(EvaluationError) {
    throw .trap(Trap("the machine", reason: .unsupported))
  }
}
