extension Conversation {
  /// What a user does on the screen, what comes of it, and what keeps a user from it.
  static let acts = [
    // DOC:editbutton: it toggles the edit mode in the environment; DOC:view/sheet(ispresented:ondismiss:content:).
    Conversation(
      "an edit mode, and what a sheet covers",
      """
      import SwiftUI
      struct Row: View {
        let name: String
        @Environment(\\.editMode) private var mode
        var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing \\(name)" : name) }
      }
      struct ContentView: View {
        @State private var items = ["a", "b"]
        @State private var mode = EditMode.inactive
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            List { ForEach(items, id: \\.self) { Row(name: $0) }.onDelete { items.remove(atOffsets: $0) } }
              .toolbar { EditButton(); Button("Add") { isShown = true } }
          }
          .environment(\\.editMode, $mode)
          .sheet(isPresented: $isShown) { Button("Save") { isShown = false } }
        }
      }
      """,
      [":tap Edit", ":controls", ":tap Done", ":tap Add", ":tap Edit", ":delete 1", ":tap Save", ":delete 1"]),
    // DOC:scene/commands(content:), DOC:openwindowaction.
    Conversation(
      "an app with commands and further scenes",
      """
      import SwiftUI
      struct Home: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Open") { openWindow(id: "log") } }
      }
      @main struct Diary: App {
        @State private var n = 0
        var body: some Scene {
          Settings { Text("settings") }
          WindowGroup { Home() }.commands { CommandMenu("Count") { Button("Add") { n += 1 } } }
          Window("Log", id: "log") { Text("log") }
        }
      }
      """, [":tap Open", ":tree"]),
    // DOC:textfield/init(_:text:oneditingchanged:oncommit:), DOC:slider/init(value:in:oneditingchanged:): true when editing
    // begins, false when it ends. DOC:focusstate: the value of the field that has focus.
    Conversation(
      "editing begins and ends",
      """
      import SwiftUI
      struct ContentView: View {
        enum Field { case first, last }
        @State private var first = ""
        @State private var last = ""
        @State private var volume = 0.5
        @State private var steps = 0.0
        @State private var count = 1
        @FocusState private var field: Field?
        var body: some View {
          TextField("First", text: $first, onEditingChanged: { print("first \\($0)") }, onCommit: { print("commit") })
            .focused($field, equals: .first)
          SecureField("Last", text: $last).focused($field, equals: .last).onSubmit { print("submit") }
          Slider(value: $volume, onEditingChanged: { print("volume \\($0) \\(volume)") }) { Text("Volume") }
          Slider(value: $steps, in: 0...10, step: 5) { Text("Steps") }
          Stepper("Count", value: $count, in: 0...3) { print("count \\($0) \\(count)") }
          Stepper("Bare", onIncrement: { count += 10 }, onDecrement: nil)
          Button("Ask") { field = .first }
          Button("Done") { field = nil }
          Text(field == .first ? "typing" : "idle")
        }
      }
      """,
      [
        ":enter First Rex", ":enter First Milo", ":enter Last secret", ":submit Last", ":submit First", ":tap Ask",
        ":tap Done", ":tap Last", ":adjust Volume 0.7", ":adjust Steps 6", ":adjust Count 3", ":adjust Count +",
        ":adjust Bare +", ":adjust Bare -", ":adjust Bare 4", ":adjust Count 1.5",
      ]),
    // DOC:focusstate: when focus leaves the field, the state is false or nil. DOC:editactions.
    Conversation(
      "a field that goes away, and rows that are edited without an action",
      """
      import SwiftUI
      struct Item: Identifiable { let id: Int; var name: String }
      struct ContentView: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        @State private var isShown = true
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var body: some View {
          Button("Hide") { isShown = false }
          if isShown { TextField("Name", text: $text).focused($isFocused) }
          Text(isFocused ? "typing" : "idle")
          List($items, editActions: .all) { $item in Text(item.name).moveDisabled(item.id == 3) }
          List($items, editActions: .move) { $item in Text(item.name) }
        }
      }
      """,
      [":enter Name Rex", ":tap Hide", ":delete 2", ":move 1 2", ":move 2 1", ":state"]),
    // DOC:uiresponder/resignfirstresponder(): the field that is edited ends to be so, and DOC:focusstate follows.
    Conversation(
      "a keyboard that is put away",
      """
      import SwiftUI
      extension View {
        func hideKeyboard() {
          UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        }
      }
      struct ContentView: View {
        @State private var name = ""
        @FocusState private var isFocused: Bool
        var isAddress: Bool { NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+").evaluate(with: name) }
        var body: some View {
          TextField("Name", text: $name, onEditingChanged: { print("editing \\($0)") }).focused($isFocused)
          Button("Done") { hideKeyboard() }
          Text(isFocused ? "typing" : isAddress ? "ok" : "idle")
        }
      }
      """, [":enter Name a@b", ":tap Done", ":tap Done", ":tree"]),
    // DOC:notificationcenter/addobserver(_:selector:name:object:), DOC:timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:).
    Conversation(
      "methods that are named by selectors",
      """
      import SwiftUI
      final class Watcher: NSObject, ObservableObject {
        @Published var seen = ""
        var timer: Timer?
        override init() {
          super.init()
          NotificationCenter.default.addObserver(
            self, selector: #selector(changed(_:)), name: Notification.Name("changed"), object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(Watcher.ended), name: .init("ended"), object: nil)
        }
        func start() {
          timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick), userInfo: "t", repeats: true)
        }
        @objc func changed(_ note: Notification) { seen += "changed \\(note.userInfo?["to"] ?? "-") " }
        @objc private func ended() { seen += "ended " }
        @objc func move(to place: Int, by step: Int) {}
        @objc func tick(_ timer: Timer) {
          seen += timer.userInfo as? String ?? "-"
          if seen.hasSuffix("ttt") { timer.invalidate() }
        }
      }
      struct ContentView: View {
        @StateObject private var watcher = Watcher()
        private let center = NotificationCenter.default
        var body: some View {
          Text(watcher.seen)
          Button("Post") {
            center.post(name: .init("changed"), object: nil, userInfo: ["to": 3])
            center.post(name: .init("ended"), object: nil)
          }
          Button("Start") { watcher.start() }
          Button("Less") { center.removeObserver(watcher, name: .init("changed"), object: nil) }
          Button("None") { center.removeObserver(watcher) }
        }
      }
      """,
      [
        ":tap Post", ":tap Less", ":tap Post", ":tap None", ":tap Post", ":tree", ":tap Start", ":wait 10s", ":tree",
        "print(#selector(Watcher.changed(_:)), #selector(Watcher.tick), #selector(Watcher.move(to:by:)))",
        "print(#keyPath(Watcher.timer.isValid))",
      ]),
    // DOC:view/hidden(), DOC:view/allowshittesting(_:), DOC:view/disabled(_:); O: opacity 0 is not hit.
    Conversation(
      "touches that do not arrive",
      """
      import SwiftUI
      struct ContentView: View {
        @State private var taps = 0
        @State private var alpha = 0.0
        var body: some View {
          Text("\\(taps)")
          Button("Hidden") { taps += 1 }.hidden()
          VStack { Button("Clear") { taps += 1 } }.opacity(alpha)
          Button("Through") { taps += 1 }.allowsHitTesting(false)
          VStack { Button("Off") { taps += 1 } }.disabled(true)
          Text("Gone").opacity(0).onTapGesture { taps += 1 }
          Text("Shaped").opacity(0).contentShape(Rectangle()).onTapGesture { taps += 1 }
          Text("Off too").onTapGesture { taps += 1 }.disabled(true)
          Toggle("Switch", isOn: .constant(true))
          Menu("More") { Button("Inside") { taps += 1 } }
        }
      }
      """,
      [
        ":controls", ":tap Hidden", ":tap Clear", "alpha = 1", ":tap Clear", ":tap Through", ":tap Off", ":tap Gone",
        ":tap Shaped", ":tap Off too", ":adjust Switch 1", ":enter Clear x", ":pick More x", ":tap Inside",
      ]),
    Conversation(
      "swipe actions belong to their rows",
      """
      import SwiftUI
      struct ContentView: View {
        @State private var items = ["Milk", "Tea", "Rice"]
        @State private var pinned = ""
        var body: some View {
          List {
            ForEach(items, id: \\.self) { item in
              Text(item)
                .swipeActions { Button("Pin") { pinned = item } }
                .contextMenu { Button("Copy") { items.append(item + "!") } }
                .deleteDisabled(item == "Tea")
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      """,
      [
        ":tree", ":controls", ":tap Pin", ":tap Pin of Tea", "pinned", ":tap 6", ":delete 1", ":delete 1", ":delete 9",
        ":move 1 3", ":move 3 9",
      ]),
    // DOC:environmentvalues/issearching, DOC:dismisssearchaction, DOC:view/searchable(text:placement:prompt:),
    // DOC:view/searchcompletion(_:), DOC:view/onsubmit(of:_:).
    Conversation(
      "a search",
      """
      import SwiftUI
      struct Hits: View {
        let query: String
        @Environment(\\.isSearching) private var isSearching
        @Environment(\\.dismissSearch) private var dismissSearch
        var body: some View {
          Text(isSearching ? "searching \\(query)" : "all")
          Button("Stop") { dismissSearch() }
        }
      }
      struct ContentView: View {
        @State private var query = ""
        @State private var shows = false
        @State private var other = ""
        var body: some View {
          NavigationStack { Hits(query: query).searchable(text: $query, prompt: "Find") }
            .searchSuggestions { Text("Apple").searchCompletion("apple") }
            .onSubmit(of: .search) { print("search for \\(query)") }
            .onSubmit { print("never") }
          VStack { Hits(query: other) }.searchable(text: $other, isPresented: $shows)
        }
      }
      """,
      [
        ":controls", ":tap Apple", ":enter Find pear", ":tap Apple", ":submit Find", ":tap 2", ":enter Find x",
        ":dismiss", ":dismiss", "shows = true", ":enter Search y", ":dismiss", "shows",
      ]),
    // DOC:localizedstringkey/stringinterpolation: numbers are written by the format of their type, `%lld` and `%lf`.
    Conversation(
      "what a localized text shows",
      """
      import SwiftUI
      struct ContentView: View {
        @State private var n = 1234567
        @State private var opens = Date()
        var body: some View {
          Text("\\(n) \\(-1500) \\(999) \\(1.5)")
          Text(String(n))
          Text("\\(Text("bold").bold()) and \\(n, specifier: "%05d")")
          Text("\\(opens, style: .time), \\(opens, style: .date), \\(opens, style: .timer)")
          Text(opens, style: .relative)
          Text("\\(opens, format: .dateTime.year()) \\(n, format: .number)")
        }
      }
      """, [":tree", "opens = opens.addingTimeInterval(3725)", ":tree"]),
    // What is not known cannot be told apart from what changed its argument, and is kept by its name.
    Conversation(
      "unknown values",
      """
      import SwiftUI
      import Combine
      struct ContentView: View {
        @State private var bag = Set<AnyCancellable>()
        @State private var state = "idle"
        var body: some View {
          Text(state)
          Button("Store") { Somewhere.shared.stream().store(in: &bag); let (a, _) = Somewhere.pair(); state = "\\(a)" }
          Button("Load") {
            Task {
              do { _ = try await URLSession.shared.data(from: URL(string: "https://a.b")!) } catch { state = "offline" }
            }
          }
        }
      }
      """, [":tap Store", "bag.count", ":tap Load", "state"]),
    // A class of a framework that nobody knows may be written through a constant; arguments say which call gave the value.
    Conversation(
      "unknown objects",
      """
      import SwiftUI
      import CoreImage
      struct ContentView: View {
        let filter = CIFilter.code()
        @State private var count = 0
        var body: some View {
          Button("Draw") { filter.text = "a"; filter[0] = 1; count += 1 }
          Button("Load") { count = (try? JSONDecoder().decode([Int].self, from: filter.data(of: 1)))?.count ?? -1 }
        }
      }
      """, [":tap Draw", ":tap Load"]),
    // There is no store: what would be found is empty, and a line says so.
    Conversation(
      "models",
      """
      import SwiftUI
      import SwiftData
      @Model class Book {
        @Attribute(.unique) var title: String
        @Relationship(deleteRule: .cascade) var others: [Book] = []
        init(title: String) { self.title = title }
      }
      struct Shelf: View {
        let book: Book
        var body: some View { Text(book.title) }
      }
      struct ContentView: View {
        @Environment(\\.modelContext) private var context
        @Query(filter: #Predicate<Book> { $0.title != "" }, sort: \\.title, order: .reverse) private var books: [Book]
        @Query private var all: [Book]
        @State private var book = Book(title: "Emma")
        var body: some View {
          List(books) { Text($0.title) }
          ForEach(all) { NavigationLink($0.title, value: $0) }
          Button("Add") { context.insert(Book(title: "Ulysses")) }
          Shelf(book: book)
        }
      }
      @main struct BookApp: App {
        var body: some Scene { WindowGroup { ContentView() }.modelContainer(for: Book.self) }
      }
      """, [":tap Add", "book.title = \"Persuasion\"", "book == Book(title: \"Persuasion\")"]),
    Conversation(
      "files",
      """
      import SwiftUI
      @Observable class Notes {
        var texts: [String] = []
        let url = URL.documentsDirectory.appending(path: "notes.json")
        init() {
          do { texts = try JSONDecoder().decode([String].self, from: Data(contentsOf: url)) }
          catch { texts = [error.localizedDescription] }
        }
        func save() throws {
          try JSONEncoder().encode(texts).write(to: url, options: [.atomic, .completeFileProtection])
          if !FileManager.default.fileExists(atPath: url.path) { texts.append("lost") }
        }
      }
      struct ContentView: View {
        @State private var notes = Notes()
        var body: some View {
          ForEach(notes.texts, id: \\.self) { Text($0) }
          Button("Save") { try? notes.save() }
        }
      }
      """, [":tree", ":tap Save"]),
    Conversation(
      "fetch requests",
      """
      import SwiftUI
      import CoreData
      struct ContentView: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.time, ascending: true)], animation: .default)
        private var items: FetchedResults<Item>
        var body: some View {
          ForEach(items) { Text($0.name ?? "") }
          Button("Add") { let item = Item(context: context); item.name = "a"; try? context.save() }
          Text("\\(items.count)")
        }
      }
      """, [":tree", ":tap Add"]),
  ]
}
