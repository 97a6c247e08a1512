import TheseusProgram
import TheseusRendering
import Testing
import TheseusTrace

@testable import TheseusLessons

@Suite struct QuestionTests {
  private let garden = ViewTree(
    root: ViewTree.Node(.view, "Garden", children: [ViewTree.Node(.view, "Snail", node: 2)]))

  private func drawn(_ question: Prediction.Question, width: Int) -> String {
    let text = LessonText(RenderingOptions(width: width, medium: .unicode))
      .render([.asking(question, in: garden)], in: SourceFiles())
    return PlainFormatter().format(text)
  }

  @Test func answersStandWithWhatTheyMean() {
    #expect(
      drawn(.identity(view: "Snail"), width: 80) == """
        question  What will become of the identity of Snail #2?
            1. kept: it is the same view as before
            2. moved: it is the same view, at another position
            3. created: it begins now
            4. removed: it ends now

        """)
  }

  @Test func meaningsWrapBelowTheirAnswers() {
    #expect(
      drawn(.state(view: "Snail", property: "steps"), width: 60) == """
        question  What will become of Snail.steps?
            1. unchanged: its storage stays, with the value it has
            2. changed: its storage gets another value
            3. reset: its storage ends, and a new view in that place
               begins with the initial value
            4. lost: its storage ends with its view

        """)
  }

  @Test func numbersHaveNoChoices() {
    #expect(drawn(.bodies, width: 80) == "question  How many bodies will run?\n")
  }

  @Test func theWordAloneIsTheAnswer() {
    let question = Prediction.Question.body(view: "Snail")
    let answered = Answered(answer: "not reached", evidence: "")
    #expect(["3", "not reached", "Not", "n"].allSatisfy { question.accepts($0, for: answered) })
    #expect(!question.accepts("skipped", for: answered))
  }

  @Test func warningsBeyondTheChoicesAreAnswers() {
    let question = Prediction.Question.warnings
    #expect(
      ["none", "1", "duplicate-id", "preference-loop", "duplicate-id, publish-in-update"].allSatisfy(question.isAnswer))
    #expect(!["", "whatever", "duplicate-id, whatever"].contains(where: question.isAnswer))
    let answered = Answered(answer: "duplicate-id, publish-in-update", evidence: "")
    #expect(question.accepts("duplicate-id, publish-in-update", for: answered))
    #expect(!question.accepts("duplicate-id", for: answered))
  }
}
