import TheseusInterpreter
import TheseusTypes

/// How many rows the views of a type are, which is known before a body or a closure ran.
extension ViewGraph {
  /// How many rows of a lazy container a view of a type is; nil where the type does not say it (semantics 2.9).
  func rowCount(of token: TypeToken, in kind: LazyNode.Kind) -> Int? {
    if let known = rowCounts[kind]?[token] { return known }
    rowCounts[kind, default: TypeFacts()][token] = 1  // A view that contains itself asks again.
    let count = rowCount(of: evaluator.interpreter.types[token].type, around: 1, in: kind)
    rowCounts[kind, default: TypeFacts()][token] = .some(count)
    return count
  }

  private func rowCount(of type: Type, around inner: Int?, in kind: LazyNode.Kind) -> Int? {
    switch type {
    case .opaque(let function, _, let arguments):
      if let underlying = evaluator.checked.underlyingType(of: function, arguments: arguments) {
        return rowCount(of: underlying, around: inner, in: kind)
      }
      guard shapes[function].isModifier, let content = arguments.first else { return 1 }
      return rowCount(of: content, around: inner, in: kind)
    case .nominal(let id, let arguments):
      let nominal = evaluator.program[id]
      guard nominal.isCatalogue else {
        return rowCount(ofBodyOf: evaluator.interpreter.types.token(type), as: .view, around: 1, in: kind)
      }
      return rowCount(ofCatalogueType: nominal.name, arguments, around: inner, in: kind)
    default: return 1
    }
  }

  private func rowCount(
    ofCatalogueType name: String, _ arguments: [Type], around inner: Int?, in kind: LazyNode.Kind
  ) -> Int? {
    switch name {
    case "_ViewModifier_Content": return inner
    case "EmptyView": return 0
    case "TupleView":
      guard case .tuple(let elements)? = arguments.first else { return 1 }
      let counts = elements.compactMap { rowCount(of: $0.type, around: inner, in: kind) }
      return counts.count == elements.count ? counts.reduce(0, +) : nil
    case "_ConditionalContent":
      let counts = arguments.map { rowCount(of: $0, around: inner, in: kind) }
      return counts.first == counts.last ? counts.first ?? nil : nil
    // In a list it is its label and what it discloses.
    case "DisclosureGroup": return kind == .list ? nil : 1
    case "Section": return arguments.count == 3 ? rowCount(of: arguments[1], around: inner, in: kind) : nil
    case "ModifiedContent":
      guard arguments.count == 2 else { return 1 }
      let count = rowCount(of: arguments[0], around: inner, in: kind)
      let modifier = evaluator.interpreter.types.token(arguments[1])
      return compositeType(modifier) == nil
        ? count : rowCount(ofBodyOf: modifier, as: .modifier, around: count, in: kind)
    case _ where Self.listTypes.contains(name): return nil
    case _ where Evaluator.wrappingTypes.contains(name):
      return arguments.first.map { rowCount(of: $0, around: inner, in: kind) } ?? 1
    default: return 1
    }
  }

  /// How many rows a view or a modifier of the program is: as many as its body.
  func rowCount(
    ofBodyOf token: TypeToken, as form: CompositeType.Form, around inner: Int?, in kind: LazyNode.Kind
  ) -> Int? {
    guard let type = compositeType(token), type.form == form, let body = bodyType(of: type) else { return 1 }
    return form == .view
      ? rowCount(of: evaluator.interpreter.types.token(body), in: kind) : rowCount(of: body, around: inner, in: kind)
  }
}
