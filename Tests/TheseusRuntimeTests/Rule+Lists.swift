extension Rule {
  /// Sections 2.9 and 2.10: lists, tables, disclosure, lazy containers.
  static let lists: [Rule] = [
    Rule(
      "2.9", "a list of data scopes its rows by id", source: "D: W21",
      listing("List(items) { C($0.name) }", buttons: "Button(\"go\") { items.reverse() }"), mount: "+a +b +c",
      steps: [Step("tap a 0", state: "1 0 0"), Step("tap go", bodies: "P", state: "0 0 1", lifetimes: "")]),
    Rule(
      "2.9", "a list with an id at a key path", source: "D: W21",
      listing("List(items, id: \\.name) { C($0.name) }", buttons: "Button(\"go\") { items.swapAt(0, 2) }"),
      mount: "+a +b +c", steps: [Step("tap a 0", state: "1 0 0"), Step("tap go", bodies: "P", state: "0 0 1")]),
    Rule(
      "2.9", "a list of bindings", source: "D: W21",
      """
      struct Item: Identifiable { let id: Int; var on = false }
      struct P: View {
        @State var items = [Item(id: 1), Item(id: 2)]
        var body: some View {
          VStack { List($items) { $item in Toggle("t\\(item.id)", isOn: $item.on) }; Text(items.map { $0.on ? "1" : "0" }.joined()) }
        }
      }
      """, mount: "", steps: [Step("toggle t2", screen: "t1 t2 01")]),
    Rule(
      "2.9", "deleting and moving rows by the list's gestures", source: "D: DOC:dynamicviewcontent",
      listing(
        "List { ForEach(items) { C($0.name) }.onDelete { items.remove(atOffsets: $0) }.onMove { items.move(fromOffsets: $0, toOffset: $1) } }",
        buttons: "Text(\"list\")"), mount: "+a +b +c",
      steps: [
        Step("tap c 0", state: "0 0 1"),
        Step("delete 2", bodies: "P", prints: "-b", state: "0 1", lifetimes: "-C forEach"),
        Step("move 2 1", bodies: "P", state: "1 0", lifetimes: ""),
      ]),
    Rule(
      "2.1", "the closure runs again for every row of other data, which a global, a static or an object shows",
      source: "D/R: semantics 2.1",
      """
      var ofGlobal = 0
      final class Tally { static var ofStatic = 0; var ofObject = 0 }
      let tally = Tally()
      func note() { tally.ofObject += 1 }
      struct Row: View {
        let name: String
        init(_ name: String) { self.name = name; Tally.ofStatic += 1 }
        var body: some View { Text(name) }
      }
      """ + "\n"
        + listing(
          """
          ForEach(items) { item in let _ = (ofGlobal += 1); Text("g") }
          ForEach(items) { item in Row("s") }
          ForEach(items) { item in let _ = note(); Text("o") }
          """,
          buttons:
            "Button(\"add\") { items.append(Item(id: 4, name: \"d\")) }; Button(\"say\") { print(ofGlobal, Tally.ofStatic, tally.ofObject) }"
        ),
      steps: [
        Step("tap say", prints: "3 3 3"), Step("tap add", bodies: "P Row"), Step("tap say", prints: "7 7 7"),
      ], isRepeatable: false),
    Rule(
      "2.8", "a picker of several days takes a day into the selection or out of it", source: "D: DOC:multidatepicker",
      """
      struct P: View {
        @State var days: Set<DateComponents> = [DateComponents(year: 2025, month: 6, day: 9)]
        var body: some View {
          MultiDatePicker("Days", selection: $days)
          Text("\\(days.compactMap(\\.day).sorted())")
        }
      }
      """, mount: "",
      steps: [
        Step("pick Days 2025-06-12", bodies: "P", screen: "Days [9, 12]"),
        Step("pick Days 2025-06-09", bodies: "P", screen: "Days [12]"),
        Step("pick Days 2025-06-12", bodies: "P", screen: "Days []"),
      ]),
    Rule(
      "2.9", "sections have no lifetime; headers and footers are places of their own", source: "D: W21; I",
      """
      struct P: View {
        @State var f = false
        var body: some View {
          List {
            Button("go") { f.toggle() }
            Section { if f { C("a") }; C("b") } header: { C("h") } footer: { C("f") }
          }
        }
      }
      """, mount: "+h +b +f",
      steps: [
        Step("tap h 0", state: "1 0 0"), Step("tap b 0", state: "1 1 0"),
        Step("tap go", bodies: "P C", prints: "+a", state: "1 0 1 0", screen: "go h 1 a 0 b 1 f 0"),
      ]),
    Rule(
      "2.9", "a disclosure group's content exists while it is expanded", source: "I from D: DOC:disclosuregroupstyle",
      toggling("DisclosureGroup(\"more\") { C(f ? \"b\" : \"a\") }"), mount: "", screen: "go more",
      steps: [
        Step("tap more", bodies: "C", prints: "+a", state: "0", screen: "go more a 0", lifetimes: "+C optional"),
        Step("tap a 0", state: "1"),
        Step("tap go", bodies: "P C", state: "1", screen: "go more b 1"),
        Step("tap more", bodies: "", prints: "-b", state: "", screen: "go more", lifetimes: "-C optional"),
        Step("tap more", bodies: "C", prints: "+b", state: "0"),
      ]),
    Rule(
      "2.9", "a disclosure group that a binding expands", source: "I from D: DOC:disclosuregroup",
      toggling("DisclosureGroup(\"more\", isExpanded: $f) { C(\"a\") }"), mount: "",
      steps: [
        Step("tap go", bodies: "P C", prints: "+a"),
        Step("tap more", bodies: "P", prints: "-a", screen: "go more"),
      ]),
    Rule(
      "2.9", "an outline's rows are identified by the way from parent to child", source: "I",
      """
      struct Item: Identifiable { let id: Int; var name: String; var kids: [Item]? }
      struct Leaf: View {
        let t: String
        @State var n = 0
        var body: some View { Text("\\(t)").onAppear { print("+\\(t)"); n = 1 }.onDisappear { print("-\\(t)") } }
      }
      struct P: View {
        @State var items = [
          Item(id: 1, name: "a", kids: [Item(id: 11, name: "aa"), Item(id: 12, name: "ab")]), Item(id: 2, name: "b"),
        ]
        var body: some View {
          VStack {
            Button("go") { items[0].kids?.reverse() }
            OutlineGroup(items, children: \\.kids) { Leaf(t: $0.name) }
          }
        }
      }
      """, mount: "+a +b", screen: "go a b",
      steps: [
        Step(
          "tap a", bodies: "Leaf Leaf", prints: "+aa +ab", screen: "go a aa ab b",
          lifetimes: "+Leaf optional +Leaf optional"),
        Step("tap go", bodies: "P", screen: "go a ab aa b", lifetimes: ""),
        Step("tap a", bodies: "", prints: "-ab -aa", screen: "go a b", lifetimes: "-Leaf optional -Leaf optional"),
      ]),
    Rule(
      "2.9", "a list with children is an outline", source: "I",
      """
      struct Item: Identifiable { let id: Int; var name: String; var kids: [Item]? }
      struct P: View {
        let items = [Item(id: 1, name: "a", kids: [Item(id: 11, name: "aa", kids: [Item(id: 5, name: "x")])]), Item(id: 2, name: "b")]
        var body: some View { List(items, children: \\.kids) { Text($0.name) } }
      }
      """, mount: "", screen: "a b",
      steps: [Step("tap a", screen: "a aa b"), Step("tap aa", screen: "a aa x b"), Step("tap a", screen: "a b")]),
    Rule(
      "2.9", "each element of an outline that a list shows is a row, made when it can be seen",
      source: "D: DOC:outlinegroup, DOC:list (hierarchical lists); 2.10 model",
      outlined("List(items, children: \\.kids) { Leaf(t: $0.id) }"),
      mount: "+1 +7 +8",
      steps: [
        Step("viewport 3"),
        Step("tap 1", bodies: "Leaf Leaf", prints: "+2 +5 -7 -8", screen: "open 1 2 5"),
        Step("tap 2", bodies: "Leaf", prints: "+3 -5", screen: "open 1 2 3"),
        Step("scroll down", bodies: "Leaf", prints: "-1 -2 -3 +4 +5 +7", screen: "open 4 5 7"),
        Step("scroll top", bodies: "", prints: "+1 +2 +3 -4 -5 -7", screen: "open 1 2 3", lifetimes: ""),
        Step("tap 1", bodies: "", prints: "+7 +8 -2 -3", screen: "open 1 7 8"),
      ], isRepeatable: false),
    Rule(
      "2.9", "the label of a group in a list is a row, and so is each view that it discloses",
      source: "D: DOC:disclosuregroup, DOC:outlinegroup; 1.9 (onAppear around several views); 2.10 model",
      outlined(
        """
        List {
          Leaf(t: 0)
          DisclosureGroup("more", isExpanded: $open) { Leaf(t: 1); ForEach(2..<5, id: \\.self) { Leaf(t: $0) } }
            .onAppear { print("+more") }.onDisappear { print("-more") }
          OutlineGroup(items, children: \\.kids) { Leaf(t: $0.id + 10) }
        }
        """), mount: "+0 +more +11 +17 +18",
      steps: [
        Step("viewport 3", prints: "-17 -18", screen: "open 0 more 11"),
        Step("toggle open", bodies: "Leaf", prints: "+1 -11", screen: "open 0 more 1"),
        Step("scroll down", bodies: "Leaf Leaf Leaf", prints: "-0 -1 +2 +3 +4", screen: "open 2 3 4"),
        Step("scroll down", bodies: "", prints: "-2 -3 -4 -more +11 +17 +18", screen: "open 11 17 18"),
        Step("toggle open", bodies: "", screen: "open 11 17 18"),
        Step("scroll top", prints: "+0 +more -17 -18", screen: "open 0 more 11"),
      ], isRepeatable: false),
    Rule(
      "2.9", "each row of a group in a list has what a modifier around the group adds",
      source: "I from R: 1.9 (one modifier for each of several views); D: DOC:disclosuregroup, DOC:outlinegroup",
      """
      struct Item: Identifiable { let id: Int; var kids: [Item]? }
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Inner: View { var body: some View { DisclosureGroup("in") { Text("i") } } }
      struct P: View {
        @State var k = 0
        let items = [Item(id: 1, kids: [Item(id: 2), Item(id: 3)])]
        var body: some View {
          Button("go") { k += 1 }
          List {
            Inner().padding().background { C("b\\(k)") }
            DisclosureGroup { Text("r"); ForEach(0..<2) { Text("f\\($0)") } } label: { Text("more") }
              .overlay { Text("o\\(k)") }.preference(key: Sum.self, value: 1)
            OutlineGroup(items, children: \\.kids) { Text("n\\($0.id)") }.overlay { C("c") }
          }.onPreferenceChange(Sum.self) { print("sum\\($0)") }
        }
      }
      """, mount: "+b0 +c sum1", screen: "go in b0 0 more o0 n1 c 0",
      steps: [
        Step("tap in", bodies: "C", prints: "+b0", state: "0 0 0", screen: "go in b0 0 i b0 0 more o0 n1 c 0"),
        Step("tap b0 0", state: "1 0 0"),
        Step("tap more", bodies: "", prints: "sum4", screen: "go in b0 1 i b0 0 more o0 r o0 f0 o0 f1 o0 n1 c 0"),
        Step("tap go", bodies: "P C C", state: "1 0 0", screen: "go in b1 1 i b1 0 more o1 r o1 f0 o1 f1 o1 n1 c 0"),
        Step("tap in", bodies: "", prints: "-b1", state: "1 0", screen: "go in b1 1 more o1 r o1 f0 o1 f1 o1 n1 c 0"),
        Step("tap n1", bodies: "C C", prints: "+c +c", state: "1 0 0 0"),
      ]),
    Rule(
      "2.9", "several views with a modifier around them are as many rows", source: "I from 1.9; 2.10 model",
      """
      struct P: View {
        var body: some View {
          List { Group { Text("a"); Text("b") }.background { Text("x") }; Text("c"); Text("d") }
        }
      }
      """, mount: "", steps: [Step("viewport 3", screen: "a x b x c"), Step("scroll down", screen: "b x c d")]),
    Rule(
      "2.9", "a group in a lazy stack, or in the layout of a row, is one view whatever it discloses",
      source: "D: DOC:disclosuregroup; model",
      """
      struct P: View {
        var body: some View {
          LazyVStack { DisclosureGroup("stack") { Text("s"); Text("t") }; Text("more") }
          List { VStack { DisclosureGroup("inner") { Text("u"); Text("v") } } }
        }
      }
      """, mount: "",
      steps: [
        Step("viewport 1", screen: "stack inner"), Step("tap stack", screen: "stack s t inner"),
        Step("tap inner", screen: "stack s t inner u v"),
      ], isRepeatable: false),
    Rule(
      "2.9", "a list over a binding has rows by id and a selection of its own",
      source: "D: DOC:list/init(_:selection:rowcontent:), DOC:list/init(_:id:children:selection:rowcontent:)",
      """
      struct Item: Identifiable { let id: Int; var name: String; var kids: [Item]? }
      struct P: View {
        @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b", kids: [Item(id: 3, name: "c")])]
        @State var chosen: Int?
        var body: some View {
          VStack {
            Button("go") { items.swapAt(0, 1) }
            List($items, selection: $chosen) { $item in C(item.name) }
            Text("has \\(chosen ?? 0)")
            OutlineGroup(items, id: \\.name, children: \\.kids) { Text("o" + $0.name) }
          }
        }
      }
      """, mount: "+a +b",
      steps: [
        Step("tap a 0", state: "1 0"),
        Step("pick List b 0", bodies: "P", state: "1 0", screen: "go a 1 b 0 has 2 oa ob"),
        Step("tap go", bodies: "P", state: "0 1", screen: "go b 0 a 1 has 2 ob oa", lifetimes: ""),
      ]),
    Rule(
      "2.9", "a list that lets several rows be chosen", source: "D: DOC:list (selection)",
      """
      struct P: View {
        let items = ["a", "b", "c"]
        @State var chosen: Set<String> = []
        var body: some View {
          VStack { List(items, id: \\.self, selection: $chosen) { Text($0) }; Text("has \\(chosen.sorted().joined())") }
        }
      }
      """, mount: "", screen: "a b c has ",
      steps: [
        Step("pick List b", bodies: "P", screen: "a b c has b"), Step("pick List a", screen: "a b c has ab"),
        Step("pick List b", screen: "a b c has a"),
      ]),
    Rule(
      "2.10", "children of an eager stack are created at once", source: "O: OLE",
      toggling(
        "ScrollView { VStack { ForEach(0..<40, id: \\.self) { i in Text(\"\\(i)\").onAppear { if i == 39 { print(\"last\") } } } } }"
      ),
      mount: "last"),
    Rule(
      "2.10", "views that are not seen but there keep their state", source: "O: OLE",
      toggling("C(\"a\").opacity(f ? 0 : 1).offset(x: f ? 5 : 0)"), mount: "+a",
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P", state: "1")]),
  ]

  /// A container of a view with nested elements.
  private static func outlined(_ container: String) -> String {
    """
    struct Item: Identifiable { let id: Int; var kids: [Item]? }
    struct Leaf: View {
      let t: Int
      @State var n = 0
      var body: some View { Text("\\(t)").onAppear { print("+\\(t)") }.onDisappear { print("-\\(t)") } }
    }
    struct P: View {
      @State var open = false
      let items = [
        Item(id: 1, kids: [Item(id: 2, kids: [Item(id: 3), Item(id: 4)]), Item(id: 5)]), Item(id: 7), Item(id: 8),
      ]
      var body: some View {
        VStack { Toggle("open", isOn: $open); \(container) }
      }
    }
    """
  }
}
