import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import TheseusProgram

/// A text with its syntax tree; `#4` and `Row#7` in it have become names.
struct ParsedText {
  /// The tree.
  let tree: SourceFileSyntax
  /// How the tree's offsets relate to the text's.
  let offsets: OffsetMap

  /// Parses a text.
  init(_ text: String) {
    let tree = Self.parse(text)
    let rewritten = HandleRewriting.rewrite(text, tree: tree)
    self.tree = rewritten.map { Self.parse($0.text) } ?? tree
    offsets = rewritten?.offsets ?? OffsetMap()
  }

  /// What the parser found wrong, in order.
  var parserDiagnostics: [SwiftDiagnostics.Diagnostic] {
    guard tree.hasError || tree.hasWarning else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
  }

  /// What the parser found wrong, as diagnostics of a file.
  func diagnostics(in file: Int32) -> [TheseusProgram.Diagnostic] {
    parserDiagnostics.map { TheseusProgram.Diagnostic($0, file: file, offsets: offsets) }
  }

  // The default nesting level of a debug build is 20, less than real view code has.
  private static func parse(_ text: String) -> SourceFileSyntax {
    var parser = Parser(text, maximumNestingLevel: 256)
    return SourceFileSyntax.parse(from: &parser)
  }
}
