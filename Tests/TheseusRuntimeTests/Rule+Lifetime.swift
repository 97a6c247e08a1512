extension Rule {
  /// Sections 2.4, 2.5, 4, 7 and 11.1: what the scenarios do not show.
  static let lifetime: [Rule] = [
    Rule(
      "2.5", "equal ids are warned about once", source: "R: OSUI ForEach",
      counting("ForEach([1, 1], id: \\.self) { C(\"\\($0)\") }; Text(\"\\(k)\")"), mount: "+1",
      warnings: [
        "ForEach<Array<Int>, Int, C>: the ID 1 occurs multiple times within the collection, this will give undefined results!"
      ], steps: [Step("tap go", bodies: "P")], isRepeatable: false),
    Rule(
      "1.9", "one view has its background, and several share a color without a word", source: "D: DOC:group",
      toggling(
        "Group { Text(\"a\"); Text(\"b\") }.background(Color.red); VStack { Text(\"c\"); Text(\"d\") }.overlay { C(\"x\") }"
      ),
      mount: "+x", steps: [Step("tap go", bodies: "P")]),
    Rule(
      "4.1", "storage begins before the first body, and `init` sees none", source: "D: W21; R: OSUI State",
      """
      struct Kid: View {
        @State var n = 7
        init() { n = 9; print("init \\(n)") }
        var body: some View { let _ = print("body \\(n)"); Text("\\(n)") }
      }
      """ + "\n" + toggling("if f { Kid() }"), mount: "",
      steps: [Step("tap go", bodies: "P Kid", prints: "init 7 body 7", state: "7")]),
    Rule(
      "4.2", "an object of an initial value that is discarded ends at once, and so does one that is written over",
      source: "O: NIL27, JSQ",
      """
      final class M { let k: Int; init(_ k: Int) { self.k = k; print("init \\(k)") }; deinit { print("deinit \\(k)") } }
      struct Kid: View {
        @State var m: M
        let k: Int
        init(_ k: Int) { self.k = k; _m = State(initialValue: M(k)) }
        var body: some View { Text("\\(m.k)"); Button("new") { m = M(k + 100) } }
      }
      """ + "\n" + counting("Kid(k)"), mount: "init 0",
      steps: [
        Step("tap go", bodies: "P Kid", prints: "init 1 deinit 1", screen: "go 0 new"),
        Step("tap new", bodies: "Kid", prints: "init 101 deinit 0", screen: "go 101 new"),
        Step("tap go", bodies: "P Kid", prints: "init 2 deinit 2", screen: "go 101 new"),
      ], isRepeatable: false),
    Rule(
      "4.2", "an initial value that is the same object again leaves a view as it is", source: "R: JH; semantics 5.3",
      """
      final class M { let k = 0; deinit { print("deinit") } }
      struct Kid: View { @State var ms: [M]; var body: some View { Text("\\(ms.count)") } }
      struct P: View {
        @State var k = 0
        @State var m: M? = M()
        var body: some View {
          VStack { Button("go") { k += 1 }; Button("drop") { m = nil }; Text("\\(k)"); Kid(ms: m.map { [$0] } ?? []) }
        }
      }
      """, mount: "",
      steps: [
        Step("tap go", bodies: "P", screen: "go drop 1 1"), Step("tap go", bodies: "P", screen: "go drop 2 1"),
        Step("tap drop", bodies: "P Kid", screen: "go drop 2 1"),
      ], isRepeatable: false),
    Rule(
      "5.1", "a color is equal to itself, and a write of the same one runs nothing",
      source: "D: DOC:color (Hashable); R: OSUI State",
      """
      struct P: View {
        @State var c = Color.red
        @State var f = Font.body
        var body: some View {
          VStack {
            Button("red") { c = .red }
            Button("blue") { c = .blue }
            Text(c == .red ? "is red" : c == Color.blue ? "is blue" : "is neither").foregroundStyle(c)
            Text(f == .body && c != .green ? "body" : "other")
          }
        }
      }
      """, mount: "", screen: "red blue is red body",
      steps: [Step("tap red", bodies: ""), Step("tap blue", bodies: "P", screen: "red blue is blue body")]),
    Rule(
      "4.2", "an assignment in `init` makes the storage until all of `self` has values, and is dropped from then on",
      source: "L; R: OSUI State",
      """
      struct Kid: View {
        @State var n = 1
        @State var m: Int
        let k: Int
        init(_ k: Int) { n = 5; m = 6; n = 7; self.k = k; n = 8; m = 9 }
        var body: some View { Text("\\(n) \\(m)") }
      }
      struct P: View { var body: some View { Kid(1) } }
      """, screen: "7 6"),
    Rule(
      "4.3", "new storage first, then the old is freed", source: "D: W21",
      """
      class M: ObservableObject { let s: String; init(_ s: String) { self.s = s; print("init \\(s)") }; deinit { print("deinit \\(s)") } }
      struct Kid: View { @StateObject var m: M; init(_ s: String) { _m = StateObject(wrappedValue: M(s)) }; var body: some View { Text(m.s) } }
      """ + "\n" + toggling("if f { Kid(\"a\") } else { Kid(\"b\") }"), mount: "init b",
      steps: [Step("tap go", bodies: "P Kid", prints: "init a deinit b")], isRepeatable: false),
    Rule(
      "4.6", "a removed view's action reads the state of now, and the stored properties of then",
      source: "O: OSUI-CT AppearanceActionModifier; model 11.1",
      """
      struct Kid: View {
        let k: Int
        @Binding var n: Int
        var body: some View { Text("kid").onDisappear { print("k \\(k) n \\(n)") } }
      }
      struct P: View {
        @State var n = 0
        @State var f = true
        var body: some View {
          VStack { Button("go") { n = 9; f = false }; if f { Kid(k: n, n: $n) } }
        }
      }
      """, steps: [Step("tap go", bodies: "P", prints: "k 0 n 9")]),
    Rule(
      "4.6", "actions of a removal run children first", source: "I: 4.10; O: BEN",
      toggling(
        "if f { VStack { Text(\"t\").onDisappear { print(\"t\") } }.onDisappear { print(\"v\") } }"),
      steps: [Step("tap go", bodies: "P"), Step("tap go", bodies: "P", prints: "t v")]),
    Rule(
      "4.7", "a task that is cancelled at its first sleep, and one that began a second after the other",
      source: "D: DOC:view/task; O: BEN",
      toggling(
        "if f { Text(\"x\").task { print(\"begin\"); try? await Task.sleep(for: .seconds(1)); print(\"end \\(Task.isCancelled)\") } }"
      ), mount: "",
      steps: [
        Step("tap go", bodies: "P", prints: "begin"), Step("wait 1", bodies: "", prints: "end false"),
        Step("tap go", bodies: "P"), Step("tap go", bodies: "P", prints: "begin"),
        Step("tap go", bodies: "P", prints: "end true"),
      ]),
    Rule(
      "4.7", "a task whose id changes before it could begin runs with the view that it was asked for, cancelled",
      source: "R: 4.7 (a Task that onAppear makes and onChange cancels); L",
      """
      struct Leaf: View {
        let id: Int
        var body: some View { Text("x").task(id: id) { print("task \\(id) \\(Task.isCancelled)") } }
      }
      struct P: View { @State var k = 0; var body: some View { Leaf(id: k).onAppear { k = 1 } } }
      """, mount: "task 0 true task 1 false"),
    Rule(
      "7", "modifiers that change nothing keep identity, and fire nothing", source: "D: W21 (inert modifiers); I",
      """
      extension EnvironmentValues { @Entry var level = 0 }
      """ + "\n"
        + toggling(
          "C(\"a\").opacity(f ? 1 : 0.5).padding(f ? 0 : 4).transformEnvironment(\\.level) { if f { $0 = 1 } }.offset(f ? .zero : CGSize(width: 1, height: 1)).disabled(false)"
        ), mount: "+a",
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P", state: "1", lifetimes: "")]),
    Rule(
      "7", "`matchedGeometryEffect` joins no identities and no state", source: "D/I: 7",
      """
      struct P: View {
        @Namespace var space
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            if f { C("a").matchedGeometryEffect(id: 1, in: space) } else { C("b").matchedGeometryEffect(id: 1, in: space) }
          }
        }
      }
      """, mount: "+b",
      steps: [
        Step("tap b 0", state: "1"),
        Step("tap go", bodies: "P C", prints: "+a -b", state: "0", lifetimes: "+C branch -C branch"),
      ]),
    Rule(
      "8", "a write to `@State` in a body is dropped", source: "R: 8; model 11.1",
      """
      struct P: View {
        @State var n = 0
        @State var k = 0
        var body: some View { let _ = write(); Button("go \\(n)") { k += 1 }; Text("\\(k)") }
        func write() { if k > 0 { n = 5 } }
      }
      """,
      steps: [
        Step(
          "tap go 0", bodies: "P", state: "0",
          warnings: ["Modifying state during view update, this will cause undefined behavior."])
      ], isRepeatable: false),
    Rule(
      "11.1", "a view whose removal has begun is not evaluated again", source: "model 11.1",
      """
      @Observable class M { var a = 0 }
      struct Kid: View { let m: M; var body: some View { let _ = print("kid \\(m.a)"); Text("kid") } }
      struct P: View {
        @State var m = M()
        @State var f = true
        var body: some View {
          VStack {
            Button("go") { withAnimation(.linear(duration: 1)) { f.toggle() } }
            Button("a") { m.a += 1 }
            if f { Kid(m: m) }
          }
        }
      }
      """, mount: "kid 0",
      steps: [
        Step("tap a", bodies: "Kid", prints: "kid 1"), Step("tap go", bodies: "P", lifetimes: "~Kid optional"),
        Step("tap a", bodies: ""), Step("wait 1", bodies: "", lifetimes: "-Kid optional"),
      ], isRepeatable: false),
    Rule(
      "11.1", "a value that is not Equatable is dropped if its fields are equal", source: "R: 5.1; model 11.1",
      """
      struct V { var a = 0; var s = "s" }
      struct P: View {
        @State var v = V()
        var body: some View { Button("same") { v = V() }; Button("other") { v = V(a: 1) }; Text("\\(v.a)") }
      }
      """, steps: [Step("tap same", bodies: ""), Step("tap other", bodies: "P", screen: "same other 1")]),
  ]
}
