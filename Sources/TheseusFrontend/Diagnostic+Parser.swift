import SwiftDiagnostics
import SwiftSyntax
import TheseusProgram

extension TheseusProgram.Diagnostic {
  /// Makes a diagnostic of what the parser found; the wording is the Swift compiler's.
  init(_ diagnostic: SwiftDiagnostics.Diagnostic, file: Int32, offsets: OffsetMap) {
    let range = Self.range(of: diagnostic, file: file, offsets: offsets)
    let notes = diagnostic.notes.map {
      Note(message: $0.message, range: Self.range($0.node, at: $0.position, file: file, offsets: offsets))
    }
    self.init(
      id: "syntax", severity: Severity(diagnostic.diagMessage.severity),
      message: CompilerWords.words(for: diagnostic), range: range,
      // A note of the place that the error names already says nothing more.
      notes: notes.filter { $0.range?.start != range.start },
      explanation: CompilerWords.explanation(for: diagnostic))
  }

  /// What the compiler says besides of the same fault, as that no expression follows where it misses a line break too.
  static func further(
    of diagnostic: SwiftDiagnostics.Diagnostic, file: Int32, offsets: OffsetMap
  ) -> [TheseusProgram.Diagnostic] {
    let code = UnexpectedCode(diagnostic).flatMap { code in code.furtherWords.map { [(words: $0, token: code.first)] } }
    return (code ?? MissingArrow(diagnostic)?.further ?? []).map { words, token in
      let place = token.positionAfterSkippingLeadingTrivia
      return TheseusProgram.Diagnostic(
        id: "syntax", severity: .error, message: words,
        range: range(Syntax(token), at: place, file: file, offsets: offsets))
    }
  }

  private static func range(
    of diagnostic: SwiftDiagnostics.Diagnostic, file: Int32, offsets: OffsetMap
  ) -> TheseusProgram.SourceRange {
    switch CompilerPlace(of: diagnostic) {
    case .at(let node):
      return range(node, at: node.positionAfterSkippingLeadingTrivia, file: file, offsets: offsets)
    case .behind(let token):
      let end = offsets.original(token.endPositionBeforeTrailingTrivia.utf8Offset)
      return TheseusProgram.SourceRange(file: file, start: end, end: end)
    case nil:
      return range(diagnostic.node, at: diagnostic.position, file: file, offsets: offsets)
    }
  }

  /// From the position to the end of the node, or the position alone where the node begins elsewhere.
  private static func range(
    _ node: Syntax, at position: AbsolutePosition, file: Int32, offsets: OffsetMap
  ) -> TheseusProgram.SourceRange {
    let start = offsets.original(position.utf8Offset)
    let begins = node.positionAfterSkippingLeadingTrivia == position
    let end = begins ? offsets.original(node.endPositionBeforeTrailingTrivia.utf8Offset) : start
    return TheseusProgram.SourceRange(file: file, start: start, end: max(start, end))
  }
}

extension TheseusProgram.Diagnostic.Severity {
  fileprivate init(_ severity: DiagnosticSeverity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    default: self = .note
    }
  }
}
