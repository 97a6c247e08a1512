import ArgumentParser
import TheseusShell

/// SwiftUI files of one's own, at a prompt or with given inputs.
struct Run: TheseusCommand {
  static let configuration = CommandConfiguration(
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
  @OptionGroup var appearance: AppearanceOptions
  @OptionGroup var state: StateOptions

  func execute(_ console: Console) -> ExitStatus {
    console.refuseMissing("run")
  }
}
