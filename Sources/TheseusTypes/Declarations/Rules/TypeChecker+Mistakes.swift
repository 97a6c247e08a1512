import TheseusProgram

extension TypeChecker {
  /// What is wrong with a call of a form that is not known, unless a part of the program that is not there declares it.
  struct Mistake {
    /// The form's name.
    var name: String
    /// What is wrong.
    var problems: [Diagnostic]
  }

  /// Reports a form of an API that is not in the catalogue, with what is wrong with it if nothing declares it.
  func reportUnlistedForm(_ name: String, _ problems: [Diagnostic], at range: SourceRange) {
    if !problems.isEmpty {
      mistakes[range] = Mistake(name: name, problems: problems)
      reportedUnknown.remove(name)
    }
    reportUnsupported(name, at: range)
  }

  /// Whether a type is one that a mistaken name stands for, or inherits from one: what is missing in it says nothing of other files.
  func isMistaken(_ type: Type) -> Bool {
    let names = Set(mistakes.values.map(\.name))
    return !names.isEmpty
      && type.contains { part in
        guard case .nominal(let id, _) = part else { return false }
        if self.isStandIn(id) { return names.contains(String(self.program[id].name.dropFirst().dropLast())) }
        return self.info(id).declaration.inherited.contains { reference in
          if case .named(let name, _) = reference.kind { names.contains(name) } else { false }
        }
      }
  }

  /// Reports with mistakes in the places of unknown forms, if the program is all there: it names nothing else that is not known.
  ///
  /// An excerpt of a program uses what other files declare; of it each form is reported once. A form of a function that is known is
  /// rather one that the catalogue lacks than one of another file.
  func judged(_ found: ArraySlice<Diagnostic>) -> [Diagnostic] {
    if mistakes.isEmpty { return Array(found) }
    let unknown = reportedUnknown.filter { !$0.hasSuffix(")") }
    let isWhole = !importsForeign && unknown.isSubset(of: mistakes.values.map(\.name))
    var named: Set<String> = []
    return found.flatMap { diagnostic -> [Diagnostic] in
      guard diagnostic.id == "unsupported", let mistake = diagnostic.range.flatMap({ mistakes[$0] }) else {
        return [diagnostic]
      }
      if isWhole { return mistake.problems }
      return named.insert(mistake.name).inserted ? [diagnostic] : []
    }
  }
}
