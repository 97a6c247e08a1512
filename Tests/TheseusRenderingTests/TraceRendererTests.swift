import Testing
import TheseusRendering
import TheseusTestSupport
import TheseusTrace

/// Draws an example and compares it with its golden; no line may be wider than the page.
private func expectDrawing(
  of example: Example, _ options: RenderingOptions, named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = TraceRenderer(options).render(example.trace)
  for line in text.lines {
    #expect(line.trimmed.width <= options.width, "too wide: \(line.text)", sourceLocation: sourceLocation)
  }
  expectGolden(PlainFormatter().format(text), named: name, sourceLocation: sourceLocation)
}

@Suite struct TraceRendererTests {
  @Test(arguments: Example.all) func normal(_ example: Example) {
    expectDrawing(of: example, RenderingOptions(), named: "\(example.name).txt")
  }

  @Test(arguments: Example.all) func brief(_ example: Example) {
    expectDrawing(of: example, RenderingOptions(detail: .brief), named: "\(example.name).brief.txt")
  }

  @Test(arguments: Example.all.filter { $0.name != "huge" }) func full(_ example: Example) {
    expectDrawing(of: example, RenderingOptions(detail: .full), named: "\(example.name).full.txt")
  }

  @Test(arguments: Example.all) func ascii(_ example: Example) {
    let options = RenderingOptions(medium: .ascii)
    let text = PlainFormatter().format(TraceRenderer(options).render(example.trace))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    expectDrawing(of: example, options, named: "\(example.name).ascii.txt")
  }

  @Test(arguments: Example.all) func words(_ example: Example) {
    expectDrawing(of: example, RenderingOptions(medium: .words), named: "\(example.name).words.txt")
  }

  @Test(arguments: Example.all, [40, 60, 120]) func widths(_ example: Example, _ width: Int) {
    expectDrawing(of: example, RenderingOptions(width: width), named: "\(example.name).\(width).txt")
  }

  @Test(arguments: Example.all) func everyWidthFits(_ example: Example) {
    for width in 40...160 {
      for medium in RenderingOptions.Medium.allCases {
        let options = RenderingOptions(width: width, medium: medium)
        for line in TraceRenderer(options).render(example.trace).lines {
          #expect(line.trimmed.width <= width, "\(width): \(line.text)")
        }
      }
    }
  }

  @Test func coloursAreAmongTheSixteenAndNeverWhiteBlackOrDim() {
    for style in Style.allCases {
      let text = ANSIFormatter().format(StyledLine("text", style))
      for forbidden in ["30m", "37m", "90m", "97m", "[2m", ";2m", "38;", "48;"] { #expect(!text.contains(forbidden)) }
    }
  }

  @Test func controlCharactersOfAProgramNeverReachTheTerminal() {
    let text = PlainFormatter().format(TraceRenderer().render(Example.controlCharacters))
    #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || $0.value == 0x202E) })
  }

  @Test func aHugeTraceStaysUnderAScreen() {
    #expect(TraceRenderer().render(Example.huge).lines.count <= 16)
  }
}

@Suite struct LongListTests {
  /// Ten thousand rows that a record lists one by one: all run their bodies, all are kept by index, all appear, in one update.
  private static let rows: Trace = Trace(1, "rename()") { trace in
    let list = Example.list
    trace.writes = [Trace.write(list, "pets", "0", "1")]
    trace.bodies = [Trace.ran(list, "_pets", "0", "1")]
    var children: [ViewTree.Node] = []
    for node in 2...10_001 {
      let view = ViewReference("PetRow", node)
      trace.bodies.append(Trace.ran(view, field: "name", "\"a\"", "\"b\""))
      trace.writes.append(
        Trace.write(list, "seen", "0", "1", origin: .lifecycle("onAppear", of: view)))
      trace.events.append(.init(view: view, event: .onAppear))
      trace.state.append(.init(view: view, property: "taps", event: .created, new: TraceValue("\(node)")))
      children.append(Example.row("\(node)", node, taps: "\(node)"))
    }
    trace.kept = [ViewRun(view: "PetRow", nodes: [2...10_001])]
    trace.tree = Example.petTree(.init(source: "index", stability: .index), children)
  }

  @Test func foldsTenThousandRowsToAScreen() {
    for detail in RenderingOptions.Detail.allCases where detail != .full {
      #expect(TraceRenderer(RenderingOptions(detail: detail)).render(Self.rows).lines.count < 20)
    }
    #expect(EncodedTrace(encoding: Self.rows).bodies.count == 10_001)
  }
}
