import TheseusTestSupport
import Testing

@Suite struct DrawingTests {
  @Test(arguments: Conversation.drawn + Conversation.rows + Conversation.told + Conversation.everyday) func shows(
    _ conversation: Conversation
  ) {
    expectGolden(conversation.drawing, named: "drawn " + conversation.name + ".txt")
  }
}
