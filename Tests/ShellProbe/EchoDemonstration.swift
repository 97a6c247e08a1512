import TheseusShell

/// A script of three inputs, each an echo.
final class EchoDemonstration: Demonstration {
  private let inputs = ["one", "two {\n}", "three"]
  private var position = 0
  private let terminal: Terminal

  init(terminal: Terminal) {
    self.terminal = terminal
  }

  var prompt: Prompt { Prompt("demo \(position)/3") }
  var nextInput: String? { isAtEnd ? nil : inputs[position] }
  var isAtEnd: Bool { position == inputs.count }

  func goForward() -> ShellResponse {
    position += 1
    return ShellResponse(output: "ran \(position)\n")
  }

  func goBack() -> ShellResponse? {
    guard position > 0 else { return nil }
    position -= 1
    return ShellResponse(output: "restored \(position)\n")
  }

  func beginImprovising() -> any Responder { EchoResponder(terminal: terminal) }

  func endImprovising() {}
}
