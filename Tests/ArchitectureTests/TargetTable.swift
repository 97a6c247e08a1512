/// The targets and what each may import: the table of README.md, as data.
struct TargetRow: Sendable {
  /// The height in the stack: a target imports only from lower levels.
  let level: Int
  /// The target's name, as its folder under Sources has it.
  let target: String
  /// Direct imports, complete: targets, or packages by their repository's name.
  let imports: Set<String>
  /// Whether it may use Foundation.
  let usesFoundation: Bool

  init(_ level: Int, _ target: String, _ imports: Set<String> = [], foundation usesFoundation: Bool = false) {
    self.level = level
    self.target = target
    self.imports = imports
    self.usesFoundation = usesFoundation
  }
}

/// The table.
let targetTable: [TargetRow] = [
  TargetRow(0, "Clibedit"),
  TargetRow(0, "Ccmark"),
  TargetRow(0, "CLineEditor", ["Clibedit"]),
  TargetRow(0, "TheseusProgram"),
  TargetRow(0, "TheseusGraph"),
  TargetRow(1, "TheseusFrontend", ["TheseusProgram", "swift-syntax"]),
  TargetRow(1, "TheseusTypes", ["TheseusProgram"]),
  TargetRow(1, "TheseusTrace", ["TheseusProgram"]),
  TargetRow(2, "TheseusInterpreter", ["TheseusProgram", "TheseusTypes", "swift-collections"], foundation: true),
  TargetRow(2, "TheseusRendering", ["TheseusProgram", "TheseusTrace"], foundation: true),
  TargetRow(
    3, "TheseusRuntime",
    ["TheseusGraph", "TheseusInterpreter", "TheseusProgram", "TheseusTrace", "TheseusTypes"], foundation: true),
  TargetRow(
    4, "TheseusSession",
    [
      "TheseusFrontend", "TheseusInterpreter", "TheseusProgram", "TheseusRuntime", "TheseusTrace", "TheseusTypes",
    ], foundation: true),
  TargetRow(
    5, "TheseusLessons",
    ["Ccmark", "TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusTrace"], foundation: true),
  TargetRow(
    6, "TheseusShell",
    ["CLineEditor", "TheseusLessons", "TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusTrace"],
    foundation: true),
  TargetRow(
    7, "theseus",
    [
      "TheseusLessons", "TheseusProgram", "TheseusRendering", "TheseusSession", "TheseusShell", "TheseusTrace",
      "swift-argument-parser",
    ], foundation: true),
  TargetRow(
    7, "theseus-benchmark",
    [
      "TheseusFrontend", "TheseusInterpreter", "TheseusProgram", "TheseusRendering", "TheseusRuntime", "TheseusSession",
      "TheseusShell", "TheseusTrace", "TheseusTypes", "swift-argument-parser",
      // Of the tests, which start programs at a terminal too.
      "CPseudoTerminal",
    ], foundation: true),
]

/// The package that a module comes from, for those that packages have.
let packageOfModule: [String: String] = [
  "ArgumentParser": "swift-argument-parser",
  "DequeModule": "swift-collections",
  "OrderedCollections": "swift-collections",
  "SwiftDiagnostics": "swift-syntax",
  "SwiftOperators": "swift-syntax",
  "SwiftParser": "swift-syntax",
  "SwiftParserDiagnostics": "swift-syntax",
  "SwiftSyntax": "swift-syntax",
]

/// Modules of the toolchain that say nothing about the design.
let platformModules: Set<String> = ["Darwin", "Dispatch", "Glibc", "Musl", "Swift", "Synchronization"]

/// Targets that talk to the outside: files, clock, terminal, environment.
let outerTargets: Set<String> = ["TheseusShell", "theseus", "theseus-benchmark"]
