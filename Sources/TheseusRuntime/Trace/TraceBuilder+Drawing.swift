import TheseusInterpreter

extension TraceBuilder {
  /// Whether a closure that draws holds a stored property.
  ///
  /// Such closures are kept and not run, or not to their end, and SwiftUI runs them during
  /// updates, where a read counts as one of the property's owner (semantics 5.2); so nobody can say that it is not read.
  func mayBeDrawn(_ location: StateLocation) -> Bool {
    var isHeld = false
    graph.forEachNode(below: location.owner) { node in
      guard !isHeld else { return }
      if let drawing = node as? DrawingNode { isHeld = drawing.isPartial && holds(location, drawing.closure) }
      if let content = node.content { isHeld = isHeld || draws(location, in: content) }
    }
    return isHeld
  }

  /// The views and modifiers whose closures make pixels or a layout, not views.
  private static let drawers: Set<String> = ["visualEffect", "alignmentGuide", "scrollTransition"]

  private func draws(_ location: StateLocation, in content: Value) -> Bool {
    switch content {
    case .record(let record):
      let isDrawer = Self.drawers.contains(graph.shapes[record.function].name)
      return record.arguments.contains { argument in
        argument.isClosure ? isDrawer && holds(location, argument) : draws(location, in: argument)
      }
    case .tuple(let box): return box.values.contains { draws(location, in: $0) }
    default: return false
    }
  }

  private func holds(_ location: StateLocation, _ value: Value) -> Bool {
    switch value.opened {
    case .closure(let box): box.captures.contains { holds(location, $0) }
    case .structure(let box): box.values.contains { holds(location, $0) }
    case .native(let object): object === location
    default: false
    }
  }
}
