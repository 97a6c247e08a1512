import Testing
import TheseusRuntime
import TheseusTestSupport
import TheseusTrace

/// Whose work a trace says that something is.
@Suite struct AttributionTests {
  private func withLab(_ source: String, _ check: @escaping @Sendable (Lab) throws -> [String]) throws {
    let problems = try #require(
      onLargeStack { () -> [String] in
        do { return try check(Lab(source)) } catch { return ["\(error)"] }
      })
    #expect(problems == [])
  }

  /// 4.7 [D: DOC:view/task]: the task is cancelled, and what it writes then is its own work, not that of the tab.
  @Test func aTaskThatATabSwitchCancelledWritesItself() throws {
    let program = """
      struct Feed: View {
        @State var status = "-"
        var body: some View {
          Text(status).task { do { try await Task.sleep(for: .seconds(5)) } catch { status = "cancelled" } }
        }
      }
      struct Root: View {
        @State var tab = "feed"
        var body: some View {
          TabView(selection: $tab) {
            Feed().tabItem { Text("Feed") }.tag("feed")
            Text("me").tabItem { Text("Profile") }.tag("me")
          }
        }
      }
      """
    try withLab(program) { lab in
      try lab.tap("Profile")
      var problems = Problems()
      problems.compare(lab.trace.writes.map(\.property), ["tab", "status"])
      guard lab.trace.writes.count == 2 else { return problems.list }
      problems.compare(lab.trace.writes[0].origin, .action(control: "Tab \"Profile\""))
      if case .lifecycle("task", let view) = lab.trace.writes[1].origin {
        problems.compare(view.view, "Feed")
      } else {
        problems.compare("\(lab.trace.writes[1].origin)", "the task of Feed")
      }
      return problems.list
    }
  }

  /// 5.3 [R]: an `==` cannot look at a closure, so a closure that differs is no reason of a body that it let run.
  @Test func aClosureThatEqualityIgnoresIsNoCause() throws {
    let program = """
      struct Row: View, Equatable {
        let n: Int
        let action: () -> Void
        static func == (a: Row, b: Row) -> Bool { a.n == b.n }
        var body: some View { Text("row \\(n)") }
      }
      struct Loose: View { let n: Int; let action: () -> Void; var body: some View { Text("loose \\(n)") } }
      struct Root: View {
        @State var k = 0
        var body: some View {
          VStack {
            Button("go") { k += 1 }
            Row(n: k) { k += 10 }.equatable()
            Row(n: k) { k += 10 }
            Loose(n: k) { k += 10 }
          }
        }
      }
      """
    try withLab(program) { lab in
      try lab.tap("go")
      var problems = Problems()
      problems.compare(
        lab.trace.bodies.map { $0.causes.map(\.subject) },
        [[.property], [.field("n")], [.field("n")], [.field("n"), .closure(field: "action")]])
      return problems.list
    }
  }

  /// 4.7 [D: DOC:asyncstream, DOC:checkedcontinuation]: what an input lets go on is the work of the task that waited.
  @Test func aTaskThatAnInputResumesWritesItself() throws {
    let program = """
      struct Root: View {
        @State var n = 0
        @State var out: AsyncStream<Int>.Continuation?
        @State var waiting: CheckedContinuation<Int, Never>?
        var body: some View {
          VStack {
            Button("yield") { out?.yield(5) }
            Button("wait") { Task { n += await withCheckedContinuation { waiting = $0 } } }
            Button("resume") { waiting?.resume(returning: 3) }
            Button("go") { n = 0 }
          }
          .task {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            out = continuation
            for await value in stream { n += value }
          }
        }
      }
      """
    try withLab(program) { lab in
      var problems = Problems()
      let root = ViewReference(node: 1, view: "Root")
      for (name, origin) in [
        ("yield", Trace.WriteOrigin.resumed(.lifecycle("task", of: root), by: "Button \"yield\"")),
        ("wait", .action(control: "Button \"wait\"")),
        ("resume", .resumed(.action(control: "Button \"wait\""), by: "Button \"resume\"")),
        ("go", .action(control: "Button \"go\"")),
      ] {
        try lab.tap(name)
        problems.compare(lab.trace.writes.map(\.origin), [origin])
      }
      return problems.list
    }
  }

  /// 2.10: what is pushed in a split view takes the place of its detail; the sidebar beside it goes on.
  @Test func theDetailThatAPushCoversIsNotEdited() throws {
    let program = """
      struct Root: View {
        @State var side = [1, 2]
        @State var items = [1, 2]
        var body: some View {
          NavigationSplitView {
            NavigationLink("push", value: 3)
            List { ForEach(side, id: \\.self) { Text("\\($0)") }.onMove { side.move(fromOffsets: $0, toOffset: $1) } }
          } detail: {
            List { ForEach(items, id: \\.self) { Text("\\($0)") }.onDelete { items.remove(atOffsets: $0) } }
              .navigationDestination(for: Int.self) { Text("level \\($0)") }
          }
        }
      }
      """
    try withLab(program) { lab in
      var problems = Problems()
      try lab.tap("push")
      #expect(throws: (any Error).self) { try lab.perform("delete 1") }
      try lab.perform("move 1 2")
      problems.compare([lab.state("side"), lab.state("items")], ["[2, 1]", "[1, 2]"])
      return problems.list
    }
  }

  /// 11.1: what a push covers stays on the screen for half a second; a user reaches only what is pushed, as `:controls` says.
  @Test func whatAPushCoversIsNotEditedOrScrolled() throws {
    let program = """
      struct Root: View {
        @State var items = Array(0..<5)
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            List { ForEach(items, id: \\.self) { Text("\\($0)") }.onDelete { items.remove(atOffsets: $0) } }
              .toolbar { Button("push") { path = [1] } }
              .navigationDestination(for: Int.self) { Text("level \\($0)") }
          }
        }
      }
      """
    try withLab(program) { lab in
      var problems = Problems()
      try lab.perform("viewport 2")
      try lab.perform("delete 1")
      problems.compare(lab.state("items"), "[1, 2, 3, 4]")
      try lab.tap("push")
      for act in ["delete 1", "scroll down"] {
        do {
          try lab.perform(act)
          problems.compare(act, "refused")
        } catch {
          problems.compare(lab.state("items"), "[1, 2, 3, 4]")
        }
      }
      return problems.list
    }
  }
}
