import Synchronization
import TheseusSession
import TheseusTestSupport
import Testing

/// Whoever interrupts waits for no call of the library: one that takes long asks again and again while it works.
@Suite struct InterruptionTests {
  /// Calls that take long, on `list`, `other`, `text` and `json`, which were made before.
  static let calls = [
    "list == other", "list.hashValue", "list.description", "\"\\(list)\"", "list.sorted()", "list.sorted(by: >)",
    "(0..<140_000).sorted(by: >)", "list.map { $0 + 1 }", "list.filter { $0 > 1 }", "list.reduce(0, +)",
    "list.contains(-1)", "list.max() as Any", "list.reversed() as [Int]", "Set(list)", "list.firstIndex(of: -1) as Any",
    "list.lazy.filter { $0 < 0 }.first as Any", "Array(0..<300_000)", "Dictionary(grouping: list) { $0 }",
    "list.map(String.init).joined()", "words.joined(separator: \"-\")", "list.shuffled()", "list + other",
    "[list: 1]", "Set([list, other]).count", "Mirror(reflecting: list).children.count",
    "String(repeating: \"ab\", count: 4_000_000)", "Array(repeating: 0, count: 300_000)",
    "text.contains(\"z\")", "text.contains(\"zz\")", "text.count", "text.uppercased()", "text.split(separator: \"b\")",
    "Array(text)", "text.filter { $0 == \"z\" }", "text.utf8.reduce(0) { $0 &+ Int($1) }",
    "text.reversed() as [Character]",
    "text.components(separatedBy: \"b\")", "text.replacingOccurrences(of: \"a\", with: \"c\")",
    "text.firstIndex(of: \"z\") as Any", "text.range(of: \"zz\") as Any", "zip(list, other).map { $0 + $1 }",
    "try JSONEncoder().encode(list)", "try JSONDecoder().decode([Int].self, from: json)",
    "Data(repeating: 0, count: 300_000).base64EncodedString()", "awkward.contains(#/(a+)+$/#)",
    "awkward.matches(of: #/(a|aa)*\\d/#).count", "text.matches(of: #/\\w*\\bz/#).count", "text.contains(#/(?:ab)+c/#)",
    "try NSRegularExpression(pattern: \"(a+)+$\").numberOfMatches(in: awkward, range: NSRange(location: 0, length: 30))",
    "awkward.range(of: \"(a+)+$\", options: .regularExpression) as Any",
    "awkward.replacingOccurrences(of: \"(a+)+$\", with: \"\", options: .regularExpression)",
  ]

  private static let values = """
    import Foundation
    let list = Array(repeating: 1, count: 140_000)
    let other = Array(repeating: 1, count: 140_000)
    let words = Array(repeating: "word", count: 140_000)
    let text = String(repeating: "ab", count: 70_000)
    let awkward = String(repeating: "a", count: 29) + "b"
    let json = Data(("[" + String(repeating: "1,", count: 10_000) + "1]").utf8)
    print("before")

    """

