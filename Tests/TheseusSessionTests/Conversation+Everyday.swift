extension Conversation {
  /// Programs as people write them, whose traces are compared as they are drawn.
  static let everyday = [
    // Semantics 5.1 and 1.8: what an app owns, and puts around its window, is there; of several scenes the first is open.
    Conversation(
      "an app owns what its window shows",
      """
      class Store: ObservableObject { @Published var n = 0 }
      struct ContentView: View {
        @EnvironmentObject var store: Store
        let title: String
        @Binding var isDark: Bool
        @State private var taps = 0
        var body: some View {
          Button(title) { store.n += 1; taps += 1 }
          Toggle("Dark", isOn: $isDark)
          Text("\\(store.n)")
        }
      }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      @main struct MyApp: App {
        @StateObject private var store = Store()
        @State private var isDark = false
        @Environment(\\.scenePhase) private var phase
        init() { print("starting") }
        var body: some Scene {
          WindowGroup {
            ContentView(title: isDark ? "Night" : "Day", isDark: $isDark).environmentObject(store)
          }
          .onChange(of: phase) { _, new in print("now \\(new)") }
          Settings { SettingsView() }
        }
      }
      """,
      [
        ":tree", ":state", ":type MyApp", "taps = 4", ":tap Day", ":toggle Dark", ":system scenePhase background",
        ":focus MyApp", "isDark = false",
      ]),
    Conversation(
      "an app around a view with arguments only",
      """
      class Model: ObservableObject { @Published var n = 0 }
      struct CounterView: View {
        @ObservedObject var model: Model
        var body: some View { Button("n \\(model.n)") { model.n += 1 } }
      }
      @main struct MyApp: App {
        var body: some Scene { WindowGroup("Counter") { CounterView(model: Model()) } }
      }
      """, [":tap 1", ":type MyApp"]),
    Conversation(
      "an app that only names its view",
      """
      struct CounterView: View {
        @State private var n = 0
        var body: some View { Button("n \\(n)") { n += 1 } }
      }
      struct Other: View { var body: some View { Text("other") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { CounterView() } } }
      """, [":tap 1"]),
    // DOC:text/init(_:format:): the style is that of the value's type, also where a chain of members makes it.
    Conversation(
      "texts with formats and fields of numbers",
      """
      struct V: View {
        @State private var share = 0.256
        @State private var amount: Decimal = 0
        @State private var count: Int?
        var body: some View {
          Text(share, format: .percent)
          Text(share, format: .percent.precision(.fractionLength(1)))
          Text(share, format: .number.precision(.fractionLength(1)))
          Text("\\(share, format: .number.precision(.fractionLength(2)))")
          Text(share, format: .currency(code: "EUR").precision(.fractionLength(0)))
          Text(0.25, format: .percent)
          Text("\\(0.25, format: .percent)")
          TextField("Amount", value: $amount, format: .number)
          TextField("Count", value: $count, format: .number)
        }
      }
      """, [":tree", ":enter Amount 30.50", ":enter Amount much", ":enter Count 4", ":enter Count \"\""]),
    // Semantics 2.9: what a row lays out belongs to the row; a group of an outline is a row too.
    Conversation(
      "rows with rows of their own are chosen whole",
      """
      struct File: Identifiable { let id: Int; let name: String; var kids: [File]? }
      struct V: View {
        @State private var chosen: Int?
        @State private var files: Set<Int> = []
        let tree = [File(id: 7, name: "Docs", kids: [File(id: 8, name: "Plan")]), File(id: 9, name: "Cat")]
        var body: some View {
          List([1, 2], id: \\.self, selection: $chosen) { n in
            VStack {
              HStack { Image(systemName: "star"); Text("Row \\(n)"); Button("Delete") {} }
              ForEach(["a", "b"], id: \\.self) { Text("#\\($0)") }
            }
            .swipeActions { Button("Archive") { print("archive", n) } }
          }
          List(tree, children: \\.kids, selection: $files) { Text($0.name) }
          Text("\\(chosen ?? 0) \\(files.sorted().description)")
        }
      }
      """,
      [":controls", ":pick 1 \"Row 2 #a #b\"", ":tap Archive of Row 1 #a #b", ":pick 6 Docs", ":pick 6 no"]),
    // Semantics 4.6: each row of a `ForEach` has the transition that is written in it.
    Conversation(
      "rows of a branch come and go by transitions of their own",
      """
      struct Card: View { let n: Int; var body: some View { Text("\\(n)") } }
      struct V: View {
        @State private var on = false
        var body: some View {
          Button("Flip") { withAnimation { on.toggle() } }
          if on {
            ForEach(1...3, id: \\.self) { Card(n: $0).transition($0 == 1 ? .slide : $0 == 2 ? .scale : .opacity) }
          } else {
            ForEach(["a", "b"], id: \\.self) { Text($0).transition($0 == "a" ? .slide : .scale) }
          }
        }
      }
      """, [":tap Flip", ":tap Flip", ":wait 1s"]),
    // Semantics 7: a transition belongs to the view that it is written at, the default one to its neighbours.
    Conversation(
      "neighbours come and go by transitions of their own",
      """
      struct V: View {
        @State private var on = false
        var body: some View {
          Button("Flip") { withAnimation { on.toggle() } }
          if on {
            Text("a").transition(.slide)
            Text("b")
            Circle().transition(.scale)
          }
        }
      }
      """, [":tap Flip", ":tap Flip", ":wait 1s"]),
    // A write that changes nothing, one part of a long value, and times that add up.
    Conversation(
      "writes of parts, and many passes",
      """
      struct Mail: Identifiable { let id: Int; var subject: String; var isRead = false; var label = "a long label" }
      @Observable final class Box { var mails = [Mail(id: 1, subject: "Hello"), Mail(id: 2, subject: "Invoice")] }
      struct Label: View { let text: String; var body: some View { Text(text) } }
      struct V: View {
        @State private var box = Box()
        @State private var mails = [Mail(id: 1, subject: "Hello"), Mail(id: 2, subject: "Invoice")]
        @State private var tenths = 0
        let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        var body: some View {
          ForEach(box.mails) { Label(text: $0.subject).accessibilityLabel("mail \\($0.id)") }
          Button("Read") { for i in mails.indices { mails[i].isRead = true }; print(mails.count) }
          Button("In place") { box.mails[0].subject += "" }
          DisclosureGroup("More") { Text("more") }
          Text("\\(tenths)").onReceive(timer) { _ in tenths += 1 }
        }
      }
      """,
      [
        ":tap Read", ":tap Read", ":tap In place", "box.mails[1].subject = \"Bill\"", ":wait 300ms", "tenths",
        ":wait 2s", ":state Label",
      ]),
    Conversation(
      "threads that sleep",
      """
      final class Loader: ObservableObject {
        let queue = DispatchQueue(label: "loader")
        let lock = NSLock()
        @Published var text = "none"
        func load(_ result: String) {
          queue.async {
            self.lock.lock()
            sleep(2)
            self.lock.unlock()
            DispatchQueue.main.async { self.text = result }
          }
        }
      }
      struct V: View {
        @StateObject private var loader = Loader()
        @State private var taps = 0
        var body: some View {
          Text(loader.text)
          Button("Load") { loader.load("first"); loader.load("second") }
          Button("Block") { sleep(3); taps += 1 }
          Button("Task") { Task { taps = 10; Thread.sleep(forTimeInterval: 1); taps = 11 } }
          Button("Never") { DispatchSemaphore(value: 0).wait() }
        }
      }
      """,
      [
        ":tap Load", ":wait 1s", ":wait 1s", ":wait 2s", ":tap Load", ":tap Block", ":undo", ":tap Never", ":tap Task",
        "extension Loader { func more() { } }", ":tap Load", ":wait 2s",
        "Thread.sleep(forTimeInterval: 2)",
      ]),
  ]
}
