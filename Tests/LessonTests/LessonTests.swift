import Foundation
import TheseusLessons
import TheseusProgram
import TheseusRendering
import TheseusSession
import TheseusTestSupport
import Testing

/// Every lesson of the repository is a test: what it claims is so, and playing it twice prints the same.
@Suite struct LessonTests {
  /// The lessons in the order of the curriculum.
  static let files: [SourceFile] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Lessons")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".md") && $0 != "README.md" }.compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else { return nil }
      return SourceFile(name: name, text: text)
    }
  }()

  @Test func thereAreLessons() {
    #expect(Self.files.count >= 4)
  }

  @Test(arguments: files)
  func isTrue(_ file: SourceFile) throws {
    let problems = onLargeStack { () -> [String] in
      var verifier = LessonVerifier(makeSession: { _ in Session(Session.Configuration(catalogue: .shared)) })
      // What earlier lessons introduced is known.
      for earlier in Self.files.prefix(while: { $0.name != file.name }) { verifier.introduce(earlier) }
      return verifier.verify(file).diagnostics.map { "\($0.message)\n\($0.explanation ?? "")" }
    }
    #expect(try #require(problems) == [])
  }

  /// Transcripts that are longer than before move the lines that later ones name.
  @Test(arguments: files)
  func oneUpdateWritesWhatTheNextRunPrints(_ file: SourceFile) throws {
    let texts = onLargeStack { () -> [String?] in
      let updated = Self.updatedText(of: SourceFile(name: file.name, text: Self.withoutOutput(file.text)))
      return [updated, updated.flatMap { Self.updatedText(of: SourceFile(name: file.name, text: $0)) }]
    }
    let (first, second) = (try #require(texts)[0], try #require(texts)[1])
    #expect(first != nil)
    #expect(second == nil)
  }

  private static func updatedText(of file: SourceFile) -> String? {
    var verifier = LessonVerifier(makeSession: { _ in Session(Session.Configuration(catalogue: .shared)) })
    return verifier.updatedText(of: verifier.verify(file))
  }

  /// A lesson's text with the inputs of its transcripts alone.
  private static func withoutOutput(_ text: String) -> String {
    var isInTranscript = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") {
        isInTranscript = line.hasPrefix("```console")
        return true
      }
      return !isInTranscript || line.hasPrefix(Transcript.prompt) || line.hasPrefix(Transcript.continuation)
    }.joined(separator: "\n")
  }

  @Test(arguments: files)
  func playsTheSameTwice(_ file: SourceFile) throws {
    let played = onLargeStack { [Self.play(file), Self.play(file)] }
    let texts = try #require(played)
    #expect(!texts[0].isEmpty)
    #expect(texts[0] == texts[1])
  }

  private static func play(_ file: SourceFile) -> String {
    let cursor = LessonCursor(
      LessonParser.parse(file, as: 0).lesson, session: Session(Session.Configuration(catalogue: .shared)))
    let text = LessonText(RenderingOptions(width: 80))
    var printed = ""
    while !cursor.isAtEnd {
      printed += PlainFormatter().format(text.render(cursor.goForward(), in: cursor.session.files)) + "\n"
    }
    return printed
  }
}

extension SourceFile: CustomTestStringConvertible {
  /// The name.
  public var testDescription: String { name }
}
