import TheseusProgram

/// Uses of what a program marks as unavailable.
extension BodyChecker {
  /// Reports the use of a function that its program marks with `@available(*, unavailable)`.
  func reportUnavailable(_ id: FunctionID, at range: SourceRange) {
    reportUnavailable(program[id].name, checker.info(id).attributes, at: range)
  }

  /// Reports the use of a property that its program marks so.
  func reportUnavailable(_ property: Property, at range: SourceRange) {
    reportUnavailable(property.name, property.declaration.attributes, at: range)
  }

  private func reportUnavailable(_ name: String, _ attributes: [DeclarationAttribute], at range: SourceRange) {
    guard scope.part == nil, range.file >= 0, let mark = attributes.first(where: { $0.name == "available" }),
      !isUnavailableItself
    else { return }
    func text(_ label: String) -> String? {
      guard let value = mark.arguments?.first(where: { $0.label == label })?.value,
        case .string(let segments) = value.kind, case .text(let text)? = segments.first
      else { return nil }
      return text
    }
    let message =
      text("renamed").map { "'\(name)' has been renamed to '\($0)'" }
      ?? "'\(name)' is unavailable\(text("message").map { ": \($0)" } ?? "")"
    report("unavailable", message, at: range)
  }

  /// Whether the body belongs to what nobody may use, and may use the like.
  private var isUnavailableItself: Bool {
    function.map { checker.info($0).attributes.contains { $0.name == "available" } } ?? false
  }
}
