import Testing

/// Statements and what they are resolved to.
@Suite struct TypedBodyTests {
  /// A source and its top-level code.
  struct Example: CustomTestStringConvertible, Sendable {
    let source: String
    let expected: String
    var testDescription: String { source }

    init(_ source: String, _ expected: String) {
      self.source = source
      self.expected = expected
    }
  }

  static let literals = [
    Example("let x = 1 + 2", "x = Int.+(_:_:)(1, 2)"),
    Example("let x: Double = 1 + 2", "x = Double.+(_:_:)(1.0, 2.0)"),
    Example("let x: Int? = 5", "x = some(5)"),
    Example("let x = [1, 2.5]", "x = [1.0, 2.5]"),
    Example("let x: Any = 5", "x = erase(5)"),
    Example("let x = [\"a\": 1]", "x = [\"a\": 1]"),
    Example("let x: Set<Int> = [1]", "x = [1]:Set<Int>"),
    Example("let x: Character = \"x\"", "x = \"x\":Character"),
    Example("let x = -3 * 2", "x = Int.*(_:_:)(-3, 2)"),
    Example("let x = true ? 1 : 2.5", "x = (true ? 1.0 : 2.5)"),
    Example("let x = [1, nil]", "x = [some(1), nil:Optional<Int>]"),
  ]

  static let calls = [
    Example("func f(_ a: Int, by b: Int = 2) -> Int { a }; _ = f(1)", "_ = f(_:by:)(1, 2)"),
    Example("func f(_ a: Int...) -> Int { 0 }; _ = f(1, 2)", "_ = f(_:)([1, 2])"),
    Example("func f<T>(_ a: T) -> [T] { [a] }; _ = f(1)", "_ = f(_:)<Int>(1)"),
    Example(
      "_ = [1].map { $0 * 2 }",
      "_ = Sequence.map(_:)<Array<Int>, Int, Never>([1], { ($0: Int) in return Int.*(_:_:)($0, 2) })"
    ),
    Example(
      "_ = [1.5, 2].reduce(0, +)",
      "_ = Sequence.reduce(_:_:)<Array<Double>, Double>([1.5, 2.0], 0.0, { (%0: Double, %1: Double) in return Double.+(_:_:)(%0, %1) })"
    ),
    Example("struct P { var x = 0; var y: Int }; _ = P(y: 1)", "_ = P.init(x:y:)(0, 1)"),
    Example(
      "enum E: String { case a, b }; _ = E(rawValue: \"a\")?.rawValue",
      "_ = chain(E.rawValue.get(E.init(rawValue:)(\"a\")?))"),
    Example("class A { init(n: Int) {} }; class B: A {}; _ = B(n: 1)", "_ = B.init(n:)(new B, 1)"),
    Example("struct S { subscript(i: Int) -> Int { i } }; _ = S()[2]", "_ = S.subscript(_:).get(S.init()(), 2)"),
    Example("func f(_ a: Double) {}; func f(_ a: Int) {}; f(1); f(1.5)", "f(_:)(1)\nf(_:)(1.5)"),
  ]

  @Test(arguments: literals + calls) func resolves(_ example: Example) {
    // A statement behind it makes the text a script even where it only declares.
    let checked = Checked(example.source + "\n_ = 0")
    #expect(checked.problems == [])
    #expect(checked.main == example.expected + "\n_ = 0")
  }
}
