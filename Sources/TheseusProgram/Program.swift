/// What one text declares and does, in source order; operators folded, ranges kept, names not yet resolved.
public struct Program: Sendable, Hashable {
  /// The top level: declarations (as declaration statements) and, in scripts and prompt input, statements.
  public var statements: [Statement]

  /// Makes a program.
  public init(statements: [Statement]) {
    self.statements = statements
  }

  /// The declarations at the top level, in order.
  public var declarations: [Declaration] {
    statements.compactMap { if case .declaration(let declaration) = $0.kind { declaration } else { nil } }
  }
}
