import TheseusProgram

extension BodyChecker {
  /// `#selector(Type.method(label:))` as the call that makes its value, which is the method's name; nil where no method is named.
  ///
  /// Of a type of the program the method has to be there; what Apple's other classes have is not known here.
  func selector(of arguments: [Argument], at range: SourceRange) -> Expression? {
    guard arguments.count == 1, let method = arguments.first?.value, let name = selectorName(of: method) else {
      return nil
    }
    if mayLack(method) { _ = infer(method) }
    let type = Expression(.name("Selector", genericArguments: [], labels: nil), range: range)
    let text = Expression(.string([.text(name)]), range: method.range)
    return Expression(.call(type, arguments: [Argument(label: nil, value: text)]), range: range)
  }

  private func selectorName(of method: Expression) -> String? {
    switch method.kind {
    case .name(let name, _, let labels), .member(_, let name, _, let labels, _):
      name + (labels ?? []).map { $0 + ":" }.joined()
    default: nil
    }
  }

  /// Whether all members of what a method is named of are known: a name alone is the program's, and so may its types be.
  private func mayLack(_ method: Expression) -> Bool {
    guard case .member(let base, _, _, _, _) = method.kind else { return true }
    guard case .name(let name, _, _) = base.kind, case .nominal(let id)? = checker.lookupType(name, in: scope) else {
      return false
    }
    return !program[id].isCatalogue && !checker.inheritsUnknown(id)
  }
}
