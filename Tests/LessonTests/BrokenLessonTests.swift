import TheseusLessons
import TheseusProgram
import TheseusSession
import TheseusTestSupport
import Testing

/// What is wrong with a lesson is named where it stands, with what to do next.
@Suite struct BrokenLessonTests {
  /// A change that breaks a sound lesson, and what it is found by.
  struct Change: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var id: String

    var testDescription: String { "\(id): \(new.prefix { $0 != "\n" })" }
  }

  private static let lesson = """
    ---
    title: A lamp
    id: lamp
    requires: theseus 1
    concepts: identity
    ---

    # A lamp

    A button is touched by `:tap`.

    ## step switch: Switch it

    ```swift scene
    struct Lamp: View {
      @State var on = false
      var body: some View { Button("Switch") { on.toggle() } }
    }
    ```

    ```console
    theseus> :tap Switch
    ...
    ```

    ```predict
    input: on = false
    ask: state Lamp.on
    expect: changed
    ```

    ```check
    type Lamp is Toggle<Text>
    ```

    <details><summary>solution</summary>

    ```swift edit
    struct Lamp: View {
      @State var on = false
      var body: some View { Toggle("Switch", isOn: $on) }
    }
    ```

    </details>

    <details><summary>wrong: a text</summary>

    ```swift edit
    struct Lamp: View {
      @State var on = false
      var body: some View { Text("Switch") }
    }
    ```

    </details>

    """

  static let changes = [
    Change(old: "by `:tap`", new: "by a finger", id: "lesson-order"),
    Change(old: "A button is", new: "By its structural\nidentity a button is", id: "lesson-order"),
    Change(old: "concepts: identity", new: "concepts: identities of lamps", id: "lesson-term"),
    Change(old: "\n...\n", new: "\n  on  true → false\n", id: "lesson-transcript"),
    Change(old: "expect: changed", new: "expect: lost", id: "lesson-expect"),
    Change(old: "ask: state Lamp.on", new: "ask: state Lamp.off", id: "lesson-predict"),
    Change(old: "is Toggle<Text>", new: "is Button<Text>", id: "lesson-check"),
    Change(old: "<summary>solution", new: "<summary>hint", id: "lesson-check"),
    Change(old: "Text(\"Switch\")", new: "Toggle(\"Switch\", isOn: $on)", id: "lesson-wrong"),
  ]

  private static func diagnostics(of text: String) throws -> [Diagnostic] {
    let found = onLargeStack { () -> [Diagnostic] in
      var verifier = LessonVerifier(makeSession: { _ in Session(Session.Configuration(catalogue: .shared)) })
      return verifier.verify(SourceFile(name: "lamp.md", text: text)).diagnostics
    }
    return try #require(found)
  }

  @Test func theLessonIsSound() throws {
    #expect(try Self.diagnostics(of: Self.lesson).map(\.message) == [])
  }

  @Test func aTermUsedEarlyIsNamedAtItsLine() throws {
    let text = Self.lesson.replacing("A button is", with: "By the structural\nidentities of `AnyView` a button is")
    let found = try Self.diagnostics(of: text)
    #expect(found.map { $0.message.contains("'AnyView'") } == [true, false])
    let lines = found.map { text.utf8.prefix($0.range?.start ?? 0).count { $0 == UInt8(ascii: "\n") } + 1 }
    #expect(lines == [11, 10])
  }

  @Test func aTermIsKnownFromAnEarlierLesson() throws {
    let text = Self.lesson.replacing("A button is", with: "By its structural identity a button is")
    let earlier = Self.lesson.replacing("concepts: identity", with: "concepts: structural identity")
    let found = onLargeStack { () -> [Diagnostic] in
      var verifier = LessonVerifier(makeSession: { _ in Session(Session.Configuration(catalogue: .shared)) })
      verifier.introduce(SourceFile(name: "earlier.md", text: earlier))
      return verifier.verify(SourceFile(name: "lamp.md", text: text)).diagnostics
    }
    #expect(try #require(found).map(\.message) == [])
  }

  @Test(arguments: changes) func whatIsWrongSaysWhatToDo(_ change: Change) throws {
    let text = Self.lesson.replacing(change.old, with: change.new)
    let found = try #require(try Self.diagnostics(of: text).first { $0.id == change.id })
    #expect(found.explanation != nil, "\(found.message)")
  }
}
