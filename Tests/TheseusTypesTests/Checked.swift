import TheseusFrontend
import TheseusProgram
import TheseusTypes
import TheseusTestSupport

/// A source that was lowered and checked.
struct Checked {
  let checker: TypeChecker
  let diagnostics: [Diagnostic]
  let files: SourceFiles

  /// Lowers and checks a text.
  init(_ text: String) { self.init([text]) }

  /// Lowers and checks the files of a program.
  init(_ texts: [String]) {
    var files = SourceFiles()
    let lowered = Frontend.lower(
      texts.map { text in
        let file = SourceFile(name: "test.swift", text: text)
        return (file, files.add(file))
      })
    checker = TypeChecker(lower: LoweredCatalogue.shared.declarations)
    diagnostics = lowered.diagnostics + checker.check(lowered.program)
    self.files = files
  }

  /// The messages of what is wrong, without their places and what is only said of forms that Theseus does not know.
  var mistakes: [String] {
    problems.map { String($0.split(separator: ": ", maxSplits: 1).last ?? "") }
      .filter { !$0.hasPrefix("Theseus does not know") }
  }

  /// How often the check of a text asks whether to go on, which it does after so many expressions each time; given up where it is far too
  /// often.
  static func work(_ text: String) -> Int {
    let program = Frontend.lower(SourceFile(name: "test.swift", text: text), as: 0).program
    let checker = TypeChecker(lower: LoweredCatalogue.shared.declarations)
    var asked = 0
    _ = checker.check(program) {
      asked += 1
      return asked > 20_000
    }
    return asked
  }

  /// The top-level code as compact text.
  var main: String {
    guard let main = checker.main else { return "" }
    return TypedDescription(checker).text(checker.body(of: main))
  }

  /// The body of the function with a symbol as compact text.
  func body(_ symbol: String) -> String? {
    guard let index = checker.program.functions.lastIndex(where: { $0.symbol == symbol && $0.range.file >= 0 }) else {
      return nil
    }
    return TypedDescription(checker).text(checker.body(of: FunctionID(index)))
  }

  /// `line:column id: message` of each diagnostic.
  var problems: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.range.flatMap { range in
        files.file(of: range).map { $0.position(at: range.start) }
      }
      return "\(place.map { "\($0.line):\($0.column)" } ?? "?") \(diagnostic.id): \(diagnostic.message)"
    }
  }
}
