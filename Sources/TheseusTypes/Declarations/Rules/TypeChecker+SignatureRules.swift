import TheseusProgram

extension TypeChecker {
  /// Reports generic parameters of a function of which neither its parameters and its result, nor what else is asked, say what they are.
  func checkGenericsAreUsed(
    _ clause: GenericClause, of signature: Signature, result: Type, requirements: [Requirement]
  ) {
    let members = requirements.flatMap { requirement -> [Type] in
      guard case .same(let left, let right) = requirement else { return [] }
      return [(left, right), (right, left)].compactMap { $0.isConcrete ? nil : $1 }
    }
    let types = signature.parameters.map(\.type) + [result] + members
    // What is not known of a type may be what names the parameter.
    if types.contains(where: { $0.contains { $0 == .unknown } }) { return }
    let own = signature.generics.suffix(signature.ownCount)
    for written in clause.parameters {
      guard let parameter = own.first(where: { $0.name == written.name }),
        !types.contains(where: { says($0, what: parameter) })
      else { continue }
      report(
        "unused-generic-parameter", "generic parameter '\(written.name)' is not used in function signature",
        at: written.range,
        explanation:
          "No call could say which type it stands for. Use it for a parameter or the result, or leave it out."
      )
    }
  }

  /// Whether a value of a type says what a generic parameter is; a member of the parameter, `T.Element`, does not.
  private func says(_ type: Type, what parameter: GenericParameter) -> Bool {
    let plain = type.mapped { if case .associated = $0 { Type.unknown } else { nil } }
    return plain.contains { $0 == .parameter(parameter) || parameter.isPack && $0 == .parameter(parameter.element) }
  }

  /// Reports attributes of functions on a parameter that is none, or that takes what an autoclosure does not.
  func checkFunctionAttributes(_ attributes: [String], of type: Type, at range: SourceRange) {
    guard let attribute = attributes.first(where: { $0 == "escaping" || $0 == "autoclosure" }) else { return }
    switch type {
    case .nominal, .tuple, .metatype:
      report("misplaced-type-attribute", "'@\(attribute)' only applies to function types", at: range)
    case .function(let function) where attributes.contains("autoclosure") && !function.parameters.isEmpty:
      report("misplaced-type-attribute", "argument type of '@autoclosure' parameter must be '()'", at: range)
    default: return
    }
  }
}
