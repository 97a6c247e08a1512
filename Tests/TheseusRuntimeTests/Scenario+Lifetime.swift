extension Scenario {
  /// When storage is made and freed, and what becomes of initial values (semantics 4.1–4.5, 4.10).
  static let lifetime: [Scenario] = [
    Scenario(
      name: "4.1: storage is made before the first body, `init` runs with the parent's body",
      source: "D: W21; R: State",
      program: """
        func f() -> Int { print("f"); return 1 }
        struct A: View {
          @State var n = f()
          init() { print("init") }
          var body: some View { let _ = print("body"); Text("\\(n)") }
        }
        struct P: View { @State var k = 0; var body: some View { VStack { Button("go \\(k)") { k += 1 }; A() } } }
        """, mount: "f init body",
      steps: [
        Step(input: "go 0", bodies: "P", output: "f init"), Step(input: "go 1", bodies: "P", output: "f init"),
      ]),
    Scenario(
      name: "4.2: which wrappers evaluate their initial value at each init",
      source: "O: JSQ, NIL27, JSI; R: StateObject",
      program: """
        class M: ObservableObject { init(_ s: String) { print(s) } }
        @Observable class O { init(_ s: String) { print(s) } }
        struct A: View { @State var m = O("state"); var body: some View { Text("a") } }
        struct B: View { @StateObject var m = M("stateObject"); var body: some View { Text("b") } }
        struct D: View { @ObservedObject var m = M("observed"); var body: some View { Text("d") } }
        struct E: View { let m = M("let"); var body: some View { Text("e") } }
        struct P: View {
          @State var k = 0
          var body: some View { VStack { Button("go \\(k)") { k += 1 }; A(); B(); D(); E() } }
        }
        """, mount: "state observed let stateObject",
      steps: [
        Step(
          input: "go 0", bodies: "P A D E", output: "state observed let",
          events: "init:O init:M init:M deinit:O deinit:M deinit:M"),
        Step(input: "go 1", bodies: "P A D E", output: "state observed let"),
      ], isRepeatable: false),
    Scenario(
      name: "4.2: assignments in init", source: "D/O: JSI; R: State; L",
      program: """
        struct A: View { @State var x = 1; init(p: Int) { x = p }; var body: some View { Text("a \\(x)") } }
        struct B: View { @State var x: Int; init(p: Int) { x = p }; var body: some View { Text("b \\(x)") } }
        struct D: View {
          @State var x: Int
          init(p: Int) { _x = State(initialValue: p) }
          var body: some View { Text("d \\(x)") }
        }
        struct P: View {
          @State var k = 5
          var body: some View { VStack { Button("go") { k += 1 }; A(p: k); B(p: k); D(p: k) } }
        }
        """,
      steps: [Step(input: "go", bodies: "P B D", screen: "go a 1 b 5 d 5")]),
    Scenario(
      name: "4.3 and 4.4: freed with its identity, and no memory of it", source: "D: W21",
      program: """
        struct P: View {
          @State var f = true
          var body: some View { VStack { Button("go") { f.toggle() }; if f { C("a") } } }
        }
        """, mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"), Step(input: "go", bodies: "P", output: "-a", state: ""),
        Step(input: "go", bodies: "P C", output: "+a", state: "0"),
      ]),
    Scenario(
      name: "4.3: what leaves by an animation lives until it ends, and can be put back",
      source: "R: DynamicContainer unremoveItem; D: DOC:transitionphase",
      program: """
        struct P: View {
          @State var f = true
          var body: some View {
            VStack { Button("go") { withAnimation(.linear(duration: 2)) { f.toggle() } }; if f { C("a") } }
          }
        }
        """, mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"), Step(input: "go", bodies: "P", state: "1"),
        Step(input: "wait 1", bodies: ""), Step(input: "go", bodies: "P", state: "1"),
        Step(input: "wait 3", bodies: "", state: "1"), Step(input: "go", bodies: "P"),
        Step(input: "wait 1.9", bodies: "", state: "1"), Step(input: "wait 0.2", bodies: "", output: "-a", state: ""),
        Step(input: "go", bodies: "P C", output: "+a", state: "0"),
      ], isRepeatable: false),
    Scenario(
      name: "4.4: an action reads what it wrote, a body what is rendered", source: "R: StoredLocation",
      program: """
        struct P: View {
          @State var n = 0
          var body: some View {
            let _ = print("body \\(n)")
            Button("go") { n += 1; print("now \\(n)"); n += 1; print("now \\(n)") }
          }
        }
        """, mount: "body 0",
      steps: [Step(input: "go", bodies: "P", output: "now 1 now 2 body 2", state: "2")]),
    Scenario(
      name: "4.5: nestedStateUpdate", source: "O: OSUI-CT StateCompatibilityTests.nestedStateUpdate",
      program: """
        struct P: View {
          @State var v = 0
          var body: some View {
            let _ = print(v)
            Text("x").onAppear { v = 1; v = 2; withAnimation { v = 3; v = 4 } }
              .onChange(of: v) { old, new in print("\\(old)-\\(new)") }
          }
        }
        """, mount: "0 2 4 0-2 2-4", steps: []),
    Scenario(
      name: "4.5: appear", source: "O: OSUI-CT StateCompatibilityTests.appear",
      program: """
        struct P: View {
          @State var v = 0
          var body: some View { Text("x").onAppear { v = 1; print(v) } }
        }
        """, mount: "1", steps: []),
    Scenario(
      name: "4.9: a publishing object changed in onAppear", source: "O: OSUI-CT StateObject, ObservedObject",
      program: """
        class M: ObservableObject { @Published var n = 0; var plain = 0 }
        struct Child: View { let n: Int; var body: some View { let _ = print("child"); Text("\\(n)") } }
        struct Q: View {
          @StateObject var m = M()
          var body: some View {
            let _ = print("content")
            VStack { Child(n: m.n); Child(n: 0) }.onAppear { m.n += 1 }
          }
        }
        struct P: View { var body: some View { Q() } }
        """, mount: "content child child content child", steps: []),
    Scenario(
      name: "4.9: a plain property changed in onAppear", source: "O: OSUI-CT StateObject, ObservedObject",
      program: """
        class M: ObservableObject { @Published var n = 0; var plain = 0 }
        struct Child: View { let n: Int; var body: some View { let _ = print("child"); Text("\\(n)") } }
        struct P: View {
          @StateObject var m = M()
          var body: some View {
            let _ = print("content")
            VStack { Child(n: m.plain); Child(n: 0) }.onAppear { m.plain += 1 }
          }
        }
        """, mount: "content child child", steps: [], isRepeatable: false),
    Scenario(
      name: "4.9: an @Observable object changed in onAppear", source: "O: OSUI-CT observableMacroTrackedValue",
      program: """
        @Observable class M { var n = 0; @ObservationIgnored var ignored = 0 }
        struct Child: View { let n: Int; var body: some View { let _ = print("child"); Text("\\(n)") } }
        struct P: View {
          @State var m = M()
          var body: some View {
            let _ = print("content")
            VStack { Child(n: m.n); Child(n: 0) }.onAppear { m.n += 1; m.ignored += 1 }
          }
        }
        """, mount: "content child child content child", steps: []),
    Scenario(
      name: "4.10: an object ends behind the actions of the removal, children first", source: "I: 4.10; D: W21",
      program: """
        class M: ObservableObject { let s: String; init(_ s: String) { self.s = s }; deinit { print("deinit \\(s)") } }
        struct Inner: View { @StateObject var m = M("inner"); var body: some View { Text("i").onDisappear { print("-i") } } }
        struct Outer: View { @StateObject var m = M("outer"); var body: some View { Inner().onDisappear { print("-o") } } }
        struct P: View {
          @State var f = true
          var body: some View { VStack { Button("go") { f.toggle() }; if f { Outer() } } }
        }
        """,
      steps: [
        Step(
          input: "go", bodies: "P", output: "-i -o deinit inner deinit outer",
          events: "onDisappear:Text onDisappear:Inner deinit:M deinit:M")
      ], isRepeatable: false),
  ]

  /// The order of appear, change, task and disappear (semantics 4.6–4.8).
  static let order: [Scenario] = [
    Scenario(
      name: "4.6: idTest, AFATDT", source: "O: OSUI-CT AppearanceActionModifier.idTest",
      program: """
        struct P: View {
          @State var f = false
          var body: some View {
            VStack {
              Button("go") { f.toggle() }
              Text("x").onAppear { print("A\\(f)") }.onDisappear { print("D\\(f)") }.id(f)
            }
          }
        }
        """, mount: "Afalse", steps: [Step(input: "go", bodies: "P", output: "Atrue Dtrue")]),
    Scenario(
      name: "4.6: idTestWithIdentityTransition, AFDTAT",
      source: "O: OSUI-CT AppearanceActionModifier.idTestWithIdentityTransition",
      program: """
        struct P: View {
          @State var f = false
          var body: some View {
            VStack {
              Button("go") { f.toggle() }
              Text("x").onAppear { print("A\\(f)") }.onDisappear { print("D\\(f)") }.transition(.identity).id(f)
            }
          }
        }
        """, mount: "Afalse", steps: [Step(input: "go", bodies: "P", output: "Dtrue Atrue")]),
    Scenario(
      name: "4.6: children before parents, inner before outer, siblings as declared", source: "O: BEN; 11.1",
      program: """
        struct A: View { var body: some View { Text("a").onAppear { print("a") } } }
        struct B: View { var body: some View { A().onAppear { print("b inner") }.onAppear { print("b outer") } } }
        struct P: View {
          var body: some View {
            VStack { B(); Text("c").onAppear { print("c") }; A() }.onAppear { print("stack") }
          }
        }
        """, mount: "a b inner b outer c a stack", steps: []),
    Scenario(
      name: "4.6: opacity, hidden and offset fire nothing", source: "O: OLE",
      program: """
        struct P: View {
          @State var f = true
          var body: some View { VStack { Button("go") { f.toggle() }; C("a").opacity(f ? 1 : 0).offset(x: f ? 0 : 9) } }
        }
        """, mount: "+a", steps: [Step(input: "go", bodies: "P")]),
    Scenario(
      name: "4.7: tasks start behind all appearances and initial changes", source: "O: BEN",
      program: """
        struct P: View {
          var body: some View {
            Group {
              VStack {
                Text("x").onAppear { print("a t") }.onChange(of: 1, initial: true) { print("c t") }.task { print("task t") }
              }.onAppear { print("a v") }.onChange(of: 1, initial: true) { print("c v") }.task { print("task v") }
            }.onAppear { print("a g") }.task { print("task g") }
          }
        }
        """, mount: "a t c t a v c v a g task t task v task g", steps: []),
    Scenario(
      name: "4.7: another id cancels a task and starts one", source: "D: DOC:view/task(id:); O: OSUI-CT TaskModifier",
      program: """
        struct P: View {
          @State var k = 0
          var body: some View {
            VStack {
              Button("go") { k += 1 }
              Text("\\(k)").task(id: k) {
                print("start \\(k)")
                try? await Task.sleep(for: .seconds(5))
                print("end \\(Task.isCancelled)")
              }
            }
          }
        }
        """, mount: "start 0",
      steps: [
        Step(input: "go", bodies: "P", output: "end true start 1", events: "taskCancelled:Text task:Text"),
        Step(input: "wait 5", bodies: "", output: "end false"),
      ]),
    Scenario(
      name: "4.7: a task is cancelled on disappearance", source: "D: DOC:view/task",
      program: """
        struct P: View {
          @State var f = true
          var body: some View {
            VStack {
              Button("go") { f.toggle() }
              if f {
                Text("x").task {
                  do { try await Task.sleep(for: .seconds(5)) } catch { print("cancelled") }
                }
              }
            }
          }
        }
        """,
      steps: [
        Step(input: "go", bodies: "P", output: "cancelled", events: "taskCancelled:Text"),
        Step(input: "wait 6", bodies: ""),
      ]),
    Scenario(
      name: "4.7: a task that has ended is not cancelled on disappearance", source: "D: DOC:task/cancel()",
      program: """
        struct P: View {
          @State var f = true
          var body: some View {
            VStack { Button("go") { f.toggle() }; if f { Text("x").task { print("ran") }.onDisappear { } } }
          }
        }
        """, mount: "ran",
      steps: [Step(input: "go", bodies: "P", output: "", events: "onDisappear:Text")]),
    Scenario(
      name: "4.8: onChange's nine", source: "O: OSUI-CT ValueActionModifier",
      program: """
        struct P: View {
          @State var v = 0
          var body: some View {
            VStack {
              Button("one") { v = 1 }
              Button("two") { v = 2 }
              Text("x")
                .onChange(of: v) { new in print("1: \\(new)") }
                .onChange(of: v) { old, new in print("2: \\(old) \\(new)") }
                .onChange(of: v, initial: true) { old, new in print("i: \\(old) \\(new)") }
                .onChange(of: v) { print("0: \\(v)") }
            }
          }
        }
        """, mount: "i: 0 0",
      steps: [
        Step(input: "one", bodies: "P", output: "1: 1 2: 0 1 i: 0 1 0: 1"),
        Step(input: "two", bodies: "P", output: "1: 2 2: 1 2 i: 1 2 0: 2"), Step(input: "two", bodies: ""),
      ]),
    Scenario(
      name: "4.8: there and back over turns fires each time", source: "O: OSUI-CT ValueActionModifier",
      program: """
        struct P: View {
          @State var f = false
          var body: some View { Button("go") { f.toggle() }.onChange(of: f) { print(f) } }
        }
        """,
      steps: [
        Step(input: "go", bodies: "P", output: "true"), Step(input: "go", bodies: "P", output: "false"),
        Step(input: "go", bodies: "P", output: "true"),
      ]),
    Scenario(
      name: "4.8: the older form runs the older closure", source: "D: DOC:onchange; R: ValueActionModifier",
      program: """
        struct Row: View {
          let k: Int
          let v: Int
          var body: some View {
            Text("").onChange(of: v) { new in print("old \\(k) \\(new)") }.onChange(of: v) { print("new \\(k)") }
          }
        }
        struct P: View {
          @State var v = 0
          var body: some View { VStack { Button("go") { v += 1 }; Row(k: v * 10, v: v) } }
        }
        """, steps: [Step(input: "go", bodies: "P Row", output: "old 0 1 new 10")]),
    Scenario(
      name: "4.8: a loop is cut at the third time", source: "R: CycleDetector; O",
      program: """
        struct P: View {
          @State var n = 0
          var body: some View { Button("go") { n += 1 }.onChange(of: n) { n += 1 } }
        }
        """, steps: [Step(input: "go", bodies: "P P P", state: "3", warnings: "onchange-loop")]),
    Scenario(
      name: "4.8: another identity has no value to remember", source: "R: ValueActionModifier",
      program: """
        struct P: View {
          @State var k = 0
          var body: some View { VStack { Button("go") { k += 1 }; Text("x").onChange(of: k) { print("changed") }.id(k) } }
        }
        """, steps: [Step(input: "go", bodies: "P")]),
    Scenario(
      name: "11.1: there and back in one action runs the body and no onChange", source: "11.1",
      program: """
        struct P: View {
          @State var n = 5
          var body: some View { Button("go \\(n)") { n = 9; n = 5 }.onChange(of: n) { print("changed") } }
        }
        """, steps: [Step(input: "go 5", bodies: "P", state: "5")]),
  ]
}
