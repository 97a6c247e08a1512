import TheseusProgram

/// Values of types that are not copied (`~Copyable`) are moved: what is read from a variable to be kept elsewhere is there no more.
extension Finisher {
  /// A value where it is kept: what comes out of a variable and cannot be copied is consumed.
  func moved(_ value: TypedExpression) -> TypedExpression {
    switch value.kind {
    case .local(let local) where checker.isMoveOnly(value.type):
      body.movedLocals.insert(local)
      return TypedExpression(.consume(local), type: value.type, range: value.range)
    case .global(let id) where checker.isMoveOnly(value.type): reportConsumed(id, at: value.range)
    case .field(let base, let index) where checker.isMoveOnly(value.type):
      reportConsumed(index, of: base, at: value.range)
    case .some(let inner): return TypedExpression(.some(moved(inner)), type: value.type, range: value.range)
    default: break
    }
    return value
  }

  /// Reports a global variable whose value is taken, as it has none then.
  private func reportConsumed(_ id: GlobalID, at range: SourceRange) {
    guard range.file >= 0, checker.globalProperties.indices.contains(Int(id.index)) else { return }
    let property = checker.globalProperties[Int(id.index)]
    body.report(
      "consumed-stored",
      body.isScript && !property.isConstant
        ? "noncopyable '\(property.sourceName)' cannot be consumed when captured by an escaping closure or borrowed by a non-Escapable type"
        : "cannot consume noncopyable stored property '\(property.sourceName)' that is global", at: range,
      explanation: "A value that is not copied can't be taken away from where others find it.")
  }

  /// Reports a constant of an object whose value is taken.
  private func reportConsumed(_ index: Int, of base: TypedExpression, at range: SourceRange) {
    guard range.file >= 0, case .local(let local) = base.kind, case .nominal(let id, _) = base.type,
      body.program[id].kind == .class, body.program[id].fields.indices.contains(index),
      body.program[id].fields[index].isConstant
    else { return }
    let name = "\(body.locals[Int(local.index)].name).\(body.program[id].fields[index].name)"
    body.report(
      "consumed-stored", "cannot consume noncopyable stored property '\(name)' of a class", at: range,
      explanation: "A value that is not copied can't be taken away from where others find it.")
  }

  /// Branches each of which ends, as its last act, the values that another of them consumes: none lives on where it may be gone.
  ///
  /// A branch that leaves says nothing of what is behind the statement.
  func balanced(_ branches: [[TypedStatement]]) -> [[TypedStatement]] {
    if body.movedLocals.isEmpty { return branches }
    let consumed = branches.map { body.leaves($0) ? nil : movedLocals(in: $0) }
    let all = consumed.reduce(into: Set()) { $0.formUnion($1 ?? []) }
    return zip(branches, consumed).map { branch, own in
      guard let own else { return branch }
      return branch + all.subtracting(own).sorted { $0.index < $1.index }.map(ending)
    }
  }

  private func movedLocals(in branch: [TypedStatement]) -> Set<LocalID> {
    let search = MovedLocals(among: body.movedLocals)
    search.visit(branch)
    return search.found
  }

  private func ending(_ local: LocalID) -> TypedStatement {
    let type = type(body.locals[Int(local.index)].type)
    return TypedStatement(
      .expression(TypedExpression(.consume(local), type: type, range: .synthesized)), range: .synthesized)
  }

  /// The arguments of a call, of which those are moved that the function consumes.
  func moved(_ arguments: [TypedExpression], into callee: Callee) -> [TypedExpression] {
    guard let id = callee.function, arguments.contains(where: { checker.isMoveOnly($0.type) }) else { return arguments }
    return arguments.enumerated().map { index, argument in
      consumes(id, index - (arguments.count - body.program[id].parameters.count)) ? moved(argument) : argument
    }
  }

  /// Whether a function consumes a parameter, or with a negative position what it is called on: what is written so, and what an
  /// initializer or a setter is given.
  private func consumes(_ id: FunctionID, _ position: Int) -> Bool {
    let info = checker.info(id)
    if position < 0 { return info.modifiers.contains("consuming") }
    switch body.program[id].kind {
    case .initializer, .setter: return true
    default: break
    }
    guard info.parameters.indices.contains(position) else { return false }
    return info.parameters[position].type.attributes.contains("consuming")
  }
}

/// Finds the variables from outside of a branch that it consumes.
private final class MovedLocals: TypedVisitor {
  /// The variables whose values are consumed anywhere.
  private let candidates: Set<LocalID>
  /// Those that are consumed in what was visited, and do not begin in it.
  var found: Set<LocalID> { consumed.subtracting(own) }
  private var consumed: Set<LocalID> = []
  private var own: Set<LocalID> = []

  /// Makes a search for some variables.
  init(among candidates: Set<LocalID>) { self.candidates = candidates }

  override func visit(_ expression: TypedExpression) {
    if case .consume(let local) = expression.kind, candidates.contains(local) { consumed.insert(local) }
    traverse(expression)
  }

  override func declare(_ local: LocalID) { own.insert(local) }
}
