import ArgumentParser
import TheseusShell

/// The guided lessons, at a prompt.
struct Learn: TheseusCommand {
  static let configuration = CommandConfiguration(
    abstract: "Work through the lessons at a prompt (the default).",
    discussion: """
      Without LESSON: takes up where you left off, or lists the lessons. LESSON is an id, a number in the list, or \
      the path of a file.

      In a lesson you read, predict, run, compare and change: `:hint` helps, `:check` says whether the step is done, \
      `:next` goes on, `:undo` takes anything back. Wander as you like: nothing can be broken.
      """)

  @Argument(help: "The lesson to start.")
  var lesson: String?

  @OptionGroup var lessonOptions: LessonOptions
  @OptionGroup var appearance: AppearanceOptions
  @OptionGroup var world: WorldOptions
  @OptionGroup var state: StateOptions

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing("learn")
  }
}
