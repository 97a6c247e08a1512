import TheseusProgram

/// What the local functions of a body use of what is declared around them, themselves or by other local functions.
struct LocalFunctionCaptures {
  /// The local functions.
  let closures: [LocalID: TypedClosure]
  /// The variables of the body, of its closures and of its local functions.
  let variables: Set<LocalID>
  private let used: [LocalID: [LocalID]]

  /// Looks for the local functions in statements.
  init(of statements: [TypedStatement]) {
    let search = LocalFunctionSearch()
    search.visit(statements)
    closures = search.functions
    variables = search.variables
    used = closures.mapValues(Self.used)
  }

  /// Whether a local is a local function.
  func contains(_ local: LocalID) -> Bool { used[local] != nil }

  /// What a local function uses, in order; nothing of a local that is none.
  func captured(by function: LocalID) -> [LocalID] {
    var found = used[function] ?? []
    var index = 0
    while index < found.count {
      for local in used[found[index]] ?? [] where !found.contains(local) { found.append(local) }
      index += 1
    }
    return found
  }

  /// The locals around a closure that it uses, in order.
  static func used(in closure: TypedClosure) -> [LocalID] {
    let search = LocalSearch()
    for parameter in closure.parameters { search.declare(parameter) }
    search.visit(closure.body)
    return search.found
  }
}

/// Collects the local functions, and the other locals, that are declared.
private final class LocalFunctionSearch: TypedVisitor {
  private(set) var functions: [LocalID: TypedClosure] = [:]
  private(set) var variables: Set<LocalID> = []

  override func declare(_ local: LocalID) { variables.insert(local) }

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    if let function { functions[function] = closure }
    traverse(closure)
  }
}

/// Collects the locals that code uses and does not declare itself.
private final class LocalSearch: TypedVisitor {
  private var used: [LocalID] = []
  private var declared: Set<LocalID> = []

  /// What was found, in the order in which it is used.
  var found: [LocalID] { used.filter { !declared.contains($0) } }

  override func declare(_ local: LocalID) { declared.insert(local) }

  override func use(_ local: LocalID) { if !used.contains(local) { used.append(local) } }

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    if let function { declared.insert(function) }
    traverse(closure)
  }
}
