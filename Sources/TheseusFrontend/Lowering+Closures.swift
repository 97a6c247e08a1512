import SwiftSyntax
import TheseusProgram

extension Lowering {
  /// Lowers a closure.
  func closure(_ node: ClosureExprSyntax) -> Closure {
    let signature = node.signature
    // Default values of captures belong to the code around.
    let captures = signature?.capture.map { $0.items.map(capture) } ?? []
    anonymousParameterCounts.append(0)
    let body = statements(node.statements)
    let anonymous = anonymousParameterCounts.removeLast()
    var result = Closure(
      captures: captures, parameters: signature.flatMap { $0.parameterClause.map(parameters) },
      result: signature?.returnClause.map { type($0.type) },
      isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil,
      isThrowing: signature?.effectSpecifiers?.throwsClause != nil,
      thrown: signature?.effectSpecifiers?.throwsClause?.type.map { type($0) },
      attributes: signature.map { attributeNames($0.attributes) } ?? [], anonymousParameterCount: anonymous,
      body: body, range: range(node))
    result.parametersRange = (signature?.parameterClause).map { range($0) }
    return result
  }

  /// Lowers what is done at the end of a block, which has no part in the `$n` of the closure around.
  func deferred(_ node: CodeBlockSyntax) -> [Statement] {
    anonymousParameterCounts.append(0)
    defer { anonymousParameterCounts.removeLast() }
    return statements(node)
  }

  /// Counts `$n` for the closure around.
  func noteAnonymousParameter(_ name: String) {
    guard name.hasPrefix("$"), let index = Int(name.dropFirst()), !anonymousParameterCounts.isEmpty else { return }
    let last = anonymousParameterCounts.count - 1
    anonymousParameterCounts[last] = max(anonymousParameterCounts[last], index + 1)
  }

  private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture {
    let strength: Closure.Capture.Strength =
      switch node.specifier?.specifier.tokenKind {
      case .keyword(.weak)?: .weak
      case .keyword(.unowned)?: .unowned
      default: .strong
      }
    let text = name(node.name)
    let value =
      node.initializer.map { expression($0.value) }
      ?? Expression(.name(text, genericArguments: [], labels: nil), range: range(node.name))
    return Closure.Capture(name: text, value: value, strength: strength)
  }

  private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [Closure.Parameter] {
    switch clause {
    case .simpleInput(let list):
      return list.map { Closure.Parameter(name: name($0.name), type: nil, range: range($0.name)) }
    case .parameterClause(let clause):
      return clause.parameters.map {
        let written = $0.type.map(parameterType)
        return Closure.Parameter(
          name: name($0.secondName ?? $0.firstName), type: written?.type, isInout: written?.isInout ?? false,
          isVariadic: $0.ellipsis != nil, range: range($0))
      }
    }
  }
}
