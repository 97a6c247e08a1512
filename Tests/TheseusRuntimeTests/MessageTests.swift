import Testing
import TheseusInterpreter
import TheseusTestSupport
import TheseusTrace

/// One message of SwiftUI: what brings it about, and what it says where (semantics 8).
struct Message: Sendable, CustomStringConvertible {
  /// The stable name of the warning.
  var id: String
  /// The words.
  var words: String
  /// The program; what the message points at stands behind `/**/`.
  var program: String
  /// What is tapped before; empty for a message of the mount.
  var tap = ""

  var description: String { id }

  /// Where the mark stands in the program.
  var location: String? {
    guard let mark = program.range(of: "/**/") else { return nil }
    let before = program[..<mark.upperBound].split(separator: "\n", omittingEmptySubsequences: false)
    return "test.swift:\(before.count):\((before.last?.count ?? 0) + 1)"
  }
}

@Suite struct MessageTests {
  private static let warnings: [Message] = [
    Message(
      id: "state-write-in-body",
      words: "Modifying state during view update, this will cause undefined behavior.",
      program: """
        struct Root: View {
          @State var n = 0
          var body: some View { let _ = write(); Text("\\(n)") }
          func write() { /**/n = 1 }
        }
        """),
    Message(
      id: "publish-in-update",
      words: "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
      program: """
        class M: ObservableObject { @Published var n = 0 }
        struct Root: View {
          @StateObject var m = M()
          @State var k = 0
          var body: some View { let _ = write(); Button("go") { k += 1 } }
          func write() { if m.n != k { /**/m.n = k } }
        }
        """, tap: "go"),
    Message(
      id: "publish-off-main",
      words:
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates.",
      program: """
        class M: ObservableObject { @Published var n = 0 }
        struct Root: View {
          @StateObject var m = M()
          var body: some View { Button("go") { DispatchQueue.global().async { /**/m.n += 1 } } }
        }
        """, tap: "go"),
    Message(
      id: "main-thread-held",
      words: "The main thread waited for 2.0 s in this update, and the clock moved on by as much.",
      program: """
        struct Root: View {
          @State var n = 0
          var body: some View { Button("go \\(n)") { /**/sleep(2); n += 1 } }
        }
        """, tap: "go 0"),
    Message(
      id: "state-before-install",
      words:
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.",
      program: """
        struct Child: View { @Binding var n: Int; var body: some View { Text("\\(n)") } }
        struct Root: View {
          @State var n = 0
          let child: Child
          init() { child = Child(n: /**/_n.projectedValue) }
          var body: some View { child }
        }
        """),
    Message(
      id: "state-object-before-install",
      words:
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time.",
      program: """
        class M: ObservableObject { var n = 0 }
        struct Root: View {
          @StateObject var m = M()
          init() { print(/**/m.n) }
          var body: some View { Text("x") }
        }
        """),
    Message(
      id: "environment-before-install",
      words:
        "Accessing Environment<ColorScheme>'s value outside of being installed on a View. This will always read the default value and will not update.",
      program: """
        struct Root: View {
          @Environment(\\.colorScheme) var scheme
          init() { print(/**/scheme == .dark) }
          var body: some View { Text("x") }
        }
        """),
    Message(
      id: "duplicate-id",
      words:
        "ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, this will give undefined results!",
      program: """
        struct Root: View { var body: some View { VStack { /**/ForEach([1, 1], id: \\.self) { Text("\\($0)") } } } }
        """),
    Message(
      id: "range-count-changed",
      words:
        "ForEach<Range<Int>, Int, Text> count (2) != its initial count (1). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!",
      program: """
        struct Root: View {
          @State var n = 1
          var body: some View { VStack { Button("go") { n += 1 }; /**/ForEach(0..<n) { Text("\\($0)") } } }
        }
        """, tap: "go"),
    Message(
      id: "onchange-loop", words: "onChange(of: Int) action tried to update multiple times per frame.",
      program: """
        struct Root: View {
          @State var n = 0
          var body: some View { /**/Button("go") { n += 1 }.onChange(of: n) { n += 1 } }
        }
        """, tap: "go"),
    Message(
      id: "preference-loop", words: "Bound preference Sum tried to update multiple times per frame.",
      program: """
        struct Sum: PreferenceKey {
          static let defaultValue = 0
          static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        struct Root: View {
          @State var n = 1
          var body: some View { /**/Text("x").preference(key: Sum.self, value: n).onPreferenceChange(Sum.self) { n = $0 + 1 } }
        }
        """),
  ]

