import TheseusProgram

/// Finds uses of local functions before all variables are declared that they capture.
final class CaptureOrderChecker: TypedVisitor {
  private let body: BodyChecker
  private let functions: [LocalID: TypedClosure]
  private let variables: Set<LocalID>
  private var declared: Set<LocalID> = []
  private var reported: Set<LocalID> = []
  private(set) var findings: [Finding] = []

  /// Makes a checker for the finished statements of a body.
  init(_ body: BodyChecker, _ statements: [TypedStatement]) {
    self.body = body
    let search = DeclarationSearch()
    search.visit(statements)
    functions = search.functions
    variables = search.variables
  }

  override func declare(_ local: LocalID) { declared.insert(local) }

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    // What a local function uses matters where it is used itself.
    guard function == nil else { return }
    traverse(closure)
  }

  override func use(_ local: LocalID) {
    guard let closure = functions[local], !reported.contains(local),
      let variable = captured(by: local).subtracting(declared).min(by: { $0.index < $1.index })
    else { return }
    reported.insert(local)
    findings.append(
      Finding(
        id: "captured-before-declaration",
        message: "closure captures '\(body.locals[Int(variable.index)].name)' before it is declared",
        range: closure.range))
  }

  /// The variables that a local function, and those that it uses, capture.
  private func captured(by function: LocalID) -> Set<LocalID> {
    var seen: Set<LocalID> = [function]
    var pending = [function]
    var captured: Set<LocalID> = []
    while let next = pending.popLast() {
      guard let closure = functions[next] else { continue }
      let search = DeclarationSearch()
      search.visit(closure.body)
      captured.formUnion(search.used.subtracting(search.variables).intersection(variables))
      for other in search.used where functions[other] != nil && seen.insert(other).inserted { pending.append(other) }
    }
    return captured
  }
}

/// Collects what statements declare and use.
private final class DeclarationSearch: TypedVisitor {
  private(set) var functions: [LocalID: TypedClosure] = [:]
  private(set) var variables: Set<LocalID> = []
  private(set) var used: Set<LocalID> = []

  override func declare(_ local: LocalID) { variables.insert(local) }

  override func use(_ local: LocalID) { used.insert(local) }

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    if let function { functions[function] = closure }
    traverse(closure)
  }
}
