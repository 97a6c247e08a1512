import TheseusFrontend
import TheseusProgram
import TheseusTypes

/// A program whose names and types have been checked; programs that run one after the other, or beside each other, share it.
final class Checked {
  let sources: ProgramSources
  let checker: TypeChecker
  /// The expression that makes the root view, once it has been checked.
  private var checkedRoot: TypeChecker.Input?

  private init(sources: ProgramSources, checker: TypeChecker) {
    self.sources = sources
    self.checker = checker
  }

  /// Checks sources; gives the problems if any is an error.
  /// - Parameter configuration: Tells whether somebody does not want to wait for the end, which is a problem too.
  static func check(
    _ sources: ProgramSources, _ configuration: Session.Configuration
  ) -> (checked: Checked?, diagnostics: [Diagnostic]) {
    let checker = TypeChecker(lower: configuration.catalogue.declarations)
    checker.files = sources.table
    guard let diagnostics = checker.check(sources.program, isInterrupted: configuration.isInterrupted) else {
      return (nil, [.interrupted])
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    return (Checked(sources: sources, checker: checker), diagnostics)
  }

  /// The number of the text that makes the root view: the session made it up, so it stands in no table.
  private static let rootFile: Int32 = -2

  /// The expression that makes the root view, as a function.
  func root() throws -> TypeChecker.Input {
    if let checkedRoot { return checkedRoot }
    guard let root = RootView(of: sources.program, in: sources.table, named: sources.root) else {
      throw InputProblem([.noRootView])
    }
    let file = SourceFile(name: "root", text: root.expression)
    let (program, diagnostics) = Frontend.lower(file, as: Self.rootFile, knowing: sources.operators)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { throw InputProblem(diagnostics) }
    let input = checker.checkInput(program, self: nil)
    let errors = input.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw InputProblem([.rootNeedsMore(root, because: errors)]) }
    checkedRoot = input
    return input
  }
}
