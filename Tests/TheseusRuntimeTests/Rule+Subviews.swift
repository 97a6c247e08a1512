extension Rule {
  /// Section 1.8: containers that ask for the views of their content (`Group(subviews:)`, iOS 18).
  static let subviews: [Rule] = [
    Rule(
      "1.8", "static and dynamic content is one list of subviews, whose ids stay with them",
      source: "D: DOC:group/init(subviews:transform:), DOC:subview",
      """
      struct Item: Identifiable { let id: Int; var name: String }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          Group(subviews: content) { subviews in
            Text("\\(subviews.count)")
            ForEach(subviews) { subview in VStack { subview } }
          }
        }
      }
      struct P: View {
        @State var items = [Item(id: 1, name: "x"), Item(id: 2, name: "y")]
        @State var f = true
        var body: some View {
          VStack {
            Button("flip") { f.toggle() }
            Button("turn") { items.reverse() }
            Button("name") { items[0].name = "z" }
            Tray { C("a"); if f { C("b") } else { EmptyView() }; Group { ForEach(items) { C($0.name) } }; EmptyView() }
          }
        }
      }
      """, mount: "+a +b +x +y", screen: "flip turn name 4 a 0 b 0 x 0 y 0",
      steps: [
        Step("tap x 0", bodies: "C", state: "0 0 1 0"),
        Step("tap flip", bodies: "P Tray", prints: "-b", state: "0 1 0", lifetimes: "-VStack forEach -C parent"),
        Step("tap turn", bodies: "P Tray", state: "0 0 1", screen: "flip turn name 3 a 0 y 0 x 1", lifetimes: ""),
        Step("tap name", bodies: "P Tray C", screen: "flip turn name 3 a 0 z 0 x 1"),
        Step("tap flip", bodies: "P Tray C", prints: "+b", state: "0 0 0 1", lifetimes: "+VStack forEach +C parent"),
      ]),
    Rule(
      "1.8", "`ForEach(subviews:)` makes a row for each subview", source: "D: DOC:foreach/init(subviews:content:)",
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        @State var n = 0
        var body: some View { VStack { content; Button("card \\(n)") { n += 1 } } }
      }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ForEach(subviews: content) { subview in Card { subview } } }
      }
      struct P: View {
        @State var names = ["x", "y"]
        var body: some View {
          VStack { Button("drop") { names.removeFirst() }; Tray { ForEach(names, id: \\.self) { Text($0) } } }
        }
      }
      """, mount: "", screen: "drop x card 0 y card 0",
      steps: [
        Step("tap drop", bodies: "P Tray", state: "0", screen: "drop y card 0", lifetimes: "-Card forEach"),
        Step("tap card 0", bodies: "Card", state: "1", screen: "drop y card 1"),
      ]),
    Rule(
      "1.8", "subviews that the container leaves out are not made; parts of the collection are views",
      source: "D: DOC:subviewscollection; O: EID-life, of what was never visible",
      """
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        @State var count = 1
        var body: some View {
          Group(subviews: content) { subviews in
            Button("more") { count += 1 }
            subviews.first
            subviews[1..<min(count, subviews.count)]
            subviews.dropFirst(2).prefix(1)
            subviews[3...]
          }
        }
      }
      struct P: View { var body: some View { VStack { Tray { C("a"); C("b"); C("c"); C("d") } } } }
      """, mount: "+a +c +d", screen: "more a 0 c 0 d 0",
      steps: [
        Step("tap a 0", state: "1 0 0"),
        Step("tap more", bodies: "Tray C", prints: "+b", state: "1 0 0 0", screen: "more a 1 b 0 c 0 d 0"),
      ]),
    Rule(
      "5.7", "a subview is resolved in the environment of its content, not in that of its proxy",
      source: "D: DOC:subview",
      """
      struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
      extension EnvironmentValues {
        var level: Int { get { self[LevelKey.self] } set { self[LevelKey.self] = newValue } }
      }
      struct Leaf: View { @Environment(\\.level) var level; var body: some View { Text("leaf \\(level)") } }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          ForEach(subviews: content.environment(\\.level, 1)) { s in VStack { s; Leaf() }.environment(\\.level, 2) }
        }
      }
      struct P: View {
        @State var k = 3
        var body: some View {
          VStack { Button("go") { k += 1 }; Tray { Leaf(); Group { Leaf() }.environment(\\.level, k) } }
        }
      }
      """, mount: "", screen: "go leaf 1 leaf 2 leaf 3 leaf 2",
      steps: [Step("tap go", screen: "go leaf 1 leaf 2 leaf 4 leaf 2")]),
    Rule(
      "1.8", "a container reads the values that are given to its subviews",
      source: "D: DOC:containervalues",
      """
      extension ContainerValues { @Entry var isMarked = false }
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          Group(subviews: content) { subviews in
            ForEach(subviews) { subview in
              if subview.containerValues.isMarked { Text("!") }
              subview
            }
          }
        }
      }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack { Button("go") { f.toggle() }; Tray { C("a").containerValue(\\.isMarked, f); C("b") } }
        }
      }
      """, mount: "+a +b", screen: "go a 0 b 0",
      steps: [
        Step("tap a 0", state: "1 0"),
        Step("tap go", bodies: "P Tray", state: "1 0", screen: "go ! a 1 b 0"),
      ]),
    Rule(
      "1.8", "a modifier of the program sees the views that it is applied to", source: "I from D: DOC:subview",
      """
      struct Rows: ViewModifier {
        func body(content: Content) -> some View { ForEach(subviews: content) { s in HStack { Text("*"); s } } }
      }
      struct P: View {
        @State var names = ["x"]
        var body: some View {
          VStack {
            Button("add") { names.append("y") }
            VStack { Group { C("a"); ForEach(names, id: \\.self) { C($0) } }.modifier(Rows()) }
          }
        }
      }
      """, mount: "+a +x", screen: "add * a 0 * x 0",
      steps: [
        Step("tap x 0", state: "0 1"),
        Step("tap add", bodies: "P C", prints: "+y", state: "0 1 0", screen: "add * a 0 * x 1 * y 0"),
      ]),
    Rule(
      "1.8", "what a container places by itself belongs to the place, and ends with it",
      source: "R: OSUI View/Input/ViewListContent PlaceholderInfo (makeItem, eraseItem)",
      """
      struct Tray<Content: View>: View {
        @ViewBuilder let content: Content
        @State var f = true
        var body: some View {
          Button("go") { f.toggle() }
          Group(subviews: content) { s in if f { HStack { s[0] } } else { VStack { s[0] } }; s[f ? 1 : 2] }
        }
      }
      struct P: View { var body: some View { VStack { Tray { C("a"); C("b"); C("c") } } } }
      """, mount: "+a +b", screen: "go a 0 b 0",
      steps: [
        Step("tap a 0", state: "1 0"), Step("tap b 0", state: "1 1"),
        Step("tap go", prints: "-b +a +c -a", state: "0 0", screen: "go a 0 c 0"),
        Step("tap go", prints: "-c +a +b -a", state: "0 0", screen: "go a 0 b 0"),
      ], isRepeatable: false),
  ]
}
