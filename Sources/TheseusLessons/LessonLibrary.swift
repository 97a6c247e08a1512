import TheseusProgram

/// The lessons in reading order, read from texts that the caller found.
public struct LessonLibrary: Sendable {
  /// The lessons that could be read, in order.
  public let lessons: [Lesson]
  /// What is wrong with the others.
  public let diagnostics: [Diagnostic]
  /// The table that the diagnostics range into.
  public let files: SourceFiles

  /// Reads the lessons in the order of the files.
  public init(_ sources: [SourceFile]) {
    var lessons: [Lesson] = []
    var diagnostics: [Diagnostic] = []
    var files = SourceFiles()
    for source in sources {
      let (lesson, found) = LessonParser.parse(source, as: files.add(source))
      diagnostics += found
      if found.allSatisfy({ $0.severity != .error }) { lessons.append(lesson) }
    }
    self.lessons = lessons
    self.diagnostics = diagnostics
    self.files = files
  }

  /// The lesson of an id, or of a number in the list, from 1.
  public func lesson(named name: String) -> Lesson? {
    if let number = Int(name) { return lessons.indices.contains(number - 1) ? lessons[number - 1] : nil }
    return lessons.first { $0.id == name }
  }

  /// The id that was perhaps meant.
  public func suggestion(for name: String) -> String? {
    EditDistance.nearest(to: name, in: lessons, by: \.id)?.id
  }

  /// The lesson that follows.
  public func lesson(after lesson: Lesson) -> Lesson? {
    guard let index = lessons.firstIndex(where: { $0.id == lesson.id }) else { return nil }
    return lessons.indices.contains(index + 1) ? lessons[index + 1] : nil
  }

  /// The lessons with how far a learner is.
  public func rows(_ progress: Progress) -> [LessonPart.LessonRow] {
    lessons.map { lesson in
      LessonPart.LessonRow(
        id: lesson.id, title: lesson.title,
        finishedSteps: lesson.steps.count { progress.result(of: $0, in: lesson) != nil }, steps: lesson.steps.count)
    }
  }
}
