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
      steps: [Step("tap close", prints: "gone 9 end 9"), Step("tap drop", prints: "gone 2 end 2")],
      isRepeatable: false, except: [.container: "what the box stores holds the initial value"]),
  ]
}
