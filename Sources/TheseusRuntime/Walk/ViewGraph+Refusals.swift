import TheseusGraph
import TheseusInterpreter
import TheseusProgram

extension ViewGraph {
  /// Refuses views, modifiers and styles that SwiftUI refuses when it meets them, in its words (semantics 8).
  func checkView(_ value: Value) throws {
    guard let nominal = evaluator.interpreter.types[evaluator.type(of: value)].nominal else { return }
    let declaration = evaluator.program[nominal]
    guard !declaration.isCatalogue else { return }
    if case .object = value {
      let kind =
        switch compositeType(of: value)?.form {
        case .modifier: "modifiers"
        case .style: "styles"
        default: "views"
        }
      throw refusal(
        "\(kind) must be value types (either a struct or an enum); \(declaration.qualifiedName) is a class.",
        at: declaration.range)
    }
    if isBodyNever(value) {
      throw refusal("\(declaration.qualifiedName) may not have Body == Never", at: declaration.range)
    }
  }

  private func refusal(_ message: String, at range: SourceRange) -> EvaluationError {
    .trap(Trap("Fatal error: \(message)", range: range))
  }

  /// Says of a text that asks for its words to be inflected that it is shown as it is written (D: Foundation's InflectionRule).
  func explainInflection(_ record: Record) {
    guard let text = string(of: record.argument(0)), mayInflect(text), text.contains("](inflect: true)") else {
      return
    }
    explainOnce(
      "inflect",
      "Theseus inflects no words: '^[…](inflect: true)' is shown as it is written; Foundation makes it agree",
      at: record.range)
  }

  /// Looks at the bytes where they stand together, as each text that appears is asked.
  private func mayInflect(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "^")) } ?? true
  }

  /// Whether a view of the program says that it is primitive.
  private func isBodyNever(_ value: Value) -> Bool {
    // A shape or a view of UIKit has its body from the library.
    guard let type = compositeType(of: value) else { return false }
    let types = evaluator.interpreter.types
    return types.token(evaluator.program[type.body].result) == types.token(named: "Never")
  }
}
