import Synchronization
import Testing
import TheseusProgram
import TheseusSession
import TheseusTestSupport
import TheseusTrace

/// An input that wants too much ends with a named error, at a place, and leaves the session as it was.
@Suite struct BudgetTests {
  /// The inputs, each with a part of what is said.
  static let inputs: [(text: String, message: String)] = [
    ("_ = Array(repeating: 0, count: 1_000_000_000)", "20 million elements"),
    ("_ = String(repeating: \"x\", count: 1_000_000_000)", "20 million bytes"),
    ("_ = String(repeating: \"xy\", count: Int.max)", "20 million bytes"),
    ("var text = \"x\"; for _ in 0..<60 { text += text }", "20 million bytes"),
    ("var words = \"x\"; for _ in 0..<60 { words = \"\\(words)\\(words)\" }", "20 million bytes"),
    ("var list = [0]; for _ in 0..<60 { list += list }", "20 million elements"),
    ("while true { print(\"once more\") }", "more than 1 MB"),
    ("print(String(repeating: \"x\", count: 2_000_000))", "more than 1 MB"),
    ("while true { grow() }", "MB of memory"),
    ("func again(_ n: Int) -> Int { again(n + 1) + 1 }; n = again(0)", "nested too deeply"),
    ("endless = true", "more than 50,000 levels"),
    ("endlessList = true", "more than 100 modifiers"),
  ]

  @Test func whatWantsTooMuchChangesNothing() throws {
    let problems = try #require(onLargeStack { BudgetTests.problems() })
    #expect(problems == [])
  }

  private static let program = """
    struct Endless: View { var body: some View { VStack { Text("again"); Endless() } } }
    struct EndlessList: View {
      var body: some View {
        Text("again")
        overlay { Text("again") }
      }
    }
    struct Home: View {
      @State var n = 0
      @State var endless = false
      @State var endlessList = false
      @State var lists: [[Int]] = []
      func grow() { lists.append(Array(repeating: n, count: 10_000)) }
      var body: some View { VStack { Text("\\(n)"); if endless { Endless() }; if endlessList { EndlessList() } } }
    }
    """

  private static func problems() -> [String] {
    // Each look finds more in use, as if nothing were ever freed.
    let inUse = Counter()
    let session = Session(Session.Configuration(memory: MemoryBudget { inUse.next() * (20 << 20) }, catalogue: .shared))
    _ = session.load([SourceFile(name: "home.swift", text: program)], root: "Home")
    _ = session.respond(to: "n = 7")
    let before = session.tree
    return inputs.flatMap { text, message in
      let response = session.respond(to: text)
      guard case .trace(let trace)? = response.parts.first, let error = trace.error else {
        return ["\(text): no error"]
      }
      var problems: [String] = []
      if error.id != "budget" || !error.message.contains(message) { problems.append("\(text): \(error.message)") }
      if error.location == nil, !text.hasPrefix("print") { problems.append("\(text): no place") }
      if response.outcome != .failed { problems.append("\(text): \(response.outcome)") }
      if session.tree != before { problems.append("\(text): the tree is another one") }
      return problems
    }
  }
}

/// Counts how often it is asked.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
