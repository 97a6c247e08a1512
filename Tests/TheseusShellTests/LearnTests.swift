import Foundation
import Testing

/// The real program at a pseudo-terminal, in lessons that run nothing.
@Suite struct LearnTests {
  @Test func lessonIsResumedAtItsStep() throws {
    let folder = try LessonFixture()
    do {
      let terminal = try PseudoTerminal("theseus", ["--lessons", folder.lessons], environment: folder.environment)
      terminal.expect("ship")
      terminal.expect("Enter starts")
      terminal.expect("theseus> ")
      terminal.type(":next\r")
      terminal.expect("none has begun")
      terminal.expect("Enter starts")
      terminal.expect("theseus> ")
      terminal.type("\r")
      terminal.expect("The ship")
      terminal.expect("Planks are replaced.")
      terminal.expect("ship 1/3> ")
      terminal.type("\r")
      terminal.expect("Is it the same ship?")
      terminal.expect("ship 2/3> ")
      terminal.type("1\r")
      terminal.expect("not so")
      terminal.expect("A pointer says nothing")
      terminal.expect("ship 2/3> ")
      terminal.type("abc\u{3}")
      terminal.expect("ship 2/3> ")
      terminal.type(":quit\r")
      terminal.expectExit(0)
    }
    let terminal = try PseudoTerminal("theseus", ["--lessons", folder.lessons], environment: folder.environment)
    terminal.expect("at step 2 of 3")
    terminal.expect("theseus> ")
    terminal.type("\r")
    terminal.expect("Is it the same ship?")
    terminal.expect("ship 2/3> ")
    terminal.type("2\r")
    terminal.expect("right")
    terminal.expect("ship 2/3> ")
    terminal.type("\r")
    terminal.expect("ship 3/3> ")
    terminal.type("\r")
    terminal.expect("This is the end of")
    terminal.expect("The next lesson is")
    terminal.expect("theseus> ")
    terminal.type(":steps\r")
    terminal.expect("“The ship” is over")
    terminal.expect("3  last            done")
    terminal.expect("The next lesson is “The cat”: Enter starts it")
    terminal.expect("theseus> ")
    terminal.type(":check\r")
    terminal.expect("`:check` is for a step, and “The ship” is over")
    terminal.expect("theseus> ")
    terminal.type(":goto nowhere\r")
    terminal.expect("There is no step 'nowhere'")
    terminal.expect("theseus> ")
    terminal.type(":back\r")
    terminal.expect("Step 3 of 3: The last plank")
    terminal.expect("ship 3/3> ")
    terminal.type("\r")
    terminal.expect("This is the end of")
    terminal.expect("theseus> ")
    terminal.type("\r")
    terminal.expect("The cat")
    terminal.expect("cat 1/1> ")
    terminal.type("\u{4}")
    terminal.expectExit(0)
  }

  @Test func damagedProgressIsReportedAndSetAside() throws {
    let folder = try LessonFixture()
    try FileManager.default.createDirectory(atPath: folder.folder.path + "/theseus", withIntermediateDirectories: true)
    try folder.folder.write("{ not JSON", to: "theseus/progress.json")
    let result = try TestProgram.run(
      "theseus", ["learn", "cat", "--lessons", folder.lessons], input: ":quit\n", environment: folder.environment)
    #expect(result.status == 0)
    #expect(result.errors.contains("progress was damaged"))
    #expect(try folder.folder.text("theseus/progress.json.damaged-1") == "{ not JSON")
  }

  @Test func progressIsNotKeptWhereItIsNotWanted() throws {
    let folder = try LessonFixture()
    let arguments = ["learn", "ship", "--lessons", folder.lessons, "--no-progress"]
    _ = try TestProgram.run("theseus", arguments, input: "\n:quit\n", environment: folder.environment)
    #expect(!FileManager.default.fileExists(atPath: folder.folder.path + "/theseus/progress.json"))
  }

  @Test func tabKnowsLessonsStepsAndCommands() throws {
    let folder = try LessonFixture()
    let terminal = try PseudoTerminal(
      "theseus", ["learn", "ship", "--lessons", folder.lessons], environment: folder.environment)
    terminal.expect("ship 1/3> ")
    terminal.type(":got\tla\t\r")
    terminal.expect("The last plank")
    terminal.expect("ship 3/3> ")
    terminal.type(":lesson c\t\r")
    terminal.expect("The cat")
    terminal.expect("cat 1/1> ")
  }

