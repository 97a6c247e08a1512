import Testing
import TheseusTrace

@testable import TheseusRendering

@Suite struct TextTests {
  @Test(arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("猫", 2), ("🐱", 2), ("👩‍👩‍👧", 2), ("→", 1), ("", 0)])
  func columns(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func controlCharactersBecomeEscapes() {
    #expect("a\u{1B}[0m\tb\n\u{9B}\u{202E}".withVisibleControls == #"a\u{1B}[0m\tb\n\u{9B}\u{202E}"#)
    #expect("plain".withVisibleControls == "plain")
    #expect("猫".inASCII == #"\u{732B}"#)
  }

  @Test func theMiddleIsCut() {
    #expect("Home/VStack/0/Recorder".shortenedInTheMiddle(to: 11, mark: "…") == "Home/…order")
    #expect("Home".shortenedInTheMiddle(to: 11, mark: "…") == "Home")
    var line = StyledLine("AVeryLongViewName", .name)
    line.append(" #14")
    #expect(line.shortenedInTheMiddle(to: 16, mark: "…").text == "AVeryLong…me #14")
  }

  static let changes: [(old: TraceValue, new: TraceValue, text: String)] = [
    ("true", "false", "true → false"),
    (TraceValue("[1]", count: 1), TraceValue("[]", count: 0), "1 → 0 elements"),
    (TraceValue("[]", count: 0), TraceValue("[1]", count: 1), "0 → 1 element"),
    (
      #"Pet(id: 1, name: "Rex", age: 12)"#, #"Pet(id: 1, name: "Bo", age: 12)"#,
      #".name "Rex" → "Bo""#
    ),
    (
      TraceValue("[" + String(repeating: "1, ", count: 40) + "]", count: 40),
      TraceValue("[" + String(repeating: "2, ", count: 40) + "]", count: 40), "40 elements, changed"
    ),
  ]

  @Test(arguments: changes.indices) func oldAndNew(_ index: Int) {
    let change = Self.changes[index]
    #expect(ValueText(glyphs: .unicode).change(from: change.old, to: change.new) == change.text)
  }

  @Test func thousandsAreGrouped() {
    #expect(
      [0, 999, 1000, 9_998, 1_234_567, -12_345].map(\.grouped) == [
        "0", "999", "1,000", "9,998", "1,234,567", "-12,345",
      ])
  }
}
