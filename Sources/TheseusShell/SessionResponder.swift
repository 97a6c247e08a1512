import TheseusProgram
import TheseusRendering
import TheseusSession

/// A session at the prompt.
public final class SessionResponder: Responder {
  /// The prompt of a session without a lesson.
  public let prompt: Prompt

  private let session: Session
  private let appearance: Appearance

  /// Makes a responder.
  public init(_ session: Session, appearance: Appearance, prompt: Prompt = .theseus) {
    self.session = session
    self.appearance = appearance
    self.prompt = prompt
  }

  /// Asks the parser.
  public func completeness(of text: String) -> InputAssembler.Completeness {
    session.completeness(of: text)
  }

  /// Asks the parser.
  public func continues(_ line: String) -> Bool { session.continuesPreviousLine(line) }

  /// Runs an input.
  public func respond(to input: String) -> ShellResponse {
    draw(session.respond(to: input), input: input)
  }

  /// How loading a program went.
  public enum Loading: Sendable {
    /// The root view stands.
    case mounted(ShellResponse)
    /// The program is Swift, and mounting its root view failed.
    case failed(ShellResponse)
    /// The program cannot be read as Swift, or has no such view.
    case unusable(ShellResponse)
  }

  /// Loads a program and shows what mounting its root did.
  public func load(_ sources: [SourceFile], root: String?) -> Loading {
    let response = session.load(sources, root: root)
    if response.outcome == .accepted { return .mounted(draw(response, input: "")) }
    let hasTrace = response.parts.contains { if case .trace = $0 { true } else { false } }
    guard !hasTrace else { return .failed(draw(response, input: "")) }
    // No object in JSON either: there is no program that could have failed.
    var text = appearance
    text.format = .text
    return .unusable(drawing(in: text).draw(response, input: ""))
  }

  /// Completes commands, and names of the program.
  public func completion(of text: String) -> Completion {
    SessionCompletion(session: session).completion(of: text)
  }

  private func draw(_ response: Response, input: String) -> ShellResponse {
    drawing(in: appearance).draw(response, input: input)
  }

  private func drawing(in appearance: Appearance) -> ResponseDrawing {
    ResponseDrawing(appearance: appearance, detail: session.configuration.detail, files: session.files)
  }
}
