import ArgumentParser
import TheseusLessons
import TheseusShell

/// A lesson as a demonstration.
struct Present: TheseusCommand {
  static let configuration = CommandConfiguration(
    commandName: "present",
    abstract: "Demonstrate a lesson: one key a step, and back.",
    discussion: """
      Space, Enter or an arrow runs the next input; Backspace or the other arrow goes back and really restores what \
      was. `:` opens a prompt to improvise at; leaving it with Ctrl-D returns to the script as if nothing had been \
      typed. `q` ends.
      """)

  @Argument(help: "The lesson: an id or a path.")
  var lesson: String

  @Flag(help: "Show the speaker's notes too.")
  var notes = false

  @OptionGroup var lessonOptions: LessonOptions
  @OptionGroup var appearance: AppearanceOptions

  func execute(_ console: Console) -> ExitStatus {
    let appearance = appearance.appearance(on: console)
    let library: LessonLibrary
    do {
      library = try LessonShelf.lesson(lesson, lessonOptions)
    } catch {
      return console.refuse(error)
    }
    guard console.report(library, appearance), let lesson = library.lessons.first else { return .unusable }
    guard console.terminal.inputIsTerminal else {
      return console.refuse("'present' waits for keys and needs a terminal", hint: "'theseus play' prints a lesson.")
    }
    let cursor = LessonCursor(
      lesson, session: WorldOptions.standard.makeSession(lesson.frontMatter, detail: self.appearance.detail))
    let presenter = Presenter(
      demonstration: LessonDemonstration(cursor, appearance: appearance, notes: notes ? .shown : .hidden),
      output: console.output,
      errors: console.errors, keys: KeyReader(), makeEditor: { console.makeEditor(appearance, history: nil) })
    console.output.writeLine(lesson.title)
    console.output.writeLine(Presenter.help)
    presenter.run()
    return .done
  }
}
