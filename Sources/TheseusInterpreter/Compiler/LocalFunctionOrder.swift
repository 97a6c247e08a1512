import TheseusTypes

/// The statements of a block, each local function before the first statement that uses it.
///
/// A local function can be used before it is declared, once the variables are that it captures.
struct LocalFunctionOrder {
  private let search = UseSearch()
  private var ordered: [TypedStatement] = []
  private var waiting: [LocalID: TypedStatement] = [:]

  /// Orders the statements of a block.
  static func order(_ statements: [TypedStatement]) -> [TypedStatement] {
    let firstOther = statements.firstIndex { !isFunction($0) } ?? statements.endIndex
    guard statements[firstOther...].contains(where: isFunction) else { return statements }
    var order = LocalFunctionOrder()
    order.add(statements)
    return order.ordered
  }

  private static func isFunction(_ statement: TypedStatement) -> Bool {
    if case .function = statement.kind { true } else { false }
  }

  private mutating func add(_ statements: [TypedStatement]) {
    for statement in statements {
      guard case .function(let id, _) = statement.kind else { continue }
      waiting[id] = statement
      search.visit(statement)
    }
    for statement in statements {
      if case .function(let id, _) = statement.kind {
        if let function = waiting.removeValue(forKey: id) { ordered.append(function) }
      } else {
        addFunctions(usedBy: statement)
        ordered.append(statement)
      }
    }
  }

  /// Adds the functions that a statement uses itself or through others.
  private mutating func addFunctions(usedBy statement: TypedStatement) {
    guard !waiting.isEmpty else { return }
    var pending = search.uses(of: statement)
    var seen = Set(pending)
    var used: [LocalID] = []
    while let next = pending.popLast() {
      if waiting[next] != nil { used.append(next) }
      for other in search.uses[next] ?? [] where seen.insert(other).inserted { pending.append(other) }
    }
    for id in used.sorted(by: { $0.index < $1.index }) {
      if let function = waiting.removeValue(forKey: id) { ordered.append(function) }
    }
  }
}

/// Collects what local functions use, and what is used outside them.
private final class UseSearch: TypedVisitor {
  /// What each local function uses.
  private(set) var uses: [LocalID: [LocalID]] = [:]
  private var direct: [LocalID] = []

  /// What a statement uses outside the local functions in it.
  func uses(of statement: TypedStatement) -> [LocalID] {
    direct = []
    visit(statement)
    return direct
  }

  override func use(_ local: LocalID) { direct.append(local) }

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    guard let function else { return traverse(closure) }
    let outer = direct
    direct = []
    traverse(closure)
    uses[function] = direct
    direct = outer
  }
}
