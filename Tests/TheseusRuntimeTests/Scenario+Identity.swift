extension Scenario {
  private static func toggling(_ content: String) -> String {
    """
    struct P: View {
      @State var f = false
      var body: some View {
        VStack {
          Button("go") { f.toggle() }
          \(content)
        }
      }
    }
    """
  }

  private static func list(_ content: String, buttons: String) -> String {
    """
    struct Item: Identifiable { let id: Int; var name: String }
    struct P: View {
      @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
      var body: some View {
        VStack {
          \(buttons)
          \(content)
        }
      }
    }
    """
  }

  /// Structural and explicit identity.
  static let identity: [Scenario] = [
    Scenario(
      name: "S1 and S2: an `if` inserts and removes one place", source: "D: W21",
      program: toggling("C(\"a\"); if f { C(\"b\") }; C(\"c\")"), mount: "+a +c",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1 0"),
        Step(input: "go", bodies: "P C", output: "+b", state: "1 0 0"),
        Step(input: "b 0", bodies: "C", state: "1 1 0"),
        Step(input: "go", bodies: "P", output: "-b", state: "1 0"),
        Step(input: "go", bodies: "P C", output: "+b", state: "1 0 0"),
      ]),
    Scenario(
      name: "S3 and S4: branches of the same type are two identities",
      source: "D: W21; O: OLE, OSUI-CT AppearanceAction",
      program: toggling("if f { C(\"a\") } else { C(\"a\") }"), mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P C", output: "+a -a", state: "0"),
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P C", output: "+a -a", state: "0"),
      ]),
    Scenario(
      name: "S5: an argument keeps identity", source: "D: W21",
      program: toggling("C(f ? \"b\" : \"a\")"), mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P C", state: "1", screen: "go b 1"),
      ]),
    Scenario(
      name: "S6: another `.id` is another view", source: "O: OSUI-CT IDView, AppearanceAction",
      program: """
        struct P: View {
          @State var k = 0
          var body: some View { VStack { Button("go") { k += 1 }; C("a").id(k) } }
        }
        """, mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P C", output: "+a -a", state: "0"),
      ]),
    Scenario(
      name: "S7: without a transition the old view goes first", source: "O: OSUI-CT idTestWithIdentityTransition",
      program: """
        struct P: View {
          @State var k = 0
          var body: some View { VStack { Button("go") { k += 1 }; C("a").transition(.identity).id(k) } }
        }
        """, mount: "+a",
      steps: [Step(input: "go", bodies: "P C", output: "-a +a", state: "0")]),
    Scenario(
      name: "S8: an appearance outside of the `.id` fires once", source: "O: OSUI-CT IDView",
      program: """
        struct D: View {
          @State var n = 0
          var body: some View { Button("d \\(n)") { n += 1 } }
        }
        struct P: View {
          @State var k = 0
          var body: some View {
            VStack { Button("go") { k += 1 }; D().id(k).onAppear { print("+") }.onDisappear { print("-") } }
          }
        }
        """, mount: "+",
      steps: [
        Step(input: "d 0", bodies: "D", state: "1"),
        Step(input: "go", bodies: "P D", state: "0"),
      ]),
    Scenario(
      name: "S9: moved rows keep their state", source: "D: W21; R: ForEach",
      program: list("ForEach(items) { item in C(item.name) }", buttons: "Button(\"go\") { items.reverse() }"),
      mount: "+a +b +c",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1 0 0"),
        Step(input: "go", bodies: "P", state: "0 0 1", screen: "go c 0 b 0 a 1"),
      ]),
    Scenario(
      name: "S10: an insertion at the front keeps the other rows", source: "D: W21",
      program: list(
        "ForEach(items) { item in C(item.name) }",
        buttons: "Button(\"go\") { items.insert(Item(id: 4, name: \"d\"), at: 0) }"), mount: "+a +b +c",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1 0 0"),
        Step(input: "go", bodies: "P C", output: "+d", state: "0 1 0 0", screen: "go d 0 a 1 b 0 c 0"),
      ]),
    Scenario(
      name: "S11: with indices as ids state stays at its position", source: "D: W21",
      program: list(
        "ForEach(items.indices, id: \\.self) { index in C(items[index].name) }",
        buttons: "Button(\"go\") { items.insert(Item(id: 4, name: \"d\"), at: 0) }"), mount: "+a +b +c",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1 0 0"),
        Step(input: "go", bodies: "P C C C C", output: "+c", state: "1 0 0 0", screen: "go d 1 a 0 b 0 c 0"),
      ]),
    Scenario(
      name: "S12: an id that is new each time resets every row", source: "D: W21",
      program: """
        struct Item: Identifiable { var id: UUID { UUID() }; var name: String }
        struct P: View {
          @State var items = [Item(name: "a"), Item(name: "b")]
          var body: some View {
            VStack {
              Button("go") { items.append(Item(name: "c")) }
              ForEach(items) { item in C(item.name) }
            }
          }
        }
        """, mount: "+a +b",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1 0"),
        Step(input: "go", bodies: "P C C C", output: "+a +b +c -a -b", state: "0 0 0"),
      ], isRepeatable: false),
    Scenario(
      name: "2.1: other data run the closure for every row, the same data for none",
      source: "R: ForEachChild",
      program: """
        struct Row: View {
          let i: Int
          init(_ i: Int) { self.i = i; print("init \\(i)") }
          var body: some View { C("\\(i)") }
        }
        struct P: View {
          @State var items = [1, 2]
          @State var k = 0
          var body: some View {
            VStack {
              Button("go \\(k)") { items.append(3) }
              Button("other") { k += 1 }
              ForEach(items, id: \\.self) { Row($0) }
            }
          }
        }
        """, mount: "init 1 init 2 +1 +2",
      steps: [
        Step(input: "other", bodies: "P"),
        Step(input: "go 1", bodies: "P Row C", output: "init 1 init 2 init 3 +3"),
      ]),
    Scenario(
      name: "S13: a range is constant", source: "R/O: ForEach",
      program: """
        struct P: View {
          @State var k = 2
          var body: some View { VStack { Button("go") { k += 1 }; ForEach(0..<k) { C("\\($0)") } } }
        }
        """, mount: "+0 +1",
      steps: [
        Step(input: "go", bodies: "P", state: "0 0", screen: "go 0 0 1 0", warnings: "range-count-changed")
      ], isRepeatable: false),
    Scenario(
      name: "S14: ids are scoped to their ForEach", source: "I",
      program: """
        struct P: View {
          @State var left = ["a", "b"]
          @State var right = ["c"]
          var body: some View {
            VStack {
              Button("go") { right.append(left.removeFirst()) }
              ForEach(left, id: \\.self) { C($0) }
              ForEach(right, id: \\.self) { C($0) }
            }
          }
        }
        """, mount: "+a +b +c",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1 0 0"),
        Step(input: "go", bodies: "P C", output: "+a -a", state: "0 0 0"),
      ]),
    Scenario(
      name: "S15: the same type under an AnyView is the same view", source: "R: AnyView",
      program: toggling("AnyView(f ? C(\"b\") : C(\"a\"))"), mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P C", state: "1", screen: "go b 1"),
      ]),
    Scenario(
      name: "S16: another type under an AnyView is another view", source: "R: AnyView, no transition",
      program: toggling("f ? AnyView(C(\"a\").padding()) : AnyView(C(\"a\"))"), mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P C", output: "-a +a", state: "0"),
      ]),
    Scenario(
      name: "S33: a branch in a modifier resets what it is applied to", source: "D: W21",
      program: """
        struct Faded: ViewModifier {
          var c: Bool
          func body(content: Content) -> some View { if c { content.opacity(0.3) } else { content } }
        }
        """ + "\n" + toggling("C(\"a\").modifier(Faded(c: f))"), mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P Faded C", output: "+a -a", state: "0"),
      ]),
    Scenario(
      name: "S34: a value in a modifier keeps what it is applied to", source: "D: W21",
      program: """
        struct Faded: ViewModifier {
          var c: Bool
          func body(content: Content) -> some View { content.opacity(c ? 0.3 : 1) }
        }
        """ + "\n" + toggling("C(\"a\").modifier(Faded(c: f))"), mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P Faded", state: "1"),
      ]),
    Scenario(
      name: "S35: cases of a switch are identities", source: "D/L: W21",
      program: """
        struct P: View {
          @State var k = 0
          var body: some View {
            VStack {
              Button("go") { k = 3 }
              switch k {
              case 0: C("a")
              case 1: C("b")
              case 2: C("c")
              case 3: C("d")
              default: C("e")
              }
            }
          }
        }
        """, mount: "+a",
      steps: [
        Step(input: "a 0", bodies: "C", state: "1"),
        Step(input: "go", bodies: "P C", output: "+d -a", state: "0"),
      ]),
  ]
}
