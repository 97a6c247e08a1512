extension Rule {
  /// Section 4.10: objects end in the update that lets go of them.
  static let ends: [Rule] = [
    Rule(
      "4.10", "an object ends with its storage, though the environment handed it on, and what it held ends behind it",
      source: "D: 4.10; L",
      """
      final class Inner { deinit { print("inner") } }
      final class M: ObservableObject { let inner = Inner(); deinit { print("outer") } }
      struct Leaf: View { @EnvironmentObject var m: M; var body: some View { Text("leaf").onDisappear { print("gone") } } }
      struct Kid: View { @StateObject var m = M(); var body: some View { VStack { Leaf() }.environmentObject(m) } }
      """ + "\n" + toggling("if f { Kid() }"),
      steps: [Step("tap go", bodies: "P Kid Leaf"), Step("tap go", bodies: "P", prints: "gone outer inner")],
      isRepeatable: false),
    Rule(
      "4.10", "an object that only what stands around a view held ends with it", source: "D: 4.10; L",
      """
      final class M: Equatable {
        let k: Int
        init(_ k: Int) { self.k = k }
        deinit { print("end \\(k)") }
        static func == (a: M, b: M) -> Bool { a === b }
      }
      func tapped(_ k: Int) -> some View { let m = M(k); return Text("tap").onTapGesture { print(m.k) } }
      func turned() -> some View { let m = M(2); return Text("x").transaction(value: m) { _ in } }
      func timed() -> some View { let m = M(3); return TimelineView(.everyMinute) { _ in Text("t\\(m.k)") } }
      func phased() -> some View {
        let m = M(4)
        return Text("p").phaseAnimator([m]) { content, _ in content } animation: { _ in nil }
      }
      func sought() -> some View {
        let m = M(5)
        return Text("s").searchable(text: Binding(get: { m.k == 5 ? "" : "-" }, set: { _ in }))
      }
      """ + "\n"
        + counting(
          """
          VStack { if k < 1 { tapped(0) } }
          List { if k < 2 { tapped(1) } }
          VStack { if k < 3 { turned() }; if k < 4 { timed() }; if k < 5 { phased() }; if k < 6 { sought() } }
          """),
      // The body makes the objects of what stays anew; the last to end is that of what goes.
      steps: (0...5).map { gone in
        let ends = Array(gone + 1..<6) + [gone]
        return Step("tap go", bodies: "P", prints: ends.map { "end \($0)" }.joined(separator: " "))
      }, isRepeatable: false),
    Rule(
      "4.10", "another object in the environment ends the one before", source: "D: 4.10; L",
      """
      @Observable final class M { let k: Int; init(_ k: Int) { self.k = k }; deinit { print("end \\(k)") } }
      struct Leaf: View { @Environment(M.self) var m: M?; var body: some View { Text("leaf \\(m?.k ?? 0)") } }
      struct P: View {
        @State var m: M? = M(1)
        var body: some View { VStack { Button("other") { m = M(2) }; Button("none") { m = nil }; Leaf().environment(m) } }
      }
      """,
      steps: [
        Step("tap other", prints: "end 1", screen: "other none leaf 2"),
        Step("tap none", prints: "end 2", screen: "other none leaf 0"),
      ], isRepeatable: false, except: [.container: "what the box stores holds the initial value"]),
    Rule(
      "4.10", "an object that only a row or a closure of a modifier held ends with it", source: "D: 4.10; L",
      """
      final class M { let k: Int; init(_ k: Int) { self.k = k }; deinit { print("end \\(k)") } }
      struct P: View {
        @State var ms = [M(1), M(2)]
        @State var f = true
        var body: some View {
          VStack {
            Button("drop") { ms.removeLast() }
            Button("close") { f = false }
            ForEach(ms, id: \\.k) { m in Text("row").onDisappear { print("gone \\(m.k)") } }
            if f { closed() }
          }
        }
        func closed() -> some View { let m = M(9); return Text("x").onDisappear { print("gone \\(m.k)") } }
      }
      """,
      steps: [
        Step("tap close", prints: "gone 9 end 9"),
        Step("tap drop", prints: "gone 2 end 2", lifetimes: "-Text forEach"),
      ],
      isRepeatable: false, except: [.container: "what the box stores holds the initial value"]),
    Rule(
      "4.10", "an object that only the action of a gesture holds ends with the view, whoever made it",
      source: "D: 4.10; L",
      """
      final class M { let k: Int; init(_ k: Int) { self.k = k }; deinit { print("end \\(k)") } }
      struct V: View { var body: some View { let m = M(1); Text("v").onTapGesture { print(m.k) } } }
      struct P: View {
        @State var f = true
        @State var ids = [5, 6]
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            Button("drop") { ids.removeLast() }
            if f { V() }
            if f { GeometryReader { _ in let m = M(2); Text("g").onTapGesture { print(m.k) } } }
            ForEach(ids, id: \\.self) { i in
              let m = M(i)
              Text("\\(i)").gesture(TapGesture().onEnded { print(m.k) })
            }
          }
        }
      }
      """,
      steps: [Step("tap drop", prints: "end 5 end 6"), Step("tap go", prints: "end 1 end 2")],
      isRepeatable: false),
    Rule(
      "4.3", "what a task writes into the storage of a view that is gone leads to nothing",
      source: "I from D: W21 (storage lives as long as identity); R: OSUI StoredLocation (a write without a host)",
      """
      struct Late: DynamicProperty { @State var k = 0 }
      struct Kid: View {
        @State var n = 0
        var late = Late()
        var body: some View {
          Button("kid \\(n) \\(late.k)") {
            Task { try? await Task.sleep(for: .seconds(1)); n += 1; late.k += 1; print("n\\(n)") }
          }
        }
      }
      struct P: View {
        @State var f = true
        var body: some View { VStack { Button("go") { f.toggle() }; if f { Kid() } } }
      }
      """, mount: "",
      steps: [
        Step("tap kid 0 0", bodies: ""), Step("tap go", bodies: "P"),
        Step("wait 2", bodies: "", prints: "n1", storage: "changed Kid.n 0 1 | changed Kid.late.k 0 1"),
        Step("tap go", bodies: "P Kid", screen: "go kid 0 0"),
      ], isRepeatable: false),
  ]
}
