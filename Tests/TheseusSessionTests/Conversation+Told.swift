extension Conversation {
  /// Programs whose traces say why nothing happened, who wrote, and how something came.
  static let told = [
    // Semantics 5.3: a view value that differs runs the body, whatever the body reads.
    Conversation(
      "bodies that ran because of an input",
      """
      struct Numbered: View { let n: Int; let seconds: Int; var body: some View { Text("\\(n)") } }
      struct Clock: View { let seconds: Int; var body: some View { Text("\\(seconds)") } }
      struct V: View {
        @State var seconds = 0
        @State var days = 0
        var body: some View {
          VStack {
            Clock(seconds: days)
            ForEach(1...3, id: \\.self) { Numbered(n: $0, seconds: seconds) }
          }
        }
      }
      """,
      [
        "seconds += 1", ":why Numbered", "days = 1; seconds = 2", ":undo", ":undo", "days = 3", "let limit = 5",
        ":jump 0", ":redo 2", ":redo",
      ]),
    // Semantics 5.2: the state of each of these rows is one that no body reads.
    Conversation(
      "rows that count their appearances without reading them",
      """
      struct Row: View {
        let n: Int
        @State var appearances = 0
        var body: some View { Text("\\(n)").onAppear { appearances += 1 } }
      }
      struct V: View {
        @State var count = 4
        var body: some View { VStack { ForEach(0..<count, id: \\.self) { Row(n: $0) } } }
      }
      """, ["count = 6", ":undo", ":why Row"]),
    // Semantics 5.5: a class with a publisher of its own.
    Conversation(
      "why a view began in one pass, when another pass ran the same bodies",
      """
      struct CountKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      struct Leaf: View { var body: some View { Text("leaf").preference(key: CountKey.self, value: 1) } }
      struct Aside: View { var body: some View { Text("aside") } }
      struct Card: View {
        let content: () -> Leaf
        @State var isOpen = false
        var body: some View {
          VStack {
            Button("Open") { isOpen.toggle() }
            Aside()
            if isOpen { content() }
          }
        }
      }
      struct V: View {
        @State var count = 0
        var body: some View {
          Card { Leaf() }.onPreferenceChange(CountKey.self) { count = $0 }
          Text("\\(count) shown")
        }
      }
      """, [":tap Open", ":why Leaf", ":why Card", ":why Aside", ":tap Open", ":why Leaf"]),
    Conversation(
      "an object with a publisher of its own",
      """
      final class Quiet: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
        @Published var n = 0
      }
      struct A: View { @ObservedObject var q: Quiet; var body: some View { Text("n \\(q.n)") } }
      struct V: View {
        let q = Quiet()
        var body: some View { VStack { Button("set") { q.n += 1 }; A(q: q) } }
      }
      """, [":tap set", "q.objectWillChange.send()"]),
    Conversation(
      "properties that nobody can observe",
      """
      @Observable class Model {
        var name = "a"
        @ObservationIgnored var hits = 0
        func hit() { hits += 1 }
      }
      class Store: ObservableObject { @Published var shown = 0; var hidden = [1] }
      class Plain { var n = 0 }
      struct V: View {
        @State var model = Model()
        @StateObject var store = Store()
        @State var plain = Plain()
        @State var unread = 0
        var body: some View {
          Text(model.name)
          Text("\\(model.hits) \\(store.shown) \\(store.hidden.count) \\(plain.n)")
          Button("Hit") { model.hit() }
          Button("Both") { model.hit(); model.name += "x" }
          Button("Hide") { store.hidden.append(2) }
          TextField("n", value: $plain.n, format: .number)
          Button("Nothing") { print("pressed") }
        }
      }
      """,
      [
        "model.hits += 1", ":tap Hit", ":tap Both", ":tap Hide", "plain.n = 4", "plain.n = 4", ":enter n 7",
        "unread += 1; store.shown += 1", ":tap Nothing",
      ]),
    Conversation(
      "acts that nothing comes of, and values as they differ",
      """
      struct Item: Identifiable { let id: Int; var name: String; var tint = Color.red }
      @Observable class Kid: Identifiable { let id: Int; init(_ id: Int) { self.id = id } }
      struct V: View {
        @State var items = [Item(id: 1, name: "Rex"), Item(id: 2, name: "Milo"), Item(id: 3, name: "Bo")]
        @State var kids = [Kid(1), Kid(2)]
        @State var chosen: Int?
        @State var tint = Color.red
        @State var day = Date(timeIntervalSinceReferenceDate: 0)
        var body: some View {
          VStack {
            Toggle("Fixed", isOn: .constant(true))
            Menu("File") { Button("Open") { } }
            List(items, selection: $chosen) { Text($0.name).foregroundStyle(tint) }
            ForEach(kids) { Text("\\($0.id)") }
            DatePicker("Day", selection: $day, in: Date(timeIntervalSinceReferenceDate: 0)...)
            ColorPicker("Tint", selection: $tint)
          }
        }
      }
      """,
      [
        ":toggle Fixed", ":tap File", ":tap Milo", ":pick List Milo", "items[1].name = \"Max\"", "items.swapAt(0, 2)",
        "items[0].tint = .blue; items[2].tint = .blue", "kids.swapAt(0, 1)", ":pick Tint #1A334D", ":pick Tint blue",
        ":pick Day 2025-06-10 14:30", ":pick Day 08:00", ":pick Day 2000-01-01",
      ]),
    Conversation(
      "what is out of sight",
      """
      struct Row: View {
        let n: Int
        @State var taps = 0
        var body: some View { Button("\\(n) \\(taps)") { taps += 1 }.onAppear { }.onDisappear { } }
      }
      struct V: View {
        @State var tab = 0
        @State var rows = Array(0..<9)
        @State var item: Int?
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack { VStack { Row(n: 100); NavigationLink("Push") { Row(n: 200) } } }.tag(0)
            List(rows, id: \\.self) { Row(n: $0) }.tag(1)
          }
        }
      }
      """,
      [
        ":tap Push", ":wait 1s", ":dismiss", ":wait 1s", ":system viewport 3", "tab = 1", "rows.remove(at: 1)",
        "rows.remove(at: 6)", "tab = 0",
      ]),
    Conversation(
      "rows of bindings",
      """
      struct Chore: Identifiable { let id: Int; var isDone = false }
      struct ChoreRow: View {
        @Binding var chore: Chore
        var body: some View { Toggle("Chore \\(chore.id)", isOn: $chore.isDone) }
      }
      final class House: ObservableObject { @Published var chores = [Chore(id: 1), Chore(id: 2)] }
      struct V: View {
        @StateObject var house = House()
        @State var size = "small"
        var body: some View {
          VStack {
            ForEach($house.chores) { ChoreRow(chore: $0) }
            Picker("Size", selection: $size) { Text("Small").tag("small"); Text("Large").tag("large") }
          }
        }
      }
      """, [":toggle Chore 1", ":pick Size large", ":pick Size huge"]),
    Conversation(
      "who wrote",
      """
      @Observable class Store {
        var items: [String] = []
        var isLoading = false
        func load() async {
          isLoading = true
          await Task.yield()
          items = ["a"]
          try? await Task.sleep(for: .seconds(1))
          isLoading = false
        }
      }
      struct V: View {
        @State var store = Store()
        @State var n = 0
        @State var seen = false
        @State var sheet = false
        var body: some View {
          VStack {
            Text("\\(n) \\(store.items.count) \\(store.isLoading)")
            Text("x").onAppear { seen = true; DispatchQueue.main.async { n += 1 } }
            Button("Later") { Task { n = 10 } }
          }
          .task { n = 5; await store.load() }
          .onAppear { n += 1 }
          .sheet(isPresented: $sheet, onDismiss: { n = 100 }) { Text("s") }
        }
      }
      """, [":wait 2s", ":tap Later", "sheet = true", ":dismiss", ":wait 1s"]),
    Conversation(
      "tabs and levels",
      """
      struct Row: View { let n: Int; @State var taps = 0; var body: some View { Text("\\(n) \\(taps)") } }
      struct Home: View {
        var body: some View {
          NavigationStack { NavigationLink("Push", destination: { VStack { Row(n: 3) } }) }
        }
      }
      struct V: View {
        @State var tab = 0
        @State var third = true
        var body: some View {
          TabView(selection: $tab) {
            Home().tag(0)
            Row(n: 1).tag(1)
            if third { Row(n: 2).tag(2) }
          }
        }
      }
      """, ["tab = 1", "tab = 2", "tab = 0", ":tap Push", ":dismiss", ":wait 1s", "third = false"]),
    Conversation(
      "long types under AnyView",
      """
      struct Row: View { @State var n = 0; var body: some View { Text("row") } }
      struct V: View {
        @State var on = false
        var body: some View {
          on ? AnyView(Row().padding().background(Color.red)) : AnyView(Row().padding())
        }
      }
      """, ["on = true"]),
    Conversation(
      "fields that are views",
      """
      struct Card<Label: View>: View { let label: Label; var body: some View { HStack { label; Text("x") } } }
      struct Reader: View {
        @Environment(\\.self) var all
        var body: some View { Text(all.colorScheme == .dark ? "dark" : "light") }
      }
      struct V: View {
        @State var n = 0
        var body: some View {
          Card(label: Text("count \\(n)").bold())
          Card(label: VStack { Text("a \\(n)") })
          Card(label: Color.red.opacity(Double(n)))
          Reader()
        }
      }
      """, ["n += 1", ":system colorScheme dark"]),
    Conversation(
      "heads of cases",
      """
      enum Page { case list([Int: String]), text(String), other }
      struct V: View {
        @State var page = Page.list([1: "a"])
        @State var items = [1, 2, 3]
        var body: some View {
          switch page {
          case .list(let found) where found[1] == "a:b" || found.isEmpty == false: Text("list")
          case
            .text, .other:
            Text("other")
          default: Text("rest")
          }
          if items.contains(where: { $0 > 2 }) { Text("large") }
          if items.isEmpty { Text("none") } else if items.allSatisfy({ $0 > 0 }) { Text("all") } else { Text("some") }
        }
      }
      """, ["page = .text(\"{\")", "items = [1]", "items = [-1]"]),
    Conversation(
      "the rows behind one that ended",
      """
      struct Item: Identifiable { let id: Int }
      struct V: View {
        @State var items = (1...8).map { Item(id: $0) }
        var body: some View { List { ForEach(items) { item in Text("\\(item.id)") } } }
      }
      """, ["items.removeFirst()", "items.remove(at: 1)", "items.removeLast(3)", "items.remove(at: 0)"]),
    Conversation(
      "what an object writes while it is made",
      """
      class Store: ObservableObject {
        @Published var names: [String] = []
        @Published var isLoading = false
        init() { load() }
        func load() {
          isLoading = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.names = ["a"]; self.isLoading = false }
        }
      }
      struct Page: View {
        @StateObject var store = Store()
        var body: some View { Text(store.isLoading ? "loading" : "\\(store.names.count)") }
      }
      struct V: View {
        @State var isShown = false
        var body: some View { Page(); if isShown { Page() }; Color.red.onTapGesture { isShown = true } }
      }
      """, [":tap onTapGesture", ":wait 1s"]),
    Conversation(
      "equal and long values",
      """
      class Store: ObservableObject { @Published var page: Int? }
      struct V: View {
        @StateObject var store = Store()
        @State var title = "A title that is not short"
        var body: some View { Text(title); Text("\\(store.page ?? 0)"); Button("Reset") { store.page = nil } }
      }
      """, [":tap Reset", "title = \"Another title of the same kind\""]),
    Conversation(
      "a view that left by its transition within the time",
      """
      struct Paw: View { @State var taps = 0; var body: some View { Text("\\(taps)") } }
      struct V: View {
        @State var n = 0
        var body: some View { VStack { Paw().id(n) }.task { try? await Task.sleep(for: .seconds(1)); withAnimation { n = 1 } } }
      }
      """, [":wait 5s"]),
    Conversation(
      "a preview of one view",
      """
      struct Card: View { let title: String; @State var n = 0; var body: some View { Text(title) } }
      #Preview("Card") {
        Card(title: "One")
          .padding()
      }
      """, []),
    Conversation(
      "a tab without views of its own",
      """
      struct V: View {
        @State var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            Text("first").tag(0)
            VStack { Text("second") }.tag(1)
          }
        }
      }
      """, ["tab = 1", "tab = 0"]),
    Conversation(
      "what differs deep inside",
      """
      struct Cell { var isLocked = false; var mark = "a mark that is long enough" }
      struct Board { var name = "a board with a long name"; var cells = [Cell(), Cell(), Cell()]; var other = [Cell()] }
      class Model: ObservableObject { @Published var board = Board() }
      struct V: View { @StateObject var model = Model(); var body: some View { Text("\\(model.board.cells.count)") } }
      """, ["model.board.cells[1].isLocked = true", "model.board.cells[2].mark = \"another one of the same length\""]),
    Conversation(
      "rows that change places",
      """
      struct Row: View { let id: Int; @State var n = 0; var body: some View { Text("\\(id)") } }
      struct V: View { @State var ids = [1, 2, 3]; var body: some View { ForEach(ids, id: \\.self) { Row(id: $0) } } }
      """, ["ids.swapAt(0, 2)", "ids.insert(ids.removeLast(), at: 0)"]),
  ]
}
