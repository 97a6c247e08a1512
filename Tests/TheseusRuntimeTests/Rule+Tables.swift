extension Rule {
  /// Tables: rows by id, cells by column, selection and order (DOC:table).
  static let tables: [Rule] = [
    Rule(
      "2.9", "a table's rows are its elements, by id", source: "D: W21",
      listing(
        "Table(items) { TableColumn(\"Name\") { item in C(item.name) }; TableColumn(\"Id\") { Text(\"\\($0.id)\") } }",
        buttons: "Button(\"go\") { items.reverse() }"), mount: "+a +b +c",
      steps: [
        Step("tap a 0", state: "1 0 0"),
        Step("tap go", bodies: "P", state: "0 0 1", screen: "go Name Id c 0 3 b 0 2 a 1 1", lifetimes: ""),
      ]),
    Rule(
      "2.9", "a table of rows that are written, by the ids of their ForEach",
      source: "D: DOC:table/init(of:columns:rows:)",
      listing(
        """
        Table(of: Item.self) {
          TableColumn("Name", value: \\.name)
          TableColumn("Count") { C($0.name) }
        } rows: {
          TableRow(Item(id: 9, name: "x"))
          ForEach(items) { TableRow($0) }
        }
        """, buttons: "Button(\"go\") { items.reverse() }\nButton(\"drop\") { items.remove(at: 1) }"),
      mount: "+x +a +b +c",
      screen: "go drop Name Count x x 0 a a 0 b b 0 c c 0",
      steps: [
        Step("tap x 0", bodies: "C", state: "1 0 0 0"),
        Step("tap a 0", bodies: "C", state: "1 1 0 0"),
        Step("tap go", bodies: "P", state: "1 0 0 1", lifetimes: ""),
        Step("tap drop", bodies: "P", prints: "-b", state: "1 0 1", lifetimes: "-TableRow forEach -C parent"),
      ]),
    Rule(
      "2.9", "a column that an if makes: a cell of its own in each row",
      source: "I from D: DOC:tablecolumnbuilder/buildif(_:), W21",
      """
      struct Item: Identifiable { let id: Int; var name: String }
      struct P: View {
        @State var f = false
        var body: some View {
          VStack {
            Button("go") { f.toggle() }
            Table([Item(id: 1, name: "a"), Item(id: 2, name: "b")]) {
              TableColumn("First") { C($0.name) }
              if f { TableColumn("Second") { Text($0.name) } }
              TableColumn("Third") { C($0.name + "3") }
            }
          }
        }
      }
      """, mount: "+a +a3 +b +b3", screen: "go First Third a 0 a3 0 b 0 b3 0",
      steps: [
        Step("tap a3 0", state: "0 1 0 0"),
        Step(
          "tap go", bodies: "P", state: "0 1 0 0", screen: "go First Second Third a 0 a a3 1 b 0 b b3 0", lifetimes: ""),
        Step("tap go", bodies: "P", state: "0 1 0 0", screen: "go First Third a 0 a3 1 b 0 b3 0", lifetimes: ""),
      ]),
    Rule(
      "2.9", "a tap on a column's header writes the sort order, and the same one turns it round",
      source: "D: DOC:table (sorting), DOC:tablecolumn/init(_:sortusing:content:)",
      """
      struct Item: Identifiable { let id: Int; var name: String; var size: Int }
      struct P: View {
        @State var items = [Item(id: 1, name: "b", size: 1), Item(id: 2, name: "a", size: 2)]
        @State var order: [KeyPathComparator<Item>] = []
        var body: some View {
          Table(items, sortOrder: $order) {
            TableColumn("Name", value: \\.name)
            TableColumn("Size", value: \\.size) { C("\\($0.size)") }
          }
          .onChange(of: order) { print($0.count, $1.count); items.sort(using: $1) }
        }
      }
      """, mount: "+1 +2", screen: "Name Size b 1 0 a 2 0",
      steps: [
        Step("tap 1 0", state: "1 0"),
        Step("tap Name", bodies: "P P", prints: "0 1", state: "0 1", screen: "Name Size a 2 0 b 1 1", lifetimes: ""),
        Step("tap Name", bodies: "P P", prints: "1 1", state: "1 0", screen: "Name Size b 1 1 a 2 0", lifetimes: ""),
        Step("tap Size", bodies: "P", prints: "1 2", state: "1 0", lifetimes: ""),
      ]),
    Rule(
      "2.10", "a table makes the rows that can be seen, and its headers are none of them",
      source: "I from D: W23 (tables gather ids, and make rows on demand)",
      """
      struct Item: Identifiable { let id: Int }
      struct P: View {
        var body: some View {
          Table((1...6).map(Item.init)) {
            TableColumn("Word") { C("w\\($0.id)") }
            TableColumn("Id") { Text("\\($0.id)") }
          }
        }
      }
      """, mount: "+w1 +w2 +w3 +w4 +w5 +w6",
      steps: [
        Step("viewport 2", prints: "-w3 -w4 -w5 -w6", screen: "Word Id w1 0 1 w2 0 2"),
        Step("scroll down", prints: "-w1 -w2 +w3 +w4", screen: "Word Id w3 0 3 w4 0 4", lifetimes: ""),
      ]),
    Rule(
      "5.1", "a cell that reads an observable property is made anew alone",
      source: "I from R (the row, as that of a list)",
      """
      @Observable final class Model { var word = "w" }
      struct Item: Identifiable { let id: Int }
      struct P: View {
        @State var model = Model()
        var body: some View {
          VStack {
            Button("go") { model.word = "v" }
            Table([Item(id: 1), Item(id: 2)]) { TableColumn("Word") { item in Text("\\(model.word)\\(item.id)") } }
          }
        }
      }
      """, screen: "go Word w1 w2",
      steps: [Step("tap go", bodies: "", screen: "go Word v1 v2", lifetimes: "")]),
  ]
}
