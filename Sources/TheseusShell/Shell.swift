import TheseusSession

/// Reads inputs, hands them to a responder and prints what comes back, until the lines or the session end.
public final class Shell {
  /// How a run ended.
  public enum Ending: Sendable, Equatable {
    /// All inputs ran, or a person left.
    case finished
    /// An input failed, with nobody there to correct it.
    case failed
    /// Ctrl-C, with nobody at a prompt.
    case interrupted
  }

  /// What to do with an input that fails while nobody is at the prompt.
  public enum FailurePolicy: Sendable {
    /// Run nothing more.
    case stop
    /// Run the others.
    case keepGoing
  }

  /// What stands between two answers.
  public enum Spacing: Sendable {
    /// Nothing: each line of output is for itself.
    case none
    /// A blank line.
    case blankLines
  }

  private let responder: any Responder
  private let output: OutputWriter
  private let errors: OutputWriter
  private let failurePolicy: FailurePolicy
  private let spacing: Spacing
  private var hasShown = false
  private var assembler: InputAssembler
  private var history: HistoryFile?
  private var lastRemembered = ""
  private var hasFailed = false

  /// Makes a shell; without a history file nothing is kept for the next run.
  public init(
    responder: any Responder, output: OutputWriter, errors: OutputWriter, history: HistoryFile? = nil,
    failurePolicy: FailurePolicy = .stop, spacing: Spacing = .none
  ) {
    self.responder = responder
    self.output = output
    self.errors = errors
    self.history = history
    self.failurePolicy = failurePolicy
    self.spacing = spacing
    assembler = InputAssembler(
      completeness: { responder.completeness(of: $0) }, continues: { responder.continues($0) })
  }

  /// Runs the inputs that a terminal, a pipe or a file gives.
  public func run(_ editor: any LineEditor) -> Ending {
    editor.complete = { [weak self] text in self?.complete(text) ?? .none }
    while !output.isClosed {
      switch editor.readLine(prompt: assembler.isPending ? responder.prompt.continuation : responder.prompt) {
      case .line(let text):
        if let ending = take(assembler.feed(text), from: editor) { return ending }
      case .end:
        return finish(editor)
      case .interrupted:
        guard editor.isInteractive else { return .interrupted }
        _ = assembler.abandon()
      }
    }
    return ending
  }

  /// Runs inputs given as arguments, each as if typed or pasted at the prompt.
  public func run(inputs: [String]) -> Ending {
    for input in inputs {
      var events = assembler.feed(input)
      if let unfinished = assembler.finish() { events.append(.input(unfinished)) }
      for case .input(let text) in events {
        if let ending = respond(to: text, isInteractive: false) { return ending }
        if output.isClosed { return ending }
      }
    }
    return ending
  }

  /// Prints a response.
  public func show(_ response: ShellResponse) {
    if spacing == .blankLines, hasShown, !response.output.isEmpty || !response.diagnostics.isEmpty {
      output.write("\n")
    }
    hasShown = hasShown || !response.output.isEmpty || !response.diagnostics.isEmpty
    output.write(response.output)
    errors.write(response.diagnostics)
  }

  private var ending: Ending { hasFailed ? .failed : .finished }

  private func complete(_ text: String) -> Completion {
    let pending = assembler.pendingText
    return responder.completion(of: pending.isEmpty ? text : pending + "\n" + text)
  }
}

extension Shell {
  private func take(_ events: [InputAssembler.Event], from editor: any LineEditor) -> Ending? {
    for event in events {
      switch event {
      case .abandoned(let text):
        if editor.isInteractive {
          answer(ShellResponse(diagnostics: Shell.droppedInput))
          continue
        }
        // Nobody sees the continuation prompt: what was cut off must not be lost in silence.
        if let ending = respond(to: text, isInteractive: false) { return ending }
      case .input(let input):
        if events.count > 1, editor.isInteractive { echo(input) }
        remember(input, in: editor)
        if let ending = respond(to: input, isInteractive: editor.isInteractive) { return ending }
      }
      if output.isClosed { return ending }
    }
    return nil
  }

  /// The end of the lines: an input that is not complete runs all the same, and its answer says what it lacks.
  private func finish(_ editor: any LineEditor) -> Ending {
    if let unfinished = assembler.finish(), !editor.isInteractive,
      let ending = respond(to: unfinished, isInteractive: false)
    {
      return ending
    }
    return ending
  }

  /// Runs one input; an ending if it is the last one.
  private func respond(to input: String, isInteractive: Bool) -> Ending? {
    Interruption.clear()
    hasShown = hasShown || isInteractive
    let response = responder.respond(to: input)
    if isInteractive { answer(response) } else { show(response) }
    if response.endsSession { return ending }
    if isInteractive { return nil }
    if response.outcome == .interrupted || Interruption.isRequested { return .interrupted }
    guard response.outcome == .failed else { return nil }
    hasFailed = true
    return failurePolicy == .stop ? .failed : nil
  }

  /// What a blank line in an unfinished input is answered, in lines that fit anywhere.
  private static let droppedInput = """
    note: a blank line drops an unfinished input
      Between `:{` and `:}`, and in what is pasted,
      lines may be blank.

    """

  /// Prints a response above the next prompt.
  private func answer(_ response: ShellResponse) {
    show(response)
    guard spacing == .blankLines, !response.output.isEmpty || !response.diagnostics.isEmpty else { return }
    output.write("\n")
  }

  /// Shows which of several pasted inputs the next answer belongs to.
  private func echo(_ input: String) {
    let prompt = responder.prompt
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      output.writeLine((index == 0 ? prompt : prompt.continuation).text + printable(String(line)))
    }
  }

  private func remember(_ input: String, in editor: any LineEditor) {
    guard editor.isInteractive, !input.allSatisfy(\.isWhitespace), input != lastRemembered else { return }
    lastRemembered = input
    editor.remember(input)
    do {
      try history?.append(input)
    } catch {
      // Once is enough: a full or read-only disk does not heal between two inputs.
      history = nil
      errors.writeLine("warning: history is not kept: \(error)")
    }
  }
}
