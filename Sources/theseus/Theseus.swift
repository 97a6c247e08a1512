import ArgumentParser
import Foundation
import TheseusProgram
import TheseusShell

/// The root command: parses the arguments, runs a subcommand on a large stack, and ends with its exit status.
@main
struct Theseus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theseus",
    abstract: "See what SwiftUI sees in your code: identity, lifetime and dependencies.",
    discussion: """
      Theseus runs SwiftUI source at a prompt. You change something; it prints which identities were kept, which \
      state was reset, which bodies ran, and why.

      Begin with the lessons (`theseus`), then try your own file (`theseus run MyView.swift`) and change its state: \
      `count += 1`, `:tap Save`, `:tree`, `:why Row`.

      Exit status: 0 done; 1 a check failed; 2 usage, or a file or lesson that cannot be read; 3 an input failed; \
      70 a defect of Theseus; 130 interrupted.
      """,
    version: "theseus 0.1",
    subcommands: [
      Learn.self, Run.self, Eval.self, Play.self, Present.self, Verify.self, Lint.self, Compare.self, Export.self,
    ],
    defaultSubcommand: Learn.self)

  static func main() {
    Interruption.install()
    Interruption.reportCrashes()
    let status: ExitStatus = withLargeStack { Self.status(of: Array(CommandLine.arguments.dropFirst())) }
    Foundation.exit(status.rawValue)
  }

  /// Runs the command that the arguments name.
  private static func status(of arguments: [String]) -> ExitStatus {
    let console = Console.standard()
    do {
      var command = try command(in: arguments)
      guard let command = command as? any TheseusCommand else {
        // `help` and what the parser adds itself.
        try command.run()
        return .done
      }
      return command.execute(console)
    } catch {
      // The command that stands for none takes a word that is misspelt for a lesson.
      if !exitCode(for: error).isSuccess, let word = arguments.first, let meant = suggestion(for: word) {
        return console.refuse(
          "there is no command '\(word)'; did you mean '\(meant)'?", hint: "'theseus --help' lists the commands.")
      }
      return report(error, to: console)
    }
  }

  /// The command that a misspelt word was meant to be.
  static func suggestion(for word: String) -> String? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    return names.contains(word) ? nil : EditDistance.nearest(to: word, in: names, by: \.self)
  }

  /// The command that the arguments name.
  ///
  /// From the root the parser reflects on the whole tree of commands. A subcommand that is named first is parsed by itself;
  /// what that does not settle, such as help or a mistake, is the root's, whose words know the other commands.
  private static func command(in arguments: [String]) throws -> any ParsableCommand {
    let subcommand = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    let command = try? subcommand?.parseAsRoot(Array(arguments.dropFirst()))
    if let command = command as? any TheseusCommand { return command }
    return try parseAsRoot(arguments)
  }

  /// Prints what the parser has to say; its status for wrong usage, 64, is 2 here.
  private static func report(_ error: any Error, to console: Console) -> ExitStatus {
    let message = fullMessage(for: error)
    guard exitCode(for: error).isSuccess else {
      console.errors.writeLine(message)
      return .unusable
    }
    console.output.writeLine(message)
    return .done
  }
}

/// A subcommand that ends with one of the program's own statuses.
protocol TheseusCommand: ParsableCommand {
  /// Runs the command.
  func execute(_ console: Console) -> ExitStatus
}

extension TheseusCommand {
  /// Ends the program with the status; the root command calls `execute` itself.
  func run() throws {
    throw ExitCode(execute(Console.standard()).rawValue)
  }
}
