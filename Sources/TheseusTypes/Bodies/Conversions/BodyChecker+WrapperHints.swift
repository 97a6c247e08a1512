import TheseusProgram

extension BodyChecker {
  /// What is said of a property that is not of a wanted type where its projection or its wrapper is, or of a projection where the property
  /// is; nil of all else.
  func wrapperHint(for value: TypedExpression, _ have: String, as wanted: Type) -> String? {
    guard case .call(let callee, let arguments) = value.kind, let base = arguments.first?.type,
      let property = callee.function.flatMap({ checker.info($0).property })
    else { return nil }
    let name = property.name
    func isWanted(_ other: String) -> Bool {
      guard
        case .property(let found)? = checker.findMembers(
          other, of: unifier.resolve(base), isStatic: false, in: scope
        ).first?.member, found.table === property.table
      else { return false }
      return fits(checker.substitute(checker.type(of: found), selfSubstitution(table: found.table, base)), wanted)
    }
    let beginning = "cannot convert value '\(name)' of type \(have) to expected type \(checker.quoted(wanted)), use "
    if name.hasPrefix("$") { return isWanted(String(name.dropFirst())) ? beginning + "wrapped value instead" : nil }
    return isWanted("$" + name) || isWanted("_" + name) ? beginning + "wrapper instead" : nil
  }
}
