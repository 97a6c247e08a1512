/// One word of the vocabulary with its page: what `:glossary` prints, and what lessons and the `why` of a trace refer to.
public struct GlossaryTerm: Sendable, Hashable {
  /// The word.
  public let name: String
  /// Other ways to ask for it.
  public let aliases: [String]
  /// What it means, in one sentence.
  public let summary: String
  /// What follows from it, a paragraph each.
  public let paragraphs: [String]
  /// A few lines of Swift that show it.
  public let example: String?
  /// What SwiftUI does not promise, and Theseus had to choose.
  public let notPromised: String?
  /// What is different from Xcode 27 on.
  public let newer: String?
  /// Words to read next.
  public let related: [String]

  /// Makes a page.
  init(
    _ name: String, aliases: [String] = [], _ summary: String, _ paragraphs: [String] = [], example: String? = nil,
    notPromised: String? = nil, newer: String? = nil, related: [String] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.paragraphs = paragraphs
    self.example = example
    self.notPromised = notPromised
    self.newer = newer
    self.related = related
  }
}
