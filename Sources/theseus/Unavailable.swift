import ArgumentParser
import TheseusShell

/// Identity hazards without running anything.
struct Lint: TheseusCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find identity hazards in Swift files (not there yet).")

  @Argument(help: ArgumentHelp("Swift files.", valueName: "file"))
  var files: [String]

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing(
      "lint", instead: "'theseus run' warns about the hazards that it meets; ':warnings' lists them.")
  }
}

/// Two roots, the same inputs.
struct Compare: TheseusCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two root views under the same inputs (not there yet).")

  @Argument(help: ArgumentHelp("Swift files that make up one program.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("The two root views.", valueName: "a,b"))
  var roots: String

  @OptionGroup var inputs: InputOptions

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing(
      "compare", instead: "'theseus run FILE --root VIEW -c INPUT' shows the trace of one root at a time.")
  }
}

/// A lesson or a session as a document.
struct Export: TheseusCommand {
  /// The kinds of document.
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case html
    case cast
    case dot
    case mermaid
    case md
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a lesson or a session as a document (not there yet).")

  @Argument(help: ArgumentHelp("A lesson or a Swift file.", valueName: "lesson|file"))
  var source: String

  @Option(help: "The kind of document.")
  var to: Target

  @Option(name: .short, help: ArgumentHelp("The file to write (default: standard output).", valueName: "out"))
  var output: String?

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing("export", instead: "'theseus play LESSON' prints a lesson as plain text.")
  }
}
