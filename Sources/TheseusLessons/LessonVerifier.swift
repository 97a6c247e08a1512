import TheseusProgram
import TheseusRendering
import TheseusSession
import TheseusTrace

/// Checks that everything a lesson claims is so: it reads, runs, prints what it says, and its checks tell right from wrong.
public struct LessonVerifier {
  /// Something that is not as the lesson says.
  public struct Finding: Sendable, Hashable {
    /// The diagnostic, which ranges into the lesson's file.
    public var diagnostic: Diagnostic
  }

  /// What verifying one lesson found.
  public struct Report: Sendable {
    /// The lesson's file.
    public var file: SourceFile
    /// The lesson's title, or its file's name if it could not be read.
    public var title: String
    /// What is not as the lesson says.
    public var diagnostics: [Diagnostic]
    /// The table that the diagnostics range into.
    public var files: SourceFiles
    /// How many inputs ran.
    public var inputCount: Int
    /// The transcripts that are not as the lesson writes them.
    var rewrites: [VerificationRun.Rewrite] = []
  }

  /// Makes the session that a lesson runs in.
  let makeSession: (FrontMatter) -> Session
  /// What earlier lessons introduced.
  private(set) var introduced = Introductions()
  private var ids: [String: String] = [:]

  /// Makes a verifier.
  public init(makeSession: @escaping (FrontMatter) -> Session) {
    self.makeSession = makeSession
  }

  /// Takes note of what an earlier lesson introduces, without running it.
  public mutating func introduce(_ file: SourceFile) {
    _ = introduced.read(LessonParser.parse(file, as: 0).lesson)
  }

  /// Verifies a lesson; those that come before it in the curriculum must have been verified before.
  public mutating func verify(_ file: SourceFile) -> Report {
    var files = SourceFiles()
    let id = files.add(file)
    let (lesson, diagnostics) = LessonParser.parse(file, as: id)
    var report = Report(
      file: file, title: lesson.title.isEmpty ? file.name : lesson.title, diagnostics: diagnostics, files: files,
      inputCount: 0)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { return report }
    if let other = ids.updateValue(file.name, forKey: lesson.id) {
      report.diagnostics.append(
        finding(
          "the id '\(lesson.id)' is also the id of \(other)", line: 1, in: file, id: "lesson-id",
          explanation: "Give one of them another: a learner's progress is kept by it."))
    }
    for (term, line) in unknownTerms(in: lesson) {
      let near = Glossary.candidates(for: term).map { "'\($0.name)'" }
      report.diagnostics.append(
        finding(
          "the glossary has no term '\(term)'", line: line, in: file, id: "lesson-term",
          explanation: near.isEmpty ? "':glossary' lists the terms." : "It has \(near.joined(separator: ", "))."))
    }
    for early in introduced.read(lesson) {
      report.diagnostics.append(
        finding(
          early.message, line: early.line, in: file, id: "lesson-order", explanation: early.advice))
    }
    var run = VerificationRun(lesson: lesson, session: makeSession(lesson.frontMatter))
    run.verifySteps()
    report.inputCount = run.inputCount
    report.diagnostics += run.findings.map {
      finding($0.message, line: $0.line, in: file, id: $0.id, explanation: $0.explanation)
    }
    report.rewrites = run.rewrites
    var second = VerificationRun(lesson: lesson, session: makeSession(lesson.frontMatter))
    second.verifySteps()
    if second.printed != run.printed {
      report.diagnostics.append(
        finding("two runs did not print the same", line: 1, in: file, id: "lesson-not-deterministic"))
    }
    return report
  }

  /// Concepts of the front matter and links `glossary:term` that the glossary does not know.
  private func unknownTerms(in lesson: Lesson) -> [(term: String, line: Int)] {
    let concepts = lesson.frontMatter.concepts.map { (term: $0, line: 1) }
    let linked = ([(lesson.introduction, 1)] + lesson.steps.map { ($0.blocks, $0.line) }).flatMap { blocks, line in
      blocks.flatMap { block -> [(term: String, line: Int)] in
        guard case .prose(let prose) = block else { return [] }
        return prose.spans.compactMap { span in
          guard case .link(let target) = span.style, target.hasPrefix("glossary:") else { return nil }
          return (target.dropFirst("glossary:".count).split(separator: "-").joined(separator: " "), line)
        }
      }
    }
    return (concepts + linked).filter { Glossary.term($0.term) == nil }
  }

  private func finding(
    _ message: String, line: Int, in file: SourceFile, id: String, explanation: String? = nil
  ) -> Diagnostic {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.prefix(max(0, line - 1)).reduce(0) { $0 + $1.utf8.count + 1 }
    let length = lines.indices.contains(line - 1) ? lines[line - 1].utf8.count : 0
    return Diagnostic(
      id: id, message: message, range: SourceRange(file: 0, start: start, end: start + length), explanation: explanation
    )
  }

  /// The whole text of a verified lesson with the transcripts as they are now, nil if nothing would change; what is printed
  /// may name lines of the lesson, and longer transcripts move those.
  public func updatedText(of report: Report) -> String? {
    guard !report.rewrites.isEmpty else { return nil }
    var (text, rewrites) = (report.file.text, report.rewrites)
    for _ in 0..<Self.rewriteLimit where !rewrites.isEmpty {
      let next = Self.rewritten(text, rewrites)
      let (lesson, diagnostics) = LessonParser.parse(SourceFile(name: report.file.name, text: next), as: 0)
      guard diagnostics.allSatisfy({ $0.severity != .error }) else { break }
      text = next
      var run = VerificationRun(lesson: lesson, session: makeSession(lesson.frontMatter))
      run.verifySteps()
      rewrites = run.rewrites
    }
    return text
  }

  /// How often transcripts are written anew; the numbers of lines settle in the second, unless one gets a digit more.
  private static let rewriteLimit = 4

  /// The text with the expected lines of exchanges replaced.
  private static func rewritten(_ text: String, _ rewrites: [VerificationRun.Rewrite]) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for rewrite in rewrites.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      lines.replaceSubrange((rewrite.lines.lowerBound - 1)..<(rewrite.lines.upperBound - 1), with: rewrite.printed)
    }
    return lines.joined(separator: "\n")
  }
}
