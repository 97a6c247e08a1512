extension Statement: CustomStringConvertible {
  /// The statement as canonical Swift.
  public var description: String {
    switch kind {
    case .expression(let expression): expression.description
    case .declaration(let declaration): declaration.description
    case .if(let statement): statement.description
    case .switch(let statement): statement.description
    case .guard(let conditions, let body): "guard \(conditionsText(conditions)) else " + blockText(body)
    case .return(let value): value.map { "return \($0)" } ?? "return"
    case .break(let label): label.map { "break \($0)" } ?? "break"
    case .continue(let label): label.map { "continue \($0)" } ?? "continue"
    case .fallthrough: "fallthrough"
    case .throw(let error): "throw \(error)"
    case .defer(let body): "defer " + blockText(body)
    case .do(let body, let catches, let label, let thrown):
      labelText(label) + "do " + (thrown.map { "throws(\($0)) " } ?? "") + blockText(body)
        + catches.map(\.text).joined()
    case .text(let text): text
    case .invalid: "<invalid>"
    case .forIn, .while, .repeatWhile: loopText
    }
  }

  private var loopText: String {
    switch kind {
    case .forIn(let pattern, let sequence, let condition, let mark, let body, let label):
      labelText(label) + "for \(mark == nil ? "" : "await ")\(pattern.loopText) in \(sequence)"
        + (condition.map { " where \($0)" } ?? "") + " " + blockText(body)
    case .while(let conditions, let body, let label):
      labelText(label) + "while \(conditionsText(conditions)) " + blockText(body)
    case .repeatWhile(let body, let condition, let label):
      labelText(label) + "repeat " + blockText(body) + " while \(condition)"
    default: ""
    }
  }
}

private func labelText(_ label: String?) -> String { label.map { "\($0): " } ?? "" }

private func conditionsText(_ conditions: [Condition]) -> String {
  conditions.map(\.description).joined(separator: ", ")
}

extension Pattern {
  /// The pattern behind `for`: names bind by themselves, anything that can fail needs `case`.
  fileprivate var loopText: String { isBinding ? bindingText : "case \(self)" }

  private var isBinding: Bool {
    switch kind {
    case .wildcard: true
    case .binding(_, let isVariable): !isVariable
    case .tuple(let elements): elements.allSatisfy(\.pattern.isBinding)
    case .typed(let pattern, _): pattern.isBinding
    default: false
    }
  }
}

extension IfStatement: CustomStringConvertible {
  /// The statement as canonical Swift.
  public var description: String {
    let head = labelText(label) + "if \(conditionsText(conditions)) " + blockText(body)
    guard let elseBody else { return head }
    if elseIsIf, let nested = elseBody.first { return head + " else \(nested)" }
    return head + " else " + blockText(elseBody)
  }
}

extension SwitchStatement: CustomStringConvertible {
  /// The statement as canonical Swift.
  public var description: String {
    let lines = cases.map { item in
      let head = item.items.isEmpty ? "default:" : "case \(item.items.map(\.text).joined(separator: ", ")):"
      return ([head] + item.body.map { indented($0.description) }).joined(separator: "\n")
    }
    return labelText(label) + "switch \(subject) {\n" + lines.map { $0 + "\n" }.joined() + "}"
  }
}

extension SwitchStatement.Case.Item {
  fileprivate var text: String { pattern.description + (condition.map { " where \($0)" } ?? "") }
}

extension CatchClause {
  fileprivate var text: String {
    " catch " + (items.isEmpty ? "" : items.map(\.text).joined(separator: ", ") + " ") + blockText(body)
  }
}

extension Condition: CustomStringConvertible {
  /// The condition as canonical Swift.
  public var description: String {
    switch self {
    case .expression(let expression): expression.description
    case .optionalBinding(let pattern, let type, let value, _):
      "\(pattern.keyword) \(pattern.bindingText)" + (type.map { ": \($0)" } ?? "") + " = \(value)"
    case .pattern(let pattern, let value): "case \(pattern) = \(value)"
    case .availability(let holds, _): holds ? "#available(*)" : "#unavailable(*)"
    }
  }
}

extension Pattern {
  /// `var` if a name in it is one, otherwise `let`.
  fileprivate var keyword: String {
    if case .binding(_, isVariable: true) = kind { "var" } else { "let" }
  }
}
