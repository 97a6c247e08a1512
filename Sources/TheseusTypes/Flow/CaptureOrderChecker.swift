import TheseusProgram

/// Finds uses of local functions before all variables are declared that they capture.
final class CaptureOrderChecker: TypedVisitor {
  private let body: BodyChecker
  private let functions: LocalFunctionCaptures
  private var declared: Set<LocalID> = []
  private var reported: Set<LocalID> = []
  private(set) var findings: [Finding] = []

  /// Makes a checker for the finished statements of a body.
  init(_ body: BodyChecker, _ statements: [TypedStatement]) {
    self.body = body
    functions = LocalFunctionCaptures(of: statements)
  }

  override func declare(_ local: LocalID) { declared.insert(local) }

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    // What a local function uses matters where it is used itself.
    guard function == nil else { return }
    traverse(closure)
  }

  override func use(_ local: LocalID) {
    guard let closure = functions.closures[local], !reported.contains(local),
      let variable = functions.captured(by: local).filter(isUpcoming).min(by: { $0.index < $1.index })
    else { return }
    reported.insert(local)
    findings.append(
      Finding(
        id: "captured-before-declaration",
        message: "closure captures '\(body.locals[Int(variable.index)].name)' before it is declared",
        range: closure.range))
  }

  private func isUpcoming(_ local: LocalID) -> Bool { functions.variables.contains(local) && !declared.contains(local) }
}
