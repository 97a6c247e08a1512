import TheseusProgram

extension BodyChecker {
  /// Reports a `nil` among views, and a modifier without the view in front of it, which say of no type that they are; false of other
  /// expressions, and of what an extension of `View` declares as a static member.
  func reportImpliedView(_ expression: Expression) -> Bool {
    if case .nil = expression.kind {
      report(
        "generic-not-inferred", "generic parameter 'Content' could not be inferred", at: expression.range,
        explanation: "Nothing says which view is not there. Where none is wanted, nothing need be written.")
      return true
    }
    guard let root = implicitRoot(of: expression), case .implicitMember(let name, _) = root.kind,
      let view = checker.protocolID(named: "View")
    else { return false }
    let members = checker.ancestors(of: view).flatMap { checker.ownMembers(name, of: checker.info($0)) }
    guard !members.contains(where: { checker.isStatic($0) }) else { return false }
    let place = SourceRange(file: root.range.file, start: root.range.start + 1, end: root.range.end)
    if members.isEmpty {
      let problem = Diagnostic(
        id: "missing-member", severity: .error, message: "type 'View' has no member '\(name)'", range: place)
      checker.reportUnlistedForm("View.\(name)", [problem], at: place)
    } else {
      report(
        "instance-member-on-type", "instance member '\(name)' cannot be used on type 'View'", at: place,
        explanation: "A modifier stands behind the view that it changes, and nothing may end that before it.")
    }
    return true
  }
}
