import TheseusInterpreter
import TheseusProgram
import TheseusTypes

/// What stands for several views, for one or for none: a container sees the resolved views of what is declared in it (WWDC24 10146).
extension ViewGraph {
  /// Whether a view, in content of which a container asks for the views, is one of them, and no list of views or none.
  func isSubview(_ view: Value) -> Bool {
    guard let record = view.record else {
      switch view {
      case .none, .tuple: return false
      default: return !(view.native is ModifierContent) && !isListComposite(view)
      }
    }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple, .group, .branch, .optional, .anyView, .id, .forEach, .subviews: return false
    case .equatable: return isSubview(record.argument(0))
    case .modifier where compositeType(of: record.argument(1)) != nil: return !isModifiedList(record)
    default:
      if shape.isModifier { return isSubview(record.argument(0)) }
      return shape.name != "Section" && shape.name != "EmptyView"
    }
  }

  /// Whether the body of a view of the program is a list of views, which stand for it in the list around it.
  func isListComposite(_ view: Value) -> Bool {
    guard let type = compositeType(of: view), type.form == .view else { return false }
    return isList(evaluator.type(of: view))
  }

  /// Whether a modifier of the program makes a list of views of what it is applied to.
  func isModifiedList(_ record: Record) -> Bool {
    isListBody(of: evaluator.type(of: record.argument(1)), around: isSeveralViews(record.argument(0)))
  }

  /// Whether views of a type are a list, as far as the type says.
  private func isList(_ token: TypeToken) -> Bool {
    if let known = listTypes[token] { return known }
    listTypes[token] = false  // A view that contains itself asks again.
    let answer = isList(evaluator.interpreter.types[token].type, around: false)
    listTypes[token] = answer
    return answer
  }

  private func isList(_ type: Type, around isSeveral: Bool) -> Bool {
    switch type {
    case .opaque(let function, _, let arguments):
      if let inner = evaluator.checked.underlyingType(of: function, arguments: arguments) {
        return isList(inner, around: isSeveral)
      }
      let shape = shapes[function]
      // A value for the container is seen through the bodies around it (DOC:containervalues).
      if shape.name == "containerValue" { return true }
      return shape.isModifier && arguments.first.map { isList($0, around: isSeveral) } ?? false
    case .nominal(let id, let arguments):
      let nominal = evaluator.program[id]
      let token = evaluator.interpreter.types.token(type)
      guard nominal.isCatalogue else {
        return compositeType(token)?.form == .view && isListBody(of: token, around: false)
      }
      if nominal.name == "_ViewModifier_Content" { return isSeveral }
      if Self.listTypes.contains(nominal.name) { return true }
      guard Evaluator.wrappingTypes.contains(nominal.name), let content = arguments.first else { return false }
      let isInner = isList(content, around: isSeveral)
      guard nominal.name == "ModifiedContent", arguments.count == 2 else { return isInner }
      let modifier = evaluator.interpreter.types.token(arguments[1])
      return compositeType(modifier)?.form == .modifier ? isListBody(of: modifier, around: isInner) : isInner
    default: return false
    }
  }

  private func isListBody(of token: TypeToken, around isSeveral: Bool) -> Bool {
    guard let type = compositeType(token), let body = bodyType(of: type) else { return false }
    if case .nominal = body, case .view = type.form { return isList(evaluator.interpreter.types.token(body)) }
    return isList(body, around: isSeveral)
  }

  /// What the body of a view or modifier of the program is, as far as its declaration says.
  private func bodyType(of type: CompositeType) -> Type? {
    evaluator.interpreter.protocolID(type.form == .modifier ? "ViewModifier" : "View")
      .flatMap { evaluator.checked.associatedType("Body", of: $0, in: type.type) }
  }

  /// How many views stand side by side in a view of a type; nil where the type does not say it (semantics 2.9).
  func viewCount(of token: TypeToken) -> Int? {
    if let known = viewCounts[token] { return known }
    viewCounts[token] = .some(1)  // A view that contains itself asks again.
    let count = viewCount(of: evaluator.interpreter.types[token].type, around: 1)
    viewCounts[token] = .some(count)
    return count
  }

  private func viewCount(of type: Type, around inner: Int?) -> Int? {
    switch type {
    case .opaque(let function, _, let arguments):
      if let underlying = evaluator.checked.underlyingType(of: function, arguments: arguments) {
        return viewCount(of: underlying, around: inner)
      }
      guard shapes[function].isModifier, let content = arguments.first else { return 1 }
      return viewCount(of: content, around: inner)
    case .nominal(let id, let arguments):
      let nominal = evaluator.program[id]
      guard nominal.isCatalogue else {
        return viewCount(ofBodyOf: evaluator.interpreter.types.token(type), as: .view, around: 1)
      }
      return viewCount(ofCatalogueType: nominal.name, arguments, around: inner)
    default: return 1
    }
  }

  private func viewCount(ofCatalogueType name: String, _ arguments: [Type], around inner: Int?) -> Int? {
    switch name {
    case "_ViewModifier_Content": return inner
    case "EmptyView": return 0
    case "TupleView":
      guard case .tuple(let elements)? = arguments.first else { return 1 }
      let counts = elements.compactMap { viewCount(of: $0.type, around: inner) }
      return counts.count == elements.count ? counts.reduce(0, +) : nil
    case "_ConditionalContent":
      let counts = arguments.map { viewCount(of: $0, around: inner) }
      return counts.first == counts.last ? counts.first ?? nil : nil
    case "Section": return arguments.count == 3 ? viewCount(of: arguments[1], around: inner) : nil
    case "ModifiedContent":
      guard arguments.count == 2 else { return 1 }
      let count = viewCount(of: arguments[0], around: inner)
      let modifier = evaluator.interpreter.types.token(arguments[1])
      return compositeType(modifier) == nil ? count : viewCount(ofBodyOf: modifier, as: .modifier, around: count)
    case _ where Self.listTypes.contains(name): return nil
    case _ where Evaluator.wrappingTypes.contains(name):
      return arguments.first.map { viewCount(of: $0, around: inner) } ?? 1
    default: return 1
    }
  }

  /// A view of the program is as many views in the list around it as its body is.
  private func viewCount(ofBodyOf token: TypeToken, as form: CompositeType.Form, around inner: Int?) -> Int? {
    guard let type = compositeType(token), type.form == form, let body = bodyType(of: type) else { return 1 }
    return form == .view ? viewCount(of: evaluator.interpreter.types.token(body)) : viewCount(of: body, around: inner)
  }

  private static let listTypes: Set<String> = [
    "TupleView", "_ConditionalContent", "Optional", "ForEach", "EmptyView", "AnyView", "Section", "SubviewsCollection",
    "SubviewsCollectionSlice", "GroupElementsOfContent", "GroupSectionsOfContent",
  ]

  /// Whether content is several views side by side, as far as its type says.
  func isSeveralViews(_ content: Value) -> Bool {
    guard let record = content.record else { return false }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple: return record.elements.count > 1
    case .forEach: return true
    case .group, .optional, .branch: return isSeveralViews(record.part)
    case .modifier where compositeType(of: record.argument(1)) != nil: return isModifiedList(record)
    default: return shape.isModifier && isSeveralViews(record.argument(0))
    }
  }
}
