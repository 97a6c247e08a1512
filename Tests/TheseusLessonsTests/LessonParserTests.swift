import Testing
import TheseusProgram

@testable import TheseusLessons

@Suite struct LessonParserTests {
  static let frontMatter = """
    ---
    title: Two dogs
    id: two-dogs
    requires: theseus 1
    ---

    """

  func parse(_ text: String) -> (lesson: Lesson, problems: [String]) {
    let file = SourceFile(name: "lesson.md", text: text)
    var files = SourceFiles()
    let (lesson, diagnostics) = LessonParser.parse(file, as: files.add(file))
    return (lesson, diagnostics.map { "\($0.range.flatMap(files.location) ?? "-") \($0.id): \($0.message)" })
  }

  @Test func wholeStepIsRead() throws {
    let (lesson, problems) = parse(
      Self.frontMatter + """
        # Two dogs

        Hello, *reader*.

        ## step look: Look at `if`

        Text with `code`, **term** and a [link](glossary:identity).

        - one
        - two

        ```swift scene
        struct Home: View { }
        ```

        ```console
        theseus> dog = 1
        ......> + 2
          dog  0 → 3
        ...
        theseus> :tree
        ```

        ```predict
        input: dog = 2
        ask: state Home.dog
        expect: changed
        ```

        ```check
        after: dog = 2
        kept Home × 2
        reset Home.dog
        bodies <= 2
        screen contains "dog 2"
        no warnings
        ```

        ```quiz
        Which?
        - [ ] this :: no
        - [x] that :: yes
        ```

        <!-- note: speak up -->

        <!-- pause -->

        <details><summary>hint</summary>

        Look closer.

        </details>

        <details><summary>solution</summary>

        ```console
        theseus> dog = 4
        ```

        </details>

        <details><summary>wrong: two dogs</summary>

        ```swift edit
        struct Dog { }
        ```

        </details>
        """)
    #expect(problems == [])
    #expect(lesson.id == "two-dogs")
    #expect(lesson.introduction.count == 2)
    let step = try #require(lesson.steps.first)
    #expect(step.slug == "look")
    #expect(step.title == "Look at if")
    #expect(step.hints.map { $0.map(\.plainText) } == [["Look closer."]])
    #expect(step.solution?.blocks.count == 1)
    #expect(step.wrongSolutions.map(\.title) == ["two dogs"])
    let kinds = step.blocks.map { String(describing: $0).prefix { $0 != "(" } }
    #expect(
      kinds == ["prose", "prose", "prose", "scene", "console", "predict", "check", "quiz", "note", "pause"])
    guard case .console(let transcript) = step.blocks[4] else {
      Issue.record("no console")
      return
    }
    #expect(transcript.exchanges.map(\.input) == ["dog = 1\n+ 2", ":tree"])
    #expect(transcript.exchanges[0].expected == ["  dog  0 → 3", "..."])
    #expect(SourceFile(name: "", text: lesson.file.text).line(transcript.exchanges[0].line) == "theseus> dog = 1")
    #expect(step.check?.stages.first?.claims.count == 5)
  }

  struct Problem: CustomTestStringConvertible, Sendable {
    let id: String
    let text: String
    let expected: [String]
    var testDescription: String { id }
  }

  static let problems: [Problem] = [
    Problem(
      id: "no front matter", text: "## step a: A",
      expected: ["lesson.md:1:1 lesson-front-matter: a lesson begins with front matter between two lines '---'"]),
    Problem(
      id: "unknown key", text: "---\ntitle: A\nid: a\nrequires: theseus 1\nconcept: x\n---\n## step a: A",
      expected: ["lesson.md:5:1 lesson-front-matter: unknown key 'concept'; did you mean 'concepts'?"]),
    Problem(
      id: "future version", text: "---\ntitle: A\nid: a\nrequires: theseus 2\n---\n## step a: A",
      expected: ["lesson.md:4:1 lesson-front-matter: this Theseus reads 'requires: theseus 1', not 'theseus 2'"]),
    Problem(
      id: "no steps", text: frontMatter + "text",
      expected: ["lesson.md:6:1 lesson-step: a lesson needs at least one heading '## step SLUG: Title'"]),
    Problem(
      id: "unknown fence", text: frontMatter + "## step a: A\n\n```swift scenes\n```\n",
      expected: ["lesson.md:8:1 lesson-unknown-fence: unknown fence 'swift scenes'; did you mean 'swift scene'?"]),
    Problem(
      id: "mistyped console", text: frontMatter + "## step a: A\n\n```consol\n```\n",
      expected: ["lesson.md:8:1 lesson-unknown-fence: unknown fence 'consol'; did you mean 'console'?"]),
    Problem(id: "other language", text: frontMatter + "## step a: A\n\n```json\n{}\n```\n", expected: []),
    Problem(
      id: "fence in html",
      text: frontMatter + "## step a: A\n\n<details><summary>hint</summary>\n```console\ntheseus> a\n```\n</details>\n",
      expected: [
        "lesson.md:8:1 lesson-markup: a fence inside a block of HTML never runs"
      ]),
    Problem(
      id: "table", text: frontMatter + "## step a: A\n\na | b\n--|--\n1 | 2\n",
      expected: ["lesson.md:8:1 lesson-markup: a table is not shown at the prompt"]),
    Problem(
      id: "question", text: frontMatter + "## step a: A\n\n```predict\ninput: n = 1\nask: colour\n```\n",
      expected: ["lesson.md:9:1 lesson-predict: 'colour' is not a question"]),
    Problem(
      id: "claim", text: frontMatter + "## step a: A\n\n```check\nkep Home\nno warnings\n```\n",
      expected: ["lesson.md:9:1 lesson-check: 'kep Home' is not a line of a check; did you mean 'kept'?"]),
    Problem(
      id: "warning", text: frontMatter + "## step a: A\n\n```check\nno warning duplicat-id\n```\n",
      expected: ["lesson.md:9:1 lesson-check: 'duplicat-id' is not the id of a warning; did you mean 'duplicate-id'?"]),
    Problem(
      id: "quiz without justification",
      text: frontMatter + "## step a: A\n\n```quiz\nWhy?\n- [x] a\n- [ ] b :: c\n```\n",
      expected: [
        "lesson.md:8:1 lesson-quiz: a quiz has a question and choices '- [ ] text :: justification', at least one of them '- [x]'"
      ]),
    Problem(
      id: "same slug", text: frontMatter + "## step a: A\n\n## step a: B\n",
      expected: ["lesson.md:8:1 lesson-step: step 'a' stands twice"]),
    Problem(
      id: "heading", text: frontMatter + "## step a\n",
      expected: ["lesson.md:6:1 lesson-step: 'step a' is not of the form 'step SLUG: Title'"]),
    Problem(
      id: "scene before the first step", text: frontMatter + "```swift scene\n```\n\n## step a: A\n",
      expected: ["lesson.md:6:1 lesson-step: 'swift' stands before the first step"]),
    Problem(
      id: "unclosed details", text: frontMatter + "## step a: A\n\n<details><summary>hint</summary>\n\ntext\n",
      expected: ["lesson.md:8:1 lesson-markup: '<details>' is not closed by '</details>'"]),
  ]

  @Test(arguments: problems) func problemIsReported(_ problem: Problem) {
    #expect(parse(problem.text).problems == problem.expected)
  }

  @Test func contentHashFollowsTheTextOfTheStepOnly() {
    let first = parse(Self.frontMatter + "## step a: A\n\none\n\n## step b: B\n\ntwo\n").lesson.steps
    let second = parse(Self.frontMatter + "intro\n\n## step a: A\n\none\n\n## step b: B\n\nthree\n").lesson.steps
    #expect(first[0].contentHash == second[0].contentHash)
    #expect(first[1].contentHash != second[1].contentHash)
  }
}

@Suite struct TranscriptTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let expected: [String]
    let printed: [String]
    let matches: Bool
    var testDescription: String { "\(expected) ~ \(printed)" }
  }

  static let cases: [Case] = [
    Case(expected: ["a", "b"], printed: ["a", "b"], matches: true),
    Case(expected: ["a", "b"], printed: ["a"], matches: false),
    Case(expected: ["", "a  ", ""], printed: ["a"], matches: true),
    Case(expected: ["a", "...", "d"], printed: ["a", "b", "c", "d"], matches: true),
    Case(expected: ["a", "..."], printed: ["a"], matches: true),
    Case(expected: ["a", "...", "d"], printed: ["a", "b"], matches: false),
    Case(expected: ["n  [..] → 3"], printed: ["n  0 → 3"], matches: true),
    Case(expected: ["n  [..] → 3"], printed: ["n  0 → 4"], matches: false),
    Case(expected: ["[..]b[..]"], printed: ["abc"], matches: true),
  ]

  @Test(arguments: cases) func linesAreComparedWithElisions(_ example: Case) {
    let exchange = Transcript.Exchange(input: "", expected: example.expected, line: 1, expectedLines: 2..<2)
    #expect(exchange.matches(example.printed) == example.matches)
  }
}