  /// The words, the line and an explanation.
  @Test(arguments: MessageTests.warnings) func warns(_ message: Message) throws {
    let problems = try #require(
      onLargeStack { () -> [String] in
        do {
          let lab = try Lab(message.program)
          if !message.tap.isEmpty { try lab.tap(message.tap) }
          var problems = Problems()
          let warning = lab.trace.warnings.first
          problems.compare(Set(lab.trace.warnings.map(\.id)), [message.id])
          problems.compare(warning?.message, message.words)
          problems.compare(warning?.location.map(Self.line), message.location.map(Self.line))
          problems.compare(warning?.explanation == nil, false)
          return problems.list
        } catch { return ["\(error)"] }
      })
    #expect(problems == [])
  }

  private static func line(_ location: String) -> String {
    location.split(separator: ":").dropLast().joined(separator: ":")
  }

  private static let fatal: [Message] = [
    Message(
      id: "class style",
      words: "Fatal error: styles must be value types (either a struct or an enum); Flat is a class.",
      program: """
        /**/final class Flat: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
        struct Root: View { var body: some View { Button("a") { }.buttonStyle(Flat()) } }
        """),
    Message(
      id: "class view", words: "Fatal error: views must be value types (either a struct or an enum); V is a class.",
      program: """
        /**/final class V: View { var body: some View { Text("x") } }
        struct Root: View { var body: some View { V() } }
        """),
    Message(
      id: "Body == Never", words: "Fatal error: N may not have Body == Never",
      program: """
        /**/struct N: View { typealias Body = Never; var body: Never { fatalError() } }
        struct Root: View { var body: some View { VStack { N() } } }
        """),
    Message(
      id: "no EnvironmentObject, when it is read",
      words:
        "Fatal error: No ObservableObject of type M found. A View.environmentObject(_:) for M may be missing as an ancestor of this view.",
      program: """
        class M: ObservableObject { @Published var a = 0 }
        struct Root: View {
          @EnvironmentObject var m: M
          @State var on = false
          var body: some View { VStack { Button("go") { on = true }; if on { Text("\\(/**/m.a)") } } }
        }
        """, tap: "go"),
    Message(
      id: "no Observable object, though it is not read",
      words:
        "Fatal error: No Observable object of type M found. A View.environmentObject(_:) for M may be missing as an ancestor of this view.",
      program: """
        @Observable class M { var a = 0 }
        struct Root: View { /**/@Environment(M.self) var m; var body: some View { Text("x") } }
        """),
    Message(
      id: "an endless update", words: "the update did not come to an end after",
      program: """
        struct Root: View {
          @State var n = 0
          var body: some View { Text("\\(n)").onAppear { /**/n += 1 }.id(n) }
        }
        """),
    Message(
      id: "endless publishing in a body", words: "the update did not come to an end after",
      program: """
        class M: ObservableObject { @Published var n = 0 }
        struct Root: View {
          @StateObject var m = M()
          var body: some View { let _ = write(); Text("x") }
          func write() { /**/m.n += 1 }
        }
        """),
    Message(
      id: "an endless task", words: "what is due at this instant did not come to an end",
      program: """
        struct Root: View {
          @State var n = 0
          var body: some View { Text("\\(n)").task(id: n) { /**/n += 1 } }
        }
        """),
  ]

  /// The words and the line of what SwiftUI does not survive.
  @Test(arguments: MessageTests.fatal) func stops(_ message: Message) throws {
    let problems = try #require(
      onLargeStack { () -> [String] in
        var problems = Problems()
        do {
          let lab = try Lab(message.program)
          try lab.tap(message.tap)
          return ["nothing stopped"]
        } catch EvaluationError.trap(let trap) {
          problems.compare(trap.message.hasPrefix(message.words.prefix(60)), true)
          if trap.message.hasPrefix("Fatal error") { problems.compare(trap.message, message.words) }
          let place = Lab.location(of: trap, in: message.program)
          problems.compare(place.map(Self.line), message.location.map(Self.line))
        } catch { problems.list.append("\(error)") }
        return problems.list
      })
    #expect(problems == [])
  }

  private static let quiet = [
    "an object's own init": """
    class M: ObservableObject { @Published var n = 0; init() { n = 4 } }
    struct Root: View { @StateObject var m = M(); var body: some View { Button("go \\(m.n)") { m.n += 1 } } }
    """,
    "back on the main queue": """
    class M: ObservableObject { @Published var n = 4 }
    struct Root: View {
      @StateObject var m = M()
      var body: some View {
        Button("go \\(m.n)") { DispatchQueue.global().async { DispatchQueue.main.async { m.n += 1 } } }
      }
    }
    """,
    "an object that nobody observes": """
    class M: ObservableObject { @Published var n = 4 }
    let m = M()
    struct Root: View { var body: some View { Button("go \\(m.n)") { DispatchQueue.global().async { m.n += 1 } } } }
    """,
  ]

  /// What looks like it and is none.
  @Test(arguments: MessageTests.quiet.keys.sorted()) func isSilent(_ name: String) throws {
    let problems = try #require(
      onLargeStack { () -> [String] in
        do {
          let lab = try Lab(MessageTests.quiet[name] ?? "")
          var problems = Problems()
          problems.compare(lab.warnings, "")
          try lab.tap("go 4")
          problems.compare(lab.warnings, "")
          return problems.list
        } catch { return ["\(error)"] }
      })
    #expect(problems == [])
  }
}
