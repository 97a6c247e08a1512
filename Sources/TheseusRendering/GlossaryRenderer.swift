import TheseusTrace

/// Draws a page of the glossary, and the list of its terms.
public struct GlossaryRenderer: Sendable {
  private let options: RenderingOptions
  private let glyphs: Glyphs

  /// Makes a renderer.
  public init(_ options: RenderingOptions = RenderingOptions()) {
    self.options = options
    glyphs = options.glyphs
  }

  /// The page of a term; nothing for an unknown one.
  public func render(_ name: String) -> StyledText { Glossary.term(name).map(page) ?? StyledText([]) }

  /// Every term with its sentence.
  public func renderList() -> StyledText {
    StyledText(
      Glossary.terms.flatMap { term in
        var label = StyledLine("  ")
        label.append(term.name, .term)
        label.pad(to: min(26, options.width / 3), minimum: 2)
        return Paragraph(text(term.summary)).lines(label: label, width: options.width, mark: glyphs.ellipsis)
      })
  }

  private func page(_ term: GlossaryTerm) -> StyledText {
    var result = StyledText([StyledLine("  " + term.name, .heading)])
    result.append(block: StyledText(paragraph(term.summary)))
    for text in term.paragraphs { result.append(block: StyledText(paragraph(text))) }
    if let example = term.example {
      let lines = example.split(separator: "\n").map {
        StyledLine("      " + text(String($0)), .value).clipped(to: options.width, mark: glyphs.ellipsis)
      }
      result.append(block: StyledText(lines))
    }
    if let note = term.notPromised { result.append(block: StyledText(labelled("not promised", note))) }
    if let note = term.newer { result.append(block: StyledText(labelled("Xcode 27", note))) }
    if !term.related.isEmpty {
      result.append(block: StyledText(labelled("see also", term.related.joined(separator: ", "))))
    }
    return result
  }

  private func paragraph(_ words: String) -> [StyledLine] {
    Paragraph(text(words)).lines(label: StyledLine("  "), width: options.width, mark: glyphs.ellipsis)
  }

  private func labelled(_ label: String, _ words: String) -> [StyledLine] {
    var head = StyledLine("  ")
    head.append(label, .heading)
    head.append("  ")
    return Paragraph(text(words)).lines(label: head, width: options.width, mark: glyphs.ellipsis)
  }

  /// Our own text as the medium can show it.
  private func text(_ words: String) -> String {
    glyphs.isASCII ? words.replacing("…", with: "...") : words
  }
}
