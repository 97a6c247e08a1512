import TheseusProgram
import TheseusTypes

/// Swift that was typed at the prompt: lowered once, and checked once by each checked program that it is run on.
final class TypedLine {
  /// What was typed.
  let text: String
  /// The same as syntax.
  let program: Program
  private var check: Check?

  /// What checking it gave, and what that depended on.
  private struct Check {
    var checker: TypeChecker
    var selfType: Type?
    var before: PromptScope
    var input: TypeChecker.Input
    var after: PromptScope
  }

  init(_ text: String, _ program: Program) {
    self.text = text
    self.program = program
  }

  /// The line as a function of a view; what it declares enters the scope.
  func checked(by checker: TypeChecker, self selfType: Type?, in prompt: inout PromptScope) -> TypeChecker.Input {
    if let check, check.checker === checker, check.selfType == selfType, check.before.isSame(as: prompt) {
      prompt = check.after
      return check.input
    }
    let before = prompt
    let input = checker.checkInput(program, self: selfType, in: &prompt)
    check = Check(checker: checker, selfType: selfType, before: before, input: input, after: prompt)
    return input
  }
}
