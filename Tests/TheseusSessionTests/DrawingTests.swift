import TheseusTestSupport
import Testing

@Suite struct DrawingTests {
  @Test(arguments: Drawing.all) func shows(_ drawing: Drawing) {
    expectGolden(drawing.text, named: "drawn " + drawing.name + ".txt")
  }
}
