import TheseusGraph
import TheseusInterpreter
import TheseusProgram

extension ViewGraph {
  /// Refuses views that SwiftUI refuses when it meets them, in its words (semantics 8).
  func checkView(_ value: Value, below parent: ViewNode) throws {
    guard let nominal = evaluator.interpreter.types[evaluator.type(of: value)].nominal else { return }
    let declaration = evaluator.program[nominal]
    guard !declaration.isCatalogue else { return }
    if case .object = value {
      let kind = compositeType(of: value)?.isModifier == true ? "modifiers" : "views"
      throw refusal(
        "\(kind) must be value types (either a struct or an enum); \(declaration.qualifiedName) is a class.",
        at: declaration.range)
    }
    if isBodyNever(value) {
      throw refusal("\(declaration.qualifiedName) may not have Body == Never", at: declaration.range)
    }
    guard dependencies.depth(of: parent.id) < ViewGraph.depthLimit else {
      throw EvaluationError.trap(
        Trap(
          "the views nest without end: \(evaluator.typeName(of: value)) stands inside of \(outerViews(of: parent))",
          reason: .endless, range: declaration.range))
    }
  }

  private func refusal(_ message: String, at range: SourceRange) -> EvaluationError {
    .trap(Trap("Fatal error: \(message)", range: range))
  }

  /// Whether a view of the program says that it is primitive.
  private func isBodyNever(_ value: Value) -> Bool {
    guard let type = compositeType(of: value) else { return evaluator.conforms(value, to: "View") }
    let types = evaluator.interpreter.types
    return types.token(evaluator.program[type.body].result) == types.token(named: "Never")
  }

  /// The names of the nearest views above, innermost first.
  private func outerViews(of node: ViewNode) -> String {
    var names: [String] = []
    var current: ViewNode? = node
    while let inner = current, names.count < 3 {
      if let composite = inner as? CompositeNode { names.append(composite.type.name) }
      current = inner.parent
    }
    return names.joined(separator: " in ")
  }

  /// How many nodes may stand one inside the other; SwiftUI's own stack would long have overflowed.
  private static let depthLimit = 3000
}
