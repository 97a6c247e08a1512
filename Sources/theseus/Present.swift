import ArgumentParser
import TheseusShell

/// A lesson as a demonstration.
struct Present: TheseusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Demonstrate a lesson: one key a step, and back.",
    discussion: """
      Space, Enter or an arrow runs the next input; Backspace or the other arrow goes back and really restores what \
      was. `:` opens a prompt to improvise at; leaving it with Ctrl-D returns to the script as if nothing had been \
      typed. `q` ends.
      """)

  @Argument(help: "The lesson: an id or a path.")
  var lesson: String

  @OptionGroup var lessonOptions: LessonOptions
  @OptionGroup var appearance: AppearanceOptions

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing("present")
  }
}
