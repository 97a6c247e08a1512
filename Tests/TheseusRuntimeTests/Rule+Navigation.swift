extension Rule {
  /// Stacks, split views, tabs.
  static let navigation: [Rule] = [
    Rule(
      "2.10", "covered levels are kept, popping frees", source: "O: OLE; model 11.1",
      """
      struct P: View {
        var body: some View {
          NavigationStack {
            VStack { C("root"); NavigationLink("one", value: 1); NavigationLink("two", value: "x") }
              .navigationDestination(for: Int.self) { k in VStack { C("int"); NavigationLink("more", value: k + 1) } }
              .navigationDestination(for: String.self) { C($0) }
          }
        }
      }
      """, mount: "+root",
      steps: [
        Step("tap root 0", state: "1"),
        Step("tap one", bodies: "C", prints: "+int", state: "1 0", screen: "int 0 more", lifetimes: "+C presentation"),
        Step("tap int 0", state: "1 1"),
        Step("wait 0.5", prints: "-root"),
        Step("tap more", bodies: "C", prints: "+int", state: "1 1 0"),
        Step("wait 0.5", prints: "-int"),
        Step("dismiss", prints: "+int", lifetimes: "~C presentation"),
        Step("wait 0.5", prints: "-int", state: "1 1", lifetimes: "-C presentation"),
        Step("dismiss", prints: "+root", screen: "root 1 one two"),
        Step("wait 0.5", prints: "-int", state: "1"),
        Step("tap two", bodies: "C", prints: "+x", state: "1 0"),
      ]),
    Rule(
      "2.10", "a path that is bound pushes and pops", source: "D: DOC:navigationstack; O: OLE",
      """
      struct P: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("deep") { path = [1, 2] }; NavigationLink("three", value: 3) }
              .navigationDestination(for: Int.self) { k in VStack { C("\\(k)"); Button("home") { path = [] }; Button("swap") { path[path.count - 1] = 9 } } }
          }
        }
      }
      """, mount: "", screen: "deep three",
      steps: [
        Step("tap deep", bodies: "C C", prints: "+1 +2", screen: "2 0 home swap"),
        Step("tap 2 0", state: "0 1"),
        Step("dismiss", lifetimes: "~C presentation"),
        Step("wait 0.5", prints: "-2", state: "0"),
        Step("tap swap", bodies: "C", prints: "+9", state: "0 0", lifetimes: "+C presentation ~C presentation"),
        Step("wait 0.5", prints: "-1", state: "0"),
        Step("tap home", screen: "deep three"), Step("wait 0.5", prints: "-9"),
        Step("tap three", bodies: "C", prints: "+3"),
      ]),
    Rule(
      "2.10", "a NavigationPath takes values of several types", source: "D: DOC:navigationpath",
      """
      struct P: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("go") { path.append(1); path.append("x") }
              .navigationDestination(for: Int.self) { C("\\($0)") }
              .navigationDestination(for: String.self) { t in VStack { C(t); Button("pop") { path.removeLast() } } }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("tap go", bodies: "C C", prints: "+1 +x", screen: "x 0 pop"), Step("tap pop", screen: "1 0"),
        Step("wait 0.5", prints: "-x"),
      ]),
    Rule(
      "2.10", "a link with a view pushes it, and the destination follows the link", source: "D: DOC:navigationlink",
      """
      struct P: View {
        @State var k = 0
        var body: some View {
          VStack {
            Button("count") { k += 1 }
            NavigationStack { NavigationLink("go") { C("d\\(k)") } }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("tap go", bodies: "C", prints: "+d0", state: "0"), Step("tap d0 0", state: "1"),
        Step("tap count", bodies: "P C", state: "1", screen: "count d1 1"),
        Step("dismiss", lifetimes: "~C presentation"), Step("wait 0.5", prints: "-d1", state: ""),
        Step("tap go", bodies: "C", prints: "+d1", state: "0"),
      ]),
    Rule(
      "2.10", "a link that a flag activates", source: "D: DOC:navigationlink (isActive)",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          NavigationView {
            VStack { Button("on") { f = true }; Text(f ? "yes" : "no"); NavigationLink("go", destination: C("d"), isActive: $f) }
          }
        }
      }
      """, mount: "", screen: "on no go",
      steps: [
        Step("tap on", bodies: "P C", prints: "+d", screen: "d 0"),
        Step("dismiss", bodies: "P", screen: "on no go", lifetimes: "~C presentation"), Step("wait 0.5", prints: "-d"),
        Step("tap go", bodies: "P C", prints: "+d", screen: "d 0"),
      ]),
    Rule(
      "2.10", "a link that a selection activates", source: "D: DOC:navigationlink (tag:selection:)",
      """
      struct P: View {
        @State var choice: Int?
        var body: some View {
          NavigationView {
            VStack {
              Button("second") { choice = 2 }
              NavigationLink(destination: C("a"), tag: 1, selection: $choice) { Text("one") }
              NavigationLink(destination: C("b"), tag: 2, selection: $choice) { Text("two") }
            }
          }
        }
      }
      """, mount: "", screen: "second one two",
      steps: [
        Step("tap second", bodies: "C", prints: "+b", screen: "b 0"),
        Step("dismiss", screen: "second one two"), Step("wait 0.5", prints: "-b"),
        Step("tap one", bodies: "C", prints: "+a", screen: "a 0"),
      ]),
    Rule(
      "2.10", "`navigationDestination` by a flag and by an item", source: "D: DOC:view/navigationdestination",
      """
      struct P: View {
        @State var f = false
        @State var item: Int?
        var body: some View {
          NavigationStack {
            VStack { Button("flag") { f = true }; Button("item") { item = 7 } }
              .navigationDestination(isPresented: $f) { C("f") }
              .navigationDestination(item: $item) { C("i\\($0)") }
          }
        }
      }
      """, mount: "", screen: "flag item",
      steps: [
        Step("tap flag", bodies: "C", prints: "+f", screen: "f 0", lifetimes: "+C presentation"),
        Step("dismiss", screen: "flag item"), Step("wait 0.5", prints: "-f"),
        Step("tap item", bodies: "C", prints: "+i7", screen: "i7 0"),
        Step("dismiss", screen: "flag item"), Step("wait 0.5", prints: "-i7"),
      ]),
    Rule(
      "2.10", "a split view shows what its list selects", source: "D: DOC:navigationsplitview",
      """
      struct P: View {
        @State var choice: Int?
        var body: some View {
          NavigationSplitView {
            List([1, 2], id: \\.self, selection: $choice) { Text("row \\($0)") }
          } detail: {
            if let choice { C("d\\(choice)").id(choice) } else { Text("none") }
          }
        }
      }
      """, mount: "", screen: "row 1 row 2 none",
      steps: [
        Step("pick List row 2", bodies: "P C", prints: "+d2", screen: "row 1 row 2 d2 0"),
        Step("tap d2 0", state: "1"),
        Step("pick List row 1", bodies: "P C", prints: "+d1 -d2", state: "0"),
      ]),
    Rule(
      "2.10", "the detail of a split view is covered by what is pushed over it, and keeps its state",
      source: "O: OLE on levels of a stack; D: DOC:navigationsplitview (a link in the sidebar pushes in the detail)",
      """
      struct P: View {
        var body: some View {
          NavigationSplitView { NavigationLink("open", value: 3) } detail: {
            C("detail").navigationDestination(for: Int.self) { C("level \\($0)") }
          }
        }
      }
      """, mount: "+detail", screen: "open detail 0",
      steps: [
        Step("tap detail 0", state: "1"), Step("tap open", prints: "+level 3", screen: "open level 3 0"),
        Step("wait 0.5", prints: "-detail", state: "1 0"),
        Step("dismiss", prints: "+detail", screen: "open detail 1"), Step("wait 0.5", prints: "-level 3", state: "1"),
      ], except: [.sheet: "dismiss closes the sheet"]),
    Rule(
      "4.6", "suggestions appear when a search begins", source: "D: DOC:view/searchsuggestions(_:); I",
      """
      struct P: View {
        @State var text = ""
        var body: some View {
          VStack {
            List { Text("row") }.searchable(text: $text, prompt: "Find") { C("inner") }
            List { Text("row") }.searchable(text: $text, prompt: "Seek").searchSuggestions { C("outer") }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("tap Find", bodies: "C", prints: "+inner"), Step("dismiss", bodies: "", prints: "-inner"),
        Step("tap Seek", bodies: "C", prints: "+outer"), Step("tap outer 0", bodies: "C", state: "0 1"),
        Step("dismiss", prints: "-outer"),
      ], isRepeatable: false, except: [.sheet: "dismiss closes the sheet"]),
    Rule(
      "4.1", "suggestions have no state and no body before a search begins first, and keep both",
      source: "I from O: EID-life, of what was never visible",
      """
      struct P: View {
        @State var text = ""
        var body: some View {
          VStack {
            List { Text("row") }.searchable(text: $text, prompt: "Find") { C("in\\(text)") }
            List { Text("row") }.searchable(text: $text, prompt: "Seek").searchSuggestions { C("out") }
          }
        }
      }
      """, mount: "", screen: "row row",
      steps: [
        Step("enter Find a", bodies: "C P C", prints: "+in", state: "0", lifetimes: "+C presentation"),
        Step("tap ina 0", bodies: "C", state: "1"), Step("dismiss", bodies: "P C", prints: "-in", state: "1"),
        Step("enter Find b", bodies: "P C", prints: "+in", state: "1", lifetimes: ""),
        Step("tap Seek", bodies: "C", prints: "+out", state: "1 0"),
      ], isRepeatable: false, except: [.sheet: "dismiss closes the sheet"]),
    Rule(
      "2.10", "a tab is created when it is first selected, and kept", source: "O: swiftyplace.com (iOS 18); model 11.1",
      """
      struct P: View {
        var body: some View {
          TabView {
            C("a").tabItem { Text("A") }
            C("b").tabItem { Label("B", systemImage: "star") }
          }
        }
      }
      """, mount: "+a", screen: "a 0",
      steps: [
        Step("tap a 0", state: "1"), Step("tap B", bodies: "C", prints: "-a +b", state: "1 0", screen: "b 0"),
        Step("tap b 0", state: "1 1"), Step("tap A", bodies: "", prints: "-b +a", state: "1 1", screen: "a 1"),
      ]),
    Rule(
      "2.10", "tabs that a binding selects", source: "D: DOC:tabview; model 11.1",
      """
      struct P: View {
        @State var tab = "y"
        var body: some View {
          VStack {
            Button("x!") { tab = "x" }
            TabView(selection: $tab) {
              C("a").tabItem { Text("A") }.tag("x")
              C("b").tabItem { Text("B") }.tag("y")
            }
          }
        }
      }
      """, mount: "+b", screen: "x! b 0",
      steps: [
        Step("tap x!", bodies: "C", prints: "-b +a", state: "0 0", screen: "x! a 0"),
        Step("tap B", bodies: "", prints: "-a +b", screen: "x! b 0"),
      ]),
    Rule(
      "2.10", "tabs of the newer form, and from data", source: "D: DOC:tab",
      """
      struct P: View {
        @State var tab = 1
        var body: some View {
          TabView(selection: $tab) {
            Tab("One", systemImage: "1.circle", value: 1) { C("a") }
            Tab("Two", systemImage: "2.circle", value: 2) { C("b") }
          }
        }
      }
      """, mount: "+a", screen: "a 0",
      steps: [Step("tap a 0", state: "1"), Step("tap Two", bodies: "C", prints: "-a +b", state: "1 0", screen: "b 0")]),
    Rule(
      "2.10", "a section of tabs groups them, and each is a tab", source: "D: DOC:tabsection",
      """
      struct P: View {
        @State var tab = 1
        var body: some View {
          TabView(selection: $tab) {
            Tab("One", systemImage: "1.circle", value: 1) { C("a") }
            TabSection("More") {
              Tab("Two", systemImage: "2.circle", value: 2) { C("b") }
              Tab("Three", systemImage: "3.circle", value: 3) { C("c") }
            }
          }
        }
      }
      """, mount: "+a", screen: "a 0",
      steps: [
        Step("tap Two", bodies: "C", prints: "-a +b", screen: "b 0"),
        Step("tap Three", bodies: "C", prints: "-b +c", screen: "c 0"),
      ]),
    Rule(
      "2.10", "a tab whose place in the builder goes is freed", source: "D: W21; model 11.1",
      """
      struct P: View {
        @State var tabs = ["a", "b"]
        var body: some View {
          VStack {
            Button("drop") { tabs.removeLast() }
            TabView { ForEach(tabs, id: \\.self) { t in C(t).tabItem { Text(t.uppercased()) }.tag(t) } }
          }
        }
      }
      """, mount: "+a", screen: "drop a 0",
      steps: [
        Step("tap B", prints: "-a +b", state: "0 0"), Step("tap A", prints: "-b +a"),
        Step("tap drop", bodies: "P", state: "0", lifetimes: "-C presentation"),
      ]),
  ]
}
