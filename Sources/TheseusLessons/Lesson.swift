import TheseusProgram

/// A lesson: one Markdown file, parsed.
public struct Lesson: Sendable, Hashable {
  /// The file it was read from.
  public var file: SourceFile
  /// What the front matter says.
  public var frontMatter: FrontMatter
  /// The text before the first step.
  public var introduction: [Block]
  /// The steps, in order.
  public var steps: [Step]

  /// The name by which progress is kept.
  public var id: String { frontMatter.id }
  /// The title.
  public var title: String { frontMatter.title }
}

/// The `key: value` lines at the top of a lesson.
public struct FrontMatter: Sendable, Hashable {
  /// The title.
  public var title = ""
  /// The name by which progress is kept; unique among the lessons.
  public var id = ""
  /// The version of the format: `theseus 1`.
  public var requires = ""
  /// The glossary terms that it teaches.
  public var concepts: [String] = []
  /// Where its facts come from.
  public var source = ""
  /// Whether a step may be skipped.
  public var allowsSkipping = true
  /// The time at which the virtual clock starts, ISO 8601.
  public var clock: String?
  /// The seed of chance.
  public var seed: Int?
}

/// A step of a lesson.
public struct Step: Sendable, Hashable {
  /// The name by which progress is kept; unique in the lesson.
  public var slug: String
  /// The title.
  public var title: String
  /// What is told, shown, asked and run, in order.
  public var blocks: [Block]
  /// Hints, from the gentlest to the plainest.
  public var hints: [[Prose]]
  /// The inputs and edits that do what the step asks.
  public var solution: Solution?
  /// What looks right and is not; the check must refuse each.
  public var wrongSolutions: [Solution]
  /// The line of its heading, from 1.
  public var line: Int
  /// Changes when the text of the step does.
  public var contentHash: UInt64

  /// What must hold for the step to be done; nil where reading on is enough.
  public var check: Check? {
    blocks.lazy.compactMap { if case .check(let check) = $0 { check } else { nil } }.first
  }
}

/// A piece of a step.
public enum Block: Sendable, Hashable {
  /// Running text.
  case prose(Prose)
  /// ` ```swift scene `: a whole program.
  case scene(Fence)
  /// ` ```swift edit `: declarations that replace those of the same name.
  case edit(Fence)
  /// ` ```console `: inputs and what they print.
  case console(Transcript)
  /// ` ```predict `: a question before an input runs.
  case predict(Prediction)
  /// ` ```check `: what must hold.
  case check(Check)
  /// ` ```quiz `: a question that no run can settle.
  case quiz(Quiz)
  /// `<!-- note: … -->`: for the speaker.
  case note(String)
  /// `<!-- pause -->`: a stop in a demonstration.
  case pause
}

/// A fenced block: its text and where the text begins.
public struct Fence: Sendable, Hashable {
  /// The text inside.
  public var text: String
  /// The line of its first line of text, from 1.
  public var firstLine: Int
}

/// A way through a step: fences of Swift to edit in and inputs to enter.
public struct Solution: Sendable, Hashable {
  /// What the summary says after `wrong:`; nil for the reference solution.
  public var title: String?
  /// Prose, edits and consoles, in order.
  public var blocks: [Block]
  /// The line where it begins.
  public var line: Int
}

extension Lesson {
  /// Whether the introduction begins with the title, for those who read the file as a page.
  public var introductionTellsTitle: Bool {
    guard case .prose(let prose)? = introduction.first, prose.kind == .heading else { return false }
    return prose.plainText == title
  }
}
