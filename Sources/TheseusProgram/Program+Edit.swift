extension Program {
  /// The program with the declarations of an edit in place of those that they replace; new ones stand at the end.
  ///
  /// A declaration replaces the one of the same name, a function the one with the same parameters, or with the same labels
  /// if there is just one, an extension the one of the same type, protocols and requirements. An extension that adds no
  /// protocol replaces only one with which it has a member in common, since a program may have several that have nothing to
  /// do with one another. What a program has is replaced once; statements that are no declarations are added.
  public func replacing(with edit: Program) -> Program {
    var replacement = Replacement(statements: statements, homes: homes)
    for statement in edit.statements { replacement.add(statement) }
    var result = Program(statements: replacement.statements)
    result.homes = replacement.homes
    result.inputs = inputs.union(edit.statements.map(\.range.file))
    return result
  }
}

/// A program whose declarations are being replaced.
private struct Replacement {
  /// The statements so far.
  var statements: [Statement]
  /// The files that edits belong to.
  var homes: [Int32: Int32]
  /// The keys of the program's own statements.
  private let keys: [DeclarationKey?]
  /// Those of the program's own statements that were replaced.
  private var replaced: Set<Int> = []

  init(statements: [Statement], homes: [Int32: Int32]) {
    self.statements = statements
    self.homes = homes
    keys = statements.map { DeclarationKey($0) }
  }

  mutating func add(_ statement: Statement) {
    guard let index = target(of: statement) else { return statements.append(statement) }
    let (file, old) = (statement.range.file, statements[index].range.file)
    if homes[file] == nil, file != old { homes[file] = homes[old] ?? old }
    statements[index] = statement
    replaced.insert(index)
  }

  /// Which of the program's own statements a new one replaces.
  private func target(of statement: Statement) -> Int? {
    guard let key = DeclarationKey(statement) else { return nil }
    let equal = candidates { $0 == key }
    switch key {
    case .extended(_, let protocols, _) where protocols.isEmpty:
      return mostAlike(statement, among: equal)
    case .function(let name, let labels, _) where equal.isEmpty:
      let alike = candidates {
        if case .function(name, labels, _)? = $0 { true } else { false }
      }
      return alike.count == 1 ? alike.first : nil
    default: return equal.first
    }
  }

  private func candidates(_ matches: (DeclarationKey?) -> Bool) -> [Int] {
    keys.indices.filter { !replaced.contains($0) && matches(keys[$0]) }
  }

  /// The extension with the most members of the same names; nil if none has any.
  private func mostAlike(_ statement: Statement, among candidates: [Int]) -> Int? {
    let members = memberNames(statement)
    var best: (index: Int, count: Int)?
    for index in candidates {
      let count = memberNames(statements[index]).intersection(members).count
      if count > best?.count ?? 0 { best = (index, count) }
    }
    return best?.index
  }

  private func memberNames(_ statement: Statement) -> Set<String> {
    guard case .declaration(let declaration) = statement.kind, case .extension(let value) = declaration.kind else {
      return []
    }
    return Set(value.members.compactMap(\.name))
  }
}

/// What decides whether one declaration replaces another.
private enum DeclarationKey: Hashable {
  case named(String)
  case function(String, labels: [String?], types: [String])
  case extended(String, protocols: [String], requirements: [String])
  case operation(String, fixity: String)
  case module(String)

  /// The key of a statement; nil for one that never replaces another.
  init?(_ statement: Statement) {
    guard case .declaration(let declaration) = statement.kind else { return nil }
    switch declaration.kind {
    case .nominal, .typeAlias, .precedenceGroup, .variable:
      guard let name = declaration.name else { return nil }
      self = .named(name)
    case .function(let function):
      self = .function(
        function.name, labels: function.parameters.map(\.label), types: function.parameters.map(\.type.description))
    case .extension(let value):
      self = .extended(
        value.type.description, protocols: value.inherited.map(\.description).sorted(),
        requirements: value.requirements.map(\.description).sorted())
    case .operator(let operation): self = .operation(operation.name, fixity: operation.fixity)
    case .import(let name): self = .module(name)
    case .enumCase, .macro: return nil
    }
  }
}

extension Declaration {
  /// The name by which it is known; nil for extensions, imports, macros and tuples of variables.
  public var name: String? {
    switch kind {
    case .nominal(let value): value.name
    case .function(let value): value.name
    case .variable(let value): value.name
    case .enumCase(let value): value.name
    case .typeAlias(let value): value.name
    case .operator(let value): value.name
    case .precedenceGroup(let value): value.name
    case .extension, .import, .macro: nil
    }
  }
}
