extension Rule {
  /// What each of several views gets for itself (semantics 1.9), and what is shown in the place of something else.
  static let shared: [Rule] = [
    Rule(
      "1.9", "a background around several views is one for each", source: "R: OSUI, ModifiedContent of a list of views",
      """
      struct B: View { @State var n = 0; var body: some View { Button("b\\(n)") { n += 1 } } }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            Group { C("a"); if f { C("c") } else { Text("none") } }.padding().background { B() }
            Group { if f { Text("x"); Text("y") } }.overlay { Text("over") }
          }
        }
      }
      """, mount: "+a", screen: "go a 0 b0 none b0",
      steps: [
        Step("tap b0", bodies: "B", state: "0 1 0"),
        Step(
          "tap go", bodies: "P C B", prints: "+c", state: "0 1 0 0", screen: "go a 0 b1 c 0 b0 x over y over",
          lifetimes: "+C branch +B branch -B branch"),
      ]),
    Rule(
      "1.9", "a background and an overlay around a `ForEach` are one for each row",
      source: "R: OSUI, ModifiedContent of a list of views",
      """
      struct B: View { let k: Int; @State var n = 0; var body: some View { Button("b\\(k) \\(n)") { n += 1 } } }
      struct P: View {
        @State var items = [1, 2]
        @State var k = 0
        var body: some View {
          VStack {
            Button("go") { k += 1 }; Button("front") { items.insert(0, at: 0) }
            ForEach(items, id: \\.self) { i in Text("\\(i)"); if i == 0 { Text("zero") } }
              .padding().background { B(k: k) }.overlay { Text("over") }
          }
        }
      }
      """, mount: "", screen: "go front 1 b0 0 over 2 b0 0 over",
      steps: [
        Step("tap b0 0", bodies: "B", state: "1 0"),
        Step("tap go", bodies: "P B B", state: "1 0", screen: "go front 1 b1 1 over 2 b1 0 over", lifetimes: ""),
        Step(
          "tap front", bodies: "P B B", state: "0 0 1 0",
          screen: "go front 0 b1 0 over zero b1 0 over 1 b1 1 over 2 b1 0 over"),
      ]),
    Rule(
      "5.1", "a row's closure does not run again because the background of the rows is another one",
      source: "R: OSUI ForEach (the row's own attribute)",
      """
      @Observable class M { var a = 1 }
      let m = M()
      struct B: View { let on: Bool; var body: some View { Text("b \\(on)") } }
      struct P: View {
        @State var on = false
        @State var ids = [1, 2]
        var body: some View {
          VStack {
            Button("on") { on.toggle() }
            Button("m") { m.a += 1 }
            Button("both") { on.toggle(); m.a += 1 }
            Button("add") { on.toggle(); ids.append(3) }
            ForEach(ids, id: \\.self) { i in let _ = print("row\\(i)"); Text("\\(i) \\(m.a)") }.background { B(on: on) }
          }
        }
      }
      """, mount: "row1 row2",
      steps: [
        Step("tap on", bodies: "P B B", prints: "", screen: "on m both add 1 1 b true 2 1 b true"),
        Step("tap m", bodies: "", prints: "row1 row2", screen: "on m both add 1 2 b true 2 2 b true"),
        Step("tap both", bodies: "P B B", prints: "row1 row2", screen: "on m both add 1 3 b false 2 3 b false"),
        Step(
          "tap add", bodies: "P B B B", prints: "row1 row2 row3",
          screen: "on m both add 1 3 b true 2 3 b true 3 3 b true"),
        Step("tap m", bodies: "", prints: "row1 row2 row3"),
      ]),
    Rule(
      "1.9", "a background outside of what acts on all views is one for each of them",
      source: "R: OSUI AppearanceActionModifier (one MergedBox for the list), ModifiedContent of a list of views",
      """
      struct P: View {
        @State var f = false
        @State var ids = [1]
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            Button("add") { ids.append(2) }
            ForEach(ids, id: \\.self) { Text("\\($0)") }.onAppear { print("+F") }.background { C("x") }
            Group { Text("a"); if f { Text("b") } }.onChange(of: f) { print("change") }.task { }.overlay { C("y") }
          }
        }
      }
      """, mount: "+x +F +y", screen: "go add 1 x 0 a y 0",
      steps: [
        Step("tap x 0", bodies: "C", state: "1 0"),
        Step("tap add", bodies: "P C", prints: "+x", state: "1 0 0", screen: "go add 1 x 1 2 x 0 a y 0"),
        Step(
          "tap go", bodies: "P C", prints: "+y change", state: "1 0 0 0", screen: "go add 1 x 1 2 x 0 a y 0 b y 0",
          lifetimes: "+C optional"),
      ]),
    Rule(
      "1.9", "the background of each view stands outside of the environment and of the animation inside of it",
      source: "R: OSUI, EnvironmentKeyWriting- and AnimationModifier change the inputs of what they are applied to",
      """
      struct L: View { @Environment(\\.lineLimit) var limit; var body: some View { Text("\\(limit ?? 0)") } }
      struct P: View {
        @State var k = 1
        var body: some View {
          VStack {
            Button("go") { k += 1 }
            Group { L(); L() }.lineLimit(k).background { L() }
            ForEach([1, 2], id: \\.self) { _ in L() }.lineLimit(k).padding().overlay { L() }
          }
        }
      }
      """, mount: "", screen: "go 1 0 1 0 1 0 1 0",
      steps: [Step("tap go", bodies: "P L L L L", screen: "go 2 0 2 0 2 0 2 0")]),
    Rule(
      "1.9", "what an `.id` or an `AnyView` stands for may be several views",
      source: "R: OSUI IDView and AnyView (makeViewList hands on the list of their content)",
      """
      struct P: View {
        @State var k = 1
        @State var f = false
        var body: some View {
          VStack {
            Button("id") { k += 1 }
            Button("go") { f.toggle() }
            Group { Text("a"); Text("b") }.id(k).background { C("i") }
            AnyView(Group { Text("c"); if f { Text("d") } }).background { C("y") }
          }
        }
      }
      """, mount: "+i +i +y", screen: "id go a i 0 b i 0 c y 0",
      steps: [
        Step("tap go", bodies: "P C", prints: "+y", screen: "id go a i 0 b i 0 c y 0 d y 0"),
        Step("tap y 0", state: "0 0 1 0"),
        Step("tap id", bodies: "P C C", prints: "+i +i -i -i", state: "0 0 1 0", lifetimes: "+C id +C id -C id -C id"),
      ]),
    Rule(
      "1.9", "a modifier of the program around several views has one body and one state, and each view what it adds",
      source: "R: OSUI ViewModifier.makeViewList (the body is made once, its content is the list)",
      """
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct M: ViewModifier {
        @State var n = 0
        func body(content: Content) -> some View { content.padding().overlay { Button("m\\(n)") { n += 1 } } }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            Group { Text("a"); Text("b"); if f { C("c") } }.modifier(M()).preference(key: Sum.self, value: 1)
            Group { if f { Text("d") } }.modifier(M())
          }.onPreferenceChange(Sum.self) { print("sum\\($0)") }
        }
      }
      """, mount: "sum2", screen: "go a m0 b m0",
      steps: [
        Step("tap m0", bodies: "M", state: "1 0", screen: "go a m1 b m1"),
        Step(
          "tap go", bodies: "P C", prints: "+c sum3", state: "1 0 0", screen: "go a m1 b m1 c 0 m1 d m0",
          lifetimes: "+C optional"),
        Step("tap go", bodies: "P", prints: "sum2 -c", screen: "go a m1 b m1"),
      ]),
    Rule(
      "1.9", "a background around a section is one for its header, for each row and for its footer",
      source: "I from R: OSUI Section (header, content and footer are a list of views); 1.9",
      """
      struct P: View {
        @State var ids = [1]
        var body: some View {
          VStack {
            Button("add") { ids.append(2) }
            List {
              Section("h") { ForEach(ids, id: \\.self) { Text("\\($0)") } }.background { C("b") }
              Section { Text("a") } header: { Text("i") } footer: { Text("f") }.overlay { C("o") }
            }
          }
        }
      }
      """, mount: "+b +b +o +o +o", screen: "add h b 0 1 b 0 i o 0 a o 0 f o 0",
      steps: [
        Step("tap add", bodies: "P C", prints: "+b", screen: "add h b 0 1 b 0 2 b 0 i o 0 a o 0 f o 0"),
        Step("tap b 0", bodies: "C", state: "1 0 0 0 0 0"),
      ]),
    Rule(
      "1.9", "a group disappears when the last of its views has gone, after that view",
      source: "R: OSUI AppearanceActionModifier MergedBox; D: DOC:transitionphase",
      """
      struct P: View {
        @State var f = false
        @State var items = [1]
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            Button("slow") { withAnimation(.linear(duration: 1)) { f.toggle() } }
            Button("empty") { items = [] }
            Group { if f { C("a") } }.onAppear { print("+G") }.onDisappear { print("-G") }
            ForEach(items, id: \\.self) { _ in C("r") }.onDisappear { print("-F") }
          }
        }
      }
      """, mount: "+r",
      steps: [
        Step("tap go", prints: "+a +G"), Step("tap go", prints: "-a -G"), Step("tap go", prints: "+a +G"),
        Step("tap slow", prints: ""), Step("wait 0.5", prints: ""), Step("wait 1", prints: "-a -G"),
        Step("tap empty", prints: "-r -F"),
      ]),
    Rule(
      "4.6", "what a menu holds has not appeared while the menu is closed",
      source: "D: DOC:onappear, DOC:menu, DOC:view/contextmenu",
      toggling(
        """
        Menu("menu") { C("m"); if f { C("n") } }
        Text("x").contextMenu { C("x").task { print("task") } }
        List { Text("row").swipeActions { C("s") } }
        """),
      mount: "",
      steps: [
        Step("tap go", bodies: "P C", prints: "", lifetimes: "+C optional"),
        Step("tap m 0", bodies: "C", prints: "", state: "1 0 0 0"), Step("tap go", bodies: "P", prints: ""),
      ]),
    Rule(
      "2.1", "where a row is an `if`, what it shows has the row's place",
      source: "model: the outermost primitive of a row is listed",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            ForEach(0..<2) { i in if f && i == 0 { Text("a") } else { VStack { if f { Text("b") } } } }
          }
        }
      }
      """, mount: "", steps: [Step("tap go", bodies: "P", lifetimes: "+Text branch -VStack branch")]),
    Rule(
      "2.10", "an image that is not loaded shows its placeholder, or the phase without an image",
      source: "D: DOC:asyncimage; model: nothing is loaded",
      """
      struct P: View {
        @State var k = 0
        var body: some View {
          VStack {
            Button("go") { k += 1 }
            AsyncImage(url: nil) { image in image.resizable() } placeholder: { C("wait \\(k)") }
            AsyncImage(url: nil) { phase in if case .empty = phase { Text("empty") } else { Text("full") } }
          }
        }
      }
      """, mount: "+wait 0", screen: "go wait 0 0 empty",
      warnings: ["Theseus loads nothing from the network: an AsyncImage stays in its first phase"],
      steps: [Step("tap go", bodies: "P C", state: "0", screen: "go wait 1 0 empty")]),
    Rule(
      "2.10", "of the views that could fit one is shown", source: "D: DOC:viewthatfits; model: the first fits",
      """
      struct P: View {
        @State var k = 0
        var body: some View { VStack { Button("go") { k += 1 }; ViewThatFits { C("wide \\(k)"); C("narrow") } } }
      }
      """, mount: "+wide 0", screen: "go wide 0 0",
      warnings: ["Theseus lays nothing out: a ViewThatFits shows its first view"],
      steps: [Step("tap go", bodies: "P C", state: "0", screen: "go wide 1 0")]),
    Rule(
      "1.1", "another layout around the same views keeps them", source: "D: DOC:anylayout",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          let layout = f ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
          layout { Button("go") { f.toggle() }; C("a") }
        }
      }
      """, mount: "+a",
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P", state: "1", lifetimes: "")]),
    Rule(
      "2.10", "the columns of a split view live side by side, and what is pushed stands in the place of the last",
      source: "D: DOC:navigationsplitview; DOC:navigationlink in its columns",
      """
      struct P: View {
        @State var choice: Int?
        @State var k = 0
        var body: some View {
          NavigationSplitView {
            List([1, 2], id: \\.self, selection: $choice) { Text("row \\($0)") }
            Button("count \\(k)") { k += 1 }
            NavigationLink("link", value: 7)
              .navigationDestination(for: Int.self) { C("pushed \\($0)") }
          } content: {
            if let choice { C("list \\(choice)") } else { Text("choose") }
          } detail: {
            if let choice { C("d\\(choice)").id(choice) } else { Text("none") }
          }
        }
      }
      """, mount: "", screen: "row 1 row 2 count 0 link choose none",
      steps: [
        Step(
          "pick List row 2", bodies: "P C C", prints: "+list 2 +d2",
          screen: "row 1 row 2 count 0 link list 2 0 d2 0", lifetimes: "+C branch +C branch"),
        Step("tap list 2 0", bodies: "C", state: "1 0"),
        Step("pick List row 1", bodies: "P C C", prints: "+d1 -d2", state: "1 0", lifetimes: "+C id -C id"),
        Step(
          "tap link", bodies: "C", prints: "+pushed 7", state: "1 0 0",
          screen: "row 1 row 2 count 0 link list 1 1 pushed 7 0"),
        Step("wait 1", prints: nil),
        Step("tap count 0", bodies: "P", state: "1 0 0", screen: "row 1 row 2 count 1 link list 1 1 pushed 7 0"),
      ]),
    Rule(
      "2.10", "the buttons and texts of an alert of the older form", source: "D: DOC:alert",
      """
      struct P: View {
        @State var isShown = false
        @State var n = 0
        var body: some View {
          Button("go") { isShown = true }
            .alert(isPresented: $isShown) {
              Alert(title: Text("T"), message: Text("m"), primaryButton: .destructive(Text("Delete")) { n += 1 }, secondaryButton: .cancel())
            }
        }
      }
      """,
      steps: [
        Step("tap go", screen: "go T m Delete Cancel", lifetimes: "+Button presentation +Button presentation"),
        Step("tap Delete", bodies: "P", state: "1"),
      ], except: [.sheet: "what is under the alert stands beside it"]),
    Rule(
      "2.10", "without a stack around it nothing is pushed",
      source: "D: DOC:view/navigationdestination(ispresented:destination:)",
      """
      struct P: View {
        @State var f = false
        var body: some View { Button("go") { f = true }.navigationDestination(isPresented: $f) { C("d") } }
      }
      """,
      steps: [
        Step(
          "tap go", bodies: "", screen: "go",
          warnings: ["no NavigationStack stands around what wants to push a view: nothing is pushed"])
      ]),
    Rule(
      "4.2", "what an initializer writes to state is dropped; what it writes to the defaults is kept",
      source: "R: OSUI State.swift; D: DOC:appstorage, the value is that of the defaults",
      """
      struct Q: View {
        @State var n = 1
        @AppStorage("k") var k = 1
        init() { n = 5; k = 7 }
        var body: some View { Text("\\(n) \\(k)") }
      }
      struct P: View { var body: some View { Q() } }
      """, screen: "1 7"),
  ]
}
