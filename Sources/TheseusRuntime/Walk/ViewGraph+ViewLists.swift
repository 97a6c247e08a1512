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
    case .tuple, .group, .branch, .optional, .anyView, .id, .forEach, .outline, .subviews: return false
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
    return isListView(evaluator.type(of: view))
  }

  /// Whether a modifier of the program makes a list of views of what it is applied to.
  func isModifiedList(_ record: Record) -> Bool {
    isListBody(of: evaluator.type(of: record.argument(1)), around: isListOfViews(record.argument(0)))
  }

  /// Whether the body of views of a type of the program is a list, as far as the type says.
  private func isListView(_ token: TypeToken) -> Bool {
    if let known = listTypes[token] { return known }
    listTypes[token] = false  // A view that contains itself asks again.
    let answer = isListBody(of: token, around: false)
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
        return compositeType(token)?.form == .view && isListView(token)
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
    return isList(body, around: isSeveral)
  }

  /// What the body of a view or modifier of the program is, as far as its declaration says.
  func bodyType(of type: CompositeType) -> Type? {
    evaluator.interpreter.protocolID(type.form == .modifier ? "ViewModifier" : "View")
      .flatMap { evaluator.checked.associatedType("Body", of: $0, in: type.type) }
  }

  static let listTypes: Set<String> = [
    "TupleView", "_ConditionalContent", "Optional", "ForEach", "OutlineGroup", "EmptyView", "AnyView", "Section",
    "SubviewsCollection", "SubviewsCollectionSlice", "GroupElementsOfContent", "GroupSectionsOfContent",
  ]

  /// Whether content is several views side by side, as far as its type says.
  func isSeveralViews(_ content: Value) -> Bool {
    guard let record = content.record else { return false }
    let shape = shapes[record.function]
    switch shape.role {
    case .tuple: return record.elements.count > 1
    case .forEach, .outline: return true
    case .group, .optional, .branch: return isSeveralViews(record.part)
    case .modifier where compositeType(of: record.argument(1)) != nil: return isModifiedList(record)
    default: return shape.isModifier && isSeveralViews(record.argument(0))
    }
  }
}
