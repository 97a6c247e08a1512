import TheseusProgram

/// What the local functions of a body use of what is declared around them, themselves or by other local functions.
struct LocalFunctionCaptures {
  private let used: [LocalID: [LocalID]]

  /// Looks for the local functions in statements.
  init(of statements: [TypedStatement]) {
    let search = LocalFunctionSearch()
    search.visit(statements)
    used = search.functions.mapValues(Self.used)
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

  /// The locals that a closure uses, in order.
  static func used(in closure: TypedClosure) -> [LocalID] {
    let search = LocalSearch()
    search.visit(closure.body)
    return search.found
  }
}

/// Collects the local functions that are declared.
private final class LocalFunctionSearch: TypedVisitor {
  private(set) var functions: [LocalID: TypedClosure] = [:]

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    if let function { functions[function] = closure }
    traverse(closure)
  }
}

/// Collects the locals that code uses, in order.
final class LocalSearch: TypedVisitor {
  private(set) var found: [LocalID] = []

  override func use(_ local: LocalID) { if !found.contains(local) { found.append(local) } }
}
