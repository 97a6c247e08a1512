import TheseusProgram

extension TypeChecker {
  /// A line of the prompt, checked: a function that runs it.
  public struct Input {
    /// The function; its only parameter is `self`, if the line has one.
    public let function: FunctionID
    /// The type of the line's value; nil if it has none.
    public let resultType: Type?
    /// What is wrong with it.
    public let diagnostics: [Diagnostic]
  }

  /// Checks a line of the prompt as the body of a function whose `self` is a view of the given type.
  ///
  /// Variables and functions that it declares last: later lines see them. A name that is declared again hides the one before.
  public func checkInput(_ text: Program, self selfType: Type?) -> Input {
    let start = committed.count
    declareInput(text.declarations)
    var outer = fileScope
    if case .nominal(let id, _)? = selfType { outer = info(id).scope }
    let scope = DeclarationScope(parent: outer, part: nil)
    scope.selfType = selfType
    var resultType: Type?
    let range = text.statements.first?.range ?? .synthesized
    let id = add(
      TypedFunction(
        name: "input", symbol: "input", kind: .main, implementation: .body,
        selfKind: selfType == nil ? .none : .value, isAsync: true, isThrowing: true, range: range),
      source: .synthesized { checker in
        checker.isScript = true
        let (statements, type) = checker.checkInput(text.statements)
        resultType = type
        return statements
      }, scope: scope)
    _ = checkedBody(id)
    checkOwnBodies()
    return Input(function: id, resultType: resultType, diagnostics: sortedDiagnostics(from: start))
  }

  /// The static type of a view's body, as `type(of: body)` prints it without modules; nil without such a view.
  public func bodyTypeDescription(ofView name: String) -> String? {
    guard let id = nominalID(named: name) else { return nil }
    let type = Type.nominal(id, program[id].generics.map { .parameter($0) })
    guard let getter = members(named: "body", of: type, isStatic: false).first else { return nil }
    _ = body(of: getter)
    return describe(underlyingType(of: getter, arguments: []) ?? program[getter].result, qualified: false)
  }

  private func declareInput(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .function(let function):
        functions[function.name]?.removeAll { program[$0].labels == function.parameters.map(\.label) }
        let id = addFunction(function, declaration, in: fileScope, owner: nil, block: nil)
        functions[function.name, default: []].append(id)
        operatorCache = [:]
      case .variable(let variable):
        for name in boundNames(variable.pattern) { globals[name] = nil }
        declareGlobal(variable, declaration, isScript: true)
      default: break
      }
    }
    complete()
  }
}

extension BodyChecker {
  /// Checks the statements of a line; the value of a single expression is returned, with its type.
  fileprivate func checkInput(_ statements: [Statement]) -> ([TypedStatement], Type?) {
    guard statements.count == 1, case .expression(let expression) = statements[0].kind else {
      return (checkStatements(statements), nil)
    }
    let start = unifier.count
    let value = infer(expression)
    _ = unifier.solvePending()
    unifier.settleLiterals(from: start)
    let type = Finisher(self).type(value.type)
    if type == .void { return ([TypedStatement(.expression(value), range: value.range)], nil) }
    return ([TypedStatement(.return(value), range: value.range)], type)
  }
}
