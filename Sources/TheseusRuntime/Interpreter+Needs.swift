import TheseusInterpreter
import TheseusProgram
import TheseusTypes

// What the runtime asks of the machine beyond its public surface.
extension Interpreter {
  /// The function that implements a requirement, by the end of its symbol, for a type.
  func witness(
    named member: String, of protocolName: String, in token: TypeToken
  ) -> (function: FunctionID, generics: [TypeToken])? {
    guard let id = protocolID(protocolName), conforms(token, to: id),
      let requirement = program[id].requirements.first(where: { program[$0].symbol == "\(protocolName).\(member)" }),
      let found = checked.witness(for: requirement, of: id, in: types[token].type)
    else { return nil }
    return (found.function, found.arguments.map(types.token))
  }

  func get(_ path: KeyPathBox, of root: Value) throws -> Value { throw unavailable("key paths") }
  func set(_ path: KeyPathBox, of root: Value, to value: Value) throws -> Value { throw unavailable("key paths") }
  func callMutating(_ closure: Value, _ argument: Value) throws -> Value { throw unavailable("inout closures") }
  func reducePreference(_ type: TypeToken, _ value: Value, _ next: Value) throws -> Value {
    throw unavailable("preferences")
  }
  func collectElements(of data: Value) throws -> [Value]? { nil }
  func text(_ value: Value) -> String { "" }
  func literal(_ value: Value) -> String { "" }
  func startTask(_ closure: Value) throws -> TaskObject { throw unavailable("tasks") }
  func callMember(_ name: String, of value: Value, _ arguments: [Value]) throws -> Value? { throw unavailable(name) }
  private func unavailable(_ name: String) -> EvaluationError {
    .trap(Trap("Theseus does not run \(name) here yet", reason: .unsupported))
  }
}