  @Test func unfinishedSwiftWaitsForMore() throws {
    let folder = try LessonFixture()
    let terminal = try PseudoTerminal(
      "theseus", ["learn", "cat", "--lessons", folder.lessons], environment: folder.environment)
    terminal.expect("cat 1/1> ")
    terminal.type("func purr(\r")
    terminal.expect(".......> ")
    terminal.type("\r")
    terminal.expect("cat 1/1> ")
    terminal.type(":{\r")
    terminal.expect(".......> ")
    terminal.type("\u{3}")
    terminal.expect("cat 1/1> ")
    terminal.type(":predict if true {\r")
    terminal.expect(".......> ")
    terminal.type("\u{3}")
    terminal.expect("cat 1/1> ")
    terminal.type("\u{4}")
    terminal.expectExit(0)
  }

  @Test func presentingWalksBothWays() throws {
    let folder = try LessonFixture()
    let terminal = try PseudoTerminal(
      "theseus", ["present", "ship", "--lessons", folder.lessons], environment: folder.environment)
    terminal.expect("The ship")
    terminal.expect("ship 1/3> ")
    terminal.type(" ")
    terminal.expect("Planks are replaced.")
    terminal.expect("ship 2/3> ")
    terminal.type(" ")
    terminal.expect("Now a question.")
    terminal.type("\u{7F}")
    terminal.expect("back")
    terminal.expect("ship 2/3> ")
    terminal.type(" ")
    terminal.expect("Now a question.")
    terminal.type(":")
    terminal.expect("try> ")
    terminal.type("\u{4}")
    terminal.expect("ship 2/3> ")
    terminal.type("q")
    terminal.expectExit(0)
  }

  @Test func playingIsTheSameTwice() throws {
    let folder = try LessonFixture()
    let arguments = ["play", "ship", "cat", "--lessons", folder.lessons]
    let first = try TestProgram.run("theseus", arguments, environment: folder.environment)
    let second = try TestProgram.run("theseus", arguments, environment: ["LC_ALL": "C"])
    #expect(first.status == 0)
    #expect(first.errors == "")
    #expect(first.output == second.output)
    #expect(first.output.contains("Step 3 of 3: The last plank"))
  }

  @Test func unknownFenceIsLocated() throws {
    let folder = try LessonFixture()
    try folder.folder.write(
      "---\ntitle: T\nid: t\nrequires: theseus 1\n---\n\n## step a: A\n\n```consol\n```\n", to: "t.md")
    try folder.folder.write(
      "---\ntitle: T\nid: t\nrequires: theseus 1\n---\n\n## step a: A\n\n```swift scnee\n```\n", to: "t.md")
    for command in ["play", "present", "verify"] {
      let result = try TestProgram.run("theseus", [command, folder.folder.path + "/t.md"])
      #expect(result.status == 2)
      let words = result.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("t.md:9:1: error: unknown fence 'swift scnee'; did you mean"))
    }
  }

  @Test func missingLessonsAreExplained() throws {
    let folder = try LessonFixture()
    let unknown = try TestProgram.run("theseus", ["shi", "--lessons", folder.lessons])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean 'ship'?"))
    let nowhere = try TestProgram.run("theseus", ["learn", "--lessons", folder.folder.path + "/nowhere"])
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("no folder of lessons"))
  }
}

/// A folder with two lessons, and a place for history and progress.
private final class LessonFixture {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: lessons, withIntermediateDirectories: true)
    try folder.write(Self.ship, to: "Lessons/01-ship.md")
    try folder.write(Self.cat, to: "Lessons/02-cat.md")
  }

  var lessons: String { folder.path + "/Lessons" }
  var environment: [String: String] { ["XDG_STATE_HOME": folder.path] }

  private static let ship = """
    ---
    title: The ship
    id: ship
    requires: theseus 1
    ---

    ## step planks: Planks

    Planks are replaced.

    ## step same: The same

    Now a question.

    ```quiz
    Is it the same ship?
    - [ ] By its pointer :: A pointer says nothing about values.
    - [x] By its place :: The place is its identity.
    ```

    ## step last: The last plank

    It is new.
    """

  private static let cat = """
    ---
    title: The cat
    id: cat
    requires: theseus 1
    ---

    ## step one: One

    She sleeps.
    """
}
