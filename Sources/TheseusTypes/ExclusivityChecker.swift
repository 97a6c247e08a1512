import TheseusProgram

/// Finds variables that a call changes while a closure that it is given uses them.
///
/// It visits finished bodies. Closures that escape are judged by the compiler when the program runs, and so not here.
final class ExclusivityChecker: TypedVisitor {
  private let body: BodyChecker
  private(set) var findings: [Finding] = []

  /// Makes a checker for a body.
  init(_ body: BodyChecker) { self.body = body }

  override func visit(_ expression: TypedExpression) {
    if case .call(let callee, let arguments) = expression.kind, let id = callee.function { check(id, arguments) }
    traverse(expression)
  }

  private func check(_ id: FunctionID, _ arguments: [TypedExpression]) {
    for argument in arguments {
      guard case .inout(.local(let local)) = argument.kind, argument.range.file >= 0,
        closures(of: id, arguments).contains(where: { uses(local, $0) })
      else { continue }
      findings.append(
        Finding(
          id: "overlapping-accesses",
          message: BodyChecker.overlap(of: body.locals[Int(local.index)].name),
          range: argument.range))
    }
  }

  /// The closures among arguments that the function may call but not keep.
  private func closures(of id: FunctionID, _ arguments: [TypedExpression]) -> [TypedClosure] {
    let parameters = body.program[id].parameters
    let written = body.checker.info(id).parameters
    return zip(arguments.suffix(parameters.count), parameters.indices).compactMap { argument, index in
      guard case .closure(let closure) = argument.kind, case .function = parameters[index].type,
        written.indices.contains(index), !written[index].type.attributes.contains("escaping")
      else { return nil }
      return closure
    }
  }

  private func uses(_ local: LocalID, _ closure: TypedClosure) -> Bool {
    let search = LocalSearch(local)
    search.visit(closure.body)
    return search.isFound
  }
}

/// Looks for a use of a local.
private final class LocalSearch: TypedVisitor {
  private let local: LocalID
  private(set) var isFound = false

  init(_ local: LocalID) { self.local = local }

  override func use(_ local: LocalID) {
    if local == self.local { isFound = true }
  }
}
