/// A lesson as a sequence of cues that can be walked in both directions.
public protocol Demonstration: AnyObject {
  /// The prompt at this point.
  var prompt: Prompt { get }

  /// The input that going forward runs; nil where it only shows text, or at the end.
  var nextInput: String? { get }

  /// Whether there is nothing to go forward to.
  var isAtEnd: Bool { get }

  /// Runs or shows the next cue.
  func goForward() -> ShellResponse

  /// Restores what was before the last cue; nil at the beginning.
  func goBack() -> ShellResponse?

  /// Answers inputs on a fork, until `endImprovising`.
  func beginImprovising() -> any Responder

  /// Drops what was improvised.
  func endImprovising()
}

/// Walks a demonstration with single keys: forward, back, a prompt to improvise at, the end.
public final class Presenter {
  private let demonstration: any Demonstration
  private let output: OutputWriter
  private let errors: OutputWriter
  private let keys: KeyReader
  private let makeEditor: () -> any LineEditor

  /// Makes a presenter; the editor is made when somebody improvises.
  public init(
    demonstration: any Demonstration, output: OutputWriter, errors: OutputWriter, keys: KeyReader,
    makeEditor: @escaping () -> any LineEditor
  ) {
    self.demonstration = demonstration
    self.output = output
    self.errors = errors
    self.keys = keys
    self.makeEditor = makeEditor
  }

  /// What the keys do, in one line.
  public static let help = "space: forward   backspace: back   : improvise   q: leave"

  /// Presents until somebody leaves.
  public func run() {
    keys.begin()
    defer { keys.end() }
    while !output.isClosed {
      // The next input stands at the prompt before it runs, so that it can be talked about.
      output.write(demonstration.prompt.text + typed(demonstration.nextInput ?? ""))
      let key = keys.read()
      output.write("\n")
      switch key {
      case .forward: goForward()
      case .back: goBack()
      case .improvise: improvise()
      case .help: output.writeLine(Self.help)
      case .quit: return
      }
    }
  }

  private func goForward() {
    guard !demonstration.isAtEnd else {
      output.writeLine("This is the end. Backspace goes back, q leaves.")
      return
    }
    show(demonstration.goForward())
  }

  private func goBack() {
    guard let response = demonstration.goBack() else {
      output.writeLine("This is the beginning.")
      return
    }
    show(response)
  }

  private func improvise() {
    output.writeLine("Improvise: nothing typed here stays. Ctrl-D returns.")
    keys.end()
    let shell = Shell(responder: demonstration.beginImprovising(), output: output, errors: errors)
    _ = shell.run(makeEditor())
    demonstration.endImprovising()
    keys.begin()
    output.writeLine("Back in the lesson, as it was.")
  }

  private func show(_ response: ShellResponse) {
    output.write(response.output)
    // The next prompt stands apart from the answer, as at the prompt.
    if !response.output.isEmpty { output.write("\n") }
    errors.write(response.diagnostics)
  }

  /// An input as it looks at the prompt, its further lines behind prompts of the same width.
  private func typed(_ input: String) -> String {
    let lines = input.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    return lines.joined(separator: "\n" + demonstration.prompt.continuation.text)
  }
}
