import TheseusProgram
import TheseusRendering
import TheseusSession

/// A session at the prompt.
public final class SessionResponder: Responder {
  /// The prompt of a session without a lesson.
  public let prompt: Prompt

  /// The files that were loaded last, for `:reload`.
  private var loadedPaths: [String] = []
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
    InputAssembler.Completeness(session.completeness(of: text))
  }

  /// Asks the parser.
  public func continues(_ line: String) -> Bool { session.continuesPreviousLine(line) }

  /// Runs an input; what concerns files is read here, since a session reads none.
  public func respond(to input: String) -> ShellResponse {
    switch Input.categorize(input, isBound: session.isBound) {
    case .command(.load, let path) where !path.isEmpty: answerLoading([path], input: input)
    case .command(.reload, _) where !loadedPaths.isEmpty: answerReloading(input: input)
    default: draw(session.respond(to: input), input: input)
    }
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
    loadedPaths = sources.map(\.name)
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

  private func answerLoading(_ paths: [String], input: String) -> ShellResponse {
    switch Self.read(paths) {
    case .success(let sources):
      let response = session.replace(with: sources, input: input)
      if response.outcome == .accepted { loadedPaths = paths }
      return draw(response, input: input)
    case .failure(let error): return refuse(error, input: input)
    }
  }

  private func answerReloading(input: String) -> ShellResponse {
    switch Self.read(loadedPaths) {
    case .success(let sources):
      return draw(session.reload(sources, input: input), input: input)
    case .failure(let error): return refuse(error, input: input)
    }
  }

  private static func read(_ paths: [String]) -> Result<[SourceFile], SourceText.Unreadable> {
    Result { () throws(SourceText.Unreadable) in
      var sources: [SourceFile] = []
      for path in paths {
        let text = try SourceText.read(path)
        sources.append(SourceFile(name: text.name, text: text.text))
      }
      return sources
    }
  }

  private func refuse(_ error: SourceText.Unreadable, input: String) -> ShellResponse {
    let diagnostic = Diagnostic(id: "unreadable-file", message: error.message, range: nil)
    return draw(Response([.diagnostics([diagnostic])], outcome: .failed), input: input)
  }

  private func draw(_ response: Response, input: String) -> ShellResponse {
    drawing(in: appearance).draw(response, input: input)
  }

  private func drawing(in appearance: Appearance) -> ResponseDrawing {
    ResponseDrawing(appearance: appearance, detail: session.configuration.detail, files: session.files)
  }
}

extension InputAssembler.Completeness {
  /// What a session says of a text.
  init(_ completeness: Session.Completeness) {
    switch completeness {
    case .complete: self = .complete
    case .incomplete: self = .incomplete
    case .wrong: self = .wrong
    }
  }
}
