import Testing
import TheseusProgram
import TheseusRendering
import TheseusTestSupport
import TheseusTrace

/// Draws in all media and three widths, and compares with one golden.
private func expectEverywhere(
  named name: String, sourceLocation: SourceLocation = #_sourceLocation,
  draw: (RenderingOptions) -> StyledText
) {
  var text = ""
  for medium in RenderingOptions.Medium.allCases {
    for width in medium == .unicode ? [40, 60, 80, 120] : [80] {
      let drawing = draw(RenderingOptions(width: width, medium: medium))
      for line in drawing.lines where medium != .words {
        #expect(line.trimmed.width <= width, "too wide: \(line.text)", sourceLocation: sourceLocation)
      }
      text += "== \(medium.rawValue) \(width)\n" + PlainFormatter().format(drawing)
    }
  }
  expectGolden(text, named: name, sourceLocation: sourceLocation)
}

@Suite struct AnswerRendererTests {
  @Test func tree() {
    let rows = (1...20).map { ViewTree.Node(.primitive, "Text", slot: "\($0)", label: "\"row \($0)\"") }
    let root = Example.branch.tree.root.map { root in
      var root = root
      root.children.append(.init(.forEach(.init(source: #"\.self"#)), "ForEach", children: rows))
      return root
    }
    expectEverywhere(named: "tree.txt") {
      AnswerRenderer($0).render(Answer(input: ":tree", tree: ViewTree(root: root)))
    }
  }

  @Test func controls() {
    let controls = [
      Control(number: 1, kind: "Button", name: "Night", node: 1),
      Control(number: 2, kind: "TextField", name: "A very long name of a text field", node: 2, value: "\"Purr\""),
      Control(number: 12, kind: "Toggle", name: "Sound", obstacle: .disabled, node: nil, value: "on"),
    ]
    expectEverywhere(named: "controls.txt") {
      AnswerRenderer($0).render(Answer(input: ":controls", controls: controls))
    }
  }

  @Test func state() {
    let rows = [
      StateRow(view: Example.home, property: .init(name: "dayTime", value: "true")),
      StateRow(
        view: ViewReference("Recorder", 12),
        property: .init(
          name: "model", kind: .stateObject, value: TraceValue("Model(" + String(repeating: "x", count: 90) + ")"))),
    ]
    expectEverywhere(named: "state.txt") { AnswerRenderer($0).render(Answer(input: ":state", state: rows)) }
  }

  @Test func printedLines() {
    let output = [
      "short", "", "  a line of many words, each of which stays whole where there is a blank, and 日本語 is twice as wide",
      String(repeating: "x", count: 130) + " end",
    ]
    expectEverywhere(named: "printed.txt") { AnswerRenderer($0).render(Answer(input: "say()", output: output)) }
  }

  @Test func nothingToShow() {
    let answers = [
      Answer(input: ":controls", controls: []), Answer(input: ":state", state: []),
      Answer(input: ":tree", tree: ViewTree()), Answer(input: "1", result: "1", type: "Int"),
      Answer(input: ":type Home", result: "VStack<\n  Text>"),
    ]
    expectEverywhere(named: "answers.txt") { options in
      StyledText(answers.flatMap { AnswerRenderer(options).render($0).lines })
    }
  }
}

@Suite struct ExplanationRendererTests {
  private func expectExplanation(
    of node: Int, _ view: String, in trace: Trace, named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let explanation = Explanations(of: trace).explanation(of: ViewReference(view, node))
    expectEverywhere(named: name, sourceLocation: sourceLocation) { ExplanationRenderer($0).render(explanation) }
  }

  @Test func aRowWithAnotherValue() {
    expectExplanation(of: 3, "PetRow", in: Example.indexIDs, named: "why-row.txt")
  }

  @Test func aBranchThatBegan() { expectExplanation(of: 4, "Recorder", in: Example.branch, named: "why-created.txt") }

  @Test func aBranchThatEnded() { expectExplanation(of: 2, "Recorder", in: Example.branch, named: "why-removed.txt") }

  @Test func aRowThatMoved() { expectExplanation(of: 4, "PetRow", in: Example.movedRows, named: "why-moved.txt") }

  @Test func aSkippedView() { expectExplanation(of: 3, "Footer", in: Example.branch, named: "why-skipped.txt") }

  @Test func aReaderOfTheEnvironment() {
    expectExplanation(of: 4, "Badge", in: Example.environment, named: "why-environment.txt")
  }

  @Test func aViewThatWasNotReached() {
    expectExplanation(of: 3, "Header", in: Example.observableUnread, named: "whynot.txt")
  }
}

@Suite struct DiagnosticRendererTests {
  @Test func placeLineCaretNotesAndExplanation() {
    let source = "struct Home: View {\n\tvar body: some View { Texx(\"a\") }\n}\n"
    var files = SourceFiles()
    let file = files.add(SourceFile(name: "Lessons/01-identity/pets.swift", text: source))
    let start = source.utf8.count - "Texx(\"a\") }\n}\n".utf8.count
    let diagnostic = Diagnostic(
      id: "unknown-name", message: "cannot find 'Texx' in scope",
      range: SourceRange(file: file, start: start, end: start + 4),
      notes: [
        .init(message: "did you mean 'Text'?"),
        .init(message: "declared here", range: SourceRange(file: file, start: 7, end: 11)),
      ],
      explanation: "Theseus knows the views that are declared in your files, and the ones of its catalogue. "
        + "`:help views` lists them.")
    expectEverywhere(named: "diagnostic.txt") {
      DiagnosticRenderer($0).render(
        [diagnostic, Diagnostic(id: "x", severity: .warning, message: "no place", range: nil)], in: files)
    }
  }
}
