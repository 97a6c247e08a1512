import Foundation
import TheseusSession
import TheseusShell

/// Repeats each input, and does a few things that a session does.
final class EchoResponder: Responder {
  private var count = 0
  private let terminal: Terminal

  init(terminal: Terminal) {
    self.terminal = terminal
  }

  var prompt: Prompt { count == 0 ? .theseus : Prompt("probe \(count)/9") }

  func completeness(of text: String) -> InputAssembler.Completeness {
    let depth = text.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
    return depth > 0 ? .incomplete : depth < 0 ? .wrong : .complete
  }

  func continues(_ line: String) -> Bool { line.hasPrefix(".") }

  func respond(to input: String) -> ShellResponse {
    count = min(count + 1, 9)
    switch input {
    case "": return ShellResponse(output: "empty\n")
    case "quit": return ShellResponse(output: "bye\n", endsSession: true)
    case "fail": return ShellResponse(diagnostics: "error: failed\n", outcome: .failed)
    case "width": return ShellResponse(output: "columns: \(terminal.columns)\n")
    case "flood": return ShellResponse(output: String(repeating: "0123456789\n", count: 100_000))
    case "deep": return ShellResponse(output: "depth: \(depth(1_000_000))\n")
    case "crash": preconditionFailure("a defect")
    case "overflow": return ShellResponse(output: "depth: \(depth(.max))\n")
    case "spin": return spin()
    case "wait": return wait()
    default: return ShellResponse(output: "echo: \(input.split(separator: "\n").joined(separator: "/"))\n")
    }
  }

  func completion(of text: String) -> Completion {
    let word = String(text.reversed().prefix { $0 != " " && $0 != "\n" }.reversed())
    let words = ["alphabet", "alphorn", "solo", "größe"].filter { $0.hasPrefix(word) }
    return Completion(word: word, candidates: words.map { Completion.Candidate($0, "note on \($0)") })
  }

  /// Runs until Ctrl-C, as an endless loop in a body does; says first that it has begun.
  private func spin() -> ShellResponse {
    OutputWriter(descriptor: 1).write("spinning\n")
    while !Interruption.isRequested {}
    return ShellResponse(diagnostics: "cancelled\n", outcome: .interrupted)
  }

  /// Runs until something has been typed that it does not read; says first that it has begun.
  private func wait() -> ShellResponse {
    OutputWriter(descriptor: 1).write("waiting\n")
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    poll(&input, 1, -1)
    return ShellResponse(output: "done\n")
  }

  private func depth(_ number: Int) -> Int { number == 0 ? 0 : 1 + depth(number - 1) }
}
