import ArgumentParser
import TheseusLessons
import struct TheseusProgram.SourceFile
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
      guard let found = find(lesson, in: library, appearance, console) else {
        let meant = library.suggestion(for: lesson) ?? Theseus.suggestion(for: lesson)
        return console.refuse(
          "no lesson or command '\(lesson)'" + (meant.map { "; did you mean '\($0)'?" } ?? ""),
          hint: lesson.hasSuffix(".swift")
            ? "'theseus run \(lesson)' loads a program." : "'theseus --help' lists the commands.")
      }
      first = responder.begin(found)
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

  /// A lesson by its id, its number, or the path of its file, whose problems are told.
  private func find(
    _ name: String, in library: LessonLibrary, _ appearance: Appearance, _ console: Console
  ) -> Lesson? {
    if let lesson = library.lesson(named: name) { return lesson }
    guard name.hasSuffix(".md"), let text = try? SourceText.read(name) else { return nil }
    let library = LessonLibrary([SourceFile(name: text.name, text: text.text)])
    _ = console.report(library, appearance)
    return library.lessons.first
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
