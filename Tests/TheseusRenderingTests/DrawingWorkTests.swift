import TheseusTestSupport
import TheseusTrace
import Testing

@testable import TheseusRendering

/// How much work a drawing does: in proportion to the lines that are drawn, not to the tree.
@Suite struct DrawingWorkTests {
  /// A body that runs below many views.
  private static func chain(_ depth: Int) -> Trace {
    Trace(1, "n += 1") { trace in
      let view = ViewReference("Level", depth)
      trace.writes = [Trace.write(view, "n", "0", "1")]
      trace.bodies = [Trace.ran(view, "_n", "0", "1")]
      var node = ViewTree.Node(.view, "Level", node: depth)
      for handle in (1..<depth).reversed() {
        node = ViewTree.Node(.view, "Level", node: handle, children: [node])
      }
      trace.tree = ViewTree(root: node)
    }
  }

  @Test func onlyDrawnRowsAreMade() {
    let counts = [500, 2000].map { depth in
      onLargeStack { TraceRenderer().sections(of: Self.chain(depth)).map { ($0.rows.count, $0.leftOut.count) } } ?? []
    }
    #expect(counts.map { $0.map(\.0) } == [[50], [50]])
    #expect(counts.map { $0.map(\.1) } == [[450], [1950]])
  }

  @Test func rowsLeftOutAreCounted() {
    let lines = onLargeStack { TraceRenderer().render(Self.chain(500)).lines.map(\.text) } ?? []
    #expect(lines.contains("  … 450 more lines"))
    #expect(lines.contains { $0.contains("Level #500") && $0.contains("body ran") })
  }
}
