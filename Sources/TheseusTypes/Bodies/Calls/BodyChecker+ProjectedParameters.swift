import TheseusProgram

extension BodyChecker {
  /// The candidates that give closures wrappers where these name projections, `{ $item in … }`; all of them if none does.
  func projecting(
    _ candidates: [Candidate], _ arguments: [Argument], _ inferred: [TypedExpression?]
  ) -> [Candidate] {
    let places = arguments.indices.filter { !projections(in: arguments[$0].value).isEmpty }
    if places.isEmpty { return candidates }
    let found = candidates.filter { candidate in
      places.allSatisfy { place in
        guard let function = functionType(of: candidate, at: place, arguments, inferred) else { return true }
        let projected = projections(in: arguments[place].value)
        return projected.allSatisfy { index in
          !function.parameters.indices.contains(index) || mayProject(function.parameters[index].type)
        }
      }
    }
    return found.isEmpty ? candidates : found
  }

  /// Which parameters of a closure are projections.
  private func projections(in value: Expression) -> [Int] {
    guard case .closure(let closure) = value.kind, let parameters = closure.parameters else { return [] }
    return parameters.indices.filter { parameters[$0].name.hasPrefix("$") }
  }

  /// Whether a projection can be of a type, whose variables are those of a trial that is over.
  private func mayProject(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type else { return true }
    return checker.info(id).has(attribute: "propertyWrapper") || checker.isStandIn(id)
  }
}