  @Test(arguments: calls)
  func asksTwiceInsideTheCall(_ call: String) throws {
    let patience = Patience(questions: 2)
    let outcome = try #require(
      onLargeStack {
        var script = Script(InterruptionTests.values + "print(\(call))\n", name: "main.swift")
        script.isInterrupted = { patience.isOver() }
        return script.run { if $0.hasPrefix("before") { patience.begin() } }
      })
    #expect(outcome.output == "before\n")
    #expect(outcome.diagnostics.map(\.message) == ["interrupted"])
  }

  /// The steps of one search are steps of the program.
  @Test func endsASearchWithTheBudget() throws {
    let text = "print(\"before\")\nprint(\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaab\".contains(#/(a+)+$/#))\n"
    let outcome = try #require(
      onLargeStack {
        var script = Script(text, name: "main.swift")
        script.limits = Script.Limits(steps: 100_000)
        return script.run()
      })
    #expect(outcome.output == "before\n")
    #expect(outcome.diagnostics.map(\.message) == ["this runs for more than 100000 steps and was stopped"])
  }

  /// A budget that ends where the library calls a closure leaves the closure and all around it, in this order.
  @Test func endsACallOfTheLibraryWithTheBudget() throws {
    let text = """
      func work(_ text: String, _ numbers: [Int]) -> Int {
        let more = [text + "!", text + "?"]
        let sorted = numbers.sorted(
          by: { $0 < $1 }
        )
        return sorted.count + more.count
      }
      let numbers = Array((0..<1000).reversed())
      var sum = 0
      for round in 1...100 { sum += work("long enough not to stand in the value itself", numbers) + round }
      """
    let outcome = try #require(
      onLargeStack {
        var script = Script(text, name: "main.swift")
        script.limits = Script.Limits(steps: 100_000)
        return script.run()
      })
    let problem = try #require(outcome.diagnostics.first)
    #expect(problem.message == "this runs for more than 100000 steps and was stopped")
    #expect(problem.notes.map(\.message).last == "called from 'main'")
  }

  /// What could never be made is refused at once, not made until a budget is used up.
  @Test(arguments: [
    ("Array(repeating: 0, count: 1 << 40)", "more than 20 million elements at once were refused"),
    ("String(repeating: \"a\", count: 1 << 40)", "more than 20 million bytes of text at once were refused"),
    ("String(repeating: \"ab\", count: .max)", "more than 20 million bytes of text at once were refused"),
    ("Data(count: 1 << 40)", "more than 20 million elements at once were refused"),
    ("String(format: \"%9223372036854775808d\", 5)", "more than 20 million bytes of text at once were refused"),
    ("String(format: \"%.2000000000f\", 1.0)", "more than 20 million bytes of text at once were refused"),
    ("String(format: \"%*d\", 2_000_000_000, 1)", "more than 20 million bytes of text at once were refused"),
    (
      "1.5.formatted(.number.precision(.fractionLength(Int.max)))",
      "more than 20 million bytes of text at once were refused"
    ),
    ("Array(repeating: 0, count: -1)", "Can't construct Array with count < 0"),
  ])
  func refusesWhatIsGigantic(_ call: String, _ message: String) throws {
    let outcome = try #require(
      onLargeStack { Script("import Foundation\nprint(\"before\")\nprint(\(call))\n", name: "main.swift").run() })
    #expect(outcome.output == "before\n")
    #expect(outcome.diagnostics.map(\.message) == [message])
  }

  /// What calls itself without end through the library, which the host's stack must outlive.
  static let recursions = [
    "struct S: CustomDebugStringConvertible { var debugDescription: String { String(reflecting: self) } }; debugPrint(S())",
    "struct S: CustomStringConvertible { var description: String { [self].description } }; print(S())",
    "struct S: Hashable { func hash(into h: inout Hasher) { h.combine(self) } }; print([S(): 1].count)",
    "struct S: Hashable { func hash(into h: inout Hasher) { h.combine([self]) } }; print(Set([S()]).count)",
    "struct S: Equatable { static func == (a: S, b: S) -> Bool { [a] == [b] } }; print(S() == S())",
    "struct S: Comparable { static func < (a: S, b: S) -> Bool { [a, b].sorted().isEmpty } }; print(S() < S())",
    "struct S: Hashable { var a: [S] }; var s = S(a: []), t = s; for _ in 0..<200_000 { s = S(a: [s]); t = S(a: [t]) }; print(s == t)",
  ]

  @Test(arguments: recursions)
  func endsWhatIsNestedWithoutEnd(_ text: String) throws {
    let outcome = try #require(onLargeStack { Script(text + "\n", name: "main.swift").run() })
    #expect(outcome.diagnostics.map(\.message) == [Self.isNested])
  }

  private static let isNested = "the calls are nested too deeply; a function probably calls itself without end"

  /// A failure behind many nested calls leaves what is around them as it was.
  @Test func goesOnBehindAFailureInTheDepth() throws {
    let text = """
      struct Deep: Error {}
      struct S: Equatable {
        var n: Int
        static func == (a: S, b: S) -> Bool { [S(n: a.n - 1)].contains { try! below($0) } }
      }
      func below(_ s: S) throws -> Bool { s.n > 0 ? s == s : true }
      func dive(_ n: Int, _ names: [String]) throws -> Int {
        if n == 0 { throw Deep() }
        return try names.map { try dive(n - 1, [$0 + "x"]) }.reduce(0, +)
      }
      let names = ["a", "b"]
      do { print(try dive(3000, names)) } catch { print("caught", names) }
      print(S(n: 2000) == S(n: 2000))

      """
    let outcome = try #require(onLargeStack { Script(text, name: "main.swift").run() })
    #expect(outcome.output == "caught [\"a\", \"b\"]\ntrue\n")
  }

  /// A check that takes long is given up as well.
  @Test func endsACheck() throws {
    let text = "let b = true\nprint(" + Array(repeating: "b", count: 400).joined(separator: " && ") + ")\n"
    let outcome = try #require(
      onLargeStack {
        var script = Script(text, name: "main.swift")
        script.isInterrupted = { true }
        return script.run()
      })
    #expect(outcome.output == "")
    #expect(outcome.diagnostics.map(\.message) == ["interrupted"])
  }

  /// Swift waits for ever here.
  @Test func endsAValueThatNeedsItself() throws {
    let text = "class C { static let shared = C(); init() { print(\"i\"); _ = C.shared } }; _ = C.shared\n"
    let outcome = try #require(onLargeStack { Script(text, name: "main.swift").run() })
    #expect(outcome.output == "i\n")
    #expect(
      outcome.diagnostics.map(\.message)
        == ["'C.shared' is read while its own initial value is made, which never ends"])
  }
}

/// Somebody who interrupts when they have been asked a number of times.
private final class Patience: Sendable {
  private let questions: Int
  private let left = Mutex<Int?>(nil)

  init(questions: Int) { self.questions = questions }

  func begin() { left.withLock { $0 = questions } }

  func isOver() -> Bool {
    left.withLock { left in
      guard let count = left else { return false }
      left = count - 1
      return count <= 1
    }
  }
}
