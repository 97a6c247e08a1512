import Ccmark

/// A node of a CommonMark document, as a plain value with the lines it stands on.
struct MarkdownNode {
  /// What a node is.
  enum Kind: Equatable {
    case document
    case heading(level: Int)
    case paragraph
    case list(isOrdered: Bool)
    case item
    case quote
    case thematicBreak
    /// A fenced or indented code block with its info string.
    case code(info: String, isFenced: Bool)
    /// A block of HTML, comments included.
    case html
    case text
    case softBreak
    case lineBreak
    case inlineCode
    case inlineHTML
    case emphasis
    case strong
    case link(destination: String)
    case image(destination: String)
    case other
  }

  var kind: Kind
  /// The first and the last line, from 1; 0 for inline nodes.
  var lines: ClosedRange<Int>
  /// The literal text of leaves.
  var literal: String
  var children: [MarkdownNode]

  /// The text of the node and of what is inside it, without markup.
  var plainText: String {
    switch kind {
    case .text, .inlineCode: literal
    case .softBreak, .lineBreak: " "
    default: children.map(\.plainText).joined()
    }
  }
}

extension MarkdownNode {
  /// Parses a text with libcmark.
  init(parsing text: String) {
    let bytes = Array(text.utf8CString)
    let document = bytes.withUnsafeBufferPointer { buffer in
      cmark_parse_document(buffer.baseAddress, buffer.count - 1, CMARK_OPT_DEFAULT)
    }
    defer { cmark_node_free(document) }
    self.init(document)
  }

  private init(_ node: OpaquePointer?) {
    kind = Self.kind(of: node)
    let first = Int(cmark_node_get_start_line(node))
    lines = first...max(first, Int(cmark_node_get_end_line(node)))
    literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    children = []
    var child = cmark_node_first_child(node)
    while let current = child {
      children.append(MarkdownNode(current))
      child = cmark_node_next(current)
    }
  }

  private static func kind(of node: OpaquePointer?) -> Kind {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_LIST: .list(isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST)
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_CODE_BLOCK:
      .code(
        info: cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "",
        // Indented code has no fence and no info; libcmark tells them apart only by the private flag, so the start column does.
        isFenced: cmark_node_get_start_column(node) < 5)
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .inlineCode
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link(destination: string(cmark_node_get_url(node)))
    case CMARK_NODE_IMAGE: .image(destination: string(cmark_node_get_url(node)))
    default: .other
    }
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
