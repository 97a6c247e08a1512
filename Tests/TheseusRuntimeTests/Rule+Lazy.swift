extension Rule {
  private static func long(_ container: String) -> String {
    """
    struct P: View {
      @State var data = Array(0..<200)
      var body: some View {
        VStack {
          Button("front") { data.insert(-1, at: 0) }
          Button("drop") { data.removeAll { $0 < 3 } }
          \(container)
        }
      }
    }
    \(few)
    """
  }

  /// Rows that are written and rows of data in one container.
  private static func written(_ container: String, in surroundings: String) -> String {
    let content = """
      \(container) {
        Few(t: 0)
        Section { Few(t: 1) } header: { Text("head") }
        if f { Few(t: 2) }
        ForEach(3..<150) { Few(t: $0) }
        Few(t: 196)
      }
      """
    return """
      struct P: View {
        @State var f = true
        var body: some View { Button("go") { f.toggle() }; \(surroundings.replacing("%", with: content)) }
      }
      \(few)
      """
  }

  private static let few = """
    struct Few: View {
      let t: Int
      @State var n = 0
      var body: some View { Text("\\(t)").onAppear { if t < 4 || t > 195 { print("+\\(t)") } }.onDisappear { if t < 4 || t > 195 { print("-\\(t)") } } }
    }
    """

  /// Sections 2.8 and 2.10: what is made when it can be seen.
  static let lazy: [Rule] = [
    Rule(
      "2.10", "a list makes the rows that can be seen, keeps them, and they appear at every entry",
      source: "O: OLE, EID-life; model 11.1", long("List(data, id: \\.self) { Few(t: $0) }"), mount: "+0 +1 +2 +3",
      steps: [
        Step("viewport 2", prints: "-2 -3", screen: "front drop 0 1"),
        Step("scroll 3", bodies: "", prints: "-0 -1 +2 +3", screen: "front drop 2 3", lifetimes: ""),
        Step("scroll bottom", bodies: "Few Few", prints: "-2 -3 +198 +199", screen: "front drop 198 199"),
        Step("scroll top", bodies: "", prints: "+0 +1 -198 -199", screen: "front drop 0 1", lifetimes: ""),
      ]),
    Rule(
      "2.10", "a lazy stack makes the rows that can be seen, and says nothing when they go",
      source: "O: OLE; model 11.1",
      long("ScrollView { LazyVStack { ForEach(data, id: \\.self) { Few(t: $0) } } }"), mount: "+0 +1 +2 +3",
      steps: [
        Step("viewport 2", prints: "", screen: "front drop 0 1"),
        Step("scroll bottom", bodies: "Few Few", prints: "+198 +199", screen: "front drop 198 199"),
        Step("scroll top", bodies: "", prints: "+0 +1", screen: "front drop 0 1", lifetimes: ""),
      ]),
    Rule(
      "2.10", "rows that are written in a list are made when they can be seen, and appear at every entry",
      source: "O: OLE, EID-life; model 11.1", written("List", in: "%"), mount: "+0 +1 +2 +3",
      steps: [
        Step("viewport 2", prints: "-2 -3", screen: "go 0 head 1"),
        Step("scroll bottom", bodies: "Few Few", prints: "-0 -1 +196", screen: "go head 149 196"),
        Step("scroll top", bodies: "", prints: "+0 +1 -196", screen: "go 0 head 1", lifetimes: ""),
        Step("tap go", bodies: "P", screen: "go 0 head 1", lifetimes: "-Few optional"),
        Step("tap go", bodies: "P", screen: "go 0 head 1", lifetimes: ""),
        Step("scroll 3", bodies: "Few", prints: "-0 -1 +2 +3", lifetimes: "+Few position"),
      ]),
    Rule(
      "2.10", "rows that are written in a lazy stack are made when they can be seen, and stay",
      source: "O: OLE, EID-life; model 11.1", written("LazyVStack", in: "ScrollView { % }"), mount: "+0 +1 +2 +3",
      steps: [
        Step("viewport 2", screen: "go 0 head 1"),
        Step("scroll bottom", bodies: "Few Few", prints: "+196", screen: "go head 149 196"),
        Step("scroll top", bodies: "", prints: "+0 +1", screen: "go 0 head 1", lifetimes: ""),
      ]),
    Rule(
      "2.8", "`scrollTo` brings a row that is written in a list into view", source: "D: DOC:scrollviewreader",
      """
      struct P: View {
        var body: some View {
          ScrollViewReader { proxy in
            Button("go") { proxy.scrollTo("x", anchor: .top) }
            List { Text("a"); Text("b"); Text("c").id("x"); Text("d") }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("viewport 2", screen: "go a b"), Step("tap go", screen: "go c d"), Step("scroll top", screen: "go a b"),
      ]),
    Rule(
      "2.10", "rows that were never seen have no state and no body", source: "O: EID-life",
      long("List { Section(\"s\") { ForEach(data, id: \\.self) { Few(t: $0) } } }"), mount: "+0 +1 +2 +3",
      steps: [
        Step("tap front", bodies: "P Few", prints: "+-1", lifetimes: "+Few forEach"),
        Step(
          "tap drop", bodies: "P Few Few Few", prints: "--1 -0 -1 -2",
          lifetimes: "+Few forEach +Few forEach +Few forEach -Few forEach -Few forEach -Few forEach -Few forEach"),
      ]),
    Rule(
      "2.9", "an element whose closure makes several views makes as many rows",
      source: "D: W23 (rows are counted as elements times views an element)",
      """
      struct P: View {
        var body: some View {
          ScrollViewReader { proxy in
            Button("go") { proxy.scrollTo(50) }
            List {
              Text("top")
              ForEach(0..<60) { i in C("\\(i)a"); Group { Text("\\(i)b"); Text("\\(i)c") }.padding() }
              Text("end")
            }
          }
        }
      }
      """,
      steps: [
        Step("viewport 4", prints: nil, screen: "go top 0a 0 0b 0c"),
        Step("scroll down", prints: nil, screen: "go 1a 0 1b 1c 2a 0 2b 2c"),
        Step("scroll bottom", prints: nil, screen: "go 59a 0 59b 59c end"),
        Step("scroll top", prints: nil), Step("tap go", prints: nil, screen: "go 49a 0 49b 49c 50a 0 50b 50c"),
      ], isRepeatable: false),
    Rule(
      "2.9", "a view whose body makes several views makes as many rows, around a modifier too",
      source: "D: W23 (rows are counted as elements times views an element); W24-10146 (resolved views)",
      """
      struct Pair: View { let i: Int; var body: some View { Text("\\(i)a"); Text("\\(i)b") } }
      struct Boxed: ViewModifier { func body(content: Content) -> some View { VStack { content } } }
      struct Bold: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      struct P: View {
        var body: some View {
          List {
            Pair(i: 100)
            Pair(i: 101).modifier(Boxed())
            Pair(i: 102).modifier(Bold()).padding()
            ForEach(0..<60) { i in Pair(i: i) }
          }
        }
      }
      """,
      steps: [
        Step("viewport 3", prints: nil, screen: "100a 100b 101a 101b"),
        Step("scroll down", prints: nil, screen: "102a 102b 0a 0b"),
        Step("scroll down", prints: nil, screen: "0a 0b 1a 1b"),
        Step("scroll bottom", prints: nil, screen: "58a 58b 59a 59b"),
      ], isRepeatable: false),
    Rule(
      "2.9",
      "each view that a branch, an `AnyView`, a section or a `ForEach` in a body makes is a row of the list around it",
      source: "D: W23 (all are built where the type does not say how many there are); R: OSUI _viewListCount",
      """
      struct Maybe: View { let f: Bool; var body: some View { if f { Few(t: 2); Few(t: 3) } } }
      struct Any2: View { var body: some View { AnyView(Few(t: 196)) } }
      struct Part: View { var body: some View { Section("s") { Few(t: 197); Few(t: 198) } } }
      struct Many: View { let n: Int; var body: some View { ForEach(0..<n, id: \\.self) { i in Few(t: i) } } }
      struct Shown: ViewModifier { let f: Bool; func body(content: Content) -> some View { if f { content } } }
      struct P: View {
        @State var f = true
        @State var n = 2
        var body: some View {
          Button("go") { f.toggle() }
          Button("more") { n += 1 }
          List { Many(n: n); Maybe(f: f); Any2(); Part(); Group { Few(t: 199); Text("z") }.modifier(Shown(f: f)) }
        }
      }
      \(few)
      """,
      mount: "+0 +1 +2 +3 +196 +197 +198 +199",
      steps: [
        Step("viewport 3", prints: "-3 -196 -197 -198 -199", screen: "go more 0 1 2"),
        Step("scroll 4", prints: "-0 -1 -2 +3 +196 +197 +198", screen: "go more 3 196 197 198"),
        Step("tap go", bodies: "P Maybe Shown", prints: "-3", screen: "go more 196 197 198"),
        Step("scroll top", prints: nil, screen: "go more 0 1 196"),
        Step("tap more", bodies: "P Many Few", prints: "+2 -196", screen: "go more 0 1 2"),
        Step("tap go", bodies: "P Maybe Shown", screen: "go more 0 1 2", lifetimes: ""),
        Step("scroll bottom", bodies: "Few", prints: nil, screen: "go more 197 198 199 z"),
      ], isRepeatable: false),
    Rule(
      "2.9", "what a modifier is applied to makes rows of the list in which its body places it, and they stay",
      source: "D: W21 (identity is the place); R: OSUI CustomViewModifier (the content is a list of views)",
      """
      struct Listed: ViewModifier { func body(content: Content) -> some View { List { content.padding(); C("tail") } } }
      struct P: View {
        @State var k = 0
        var body: some View {
          VStack { Button("go") { k += 1 }; Group { C("a"); C("b\\(k)"); if k > 1 { C("c") } }.modifier(Listed()) }
        }
      }
      """, mount: "+a +b0 +tail",
      steps: [
        Step("tap a 0", bodies: "C", state: "1 0 0"), Step("tap go", bodies: "P C", state: "1 0 0", lifetimes: ""),
        Step("viewport 2", prints: "-tail", screen: "go a 1 b1 0"),
        Step("tap go", bodies: "P C", screen: "go a 1 b2 0", lifetimes: ""),
        Step("scroll bottom", bodies: "C", prints: "-a -b2 +c +tail", screen: "go c 0 tail 0"),
      ], isRepeatable: false),
    Rule(
      "2.9", "a closure that makes several rows runs for every element, the rows are made when they can be seen",
      source: "D: W23 (the closure runs for each element to count the rows)",
      """
      struct P: View {
        @State var groups = [[0, 1, 2], [3, 4], [5]]
        var body: some View {
          Button("drop") { groups[0].removeFirst() }
          List {
            ForEach(groups.indices, id: \\.self) { g in
              Section { ForEach(groups[g], id: \\.self) { i in if i != 1 { C("\\(i)") } } } header: { let _ = print("head") }
            }
          }
        }
      }
      """, mount: "head head head +0 +2 +3 +4 +5",
      steps: [
        Step("viewport 2", prints: "-3 -4 -5", screen: "drop 0 0 2 0"),
        Step("scroll down", prints: "-0 -2 +3 +4", screen: "drop 3 0 4 0"),
        Step("tap drop", prints: nil, screen: "drop 4 0 5 0"),
        Step("scroll top", prints: nil, screen: "drop 2 0 3 0"),
      ], isRepeatable: false),
    Rule(
      "2.8", "`scrollTo` brings the row of an id into view", source: "D: DOC:scrollviewreader; W21",
      """
      struct P: View {
        var body: some View {
          ScrollViewReader { proxy in
            Button("go") { proxy.scrollTo(150) }
            Button("top") { proxy.scrollTo("x", anchor: .top) }
            ScrollView { LazyVStack { ForEach(0..<200, id: \\.self) { i in
              if i == 3 { Text("\\(i)").id("x") } else { Text("\\(i)") }
            } } }
          }
        }
      }
      """, mount: "",
      steps: [
        Step("viewport 2", screen: "go top 0 1"), Step("tap go", screen: "go top 149 150"),
        Step("tap go", screen: "go top 149 150"), Step("tap top", screen: "go top 3 4"),
      ]),
    Rule(
      "1.9", "what is merged above the rows of a list disappears with the last of them that can be seen",
      source: "R: OSUI AppearanceActionModifier MergedBox; O: OLE on lists",
      """
      struct P: View {
        var body: some View {
          List {
            Section("head") { ForEach(0..<4, id: \\.self) { C("a\\($0)") } }
              .onAppear { print("S+") }.onDisappear { print("S-") }
            ForEach(0..<4, id: \\.self) { Text("b\\($0)") }.onAppear { print("F+") }.onDisappear { print("F-") }
          }
        }
      }
      """, mount: "+a0 +a1 +a2 +a3 S+ F+",
      steps: [
        Step("viewport 2", prints: "-a2 -a3 F-"), Step("scroll down", prints: "-a0 -a1 +a2 +a3"),
        Step("scroll down", prints: "-a2 -a3 S- F+"), Step("scroll top", prints: "+a0 +a1 S+ F-"),
      ]),
  ]
}
