import Foundation
import TheseusShell

/// Standard input and output, and what is known of them.
struct Console {
  /// Variables of the environment.
  let environment: [String: String]
  /// What is known of the terminal.
  let terminal: Terminal
  /// Standard output: traces.
  let output: OutputWriter
  /// Standard error: diagnostics.
  let errors: OutputWriter

  /// The console of this process.
  static func standard() -> Console {
    let environment = ProcessInfo.processInfo.environment
    return Console(
      environment: environment,
      terminal: Terminal.current(environment: environment),
      output: OutputWriter(descriptor: STDOUT_FILENO),
      errors: OutputWriter(descriptor: STDERR_FILENO))
  }

  /// Keeps an object for as long as the process runs.
  ///
  /// Freeing a program's types, code and views one by one just before the process ends is 4% of a start.
  func keep(_ object: AnyObject) { _ = Unmanaged.passRetained(object) }

  /// Says what is wrong, and ends with the status of what cannot be used.
  func refuse(_ message: String, hint: String? = nil) -> ExitStatus {
    errors.writeLine("error: \(printable(message))")
    if let hint { errors.writeLine("  \(printable(hint))") }
    return .unusable
  }

  /// Says that a part of the contract is not there yet.
  func refuseMissing(_ feature: String, instead: String? = nil) -> ExitStatus {
    refuse("Theseus does not have '\(feature)' yet", hint: instead)
  }
}
