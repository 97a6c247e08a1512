import TheseusTypes

/// Reports the locals and closures of a typed tree in the order in which it is compiled.
final class TypedWalker: TypedVisitor {
  /// What was met.
  enum Event {
    /// A local begins.
    case declare(LocalID)
    /// A local is read or changed.
    case use(LocalID)
    /// A closure begins; `function` is the local function that it defines.
    case enter(TypedClosure, function: LocalID?)
    /// A closure ends.
    case leave
  }

  private let handle: (Event) -> Void

  init(_ handle: @escaping (Event) -> Void) { self.handle = handle }

  override func visit(_ statements: [TypedStatement]) { super.visit(LocalFunctionOrder.order(statements)) }

  override func declare(_ local: LocalID) { handle(.declare(local)) }

  override func use(_ local: LocalID) { handle(.use(local)) }

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    for capture in closure.captures { visit(capture.value) }
    handle(.enter(closure, function: function))
    visit(closure.body)
    handle(.leave)
  }
}
