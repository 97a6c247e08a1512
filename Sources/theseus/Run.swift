import ArgumentParser
import struct TheseusProgram.SourceFile
import TheseusShell

/// SwiftUI files of one's own, at a prompt or with given inputs.
struct Run: TheseusCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Load SwiftUI files and change their state at a prompt.",
    discussion: """
      theseus run Counter.swift
      theseus run Counter.swift -c 'count += 1' -c ':tap Reset' --format json

      With -c, or with inputs from a pipe, there is no prompt, and the first input that fails ends the run with \
      status 3.
      """)

  @Argument(help: ArgumentHelp("Swift files that make up one program.", valueName: "file"))
  var files: [String]

  @OptionGroup var inputs: InputOptions
  @OptionGroup var world: WorldOptions

  @OptionGroup var start: RootOptions
  @OptionGroup var appearance: AppearanceOptions
  @OptionGroup var state: StateOptions

  func execute(_ console: Console) -> ExitStatus {
    var sources: [SourceFile] = []
    for file in files {
      do {
        let text = try SourceText.read(file)
        sources.append(SourceFile(name: text.name, text: text.text))
      } catch {
        return console.refuse(error.message)
      }
    }
    let appearance = appearance.appearance(on: console)
    let responder = SessionResponder(world.makeSession(detail: self.appearance.detail), appearance: appearance)
    console.keep(responder)
    let history = state.history(on: console)
    let shell = Shell(
      responder: responder, output: console.output, errors: console.errors, history: history,
      failurePolicy: inputs.failurePolicy, spacing: self.appearance.spacing)
    switch responder.load(sources, root: start.root) {
    case .mounted(let response): shell.show(response)
    case .failed(let response):
      shell.show(response)
      return .inputFailed
    case .unusable(let response):
      shell.show(response)
      return .unusable
    }
    guard inputs.inputs.isEmpty else { return ExitStatus(shell.run(inputs: inputs.inputs)) }
    let editor = console.makeEditor(appearance, history: history)
    if editor.isInteractive {
      console.output.write(
        "\nChange something, for example a @State property.\n:help lists the commands, :quit leaves.\n\n")
    }
    return ExitStatus(shell.run(editor))
  }
}
