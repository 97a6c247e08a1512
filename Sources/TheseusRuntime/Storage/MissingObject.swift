import TheseusInterpreter
import TheseusProgram

extension EvaluationError {
  /// What SwiftUI ends a program with whose view asks for an object that no view above gives it.
  ///
  /// Of a class that is not known nothing can be said: who gives the object is not known either.
  /// - Parameters:
  ///   - kind: `ObservableObject` or `Observable object`.
  ///   - type: the name of the object's type, `_` where that is not known.
  static func missingObject(_ kind: String, ofType type: String, at range: SourceRange) -> EvaluationError {
    if type == "_" {
      return .trap(
        Trap(
          "Theseus does not run what needs an object of the environment whose type it does not know yet",
          reason: .unsupported, range: range))
    }
    return .trap(
      Trap(
        "Fatal error: No \(kind) of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view.",
        range: range))
  }
}
