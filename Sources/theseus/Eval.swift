import ArgumentParser
import Foundation
import TheseusProgram
import TheseusRendering
import TheseusSession
import TheseusShell

/// A plain Swift script.
struct Eval: TheseusCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Run a plain Swift script: its print output and nothing else.",
    discussion: """
      Shows what the part of Theseus that runs Swift makes of a script without views. '-' reads the script from \
      standard input; else that is what the script reads. The status is 3 after a trap or an uncaught error, and what the program gives to `exit`.
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("The script.", valueName: "file"))
  var file: String

  @OptionGroup var world: WorldOptions

  func execute(_ console: Console) -> ExitStatus {
    let source: SourceText
    do {
      source = try SourceText.read(file)
    } catch {
      return console.refuse(error.message)
    }
    var script = Script(source.text, name: source.name)
    script.seed = world.seed ?? script.seed
    if let date = world.startDate { script.start(at: date.timeIntervalSince1970) }
    script.isInterrupted = { Interruption.isRequested }
    script.memory = MemoryBudget { ResidentMemory.bytes }
    let input = PlainLineReader()
    script.nextInputLine = { input.nextLine() }
    script.writeError = { console.errors.write($0) }
    let outcome = script.run { console.output.write($0) }
    let text = DiagnosticRenderer().render(outcome.diagnostics, in: outcome.files)
    if !outcome.diagnostics.isEmpty { console.errors.write(PlainFormatter().format(text)) }
    if let status = outcome.ownStatus { return .program(status) }
    switch outcome.status {
    case 0: return .done
    case 1: return .unusable
    default: return Interruption.isRequested ? .interrupted : .inputFailed
    }
  }
}
