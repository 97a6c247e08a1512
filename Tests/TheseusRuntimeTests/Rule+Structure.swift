extension Rule {
  /// Section 1: structural identity.
  static let structure: [Rule] = [
    Rule(
      "1.8", "the views in a layout of the program are in its type, and keep their state with its values",
      source: "D: DOC:layout (`callAsFunction(_:)`)",
      """
      struct Ring: Layout {
        var gap = 0
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { }
      }
      struct P: View {
        @State var k = 0
        var body: some View { Button("go") { k += 1 }; Ring { C("a") }; Ring(gap: k) { C("b"); if k > 0 { C("c") } } }
      }
      """, mount: "+a +b", screen: "go a 0 b 0",
      warnings: [
        "Theseus lays nothing out: 'Ring.sizeThatFits(proposal:subviews:cache:)' does not run, so nothing follows from what it reads or prints",
        "Theseus lays nothing out: 'Ring.placeSubviews(in:proposal:subviews:cache:)' does not run, so nothing follows from what it reads or prints",
      ],
      steps: [
        Step("tap b 0", bodies: "C", state: "0 1"),
        Step("tap go", bodies: "P C", prints: "+c", state: "0 1 0", screen: "go a 0 b 1 c 0"),
      ]),
    Rule(
      "1.1", "a neighbour's slot in the tuple does not shift", source: "D: W21; R: OSUI TupleView",
      toggling("C(\"a\"); if f { C(\"b\"); C(\"c\") }; C(\"d\")"), mount: "+a +d",
      steps: [
        Step("tap d 0", bodies: "C", state: "0 1"),
        Step("tap go", bodies: "P C C", prints: "+b +c", state: "0 0 0 1", lifetimes: "+C optional +C optional"),
        Step("tap go", bodies: "P", prints: "-b -c", state: "0 1", lifetimes: "-C optional -C optional"),
      ]),
    Rule(
      "1.2", "`if let` with `else` is a branch", source: "L, D",
      """
      struct P: View {
        @State var name: String?
        var body: some View {
          VStack {
            Button("go") { name = name == nil ? "x" : nil }
            Button("more") { if name != nil { name! += "y" } }
            if let name { C(name) } else { C("none") }
          }
        }
      }
      """, mount: "+none",
      steps: [
        Step("tap none 0", state: "1"),
        Step("tap go", bodies: "P C", prints: "+x -none", state: "0", lifetimes: "+C branch -C branch"),
        Step("tap x 0", state: "1"),
        Step("tap more", bodies: "P C", state: "1", screen: "go more xy 1"),
        Step("tap go", bodies: "P C", prints: "+none -xy", state: "0"),
      ]),
    Rule(
      "1.2", "`do` groups views, `let` adds none, `#if` leaves no trace", source: "L",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            let word = f ? "b" : "a"
            Button("go") { f.toggle() }
            do { C(word); C("c") }
            #if DEBUG
            C("d")
            #else
            C("e")
            #endif
          }
        }
      }
      """, mount: "+a +c +d",
      steps: [
        Step("tap a 0", state: "1 0 0"),
        Step("tap go", bodies: "P C", state: "1 0 0", screen: "go b 1 c 0 d 0"),
      ]),
    Rule(
      "1.2", "an availability check is true and erases the branch that it guards", source: "L",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            if #available(iOS 17, *) { C(f ? "b" : "a") } else { C("old") }
          }
        }
      }
      """, mount: "+a", steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P C", state: "1")]),
    Rule(
      "1.3", "an `if` without `else` inside a case is an optional of its own", source: "L",
      """
      struct P: View {
        @State var k = 0
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { k += 1 }
            Button("flip") { f.toggle() }
            switch k % 2 { case 0: if f { C("a") }
            default: C("b") }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("tap flip", bodies: "P C", prints: "+a", lifetimes: "+C optional"),
        Step("tap go", bodies: "P C", prints: "+b -a", lifetimes: "+C branch -C branch"),
        Step("tap flip", bodies: "P"),
      ]),
    Rule(
      "1.3", "an `if` written inside `else { }` is a branch below a branch", source: "L",
      """
      struct P: View {
        @State var k = 0
        var body: some View {
          VStack {
            Button("go") { k += 1 }
            if k == 0 { C("a") } else { if k == 1 { C("b") } else { C("c") } }
          }
        }
      }
      """, mount: "+a",
      steps: [
        Step("tap go", bodies: "P C", prints: "+b -a"),
        Step("tap b 0", state: "1"),
        Step("tap go", bodies: "P C", prints: "+c -b", state: "0", lifetimes: "+C branch -C branch"),
      ]),
    Rule(
      "1.4", "branches of one type are two places, and a return begins anew", source: "D: W21; O: OLE",
      toggling("if f { C(\"a\") } else { C(\"b\") }"), mount: "+b",
      steps: [
        Step("tap b 0", state: "1"),
        Step("tap go", bodies: "P C", prints: "+a -b", state: "0", lifetimes: "+C branch -C branch"),
        Step("tap go", bodies: "P C", prints: "+b -a", state: "0", lifetimes: "+C branch -C branch"),
      ]),
    Rule(
      "1.5", "a ternary between two values of one type is one identity", source: "D: W21 (arguments); I",
      toggling("f ? C(\"b\") : C(\"a\")"), mount: "+a",
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P C", state: "1", lifetimes: "")]),
    Rule(
      "1.5", "a changed modifier value keeps identity", source: "D: W21",
      toggling("C(\"a\").opacity(f ? 1 : 0.3).frame(width: f ? 10 : 20)"), mount: "+a",
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P", state: "1", lifetimes: "")]),
    Rule(
      "1.6", "nil adds no child, and what comes again begins anew", source: "D: W21; O: OLE",
      toggling("if f { C(\"a\") }"), mount: "",
      steps: [
        Step("tap go", bodies: "P C", prints: "+a", state: "0", lifetimes: "+C optional"),
        Step("tap a 0", state: "1"),
        Step("tap go", bodies: "P", prints: "-a", state: "", lifetimes: "-C optional"),
        Step("tap go", bodies: "P C", prints: "+a", state: "0"),
      ]),
    Rule(
      "1.6", "a view that is optional without an `if` comes and goes as with one",
      source: "D: W21; L: an optional view",
      """
      struct Holder<V: View>: View { let v: V?; var body: some View { VStack { v } } }
      struct P: View {
        @State var k: Int?
        @ViewBuilder func part() -> some View { if k != nil { C("f") } }
        var body: some View {
          VStack {
            Button("go") { k = k == nil ? 1 : nil }
            Button("more") { k? += 1 }
            k.map { C("m\\($0)") }
            k == nil ? nil : C("t")
            Holder(v: k.map { _ in C("h") })
            part()
            ForEach([7], id: \\.self) { i in k.map { C("\\(i + $0)") } }
          }
        }
      }
      """, mount: "",
      steps: [
        Step(
          "tap go", bodies: "P C C Holder C C C", prints: "+m1 +t +h +f +8", state: "0 0 0 0 0",
          lifetimes: "+C optional +C optional +C optional +C optional +C optional"),
        Step("tap m1 0", state: "1 0 0 0 0"),
        Step("tap more", state: "1 0 0 0 0", screen: "go more m2 1 t 0 h 0 f 0 9 0", lifetimes: ""),
        Step(
          "tap go", bodies: "P Holder", prints: "-m2 -t -f -h -9",
          lifetimes: "-C optional -C optional -C optional -C optional -C optional"),
        Step("tap go", prints: nil, state: "0 0 0 0 0"),
      ]),
    Rule(
      "1.6", "an optional view keeps its place where it is handed on",
      source: "D: W21; L: an optional view; DOC:anyview",
      """
      struct Row<V: View>: View { let v: V; var body: some View { HStack { v } } }
      struct P: View {
        @State var f = false
        func c(_ t: String) -> C? { f ? C(t) : nil }
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            Row(v: c("a"))
            Text("x").overlay(f ? C("b") : nil).background { c("c") }
            AnyView(c("d"))
            c("e").padding()
          }
        }
      }
      """, mount: "",
      steps: [
        Step(
          "tap go", bodies: "P Row C C C C C", prints: "+a +b +c +d +e", state: "0 0 0 0 0",
          lifetimes: "+C optional +C optional +C optional +C optional +C optional"),
        Step("tap go", bodies: "P Row", prints: nil, lifetimes: nil),
      ]),
    Rule(
      "1.7", "the same `.id` in both branches does not merge them", source: "I from R: OSUI DynamicView",
      toggling("if f { C(\"a\").id(\"x\") } else { C(\"a\").id(\"x\") }"), mount: "+a",
      steps: [
        Step("tap a 0", state: "1"),
        Step("tap go", bodies: "P C", prints: "+a -a", state: "0", lifetimes: "+C branch -C branch"),
      ]),
  ]

  /// Section 1, continued: wrappers, modifiers on several views.
  static let wrappers: [Rule] = [
    Rule(
      "1.8", "a group has no lifetime of its own; an empty view has no child",
      source: "R: OSUI Group; O: EmptyViewTests",
      toggling("Group { C(\"a\"); Group { if f { C(\"b\") }; EmptyView() }; C(\"c\") }"), mount: "+a +c",
      steps: [
        Step("tap c 0", state: "0 1"),
        Step("tap go", bodies: "P C", prints: "+b", state: "0 0 1", lifetimes: "+C optional"),
      ]),
    Rule(
      "1.8", "a container that puts its content into two branches gives it two lifetimes", source: "D: W21",
      """
      struct Switcher<Content: View>: View {
        var f: Bool
        let content: Content
        init(f: Bool, @ViewBuilder content: () -> Content) { self.f = f; self.content = content() }
        var body: some View { if f { HStack { content } } else { VStack { content } } }
      }
      """ + "\n" + toggling("Switcher(f: f) { C(\"a\"); C(\"b\") }"), mount: "+a +b",
      steps: [
        Step("tap a 0", state: "1 0"),
        Step(
          "tap go", bodies: "P Switcher C C", prints: "+a +b -a -b", state: "0 0",
          lifetimes: "+C branch +C branch -C branch -C branch"),
      ]),
    Rule(
      "1.8", "a container that keeps its content in one place keeps its lifetime", source: "D: W21",
      """
      struct Frame<Content: View>: View {
        var f: Bool
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.padding(f ? 1 : 2) }
      }
      """ + "\n" + toggling("Frame(f: f) { C(\"a\") }"), mount: "+a",
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P Frame", state: "1")]),
    Rule(
      "1.8", "a modifier's content in two branches is two lifetimes", source: "D: W21; R: OSUI CustomViewModifier",
      """
      struct Highlight: ViewModifier {
        @State var on = false
        func body(content: Content) -> some View {
          VStack { Button("on") { on.toggle() }; if on { content.padding() } else { content } }
        }
      }
      """ + "\n" + toggling("C(\"a\").modifier(Highlight())"), mount: "+a",
      steps: [
        Step("tap a 0", state: "1"),
        Step("tap on", bodies: "Highlight C", prints: "+a -a", state: "0", lifetimes: "+C branch -C branch"),
        Step("tap go", bodies: "P", state: "0"),
      ]),
    Rule(
      "1.8", "a modifier's content twice is two views", source: "D: W21",
      """
      struct Twice: ViewModifier {
        func body(content: Content) -> some View { VStack { content; content } }
      }
      """ + "\n" + toggling("C(f ? \"b\" : \"a\").modifier(Twice())"), mount: "+a +a",
      steps: [Step("tap go", bodies: "P C C", state: "0 0", lifetimes: "")]),
    Rule(
      "1.8", "`@ViewBuilder` properties and functions are no boundary", source: "D: WWDC26 8006; R",
      """
      struct P: View {
        @State var f = false
        @ViewBuilder var part: some View { if f { C("a") } else { C("b") } }
        @ViewBuilder func other(_ t: String) -> some View { C(t) }
        var body: some View { VStack { Button("go") { f.toggle() }; part; other(f ? "y" : "x") } }
      }
      """, mount: "+b +x",
      steps: [
        Step("tap x 0", state: "0 1"),
        Step("tap go", bodies: "P C C", prints: "+a -b", state: "0 1", lifetimes: "+C branch -C branch"),
      ]),
    Rule(
      "1.9", "`onAppear` on several views acts once, when the first comes, and `onDisappear` once, when the last goes",
      source: "R: OSUI AppearanceActionModifier (MergedBox)",
      """
      struct P: View {
        @State var a = false
        @State var b = false
        var body: some View {
          VStack {
            Button("a") { a.toggle() }
            Button("b") { b.toggle() }
            Group { if a { Text("A") }; if b { Text("B") } }.onAppear { print("+") }.onDisappear { print("-") }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("tap a", prints: "+"), Step("tap b"), Step("tap a"), Step("tap b", prints: "-"),
        Step("tap b", prints: "+"),
      ]),
    Rule(
      "1.9", "appearance actions on a ForEach are merged", source: "R: OSUI AppearanceActionModifier",
      listing(
        "ForEach(items) { Text($0.name) }.onAppear { print(\"+\") }.onDisappear { print(\"-\") }",
        buttons:
          "Button(\"more\") { items.append(Item(id: items.count + 4, name: \"d\")) }; Button(\"none\") { items = [] }"),
      mount: "+",
      steps: [Step("tap more"), Step("tap none", prints: "-"), Step("tap more", prints: "+")]),
    Rule(
      "1.9", "a group without children never appears", source: "R (corollary)",
      toggling("Group { if false { C(\"a\") } }.onAppear { print(\"+\") }.task { print(\"task\") }"), mount: "",
      steps: [Step("tap go", bodies: "P")]),
    Rule(
      "1.9", "`onChange` on several views is one action, and fires without a child",
      source: "R: OSUI ValueActionModifier",
      counting("Group { if k > 5 { C(\"a\") }; if k > 6 { C(\"b\") } }.onChange(of: k) { print(\"k \\(k)\") }"),
      mount: "",
      steps: [Step("tap go", bodies: "P", prints: "k 1"), Step("tap go", bodies: "P", prints: "k 2")]),
    Rule(
      "1.9", "`onChange` on views that are shown fires once", source: "R: OSUI ValueActionModifier",
      counting("Group { C(\"a\"); C(\"b\") }.onChange(of: k) { print(\"k \\(k)\") }"), mount: "+a +b",
      steps: [Step("tap go", bodies: "P", prints: "k 1")]),
    Rule(
      "6", "a modifier's body says why it ran, as a view's does", source: "R: OSUI ChangedBodyProperty (ViewModifier)",
      """
      struct Tag: ViewModifier {
        @State private var n = 0
        let on: Bool
        func body(content: Content) -> some View {
          let _ = Self._printChanges()
          VStack { content; Button("n") { n += 1 }; Text("\\(n) \\(on)") }
        }
      }
      struct P: View {
        @State var f = false
        var body: some View { Button("go") { f.toggle() }.modifier(Tag(on: f)) }
      }
      """, mount: "Tag: @self, @identity, _n changed.",
      steps: [
        Step("tap n", bodies: "Tag", prints: "Tag: _n changed."),
        Step("tap go", bodies: "P Tag", prints: "Tag: @self changed."),
      ]),
  ]
}
