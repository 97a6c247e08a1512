extension Rule {
  /// Section 1.8: a container sees the resolved views of what is declared in it, and sections of them.
  static let resolved: [Rule] = [
    Rule(
      "1.8", "a view whose body is several views is as many subviews, and its state lives on where they are placed",
      source:
        "D: WWDC24 10146 (declared and resolved views); R: OSUI View.makeViewList (the list of a view is that of its body)",
      """
      struct Two: View {
        let name: String
        @State var n = 0
        var body: some View {
          Button("\\(name) \\(n)") { n += 1 }
          if n > 0 { Text("more") }
        }
      }
      struct Outer: View { var body: some View { Two(name: "o") } }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        @State var isWide = true
        var body: some View {
          Button("turn") { isWide.toggle() }
          Group(subviews: content) { s in
            Text("\\(s.count):")
            if isWide { ForEach(s) { v in HStack { v } } } else { VStack { s } }
          }
        }
      }
      struct P: View {
        @State var f = true
        var body: some View {
          VStack { Button("drop") { f.toggle() }; Tray { C("a"); if f { Two(name: "t") }; Outer(); EmptyView() } }
        }
      }
      """, mount: "+a", screen: "drop turn 3: a 0 t 0 o 0",
      steps: [
        Step("tap t 0", bodies: "Two", state: "1 0 0", screen: "drop turn 4: a 0 t 1 more o 0"),
        Step("tap o 0", bodies: "Two", state: "1 1 0", screen: "drop turn 5: a 0 t 1 more o 1 more"),
        Step("tap t 1", bodies: "Two", screen: "drop turn 5: a 0 t 2 more o 1 more"),
        Step(
          "tap drop", bodies: "P Tray", screen: "drop turn 3: a 0 o 1 more",
          storage: "changed P.f true false | lost Two.n 2"),
        Step("tap drop", bodies: "P Tray Two", screen: "drop turn 4: a 0 t 0 o 1 more"),
      ]),
    Rule(
      "1.8", "the state of a view whose body is several views outlives the places of its views",
      source: "I from R: OSUI View.makeViewList (its body is evaluated for the list, not for the place)",
      """
      struct Two: View {
        @State var n = 0
        @Environment(\\.font) var font
        var body: some View { Button("\\(n)") { n += 1 }; Text(font == nil ? "plain" : "font") }
      }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        @State var isWide = true
        var body: some View {
          Button("turn") { isWide.toggle() }
          Group(subviews: content) { s in if isWide { HStack { s } } else { VStack { s } } }
        }
      }
      struct P: View { var body: some View { VStack { Tray { Two() }.font(.title) } } }
      """, mount: "", screen: "turn 0 font",
      steps: [
        Step("tap 0", bodies: "Two", state: "1"),
        Step("tap turn", bodies: "Tray", state: "1", screen: "turn 1 font", storage: "changed Tray.isWide true false"),
        Step("tap 1", bodies: "Two", state: "2", screen: "turn 2 font"),
      ]),
    Rule(
      "1.8",
      "a view of no view, of one that a value marks, of a container and of rows resolves to what its body resolves to",
      source: "D: WWDC24 10146, DOC:containervalues (values pass views that are no containers)",
      """
      extension ContainerValues { @Entry var mark = "" }
      struct Nothing: View { var body: some View { EmptyView() } }
      struct Marked: View { @State var n = 0; var body: some View { Button("m\\(n)") { n += 1 }.containerValue(\\.mark, "*\\(n)") } }
      struct Rows: View { @State var k = 1; var body: some View { ForEach(Array(0..<k), id: \\.self) { i in Button("r\\(i)") { k += 1 } } } }
      struct Stars<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { v in HStack { Text("["); v; Text("]") } } }
      }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          Group(subviews: content) { s in Text("\\(s.count):"); ForEach(s) { v in HStack { Text(v.containerValues.mark); v } } }
        }
      }
      struct P: View { var body: some View { VStack { Tray { Nothing(); Marked().padding(); Stars { Text("x"); Text("y") }; Rows() } } } }
      """, mount: "", screen: "4: *0 m0  [ x ]  [ y ]  r0",
      steps: [
        Step("tap m0", bodies: "Marked", screen: "4: *1 m1  [ x ]  [ y ]  r0"),
        Step("tap r0", bodies: "Rows", screen: "5: *1 m1  [ x ]  [ y ]  r0  r1"),
      ]),
    Rule(
      "1.8", "a modifier of the program around several views gives its container as many, and one around a stack one",
      source: "I from D: WWDC24 10146; R: OSUI ViewModifier.makeViewList (the list is that of the modifier's body)",
      """
      struct Plain: ViewModifier { @State var n = 0; func body(content: Content) -> some View { content.padding() } }
      struct Boxed: ViewModifier { func body(content: Content) -> some View { VStack { content } } }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Group(subviews: content) { s in Text("\\(s.count):"); ForEach(s) { v in HStack { v } } } }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f = true }
            Tray { Group { Text("a"); if f { Text("b") } }.modifier(Plain()) }
            Tray { Group { Text("c"); if f { Text("d") } }.modifier(Boxed()) }
          }
        }
      }
      """, mount: "", screen: "go 1: a 1: c",
      steps: [Step("tap go", screen: "go 2: a b 1: c d")]),
    Rule(
      "1.9", "each of the views that a body is gets the preference, the background and the value around the view",
      source: "R: OSUI View.makeViewList, PreferenceWritingModifier and _BackgroundModifier (MultiViewModifier)",
      """
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Two: View { @State var k = 1; var body: some View { Button("more") { k += 1 }; ForEach(0..<3) { i in if i < k { Text("\\(i)") } } } }
      struct P: View {
        @State var weight = 2
        var body: some View {
          VStack {
            Button("go") { weight = 3 }
            VStack { Two().font(.title).preference(key: Sum.self, value: weight) }.onPreferenceChange(Sum.self) { print("sum\\($0)") }
            Two().background { C("b") }
          }
        }
      }
      """, mount: "sum4 +b +b", screen: "go more 0 more b 0 0 b 0",
      steps: [
        Step("tap go", bodies: "P", prints: "sum6"),
        Step("tap more", bodies: "Two", prints: "sum9", screen: "go more 0 1 more b 0 0 b 0"),
      ]),
    Rule(
      "1.9", "each of several views of a container gets what presents and what animates for itself",
      source:
        "D: WWDC24 10146; R: OSUI ViewModifier.makeViewList (a modifier of one view is applied to each of a list)",
      """
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { v in HStack { v } } }
      }
      struct Two: View { var body: some View { Text("a"); Text("b") } }
      struct P: View {
        @State var f = false
        @State var shows = true
        var body: some View {
          VStack {
            Button("go") { f = true }
            Tray { if shows { Group { Text("x") }.sheet(isPresented: $f) { Button("hide") { f = false } } } }
          }
        }
      }
      """, mount: "", screen: "go x",
      steps: [Step("tap go", screen: "go x hide"), Step("tap hide"), Step("wait 1", screen: "go x")]),
    Rule(
      "1.8",
      "a container of sections sees header, rows and footer of each, and what is in none as a section of its own",
      source: "D: DOC:foreach/init(sections:content:), DOC:sectionconfiguration, DOC:sectioncollection, WWDC24 10146",
      """
      extension ContainerValues { @Entry var isWide = false }
      struct Board<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          ForEach(sections: content) { section in
            VStack {
              if !section.header.isEmpty { HStack { Text("<"); section.header; Text(">") } }
              Text("\\(section.content.count)\\(section.containerValues.isWide ? "w" : "")")
              section.content
              HStack { section.footer }
            }
          }
        }
      }
      struct P: View {
        @State var names = ["x", "y"]
        @State var isWide = true
        @State var f = true
        var body: some View {
          VStack {
            Button("drop") { names.removeFirst() }
            Button("wide") { isWide.toggle() }
            Button("gone") { f.toggle() }
            Board {
              C("a")
              if f { Section("one") { ForEach(names, id: \\.self) { C($0) } }.containerValue(\\.isWide, isWide) }
              Text("b"); Text("c")
              Section { Text("d") } header: { Text("two"); Text("2") } footer: { Text("end") }
            }
          }
        }
      }
      """, mount: "+a +x +y", screen: "drop wide gone 1 a 0 < one > 2w x 0 y 0 2 b c < two 2 > 1 d end",
      steps: [
        Step("tap y 0", bodies: "C", state: "0 0 1"),
        Step(
          "tap drop", bodies: "P Board", prints: "-x", state: "0 1",
          screen: "drop wide gone 1 a 0 < one > 1w y 1 2 b c < two 2 > 1 d end"),
        Step(
          "tap wide", bodies: "P Board", state: "0 1",
          screen: "drop wide gone 1 a 0 < one > 1 y 1 2 b c < two 2 > 1 d end"),
        Step(
          "tap gone", bodies: "P Board", prints: "-y", state: "0", screen: "drop wide gone 3 a 0 b c < two 2 > 1 d end"),
        Step("tap gone", bodies: "P Board C", prints: "+y", state: "0 0"),
      ]),
    Rule(
      "1.8", "`Group(sections:)` gets all sections, of which there is at least one",
      source: "D: DOC:group/init(sections:transform:), DOC:sectioncollection",
      """
      struct Board<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          Group(sections: content) { sections in
            Text("\\(sections.count):")
            ForEach(sections) { section in HStack { section.content } }
            if let first = sections.first { Text("first \\(first.content.count)") }
          }
        }
      }
      struct P: View {
        @State var ids: [Int] = []
        var body: some View {
          VStack { Button("add") { ids.append(ids.count) }; Board { ForEach(ids, id: \\.self) { i in Section { C("\\(i)") } } } }
        }
      }
      """, mount: "", screen: "add 1: first 0",
      steps: [
        Step("tap add", bodies: "P Board C", prints: "+0", screen: "add 1: 0 0 first 1"),
        Step("tap 0 0", bodies: "C", state: "1"),
        Step("tap add", bodies: "P Board C", prints: "+1", state: "1 0", screen: "add 2: 0 1 1 0 first 1"),
      ]),
    Rule(
      "1.9",
      "an action around a view of several in a container runs when the first of them is placed and the last is not",
      source: "R: OSUI AppearanceActionModifier.MergedBox; D: DOC:subview",
      """
      struct Two: View { @State var n = 0; var body: some View { Button("t\\(n)") { n += 1 }; Text("u") } }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        @State var k = 2
        var body: some View { Group(subviews: content) { s in Button("k") { k = (k + 2) % 3 }; s.prefix(k) } }
      }
      struct P: View {
        var body: some View { VStack { Tray { Two().onAppear { print("+") }.onDisappear { print("-") } } } }
      }
      """, mount: "+", screen: "k t0 u",
      steps: [
        Step("tap t0", bodies: "Two", state: "1"),
        Step("tap k", bodies: "Tray", screen: "k t1"),
        Step("tap k", bodies: "Tray", prints: "-", state: "1", screen: "k"),
        Step("tap k", bodies: "Tray", prints: "+", state: "1", screen: "k t1 u"),
      ]),
    Rule(
      "1.9", "a touch finds one gesture around a view of several, and each of them has its menu",
      source: "R: OSUI (MultiViewModifier), and the rules of section 1.9",
      """
      struct Card: View { let isOn: Bool; var body: some View { if isOn { Text("on") } else { Text("off") } } }
      struct P: View {
        @State var isOn = false
        var body: some View {
          VStack { Card(isOn: isOn).contextMenu { Button("menu") { print("m") } }.onTapGesture { isOn.toggle() } }
        }
      }
      """, mount: "", screen: "off",
      steps: [
        Step("tap menu", prints: "m"), Step("tap off", bodies: "P Card", screen: "on"),
        Step("tap on", bodies: "P Card", screen: "off"),
      ]),
    Rule(
      "5.8", "the preferences of what a sheet shows stay in the sheet",
      source: "I from R: OSUI SheetPreference (the content is the value of a preference, which another host shows)",
      """
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f = true }.preference(key: Sum.self, value: 1)
              .sheet(isPresented: $f) {
                VStack { Text("s").preference(key: Sum.self, value: 5) }.onPreferenceChange(Sum.self) { print("in\\($0)") }
              }
          }.onPreferenceChange(Sum.self) { print("out\\($0)") }
        }
      }
      """, mount: "out1", steps: [Step("tap go", prints: "in5")]),
    Rule(
      "1.8", "rows whose views are several keep their state in a container, wherever they move",
      source: "D: WWDC24 10146, DOC:subview; R: OSUI View.makeViewList",
      """
      struct Item: Identifiable { let id: Int; var isOn = false }
      struct Cell: View {
        @Binding var item: Item
        @State var n = 0
        var body: some View {
          Toggle("t\\(item.id)", isOn: $item.isOn)
          if item.isOn { Button("c\\(item.id) \\(n)") { n += 1 } }
        }
      }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { Group(subviews: content) { s in Text("\\(s.count):"); ForEach(s) { v in HStack { v } } } }
      }
      struct P: View {
        @State var items = [Item(id: 1), Item(id: 2)]
        var body: some View {
          VStack { Button("turn") { items.reverse() }; Tray { ForEach($items) { Cell(item: $0) } } }
        }
      }
      """, mount: "", screen: "turn 2: t1 t2",
      steps: [
        Step("tap t1", screen: "turn 3: t1 c1 0 t2"),
        Step("tap c1 0", bodies: "Cell", state: "1 0"),
        Step("tap turn", state: "0 1", screen: "turn 3: t2 t1 c1 1"),
        Step("tap t1", state: "0 1", screen: "turn 2: t2 t1"),
      ]),
    Rule(
      "1.8", "what stands around a container is that of each view that it makes of its subviews",
      source: "I from D: WWDC24 10146, DOC:containervalues; R: OSUI (MultiViewModifier)",
      """
      extension ContainerValues { @Entry var tag = "-" }
      struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct In<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { v in HStack { Text(v.containerValues.tag); v } } }
      }
      struct Out<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { v in VStack { Text(v.containerValues.tag); v } } }
      }
      struct P: View {
        @State var tag = "o"
        @State var ids = [1, 2]
        var body: some View {
          VStack {
            Button("go") { tag += "o" }
            Button("drop") { ids.removeLast() }
            Out { In { ForEach(ids, id: \\.self) { C("\\($0)").containerValue(\\.tag, "i") } }.containerValue(\\.tag, tag); Text("x") }
            In { ForEach(ids, id: \\.self) { Text("\\($0)") } }.preference(key: Sum.self, value: tag.count)
          }.onPreferenceChange(Sum.self) { print("sum\\($0)") }
        }
      }
      """, mount: "+1 +2 sum2", screen: "go drop o i 1 0 o i 2 0 - x - 1 - 2",
      steps: [
        Step("tap 1 0", bodies: "C", state: "1 0"),
        Step(
          "tap go", bodies: "P Out", prints: "sum4", state: "1 0", screen: "go drop oo i 1 1 oo i 2 0 - x - 1 - 2"
        ),
        Step("tap drop", prints: "sum2 -2", state: "1", screen: "go drop oo i 1 1 - x - 1"),
      ]),
  ]
}
