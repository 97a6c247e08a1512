import TheseusInterpreter

extension ViewGraph {
  /// The identity path of a node, from the root.
  func path(of node: ViewNode) -> String {
    if let epitaph = (node as? CompositeNode)?.epitaph, !epitaph.path.isEmpty { return epitaph.path }
    var elements: [String] = []
    var current: ViewNode? = node
    while let inner = current {
      elements += ownElements(of: inner).reversed()
      current = inner.parent
    }
    return elements.reversed().joined(separator: "/")
  }

  /// The elements that lead from a node's parent to it.
  func ownElements(of node: ViewNode) -> [String] {
    guard let parent = node.parent else { return [] }
    var result: [String] = []
    switch node {
    case let child as ChildNode: return [element(of: child)]
    case let composite as CompositeNode:
      result = [composite.type.element]
    case is ForEachNode: result = ["ForEach"]
    case let content as SubviewsNode where content.name == "ForEach": break
    case let source as SubviewSourceNode: result = source.reader.map { $0.form.isForEach ? [] : [$0.name] } ?? []
    case let content as ContentNode: result = [content.name]
    default: break
    }
    if let record = (node as? PresentationNode)?.content?.record { result = [shapes[record.function].name] }
    let steps = parent.content.flatMap { way(to: node.place, in: $0, at: .content) } ?? []
    // A stack's own name is an element of the stack already.
    return (parent is PresentationNode ? Array(steps.dropFirst()) : steps) + result
  }

  /// The elements from a view down to a place in it; nil if the place is not in it.
  private func way(to target: Place, in value: Value, at place: Place) -> [String]? {
    if place == target || place.child(-2) == target || place.child(-1) == target { return [] }
    if case .tuple(let tuple) = value { return way(to: target, among: tuple.values, at: place) }
    if case .opaque(let opaque) = value { return way(to: target, in: opaque, at: place) }
    guard let record = value.record else {
      return subview(in: value).flatMap { place.child(of: $0) == target ? [] : nil }
    }
    let shape = shapes[record.function]
    if ViewGraph.stylePlace(of: place) == target { return [shape.name] }
    switch shape.role {
    case .tuple: return way(to: target, among: record.elements, at: place)
    case .group: return way(to: target, in: record.argument(0), at: place.child(0)).map { ["Group"] + $0 }
    case .branch, .optional, .anyView, .id, .forEach, .tabView, .reader: return nil
    case .dataList, .outline, .outlineList, .table: return place.child(0) == target ? [shape.name] : nil
    case .disclosure where shape.contentIndex.map({ place.child($0) }) == target: return [shape.name]
    case .disclosure where shape.index(of: "label") == nil && ViewGraph.labelPlace(of: shape, at: place) == target:
      return [shape.name]
    default: return way(to: target, through: record, shape, at: place)
    }
  }

  private func way(to target: Place, among values: [Value], at place: Place) -> [String]? {
    for (index, value) in values.enumerated() {
      if let rest = way(to: target, in: value, at: place.child(index)) { return ["\(index)"] + rest }
    }
    return nil
  }

  private func way(to target: Place, in opaque: OpaqueBox, at place: Place) -> [String]? {
    if let base = opaque.base, let rest = way(to: target, in: base, at: place.child(0)) { return rest }
    for (index, argument) in (opaque.arguments ?? []).enumerated() {
      if let rest = way(to: target, in: argument.value, at: place.child(index + 1)) { return [opaque.name] + rest }
    }
    return nil
  }

  private func way(
    to target: Place, through record: Record, _ shape: ViewShape, at place: Place
  ) -> [String]? {
    for (index, use) in shape.uses.enumerated() where index < record.arguments.count {
      switch use {
      case .base:
        if let rest = way(to: target, in: record.arguments[index], at: place.child(index)) { return rest }
      case .content(let word):
        guard let rest = way(to: target, in: record.arguments[index], at: place.child(index)) else { continue }
        return (shape.isModifier ? [] : [shape.name]) + (word.map { [$0] } ?? []) + rest
      default: break
      }
    }
    return nil
  }
}
