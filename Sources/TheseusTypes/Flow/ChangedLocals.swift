/// Finds the variables that are assigned to or passed `inout` after they got their value, or used by closures.
final class ChangedLocals: TypedVisitor {
  /// The variables.
  private(set) var found: Set<LocalID> = []
  private var closures = 0

  override func use(_ local: LocalID) {
    if closures > 0 { found.insert(local) }
  }

  override func visit(_ closure: TypedClosure, function: LocalID?) {
    closures += 1
    traverse(closure)
    closures -= 1
  }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .assign(let place, _), .inout(let place): change(place)
    default: break
    }
    traverse(expression)
  }

  private func change(_ place: Place) {
    switch place {
    case .local(let local): found.insert(local)
    case .field(let base, _), .weakened(let base, _), .tupleElement(let base, _), .unwrapped(let base, _),
      .keyPath(let base, _), .dynamicMember(let base, _), .dynamicSubscript(let base, _):
      change(base)
    case .computed(let base, _, _, _, _): if let base { change(base) }
    case .global, .reference, .value, .discard: break
    }
  }
}
