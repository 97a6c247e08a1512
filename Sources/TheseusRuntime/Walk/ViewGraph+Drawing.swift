import TheseusGraph
import TheseusInterpreter
import TheseusProgram

extension ViewGraph {
  /// The names of the closures that are called to draw or to lay out.
  private static let drawingClosures = ["renderer", "computeValue", "effect", "transition", "length"]

  /// Walks a view with a closure that SwiftUI runs in an update, so that what it reads counts (semantics 5.2), and that makes no views.
  func walkDrawing(_ record: Record, _ shape: ViewShape, at place: Place, _ cursor: inout Cursor) throws {
    try walkParts(record, shape, at: place, &cursor)
    guard let index = Self.drawingClosures.lazy.compactMap({ shape.index(of: $0) }).first,
      record.argument(index).isClosure
    else { return }
    let (parent, environment, closure, own) = (
      cursor.parent, cursor.environment, record.argument(index), place.child(index)
    )
    explainDrawing(shape, at: record.range)
    let (node, isNew) = try take(DrawingNode.self, at: own, &cursor) {
      DrawingNode(
        shape.name, closure: closure, arguments: [], at: own, below: parent, in: self, environment: environment)
    }
    guard node.status == .live else { return }
    node.axes = shape.index(of: "axes").map { record.argument($0) }
    offer(closure, to: node, isNew: isNew)
  }

  /// Says of the shapes and the layouts of the program that nothing asks them for paths, sizes and places.
  func explainShapes() {
    let functions = evaluator.program.functions.filter { function in
      Self.undrawn.contains { function.symbol.hasSuffix($0.member) }
    }
    for function in functions.sorted(by: { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }) {
      guard let (member, reason) = Self.undrawn.first(where: { function.symbol.hasSuffix($0.member) }),
        let type = evaluator.checked.nominalID(named: String(function.symbol.dropLast(member.count))),
        !evaluator.program[type].isCatalogue
      else { continue }
      explainOnce(
        function.symbol,
        "Theseus \(reason): '\(function.symbol)' does not run, so nothing follows from what it reads or prints",
        at: function.range)
    }
  }

  /// What draws and lays out, with the reason why it does not run.
  private static let undrawn = [
    (member: ".path(in:)", reason: "draws nothing"),
    (member: ".sizeThatFits(proposal:subviews:cache:)", reason: "lays nothing out"),
    (member: ".placeSubviews(in:proposal:subviews:cache:)", reason: "lays nothing out"),
  ]

  private func explainDrawing(_ shape: ViewShape, at range: SourceRange) {
    explainOnce(
      shape.name,
      shape.isModifier
        ? "Theseus lays nothing out: '\(shape.name)' calls its closure for what it reads, with the size of the window"
        : "Theseus draws nothing: a Canvas runs its renderer for what it reads, with the size of the window, and makes no symbols",
      at: range)
  }

  /// Calls a closure for what it reads.
  func draw(_ node: DrawingNode) throws {
    noteWrites(behind: node)
    record.note(.content(node, pass: pass))
    try evaluating(node) {
      let size = try readEnvironment(builtInKey(Self.windowSizeKey), in: systemEnvironment)
      do {
        try evaluator.draw(by: node, size: size)
        node.isPartial = false
      } catch EvaluationError.trap(let trap) where trap.reason == .unsupported {
        node.isPartial = true
        let what = node.name == "Canvas" ? "renderer" : "closure"
        explainOnce("\(node.name).\(what)", "\(trap.message): the rest of the \(what) did not run", at: trap.range)
      }
    }
  }
}

extension Evaluator {
  /// Calls a closure that draws or lays out; what it draws or gives is not looked at.
  fileprivate func draw(by node: DrawingNode, size: Value) throws {
    let closure = node.closure
    switch node.name {
    case "alignmentGuide":
      _ = try apply(closure, to: [makeStructure("ViewDimensions", [size.field(0), size.field(1)])])
    case "visualEffect":
      _ = try apply(closure, to: [makeStructure("EmptyVisualEffect", []), makeStructure("GeometryProxy", [])])
    case "scrollTransition":
      // In the middle of the screen: topLeading, identity, bottomTrailing.
      let phase = Value.enumeration(interpreter.types.token(named: "ScrollTransitionPhase"), tag: 1)
      _ = try apply(closure, to: [makeStructure("EmptyVisualEffect", []), phase])
    case "containerRelativeFrame":
      let axes = node.axes?.field(0).integerBits ?? 0
      for index in 0..<2 where axes & (1 << index) != 0 {
        let axis = Value.enumeration(interpreter.types.token(named: "Axis"), tag: Int32(index))
        _ = try apply(closure, to: [size.field(index), axis])
      }
    default: _ = try interpreter.callMutating(closure, [makeStructure("GraphicsContext", [.double(1)]), size])
    }
  }
}

extension PropertyNatives {
  /// How far along a view the guides lie that SwiftUI has; a text of one line fills its view.
  private static let shares: [String: Double] = [
    "center": 0.5, "trailing": 1, "bottom": 1, "listRowSeparatorTrailing": 1, "firstTextBaseline": 1,
    "lastTextBaseline": 1,
  ]

  /// What a context draws is not seen by anyone here.
  func registerDrawing(in table: inout NativeTable) {
    let symbols = [
      "fill(_:with:style:)", "stroke(_:with:lineWidth:)", "stroke(_:with:style:)", "draw(_:in:style:)",
      "draw(_:at:anchor:)", "draw(_:at:anchor:)@text", "draw(_:in:)",
      "draw(_:at:anchor:)@graphicsContextResolvedSymbol",
      "addFilter(_:)", "clip(to:style:)", "translateBy(x:y:)", "scaleBy(x:y:)", "rotate(by:)",
    ]
    for symbol in symbols { native("GraphicsContext." + symbol, in: &table) { _, _ in .void } }
    let guides: [(symbol: String, length: Int)] = [
      ("ViewDimensions.subscript(_:)", 0), ("ViewDimensions.subscript(vertical)", 1),
    ]
    for (symbol, length) in guides {
      native(symbol + ".get", in: &table) { arguments, _ in
        let share = Self.shares[arguments[1].field(0).asString ?? ""] ?? 0
        return .cgFloat((arguments[0].field(length).asDouble ?? 0) * share)
      }
    }
    native("GraphicsContext.drawLayer(content:)", in: &table) { arguments, graph in
      _ = try graph.evaluator.transform(arguments[0], by: arguments[1])
      return .void
    }
  }
}
