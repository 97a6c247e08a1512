import TheseusProgram
import TheseusTrace

extension Session {
  /// Whether a name means something in the program or at the prompt.
  public func isBound(_ name: String) -> Bool { names.contains { $0.text == name } }

  /// The names that Swift at the prompt can use, with what they are: prompt variables, members of the focused view, declarations.
  public var names: [Completion.Candidate] {
    guard let running else { return [] }
    let typed = journal.entries.flatMap { entry -> [Declaration] in
      if case .run(let line) = entry { line.program.declarations } else { [] }
    }
    let declared = running.sources.program.declarations
    let node = (try? running.focusedNode()) ?? nil
    let focused = tree.listedNodes.first { $0.node == node }?.name
    let members = declared.flatMap { declaration -> [Declaration] in
      switch declaration.kind {
      case .nominal(let nominal) where nominal.name == focused: nominal.members
      case .extension(let extended) where focused.map(extended.type.mentions) ?? false: extended.members
      default: []
      }
    }
    var seen: Set<String> = []
    return (typed + members + declared).compactMap(\.candidate).filter { seen.insert($0.text).inserted }
  }
}

extension Declaration {
  /// The name that it declares with what it is; nil for what has none.
  fileprivate var candidate: Completion.Candidate? {
    switch kind {
    case .nominal(let nominal): .init(nominal.name, nominal.kind.rawValue)
    case .function(let function) where function.kind == .function: .init(function.name, "func")
    case .variable(let variable): variable.name.map { .init($0, variable.isConstant ? "let" : "var") }
    case .typeAlias(let alias): .init(alias.name, "typealias")
    default: nil
    }
  }
}
