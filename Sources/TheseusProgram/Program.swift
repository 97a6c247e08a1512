/// What one text declares and does, in source order; operators folded, ranges kept, names not yet resolved.
public struct Program: Sendable, Hashable {
  /// The top level: declarations (as declaration statements) and, in scripts and prompt input, statements.
  public var statements: [Statement]
  /// The files of edits, each with the file in which what it replaced stands: what it declares stands there too.
  public var homes: [Int32: Int32] = [:]

  /// The files that are inputs at a prompt, which see what is `private` in others.
  public var inputs: Set<Int32> = []

  /// Makes a program.
  public init(statements: [Statement]) {
    self.statements = statements
  }

  /// The file that a place stands in: of an edit that of what it replaced.
  public func home(of range: SourceRange) -> Int32 { homes[range.file] ?? range.file }

  /// The declarations at the top level, in order.
  public var declarations: [Declaration] {
    statements.compactMap { if case .declaration(let declaration) = $0.kind { declaration } else { nil } }
  }
}
