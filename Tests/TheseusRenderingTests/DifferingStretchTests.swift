import Testing

@testable import TheseusRendering

@Suite struct DifferingStretchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let width: Int
    let shown: String
    var testDescription: String { "\(old) → \(new) in \(width)" }
  }

  static let cases = [
    Case(
      old: "1970-01-12 13:46:40 +0000", new: "1970-01-12 13:47:40 +0000", width: 15,
      shown: "…13:46:40 +0000 → …13:47:40 +0000"),
    Case(
      old: "1970-01-12 13:46:40 +0000", new: "1970-01-12 13:47:40 +0000", width: 11, shown: "…13:46:40… → …13:47:40…"),
    Case(old: "1970-01-12 13:46:40 +0000", new: "1970-01-12 13:46:41 +0000", width: 7, shown: "…:40 +… → …:41 +…"),
    Case(old: "0.30000000000000004", new: "0.30000000000000007", width: 8, shown: "…00004 → …00007"),
    Case(old: "\"a long way to go\"", new: "\"a long way to stay\"", width: 9, shown: "…go\" → …stay\""),
    Case(old: "abc", new: "abcd", width: 9, shown: "abc → abcd"),
  ]

  @Test(arguments: cases) func theDifferenceIsSeen(_ example: Case) {
    let (old, new) = DifferingStretch(example.old, example.new, mark: "…").stretches(within: example.width)
    #expect("\(old) → \(new)" == example.shown)
    #expect(max(old.displayWidth, new.displayWidth) <= example.width)
  }
}
