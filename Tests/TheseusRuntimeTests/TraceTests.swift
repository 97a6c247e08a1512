import Testing
import TheseusRuntime
import TheseusTestSupport
import TheseusTrace

/// What traces say besides the order of bodies.
@Suite struct TraceTests {
  private func withLab(_ source: String, _ check: @escaping @Sendable (Lab) throws -> [String]) throws {
    let problems = try #require(
      onLargeStack { () -> [String] in
        do { return try check(Lab(source)) } catch { return ["\(error)"] }
      })
    #expect(problems == [])
  }

  private static let branch = """
    struct Recorder: View { @State var title = ""; var body: some View { Button("add \\(title)") { title += "x" } } }
    struct Footer: View { var body: some View { Text("end") } }
    struct Root: View {
      @State var dayTime = true
      var body: some View {
        VStack {
          if dayTime { Recorder() } else { Recorder() }
          Footer()
          Button("night") { dayTime.toggle() }
        }
      }
    }
    """

  /// 5.6 [L]: a change in place is announced, equal or not; the trace must not take it for one of `@Published`.
  @Test func anEqualChangeInPlaceIsToldAsOneOfAnObservableObject() throws {
    let program = """
      @Observable final class M { var counts = ["a": 1] }
      final class N: ObservableObject { @Published var k = 1 }
      struct Root: View {
        @State var m = M()
        @StateObject var n = N()
        var body: some View {
          VStack { Text("\\(m.counts.count) \\(n.k)"); Button("m") { m.counts["a"] = 1 }; Button("n") { n.k = 1 } }
        }
      }
      """
    try withLab(program) { lab in
      var problems = Problems()
      for (button, isOfObservable) in [("m", true), ("n", false)] {
        try lab.tap(button)
        problems.compare(lab.trace.writes.map(\.invalidates), [true])
        problems.compare(lab.trace.writes.map(\.isOfObservable), [isOfObservable])
      }
      return problems.list
    }
  }

  /// 5.10 [D: release notes iOS 14.5]: whichever property with a key is written, the trace names it, and each body its object's.
  @Test func aWriteToAppStorageOfAnObjectIsToldAsItsOwn() throws {
    let program = """
      final class M: ObservableObject { @AppStorage("k") var level = 1 }
      struct A: View { @ObservedObject var m: M; var body: some View { Text("a \\(m.level)") } }
      struct Root: View {
        @StateObject var m = M()
        @AppStorage("k") var k = 1
        let other = M()
        var body: some View {
          VStack { A(m: m); Button("m") { m.level += 1 }; Button("k") { k += 1 }; Button("other") { other.level += 1 } }
        }
      }
      """
    try withLab(program) { lab in
      var problems = Problems()
      // The stored property is made before the storage of the view.
      let cause = Trace.Cause.Subject.object("M #2", property: "level")
      for (button, target, property) in [
        ("m", Trace.WriteTarget.object("M #2"), "level"), ("other", .object("M #1"), "level"),
      ] {
        try lab.tap(button)
        problems.compare(lab.trace.writes.map(\.target), [target])
        problems.compare(lab.trace.writes.map(\.property), [property])
        problems.compare(lab.trace.bodies.last?.causes.map(\.subject), [cause])
        problems.compare(lab.trace.bodies.last?.printChanges, "A: _m changed.")
      }
      try lab.tap("k")
      problems.compare(lab.trace.writes.map(\.property), ["k"])
      problems.compare(lab.trace.bodies.last?.causes.map(\.subject), [cause])
      return problems.list
    }
  }

  @Test func aBranchIsNamedByItsPathAndItsStateIsReplaced() throws {
    try withLab(TraceTests.branch) { lab in
      var problems = Problems()
      problems.compare(
        lab.trace.created.map(\.identity), ["Root", "Root/VStack/0/if:true/Recorder", "Root/VStack/1/Footer"])
      problems.compare(lab.trace.created.map(\.rule), [.root, .branch, .parent])
      problems.compare(
        lab.trace.bodies.map(\.printChanges),
        [
          "Root: @self, @identity, _dayTime changed.", "Recorder: @self, @identity, _title changed.",
          "Footer: @self changed.",
        ])
      try lab.tap("add ")
      try lab.tap("night")
      problems.compare(lab.trace.created.map(\.identity), ["Root/VStack/0/if:false/Recorder"])
      problems.compare(lab.trace.created.map(\.rule), [.branch])
      problems.compare(lab.trace.removed.map(\.identity), ["Root/VStack/0/if:true/Recorder"])
      problems.compare(lab.trace.removed.map(\.rule), [.branch])
      problems.compare(lab.trace.skipped.map(\.view), ["Footer"])
      let lost = lab.trace.state.filter { $0.event == .lost }
      problems.compare(lost.map(\.old?.literal), ["\"x\""])
      problems.compare(lost.map(\.replacedBy), [lab.trace.created.first?.view.node])
      problems.compare(
        lab.trace.bodies.map(\.printChanges),
        ["Root: _dayTime changed.", "Recorder: @self, @identity, _title changed."])
      problems.compare(
        lab.trace.writes.map { "\($0.property) \($0.old.literal) \($0.new.literal) \($0.changed)" },
        ["dayTime true false true"])
      problems.compare(lab.trace.bodies.first?.causes.first?.write, 0)
      problems.compare(lab.trace.passes, 1)
      return problems.list
    }
  }

  /// R: 4.6 (what leaves without an animation is parked, and erased one pass later).
  @Test func aRemovalBelongsToThePassThatDecidedIt() throws {
    let source = """
      struct Row: View { @State var n = 0; var body: some View { Text("row") } }
      struct Root: View {
        @State var ids = [1, 2]
        @State var n = 0
        var body: some View {
          VStack { Button("drop") { ids.removeFirst() }; Text("\\(n)"); ForEach(ids, id: \\.self) { _ in Row() } }
            .onChange(of: ids) { n += 1 }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("drop")
      problems.compare(lab.trace.bodies.map(\.pass), [1, 2])
      problems.compare(lab.trace.removed.map(\.pass), [1])
      problems.compare(lab.trace.state.filter { $0.event == .lost }.map(\.pass), [1])
      return problems.list
    }
  }

  @Test func theBranchesOfAChainAreNamedByTheirOwnWords() throws {
    let source = """
      struct Row: View { let name: String; @State var n = 0; var body: some View { Text(name) } }
      struct Root: View {
        @State var k = 0
        var body: some View {
          Button("go") { k += 1 }
          if k == 0 { Row(name: "a") } else if k == 1 { Row(name: "b") } else { Row(name: "c") }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      for slots in [["if k == 0", "else if k == 1"], ["else if k == 1", "else"]] {
        try lab.tap("go")
        problems.compare(lab.trace.tree.slots, slots)
      }
      return problems.list
    }
  }

  @Test func aNewIDIsNoReasonForWhatIsNewWithIt() throws {
    let source = """
      struct Leaf: View { var body: some View { Text("x") } }
      struct Page: View { let k: Int; var body: some View { Leaf().id(k) } }
      struct Root: View {
        @State var k = 0
        var body: some View {
          VStack { Button("go") { k += 1 }; Button("show") { k += 10 }; if k < 10 { Page(k: k) } else { Page(k: 0) } }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("go")
      problems.compare(lab.trace.created.map { "\($0.view.view) \($0.rule)" }, ["Leaf id"])
      try lab.tap("show")
      problems.compare(lab.trace.created.map { "\($0.view.view) \($0.rule)" }, ["Page branch", "Leaf parent"])
      return problems.list
    }
  }

  @Test func aParentHandsOnAField() throws {
    let source = """
      struct Row: View { let name: String; var body: some View { Text(name) } }
      struct Root: View {
        @State var names = ["a", "b"]
        var body: some View {
          VStack { Button("go") { names[1] = "c" }; ForEach(names.indices, id: \\.self) { Row(name: names[$0]) } }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("go")
      problems.compare(lab.bodies, "Root Row")
      let cause = lab.trace.bodies.last?.causes.first
      problems.compare(cause?.subject, .field("name"))
      problems.compare(cause?.old?.literal, "\"b\"")
      problems.compare(cause?.new?.literal, "\"c\"")
      problems.compare(cause?.maker?.content, "ForEach")
      problems.compare(cause?.maker?.id, "1")
      problems.compare(lab.trace.kept.map(\.view), ["Root", "Row"])
      return problems.list
    }
  }

  @Test func silenceIsExplained() throws {
    let source = """
      struct Child: View { @Binding var n: Int; var body: some View { Button("child") { n += 1 } } }
      struct Root: View { @State var n = 0; var body: some View { VStack { Child(n: $n); Button("same") { n = n } } } }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("child")
      problems.compare(lab.bodies, "")
      if case .unread(let owner, let passes)? = lab.trace.silences.first?.reason {
        problems.compare(owner.view, "Root")
        problems.compare(passes, true)
      } else {
        problems.list.append("\(lab.trace.silences)")
      }
      try lab.tap("same")
      problems.compare(lab.trace.silences.map(\.reason), [.sameValue])
      return problems.list
    }
  }

  @Test func aReadOfAnObservableObjectThatNobodyHoldsIsNoReason() throws {
    let source = """
      class Inner: ObservableObject { @Published var v = 0 }
      class Outer: ObservableObject { @Published var inner = Inner() }
      struct Root: View {
        @StateObject var m = Outer()
        var body: some View {
          Button("inner \\(m.inner.v)") { m.inner.v += 1 }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("inner 0")
      problems.compare(lab.bodies, "")
      problems.compare(lab.trace.silences.map(\.reason), [.unheld(object: "Inner #1")])
      return problems.list
    }
  }

  @Test func rowsMoveOutsideOfTheLongestRunThatKeptItsOrder() throws {
    let source = """
      struct Row: View { let n: Int; @State var s = 0; var body: some View { Text("\\(n)") } }
      struct Root: View {
        @State var items = [1, 2, 3, 4]
        var body: some View {
          VStack { Button("go") { items = [4, 1, 2, 3] }; ForEach(items, id: \\.self) { Row(n: $0) } }
        }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("go")
      problems.compare(
        lab.trace.moved.map { "\($0.identity) \($0.from) \($0.to)" }, ["Root/VStack/1/ForEach/each(4)/Row 3 0"])
      return problems.list
    }
  }

  @Test func primitiveRowsAreListed() throws {
    let source = """
      struct Root: View {
        @State var items = ["a", "b"]
        var body: some View { VStack { Button("go") { items.removeLast() }; ForEach(items, id: \\.self) { Text($0) } } }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      problems.compare(
        lab.trace.created.map { "\($0.view.view) \($0.view.kind.rawValue) \($0.identity)" },
        [
          "Root view Root", "Text primitive Root/VStack/1/ForEach/each(\"a\")",
          "Text primitive Root/VStack/1/ForEach/each(\"b\")",
        ])
      try lab.tap("go")
      problems.compare(lab.trace.removed.map(\.identity), ["Root/VStack/1/ForEach/each(\"b\")"])
      return problems.list
    }
  }

  @Test func animatedContentLeavesWhenTheAnimationEnds() throws {
    let source = """
      struct Row: View { @State var s = 1; var body: some View { Text("row").onDisappear { print("-") } } }
      struct Root: View {
        @State var f = true
        var body: some View { VStack { Button("go") { withAnimation { f.toggle() } }; if f { Row() } } }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("go")
      problems.compare(lab.trace.removing.map(\.view.view), ["Row"])
      problems.compare(lab.trace.removed.count, 0)
      problems.compare(lab.output, "")
      problems.compare(lab.trace.writes.map(\.isAnimated), [true])
      try lab.tap("go")
      problems.compare(lab.trace.revived.map(\.view.view), ["Row"])
      try lab.tap("go")
      try lab.wait(1)
      problems.compare(lab.trace.removed.map(\.view.view), ["Row"])
      problems.compare(lab.output, "-")
      problems.compare(lab.trace.state.map(\.event), [.lost])
      return problems.list
    }
  }

  @Test func objectsEndInTheUpdateThatLetsThemGo() throws {
    let source = """
      class M: ObservableObject { @Published var n = 0; deinit { print("deinit") } }
      struct Row: View { @StateObject var m = M(); var body: some View { Button("n \\(m.n)") { m.n += 1 } } }
      struct Root: View {
        @State var f = true
        var body: some View { VStack { Button("go") { f.toggle() }; if f { Row() } } }
      }
      """
    try withLab(source) { lab in
      var problems = Problems()
      try lab.tap("n 0")
      problems.compare(lab.bodies, "Row")
      problems.compare(lab.trace.writes.map { "\($0.property) \($0.old.literal) \($0.new.literal)" }, ["n 0 1"])
      try lab.tap("go")
      problems.compare(lab.output, "deinit")
      problems.compare(lab.trace.state.filter { $0.event == .lost }.map(\.old?.literal), ["M #1"])
      return problems.list
    }
  }
}

extension ViewTree {
  /// Which children of their containers the tree shows, in order.
  fileprivate var slots: [String] { root.map(ViewTree.slots) ?? [] }

  private static func slots(of node: ViewTree.Node) -> [String] {
    [node.slot].compactMap { $0 } + node.children.flatMap(slots)
  }
}

/// Collects what differs.
struct Problems {
  var list: [String] = []

  /// Notes a difference.
  mutating func compare<Value: Equatable>(_ found: Value, _ expected: Value, line: Int = #line) {
    if found != expected { list.append("line \(line): \(found), not \(expected)") }
  }
}
