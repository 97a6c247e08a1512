import TheseusProgram

/// Finds arithmetic of constants that has no result: sums that their type has no room for, and divisions by zero.
///
/// It knows what the compiler knows without running anything: literals, bounds of types, and constants of the same function.
final class ConstantArithmeticChecker: TypedVisitor {
  private let body: BodyChecker
  private var constants: [LocalID: Int] = [:]
  private(set) var findings: [Finding] = []

  private var program: TypedProgram { body.program }

  /// Makes a checker for a function's body.
  init(_ body: BodyChecker) { self.body = body }

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .variable(let local, let value?) where !body.locals[Int(local.index)].isVariable:
      traverse(statement)
      constants[local] = self.value(of: value)
    case .function: apart { traverse(statement) }
    default: traverse(statement)
    }
  }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .closure: apart { traverse(expression) }
    case .call(let callee, let operands):
      traverse(expression)
      guard let problem = operation(callee, operands)?.problem else { return }
      findings.append(Finding(id: problem.id, message: problem.message, range: expression.range))
    default: traverse(expression)
    }
  }

  /// Visits what is a function of its own, which knows no constants of the one around.
  private func apart(_ visit: () -> Void) {
    let outer = constants
    constants = [:]
    visit()
    constants = outer
  }

  /// What an expression certainly is.
  private func value(of expression: TypedExpression) -> Int? {
    switch expression.kind {
    case .integer(let value): return isInteger(expression.type) ? value : nil
    case .local(let local): return constants[local]
    case .global(let id): return bound(program[id].name)
    case .call(let callee, let operands):
      if let property = callee.function.flatMap({ body.checker.info($0).property }),
        let owner = property.table as? NominalInfo,
        let value = bound("\(program[owner.id].qualifiedName).\(property.name)")
      {
        return value
      }
      return operation(callee, operands)?.result
    default: return nil
    }
  }

  /// What `Int8.max` and its like stand for.
  private func bound(_ name: String) -> Int? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let type = String(name[..<dot])
    guard let bounds = IntegerBounds.byType[type] else { return nil }
    switch name[dot...] {
    case ".max": return IntegerBounds.exceedInt(type) ? nil : bounds.upperBound
    case ".min": return bounds.lowerBound
    default: return nil
    }
  }

  private func isInteger(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    return program[id].isCatalogue && IntegerBounds.byType[program[id].qualifiedName] != nil
  }

  private func operation(_ callee: Callee, _ operands: [TypedExpression]) -> ConstantOperation? {
    guard let id = callee.function, let owner = program[id].nominal, isInteger(.nominal(owner, [])) else { return nil }
    let type = program[owner].qualifiedName
    if program[id].kind == .initializer {
      guard program[id].labels == [nil], operands.count == 1, case .integer(let value) = operands[0].kind else {
        return nil
      }
      return ConstantOperation(symbol: "", left: nil, right: value, type: type)
    }
    guard operands.count == 2 else { return nil }
    return ConstantOperation(
      symbol: String(program[id].name.prefix { $0 != "(" }), left: value(of: operands[0]),
      right: value(of: operands[1]), type: type)
  }
}
