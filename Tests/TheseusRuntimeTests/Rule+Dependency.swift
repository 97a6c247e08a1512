extension Rule {
  /// Section 5: what the scenarios do not show.
  static let dependency: [Rule] = [
    Rule(
      "5.1", "an equal write through a binding runs nothing", source: "R: OSUI Binding",
      """
      struct Child: View { @Binding var v: Int; var body: some View { Button("same") { v = v }; Button("more") { v += 1 }; Text("\\(v)") } }
      struct P: View { @State var n = 3; var body: some View { VStack { Child(v: $n) } } }
      """,
      steps: [Step("tap same", bodies: "", state: "3"), Step("tap more", bodies: "Child", state: "4")]),
    Rule(
      "5.1", "a reader of a key runs when the compared value changed, not when another key did",
      source: "R: OSUI Environment",
      """
      extension EnvironmentValues { @Entry var level = 0; @Entry var other = 0 }
      struct Reader: View { @Environment(\\.level) var level; var body: some View { Text("level \\(level)") } }
      """ + "\n" + counting("Reader().environment(\\.level, k / 2).environment(\\.other, k)"),
      steps: [
        Step("tap go", bodies: "P", screen: "go level 0"), Step("tap go", bodies: "P Reader", screen: "go level 1"),
      ]),
    Rule(
      "5.1", "a row's closure that reads an object's property runs again without the body around it",
      source: "R: OSUI ForEach; O: OSUI-CT observableMacro",
      """
      @Observable class M { var words = ["a", "b"]; var mark = "!" }
      struct P: View {
        @State var m = M()
        var body: some View {
          VStack {
            Button("go") { m.mark = "?" }
            ForEach(0..<2) { i in C("\\(i)\\(m.mark)") }
          }
        }
      }
      """, mount: "+0! +1!",
      steps: [Step("tap 0! 0", state: "1 0"), Step("tap go", bodies: "C C", state: "1 0", screen: "go 0? 1 1? 0")]),
    Rule(
      "5.2", "another identity has read nothing", source: "R: State wasRead",
      """
      struct Kid: View {
        @State var n = 0
        @State var reads = true
        var body: some View {
          Button("n") { n += 1 }
          Button("stop") { reads = false }
          if reads { Text("\\(n)") }
        }
      }
      struct Shy: View {
        @State var n = 0
        var body: some View { Button("shy") { n += 1 } }
      }
      """ + "\n" + counting("Kid().id(k); Shy().id(k)"),
      steps: [
        Step("tap stop", bodies: "Kid"), Step("tap n", bodies: "Kid"), Step("tap shy", bodies: ""),
        Step("tap go", bodies: "P Kid Shy", state: "0 0"), Step("tap shy", bodies: "", state: "0 1"),
      ]),
    Rule(
      "5.2", "a closure that runs later is no read, and neither is a sheet that is not shown", source: "O: FB-inj; R",
      """
      struct P: View {
        @State var n = 0
        @State var shown = false
        var body: some View {
          VStack { Button("n") { n += 1 }; Button("see") { print(n) } }.sheet(isPresented: $shown) { Text("\\(n)") }
        }
      }
      """, steps: [Step("tap n", bodies: "", state: "1"), Step("tap see", bodies: "", prints: "1")]),
    Rule(
      "4.4", "a sheet shows the value that its closure captured where the body never read the state",
      source: "O: FB-inj",
      """
      struct P: View {
        @State var n = 0
        @State var shown = false
        var body: some View {
          VStack { Button("go") { n = 5; shown = true } }.sheet(isPresented: $shown) { Text("sheet \\(n)") }
        }
      }
      """,
      steps: [
        Step(
          "tap go", bodies: "", state: "5", screen: "go sheet 0",
          warnings: ["this closure sees the value of 'n' from when the body of P ran, which never read it"])
      ],
      isRepeatable: false),
    Rule(
      "5.3", "a binding is compared by its place and by the value that it carried", source: "R: 5.3",
      """
      struct Held: View { @Binding var v: Int; var body: some View { Button("in") { v += 1 } } }
      struct P: View {
        @State var n = 0
        @State var k = 0
        var body: some View { VStack { Button("k \\(k)") { k += 1 }; Button("n") { n += 1 }; Held(v: $n) } }
      }
      """,
      steps: [
        Step("tap k 0", bodies: "P", state: "0"), Step("tap n", bodies: "", state: "1"),
        Step("tap k 1", bodies: "P Held", state: "1"),
      ]),
    Rule(
      "5.4", "a closure that captures `self` differs from the one before", source: "O: EID-eq; 5.4",
      """
      struct Held: View { let f: () -> Void; var body: some View { Button("held") { f() } } }
      struct P: View {
        @State var k = 0
        @State var n = 0
        func act() { n += 1 }
        var body: some View { VStack { Button("k \\(k)") { k += 1 }; Held { act() }; Held(f: act) } }
      }
      """,
      steps: [Step("tap k 0", bodies: "P Held Held"), Step("tap held", bodies: "", state: "1")]),
    Rule(
      "5.5", "two views that hold one object both run, whatever they read", source: "O: OSUI-CT ObservedObject, FB-dup",
      """
      class M: ObservableObject { @Published var a = 0; @Published var b = 0 }
      struct A: View { @ObservedObject var m: M; var body: some View { Text("a \\(m.a)") } }
      struct B: View { @ObservedObject var m: M; var body: some View { Text("b") } }
      struct D: View { let m: M; var body: some View { Text("d \\(m.a)") } }
      struct P: View {
        let m = M()
        var body: some View { VStack { Button("go") { m.a += 1 }; A(m: m); B(m: m); D(m: m) } }
      }
      """, steps: [Step("tap go", bodies: "A B", screen: "go a 1 b d 0")], isRepeatable: false),
    Rule(
      "5.6", "only the reads of the last evaluation count, of each body for itself", source: "L; O: OSUI-CT",
      """
      @Observable class M { var a = 0; var b = 0 }
      struct Kid: View { let m: M; var body: some View { Text("b \\(m.b)") } }
      struct P: View {
        @State var m = M()
        var body: some View { VStack { Text("a \\(m.a)"); Kid(m: m); Button("a") { m.a += 1 }; Button("b") { m.b += 1 } } }
      }
      """,
      steps: [
        Step("tap b", bodies: "Kid", screen: "a 0 b 1 a b"), Step("tap a", bodies: "P", screen: "a 1 b 1 a b"),
      ]),
    Rule(
      "5.6", "what a body reads is tracked from its end on, until a write reaches it: a write while it runs does not",
      source: "L: withObservationTracking; R: OSUI ObservationUtils",
      """
      @Observable class M {
        var cache: Int?
        var seen = -1
        var value: Int { if cache == nil { cache = 7 }; return cache ?? 0 }
        func see(_ n: Int) { if seen != n { seen = n } }
      }
      struct Kid: View { let m: M; var body: some View { Text("kid \\(m.cache ?? 0)") } }
      struct P: View {
        @State var m = M()
        @State var n = 0
        var body: some View {
          let _ = m.see(n)
          VStack { Text("\\(m.value) \\(m.seen)"); Kid(m: m); Button("n") { n += 1 }; Button("reset") { m.cache = nil } }
        }
      }
      """, mount: "", screen: "7 0 kid 7 n reset",
      steps: [
        Step("tap reset", bodies: "P Kid"), Step("tap n", bodies: "P P", screen: "7 1 kid 7 n reset"),
        Step("tap reset", bodies: "P Kid"),
      ]),
    Rule(
      "5.6", "a binding to a property of an object writes the object, not what holds it",
      source: "L: reference-writable key paths",
      """
      @Observable class M { var a = false; var none: String? }
      struct P: View {
        @State var m = M()
        var body: some View { VStack { Toggle("t", isOn: $m.a); Button("new") { _ = M() }; Text("\\(m.a)") } }
      }
      """, steps: [Step("toggle t", bodies: "P", screen: "t new true"), Step("tap new", bodies: "")]),
    Rule(
      "5.7", "the whole environment is tracked by the keys that are used", source: "R: 5.7",
      """
      extension EnvironmentValues { @Entry var level = 0; @Entry var other = 0 }
      struct Reader: View { @Environment(\\.self) var all; var body: some View { Text("level \\(all.level)") } }
      struct P: View {
        @State var k = 0
        @State var j = 0
        var body: some View {
          VStack {
            Button("k") { k += 1 }
            Button("j") { j += 1 }
            Text("\\(k)\\(j)")
            Reader().environment(\\.level, k).environment(\\.other, j)
          }
        }
      }
      """,
      steps: [
        Step("tap j", bodies: "P", screen: "k j 01 level 0"),
        Step("tap k", bodies: "P Reader", screen: "k j 11 level 1"),
      ]),
    Rule(
      "5.7", "a transformation runs on each update of its modifier", source: "R: 5.7",
      """
      extension EnvironmentValues { @Entry var level = 0 }
      struct Reader: View { @Environment(\\.level) var level; var body: some View { Text("level \\(level)") } }
      """ + "\n" + counting("Reader().transformEnvironment(\\.level) { print(\"t\"); $0 += 1 }; Text(\"\\(k)\")"),
      mount: "t", steps: [Step("tap go", bodies: "P", prints: "t", screen: "go level 1 1")], isRepeatable: false),
    Rule(
      "5.8", "`onPreferenceChange` acts once at first and then on changes of the reduced value only",
      source: "R: OSUI PreferenceActionModifier",
      """
      struct Most: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
      }
      """ + "\n"
        + counting(
          "VStack { Text(\"a\").preference(key: Most.self, value: k); Text(\"b\").preference(key: Most.self, value: 2) }.onPreferenceChange(Most.self) { print(\"most \\($0)\") }"
        ), mount: "most 2",
      steps: [Step("tap go", bodies: "P"), Step("tap go", bodies: "P"), Step("tap go", bodies: "P", prints: "most 3")]),
    Rule(
      "5.9", "the body, with the children's `init` in it, and then the children's bodies, depth first",
      source: "I: 5.9; R",
      """
      struct Leaf: View {
        let s: String
        init(_ s: String) { self.s = s; print("init \\(s)") }
        var body: some View { let _ = print("body \\(s)"); Text(s) }
      }
      struct Mid: View {
        let k: Int
        init(k: Int) { self.k = k; print("init mid") }
        var body: some View { let _ = print("body mid"); VStack { Leaf("x\\(k)"); Leaf("y\\(k)") } }
      }
      """ + "\n" + counting("Mid(k: k); Leaf(\"z\\(k)\")"),
      mount: "init mid init z0 body mid init x0 init y0 body x0 body y0 body z0",
      steps: [
        Step(
          "tap go", bodies: "P Mid Leaf Leaf Leaf",
          prints: "init mid init z1 body mid init x1 init y1 body x1 body y1 body z1")
      ], isRepeatable: false),
    Rule(
      "5.1", "a geometry reader's closure runs on another size, and the body around it does not",
      source: "R: OSUI GeometryReader",
      """
      struct P: View {
        @State var k = 0
        var body: some View {
          let _ = print("body")
          VStack {
            Button("go \\(k)") { k += 1 }
            GeometryReader { proxy in
              let _ = print("closure")
              Text("\\(Int(proxy.size.width)) \\(Int(proxy.frame(in: .global).midX)) \\(proxy.safeAreaInsets.top)")
            }
          }
        }
      }
      """, mount: "body closure", screen: "go 0 393 196 0.000000",
      warnings: [
        "Theseus lays nothing out: a GeometryReader stands at the origin and has the size of the window, which ':system size' sets"
      ],
      steps: [
        Step("size 600x400", bodies: "", prints: "closure", screen: "go 0 600 300 0.000000"),
        Step("size 600x400", bodies: "", prints: ""),
        Step("tap go 0", bodies: "P", prints: "body", screen: "go 1 600 300 0.000000"),
      ]),
    Rule(
      "5.10", "`@FocusState` follows what is focused, and one binding of it is enough", source: "R: OSUI FocusState",
      """
      struct P: View {
        @FocusState var on: Bool
        @State var text = ""
        var body: some View {
          VStack { TextField("f", text: $text).focused($on); Button("go") { on = true }; Text(on ? "on" : "off") }
        }
      }
      """, steps: [Step("tap go", bodies: "P", screen: "f go on")]),
    Rule(
      "5.10", "`@GestureState` follows its gesture and is what it was when that ends",
      source: "D: DOC:gesturestate, DOC:gesture/updating(_:body:), DOC:draggesture",
      """
      struct P: View {
        @GestureState var offset = 7.0
        @GestureState(initialValue: false) var unread: Bool
        @State var n = 0
        var body: some View {
          VStack {
            Text("card").gesture(
              DragGesture()
                .updating($offset) { value, state, transaction in state = value.translation.width }
                .updating($unread) { _, state, _ in state = true }
                .onChanged { print("changed", $0.translation.height, unread) }
                .onEnded { value in n = Int(value.translation.width); print("ended", value.location.x) })
            let _ = print("offset", offset)
            Text("\\(n)")
          }
        }
      }
      """, mount: "offset 7.0", screen: "card 0",
      steps: [
        Step(
          "drag card 40 3", bodies: "P P", prints: "changed 3.0 true offset 40.0 ended 40.0 offset 7.0", state: "40",
          screen: "card 40")
      ]),
    Rule(
      "5.10", "a tap and a long press attached as gestures", source: "D: DOC:tapgesture, DOC:longpressgesture",
      """
      struct P: View {
        @GestureState var pressed = false
        @State var n = 0
        var body: some View {
          VStack {
            Text("t \\(n)").gesture(TapGesture().onEnded { n += 1 })
            Text(pressed ? "down" : "press").simultaneousGesture(
              LongPressGesture().updating($pressed) { now, state, _ in state = now }.onEnded { _ in n += 10 })
          }
        }
      }
      """,
      steps: [
        Step("tap t 0", bodies: "P", state: "1", screen: "t 1 press"),
        Step("tap press", bodies: "P P", state: "11", screen: "t 11 press"),
      ]),
  ]
}
