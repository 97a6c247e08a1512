import ArgumentParser
import TheseusLessons
import TheseusShell

/// The guided lessons, at a prompt.
struct Learn: TheseusCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
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
    let library: LessonLibrary
    do {
      library = try LessonShelf(lessonOptions).library
    } catch {
      return console.refuse(error)
    }
    let appearance = appearance.appearance(on: console)
    _ = console.report(library, appearance)
    guard !library.lessons.isEmpty else { return console.refuse("there are no lessons to learn from") }
    let responder = makeResponder(library, appearance, console)
    let first: ShellResponse
    if let lesson {
      do {
        guard let found = try find(lesson, in: library, appearance, console) else { return .unusable }
        first = responder.begin(found)
      } catch {
        return console.refuse(error)
      }
    } else {
      first = responder.begin()
    }
    let history = state.history(on: console)
    let shell = Shell(
      responder: responder, output: console.output, errors: console.errors, history: history, failurePolicy: .keepGoing,
      spacing: self.appearance.spacing)
    shell.show(first)
    let editor = console.makeEditor(appearance, history: history)
    if editor.isInteractive, self.appearance.format == .text { console.output.write("\n") }
    return ExitStatus(shell.run(editor))
  }

  /// A lesson by its id, its number, or the path of its file; nil if what is wrong in the file has been told.
  private func find(
    _ name: String, in library: LessonLibrary, _ appearance: Appearance, _ console: Console
  ) throws(LessonShelf.Missing) -> Lesson? {
    if let lesson = library.lesson(named: name) { return lesson }
    guard name.hasSuffix(".md") else { throw missing(name, in: library) }
    let library = try LessonShelf.lesson(name, lessonOptions)
    _ = console.report(library, appearance)
    return library.lessons.first
  }

  private func missing(_ name: String, in library: LessonLibrary) -> LessonShelf.Missing {
    let meant = library.suggestion(for: name) ?? Theseus.suggestion(for: name)
    let lessons = library.lessons.map(\.id).joined(separator: ", ")
    return LessonShelf.Missing(
      message: "no lesson or command '\(name)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      hint: name.hasSuffix(".swift")
        ? "'theseus run \(name)' loads a program." : "Lessons: \(lessons). 'theseus --help' lists the commands.")
  }

  private func makeResponder(
    _ library: LessonLibrary, _ appearance: Appearance, _ console: Console
  ) -> LessonResponder {
    let file = state.progressFile(on: console)
    let reading = file?.read(Progress.self)
    if let notice = reading?.notice { console.errors.writeLine("warning: \(notice)") }
    return LessonResponder(
      library: library, progress: reading?.content ?? Progress(), progressFile: file, appearance: appearance,
      makeSession: { world.makeSession($0, detail: self.appearance.detail) })
  }
}
