import TheseusInterpreter
import TheseusProgram
import TheseusTrace

extension Failure {
  /// What a learner is told about an error of the running program.
  init(_ error: any Error, thrown: String, in files: SourceFiles) {
    switch error {
    case let problem as InputProblem:
      self.init(problem.diagnostics.first ?? .noProgram, in: files)
    case EvaluationError.trap(let trap): self.init(trap, in: files)
    case EvaluationError.thrown:
      self.init(
        id: "uncaught-error", message: "an error was thrown and not caught: \(thrown)",
        explanation: "An action or a body at the prompt has nobody above it to catch an error.")
    default: self.init(id: "failed", message: "\(error)")
    }
  }

  private init(_ trap: Trap, in files: SourceFiles) {
    let range = ([trap.range] + trap.callStack.map(\.range)).first { files.file(of: $0) != nil }
    let frames = trap.callStack.prefix(6).compactMap { frame in
      Self.isOneTypedLine(files.file(of: frame.range))
        ? nil : files.location(of: frame.range).map { "in \(frame.function), \($0)" }
    }
    self.init(
      id: trap.reason.id, message: Self.sentence(trap.message), location: range.flatMap(files.location),
      excerpt: range.flatMap { Excerpt(of: $0, in: files) }, notes: (trap.detail.map { [$0] } ?? []) + frames,
      explanation: Self.explanation(of: trap.reason))
  }

  /// That it was the line just typed which called is no news.
  private static func isOneTypedLine(_ file: SourceFile?) -> Bool {
    file.map { $0.name == "input" && !$0.text.contains(where: \.isNewline) } ?? false
  }

  /// Swift's message with a lower-case start.
  private static func sentence(_ message: String) -> String {
    let isName = message.hasPrefix("Theseus") || message.hasPrefix("Fatal error")
    guard let first = message.first, message.dropFirst().first?.isLowercase == true, !isName else { return message }
    return first.lowercased() + message.dropFirst()
  }

  private static func explanation(of reason: Trap.Reason) -> String? {
    switch reason {
    case .budget:
      "An action and a body must come to an end. Look for a loop whose condition stays true, a collection that grows without end, a function that calls itself, or a view that contains itself."
    case .endless:
      "An action, a task or a body writes what makes it run again. SwiftUI would go on for ever, frame by frame. Write only where the value differs, or from something that happens once."
    case .overlappingAccess:
      "A call was changing a variable in place, as an `inout` argument or by a mutating method, and what it called used the same variable. Copy the value before the call, or use it after it."
    case .runtimeError, .uncaughtError, .unsupported, .interrupted, .exited: nil
    }
  }
}

extension Trap.Reason {
  /// The stable name of a failure for this reason.
  var id: String {
    switch self {
    case .runtimeError, .overlappingAccess: "runtime-error"
    case .uncaughtError: "uncaught-error"
    case .unsupported: "unsupported"
    case .budget: "budget"
    case .endless: "endless-update"
    case .interrupted: "interrupted"
    case .exited: "exited"
    }
  }
}
