// The shell with nothing behind it, to be driven through a pseudo-terminal.
import Foundation
import TheseusShell

Interruption.install()
Interruption.reportCrashes()
let environment = ProcessInfo.processInfo.environment
let arguments = Array(CommandLine.arguments.dropFirst())
let status: Int32 = withLargeStack {
  let terminal = Terminal.current(environment: environment)
  let output = OutputWriter(descriptor: STDOUT_FILENO)
  let errors = OutputWriter(descriptor: STDERR_FILENO)
  let history = StateFolder(environment: environment).map(HistoryFile.init(folder:))
  func makeEditor() -> any LineEditor {
    terminal.makeLineEditor(
      isColored: terminal.usesColor(mode: .auto, environment: environment),
      history: history?.entries() ?? [], output: output, errors: errors)
  }
  if arguments == ["present"] {
    let presenter = Presenter(
      demonstration: EchoDemonstration(terminal: terminal), output: output, errors: errors, keys: KeyReader(),
      makeEditor: makeEditor)
    presenter.run()
    return 0
  }
  let responder = EchoResponder(terminal: terminal)
  let shell = Shell(responder: responder, output: output, errors: errors, history: history)
  switch shell.run(makeEditor()) {
  case .finished: return 0
  case .failed: return 3
  case .interrupted: return 130
  }
}
exit(status)
