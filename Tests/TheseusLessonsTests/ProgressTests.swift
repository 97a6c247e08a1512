import TheseusProgram
import Testing

@testable import TheseusLessons

@Suite struct ProgressTests {
  private func lesson(_ id: String) -> Lesson {
    let text = """
      ---
      title: A lesson
      id: \(id)
      requires: theseus 1
      ---

      ## step one: First

      Text.

      ## step two: Second

      Text.
      """
    return LessonParser.parse(SourceFile(name: "\(id).md", text: text), as: 0).lesson
  }

  @Test func theLatestLessonIsTheOneVisitedLast() {
    let (first, second) = (lesson("first"), lesson("second"))
    var progress = Progress()
    #expect(progress.latest == nil)
    progress.visit(first.steps[0], in: first)
    progress.visit(second.steps[1], in: second)
    progress.visit(first.steps[1], in: first)
    #expect(progress.latest == "first")
    #expect(progress.resumption(of: first) == 1)
    #expect(progress.resumption(of: second) == 1)
  }

  @Test func aStepThatIsOverDoesNotMakeItsLessonTheLatest() {
    let (first, second) = (lesson("first"), lesson("second"))
    var progress = Progress()
    progress.visit(second.steps[0], in: second)
    progress.record(.done, of: first.steps[0], in: first)
    #expect(progress.latest == "second")
  }

  @Test func theLatestLessonHasNothingToGoOnWithOnceItIsForgottenOrFinished() {
    let first = lesson("first")
    var progress = Progress()
    progress.visit(first.steps[0], in: first)
    for step in first.steps { progress.record(.done, of: step, in: first) }
    #expect(progress.resumption(of: first) == nil)
    progress.forget(first)
    #expect(progress.resumption(of: first) == nil)
  }
}
