import TheseusInterpreter
import TheseusTrace
import TheseusTypes

/// An input that awaits what time or another task has yet to bring.
struct WaitingInput {
  /// What was typed.
  let text: String
  /// The type of what it gives; nil if that is nothing.
  let type: Type?
  /// The task that runs it.
  let task: TaskObject

  /// That it waits.
  static let notice = Trace.Warning(id: "input-waits", message: "the input waits, and the prompt does not wait for it")

  /// What it gave at its end, beside the value of another input.
  func end(giving value: String, of type: String) -> Trace.Warning {
    Trace.Warning(id: "input-ended", message: "'\(text)', which waited, gave \(type) = \(value)")
  }

  /// That it ended with an error, in words.
  func failure(throwing error: String) -> Trace.Warning {
    Trace.Warning(id: "input-failed", message: "'\(text)', which waited, threw an error that nothing caught: \(error)")
  }
}
