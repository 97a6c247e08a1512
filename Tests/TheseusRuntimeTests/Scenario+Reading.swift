extension Scenario {
  /// Which reads make a body depend on something (semantics 5.1, 5.2).
  static let reading: [Scenario] = [
    Scenario(
      name: "5.2: what a renderer reads is read by the view that it belongs to",
      source: "R: State.swift, a read in an update; O: drawings in a Canvas follow the state that only they read",
      program: """
        @Observable class M { var a = 1 }
        struct P: View {
          @State var drawn = 1
          @State var other = 1
          @State var m = M()
          var body: some View {
            VStack {
              Button("drawn") { drawn += 1 }
              Button("other") { other += 1 }
              Button("object") { m.a += 1 }
              Canvas { context, size in
                print("draw", drawn, m.a)
                context.fill(Path { $0.addRect(CGRect(x: 0, y: 0, width: drawn, height: 1)) }, with: .color(.red))
                context.drawLayer { layer in layer.opacity = 0.5 }
              }
              GeometryReader { _ in Text("\\(drawn)") }
            }
          }
        }
        """, mount: "draw 1 1", warnings: "unsupported",
      steps: [
        Step(input: "drawn", bodies: "P", output: "draw 2 1", screen: "drawn other object 2"),
        Step(input: "other", bodies: "", output: ""), Step(input: "object", bodies: "", output: "draw 2 2"),
      ]),
    Scenario(
      name: "5.2: what is called to lay out is called for what it reads",
      source: "I from R: State.swift, a read in an update; D: DOC:view/alignmentguide(_:computevalue:)",
      program: """
        @Observable class M { var guide = 1.0; var effect = 0.5; var scroll = 1.0; var part = 2.0 }
        struct P: View {
          @State var m = M()
          @State var k = 1.0
          var body: some View {
            VStack {
              Button("guide") { m.guide += 1 }
              Button("effect") { m.effect += 1 }
              Button("scroll") { m.scroll += 1 }
              Button("part") { m.part += 1 }
              Button("state") { k += 1 }
              Text("a").alignmentGuide(.leading) { d in print("guide", m.guide, d.width > 0); return d[.leading] + k }
              Text("b").visualEffect { content, _ in print("effect"); return content.opacity(m.effect) }
              Text("c").scrollTransition { content, phase in print("scroll", phase.isIdentity); return content.opacity(m.scroll) }
              Text("d").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                print("part", axis)
                return length / m.part
              }
            }
          }
        }
        """, mount: "guide 1.0 true effect scroll true part horizontal part vertical",
      warnings: "unsupported unsupported unsupported unsupported",
      steps: [
        Step(input: "guide", bodies: "", output: "guide 2.0 true"), Step(input: "effect", bodies: "", output: "effect"),
        Step(input: "scroll", bodies: "", output: "scroll true"),
        Step(input: "part", bodies: "", output: "part horizontal part vertical"),
        Step(
          input: "state", bodies: "P",
          output: "guide 2.0 true effect scroll true part horizontal part vertical"),
      ]),
    Scenario(
      name: "5.2: a read of @State is remembered for good", source: "R: State wasRead",
      program: """
        struct P: View {
          @State var n = 0
          @State var shows = true
          var body: some View {
            VStack { Button("n") { n += 1 }; Button("hide") { shows = false }; if shows { Text("x \\(n)") } }
          }
        }
        """,
      steps: [
        Step(input: "n", bodies: "P"), Step(input: "hide", bodies: "P"), Step(input: "n", bodies: "P", state: "2"),
      ]),
    Scenario(
      name: "5.2: a read of @Observable is forgotten", source: "L; R: 5.6",
      program: """
        @Observable class M { var a = 0; var b = 0; var usesA = true }
        struct P: View {
          @State var m = M()
          var body: some View {
            VStack {
              Text(m.usesA ? "\\(m.a)" : "\\(m.b)")
              Button("a") { m.a += 1 }
              Button("b") { m.b += 1 }
              Button("switch") { m.usesA.toggle() }
            }
          }
        }
        """,
      steps: [
        Step(input: "a", bodies: "P"), Step(input: "b", bodies: ""), Step(input: "switch", bodies: "P"),
        Step(input: "a", bodies: ""), Step(input: "b", bodies: "P", screen: "2 a b switch"),
      ]),
    Scenario(
      name: "5.2: a read in an action is no read", source: "R: State",
      program: """
        struct P: View {
          @State var n = 0
          var body: some View { VStack { Button("n") { n += 1 }; Button("print") { print(n) } } }
        }
        """,
      steps: [Step(input: "n", bodies: ""), Step(input: "print", bodies: "", output: "1")]),
    Scenario(
      name:
        "5.2 and 5.6: reads in closures that are evaluated belong to the owner of @State, and to the closure of @Observable",
      source: "R: GeometryReader, ForEach",
      program: """
        @Observable class M { var a = 0 }
        struct P: View {
          @State var n = 0
          @State var m = M()
          var body: some View {
            let _ = print("body")
            VStack {
              Button("n") { n += 1 }
              Button("a") { m.a += 1 }
              ForEach(0..<1) { i in
                let _ = print("row")
                Text("\\(n) \\(m.a)")
              }
              ScrollViewReader { _ in
                let _ = print("reader")
                Text("\\(m.a)")
              }
            }
          }
        }
        """, mount: "body row reader",
      steps: [
        Step(input: "n", bodies: "P", output: "body row reader"),
        Step(input: "a", bodies: "", output: "row reader", screen: "n a 1 1 1"),
      ]),
    Scenario(
      name: "5.2: a binding to a part is read by the child", source: "R: Binding; O: SIS",
      program: """
        struct Pair { var a = 0; var b = 0 }
        struct Child: View { @Binding var v: Int; var body: some View { Button("v \\(v)") { v += 1 } } }
        struct P: View { @State var pair = Pair(); var body: some View { Child(v: $pair.b) } }
        """,
      steps: [Step(input: "v 0", bodies: "Child", screen: "v 1"), Step(input: "v 1", bodies: "Child")]),
    Scenario(
      name: "5.10: Binding(get:set:) reads when it is made, and is never equal",
      source: "R; O: chris.eidhof.nl/post/binding-with-get-set",
      program: """
        struct Child: View { @Binding var v: Int; var body: some View { Button("v \\(v)") { v += 1 } } }
        struct P: View {
          @State var n = 0
          @State var k = 0
          var body: some View {
            VStack { Button("k \\(k)") { k += 1 }; Child(v: Binding(get: { n }, set: { n = $0 })) }
          }
        }
        """,
      steps: [Step(input: "v 0", bodies: "P Child", state: "1"), Step(input: "k 0", bodies: "P Child")]),
    Scenario(
      name: "5.9: an invalidated view under a skipped one runs, and nothing above it", source: "R; 5.9",
      program: """
        @Observable class M { var a = 0 }
        let shared = M()
        struct Leaf: View { var body: some View { Text("\\(shared.a)") } }
        struct Middle: View { var body: some View { Leaf() } }
        struct P: View {
          @State var n = 0
          var body: some View { VStack { Button("go \\(n)") { n += 1; shared.a += 1 }; Middle() } }
        }
        """,
      steps: [Step(input: "go 0", bodies: "P Leaf", screen: "go 1 1")]),
  ]

  /// Objects that views observe (semantics 5.5, 5.6).
  static let observation: [Scenario] = [
    Scenario(
      name: "5.5: several publishes are one update, equal ones too, and nested objects say nothing",
      source: "O/D; FB-dup",
      program: """
        class Inner: ObservableObject { @Published var v = 0 }
        class M: ObservableObject { @Published var inner = Inner(); @Published var a = 0 }
        struct P: View {
          @StateObject var m = M()
          var body: some View {
            let _ = print("body \\(m.a)")
            VStack {
              Button("inner") { m.inner.v += 1 }
              Button("both") { m.a += 1; m.a += 1 }
              Button("same") { m.a = m.a }
              Button("send") { m.objectWillChange.send() }
            }
          }
        }
        """, mount: "body 0",
      steps: [
        Step(input: "inner", bodies: ""), Step(input: "both", bodies: "P", output: "body 2"),
        Step(input: "same", bodies: "P", output: "body 2"), Step(input: "send", bodies: "P", output: "body 2"),
      ]),
    Scenario(
      name: "5.6: which writes of an @Observable object notify", source: "L: 6.3.1 macro; O: OSUI-CT",
      program: """
        struct S { var x = 0 }
        @Observable class Inner { var v = 0 }
        @Observable class M {
          var a = 0
          var list = [1]
          var s = S()
          var inner = Inner()
          var twice: Int { a * 2 }
          @ObservationIgnored var ignored = 0
        }
        struct A: View { let m: M; var body: some View { Text("\\(m.a)") } }
        struct Twice: View { let m: M; var body: some View { Text("\\(m.twice)") } }
        struct List: View { let m: M; var body: some View { Text("\\(m.list.count)") } }
        struct Struct: View { let m: M; var body: some View { Text("\\(m.s.x)") } }
        struct Deep: View { let m: M; var body: some View { Text("\\(m.inner.v)") } }
        struct Ignored: View { let m: M; var body: some View { Text("\\(m.ignored)") } }
        struct P: View {
          @State var m = M()
          var body: some View {
            VStack {
              A(m: m); Twice(m: m); List(m: m); Struct(m: m); Deep(m: m); Ignored(m: m)
              Button("set") { m.a += 1 }
              Button("zero") { m.a += 0 }
              Button("same") { m.a = m.a }
              Button("append") { m.list.append(1) }
              Button("struct") { m.s = m.s }
              Button("deep") { m.inner.v += 1 }
              Button("instance") { m.inner = m.inner }
              Button("ignored") { m.ignored += 1 }
              Button("twice") { m.a += 1; m.a += 1 }
            }
          }
        }
        """,
      steps: [
        Step(input: "set", bodies: "A Twice"), Step(input: "zero", bodies: "A Twice"), Step(input: "same", bodies: ""),
        Step(input: "append", bodies: "List"), Step(input: "struct", bodies: "Struct"),
        Step(input: "deep", bodies: "Deep"), Step(input: "instance", bodies: ""), Step(input: "ignored", bodies: ""),
        Step(input: "twice", bodies: "A Twice"),
      ], isRepeatable: false),
  ]

  /// How a new view value is compared with the one before (semantics 5.3, 5.4).
  static let comparison: [Scenario] = [
    Scenario(
      name: "5.3: plain data ignores ==, other Equatable views use it, .equatable() always does",
      source: "O: JH; OAG-CT CompareValues; R",
      program: """
        struct Plain: View, Equatable {
          let x: Int
          static func == (a: Plain, b: Plain) -> Bool { print("plain"); return true }
          var body: some View { Text("\\(x)") }
        }
        struct Text2: View, Equatable {
          let x: Int
          let s: String
          static func == (a: Text2, b: Text2) -> Bool { print("not plain"); return true }
          var body: some View { Text("\\(x)") }
        }
        struct Wrapped: View, Equatable {
          let x: Int
          static func == (a: Wrapped, b: Wrapped) -> Bool { print("equatable"); return true }
          var body: some View { Text("\\(x)") }
        }
        struct P: View {
          @State var k = 0
          var body: some View {
            VStack { Button("go \\(k)") { k += 1 }; Plain(x: k); Text2(x: k, s: "s"); Wrapped(x: k).equatable() }
          }
        }
        """,
      steps: [Step(input: "go 0", bodies: "P Plain", output: "not plain equatable")], isRepeatable: false),
    Scenario(
      name: "5.3: what .equatable() finds equal is not taken over, and the next value is compared with the one before",
      source: "R: OSUI EquatableView.Child (a rule of its own), CMP Graph.value_set_internal (assigns no equal value)",
      program: """
        struct Near: View, Equatable {
          let x: Int
          @State var n = 0
          static func == (a: Near, b: Near) -> Bool { abs(a.x - b.x) < 2 }
          var body: some View { Text("\\(x)"); Button("near \\(n)") { n += 1; print("x\\(x)") } }
        }
        struct P: View {
          @State var k = 0
          var body: some View { VStack { Button("go") { k += 1 }; Near(x: k).equatable() } }
        }
        """,
      steps: [
        Step(input: "go", bodies: "P"), Step(input: "near 0", bodies: "Near", output: "x0"),
        Step(input: "go", bodies: "P Near"), Step(input: "near 1", bodies: "Near", output: "x2"),
      ], isRepeatable: false),
    Scenario(
      name: "5.3: field by field, objects by identity", source: "O: JH; R",
      program: """
        struct Item: Equatable { var a: Int; var n: String }
        class K {}
        let shared = K()
        struct Fields: View {
          let list: [Item]
          let table: [String: Int]
          let set: Set<Int>
          let some: Item?
          let pair: (Int, String)
          var body: some View { Text("f") }
        }
        struct Object: View { let k: K; var body: some View { Text("o") } }
        struct P: View {
          @State var k = 0
          var body: some View {
            VStack {
              Button("go \\(k)") { k += 1 }
              Fields(list: [Item(a: 1, n: "x")], table: ["a": 1, "b": 2], set: [1, 2], some: Item(a: 1, n: "y"), pair: (1, "z"))
              Object(k: shared)
              Object(k: K())
            }
          }
        }
        """,
      steps: [Step(input: "go 0", bodies: "P Object")]),
    Scenario(
      name: "5.3: another initial value of @State makes another view value", source: "I: 5.3",
      program: """
        struct A: View { @State var d = Int.random(in: 0...1_000_000); var body: some View { Text("a") } }
        struct P: View { @State var k = 0; var body: some View { VStack { Button("go \\(k)") { k += 1 }; A() } } }
        """,
      steps: [Step(input: "go 0", bodies: "P A", reasons: ["P: _k changed.", "A: @self changed."])]),
    Scenario(
      name: "5.4: closures without captures are equal, built values are compared", source: "L; O: rensbr.eu; EID-eq",
      program: """
        func free() -> Int { 1 }
        struct A: View { let f: () -> Int; var body: some View { Text("a") } }
        struct Late<V: View>: View { @ViewBuilder let content: () -> V; var body: some View { content() } }
        struct Built<V: View>: View {
          let content: V
          init(@ViewBuilder content: () -> V) { self.content = content() }
          var body: some View { content }
        }
        struct P: View {
          @State var k = 0
          var body: some View {
            VStack {
              Button("go \\(k)") { k += 1 }
              A(f: { 1 })
              A(f: free)
              A(f: { k })
              Late { Text("x") }
              Late { Text("\\(k)") }
              Built { Text("x") }
              Built { Text("\\(k)") }
            }
          }
        }
        """,
      steps: [Step(input: "go 0", bodies: "P A Late Built")]),
  ]
}
