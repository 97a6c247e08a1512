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
      guard case .inout(let place) = argument.kind, argument.range.file >= 0,
        let access = body.access(place), case .local = access.root, access.computed.isEmpty,
        closures(of: id, arguments).contains(where: { uses(access, $0) })
      else { continue }
      findings.append(
        Finding(
          id: "overlapping-accesses", message: BodyChecker.overlap(of: access.name), range: argument.range))
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

  private func uses(_ access: BodyChecker.Access, _ closure: TypedClosure) -> Bool {
    let search = AccessSearch(access, body)
    search.visit(closure.body)
    return search.isFound
  }
}

/// Looks for a use of what an access is to, or of a part of it, or of what it is a part of.
private final class AccessSearch: TypedVisitor {
  private let access: BodyChecker.Access
  private let body: BodyChecker
  private(set) var isFound = false

  init(_ access: BodyChecker.Access, _ body: BodyChecker) {
    self.access = access
    self.body = body
  }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .assign(let place, let value):
      look(at: place)
      visit(value)
    case .inout(let place): look(at: place)
    default: if let read = body.access(expression) { compare(read) } else { traverse(expression) }
    }
  }

  private func look(at place: Place) {
    guard let written = body.access(place) else { return visit(place) }
    compare(written)
    visitArguments(place)
  }

  /// Visits the arguments of the subscripts in a place.
  private func visitArguments(_ place: Place) {
    switch place {
    case .field(let base, _), .tupleElement(let base, _), .unwrapped(let base, _), .weakened(let base, _):
      visitArguments(base)
    case .computed(let base, _, _, let arguments, _):
      if let base { visitArguments(base) }
      for argument in arguments { visit(argument) }
    default: break
    }
  }

  private func compare(_ other: BodyChecker.Access) {
    if access.overlaps(other) { isFound = true }
  }
}
