import TheseusTypes

extension Interpreter {
  /// A literal where a generic parameter stands: a number of the argument's type, or what its literal initializer makes.
  func adopted(_ literal: Value, _ type: TypeToken) throws(EvaluationError) -> Value {
    switch types[type].storage {
    case .structure, .enumeration, .object: try made(of: literal, type)
    default: adopted(literal, types[type].storage)
    }
  }

  /// A literal as a number or text of a type that the machine has values of.
  func adopted(_ literal: Value, _ storage: TypeInfo.Storage) -> Value {
    if storage == .character, case .string(let text) = literal, let character = text.first {
      return .character(character)
    }
    guard let number = literal.anyDouble else { return literal }
    switch storage {
    case .double: return .double(number)
    case .cgFloat: return .cgFloat(number)
    case .float: return .float(Float(number))
    case .integer(let kind): return .integer(FixedInteger(bits: literal.integerBits ?? 0, kind: kind))
    default: return literal
    }
  }

  private func made(of literal: Value, _ type: TypeToken) throws(EvaluationError) -> Value {
    let kind = literalKind(of: literal)
    guard
      let (protocolID, requirement) = requirement("ExpressibleBy\(kind)Literal", "init(\(kind.lowercased())Literal:)"),
      conforms(type, to: protocolID), let target = witness(requirement, of: protocolID, in: type)
    else { return literal }
    let function = program[target.function]
    let instance: [Value] = function.selfKind == .value ? [.object(allocate(type))] : []
    let parameter = function.parameters.last.map { parameter in
      types.token(
        types.substitute(
          parameter.type, parameters: function.generics, arguments: types[target.generics], checked: checked))
    }
    let argument = try parameter.map { token throws(EvaluationError) in try adopted(literal, token) } ?? literal
    return try call(target.function, instance + [argument], generics: target.generics, on: currentFiber ?? mainFiber)
  }

  /// What protocols call literals such as one.
  private func literalKind(of literal: Value) -> String {
    switch literal {
    case .double: "Float"
    case .bool: "Boolean"
    case .string: "String"
    default: "Integer"
    }
  }
}
