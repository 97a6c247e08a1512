extension Pattern: CustomStringConvertible {
  /// The pattern as it is written after `case`.
  public var description: String { text(binds: false) }

  /// The pattern where `let` or `var` stands before it.
  var bindingText: String { text(binds: true) }

  private func text(binds: Bool) -> String {
    switch kind {
    case .wildcard: "_"
    case .binding(let name, let isVariable): (binds ? "" : isVariable ? "var " : "let ") + nameText(name)
    case .tuple(let elements): tupleText(elements, binds: binds)
    case .enumCase(let type, let name, let payload):
      (type?.description ?? "") + "." + memberNameText(name) + (payload.map { tupleText($0, binds: binds) } ?? "")
    case .optional(let pattern): pattern.text(binds: binds) + "?"
    case .isType(let type): "is \(type)"
    case .cast(let pattern, let type): pattern.text(binds: binds) + " as \(type)"
    case .typed(let pattern, let type): pattern.text(binds: binds) + ": \(type)"
    case .expression(let expression): expression.description
    }
  }

  private func tupleText(_ elements: [TuplePatternElement], binds: Bool) -> String {
    "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.pattern.text(binds: binds) }.joined(separator: ", ")
      + ")"
  }
}
