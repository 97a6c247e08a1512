import TheseusGraph
import TheseusInterpreter

extension ViewGraph {
  /// Walks a `Canvas`: its symbols, and its renderer, which SwiftUI runs in an update, so that what it reads counts (semantics 5.2).
  func walkDrawing(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    try walkParts(record, shape, at: place, &cursor)
    guard let index = shape.index(of: "renderer") else { return }
    let (parent, environment, closure, own) = (
      cursor.parent, cursor.environment, record.argument(index), place.child(index)
    )
    explainOnce(
      shape.name, "Theseus draws nothing: a Canvas runs its renderer for what it reads, with the size of the window",
      at: record.range)
    let (node, isNew) = try take(DrawingNode.self, at: own, &cursor) {
      DrawingNode(
        shape.name, closure: closure, arguments: [], at: own, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    offer(closure, to: node, isNew: isNew)
  }

  /// Runs a renderer.
  func draw(_ node: DrawingNode) throws {
    noteWrites(behind: node)
    record.note(.content(node, pass: pass))
    try evaluating(node) {
      let size = try readEnvironment(builtInKey(Self.windowSizeKey), in: systemEnvironment)
      do {
        try evaluator.draw(by: node.closure, size: size)
        node.isPartial = false
      } catch EvaluationError.trap(let trap) where trap.reason == .unsupported {
        node.isPartial = true
        explainOnce("\(node.name).renderer", "\(trap.message): the rest of the renderer did not run", at: trap.range)
      }
    }
  }
}

extension Evaluator {
  /// Calls a renderer with a context that draws nothing.
  fileprivate func draw(by renderer: Value, size: Value) throws {
    _ = try interpreter.callMutating(renderer, [makeStructure("GraphicsContext", [.double(1)]), size])
  }
}

extension PropertyNatives {
  /// What a context draws is not seen by anyone here.
  func registerDrawing(in table: inout NativeTable) {
    let symbols = [
      "fill(_:with:style:)", "stroke(_:with:lineWidth:)", "stroke(_:with:style:)", "draw(_:in:style:)",
      "draw(_:at:anchor:)", "draw(_:at:anchor:)@text", "draw(_:in:)",
      "draw(_:at:anchor:)@graphicsContextResolvedSymbol",
      "addFilter(_:)", "clip(to:style:)", "translateBy(x:y:)", "scaleBy(x:y:)", "rotate(by:)",
    ]
    for symbol in symbols { native("GraphicsContext." + symbol, in: &table) { _, _ in .void } }
    native("GraphicsContext.drawLayer(content:)", in: &table) { arguments, graph in
      _ = try graph.evaluator.transform(arguments[0], by: arguments[1])
      return .void
    }
  }
}
