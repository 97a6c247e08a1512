extension Program {
  /// The program with the declarations of an edit in place of those that they replace; new ones stand at the end.
  ///
  /// A declaration replaces the one of the same name and kind, a function the one with the same labels, an extension the one of the same type
  /// with the same protocols and requirements. Statements of the edit that are no declarations are added.
  public func replacing(with edit: Program) -> Program {
    var result = self
    for statement in edit.statements {
      let key = EditKey(statement)
      if let key, let index = result.statements.firstIndex(where: { EditKey($0) == key }) {
        result.statements[index] = statement
      } else {
        result.statements.append(statement)
      }
    }
    return result
  }
}

/// What decides whether one declaration replaces another.
private enum EditKey: Hashable {
  case named(String)
  case function(String, labels: [String?])
  case extended(TypeReference.Kind, protocols: [String], requirementCount: Int)
  case operation(String, fixity: String)
  case module(String)

  /// The key of a statement; nil for one that never replaces another.
  init?(_ statement: Statement) {
    guard case .declaration(let declaration) = statement.kind else { return nil }
    switch declaration.kind {
    case .nominal(let nominal): self = .named(nominal.name)
    case .typeAlias(let alias): self = .named(alias.name)
    case .variable(let variable):
      guard let name = variable.name else { return nil }
      self = .named(name)
    case .function(let function): self = .function(function.name, labels: function.parameters.map(\.label))
    case .extension(let extended):
      let protocols = extended.inherited.map { Self.name(of: $0) }
      self = .extended(
        Self.withoutRanges(extended.type).kind, protocols: protocols, requirementCount: extended.requirements.count)
    case .operator(let operation): self = .operation(operation.name, fixity: operation.fixity)
    case .import(let name): self = .module(name)
    default: return nil
    }
  }

  private static func name(of type: TypeReference) -> String {
    if case .named(let name, _) = type.kind { name } else { "" }
  }

  /// The written type with its ranges dropped, as far as extended types go.
  private static func withoutRanges(_ type: TypeReference) -> TypeReference {
    var kind = type.kind
    switch type.kind {
    case .named(let name, let arguments): kind = .named(name, arguments: arguments.map(withoutRanges))
    case .member(let base, let name, let arguments):
      kind = .member(withoutRanges(base), name, arguments: arguments.map(withoutRanges))
    default: break
    }
    return TypeReference(kind, range: .synthesized)
  }
}
