import TheseusProgram

/// A word that says that a closure has an effect, where nothing else says what type it has.
enum EffectMark {
  case `try`
  case await

  /// Whether the mark stands in statements, outside closures and local functions; errors that are all caught do not count.
  func stands(in body: [Statement]) -> Bool { body.contains { stands(in: $0) } }

  private func stands(in statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let value): stands(in: value)
    case .throw(let value): self == .try || stands(in: value)
    case .return(let value): value.map { stands(in: $0) } ?? false
    case .declaration(let declaration):
      if case .variable(let variable) = declaration.kind {
        self == .await && declaration.has("async") || variable.initialValue.map { stands(in: $0) } ?? false
      } else {
        false
      }
    case .if(let inner): stands(in: inner)
    case .guard(let conditions, let body): conditions.contains { stands(in: $0) } || stands(in: body)
    case .switch(let inner): stands(in: inner)
    case .forIn(_, let sequence, let condition, let mark, let body, _):
      mark.map { self == .await || $0.isTried } ?? false || stands(in: sequence)
        || condition.map { stands(in: $0) } ?? false
        || stands(in: body)
    case .while(let conditions, let body, _): conditions.contains { stands(in: $0) } || stands(in: body)
    case .repeatWhile(let body, let condition, _): stands(in: body) || stands(in: condition)
    case .do(let body, let catches, _, _):
      !(self == .try && catches.contains { isExhaustive($0) }) && stands(in: body)
        || catches.contains { stands(in: $0.body) }
    case .defer(let body): stands(in: body)
    case .break, .continue, .fallthrough, .text, .invalid: false
    }
  }

  private func isExhaustive(_ clause: CatchClause) -> Bool {
    clause.items.isEmpty
      || clause.items.contains { item in
        guard item.condition == nil else { return false }
        switch item.pattern.kind {
        case .binding, .wildcard: return true
        default: return false
        }
      }
  }

  private func stands(in statement: IfStatement) -> Bool {
    statement.conditions.contains { stands(in: $0) } || stands(in: statement.body)
      || stands(in: statement.elseBody ?? [])
  }

  private func stands(in statement: SwitchStatement) -> Bool {
    stands(in: statement.subject) || statement.cases.contains { stands(in: $0.body) }
  }

  private func stands(in condition: Condition) -> Bool {
    switch condition {
    case .expression(let value), .optionalBinding(_, _, let value, _), .pattern(_, let value): stands(in: value)
    case .availability: false
    }
  }

  private func stands(in arguments: [Argument]) -> Bool { arguments.contains { stands(in: $0.value) } }

  private func stands(in expression: Expression) -> Bool {
    switch expression.kind {
    case .try(let value, let kind): self == .try ? kind == .plain : stands(in: value)
    case .await(let value): self == .await || stands(in: value)
    case .string(let segments):
      segments.contains { if case .interpolation(let arguments, _) = $0 { stands(in: arguments) } else { false } }
    case .array(let elements): elements.contains { stands(in: $0) }
    case .dictionary(let elements): elements.contains { stands(in: $0.key) || stands(in: $0.value) }
    case .tuple(let arguments), .macro(_, _, let arguments): stands(in: arguments)
    case .member(let base, _, _, _, _): stands(in: base)
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      stands(in: callee) || stands(in: arguments)
    case .prefix(_, _, let value), .postfix(let value, _, _), .isType(let value, _), .cast(let value, _, _),
      .forceUnwrap(let value), .optionalEvaluation(let value), .optionalChain(let value), .inoutReference(let value),
      .consume(let value), .packExpansion(let value, _), .packElement(let value):
      stands(in: value)
    case .binary(let left, _, _, let right), .assignment(let left, let right): stands(in: left) || stands(in: right)
    case .ternary(let condition, let first, let second):
      stands(in: condition) || stands(in: first) || stands(in: second)
    case .ifValue(let statement): stands(in: statement)
    case .switchValue(let statement): stands(in: statement)
    case .integer, .float, .boolean, .nil, .regex, .name, .implicitMember, .type, .discard, .closure, .keyPath,
      .invalid:
      false
    }
  }
}
