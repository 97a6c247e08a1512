extension Rule {
  /// Section 2: explicit identity.
  static let explicit: [Rule] = [
    Rule(
      "2.1", "rows are matched by id: moved, removed, inserted in one update", source: "D: W21; R: OSUI ForEach",
      listing(
        "ForEach(items) { C($0.name) }",
        buttons: "Button(\"go\") { items = [items[2], items[0], Item(id: 4, name: \"d\")] }"), mount: "+a +b +c",
      steps: [
        Step("tap a 0", state: "1 0 0"),
        Step(
          "tap go", bodies: "P C", prints: "+d -b", state: "0 1 0", screen: "go c 0 a 1 d 0",
          lifetimes: "+C forEach -C forEach"),
      ]),
    Rule(
      "2.1", "a row's body runs only if its inputs changed", source: "R: OSUI ForEach; D: W21",
      listing("ForEach(items) { C($0.name) }", buttons: "Button(\"go\") { items[1].name = \"x\" }"), mount: "+a +b +c",
      steps: [
        Step("tap b 0", state: "0 1 0"),
        Step("tap go", bodies: "P C", state: "0 1 0", screen: "go a 0 x 1 c 0", lifetimes: ""),
      ]),
    Rule(
      "2.1", "the same id in another ForEach is another view", source: "D: W21",
      toggling("ForEach([1, 2], id: \\.self) { C(\"a\\($0)\") }; ForEach([2, 1], id: \\.self) { C(\"b\\($0)\") }"),
      mount: "+a1 +a2 +b2 +b1",
      steps: [Step("tap a1 0", state: "1 0 0 0"), Step("tap go", bodies: "P", state: "1 0 0 0")]),
    Rule(
      "2.2", "a constant range of literals", source: "D: W21", toggling("ForEach(0..<2) { C(\"\\($0)\") }"),
      mount: "+0 +1", steps: [Step("tap 1 0", state: "0 1"), Step("tap go", bodies: "P", state: "0 1")]),
    Rule(
      "2.2", "a range with an id grows", source: "D: W21",
      counting("ForEach(0..<(k + 1), id: \\.self) { C(\"\\($0)\") }"), mount: "+0",
      steps: [Step("tap 0 0", state: "1"), Step("tap go", bodies: "P C", prints: "+1", state: "1 0")]),
    Rule(
      "2.2", "an id at another key path", source: "D",
      listing(
        "ForEach(items, id: \\.name) { C($0.name) }", buttons: "Button(\"go\") { items[0] = Item(id: 9, name: \"a\") }"),
      mount: "+a +b +c", steps: [Step("tap a 0", state: "1 0 0"), Step("tap go", bodies: "P", state: "1 0 0")]),
    Rule(
      "2.2", "all cases of an enum", source: "D",
      """
      enum Suit: String, CaseIterable, Identifiable { case clubs, hearts; var id: Self { self } }
      """ + "\n" + toggling("ForEach(Suit.allCases) { C($0.rawValue) }"), mount: "+clubs +hearts",
      steps: [Step("tap clubs 0", state: "1 0"), Step("tap go", bodies: "P", state: "1 0")]),
    Rule(
      "2.2", "`enumerated()` with the offset as id keeps state by position", source: "D: W21 (index as id)",
      listing(
        "ForEach(Array(items.enumerated()), id: \\.offset) { index, item in C(\"\\(index)\\(item.name)\") }",
        buttons: "Button(\"go\") { items.insert(Item(id: 4, name: \"d\"), at: 0) }"), mount: "+0a +1b +2c",
      steps: [
        Step("tap 0a 0", state: "1 0 0"),
        Step("tap go", bodies: "P C C C C", prints: "+3c", state: "1 0 0 0", screen: "go 0d 1 1a 0 2b 0 3c 0"),
      ]),
    Rule(
      "2.2", "`enumerated()` with the element's id follows the element", source: "D",
      listing(
        "ForEach(Array(items.enumerated()), id: \\.element.id) { index, item in C(item.name) }",
        buttons: "Button(\"go\") { items.insert(Item(id: 4, name: \"d\"), at: 0) }"), mount: "+a +b +c",
      steps: [
        Step("tap a 0", state: "1 0 0"),
        Step("tap go", bodies: "P C", prints: "+d", state: "0 1 0 0", screen: "go d 0 a 1 b 0 c 0"),
      ]),
    Rule(
      "2.2", "a binding row writes its element, wherever it stands", source: "D; R/I",
      """
      struct Item: Identifiable { let id: Int; var count: Int }
      struct Row: View { @Binding var item: Item; @State var n = 0
        var body: some View { HStack { Button("r\\(item.id) \\(item.count) \\(n)") { item.count += 1; n += 1 } } } }
      struct P: View {
        @State var items = [Item(id: 1, count: 0), Item(id: 2, count: 0)]
        var body: some View {
          VStack { Button("go") { items.swapAt(0, 1) }; ForEach($items) { $item in Row(item: $item) } }
        }
      }
      """, mount: "",
      steps: [
        Step("tap r2 0 0", state: "0 1", screen: "go r1 0 0 r2 1 1"),
        Step("tap go", state: "1 0", screen: "go r2 1 1 r1 0 0", lifetimes: ""),
        Step("tap r2 1 1", state: "2 0", screen: "go r2 2 2 r1 0 0"),
      ]),
    Rule(
      "2.2", "a binding with an id at a key path", source: "D",
      """
      struct Item { let key: String; var on = false }
      struct P: View {
        @State var items = [Item(key: "a"), Item(key: "b")]
        var body: some View {
          VStack {
            ForEach($items, id: \\.key) { $item in Toggle(item.key, isOn: $item.on) }
            Text(items.map { $0.on ? "1" : "0" }.joined())
          }
        }
      }
      """, mount: "", steps: [Step("toggle b", bodies: "P", screen: "a b 01")]),
    Rule(
      "2.3", "`id: \\.self` on a value that is edited is another row", source: "D/O",
      """
      struct P: View {
        @State var names = ["a", "b"]
        var body: some View {
          VStack { Button("go") { names[0] = "x" }; ForEach(names, id: \\.self) { C($0) } }
        }
      }
      """, mount: "+a +b",
      steps: [
        Step("tap a 0", state: "1 0"),
        Step("tap go", bodies: "P C", prints: "+x -a", state: "0 0", lifetimes: "+C forEach -C forEach"),
      ]),
    Rule(
      "2.3", "indices as ids keep state by position", source: "D: W21",
      listing(
        "ForEach(items.indices, id: \\.self) { C(items[$0].name) }", buttons: "Button(\"go\") { items.remove(at: 0) }"),
      mount: "+a +b +c",
      steps: [
        Step("tap a 0", state: "1 0 0"),
        Step("tap go", bodies: "P C C", prints: "-c", state: "1 0", screen: "go b 1 c 0"),
      ]),
    Rule(
      "2.4", "a range that grows keeps its first data and uses the new closure", source: "R: OSUI ForEach; O",
      counting("ForEach(0..<(k + 2)) { Text(\"\\($0) \\(k)\") }"), mount: "", screen: "go 0 0 1 0",
      steps: [
        Step(
          "tap go", bodies: "P", screen: "go 0 1 1 1",
          warnings: [
            "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
          ])
      ], isRepeatable: false),
    Rule(
      "2.5", "two equal ids share the first row and its state", source: "O: many logs; R: OSUI ForEach",
      """
      struct Item: Identifiable { let id: String; var name: String }
      struct P: View {
        @State var items = [Item(id: "Test", name: "a"), Item(id: "Test", name: "b"), Item(id: "x", name: "c")]
        var body: some View { VStack { ForEach(items) { C($0.name) } } }
      }
      """, mount: "+a +c", screen: "a 0 a 0 c 0",
      warnings: [
        "ForEach<Array<Item>, String, C>: the ID Test occurs multiple times within the collection, this will give undefined results!"
      ], steps: [Step("tap c 0", screen: "a 0 a 0 c 1")]),
    Rule(
      "2.5", "the message shows an id as it is printed; ids that are not neighbours end once",
      source: "O: many logs (interpolated)",
      """
      struct Key: Hashable { var number: Int; var name: String }
      struct P: View {
        @State var keys = [1, 2, 1, 2].map { Key(number: $0, name: "k") }
        @State var f = true
        var body: some View {
          VStack { Button("go") { f = false }; if f { ForEach(keys, id: \\.self) { C("\\($0.number)") } } }
        }
      }
      """, mount: "+1 +2", screen: "go 1 0 2 0 1 0 2 0",
      warnings: ["1", "2"].map {
        "ForEach<Array<Key>, Key, C>: the ID Key(number: \($0), name: \"k\") occurs multiple times within the collection, this will give undefined results!"
      }, steps: [Step("tap go", bodies: "P", prints: "-1 -2", lifetimes: "-C optional -C optional")]),
    Rule(
      "2.5", "a lazy stack adds a message of its own", source: "O: many logs",
      """
      struct Item: Identifiable { let id: String; var name: String }
      struct P: View {
        let items = [Item(id: "12021", name: "a"), Item(id: "12021", name: "b")]
        var body: some View { ScrollView { LazyVStack { ForEach(items) { C($0.name) } } } }
      }
      """, mount: "+a",
      warnings: [
        "ForEach<Array<Item>, String, C>: the ID 12021 occurs multiple times within the collection, this will give undefined results!",
        "LazyVStackLayout: the ID 12021 is used by multiple child views, this will give undefined results!",
      ]),
    Rule(
      "2.6", "an element that moves to another section is another view", source: "I; D: W21 (the animation)",
      """
      struct P: View {
        @State var left = ["a", "b"]
        @State var right = ["c"]
        var body: some View {
          List {
            Button("go") { right.append(left.removeFirst()) }
            Section("left") { ForEach(left, id: \\.self) { C($0) } }
            Section("right") { ForEach(right, id: \\.self) { C($0) } }
          }
        }
      }
      """, mount: "+a +b +c",
      steps: [
        Step("tap a 0", state: "1 0 0"),
        Step("tap go", bodies: "P C", prints: "+a -a", state: "0 0 0", lifetimes: "+C forEach -C forEach"),
      ]),
    Rule(
      "2.7", "another `.id` begins anew, the same one changes nothing", source: "D: DOC:view/id(_:); O: OLE",
      counting("C(\"a\").id(k / 2)"), mount: "+a",
      steps: [
        Step("tap a 0", state: "1"),
        Step("tap go", bodies: "P", state: "1", lifetimes: ""),
        Step("tap go", bodies: "P C", prints: "+a -a", state: "0", lifetimes: "+C id -C id"),
      ]),
    Rule(
      "2.7", "`onAppear` inside the `.id` fires again, outside it does not",
      source: "O: OSUI-CT IDViewCompatibilityTests",
      counting("Text(\"t\").onAppear { print(\"in\") }.id(k).onAppear { print(\"out\") }"), mount: "in out",
      steps: [Step("tap go", bodies: "P", prints: "in"), Step("tap go", bodies: "P", prints: "in")]),
    Rule(
      "2.7", "siblings that swap their ids are both reset", source: "I from R: OSUI IDView",
      toggling("C(\"a\").id(f ? 1 : 2); C(\"b\").id(f ? 2 : 1)"), mount: "+a +b",
      steps: [
        Step("tap a 0", state: "1 0"),
        Step("tap go", bodies: "P C C", prints: "+a +b -a -b", state: "0 0"),
      ]),
    Rule(
      "2.7", "an id that is new at each evaluation resets each time", source: "D: W21",
      toggling("C(f ? \"b\" : \"a\").id(UUID())"), mount: "+a",
      steps: [
        Step("tap a 0", bodies: "C", state: "1"),
        Step("tap go", bodies: "P C", prints: "+b -a", state: "0"),
      ], isRepeatable: false),
    Rule(
      "2.7", "an `.id` in a row nests under the row's id; a change of either resets", source: "D",
      """
      struct P: View {
        @State var ids = [1, 2]
        @State var k = 0
        var body: some View {
          VStack {
            Button("key") { k += 1 }
            Button("row") { ids[1] = 3 }
            ForEach(ids, id: \\.self) { C("\\($0)").id($0 == 1 ? k : 0) }
          }
        }
      }
      """, mount: "+1 +2",
      steps: [
        Step("tap 1 0", state: "1 0"), Step("tap 2 0", state: "1 1"),
        Step("tap key", bodies: "P C", prints: "+1 -1", state: "0 1", lifetimes: "+C id -C id"),
        Step("tap row", bodies: "P C", prints: "+3 -2", state: "0 0", lifetimes: "+C forEach -C forEach"),
      ]),
    Rule(
      "2.8", "`.tag` has no effect on identity", source: "D: DOC; W21", counting("C(\"a\").tag(k)"), mount: "+a",
      steps: [Step("tap a 0", state: "1"), Step("tap go", bodies: "P", state: "1", lifetimes: "")]),
    Rule(
      "2.8", "the tag is what a selection gets", source: "D: DOC",
      """
      struct P: View {
        @State var fruit = 1
        var body: some View {
          VStack {
            Picker("Fruit", selection: $fruit) { ForEach(1..<4, id: \\.self) { Text("f\\($0)").tag($0) } }
            Text("has \\(fruit)")
          }
        }
      }
      """, mount: "", steps: [Step("pick Fruit f3", bodies: "P", screen: "f1 f2 f3 has 3")]),
    Rule(
      "2.2", "the id of a row of a constant range is its offset, which a selection gets",
      source: "R: OSUI ForEach.swift; O: HWS WeSplit, which adds 2 to the selection of a range from 2",
      """
      struct P: View {
        @State var people = 2
        var body: some View {
          VStack {
            Picker("People", selection: $people) { ForEach(2..<6) { Text("\\($0) people") } }
            Text("has \\(people)")
          }
        }
      }
      """, mount: "",
      steps: [Step("pick People 5 people", bodies: "P", screen: "2 people 3 people 4 people 5 people has 3")]),
    Rule(
      "2.2", "objects are told apart by themselves, and their ids do not keep them alive",
      source:
        "D: DOC:identifiable (the default id of a class is its ObjectIdentifier); L: an ObjectIdentifier holds nothing",
      """
      @Observable class Kid: Identifiable { var k = 0; deinit { print("end") } }
      struct Row: View { let kid: Kid; @State var n = 0; var body: some View { Button("k \\(kid.k)") { n += 1 } } }
      struct P: View {
        @State var kids: [Kid] = []
        @State var last: ObjectIdentifier?
        var body: some View {
          VStack {
            Button("fill") { kids = [Kid(), Kid(), Kid()] }
            Button("drop") { last = kids[2].id; kids.removeLast() }
            Button("move") { kids.swapAt(0, 1) }
            Button("new") { kids[0] = Kid() }
            ForEach(kids) { Row(kid: $0) }
          }
        }
      }
      """,
      steps: [
        Step("tap fill", bodies: "P Row Row Row"),
        Step("tap drop", bodies: "P", prints: "end", lifetimes: "-Row forEach"),
        Step("tap move", bodies: "P", lifetimes: ""),
        Step("tap new", bodies: "P Row", prints: "end", lifetimes: "+Row forEach -Row forEach"),
      ], isRepeatable: false),
  ]
}
