import TheseusProgram

extension TypeChecker {
  /// The learner's binary operators outside of types that a type's conformance can rest on: `func == (a: Point, b: Point) -> Bool`.
  ///
  /// Those with generic operands are among them if the type meets what they ask for.
  func globalOperators(_ symbol: String, on id: NominalID) -> [FunctionID] {
    guard symbol.isOperatorName else { return [] }
    return (globalFunctions(symbol) + (info(id).scope.file.functions[symbol] ?? [])).filter { function in
      info(function).scope.part == nil && program[function].parameters.count == 2
        && program[function].parameters.allSatisfy { isOperand($0.type, of: function, id) }
    }
  }

  private func isOperand(_ type: Type, of function: FunctionID, _ id: NominalID) -> Bool {
    switch type {
    case .nominal(let nominal, _): nominal == id
    case .parameter:
      info(function).requirements.allSatisfy { requirement in
        guard case .conforms(type, let protocolID) = requirement else { return true }
        return conforms(selfType(info(id)), to: protocolID, in: nil) != false
      }
    default: false
    }
  }
}
