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
  /// Where brackets are nested too deep; then nothing was parsed.
  private let excess: Int?

  /// Parses a text.
  init(_ text: String) {
    excess = BracketNesting.excess(in: text)
    let text = excess == nil ? text : ""
    let tree = Self.parse(text)
    let rewritten = HandleRewriting.rewrite(text, tree: tree)
    self.tree = rewritten.map { Self.parse($0.text) } ?? tree
    offsets = rewritten?.offsets ?? OffsetMap()
  }

  /// Whether the text was not read at all, because reading it would take too long.
  var isNestedTooDeep: Bool { excess != nil }

  /// What the parser found wrong, in order, but for what is written for other versions of Swift.
  var parserDiagnostics: [SwiftDiagnostics.Diagnostic] {
    guard tree.hasError || tree.hasWarning else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter { diagnostic in
      !sequence(first: diagnostic.node, next: \.parent).contains { node in
        node.as(IfConfigClauseSyntax.self).map(BuildConditions.isUnread) ?? false
      }
    }
  }

  /// What the parser found wrong, as diagnostics of a file.
  func diagnostics(in file: Int32) -> [TheseusProgram.Diagnostic] {
    if let excess {
      let range = TheseusProgram.SourceRange(file: file, start: excess, end: excess + 1)
      return [FrontendError.nestedTooDeep(limit: BracketNesting.limit).diagnostic(at: range)]
    }
    return withoutRepetitions(
      complaints.flatMap { complaint in
        [TheseusProgram.Diagnostic(complaint, file: file, offsets: offsets)]
          + TheseusProgram.Diagnostic.further(of: complaint, file: file, offsets: offsets)
      })
  }

  /// Diagnostics of which no two say the same of one place.
  private func withoutRepetitions(_ found: [TheseusProgram.Diagnostic]) -> [TheseusProgram.Diagnostic] {
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.range?.start ?? 0) \($0.message)").inserted }
  }

  /// What the parser found that the compiler says too, in order.
  var complaints: [SwiftDiagnostics.Diagnostic] {
    withoutRests(withoutLaterSeparators(withoutOperatorEnds(withoutEnds(parserDiagnostics)))).filter {
      !CompilerPlace.followsUnterminatedString($0)
    }
  }

  /// Diagnostics without those of what is left over where another says what lacks.
  private func withoutRests(_ found: [SwiftDiagnostics.Diagnostic]) -> [SwiftDiagnostics.Diagnostic] {
    let told = Set(found.filter { !isRest($0) }.map(\.position))
    return found.filter { !isRest($0) || !told.contains($0.position) }
  }

  private func isRest(_ diagnostic: SwiftDiagnostics.Diagnostic) -> Bool {
    diagnostic.message.hasPrefix("unexpected code ")
  }

  /// Diagnostics of which only the first says of a list that it lacks a comma.
  private func withoutLaterSeparators(_ found: [SwiftDiagnostics.Diagnostic]) -> [SwiftDiagnostics.Diagnostic] {
    var seen: Set<SyntaxIdentifier> = []
    return found.filter { diagnostic in
      guard CompilerPlace.missingSeparator(of: diagnostic) != nil,
        let list = sequence(first: diagnostic.node, next: \.parent).first(where: { Self.lists.contains($0.kind) })
      else { return true }
      return seen.insert(list.id).inserted
    }
  }

  private static let lists: Set<SyntaxKind> = [.arrayExpr, .dictionaryExpr, .functionCallExpr, .tupleExpr]

  /// Diagnostics without those of the ends of blocks and of lists of types that do not begin either, of which the compiler says nothing.
  private func withoutEnds(_ found: [SwiftDiagnostics.Diagnostic]) -> [SwiftDiagnostics.Diagnostic] {
    var open: Set<String> = []
    var openTypes = 0
    return found.filter { diagnostic in
      let message = diagnostic.message
      if message == "expected '(' to start function type" { openTypes += 1 }
      if message == "expected ')' in function type", openTypes > 0 {
        openTypes -= 1
        return false
      }
      if message.hasPrefix("expected '{' in ") { open.insert(String(message.dropFirst("expected '{' in ".count))) }
      guard message.hasPrefix("expected '}' to end ") else { return true }
      return open.remove(String(message.dropFirst("expected '}' to end ".count))) == nil
    }
  }

  /// Diagnostics without those of a semicolon directly behind the name of an operator, which swift-syntax takes for a part of the name,
  /// and of the statement that it then separates from the declaration no more.
  private func withoutOperatorEnds(_ found: [SwiftDiagnostics.Diagnostic]) -> [SwiftDiagnostics.Diagnostic] {
    found.filter { diagnostic in
      if diagnostic.message == "';' is not allowed in operator names" { return false }
      guard diagnostic.message == "consecutive statements on a line must be separated by newline or ';'" else {
        return true
      }
      return diagnostic.node.previousToken(viewMode: .sourceAccurate)?.tokenKind != .semicolon
    }
  }

  // The default nesting level of a debug build is 20, less than real view code has.
  private static func parse(_ text: String) -> SourceFileSyntax {
    // As the compiler reads without options: what Swift 6 refuses of attributes is a warning.
    var parser = Parser(text, maximumNestingLevel: 256, swiftVersion: .v5)
    return SourceFileSyntax.parse(from: &parser)
  }
}
