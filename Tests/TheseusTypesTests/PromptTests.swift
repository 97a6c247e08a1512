import TheseusFrontend
import TheseusProgram
import TheseusTypes
import Testing

/// Inputs at a prompt, checked with a view as `self`.
@Suite struct PromptTests {
  private func lower(_ text: String) -> Program {
    Frontend.lower(SourceFile(name: "input", text: text), as: 1).program
  }

  private let view = """
    import SwiftUI
    struct V: View {
      @State private var n = 1
      var title = "a"
      var body: some View { if n > 0 { Text(title) } else { Divider() } }
    }
    """

  @Test func inputsSeeMembersAndWhatEarlierOnesDeclared() {
    let checked = Checked(view)
    let checker = checked.checker
    let type = checker.nominalID(named: "V").map { Type.nominal($0, []) }
    var prompt = PromptScope()
    #expect(checker.checkInput(lower("let x = n + 1"), self: type, in: &prompt).diagnostics == [])
    let result = checker.checkInput(lower("x * 2.squared(by: 1)"), self: type, in: &prompt)
    #expect(result.diagnostics.map(\.id) == ["unsupported"])
    let sum = checker.checkInput(lower("x + n"), self: type, in: &prompt)
    #expect(sum.resultType.map { checker.describe($0, qualified: false) } == "Int")
    let function = checker.checkInput(lower("func twice(_ a: Int) -> Int { a * x }"), self: type, in: &prompt)
    #expect(function.diagnostics == [])
    #expect(checker.checkInput(lower("n = twice(n)"), self: type, in: &prompt).resultType == nil)
    #expect(checker.checkInput(lower("let title = 5"), self: type, in: &prompt).diagnostics.map(\.severity) == [.note])
  }

  @Test func aFailedInputDeclaresNothing() {
    let checker = Checked(view).checker
    var prompt = PromptScope()
    #expect(checker.checkInput(lower("let y = nope"), self: nil, in: &prompt).diagnostics.map(\.id) == ["unknown-name"])
    #expect(prompt.names.isEmpty)
  }

  @Test func theStaticTypeNamesTheBranchNotTaken() {
    let checker = Checked(view).checker
    #expect(checker.bodyTypeDescription(ofView: "V") == "_ConditionalContent<Text, Divider>")
  }
}
