import ArgumentParser
import Foundation
import TheseusLessons
import struct TheseusProgram.SourceFile
import TheseusRendering
import TheseusSession
import TheseusShell

/// Lessons as tests.
struct Verify: TheseusCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check lessons: every claim in them is run.",
    discussion: """
      PATH is a lesson or a folder of lessons. Transcripts must match, solutions must pass their checks, doing \
      nothing must fail them, and author and engine must agree on every prediction. --update rewrites transcripts in \
      place and nothing else; a run that rewrote something ends with status 1.
      """)

  @Argument(help: ArgumentHelp("Lessons, or folders of lessons.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Rewrite transcripts that differ.")
  var update = false

  @Option(help: "How problems are listed: for people, as annotations of a pull request, or as JUnit XML.")
  var report = VerificationReport.Format.text

  @OptionGroup var appearance: AppearanceOptions

  func validate() throws {
    if appearance.format == .json {
      throw ValidationError("'verify' prints no JSON; '--report junit' and '--report github' are for programs.")
    }
  }

  func execute(_ console: Console) -> ExitStatus {
    let sources: [SourceFile]
    do {
      sources = try LessonShelf.sources(at: paths)
    } catch {
      return console.refuse(error)
    }
    let catalogue = Session.Configuration().catalogue
    var verifier = LessonVerifier(makeSession: { lesson in
      var configuration = WorldOptions.standard.configuration(lesson)
      configuration.catalogue = catalogue
      return Session(configuration)
    })
    var report = VerificationReport(format: report, appearance: appearance.appearance(on: console))
    var status = ExitStatus.done
    // A lesson may use what the lessons before it have introduced, also when it is verified alone.
    for earlier in sources.first.map(LessonShelf.lessons(before:)) ?? [] { verifier.introduce(earlier) }
    for source in sources {
      console.showProgress("checking \(source.name)")
      let found = verifier.verify(source)
      console.showProgress("")
      if Interruption.isRequested { return .interrupted }
      let rewriting = rewrite(found, verifier)
      report.add(found, rewriting, to: console)
      status = status.worse(self.status(of: found, rewriting))
      if console.output.isClosed { return status }
    }
    report.finish(on: console)
    return status
  }

  /// What became of a lesson's file.
  enum Rewriting {
    case unchanged
    case rewritten
    case failed(String)
  }

  private func rewrite(_ found: LessonVerifier.Report, _ verifier: LessonVerifier) -> Rewriting {
    guard update, let text = verifier.updatedText(of: found) else { return .unchanged }
    do {
      try text.write(toFile: found.file.name, atomically: true, encoding: .utf8)
      return .rewritten
    } catch {
      return .failed("cannot write '\(found.file.name)'")
    }
  }

  private func status(of found: LessonVerifier.Report, _ rewriting: Rewriting) -> ExitStatus {
    if !LessonLibrary([found.file]).diagnostics.allSatisfy({ $0.severity != .error }) { return .unusable }
    if case .failed = rewriting { return .unusable }
    if case .rewritten = rewriting { return .checkFailed }
    return found.diagnostics.contains { $0.severity == .error } ? .checkFailed : .done
  }
}

extension Console {
  /// Shows at a terminal what is being done, on a line that the next such text replaces.
  func showProgress(_ text: String) {
    guard terminal.outputIsTerminal, terminal.canEditLines else { return }
    output.write("\r\u{1B}[K\(printable(text).prefix(max(terminal.columns - 1, 0)))")
  }
}

extension ExitStatus {
  /// The status that tells more: what cannot be read, then what failed, then success.
  func worse(_ other: ExitStatus) -> ExitStatus {
    let order: [ExitStatus] = [.done, .checkFailed, .unusable]
    return (order.firstIndex(of: self) ?? 0) >= (order.firstIndex(of: other) ?? 0) ? self : other
  }
}
