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
      let requirement = checked.requirement(member, of: id),
      let found = checked.witness(for: requirement, of: id, in: types[token].type)
    else { return nil }
    return (found.function, found.arguments.map(types.token))
  }

  /// Calls a closure whose one parameter is `inout`, and returns what the argument became.
  func reducePreference(_ type: TypeToken, _ value: Value, _ next: Value) throws -> Value {
    guard let reduce = witness(named: "reduce(value:nextValue:)", of: "PreferenceKey", in: type) else { return value }
    return try callMutating(reduce.function, [.metatype(type), value, next], generics: reduce.generics).inouts.first
      ?? value
  }
}
