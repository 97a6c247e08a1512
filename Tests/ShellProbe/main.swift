// The shell with nothing behind it, to be driven through a pseudo-terminal.
import Foundation
import TheseusShell

Interruption.install()
let environment = ProcessInfo.processInfo.environment
let status: Int32 = withLargeStack {
  let terminal = Terminal.current(environment: environment)
  let output = OutputWriter(descriptor: STDOUT_FILENO)
  let errors = OutputWriter(descriptor: STDERR_FILENO)
  let history = StateFolder(environment: environment).map(HistoryFile.init(folder:))
  let shell = Shell(
    responder: EchoResponder(terminal: terminal), output: output, errors: errors, history: history)
  let editor = terminal.makeLineEditor(
    isColored: terminal.usesColor(mode: .auto, environment: environment),
    history: history?.entries() ?? [], output: output, errors: errors)
  switch shell.run(editor) {
  case .finished: return 0
  case .failed: return 3
  case .interrupted: return 130
  }
}
exit(status)
