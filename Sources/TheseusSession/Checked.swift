import TheseusFrontend
import TheseusProgram
import TheseusTypes

/// A program whose names and types have been checked; programs that run one after the other, or beside each other, share it.
struct Checked {
  var sources: ProgramSources
  var checker: TypeChecker

  /// Checks sources; gives the problems if any is an error.
  static func check(_ sources: ProgramSources) -> (checked: Checked?, diagnostics: [Diagnostic]) {
    let checker = TypeChecker.withCatalogue()
    checker.files = sources.table
    let diagnostics = checker.check(sources.program)
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    return (Checked(sources: sources, checker: checker), diagnostics)
  }
}

extension TypeChecker {
  /// A checker whose catalogue is lowered by the front end, a declaration when it is first named.
  static func withCatalogue() -> TypeChecker {
    TypeChecker { text in
      Frontend.lower(SourceFile(name: "catalogue", text: text), as: SourceRange.synthesized.file).program.declarations
    }
  }
}
