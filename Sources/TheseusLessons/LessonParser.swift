import TheseusProgram

/// Reads a lesson: Markdown in, a `Lesson` and everything that is wrong with its format out.
///
/// libcmark says what is prose and what is a fence; this parser knows the tags, keys and summaries that make it a lesson.
/// It never throws: a lesson with errors comes back as far as it could be read.
public struct LessonParser {
  let file: SourceFile
  let fileID: Int32
  var diagnostics: [Diagnostic] = []
  private let lineStarts: [Int]

  /// Parses the lesson in a file, which ranges name by `fileID`.
  public static func parse(_ file: SourceFile, as fileID: Int32) -> (lesson: Lesson, diagnostics: [Diagnostic]) {
    var parser = LessonParser(file: file, fileID: fileID)
    let lesson = parser.lesson()
    return (lesson, parser.diagnostics.sorted { ($0.range?.start ?? 0) < ($1.range?.start ?? 0) })
  }

  private init(file: SourceFile, fileID: Int32) {
    self.file = file
    self.fileID = fileID
    var starts: [Int] = []
    var offset = 0
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
      starts.append(offset)
      offset += line.utf8.count + 1
    }
    lineStarts = starts
  }

  private mutating func lesson() -> Lesson {
    let (frontMatter, body) = readFrontMatter()
    let document = MarkdownNode(parsing: body)
    var lesson = Lesson(file: file, frontMatter: frontMatter, introduction: [], steps: [])
    let starts = document.children.indices.filter { isStepHeading(document.children[$0]) }
    lesson.introduction = introduction(document.children[..<(starts.first ?? document.children.endIndex)])
    var slugs: Set<String> = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : document.children.endIndex
      guard let step = step(document.children[start], document.children[(start + 1)..<end]) else { continue }
      if !slugs.insert(step.slug).inserted { report(.duplicateStep(step.slug), line: step.line) }
      lesson.steps.append(step)
    }
    if starts.isEmpty { report(.noSteps, line: max(1, file.lineCount)) }
    return lesson
  }

  /// Records an error at a line, from 1.
  mutating func report(_ error: LessonError, line: Int) {
    let length = file.line(line).utf8.count
    let start = line >= 1 && line <= lineStarts.count ? lineStarts[line - 1] : 0
    diagnostics.append(error.diagnostic(at: SourceRange(file: fileID, start: start, end: start + length)))
  }

  private func isStepHeading(_ node: MarkdownNode) -> Bool {
    if case .heading(2) = node.kind { node.plainText.hasPrefix("step") } else { false }
  }

  private mutating func introduction(_ nodes: ArraySlice<MarkdownNode>) -> [Block] {
    var reader = BlockReader()
    for node in nodes { read(node, into: &reader) }
    finish(&reader)
    return reader.blocks.filter { block in
      switch block {
      case .prose, .note, .pause: return true
      case .scene(let fence), .edit(let fence): report(.blockOutsideStep("swift"), line: fence.firstLine - 1)
      case .console(let transcript):
        report(.blockOutsideStep("console"), line: transcript.exchanges.first.map { $0.line - 1 } ?? 1)
      case .predict(let prediction): report(.blockOutsideStep("predict"), line: prediction.line - 1)
      case .check: report(.blockOutsideStep("check"), line: 1)
      case .quiz(let quiz): report(.blockOutsideStep("quiz"), line: quiz.line - 1)
      }
      return false
    }
  }

  private mutating func step(_ heading: MarkdownNode, _ nodes: ArraySlice<MarkdownNode>) -> Step? {
    let line = heading.lines.lowerBound
    let text = heading.plainText
    let parts = text.dropFirst("step".count).split(separator: ":", maxSplits: 1).map(\.trimmingSpaces)
    guard text.hasPrefix("step "), parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !parts[0].contains(" ")
    else {
      report(.malformedStepHeading(text), line: line)
      return nil
    }
    var reader = BlockReader()
    for node in nodes { read(node, into: &reader) }
    finish(&reader)
    if reader.checkCount > 1 { report(.secondCheck, line: line) }
    let lastLine = nodes.last?.lines.upperBound ?? line
    return Step(
      slug: parts[0], title: parts[1], blocks: reader.blocks, hints: reader.hints, solution: reader.solution,
      wrongSolutions: reader.wrongSolutions, line: line, contentHash: contentHash(lines: line...max(line, lastLine)))
  }

  /// FNV-1a over the lines of a step: stable from run to run, unlike `Hasher`.
  private func contentHash(lines: ClosedRange<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for line in lines {
      for byte in file.line(line).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 10) &* 0x100_0000_01b3
    }
    return hash
  }
}

/// What has been read of a step so far.
struct BlockReader {
  /// A `<details>` that is open.
  struct Details {
    enum Kind: Equatable {
      case hint
      case solution
      case wrong(String)
    }
    var kind: Kind
    var blocks: [Block] = []
    var line: Int
  }

  var blocks: [Block] = []
  var hints: [[Prose]] = []
  var solution: Solution?
  var wrongSolutions: [Solution] = []
  var open: Details?

  var checkCount: Int { blocks.count { if case .check = $0 { true } else { false } } }

  mutating func append(_ block: Block) {
    if open != nil { open?.blocks.append(block) } else { blocks.append(block) }
  }
}
