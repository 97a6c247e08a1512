import ArgumentParser
import TheseusShell

/// Lessons as plain text, without a prompt.
struct Play: TheseusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play lessons without a prompt, as plain text that is the same in every run.",
    discussion: "theseus play Lessons/01-identity/*.md")

  @Argument(help: ArgumentHelp("Lessons: ids or paths.", valueName: "lesson"))
  var lesson: [String]

  @OptionGroup var lessonOptions: LessonOptions
  @OptionGroup var appearance: AppearanceOptions

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing("play")
  }
}
