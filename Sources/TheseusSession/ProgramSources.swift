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
    let places = files.map { table.add($0) }
    var lowered = zip(files, places).map { Frontend.lower($0, as: $1) }
    let declared = lowered.flatMap(\.program.declarations)
    let operators = Operators.standard.adding(lowered.map(\.program))
    let types = Set(declared.flatMap(\.uncapitalizedTypes))
    // What one file declares is known in all, also in those before it.
    if files.count > 1, !types.isEmpty || declared.contains(where: \.isOfOperators) {
      lowered = zip(files, places).map { Frontend.lower($0, as: $1, knowing: operators, types: types) }
    }
    let diagnostics = lowered.flatMap(\.diagnostics)
    let sources = ProgramSources(
      files: files, table: table, program: Program(statements: lowered.flatMap(\.program.statements)),
      operators: operators, root: root)
    return (diagnostics.contains { $0.severity == .error } ? nil : sources, diagnostics)
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

extension Declaration {
  /// Whether this declares an operator, or how some bind.
  fileprivate var isOfOperators: Bool {
    switch kind {
    case .operator, .precedenceGroup: true
    default: false
    }
  }

  /// The names without a capital of the types that this declares, those in it included.
  fileprivate var uncapitalizedTypes: [String] {
    switch kind {
    case .nominal(let nominal):
      (nominal.name.first?.isUppercase == true ? [] : [nominal.name]) + nominal.members.flatMap(\.uncapitalizedTypes)
    case .extension(let block): block.members.flatMap(\.uncapitalizedTypes)
    default: []
    }
  }
}
