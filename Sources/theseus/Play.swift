import ArgumentParser
import TheseusLessons
import TheseusShell

/// Lessons as plain text, without a prompt.
struct Play: TheseusCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play lessons without a prompt, as plain text that is the same in every run.",
    discussion: "theseus play Lessons/01-*.md")

  @Argument(help: ArgumentHelp("Lessons: ids or paths.", valueName: "lesson"))
  var lesson: [String]

  @OptionGroup var lessonOptions: LessonOptions
  @OptionGroup var appearance: AppearanceOptions

  func execute(_ console: Console) -> ExitStatus {
    let appearance = appearance.appearance(on: console)
    var libraries: [LessonLibrary] = []
    for name in lesson {
      do {
        libraries.append(try LessonShelf.lesson(name, lessonOptions))
      } catch {
        return console.refuse(error)
      }
    }
    // All problems of all lessons at once, before anything plays.
    let areUsable = libraries.map { console.report($0, appearance) }
    guard areUsable.allSatisfy(\.self) else { return .unusable }
    for lesson in libraries.flatMap(\.lessons) {
      let status = play(lesson, appearance, console)
      guard status == .done else { return status }
    }
    return .done
  }

  private func play(_ lesson: Lesson, _ appearance: Appearance, _ console: Console) -> ExitStatus {
    let cursor = LessonCursor(
      lesson, session: WorldOptions.standard.makeSession(lesson.frontMatter, detail: self.appearance.detail))
    let player = LessonPlayback(cursor, appearance: appearance)
    var isFirst = true
    while !console.output.isClosed, let response = player.next() {
      if !isFirst, self.appearance.format == .text, !response.output.isEmpty { console.output.write("\n") }
      isFirst = false
      console.output.write(response.output)
      console.errors.write(response.diagnostics)
      if response.outcome == .interrupted || Interruption.isRequested { return .interrupted }
      if cursor.hasFailedToLoad { return .unusable }
    }
    if self.appearance.format == .text { console.output.write("\n") }
    return .done
  }
}
