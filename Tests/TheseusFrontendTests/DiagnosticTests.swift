import Testing
import TheseusFrontend
import TheseusProgram
import TheseusTestSupport

/// What is wrong with a text, and where: `1️⃣` marks the place of the first diagnostic, `2️⃣` of the second.
@Suite struct DiagnosticTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let source: String
    /// `id: message`, in order.
    let expected: [String]
    var testDescription: String { source }
  }

  @Test(arguments: cases)
  func reports(_ example: Case) {
    let marked = MarkedText(example.source)
    let diagnostics = lower(marked.text).diagnostics
    #expect(diagnostics.map { "\($0.id): \($0.message)" } == example.expected)
    #expect(diagnostics.map { marked.mark(at: $0.range?.start ?? -1) } == Array(1...diagnostics.count))
  }

  /// The parser's own words change with its version: only place and id are ours.
  @Test(arguments: [
    "struct A {\n  let x = 1️⃣}", "let 1️⃣1 = 2", "foo(a1️⃣", "x = 1️⃣\"abc", "1️⃣} ", "let x = a1️⃣ b2️⃣ c",
    "f(`#4` 1️⃣b)", "f(#4.title 1️⃣b)", "é = \"é\" + 1️⃣)", "func f(1️⃣1: Int) {}\nfunc g() {\n  let 2️⃣}",
  ])
  func placesSyntaxErrors(_ source: String) {
    let marked = MarkedText(source)
    let diagnostics = lower(marked.text).diagnostics
    #expect(diagnostics.allSatisfy { $0.id == "syntax" && $0.severity == .error })
    #expect(
      Set(diagnostics.map { marked.mark(at: $0.range?.start ?? -1) }) == Set(marked.offsets.keys),
      "\(diagnostics.map { "\($0.range?.start ?? -1) \($0.message)" }) \(marked.offsets)")
  }

  @Test func nestingHasALimitAndNoCrash() {
    for text in [String(repeating: "[", count: 5000), String(repeating: "f(\n", count: 300)] {
      #expect(onLargeStack { lower(text).diagnostics.isEmpty } == false)
    }
  }

  @Test(arguments: ["f(/ +/), /ab/)", "f(a(b: / +/), /c/)"])
  func endsBehindWhatIsNoArgument(_ text: String) {
    #expect(!lower(text).diagnostics.isEmpty)
  }

  @Test func realViewsNestDeeperThanTwenty() {
    let text =
      String(repeating: "VStack {\n", count: 60) + "Text(\"a\")\n" + String(repeating: "}\n", count: 60)
    #expect(onLargeStack { lower(text).diagnostics } == [])
  }

  static let cases: [Case] = [
    Case(
      source: "x = a 1️⃣< b == c",
      expected: [
        "unordered-operators: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'"
      ]),
    Case(
      source: "x = a << b 1️⃣+ c & d",
      expected: []),
    Case(
      source: "infix operator **: 1️⃣Nope\nx = a ** b + c",
      expected: ["unknown-precedence-group: unknown precedence group 'Nope'"]),
    Case(
      source: "if 1️⃣let .some(x) = value {}\nif let 2️⃣x? = value {}\nif let 3️⃣table[\"key\"] {}",
      expected: [
        "pattern-without-case: pattern matching in a condition requires the 'case' keyword",
        "pattern-without-case: pattern matching in a condition implicitly unwraps optionals",
        "nameless-unwrapping: unwrap condition requires a valid identifier",
      ]),
    Case(
      source: "for key1️⃣, value in ages {}",
      expected: ["syntax: expected 'in' after for-each pattern"]),
    Case(
      source: "var x: Int { 1️⃣_read { defer { done() }; yield y } }",
      expected: [
        "unsupported-syntax: Theseus does not run the accessor '_read' that does not end with its 'yield' yet"
      ]),
    Case(
      source: "var x: Int { 1️⃣unsafeAddress { y } }",
      expected: ["unsupported-syntax: Theseus does not run the accessor 'unsafeAddress' yet"]),
    Case(
      source: "1️⃣macro m() = 2️⃣#externalMacro(module: \"M\", type: \"T\")",
      expected: ["unsupported-syntax: Theseus does not run macro declarations yet"]),
    Case(
      source: "x = [[[[[[[[[[1️⃣[1]]]]]]]]]]]", expected: ["nested-too-deep: more than 10 '[' inside one another"]),
    Case(
      source: "x = \"[[[[[[[[[[[[\" + \"\\(a[1])\" // [[[[[[[[[[[[\ny = 1️⃣<#v#>",
      expected: ["syntax: editor placeholder in source file"]),
    Case(source: "#1️⃣warning(\"later\")", expected: ["pound-warning: later"]),
    Case(source: "struct A {\n  #1️⃣error(\"never\")\n}", expected: ["pound-error: never"]),
    Case(source: "private 1️⃣private var x = 1", expected: ["wrong-modifier: duplicate modifier"]),
    Case(
      source: "public 1️⃣private var x = 1",
      expected: ["wrong-modifier: multiple incompatible access-level modifiers specified"]),
    Case(
      source: "class A {\n  static 1️⃣class func f() {}\n}",
      expected: ["wrong-modifier: 'class' cannot appear after another 'static' or 'class' keyword"]),
    Case(
      source: "let x = 1 1️⃣{ didSet { print(x) } }",
      expected: ["observed-constant: 'let' declarations cannot be observing properties"]),
    Case(source: "let x = 1️⃣<#value#>", expected: ["syntax: editor placeholder in source file"]),
  ].filter { !$0.expected.isEmpty }
}
