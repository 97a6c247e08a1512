import TheseusGraph
import TheseusInterpreter

/// The renderer of a `Canvas`, or what an `alignmentGuide` or a `visualEffect` calls: it has no effect here, and runs for what it reads.
final class DrawingNode: ContentNode {
  /// Whether it could not be run to its end, so that it may read more than is known.
  var isPartial = false
  /// The axes that it is called for, of a `containerRelativeFrame`.
  var axes: Value?

  override func run(in graph: ViewGraph) throws { try graph.draw(self) }
}
