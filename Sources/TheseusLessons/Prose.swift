/// A paragraph, list or other piece of running text, ready to be wrapped to a width.
public struct Prose: Sendable, Hashable {
  /// A run of text in one style.
  public struct Span: Sendable, Hashable {
    /// How a run is set.
    public enum Style: Sendable, Hashable {
      /// As it is.
      case plain
      /// Swift, a command, output.
      case code
      /// Leaned on.
      case emphasis
      /// A term where it is introduced.
      case strong
      /// A link to a glossary term, a lesson or a page.
      case link(String)
    }
    /// The text.
    public var text: String
    /// How it is set.
    public var style: Style

    /// Makes a span.
    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// What the text is.
  public enum Kind: Sendable, Hashable {
    /// A paragraph.
    case paragraph
    /// An item of a list with its marker (`•`, `1.`) and its depth from 0.
    case item(marker: String, depth: Int)
    /// A paragraph of a quotation.
    case quote
    /// A heading below a step.
    case heading
    /// Code or a drawing that is shown and never run.
    case listing
  }

  /// What the text is.
  public var kind: Kind
  /// The text.
  public var spans: [Span]

  /// Makes a piece of prose.
  public init(_ kind: Kind, _ spans: [Span]) {
    self.kind = kind
    self.spans = spans
  }

  /// The text without styles.
  public var plainText: String { spans.map(\.text).joined() }
}

extension Prose {
  /// The pieces of prose that a block node holds.
  static func pieces(of node: MarkdownNode, depth: Int = 0) -> [Prose] {
    switch node.kind {
    case .paragraph: [Prose(.paragraph, spans(of: node.children))]
    case .heading: [Prose(.heading, spans(of: node.children))]
    case .quote: node.children.flatMap { pieces(of: $0, depth: depth) }.map { Prose(.quote, $0.spans) }
    case .code: [Prose(.listing, [Span(node.literal, .code)])]
    case .list(let isOrdered): items(of: node, isOrdered: isOrdered, depth: depth)
    default: []
    }
  }

  private static func items(of list: MarkdownNode, isOrdered: Bool, depth: Int) -> [Prose] {
    list.children.enumerated().flatMap { index, item in
      item.children.enumerated().flatMap { position, child -> [Prose] in
        guard case .paragraph = child.kind else { return pieces(of: child, depth: depth + 1) }
        let marker = position > 0 ? "" : isOrdered ? "\(index + 1)." : "•"
        return [Prose(.item(marker: marker, depth: depth), spans(of: child.children))]
      }
    }
  }

  private static func spans(of nodes: [MarkdownNode], style: Span.Style = .plain) -> [Span] {
    var result: [Span] = []
    for node in nodes {
      switch node.kind {
      case .text: append(Span(node.literal, style), to: &result)
      case .softBreak, .lineBreak: append(Span(" ", style), to: &result)
      case .inlineCode: result.append(Span(node.literal, .code))
      case .emphasis: result += spans(of: node.children, style: .emphasis)
      case .strong: result += spans(of: node.children, style: .strong)
      case .link(let destination): result += spans(of: node.children, style: .link(destination))
      case .image: append(Span(node.plainText, style), to: &result)
      default: result += spans(of: node.children, style: style)
      }
    }
    return result
  }

  private static func append(_ span: Span, to spans: inout [Span]) {
    if let last = spans.last, last.style == span.style {
      spans[spans.count - 1].text += span.text
    } else {
      spans.append(span)
    }
  }
}
