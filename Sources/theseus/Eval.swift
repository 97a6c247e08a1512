import ArgumentParser
import TheseusShell

/// A plain Swift script.
struct Eval: TheseusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a plain Swift script: its print output and nothing else.",
    discussion: """
      Shows what the part of Theseus that runs Swift makes of a script without views. '-' reads the script from \
      standard input.
      """)

  @Argument(help: ArgumentHelp("The script.", valueName: "file"))
  var file: String

  @OptionGroup var world: WorldOptions

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing("eval")
  }
}
