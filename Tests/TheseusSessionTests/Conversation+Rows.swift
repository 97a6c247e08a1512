extension Conversation {
  /// Programs whose rows stand in other identities, or hold others.
  static let rows = [
    // Semantics 2.1: an element that is gone takes everything below its row with it.
    Conversation(
      "rows that end with the rows in them",
      """
      struct Field: View { let label: String; @State var t = ""; var body: some View { TextField(label, text: $t) } }
      struct V: View {
        @State var groups = [[1, 2], [3], [4]]
        @State var wide = [[5, 6], [7]]
        var body: some View {
          VStack {
            ForEach(groups, id: \\.self) { group in ForEach(group, id: \\.self) { Field(label: "g\\($0)") } }
            ForEach(wide, id: \\.self) { group in
              HStack { Text("w"); ForEach(group, id: \\.self) { Field(label: "w\\($0)") } }
            }
          }
        }
      }
      """,
      [
        ":enter g1 A", ":enter w6 B", "groups = [[3], [4, 5]]", "wide.removeFirst()", "wide = [[1], [2], [3]]",
        "wide = []",
      ]),
    // Semantics 1.3: without `else` there is an optional around the branch, which is one line with it; a deep row is drawn
    // where it stands.
    Conversation(
      "an if with an else if and no else",
      """
      struct Card: View { let n: Int; var body: some View { GeometryReader { _ in Text("\\(n)").modifier(Frame()) } } }
      struct Frame: ViewModifier {
        @State var isBold = false
        func body(content: Content) -> some View {
          ZStack { if isBold { Circle() } else { Button("bold") { isBold = true } }; content }
        }
      }
      struct V: View {
        @State var dealt: Set = [1, 2]
        @State var gone: Set<Int> = []
        var body: some View {
          VStack {
            LazyVStack {
              ForEach(1...6, id: \\.self) { n in
                if gone.contains(n) { Color.clear } else if dealt.contains(n) { Card(n: n) }
              }
            }
          }
        }
      }
      """, ["dealt.insert(3)", ":tap 1", "gone.insert(1)", "dealt = []", ":tree"]),
    // Semantics 2.7: an `.id` in a row nests under the element's id, and moves with it.
    Conversation(
      "rows with ids of their own that move",
      """
      struct Key: Hashable { var number: Int; var name: String }
      struct V: View {
        @State var keys = [Key(number: 1, name: "x"), Key(number: 2, name: "y")]
        var body: some View { ForEach(keys, id: \\.self) { Text($0.name).id($0.number) } }
      }
      """, ["keys.swapAt(0, 1)", "keys.append(keys[0])"]),
    // Semantics 2.9: collections inside elements, and groups that are opened and closed.
    Conversation(
      "an outline whose elements grow",
      """
      struct Item: Identifiable { let id: String; var name = "name"; var kids: [Item]? = nil }
      struct Leaf: View { let id: String; @State var n = 0; var body: some View { Text(id) } }
      struct V: View {
        @State var items = [Item(id: "a", kids: [Item(id: "a1"), Item(id: "a2")]), Item(id: "b")]
        @State var open = true
        var body: some View {
          VStack {
            OutlineGroup(items, children: \\.kids) { Leaf(id: $0.id) }
            DisclosureGroup("more", isExpanded: $open) { Leaf(id: "inside") }
          }
        }
      }
      """,
      [
        ":tap a", "items[0].kids?.append(Item(id: \"a3\"))", "items[0].kids?[1].name = \"other\"", "open = false",
        "open = true",
      ]),
    // Semantics 2.4: SwiftUI marks `List` over a range as it marks `ForEach`, and speaks of the `ForEach` inside it.
    Conversation(
      "a list over a range",
      """
      struct V: View { @State var n = 2; var body: some View { List(0..<n) { Text("\\($0)") } } }
      """, ["n += 1"]),
    // Semantics 2.9: a list inserts and removes its rows by animations of its own, so no transition is told of.
    Conversation(
      "rows of a list come and go by its own animation",
      """
      struct Row: View { let t: String; @State var n = 0; var body: some View { Text(t) } }
      struct V: View {
        @State var names = ["a", "b"]
        @State var more = true
        var body: some View {
          List {
            ForEach(names, id: \\.self) { Row(t: $0) }
            if more { Row(t: "more") }
            VStack { if more { Row(t: "inside") } }
          }
        }
      }
      """,
      [
        "withAnimation { names.append(\"c\") }", "withAnimation { names.removeFirst() }",
        "withAnimation { more = false }",
      ]),
    // Semantics 1.6: an optional view leaves by a transition, as an `if` without `else` lets its view go.
    Conversation(
      "a view that is optional without an if",
      """
      struct C: View { let k: Int; @State var n = 0; var body: some View { Text("\\(k)") } }
      struct V: View { @State var k: Int?; var body: some View { VStack { Text("t"); k.map { C(k: $0) } } } }
      """, ["k = 1", ":tree", "withAnimation { k = nil }", ":wait 1s", "k = 2", "k = nil", ":tree"]),
    // Semantics 1.8, 1.10: what is written in a body is shown whole, and a generic view's type is that of the one there.
    Conversation(
      "types of bodies and a wide tree",
      """
      struct Tint: ViewModifier {
        @State var on = true
        func body(content: Content) -> some View { content.padding().opacity(on ? 1 : 0) }
      }
      struct Box<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State var first = "a title of some length"
        @State var second = "another title of some length"
        var body: some View { VStack { content().padding(); Text("x") } }
      }
      struct V: View {
        var body: some View {
          Box { Text("a") }
          Box { Text("b"); Text("c") }
          Text("1").modifier(Tint())
          Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
        }
      }
      """, [":tree", ":type Box", ":type Box#2", ":type #3", ":type Tint", ":type V"]),
    // Semantics 2.3: the rows of the outer `ForEach` ended because of its ids, whatever those inside go by.
    Conversation(
      "an id that is made of what changes",
      """
      struct Item: Identifiable { var name: String; var version = 0; var id: String { "\\(name)\\(version)" } }
      struct Row: View { let name: String; @State var n = 0; var body: some View { Text(name) } }
      struct V: View {
        @State var items = [Item(name: "a"), Item(name: "b")]
        var body: some View {
          ForEach(items) { item in Row(name: item.name); ForEach(["p", "q"], id: \\.self) { Row(name: $0) } }
        }
      }
      """, ["items[0].version += 1"]),
    // Semantics 2.1, 1.4: rows that begin with a branch or an `.id` are rows like others.
    Conversation(
      "rows that begin with a branch",
      """
      struct C: View { let k: Int; @State var n = 0; var body: some View { Text("\\(k)") } }
      struct V: View {
        @State var items = Array(1...8)
        @State var k = 0
        var body: some View {
          VStack {
            ForEach(items, id: \\.self) { i in if i % 2 == 0 { C(k: i) } else { C(k: i).id(i < 3 ? k : 0) } }
            ForEach(items, id: \\.self) { i in HStack { C(k: i); Text("x") } }
          }
        }
      }
      """, ["items.removeFirst(2)", "items.insert(1, at: 3)", "k += 1"]),
    // Semantics 2.7: the same value of `.id` keeps what stands below it, which the trace says as it does of rows.
    Conversation(
      "a primitive with an id that stays",
      """
      struct V: View {
        @State var k = 0
        var body: some View { VStack { Text("t \\(k)").id(k / 2); HStack { Text("x") }.id("same") } }
      }
      """, ["k = 1", "k = 2"]),
    // Semantics 2.1, 2.5: a row that moves back keeps its identity; one that stands for two equal ids is one row.
    Conversation(
      "rows that move back, and a row at two places",
      """
      struct Row: View { let name: String; @State var n = 0; var body: some View { Text("\\(name) \\(n)") } }
      struct V: View {
        @State var ids = [1, 2, 3, 4, 5]
        @State var k = 0
        var body: some View { VStack { Text("\\(k)"); ForEach(ids, id: \\.self) { Row(name: "\\($0)") } } }
      }
      """,
      ["ids.swapAt(0, 4)", ":undo", ":redo", ":undo", "ids = [1, 1, 2, 3, 4]", "k += 1", ":undo", ":redo"]),
  ]
}
