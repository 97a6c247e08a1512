import TheseusFrontend
import TheseusProgram

/// The text of the loaded program, lowered, with what has been edited into it.
struct ProgramSources {
  /// The files in the order in which they were given; an edit is a file of its own.
  var files: [SourceFile]
  /// The table that ranges of the program refer to.
  var table: SourceFiles
  /// What they say together, edits merged in.
  var program: Program
  /// The operators that they declare.
  var operators: Operators
  /// The root that the user asked for.
  var root: String?

  /// Lowers files; gives what is wrong with them, and the sources unless something is an error.
  static func lower(
    _ files: [SourceFile], root: String?, into table: inout SourceFiles
  ) -> (sources: ProgramSources?, diagnostics: [Diagnostic]) {
    let lowered = Frontend.lower(files.map { ($0, table.add($0)) })
    let sources = ProgramSources(
      files: files, table: table, program: lowered.program, operators: lowered.operators, root: root)
    let hasErrors = lowered.diagnostics.contains { $0.severity == .error }
    return (hasErrors ? nil : sources, lowered.diagnostics)
  }

  /// These sources with declarations in place of those of the same name.
  func edited(by edit: Program, from file: SourceFile, in table: SourceFiles) -> ProgramSources {
    var result = self
    result.table = table
    result.files.append(file)
    result.program = program.replacing(with: edit)
    result.operators = operators.adding([edit])
    return result
  }
}
