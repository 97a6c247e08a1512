import TheseusTestSupport
import Testing

@Suite struct DrawingTests {
  static let conversations =
    Conversation.drawn + Conversation.rows + Conversation.told + Conversation.everyday + Conversation.pasted

  @Test(arguments: conversations) func shows(_ conversation: Conversation) {
    expectGolden(conversation.drawing, named: "drawn " + conversation.name + ".txt")
  }
}
