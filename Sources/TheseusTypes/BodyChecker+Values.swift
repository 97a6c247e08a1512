import TheseusProgram

extension BodyChecker {
  /// `if … else …` as a value: each branch assigns a temporary.
  func inferIfValue(_ statement: IfStatement, expected: Type?) -> TypedExpression {
    let type = branchType(expected)
    let result = addLocal(nil, type: type, isVariable: true)
    let typed = valueIf(statement, result: result, type: type)
    return sequence(result, typed, type, at: statement.range)
  }

  /// `switch` as a value.
  func inferSwitchValue(_ statement: SwitchStatement, expected: Type?) -> TypedExpression {
    let type = branchType(expected)
    let result = addLocal(nil, type: type, isVariable: true)
    let (subject, value) = switchSubject(statement)
    let id = newLabel()
    let cases = statement.cases.map { item in
      inBlock { () -> TypedCase in
        let items = checkItems(item, value.type)
        return TypedCase(items: items, body: valueBody(item.body, result: result, type: type), range: item.range)
      }
    }
    checkExhaustive(statement, cases, value.type)
    let typed = TypedStatement(.switch(subject: subject, value, cases: cases, label: id), range: statement.range)
    return sequence(result, typed, type, at: statement.range)
  }

  private func branchType(_ expected: Type?) -> Type {
    guard let expected, expected != .unknown else { return unifier.fresh() }
    return expected
  }

  private func sequence(_ result: LocalID, _ statement: TypedStatement, _ type: Type, at range: SourceRange)
    -> TypedExpression
  {
    TypedExpression(
      .sequence([TypedStatement(.variable(result, nil), range: range), statement], read(result, at: range)), type: type,
      range: range)
  }

  private func valueIf(_ statement: IfStatement, result: LocalID, type: Type) -> TypedStatement {
    inBlock {
      let conditions = statement.conditions.map { check($0) }
      let body = inBlock { valueBody(statement.body, result: result, type: type) }
      let other = statement.elseBody.map { elseBody in
        outsideConditions { inBlock { valueBody(elseBody, result: result, type: type) } }
      }
      return TypedStatement(.if(conditions, then: body, else: other ?? []), range: statement.range)
    }
  }

  /// A branch: its last expression is the value.
  private func valueBody(_ body: [Statement], result: LocalID, type: Type) -> [TypedStatement] {
    guard let last = body.last else { return [] }
    var statements = checkStatements(Array(body.dropLast()))
    switch last.kind {
    case .expression(let expression):
      let value = infer(expression, expected: type)
      if unifier.resolve(value.type) == checker.type("Never"), unifier.resolve(type) != value.type {
        statements.append(TypedStatement(.expression(value), range: last.range))
      } else {
        let converted = converted(value, to: type, as: .initialValue)
        statements.append(
          TypedStatement(
            .expression(TypedExpression(.assign(.local(result), converted), type: .void, range: last.range)),
            range: last.range))
      }
    case .if(let inner):
      statements.append(valueIf(inner, result: result, type: type))
    case .switch(let inner):
      let value = inferSwitchValue(inner, expected: type)
      let converted = converted(value, to: type, as: .initialValue)
      statements.append(
        TypedStatement(
          .expression(TypedExpression(.assign(.local(result), converted), type: .void, range: last.range)),
          range: last.range))
    default:
      statements += checkStatements([last])
    }
    return statements
  }
}
