extension Scenario {
  /// What runs again, and in which order actions run.
  static let dependency: [Scenario] = [
    Scenario(
      name: "S17: a write to unread state runs nothing", source: "O: FB-inj",
      program: "struct P: View { @State var n = 0; var body: some View { Button(\"go\") { n += 1 } } }",
      steps: [Step(input: "go", bodies: "", state: "1")]),
    Scenario(
      name: "S18: a binding is read by the child", source: "O: SO63498120, FB-inj, SIS",
      program: """
        struct Child: View { @Binding var n: Int; var body: some View { Button("n \\(n)") { n += 1 } } }
        struct P: View { @State var n = 0; var body: some View { Child(n: $n) } }
        """,
      steps: [
        Step(input: "n 0", bodies: "Child", state: "1", screen: "n 1"),
        Step(input: "n 1", bodies: "Child", state: "2", screen: "n 2"),
      ]),
    Scenario(
      name: "S19: a child with an equal value is skipped", source: "O: JH",
      program: """
        struct Leaf: View { let x: Int; var body: some View { Text("\\(x)") } }
        struct P: View {
          @State var n = 0
          var body: some View { VStack { Button("go") { n += 1 }; Leaf(x: 1); Leaf(x: n) } }
        }
        """,
      steps: [Step(input: "go", bodies: "P Leaf", state: "1", screen: "go 1 1")]),
    Scenario(
      name: "S20: a closure that captures is never equal", source: "L/O: EID-eq",
      program: """
        struct Plain: View { let f: () -> Int; var body: some View { Text("p") } }
        struct Capturing: View { let f: () -> Int; var body: some View { Text("c") } }
        struct P: View {
          @State var n = 0
          var body: some View {
            let k = n
            VStack { Button("go") { n += 1 }; Plain(f: { 1 }); Capturing(f: { k }) }
          }
        }
        """,
      steps: [Step(input: "go", bodies: "P Capturing", state: "1")]),
    Scenario(
      name: "S21: an ObservableObject is not tracked by property", source: "O: OSUI-CT ObservedObject, FB-dup",
      program: """
        class M: ObservableObject { @Published var a = 0; @Published var b = 0; var c = 0 }
        struct Inner: View {
          @ObservedObject var m: M
          var body: some View { VStack { Text("\\(m.a)"); Button("go") { m.b += 1 }; Button("plain") { m.c += 1 } } }
        }
        struct P: View { @StateObject var m = M(); var body: some View { Inner(m: m) } }
        """,
      steps: [Step(input: "plain", bodies: ""), Step(input: "go", bodies: "P Inner")], isRepeatable: true),
    Scenario(
      name: "S22 and S23: an @Observable object is tracked by property", source: "O: OSUI-CT observableMacro; L",
      program: """
        @Observable class M { var a = 0; var b = 0 }
        struct P: View {
          @State var m = M()
          var body: some View {
            VStack {
              Text("\\(m.a)")
              Button("b") { m.b += 1 }
              Button("same") { m.a = m.a }
              Button("a") { m.a += 1 }
            }
          }
        }
        """,
      steps: [
        Step(input: "b", bodies: ""), Step(input: "same", bodies: ""),
        Step(input: "a", bodies: "P", screen: "1 b same a"), Step(input: "a", bodies: "P", screen: "2 b same a"),
      ]),
    Scenario(
      name: "S24: writes of one action are one update", source: "O: OSUI-CT ValueAction",
      program: """
        struct P: View {
          @State var n = 0
          var body: some View {
            Button("go \\(n)") { n = 1; n = 2; n = 3 }.onChange(of: n) { old, new in print("\\(old)-\\(new)") }
          }
        }
        """,
      steps: [Step(input: "go 0", bodies: "P", output: "0-3", state: "3")]),
    Scenario(
      name: "S25: another transaction is another update", source: "O: OSUI-CT nestedStateUpdate",
      program: """
        struct P: View {
          @State var n = 0
          var body: some View {
            let _ = print("body \\(n)")
            Button("go") { n = 1; withAnimation { n = 2 } }.onChange(of: n) { old, new in print("\\(old)-\\(new)") }
          }
        }
        """,
      steps: [Step(input: "go", bodies: "P P", output: "body 1 body 2 0-1 1-2", state: "2")]),
    Scenario(
      name: "S26: an equal write runs nothing", source: "R: State",
      program: """
        struct P: View { @State var n = 0; var body: some View { Button("go \\(n)") { n = n } } }
        """,
      steps: [Step(input: "go 0", bodies: "", state: "0")]),
    Scenario(
      name: "S27: a write in onAppear evaluates again before the first frame", source: "O: OSUI-CT State",
      program: """
        struct P: View {
          @State var n = 0
          var body: some View {
            let _ = print("body \\(n)")
            Text("\\(n)").onAppear { print("+P"); n = 1 }
          }
        }
        """, mount: "body 0 +P body 1", steps: []),
    Scenario(
      name: "S28: one onAppear for several views", source: "R: AppearanceAction MergedBox",
      program: """
        struct P: View {
          @State var f = true
          var body: some View {
            VStack {
              Button("go") { f.toggle() }
              Group { if f { Text("a"); Text("b") } }.onAppear { print("g") }.onDisappear { print("h") }
            }
          }
        }
        """, mount: "g",
      steps: [Step(input: "go", bodies: "P", output: "h"), Step(input: "go", bodies: "P", output: "g")]),
    Scenario(
      name: "S29: children appear first, tasks start last", source: "O: BEN",
      program: """
        struct P: View {
          var body: some View {
            VStack { Text("t").onAppear { print("t") }.task { print("task t") } }
              .onAppear { print("v") }.task { print("task v") }
          }
        }
        """, mount: "t v task t task v", steps: []),
    Scenario(
      name: "S30: an environment value that nobody reads", source: "R: Environment",
      program: """
        struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
        extension EnvironmentValues { var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } } }
        struct Reader: View { @Environment(\\.level) var level; var body: some View { Text("level \\(level)") } }
        struct Other: View { var body: some View { Text("other") } }
        struct P: View {
          @State var n = 0
          var body: some View { VStack { Button("go") { n += 1 }; Other().environment(\\.level, n); VStack { Reader() }.environment(\\.level, n) } }
        }
        """,
      steps: [Step(input: "go", bodies: "P Reader", state: "1", screen: "go other level 1")]),
    Scenario(
      name: "S31: an initial value is for a new identity only", source: "D/O: JSI",
      program: """
        struct Child: View {
          @State var n: Int
          let p: Int
          init(p: Int) { self.p = p; _n = State(initialValue: p) }
          var body: some View { Text("\\(p) \\(n)") }
        }
        struct P: View { @State var k = 0; var body: some View { VStack { Button("go") { k += 1 }; Child(p: k) } } }
        """,
      steps: [Step(input: "go", bodies: "P Child", state: "0", screen: "go 1 0")]),
    Scenario(
      name: "S32: a StateObject is made once, an ObservedObject each time", source: "O: JSI, JSQ",
      program: """
        class M: ObservableObject { init(_ s: String) { print(s) } }
        struct A: View { @StateObject var m = M("once"); var body: some View { Text("a") } }
        struct B: View { @ObservedObject var m = M("each"); var body: some View { Text("b") } }
        struct P: View { @State var n = 0; var body: some View { VStack { Button("go \\(n)") { n += 1 }; A(); B() } } }
        """, mount: "each once",
      steps: [
        Step(input: "go 0", bodies: "P B", output: "each", state: "1"),
        Step(input: "go 1", bodies: "P B", output: "each", state: "2"),
      ]),
  ]
}
