import Testing
import TheseusTrace

@testable import TheseusRendering

/// A literal stands as one would type it (`debugDescription` escapes apostrophes).
@Suite struct LiteralTests {
  private let glyphs = RenderingOptions(width: 80, medium: .unicode).glyphs

  @Test(arguments: [
    (#""Rex\'s""#, #""Rex's""#),
    (#""a\\'b""#, #""a\\'b""#),
    (#""a\\\'b""#, #""a\\'b""#),
    (#""tab\t and \"quote\"""#, #""tab\t and \"quote\"""#),
    (#""plain""#, #""plain""#),
  ])
  func apostrophesArePlain(_ described: String, _ typed: String) {
    #expect(glyphs.literal(described) == typed)
  }
}
