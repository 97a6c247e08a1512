import ArgumentParser
import TheseusShell

/// Lessons as tests.
struct Verify: TheseusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check lessons: every claim in them is run.",
    discussion: """
      PATH is a lesson or a folder of lessons. Transcripts must match, solutions must pass their checks, doing \
      nothing must fail them, and author and engine must agree on every prediction. --update rewrites transcripts in \
      place and nothing else; a run that rewrote something ends with status 1.
      """)

  @Argument(help: ArgumentHelp("Lessons, or folders of lessons.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Rewrite transcripts that differ.")
  var update = false

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing("verify")
  }
}
